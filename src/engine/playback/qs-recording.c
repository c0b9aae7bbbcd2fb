/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Another program's search, step by step: a method that repeats what was recorded.
 *
 * One thread records while others repeat what is there already: the program may still be running. A step is only added
 * where it can be made, so that every moment has at most one queen in a row; what is wrong is reported at the step before. */

#include "qs-recording.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qs-describe.h"
#include "qs-packed-step.h"
#include "qs-queue.h"

/* How many wrong steps are reported. */
#define MAX_FAULTS 1000

/* How many steps are repeated between two looks at what is there. */
#define CHUNK 4096

struct _QsRecording
{
  gatomicrefcount n_users;
  QsMethod method;
  char *name;
  GStrv source; /* nullable */
  guint n_source_lines;

  GMutex lock;  /* for all below */
  GArray *steps;        /* guint32: packed */
  GArray *source_lines; /* guint16, from 1, of each step, or 0; NULL as long as none is known */
  GArray *faults;       /* guint64: the steps with which something is wrong, rising */
  GPtrArray *fault_words; /* what, of each */
  gboolean is_complete;
  char *verdict;        /* when it is complete; nullable */
};

/* The words of a step, as a program writes them: shown in place of the program's own source. */
static const char *const words[] = { "check row column", "reject row column", "place row column", "remove row column",
                                     "solution", NULL };

/* Gives the steps from @start on to @steps; waits for nobody. Returns how many there are, and whether there can be more. */
static guint
copy_steps (QsRecording *self,
            guint64      start,
            guint32     *steps,
            gboolean    *is_complete)
{
  guint n;
  qs_lock_hold (&self->lock);

  n = (guint) MIN (self->steps->len - start, CHUNK);
  if (n > 0)
    memcpy (steps, &g_array_index (self->steps, guint32, start), n * sizeof *steps);
  *is_complete = self->is_complete && start + n == self->steps->len;

  return n;
}

/* As long as the program is busy, the tracer hears that there is no step, and waits. */
static void
search_recording (QsSearch *search)
{
  const QsTracer *tracer = search->tracer;
  guint32 steps[CHUNK];
  guint64 place = 0;
  gboolean goes_on = TRUE, is_complete = FALSE;

  while (goes_on && !is_complete)
    {
      guint n = copy_steps (search->recording, place, steps, &is_complete);

      for (guint i = 0; i < n && goes_on; i++)
        goes_on = tracer->trace (qs_packed_step_get_event (steps[i]), qs_packed_step_get_row (steps[i]),
                                 qs_packed_step_get_column (steps[i]), tracer->data);
      if (n == 0 && !is_complete)
        goes_on = tracer->trace (QS_TRACE_N_EVENTS, 0, 0, tracer->data);
      place += n;
    }
}

static void
find_line (const QsMoment *moment,
           guint          *row,
           guint          *column)
{
  *row = moment->row;
  *column = moment->column;
}

static void
describe (const QsMoment *moment,
          QsInternals    *internals)
{
  qs_describe_queens (moment, internals, "queen");
}

/* Blanks stand for tabs, and for a line of nothing. */
static GStrv
split_source (const char *source)
{
  g_autofree char *valid = g_utf8_make_valid (source, -1);
  g_auto (GStrv) tabs = g_strsplit (valid, "\t", -1);
  g_autofree char *text = g_strjoinv ("    ", tabs);
  GStrv lines = g_strsplit (text, "\n", QS_RECORDING_MAX_LINES + 1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_strchomp (lines[i]);
      if (i == QS_RECORDING_MAX_LINES)
        g_clear_pointer (&lines[i], g_free);
      else if (*lines[i] == '\0')
        {
          g_free (lines[i]);
          lines[i] = g_strdup (" ");
        }
    }

  return lines;
}

/* @name is what people call it, @source the program's text, or NULL. Checks may be of whole lines only if @has_whole_lines. */
QsRecording *
qs_recording_new (const char *name,
                  guint       n,
                  gboolean    has_whole_lines,
                  const char *source)
{
  QsRecording *self = g_new0 (QsRecording, 1);

  g_atomic_ref_count_init (&self->n_users);
  g_mutex_init (&self->lock);
  self->name = g_strdup (name);
  self->source = source != NULL && *source != '\0' ? split_source (source) : NULL;
  self->n_source_lines = self->source != NULL ? g_strv_length (self->source) : 0;
  self->steps = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->faults = g_array_new (FALSE, FALSE, sizeof (guint64));
  self->fault_words = g_ptr_array_new_with_free_func (g_free);
  self->method = (QsMethod){
    .id = "",
    .name = self->name,
    .group = QS_GROUP_PROGRAMS,
    .news = N_ ("The steps that it wrote while it searched"),
    .idea = N_ ("A program wrote these steps while it searched. Each step that is wrong has a red mark above the timeline."),
    .pseudocode = self->source != NULL ? (const char *const *) self->source : words,
    .lines = { 0, 1, 2, 3, 4 },
    .max_n = n,
    .look = n > QS_METHOD_MAX_N ? QS_LOOK_MOVES : has_whole_lines ? QS_LOOK_LINE : QS_LOOK_SQUARE,
    .meets = QS_MEETS_NEAREST,
    .picks_line = TRUE,
    .search = search_recording,
    .describe = describe,
    .find_line = find_line,
    .recording = self,
  };

  return self;
}

/* Whoever repeats a recording, or shows it, holds a reference. */
QsRecording *
qs_recording_ref (QsRecording *self)
{
  if (self != NULL)
    g_atomic_ref_count_inc (&self->n_users);

  return self;
}

void
qs_recording_unref (QsRecording *self)
{
  if (self == NULL || !g_atomic_ref_count_dec (&self->n_users))
    return;

  g_array_unref (self->steps);
  g_array_unref (self->faults);
  g_ptr_array_unref (self->fault_words);
  g_clear_pointer (&self->source_lines, g_array_unref);
  g_strfreev (self->source);
  g_mutex_clear (&self->lock);
  g_free (self->verdict);
  g_free (self->name);
  g_free (self);
}

/* Has a place point to a method, with a reference to what it repeats, in place of the one before; either may be NULL. */
void
qs_recording_hold (const QsMethod **place,
                   const QsMethod  *method)
{
  const QsMethod *old = *place;

  if (method != NULL)
    qs_recording_ref (method->recording);
  *place = method;
  if (old != NULL)
    qs_recording_unref (old->recording);
}

static void
note_source_line (QsRecording *self,
                  guint        source_line)
{
  guint16 line = (guint16) MIN (source_line, QS_RECORDING_MAX_LINES + 1);

  if (self->source_lines == NULL && line > 0)
    {
      self->source_lines = g_array_new (FALSE, TRUE, sizeof line);
      g_array_set_size (self->source_lines, self->steps->len - 1);
    }
  if (self->source_lines != NULL)
    g_array_append_val (self->source_lines, line);
}

/* Adds a step that can be made: see QsMoment. @source_line counts from 1; 0 where it is not known. */
void
qs_recording_add (QsRecording *self,
                  QsTraceEvent event,
                  guint        row,
                  guint        column,
                  guint        source_line)
{
  guint32 step = qs_packed_step_new (event, row, column);
  qs_lock_hold (&self->lock);

  g_array_append_val (self->steps, step);
  note_source_line (self, source_line);
}

/* Says of the last step what is wrong there. */
void
qs_recording_add_fault (QsRecording *self,
                        const char  *fault_words)
{
  guint64 step;
  qs_lock_hold (&self->lock);

  step = self->steps->len;
  if (self->faults->len < MAX_FAULTS)
    {
      g_array_append_val (self->faults, step);
      g_ptr_array_add (self->fault_words, g_strdup (fault_words));
    }
}

/* There are no more steps. @verdict is what to say of all of them, or NULL. */
void
qs_recording_end (QsRecording *self,
                  const char  *verdict)
{
  qs_lock_hold (&self->lock);

  self->is_complete = TRUE;
  if (verdict != NULL)
    {
      g_free (self->verdict);
      self->verdict = g_strdup (verdict);
    }
}

/* The recording as a method, which goes with it. */
const QsMethod *
qs_recording_get_method (QsRecording *self)
{
  return &self->method;
}

/* What is right and wrong with all of it, in lines; NULL while that is not known. */
char *
qs_recording_get_verdict (QsRecording *self)
{
  qs_lock_hold (&self->lock);

  return g_strdup (self->verdict);
}

/* Whether the program's source is there, in place of the words of its steps. */
gboolean
qs_recording_has_source (QsRecording *self)
{
  return self->source != NULL;
}

/* The line of the source that made a step, from 0; G_MAXUINT where it is not known. */
guint
qs_recording_get_line (QsRecording *self,
                       guint64      step)
{
  guint line = 0;
  qs_lock_hold (&self->lock);

  if (self->source_lines != NULL && step > 0 && step <= self->source_lines->len)
    line = g_array_index (self->source_lines, guint16, step - 1);

  return line <= self->n_source_lines ? line - 1 : G_MAXUINT;
}

/* What is wrong after a step, in a sentence or more; NULL for nothing. */
char *
qs_recording_get_fault (QsRecording *self,
                        guint64      step)
{
  qs_lock_hold (&self->lock);

  for (guint i = 0; i < self->faults->len; i++)
    {
      if (g_array_index (self->faults, guint64, i) == step)
        return g_strdup (g_ptr_array_index (self->fault_words, i));
    }

  return NULL;
}

/* The steps that something is wrong with, rising. */
GArray *
qs_recording_get_faults (QsRecording *self)
{
  qs_lock_hold (&self->lock);

  return g_array_copy (self->faults);
}
