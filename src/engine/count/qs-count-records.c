/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The boards that were counted on this machine: their numbers, how long it took and when.
 *
 * A group of the file is a board. Its numbers must fit together, match their checksum and
 * agree with the known ones. A group that fails this check is ignored, and its board is
 * counted anew. */

#include "qs-count-records.h"

#include <glib/gi18n-lib.h>

#include "qs-count-plan.h"
#include "qs-error.h"
#include "qs-file-lock.h"
#include "qs-file-writer.h"
#include "qs-known.h"
#include "qs-input.h"
#include "qs-state-file.h"

#define NAME "counts.ini"

/* How long to wait for another process, which needs the file for some milliseconds; in microseconds. */
#define PATIENCE (5 * G_TIME_SPAN_SECOND)

#define KEY_SOLUTIONS "solutions"
#define KEY_HALF_TURN "unchanged-by-half-turn"
#define KEY_QUARTER_TURN "unchanged-by-quarter-turn"
#define KEY_TIME "microseconds"
#define KEY_DATE "date"
#define KEY_CHECKSUM "checksum"

struct _QsCountRecords
{
  char *path;
  GKeyFile *file;                            /* as it was read last, with groups that are not understood */
  QsCountRecord records[QS_COUNT_MAX_N + 1]; /* of the boards; n = 0 where there is none */
};

static char *
get_group (guint n)
{
  return g_strdup_printf ("%u", n);
}

static char *
make_checksum (const QsCountRecord *record)
{
  g_autofree char *solutions = qs_total_to_string (&record->solutions);
  g_autofree char *text = NULL;

  text = g_strdup_printf ("%u %s %" G_GUINT64_FORMAT " %" G_GUINT64_FORMAT " %" G_GINT64_FORMAT " %" G_GINT64_FORMAT,
                          record->n, solutions, record->symmetric.half_turn, record->symmetric.quarter_turn,
                          record->time, record->date);

  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
}

/* Whether the numbers can be right: a count that went wrong shows in one of them. */
static gboolean
is_plausible (const QsCountRecord *record)
{
  const QsTotal *solutions = &record->solutions;
  QsClasses classes;
  guint64 known;

  if (record->n < 1 || record->n > QS_COUNT_MAX_N || record->time < 0 || record->date < 0 ||
      !qs_classes_find (record->n, solutions, &record->symmetric, &classes))
    return FALSE;

  return !qs_known_is_confirmed (record->n) || !qs_known_total (record->n, &known) ||
         (solutions->high == 0 && solutions->low == known);
}

static gboolean
parse_record (GKeyFile      *file,
              guint          n,
              QsCountRecord *record)
{
  g_autofree char *group = get_group (n);
  g_autofree char *solutions = g_key_file_get_string (file, group, KEY_SOLUTIONS, NULL);
  g_autofree char *checksum = g_key_file_get_string (file, group, KEY_CHECKSUM, NULL);
  g_autofree char *expected = NULL;

  record->n = n;
  record->symmetric.half_turn = g_key_file_get_uint64 (file, group, KEY_HALF_TURN, NULL);
  record->symmetric.quarter_turn = g_key_file_get_uint64 (file, group, KEY_QUARTER_TURN, NULL);
  record->time = g_key_file_get_int64 (file, group, KEY_TIME, NULL);
  record->date = g_key_file_get_int64 (file, group, KEY_DATE, NULL);
  if (solutions == NULL || !qs_total_parse (solutions, &record->solutions))
    return FALSE;

  expected = make_checksum (record);

  return g_strcmp0 (checksum, expected) == 0 && is_plausible (record);
}

static void
put_record (GKeyFile            *file,
            const QsCountRecord *record)
{
  g_autofree char *group = get_group (record->n);
  g_autofree char *solutions = qs_total_to_string (&record->solutions);
  g_autofree char *checksum = make_checksum (record);

  g_key_file_set_string (file, group, KEY_SOLUTIONS, solutions);
  g_key_file_set_uint64 (file, group, KEY_HALF_TURN, record->symmetric.half_turn);
  g_key_file_set_uint64 (file, group, KEY_QUARTER_TURN, record->symmetric.quarter_turn);
  g_key_file_set_int64 (file, group, KEY_TIME, record->time);
  g_key_file_set_int64 (file, group, KEY_DATE, record->date);
  g_key_file_set_string (file, group, KEY_CHECKSUM, checksum);
}

/* Reads the file anew, which can be absent. Whatever another program wrote there holds no record; why it is none of ours is
 * told. What cannot be read, of which %QS_ERROR_FILE says why, changes nothing. */
static gboolean
load (QsCountRecords *self,
      GError        **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *text = NULL;
  g_autoptr (GError) reason = NULL;
  gsize length = 0;

  if (qs_state_file_exists (self->path))
    text = qs_input_read (self->path, &length, &reason);
  if (g_error_matches (reason, QS_ERROR, QS_ERROR_FILE))
    {
      g_autofree char *name = qs_shown_name (self->path);

      return qs_error_fail (error, QS_ERROR_FILE,
                            /* Translators: the first is a file's name, the second the reason. */
                            _ ("Could not read “%s”: %s"), name, reason->message);
    }

  if (length > 0)
    g_key_file_load_from_data (file, text, length, G_KEY_FILE_KEEP_COMMENTS, &reason);
  g_clear_pointer (&self->file, g_key_file_unref);
  self->file = g_steal_pointer (&file);
  for (guint n = 1; n <= QS_COUNT_MAX_N; n++)
    {
      QsCountRecord record;

      self->records[n] = parse_record (self->file, n, &record) ? record : (QsCountRecord){ 0 };
    }
  if (reason == NULL)
    return TRUE;

  return qs_error_pass (error, g_steal_pointer (&reason));
}

/* Reads what is there by now. What is none of ours makes way. */
static gboolean
prepare_file (QsCountRecords *self,
              GError        **error)
{
  g_autoptr (GError) reason = NULL;

  if (load (self, &reason))
    return TRUE;
  if (!g_error_matches (reason, QS_ERROR, QS_ERROR_FILE))
    return qs_state_file_set_aside (self->path, error);

  return qs_error_pass (error, g_steal_pointer (&reason));
}

static void
clear (gpointer data)
{
  QsCountRecords *self = data;

  g_clear_pointer (&self->file, g_key_file_unref);
  g_free (self->path);
}

void
qs_count_records_unref (QsCountRecords *self)
{
  g_rc_box_release_full (self, clear);
}

/* Finds the user's records, and makes the folder for them. */
char *
qs_count_records_get_default_path (void)
{
  qs_state_file_make_folder ();

  return qs_state_file_get_path (NAME);
}

/* Reads the records of a file; none where there is no such file. May block, for a moment. */
QsCountRecords *
qs_count_records_new (const char *path)
{
  QsCountRecords *self = g_rc_box_new0 (QsCountRecords);

  self->path = g_strdup (path);
  self->file = g_key_file_new ();
  load (self, NULL);

  return self;
}

/* Looks up a board; @record may be %NULL. Numbers that cannot be right are left out. */
gboolean
qs_count_records_get (QsCountRecords *self,
                      guint           n,
                      QsCountRecord  *record)
{
  if (n > QS_COUNT_MAX_N || self->records[n].n == 0)
    return FALSE;

  if (record != NULL)
    *record = self->records[n];
  return TRUE;
}

/* Adds a record to those that are in the file by now, and writes all. May block for a moment. Fails with
 * %QS_ERROR_OUT_OF_RANGE for numbers that cannot be right, %QS_ERROR_BUSY, or %QS_ERROR_FILE. */
gboolean
qs_count_records_add (QsCountRecords      *self,
                      const QsCountRecord *record,
                      GError             **error)
{
  g_autoptr (QsFileLock) lock = NULL;
  g_autofree char *text = NULL;

  if (!is_plausible (record))
    return qs_error_fail (error, QS_ERROR_OUT_OF_RANGE, _ ("The numbers of n = %u cannot be right"), record->n);

  lock = qs_file_lock_new (self->path, PATIENCE, error);
  if (lock == NULL || !prepare_file (self, error))
    return FALSE;

  put_record (self->file, record);
  text = g_key_file_to_data (self->file, NULL, NULL);
  if (!qs_file_writer_replace (self->path, text, error))
    {
      load (self, NULL);
      return FALSE;
    }

  self->records[record->n] = *record;

  return TRUE;
}
