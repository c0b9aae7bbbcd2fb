/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the partial results of a count have together, as many machines write them into a folder.
 *
 * The command that adds them up refuses the sum where anything is wrong with a file. Here somebody looks at a count that
 * goes on, so such a file is only left out and named. */

#include "qs-count-parts.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qs-error.h"
#include "qs-input.h"

#define ATTRIBUTES G_FILE_ATTRIBUTE_STANDARD_NAME "," G_FILE_ATTRIBUTE_STANDARD_TYPE "," \
                   G_FILE_ATTRIBUTE_STANDARD_IS_HIDDEN "," G_FILE_ATTRIBUTE_TIME_MODIFIED

/* What a partial result has among its first bytes, unless somebody has written its ranges before that. */
#define FORMAT "\"queenside-count\""
#define BEGINNING 4096

/* A file that was added up. */
typedef struct
{
  gint64 time; /* when it was written last, in seconds */
  guint32 n_units;
} Part;

typedef struct
{
  QsCountParts *parts;
  GArray *times; /* Part */
  GCancellable *cancellable;
} Reading;

static void
parts_free (gpointer data)
{
  QsCountParts *self = data;

  g_object_unref (self->files);
  g_clear_pointer (&self->sum, qs_partial_free);
  g_free (self->refusal);
  g_free (self);
}

/* Whether a file, by its beginning, is a folder or a partial result. Blocks. */
gboolean
qs_count_parts_are_in (GFile        *file,
                       GCancellable *cancellable)
{
  g_autoptr (GInputStream) input = NULL;
  char start[BEGINNING];
  gsize length = 0;

  if (g_file_query_file_type (file, G_FILE_QUERY_INFO_NONE, cancellable) == G_FILE_TYPE_DIRECTORY)
    return TRUE;

  input = qs_input_open_file (file, NULL);

  return input != NULL && g_input_stream_read_all (input, start, sizeof start, &length, cancellable, NULL) &&
         g_strstr_len (start, (gssize) length, FORMAT) != NULL;
}

static void
refuse (QsCountParts *parts,
        GFile        *file,
        const char   *reason)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *shown = qs_shown_name (name);

  if (parts->n_refused++ == 0)
    /* Translators: a file's name, and what is wrong with it. */
    parts->refusal = g_strdup_printf (_ ("“%s”: %s"), shown, reason);
}

/* Whether a text can be JSON with members, as far as it is known; the mark of UTF-8 may come before that. */
static gboolean
begins_well (const GString *text)
{
  gsize n_blanks = strspn (text->str, " \t\r\n\xEF\xBB\xBF");

  return n_blanks == text->len || text->str[n_blanks] == '{';
}

/* Reads a partial result. What is none, or longer than any, is not read to its end. Blocks. */
QsPartial *
qs_count_part_read (GInputStream *input,
                    GCancellable *cancellable,
                    GError      **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  char buffer[4096];
  gssize length = 0;

  while (text->len <= QS_INPUT_MAX_SIZE && begins_well (text) &&
         (length = g_input_stream_read (input, buffer, sizeof buffer, cancellable, error)) > 0)
    g_string_append_len (text, buffer, length);

  if (length < 0)
    return NULL;
  if (text->len <= QS_INPUT_MAX_SIZE)
    return qs_partial_parse (text->str, text->len, error);

  return qs_error_fail_null (error, QS_ERROR_FILE, _ ("It is not a partial result: those have at most %u bytes"),
                             QS_INPUT_MAX_SIZE);
}

static void
add_file (Reading   *self,
          GFile     *file,
          GFileInfo *info)
{
  QsCountParts *parts = self->parts;
  g_autoptr (GError) error = NULL;
  g_autoptr (GInputStream) input = qs_input_open_file (file, &error);
  g_autoptr (QsPartial) partial = input != NULL ? qs_count_part_read (input, self->cancellable, &error) : NULL;
  Part part;

  if (partial != NULL && parts->sum == NULL)
    parts->sum = qs_partial_new (partial->plan.n);
  if (partial == NULL || !qs_partial_merge (parts->sum, partial, &error))
    {
      refuse (parts, file, error->message);
      return;
    }

  parts->n_files++;
  if (partial->n_done == 0)
    return;

  part.time = (gint64) g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED);
  part.n_units = partial->n_done;
  g_array_append_val (self->times, part);
}

static gboolean
add_folder (Reading *self,
            GFile   *folder,
            GError **error)
{
  g_autoptr (GFileEnumerator) children =
      g_file_enumerate_children (folder, ATTRIBUTES, G_FILE_QUERY_INFO_NONE, self->cancellable, error);
  GFileInfo *info;
  GFile *child;

  if (children == NULL)
    return FALSE;

  do
    {
      if (!g_file_enumerator_iterate (children, &info, &child, self->cancellable, error))
        return FALSE;
      /* Hidden files are being written, and folders are none of the results. */
      if (info != NULL && g_file_info_get_file_type (info) == G_FILE_TYPE_REGULAR && !g_file_info_get_is_hidden (info))
        add_file (self, child, info);
    }
  while (info != NULL);

  return TRUE;
}

/* The folder of queenside-cluster has the results in a folder of their own. */
static gboolean
add (Reading *self,
     GFile   *file,
     GError **error)
{
  g_autoptr (GFileInfo) info = g_file_query_info (file, ATTRIBUTES, G_FILE_QUERY_INFO_NONE, self->cancellable, error);

  if (info == NULL)
    return FALSE;

  if (g_file_info_get_file_type (info) == G_FILE_TYPE_DIRECTORY)
    {
      g_autoptr (GFile) parts = g_file_get_child (file, "parts");
      gboolean has_parts = g_file_query_file_type (parts, G_FILE_QUERY_INFO_NONE, NULL) == G_FILE_TYPE_DIRECTORY;

      self->parts->n_folders++;
      return add_folder (self, has_parts ? parts : file, error);
    }

  add_file (self, file, info);
  return TRUE;
}

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  gint64 x = ((const Part *) a)->time, y = ((const Part *) b)->time;

  return (x > y) - (x < y);
}

/* Judges the pace by the newer half of the files: machines may have joined or left. */
static double
find_seconds_left (GArray *times,
                   guint32 n_left)
{
  guint half = times->len / 2;
  gint64 begin, end;
  guint64 n_units = 0;

  if (times->len < 2)
    return -1;

  g_array_sort (times, compare_times);
  begin = g_array_index (times, Part, half - 1).time;
  end = g_array_index (times, Part, times->len - 1).time;
  for (guint i = half; i < times->len; i++)
    n_units += g_array_index (times, Part, i).n_units;

  return end > begin ? n_left * (double) (end - begin) / (double) n_units : -1;
}

static gboolean
read_parts (QsErrandRun *run,
            gpointer     data,
            GError     **error)
{
  QsCountParts *parts = data;
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (Part));
  Reading reading = { parts, times, qs_errand_get_cancellable (run) };

  for (guint i = 0; i < g_list_model_get_n_items (parts->files); i++)
    {
      g_autoptr (GFile) file = g_list_model_get_item (parts->files, i);

      if (!add (&reading, file, error))
        return FALSE;
    }
  if (parts->sum != NULL)
    {
      guint32 n_units = parts->sum->plan.n_units, n_done = parts->sum->n_done;

      parts->progress = (double) n_done / n_units;
      parts->seconds_left = find_seconds_left (times, n_units - n_done);
    }

  return TRUE;
}

/* Reads partial results, and folders of them, in a thread. Nobody may change @files meanwhile. Fails with an error of GIO
 * where a folder cannot be read. */
QsErrand *
qs_count_parts_read (GListModel *files)
{
  static const QsErrandKind kind = { .name = "qs-count-parts", .is_awaited = TRUE, .work = read_parts, .free_job = parts_free };
  QsCountParts *parts = g_new0 (QsCountParts, 1);

  parts->files = g_object_ref (files);
  parts->seconds_left = -1;

  return qs_errand_start (&kind, parts, 0, NULL);
}

/* When it has finished. */
const QsCountParts *
qs_count_parts_get (QsErrand *errand)
{
  return qs_errand_get_job (errand);
}
