/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A file on its way to its place: nobody sees it before it is whole, and if it never is, nothing of it is left. */

#pragma once

#include <glib.h>
#include <sys/types.h>

/* A file that takes another's place when it is whole. Until then it has no name where the file
 * system has files without one; elsewhere it has a hidden name beside the target. */
typedef struct
{
  char *target;
  char *folder; /* of the target */
  char *path;   /* (nullable): its own hidden name */
  int fd;
} QsTemporary;

void         qs_temporary_catch_signals (void);
void         qs_temporary_flush_folder  (const char  *folder);

QsTemporary *qs_temporary_new           (const char  *target,
                                         mode_t       mode);
gboolean     qs_temporary_give_name     (QsTemporary *self);
gboolean     qs_temporary_commit        (QsTemporary *self);
void         qs_temporary_free          (QsTemporary *self);
