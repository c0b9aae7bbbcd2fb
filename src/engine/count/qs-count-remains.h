/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The remains of an interrupted count. */

#pragma once

#include <glib.h>

#include "qs-total.h"

/**
 * QsCountRemains:
 * @n: the side of the board, in squares
 * @progress: how much of the count is done, 0 … 1; negative when that cannot be
 *   read
 * @solutions: how many were counted
 * @size: how large its files are, in bytes
 * @was_stopped: whether it was stopped on request, in this process
 * @can_discard: whether the file can be discarded, because no other process
 *   counts with it
 * @is_outdated: whether another version of the program counted it, so that it
 *   can only begin anew; its files were set aside
 * @reason: (nullable): what is wrong with the file
 *
 * The remains of an interrupted count.
 */
typedef struct
{
  guint n;
  double progress;
  QsTotal solutions;
  guint64 size;
  gboolean was_stopped;
  gboolean can_discard;
  gboolean is_outdated;
  char *reason;
} QsCountRemains;

void            qs_count_remains_free   (gpointer  data);
QsCountRemains *qs_count_remains_read   (guint     n);
gboolean        qs_count_remains_remove (guint     n,
                                         GError  **error);
