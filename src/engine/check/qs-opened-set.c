/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The boards of a file together with what is to be said about them. */

#include "qs-opened-set.h"

QsOpenedSet *
qs_opened_set_new (const char  *name,
                   QsBoardFile *file,
                   QsVerdict   *verdict)
{
  QsOpenedSet *self = g_atomic_rc_box_new (QsOpenedSet);

  self->name = g_strdup (name);
  self->file = file;
  self->verdict = verdict;

  return self;
}

QsOpenedSet *
qs_opened_set_ref (QsOpenedSet *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
clear (gpointer data)
{
  QsOpenedSet *self = data;

  g_free (self->name);
  qs_board_file_free (self->file);
  qs_verdict_free (self->verdict);
}

void
qs_opened_set_unref (QsOpenedSet *self)
{
  g_atomic_rc_box_release_full (self, clear);
}
