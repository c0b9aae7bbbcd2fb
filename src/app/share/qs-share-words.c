/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a shared board is called. */

#include "qs-share-words.h"

#include <glib/gi18n.h>

#include "qs-problem-words.h"

/* A name for the board's file, such as “8-queens-12.png”. @suffix has its dot. */
char *
qs_share_words_name (const QsBoardPicture *picture,
                     const char           *suffix)
{
  g_autofree char *n = g_strdup_printf ("%u", picture->n);
  g_autofree char *stem = picture->scene.board != NULL ? qs_problem_words_stem (&picture->scene.board->problem)
                                                       : g_strdup_printf (_ ("%s-queens"), n);

  return picture->number == 0 ? g_strconcat (stem, suffix, NULL)
                              : g_strdup_printf ("%s-%" G_GUINT64_FORMAT "%s", stem, picture->number, suffix);
}
