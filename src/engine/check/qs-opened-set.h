/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The boards of a file together with what is to be said about them. */

#pragma once

#include "qs-verdict.h"

/* A file that was read and judged. It does not change, so several threads may look at it. */
typedef struct
{
  char *name;
  QsBoardFile *file;
  QsVerdict *verdict;
} QsOpenedSet;

QsOpenedSet *qs_opened_set_new   (const char  *name,
                                  QsBoardFile *file,
                                  QsVerdict   *verdict);
QsOpenedSet *qs_opened_set_ref   (QsOpenedSet *self);
void         qs_opened_set_unref (QsOpenedSet *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsOpenedSet, qs_opened_set_unref)
