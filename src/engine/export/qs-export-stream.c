/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Solutions from the search to the file, with several threads.
 *
 * The list is cut into parts, batches of neighbouring prefixes. A part is searched; then,
 * as soon as the parts before it are, its solutions get their numbers; then it is turned
 * into text, and in its turn written. Every thread does whatever can be done first: write,
 * format, search. The parts are the places of a ring, so that no thread gets far ahead,
 * and they are made larger or smaller until each takes a few milliseconds and some hundred
 * kilobytes. */

#include "qs-export-stream.h"

#include <glib/gi18n-lib.h>

#include "qs-census-counter.h"
#include "qs-census-lister.h"
#include "qs-class-index.h"
#include "qs-error.h"
#include "qs-helpers.h"
#include "qs-queue.h"

/* About how much text a part should make, in bytes, and how long its search should take, in microseconds. */
#define PART_SIZE (512 * 1024)
#define PART_TIME 5000

/* How many nodes are walked through for a part at most: well under a millisecond. */
#define NODES_PER_PART (1 << 15)

/* How long the caller waits for other threads before it asks whether to continue, in microseconds. */
#define LOOK_INTERVAL 20000

typedef enum
{
  PART_SEARCHED, /* or about to be */
  PART_FOUND,
  PART_NUMBERED,
  PART_FORMATTED, /* or about to be */
  PART_READY,
} PartState;

typedef struct
{
  PartState state;
  QsCensusBatch batch;
  GByteArray *boards;
  guint n_found;   /* solutions, also those that are left out of @boards */
  GArray *places;  /* guint: where among them each of @boards was; empty where none is left out */
  gint64 time;     /* how long the search took */
  guint64 first;   /* the number of its first solution that is written */
  guint offset;    /* where that is in boards, in solutions */
  guint count;     /* how many are written */
  guint64 place;   /* of the first of them in the file */
  GString *text;
} Part;

typedef struct
{
  const QsExportScope *scope;
  const QsFormatSet *set;
  QsClassIndex *classes; /* (nullable): where the format needs them */
  GThread *leader;       /* the caller's */
  GString *frame; /* what is still to be written before the next part */
  QsFileWriter *writer;
  QsExportProgress progress;
  gpointer user_data;
  int is_stopped;   /* atomic: whether nothing more is searched */
  GMutex mutex;     /* for the rest */
  GCond changed;
  QsCensusBatches batches;
  guint max;        /* how many prefixes the next part gets at most */
  gboolean has_more;
  gboolean is_writing;
  Part *parts;
  guint n_parts;
  guint64 n_begun;    /* of all parts: how many were begun */
  guint64 n_numbered;
  guint64 n_written;
  guint64 next;       /* the number of the first solution of the next part to number */
  guint64 n_chosen;   /* how many solutions the numbered parts write */
  guint64 written;    /* how many solutions have been written */
  GError *error;
} Stream;

static gboolean
is_stopped (gpointer data)
{
  Stream *self = data;

  return g_atomic_int_get (&self->is_stopped);
}

/* Ends the search. What is an error is the caller's only if it is the first. */
static void
stop (Stream *self,
      GError *error)
{
  g_atomic_int_set (&self->is_stopped, TRUE);
  self->has_more = FALSE;
  if (self->error == NULL)
    self->error = error;
  else
    g_clear_error (&error);
}

static Part *
get_part (Stream *self,
          guint64 index)
{
  return &self->parts[index % self->n_parts];
}

/* Says which solutions of a part are written, now that the number of its first is known. */
static void
number (Stream *self,
        Part   *part)
{
  guint64 n_left = part->boards->len / self->scope->space.n_rows;
  guint64 skipped = self->scope->first > self->next ? MIN (n_left, self->scope->first - self->next) : 0;

  part->offset = (guint) skipped;
  part->first = self->next + skipped;
  part->count = (guint) MIN (n_left - skipped, self->scope->count - self->n_chosen);
  part->place = self->n_chosen;
  part->state = PART_NUMBERED;

  self->next += part->n_found;
  self->n_chosen += part->count;
  if (self->n_chosen == self->scope->count)
    stop (self, NULL);
}

/* Begins a part, and lets the others go on meanwhile. */
static void
search (Stream         *self,
        QsCensusLister *lister)
{
  Part *part = get_part (self, self->n_begun++);
  gint64 start;

  part->state = PART_SEARCHED;
  self->has_more = qs_census_batches_next (&self->batches, self->max, NODES_PER_PART, &part->batch);
  qs_lock_leave (&self->mutex);

  start = g_get_monotonic_time ();
  if (!qs_census_lister_list (lister, &part->batch, part->boards))
    g_byte_array_set_size (part->boards, 0);
  part->n_found = part->boards->len / self->scope->space.n_rows;
  if (self->scope->lacking != NULL)
    qs_verdict_leave_out (self->scope->lacking, part->boards, part->places);
  part->time = g_get_monotonic_time () - start;

  qs_lock_enter (&self->mutex);
  part->state = PART_FOUND;
  while (self->n_numbered < self->n_begun && get_part (self, self->n_numbered)->state == PART_FOUND)
    number (self, get_part (self, self->n_numbered++));
}

/* Asks the caller, whose thread this is, whether to continue. */
static void
look (Stream *self)
{
  guint64 written = self->written;
  GError *error = NULL;

  qs_lock_leave (&self->mutex);
  if (qs_file_writer_check_reader (self->writer, &error) &&
      self->progress != NULL && !self->progress (written, self->user_data))
    g_set_error (&error, QS_ERROR, QS_ERROR_CANCELLED, _ ("The export was cancelled"));

  qs_lock_enter (&self->mutex);
  if (error != NULL)
    {
      stop (self, error);
      g_cond_broadcast (&self->changed);
    }
}

/* Lets the caller end the export while one class takes long. */
static gboolean
look_aside (gpointer data)
{
  Stream *self = data;
  qs_lock_hold (&self->mutex);

  if (g_thread_self () == self->leader)
    look (self);

  return self->error != NULL;
}

/* Writes the text of a part's solutions one by one, unless the export ends meanwhile. */
static void
append_each (Stream       *self,
             Part         *part,
             const guint8 *boards)
{
  guint n_rows = self->scope->space.n_rows;
  guint16 columns[QS_CENSUS_MAX_N];
  QsFormatBoard board = { .columns = columns };

  for (guint i = 0; i < part->count; i++, boards += n_rows)
    {
      for (guint row = 0; row < n_rows; row++)
        columns[row] = boards[row];
      board.rank = part->first + (part->places->len > 0 ? g_array_index (part->places, guint, i) : i);
      board.place = part->place + i;
      if (self->classes != NULL && !qs_class_index_find (self->classes, &board, NODES_PER_PART, (QsStop){ look_aside, self }))
        return;

      self->scope->format->append (part->text, self->set, &board);
    }
}

static void
format (Stream *self,
        Part   *part)
{
  const QsFormat *format = self->scope->format;
  const guint8 *boards = NULL;
  double fill;

  part->state = PART_FORMATTED;
  qs_lock_leave (&self->mutex);

  g_string_truncate (part->text, 0);
  if (part->count > 0)
    boards = part->boards->data + (gsize) part->offset * self->scope->space.n_rows;
  if (part->count > 0 && format->append_block != NULL)
    format->append_block (part->text, self->set, boards, part->count);
  else
    append_each (self, part, boards);

  qs_lock_enter (&self->mutex);
  /* The next part gets as many prefixes as would have made this one as large as it should be; but parts only double,
   * because prefixes differ. */
  fill = MAX ((double) MAX (part->text->len, part->boards->len) / PART_SIZE, (double) part->time / PART_TIME);
  self->max = (guint) CLAMP (part->batch.prefixes->len / MAX (fill, 0.5), 1, QS_CENSUS_BATCH_MAX);
  part->state = PART_READY;
}

static gboolean
flush (GString      *text,
       QsFileWriter *writer,
       GError      **error)
{
  gboolean done = qs_file_writer_write (writer, text->str, text->len, error);

  g_string_truncate (text, 0);

  return done;
}

static void
write_part (Stream *self,
            Part   *part)
{
  GError *error = NULL;

  self->is_writing = TRUE;
  qs_lock_leave (&self->mutex);

  if (part->text->len > 0 && flush (self->frame, self->writer, &error))
    flush (part->text, self->writer, &error);

  qs_lock_enter (&self->mutex);
  self->is_writing = FALSE;
  self->n_written++;
  self->written += part->count;
  if (error != NULL)
    stop (self, error);
}

/* The first of the parts that are not written yet which has come so far. */
static Part *
find_part (Stream   *self,
           PartState state)
{
  for (guint64 i = self->n_written; i < self->n_numbered; i++)
    {
      if (get_part (self, i)->state == state)
        return get_part (self, i);
    }

  return NULL;
}

/* Does what can be done first. Returns whether there was anything. */
static gboolean
take_step (Stream         *self,
           QsCensusLister *lister)
{
  Part *next = get_part (self, self->n_written), *numbered;

  if (!self->is_writing && self->n_written < self->n_numbered && next->state == PART_READY)
    write_part (self, next);
  else if ((numbered = find_part (self, PART_NUMBERED)) != NULL)
    format (self, numbered);
  else if (self->has_more && self->n_begun < self->n_written + self->n_parts)
    search (self, lister);
  else
    return FALSE;

  g_cond_broadcast (&self->changed);

  return TRUE;
}

static gboolean
is_done (const Stream *self)
{
  return self->error != NULL || (!self->has_more && self->n_written == self->n_begun);
}

/* What each thread does; the caller's, which is number 0, looks at the caller meanwhile. */
static void
work (guint    number,
      gpointer data)
{
  Stream *self = data;
  g_autoptr (QsCensusLister) lister =
      qs_census_lister_new (&self->scope->space, qs_kernel_get_best (qs_census_kernels), (QsStop){ is_stopped, self });

  qs_lock_enter (&self->mutex);
  while (!is_done (self))
    {
      gboolean was_idle = !take_step (self, lister);

      if (was_idle && number == 0)
        qs_lock_wait_until (&self->mutex, &self->changed, g_get_monotonic_time () + LOOK_INTERVAL);
      else if (was_idle)
        qs_lock_wait (&self->mutex, &self->changed);
      if (number == 0)
        look (self);
    }
  if (number == 0 && self->error == NULL)
    look (self);
  qs_lock_leave (&self->mutex);
}

static void
stream_init (Stream *self)
{
  g_mutex_init (&self->mutex);
  g_cond_init (&self->changed);
  qs_census_batches_init (&self->batches, &self->scope->space);
  if (self->scope->has_start)
    qs_census_batches_seek (&self->batches, self->scope->start);

  if ((self->scope->format->flags & QS_FORMAT_NEEDS_CLASS) != 0)
    self->classes = qs_class_index_new (&self->scope->space.problem, QS_CLASS_INDEX_SIZE);

  self->leader = g_thread_self ();
  self->next = self->scope->has_start ? self->scope->first : 1;
  self->max = 1;
  self->has_more = self->scope->count > 0;
  for (guint i = 0; i < self->n_parts; i++)
    {
      qs_census_batch_init (&self->parts[i].batch);
      self->parts[i].boards = g_byte_array_new ();
      self->parts[i].places = g_array_new (FALSE, FALSE, sizeof (guint));
      self->parts[i].text = g_string_new (NULL);
    }
}

static void
stream_clear (Stream *self)
{
  for (guint i = 0; i < self->n_parts; i++)
    {
      qs_census_batch_clear (&self->parts[i].batch);
      g_byte_array_unref (self->parts[i].boards);
      g_array_unref (self->parts[i].places);
      g_string_free (self->parts[i].text, TRUE);
    }
  g_free (self->parts);
  qs_class_index_free (self->classes);
  g_cond_clear (&self->changed);
  g_mutex_clear (&self->mutex);
}


/**
 * qs_export_stream:
 * @frame: what is to be written before the first solution; stays where there is none
 * @progress: (nullable): called with the progress, in this thread; says whether to continue
 * @last: (out): the number of the last solution that was found
 * @error: the place for an error: %QS_ERROR_FILE, %QS_ERROR_CLOSED, %QS_ERROR_CANCELLED
 *
 * Writes solutions, in order and each as soon as it can be.
 *
 * Returns: whether it came to the end of the list, or of what is to be written
 */
gboolean
qs_export_stream (const QsExportScope *scope,
                  const QsFormatSet   *set,
                  GString             *frame,
                  QsFileWriter        *writer,
                  QsExportProgress     progress,
                  gpointer             user_data,
                  guint64             *last,
                  GError             **error)
{
  guint n_threads = scope->n_threads > 0 ? scope->n_threads : MIN (g_get_num_processors (), QS_EXPORT_USUAL_THREADS);
  Stream self = {
    .scope = scope,
    .set = set,
    .frame = frame,
    .writer = writer,
    .progress = progress,
    .user_data = user_data,
    .n_parts = 2 * n_threads + 1,
  };

  self.parts = g_new0 (Part, self.n_parts);
  stream_init (&self);
  qs_helpers_work ("qs-export", n_threads, NULL, work, &self);
  *last = self.next - 1;
  stream_clear (&self);

  if (self.error == NULL)
    return TRUE;

  return qs_error_pass (error, self.error);
}
