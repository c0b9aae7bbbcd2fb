/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A method's data in words, for people who cannot see them. */

#include "qs-internals-words.h"

#include <glib/gi18n.h>

/* How many characters of all values are read out at most. */
#define MAX_TOLD 400

/* Such as “diagonals[3]: 1”. */
char *
qs_internals_words_tell_one (const QsInternals *internals,
                             const QsPiece     *piece)
{
  guint n_data;
  const QsDatum *datum = &qs_internals_get_data (internals, &n_data)[piece->datum];
  char place[24] = "";

  if (datum->kind == QS_DATUM_ARRAY || datum->kind == QS_DATUM_BITS)
    g_snprintf (place, sizeof place, "[%d]", datum->first_index + (int) piece->cell);
  else if (datum->kind == QS_DATUM_MATRIX && datum->width > 0)
    g_snprintf (place, sizeof place, "[%u][%u]", piece->cell / datum->width, piece->cell % datum->width);

  if (piece->text[0] != '\0')
    return g_strdup_printf ("%s%s: %s", datum->name, place, piece->text);

  return g_strdup_printf ("%s%s: %" G_GINT64_FORMAT, datum->name, place,
                          qs_internals_get_cells (internals, datum)[piece->cell].value);
}

/* All names and values, or the first of many. */
char *
qs_internals_words_tell_all (const QsInternals *internals,
                             const QsPiece     *pieces,
                             guint              n_pieces)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint n_data;
  const QsDatum *data = qs_internals_get_data (internals, &n_data);

  for (guint i = 0; i < n_pieces && text->len < MAX_TOLD; i++)
    {
      if (pieces[i].kind == QS_PIECE_NAME)
        g_string_append_printf (text, "%s%s:", text->len > 0 ? _ ("; ") : "", pieces[i].text);
      else if (pieces[i].kind == QS_PIECE_CELL)
        g_string_append_printf (text, " %" G_GINT64_FORMAT,
                                qs_internals_get_cells (internals, &data[pieces[i].datum])[pieces[i].cell].value);
    }
  if (text->len >= MAX_TOLD)
    g_string_append (text, " …");

  return g_string_free (g_steal_pointer (&text), FALSE);
}
