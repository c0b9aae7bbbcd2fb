/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Standard output, with every write checked. */

#include "qs-cli-output.h"

#include <glib/gi18n.h>
#include <string.h>
#include <unistd.h>

#include "qs-error.h"

QsFileWriter *
qs_cli_output_new (void)
{
  /* Translators: stands where a file's name does: Could not write “standard output”. */
  return qs_file_writer_new_for_fd (STDOUT_FILENO, _ ("standard output"));
}

/* Writes a text for people to standard output. Fails with %QS_ERROR_FILE or %QS_ERROR_CLOSED. */
gboolean
qs_cli_output_print (const char *text,
                     GError    **error)
{
  g_autoptr (QsFileWriter) output = qs_cli_output_new ();
  g_autofree char *encoded = NULL;
  const char *charset;

  /* In the user's encoding, with a question mark for characters that it lacks. */
  if (!g_get_charset (&charset))
    encoded = g_convert_with_fallback (text, -1, charset, "UTF-8", "?", NULL, NULL, NULL);
  if (encoded != NULL)
    text = encoded;

  return qs_file_writer_write (output, text, strlen (text), error) &&
         qs_file_writer_commit (output, error);
}

/* Writes a note to the user besides the output, as one line on standard error. @format is a
 * sentence without its point. */
void
qs_cli_output_note (const char *format,
                    ...)
{
  g_autofree char *text = NULL;
  g_autofree char *shown = NULL;
  va_list list;

  va_start (list, format);
  text = g_strdup_vprintf (format, list);
  va_end (list);
  shown = qs_error_shorten_message (text);

  g_printerr ("queenside-cli: %s\n", shown);
}
