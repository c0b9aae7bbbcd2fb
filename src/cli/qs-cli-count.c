/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The command that counts solutions: it finds every one of them. */

#include "config.h"

#include "qs-cli-count.h"

#include <glib/gi18n.h>

#include "qs-cli-arguments.h"
#include "qs-cli-output.h"
#include "qs-enumerator.h"

/* The nodes between two looks at the reader of the output: some milliseconds. */
#define NODES_PER_LOOK (1 << 20)

/* How often the reader is looked at while solutions are found, in solutions. */
#define SOLUTIONS_PER_LOOK (1 << 16)

static gboolean
count_solutions (guint         n,
                 QsFileWriter *output,
                 guint64      *count,
                 GError      **error)
{
  QsEnumerator enumerator;
  QsEnumeratorStep step;
  guint16 columns[QS_ENUMERATOR_MAX_N];

  qs_enumerator_init (&enumerator, n);
  *count = 0;

  while ((step = qs_enumerator_next (&enumerator, NODES_PER_LOOK, columns)) != QS_ENUMERATOR_FINISHED)
    {
      if (step == QS_ENUMERATOR_SOLUTION && ++*count % SOLUTIONS_PER_LOOK != 0)
        continue;

      if (!qs_file_writer_check_reader (output, error))
        return FALSE;
    }

  return TRUE;
}

/**
 * qs_cli_count:
 * @arguments: (inout): the command's name and what follows it
 * @error: the place for an error: %G_OPTION_ERROR, %QS_ERROR_FILE,
 *   %QS_ERROR_CLOSED
 *
 * Prints how many solutions a board has.
 *
 * Returns: whether it did
 */
gboolean
qs_cli_count (GStrv   *arguments,
              GError **error)
{
  g_autoptr (QsFileWriter) output = qs_cli_output_new ();
  g_autofree char *text = NULL;
  guint64 count;
  guint n;

  if (!qs_cli_arguments_parse (arguments,
                               _ ("Counts the solutions for N queens, from 1 to 32, by finding each."),
                               NULL, QS_ENUMERATOR_MAX_N, &n, &text, error))
    return FALSE;

  if (text == NULL)
    {
      if (!count_solutions (n, output, &count, error))
        return FALSE;

      text = g_strdup_printf ("%" G_GUINT64_FORMAT "\n", count);
    }

  return qs_cli_output_print (text, error);
}
