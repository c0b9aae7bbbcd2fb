/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-share-words.h"

#include <glib/gi18n.h>

#include "qs-problem-words.h"

/* The millimetres of a user unit in a vector picture: a point. */
#define MILLIMETRES (25.4 / 72)

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

/* The sides are in user units of the picture. */
char *
qs_share_words_size (QsPictureKind kind,
                     double        width,
                     double        height)
{
  if (kind == QS_PICTURE_PNG)
    /* Translators: the width and the height of a picture. */
    return g_strdup_printf (_ ("%.0f × %.0f pixels"), width * QS_PICTURE_PIXELS, height * QS_PICTURE_PIXELS);

  /* Translators: the width and the height of a picture. */
  return g_strdup_printf (_ ("%.0f × %.0f mm"), width * MILLIMETRES, height * MILLIMETRES);
}
