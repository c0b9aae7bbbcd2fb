/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a shared board is called. */

#include "config.h"

#include "qs-share-words.h"

#include <glib/gi18n.h>

/* A name for the board's file, such as “8-queens-12.png”. @suffix has its dot. */
char *
qs_share_words_name (const QsBoardPicture *picture,
                     const char           *suffix)
{
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, picture->number);

  if (picture->number == 0)
    /* Translators: the name suggested for a file, such as “8-queens.txt”. */
    return g_strdup_printf (_ ("%u-queens%s"), picture->n, suffix);

  /* Translators: the name suggested for a file: queens, a solution's number and a suffix, such as “8-queens-12.png”. */
  return g_strdup_printf (_ ("%u-queens-%s%s"), picture->n, number, suffix);
}
