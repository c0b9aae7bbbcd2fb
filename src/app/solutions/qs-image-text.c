/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-image-text.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>

#include "qs-solution.h"
#include "qs-text.h"

#define LEFT_TO_RIGHT_ISOLATE "\xe2\x81\xa6"
#define POP_DIRECTIONAL_ISOLATE "\xe2\x81\xa9"

/* A list of columns is read from the left, like the board, even among words that are not. */
static char *
write_columns (const guint16 *columns,
               guint          n)
{
  g_autofree char *list = qs_solution_to_string (columns, n);

  if (gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL)
    return g_strconcat (LEFT_TO_RIGHT_ISOLATE, list, POP_DIRECTIONAL_ISOLATE, NULL);

  return g_steal_pointer (&list);
}

/* Such as “Solution 12 · 1 5 8 6 3 7 2 4 · symmetry class 1 of 12 (8 images)”.
 * Numbers count from 1, columns from 0; @more may be NULL. */
char *
qs_image_text_caption (guint64        number,
                       const guint16 *columns,
                       guint          n,
                       const char    *more)
{
  g_autofree char *number_text = qs_text_count (number);
  g_autofree char *list = write_columns (columns, n);

  if (more == NULL)
    /* Translators: the number of a solution, and its columns. */
    return g_strdup_printf (_ ("Solution %s · %s"), number_text, list);

  /* Translators: the number of a solution, its columns, then such as “symmetry class 1 of 12 (8 images)”. */
  return g_strdup_printf (_ ("Solution %s · %s · %s"), number_text, list, more);
}

/* Such as “symmetry class 1 of 12 (8 images)”. @number is from 1; @total is 0 while it is not known. */
char *
qs_image_text_class (guint64 number,
                     guint64 total,
                     guint   n_images)
{
  g_autofree char *number_text = qs_text_count (number);
  g_autofree char *total_text = qs_text_count (total);
  g_autofree char *images = g_strdup_printf (ngettext ("%u image", "%u images", n_images), n_images);

  if (total == 0)
    /* Translators: the number of a symmetry class, then “8 images”. */
    return g_strdup_printf (_ ("symmetry class %s (%s)"), number_text, images);

  /* Translators: the number of a symmetry class, how many there are, then “8 images”. */
  return g_strdup_printf (_ ("symmetry class %s of %s (%s)"), number_text, total_text, images);
}

static const char *const symmetries[] = {
  [QS_SYMMETRY_IDENTITY] = N_ ("As shown"),
  [QS_SYMMETRY_QUARTER_TURN] = N_ ("Quarter turn"),
  [QS_SYMMETRY_HALF_TURN] = N_ ("Half turn"),
  [QS_SYMMETRY_THREE_QUARTER_TURN] = N_ ("Three-quarter turn"),
  [QS_SYMMETRY_MIRROR_COLUMNS] = N_ ("Mirrored left–right"),
  [QS_SYMMETRY_MIRROR_ROWS] = N_ ("Mirrored top–bottom"),
  [QS_SYMMETRY_MIRROR_DIAGONAL] = N_ ("Mirrored in the diagonal"),
  [QS_SYMMETRY_MIRROR_ANTI_DIAGONAL] = N_ ("Mirrored in the anti-diagonal"),
};

/* Such as “Quarter turn”. */
const char *
qs_image_text_symmetry (QsSymmetry symmetry)
{
  return _ (symmetries[symmetry]);
}
