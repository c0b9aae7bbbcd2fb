/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the words of a command line mean: a number of queens, boards, files, links. */

#include "qs-arguments.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qs-error.h"

static gboolean
has_scheme (const char *text)
{
  return g_ascii_strncasecmp (text, QS_PLAY_LINK, strlen (QS_PLAY_LINK)) == 0;
}

/* A board, such as 8:torus, is a link too. A file of such a name is written ./8:torus. */
gboolean
qs_arguments_is_link (const char *text)
{
  QsProblem problem;

  return has_scheme (text) || (g_ascii_isdigit (*text) && qs_problem_parse (text, &problem, NULL));
}

/* Whether it stands for what another program writes. */
gboolean
qs_arguments_is_input (const char *text)
{
  return g_str_equal (text, "-");
}

/* Reads what a link names. Anybody may have written it. */
gboolean
qs_arguments_parse_link (const char *link,
                         QsPlayLink *found,
                         GError    **error)
{
  const char *text = has_scheme (link) ? link + strlen (QS_PLAY_LINK) : link;
  g_autofree char *unescaped = g_uri_unescape_string (text, NULL);

  return qs_play_link_parse (unescaped != NULL ? unescaped : text, found, error);
}

/* The number of queens, if the first argument is one; else 0. A file of such a name is written ./8. */
guint
qs_arguments_parse_queens (const char *const *arguments)
{
  guint64 value = 0;

  if (arguments != NULL && arguments[0] != NULL)
    g_ascii_string_to_unsigned (arguments[0], 10, 1, QS_ENUMERATOR_MAX_N, &value, NULL);

  return (guint) value;
}

static gboolean
is_file (const char *argument)
{
  g_autofree char *scheme = g_uri_parse_scheme (argument);

  return qs_arguments_is_input (argument) || qs_arguments_is_link (argument) || scheme != NULL ||
         g_file_test (argument, G_FILE_TEST_EXISTS);
}

/* An argument that is out of place; NULL for none. */
static const char *
find_stray (const char *const *arguments)
{
  if (qs_arguments_parse_queens (arguments) > 0)
    return arguments[1];

  while (arguments != NULL && *arguments != NULL && is_file (*arguments))
    arguments++;

  return arguments != NULL ? *arguments : NULL;
}

/* Whether @arguments are a number of queens, or boards, files and links. */
gboolean
qs_arguments_check (const char *const *arguments,
                    GError           **error)
{
  const char *stray = find_stray (arguments);
  g_autofree char *name = stray != NULL ? qs_shown_name (stray) : NULL;
  QsPlayLink link;

  if (stray == NULL)
    {
      for (; arguments != NULL && *arguments != NULL; arguments++)
        {
          if (qs_arguments_is_link (*arguments) && !qs_arguments_parse_link (*arguments, &link, error))
            return FALSE;
        }
      return TRUE;
    }

  if (qs_arguments_parse_queens (arguments) > 0)
    g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                 _ ("“%s” is one argument too many"), name);
  else if (g_ascii_isdigit (*stray) && strpbrk (stray, ":+") != NULL)
    qs_problem_parse (stray, &link.problem, error);
  else
    g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                 _ ("“%s” is neither a number of queens from 1 to %u nor a file"), name, QS_ENUMERATOR_MAX_N);

  return FALSE;
}

/* GLib's message on a command line lacks the program's name, and repeats arguments however long they are. */
void
qs_arguments_print_error (const char *message)
{
  g_autofree char *line = g_strchomp (g_strdup (message));
  g_autofree char *shown = qs_error_shorten_message (line);

  g_set_printerr_handler (NULL);
  g_printerr ("queenside: %s\n", shown);
  g_set_printerr_handler (qs_arguments_print_error);
}
