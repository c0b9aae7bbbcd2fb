/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The command that prints how many solutions have a queen on each square. */

#include "qs-cli-commands.h"

#include <glib/gi18n.h>

#include "qs-census-reader.h"
#include "qs-cli-arguments.h"
#include "qs-cli-output.h"
#include "qs-error.h"
#include "qs-frequencies.h"
#include "qs-symmetry.h"

/* The largest board: looking at every fundamental solution takes more than a minute on larger ones. */
#define MAX_N 17

/* The nodes between two checks of the output's reader: some milliseconds. */
#define NODES_PER_LOOK (1 << 20)

static void
add_images (QsFrequencies       *frequencies,
            const guint16       *columns,
            const QsCensusSpace *space)
{
  QsSymmetry symmetries[QS_SYMMETRIES];
  guint n_images = qs_symmetry_orbit (columns, space->n, space->n, QS_SYMMETRY_ALL, symmetries);

  for (guint i = 0; i < n_images; i++)
    {
      guint16 image[QS_CENSUS_MAX_N];

      qs_symmetry_apply (symmetries[i], columns, space->n, space->n, image);
      qs_frequencies_add (frequencies, image);
    }
}

/* Reads the solutions of @space; @with_images adds their turned and mirrored images. */
static gboolean
count_queens (const QsCensusSpace *space,
              gboolean             with_images,
              QsFileWriter        *output,
              QsFrequencies       *frequencies,
              GError             **error)
{
  guint16 columns[QS_CENSUS_MAX_N];
  QsEnumeratorStep step;
  QsCensusReader reader;

  qs_frequencies_init (frequencies, space->n_rows, space->n);
  qs_census_reader_init (&reader, space);

  while ((step = qs_census_reader_next (&reader, NODES_PER_LOOK, columns)) != QS_ENUMERATOR_FINISHED)
    {
      if (step == QS_ENUMERATOR_SOLUTION && with_images)
        add_images (frequencies, columns, space);
      else if (step == QS_ENUMERATOR_SOLUTION)
        qs_frequencies_add (frequencies, columns);
      else if (!qs_file_writer_check_reader (output, error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
count (const QsCliSpaceOptions *options,
       guint                    n,
       QsFileWriter            *output,
       QsFrequencies           *frequencies,
       GError                 **error)
{
  gboolean with_images = !options->is_fundamental && !qs_cli_space_options_is_narrowed (options);
  QsCensusSpace space;

  if (!qs_cli_space_options_parse (options, n, &space, NULL, error))
    return FALSE;

  /* Every class has one fundamental solution, so an eighth of the search finds them all. */
  if (with_images)
    qs_census_space_init (&space, n, NULL, QS_CENSUS_FUNDAMENTAL);

  return count_queens (&space, with_images, output, frequencies, error);
}

/* The values of a row and the rows, from the top, with what stands between them. */
static char *
list_values (const QsFrequencies *frequencies,
             const char          *separator,
             const char          *row_separator)
{
  guint n = frequencies->n, n_squares = frequencies->n_rows * n;
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n_squares; i++)
    g_string_append_printf (text, "%s%" G_GUINT64_FORMAT, i == 0 ? "" : i % n == 0 ? row_separator : separator,
                            qs_frequencies_get (frequencies, (QsSquare){ i / n, i % n }));

  return g_string_free (text, FALSE);
}

/* Prints how many solutions have a queen on each square. */
gboolean
qs_cli_squares (GStrv   *arguments,
                GError **error)
{
  g_autoptr (QsFileWriter) output = qs_cli_output_new ();
  QsCliSpaceOptions options = { NULL };
  gboolean is_csv = FALSE, is_json = FALSE;
  const GOptionEntry entries[] = {
    QS_CLI_SPACE_OPTIONS (&options),
    QS_CLI_CSV_OPTION (&is_csv),
    QS_CLI_JSON_OPTION (&is_json),
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *values = NULL;
  const char *board;
  QsFrequencies frequencies;
  guint n;

  if (!qs_cli_arguments_parse_operand (arguments, "N",
                                       _ ("Prints how many solutions for N queens have a queen on each square, top row first.\n"
                                          "N is from 1 to 17, or to 32 where squares are required or forbidden. It may be\n"
                                          "another problem, such as 6x9, 13:torus, 12:superqueens or 8:touching."),
                                       entries, &board, error) ||
      !qs_cli_space_options_parse_board (&options, board, QS_CENSUS_MAX_N, &n, error))
    return FALSE;

  if (n > MAX_N && !qs_cli_space_options_is_narrowed (&options))
    return qs_error_fail (error, QS_ERROR_OUT_OF_RANGE,
                          /* Translators: the largest board, and the board that the user gave. */
                          _ ("All solutions can be visited for up to %u queens, not for %u; require or forbid squares"),
                          MAX_N, n);

  if (!count (&options, n, output, &frequencies, error))
    return FALSE;

  values = list_values (&frequencies, is_json || is_csv ? "," : "\t", is_json ? "],[" : "\n");
  if (is_json)
    {
      qs_cli_json_add (text, "n", "%u", n);
      qs_cli_json_add (text, "squares", "[[%s]]", values);
      qs_cli_json_end (text);
    }
  else
    g_string_append_printf (text, "%s\n", values);
  if (!is_json && !is_csv)
    qs_cli_table_align (text, 0);

  return qs_cli_output_print (text->str, error);
}
