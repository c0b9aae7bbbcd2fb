/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The remains of an interrupted count. */

#pragma once

#include <glib.h>

#include "qs-total.h"

G_BEGIN_DECLS

/* The remains of an interrupted count. */
typedef struct
{
  guint n;
  double progress;      /* how much of the count is done, 0 … 1; negative when that cannot be read */
  QsTotal solutions;    /* how many were counted */
  guint64 size;         /* of its files, in bytes */
  gboolean was_stopped; /* on request, in this process */
  gboolean can_discard; /* because no other process counts with it */
  char *reason;         /* what is wrong with the file, or %NULL */
} QsCountRemains;

QsCountRemains *qs_count_remains_new    (guint     n,
                                         double    progress);
void            qs_count_remains_free   (gpointer  data);
QsCountRemains *qs_count_remains_read   (guint     n);
gboolean        qs_count_remains_remove (guint     n,
                                         GError  **error);

G_END_DECLS
