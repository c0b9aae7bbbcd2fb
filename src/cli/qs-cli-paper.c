/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads sizes of paper, such as a4 or 210x297mm, and numbers of boards, such as 3x4. */

#include "qs-cli-paper.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qs-cli-arguments.h"
#include "qs-sheet-layout.h"

#define POINTS_PER_MM (72 / 25.4)

/* In millimetres. */
#define MIN_SIDE 30
#define MAX_SIDE 2000
#define MIN_WITHIN 20 /* what the margins must leave */

static const struct
{
  const char *name;
  double width; /* in millimetres */
  double height;
} papers[] = {
  { "a3", 297, 420 },
  { "a4", 210, 297 },
  { "a5", 148, 210 },
  { "letter", 215.9, 279.4 },
  { "legal", 215.9, 355.6 },
};

/* The names of the sizes, for a message. */
char *
qs_cli_paper_list (void)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    g_string_append_printf (list, "%s%s", i > 0 ? ", " : "", papers[i].name);

  return g_string_free (list, FALSE);
}

/* Reads a length in millimetres that ends with @suffix, and moves @text behind it. */
static gboolean
read_length (const char **text,
             const char  *suffix,
             double      *length)
{
  char *end;

  if (!g_ascii_isdigit (**text))
    return FALSE;

  *length = g_ascii_strtod (*text, &end);
  *text = end + strlen (suffix);

  return g_str_has_prefix (end, suffix) && *length <= MAX_SIDE;
}

static gboolean
find_size (const char *text,
           double     *width,
           double     *height)
{
  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    {
      if (g_ascii_strcasecmp (text, papers[i].name) == 0)
        {
          *width = papers[i].width;
          *height = papers[i].height;
          return TRUE;
        }
    }

  return read_length (&text, "x", width) && read_length (&text, "mm", height) && *text == '\0' &&
         MIN (*width, *height) >= MIN_SIDE;
}

/* Reads the arguments of --paper and --margin. */
gboolean
qs_cli_paper_parse (const char    *size,
                    const char    *margin,
                    QsSheetPaper  *paper,
                    GError       **error)
{
  double width, height, free_side;
  g_autofree char *names = NULL;
  const char *rest = margin;

  if (!find_size (size, &width, &height))
    {
      names = qs_cli_paper_list ();
      return qs_cli_arguments_refuse (error,
                                      /* Translators: a list of names, two limits, and what the user wrote. */
                                      _ ("--paper must be one of %s or a size such as 210x297mm, each side from %d to %d mm, "
                                         "not “%s”"),
                                      names, MIN_SIDE, MAX_SIDE, size);
    }

  if (!read_length (&rest, "", &free_side) || *rest != '\0' || MIN (width, height) - 2 * free_side < MIN_WITHIN)
    return qs_cli_arguments_refuse (error,
                                    /* Translators: a limit, and what the user wrote. */
                                    _ ("--margin must be a number of millimetres from 0 to %.0f on this paper, not “%s”"),
                                    (MIN (width, height) - MIN_WITHIN) / 2, margin);

  free_side *= POINTS_PER_MM;
  *paper = (QsSheetPaper){ width * POINTS_PER_MM, height * POINTS_PER_MM, free_side, free_side };

  return TRUE;
}

/* Reads the argument of --boards. */
gboolean
qs_cli_paper_parse_boards (const char  *text,
                           guint       *across,
                           guint       *down,
                           GError     **error)
{
  g_auto (GStrv) numbers = g_strsplit (text, "x", 2);
  guint64 columns, rows;

  if (g_strv_length (numbers) != 2 ||
      !g_ascii_string_to_unsigned (numbers[0], 10, 1, QS_SHEET_MAX_ACROSS, &columns, NULL) ||
      !g_ascii_string_to_unsigned (numbers[1], 10, 1, QS_SHEET_MAX_ACROSS, &rows, NULL))
    return qs_cli_arguments_refuse (error,
                                    /* Translators: a limit, and what the user wrote. */
                                    _ ("--boards must be two numbers from 1 to %d such as 3x4, for 4 rows of 3 boards, not “%s”"),
                                    QS_SHEET_MAX_ACROSS, text);

  *across = (guint) columns;
  *down = (guint) rows;

  return TRUE;
}
