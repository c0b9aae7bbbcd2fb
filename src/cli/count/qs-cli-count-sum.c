/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Adds up partial results that were counted elsewhere.
 *
 * Whatever is wrong with a file is an error, never a smaller sum. */

#include "qs-cli-count-sum.h"

#include <gio/gio.h>
#include <gio/gunixinputstream.h>
#include <glib/gi18n.h>
#include <string.h>
#include <unistd.h>

#include "qs-cli-files.h"
#include "qs-count-parts.h"
#include "qs-error.h"
#include "qs-input.h"
#include "qs-shown-text.h"

/* How many ranges of missing units a message names. */
#define MOST_LISTED 10

static gboolean
is_standard_input (const char *name)
{
  return g_str_equal (name, "-");
}

/* Returns: (transfer full): the name of a file in a message */
static char *
get_title (const char *name)
{
  /* Translators: stands where a file's name does: “standard input”: Unit 3 is in both results. */
  return qs_shown_name (is_standard_input (name) ? _ ("standard input") : name);
}

/* Every such error is a failure, not a wrong use of the command. */
static void
blame (const char *name,
       GError     *cause,
       GError    **error)
{
  g_autofree char *title = get_title (name);

  /* Translators: a file's name, and what is wrong with it. */
  g_set_error (error, QS_ERROR, QS_ERROR_FILE, _ ("“%s”: %s"), title, cause->message);
  g_error_free (cause);
}

/* A pipe can be read only once. */
static QsPartial *
read_partial (const char *name,
              gboolean    takes_pipe,
              GError    **error)
{
  GError *cause = NULL;
  g_autoptr (GInputStream) input = is_standard_input (name) ? g_unix_input_stream_new (STDIN_FILENO, FALSE)
                                                            : qs_input_open (name, takes_pipe, &cause);
  QsPartial *partial = input != NULL ? qs_count_part_read (input, NULL, &cause) : NULL;

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
  g_autofree char *title = NULL;

  if (n == 0 || its_n == n)
    return TRUE;

  title = get_title (name);
  return qs_error_fail (error, QS_ERROR_FILE,
                        /* Translators: a file's name, and two numbers of queens. */
                        _ ("“%s” is a result of n = %u, not of n = %u"), title, its_n, n);
}

/* Names the file that a result does not fit: one of the first @n_before, which are read again. Standard input cannot
 * be, and is it where none of the others is: then @cause, why the sum of all does not fit, must do. */
static void
blame_pair (GPtrArray       *files,
            guint            n_before,
            const QsPartial *partial,
            GError          *cause,
            GError         **error)
{
  const char *other = "-";
  g_autofree char *title = get_title (g_ptr_array_index (files, n_before));
  g_autofree char *other_title = NULL;

  for (guint i = 0; i < n_before && is_standard_input (other); i++)
    {
      const char *name = g_ptr_array_index (files, i);
      g_autoptr (QsPartial) before = is_standard_input (name) ? NULL : read_partial (name, FALSE, NULL);
      GError *pair_cause = NULL;

      if (before != NULL && !qs_partial_merge (before, partial, &pair_cause))
        {
          other = name;
          g_error_free (cause);
          cause = pair_cause;
        }
    }

  other_title = get_title (other);
  /* Translators: two files' names, and why they do not go together. */
  g_set_error (error, QS_ERROR, QS_ERROR_FILE, _ ("“%s” and “%s”: %s"), other_title, title, cause->message);
  g_error_free (cause);
}

/* Adds file number @i to the sum, which is made for the first. @is_named says whether it is no file of a folder. */
static gboolean
add_file (QsPartial **sum,
          GPtrArray  *files,
          guint       i,
          gboolean    is_named,
          guint       n,
          GError    **error)
{
  const char *name = g_ptr_array_index (files, i);
  g_autoptr (QsPartial) partial = read_partial (name, is_named, error);
  GError *cause = NULL;

  if (partial == NULL || !check_n (partial, name, *sum != NULL ? qs_partial_get_plan (*sum)->n : n, error))
    return FALSE;

  if (*sum == NULL)
    *sum = qs_partial_new (qs_partial_get_plan (partial)->n);
  if (qs_partial_merge (*sum, partial, &cause))
    return TRUE;

  blame_pair (files, i, partial, cause, error);

  return FALSE;
}

/* Lists all files that the names stand for. Returns: (transfer full) (nullable) (element-type filename) */
static GPtrArray *
list_all_files (const char *const *names,
                GError           **error)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; names[i] != NULL; i++)
    {
      GError *cause = NULL;
      GPtrArray *more = qs_cli_files_list (names[i], &cause);

      if (more == NULL)
        {
          blame (names[i], cause, error);
          return NULL;
        }
      g_ptr_array_extend_and_steal (files, more);
    }

  return g_steal_pointer (&files);
}

/* Reads partial results and adds them up, no unit twice; the sum may miss units. “-” is standard
 * input, and a folder stands for the files in it. @n is 0 where only the files give it. Only the
 * sum is kept in memory. Fails with %QS_ERROR_FILE, which names the file. */
QsPartial *
qs_cli_count_sum_files (const char *const *names,
                        guint              n,
                        GError           **error)
{
  g_autoptr (GPtrArray) files = list_all_files (names, error);
  g_autoptr (QsPartial) sum = NULL;

  if (files == NULL)
    return NULL;

  for (guint i = 0; i < files->len; i++)
    {
      if (!add_file (&sum, files, i, g_strv_contains (names, g_ptr_array_index (files, i)), n, error))
        return NULL;
    }

  /* Nothing is counted yet. */
  if (sum == NULL && n != 0)
    sum = qs_partial_new (n);
  else if (sum == NULL)
    {
      g_autofree char *title = get_title (names[0]);

      g_set_error (error, QS_ERROR, QS_ERROR_FILE, _ ("“%s”: The folder has no files"), title);
    }

  return g_steal_pointer (&sum);
}

/* The names of the files that some units are from, such as “a, b”, for a message. The files are
 * read again. */
char *
qs_cli_count_sum_find (const char *const *names,
                       const QsPartial   *units)
{
  g_autoptr (GPtrArray) files = list_all_files (names, NULL);
  GString *found = g_string_new (NULL);

  for (guint i = 0; files != NULL && i < files->len; i++)
    {
      const char *name = g_ptr_array_index (files, i);
      g_autoptr (QsPartial) partial = is_standard_input (name) ? NULL : read_partial (name, FALSE, NULL);

      /* A result with some of them cannot take them up once more. */
      if (partial != NULL && !qs_partial_merge (partial, units, NULL))
        {
          g_autofree char *title = get_title (name);

          g_string_append_printf (found, "%s%s", found->len > 0 ? ", " : "", title);
        }
    }

  return g_string_free (found, FALSE);
}

/* Whether no unit is missing; else %QS_ERROR_FILE names the units. */
gboolean
qs_cli_count_sum_check_all (const QsPartial *sum,
                            GError         **error)
{
  const QsCountPlan *plan = qs_partial_get_plan (sum);
  guint32 n_missing = plan->n_units - qs_partial_get_n_done (sum);
  g_autofree char *missing = qs_partial_list_missing (sum, MOST_LISTED);

  if (missing == NULL)
    return TRUE;

  return qs_error_fail (error, QS_ERROR_FILE,
                        /* Translators: a list of numbers such as “17–20, 33”, and n. */
                        ngettext ("Unit %s of n = %u is missing from the sum", "Units %s of n = %u are missing from the sum",
                                  n_missing),
                        missing, plan->n);
}
