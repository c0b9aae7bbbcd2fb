/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Adds up partial results that were counted elsewhere.
 *
 * Whatever is wrong with a file is an error, never a smaller sum. */

#include "config.h"

#include "qs-cli-count-sum.h"

#include <gio/gio.h>
#include <gio/gunixinputstream.h>
#include <glib/gi18n.h>
#include <unistd.h>

#include "qs-error.h"

/* More than any partial result has, in bytes: a file of another kind is not read to its end. */
#define MAX_LENGTH (64 * 1024 * 1024)

static gboolean
is_standard_input (const char *name)
{
  return g_str_equal (name, "-");
}

/* The name of a file in a message. */
static const char *
get_title (const char *name)
{
  /* Translators: stands where a file's name does: “standard input”: Unit 3 is in both results. */
  return is_standard_input (name) ? _ ("standard input") : name;
}

/* Every such error is a failure, not a wrong use of the command. */
static void
blame (const char *name,
       GError     *cause,
       GError    **error)
{
  /* Translators: a file's name, and what is wrong with it. */
  g_set_error (error, QS_ERROR, QS_ERROR_FILE, _ ("“%s”: %s"), get_title (name), cause->message);
  g_error_free (cause);
}

static GInputStream *
open_input (const char *name,
            GError    **error)
{
  g_autoptr (GFile) file = NULL;

  if (is_standard_input (name))
    return g_unix_input_stream_new (STDIN_FILENO, FALSE);

  file = g_file_new_for_path (name);

  return G_INPUT_STREAM (g_file_read (file, NULL, error));
}

/* Reads a whole file. Returns: (transfer full) (nullable) */
static GString *
read_text (const char *name,
           GError    **error)
{
  g_autoptr (GInputStream) input = open_input (name, error);
  g_autoptr (GString) text = g_string_new (NULL);
  char buffer[4096];
  gssize length;

  if (input == NULL)
    return NULL;

  while ((length = g_input_stream_read (input, buffer, sizeof buffer, NULL, error)) > 0 && text->len <= MAX_LENGTH)
    g_string_append_len (text, buffer, length);

  if (length < 0)
    return NULL;

  if (text->len > MAX_LENGTH)
    {
      g_set_error (error, QS_ERROR, QS_ERROR_FILE, _ ("It is not a partial result: those have at most %u bytes"),
                   MAX_LENGTH);
      return NULL;
    }

  return g_steal_pointer (&text);
}

static QsPartial *
read_partial (const char *name,
              GError    **error)
{
  GError *cause = NULL;
  g_autoptr (GString) text = read_text (name, &cause);
  QsPartial *partial = text != NULL ? qs_partial_parse (text->str, text->len, &cause) : NULL;

  if (partial == NULL)
    blame (name, cause, error);

  return partial;
}

/* Whether a result is about @n; 0 stands for any. */
static gboolean
check_n (const QsPartial *partial,
         const char      *name,
         guint            n,
         GError         **error)
{
  guint its_n = qs_partial_get_plan (partial)->n;

  if (n == 0 || its_n == n)
    return TRUE;

  g_set_error (error, QS_ERROR, QS_ERROR_FILE,
               /* Translators: a file's name, and two numbers of queens. */
               _ ("“%s” is a result of n = %u, not of n = %u"), get_title (name), its_n, n);

  return FALSE;
}

/* Names the file that a result does not fit: one of those that were added before. */
static void
blame_pair (const char *const *names,
            GPtrArray         *before,
            const QsPartial   *partial,
            GError           **error)
{
  for (guint i = 0; i < before->len; i++)
    {
      g_autoptr (QsPartial) copy = qs_partial_copy (g_ptr_array_index (before, i));
      GError *cause = NULL;

      if (qs_partial_merge (copy, partial, &cause))
        continue;

      /* Translators: two files' names, and why they do not go together. */
      g_set_error (error, QS_ERROR, QS_ERROR_FILE, _ ("“%s” and “%s”: %s"),
                   get_title (names[i]), get_title (names[before->len]), cause->message);
      g_error_free (cause);
      return;
    }

  g_assert_not_reached ();
}

/**
 * qs_cli_count_sum_files:
 * @names: (array zero-terminated=1): the files, at least one; “-” is
 *   standard input
 * @n: the number of queens of all results; 0 where only the files give it
 * @error: the place for an error: %QS_ERROR_FILE, which names the file
 *
 * Reads partial results and adds them up, no unit twice.
 *
 * Returns: (transfer full) (nullable): the sum, which may miss units
 */
QsPartial *
qs_cli_count_sum_files (const char *const *names,
                        guint              n,
                        GError           **error)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func ((GDestroyNotify) qs_partial_free);
  g_autoptr (QsPartial) sum = NULL;

  while (names[parts->len] != NULL)
    {
      const char *name = names[parts->len];
      g_autoptr (QsPartial) partial = read_partial (name, error);

      if (partial == NULL || !check_n (partial, name, n, error))
        return NULL;

      if (sum == NULL)
        {
          n = qs_partial_get_plan (partial)->n;
          sum = qs_partial_new (n);
        }

      if (!qs_partial_merge (sum, partial, NULL))
        {
          blame_pair (names, parts, partial, error);
          return NULL;
        }

      g_ptr_array_add (parts, g_steal_pointer (&partial));
    }

  return g_steal_pointer (&sum);
}

/**
 * qs_cli_count_sum_check_all:
 * @sum: a sum of partial results
 * @error: the place for an error: %QS_ERROR_FILE, which names the units
 *
 * Returns: whether no unit is missing
 */
gboolean
qs_cli_count_sum_check_all (const QsPartial *sum,
                            GError         **error)
{
  const QsCountPlan *plan = qs_partial_get_plan (sum);
  guint32 n_missing = plan->n_units - qs_partial_get_n_done (sum);
  g_autofree char *missing = qs_partial_list_missing (sum);

  if (missing == NULL)
    return TRUE;

  g_set_error (error, QS_ERROR, QS_ERROR_FILE,
               /* Translators: a list of numbers such as “17–20, 33”, and n. */
               ngettext ("Unit %s of n = %u is missing from the sum", "Units %s of n = %u are missing from the sum",
                         n_missing),
               missing, plan->n);

  return FALSE;
}
