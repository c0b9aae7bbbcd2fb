/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Another program's search: what is repeated of it, what is wrong with it, and how it is read while it still runs. */

#include "qs-trace-reading.h"

#include <gio/gunixinputstream.h>
#include <glib-unix.h>
#include <unistd.h>

#include "engine-test-replay.h"
#include "engine-test-util.h"
#include "qs-methods.h"
#include "qs-packed-step.h"
#include "qs-playback.h"
#include "qs-timeline.h"
#include "qs-trace-text.h"
#include "qs-tree-builder.h"

#define N 5

/* How many traces at random are repeated. */
#define N_RANDOM 2000

static void
read_text (QsJudge    *judge,
           const char *text)
{
  g_autoptr (GInputStream) stream = g_memory_input_stream_new_from_data (text, -1, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (qs_judge_read (judge, stream, NULL, NULL, NULL, &error));
  g_assert_no_error (error);
}

static QsRecording *
record (const char *text,
        const char *source)
{
  g_autoptr (QsJudge) judge = qs_judge_new ("mine", source);
  QsJudgement judgement;

  read_text (judge, text);
  if (!qs_judge_decide (judge, &judgement, NULL))
    return NULL;

  return qs_recording_ref (qs_judge_get_recording (judge));
}

static gboolean
collect_cb (QsTraceEvent event,
            guint        row,
            guint        column,
            gpointer     data)
{
  EngineStep step = { event, row, column };

  g_array_append_val ((GArray *) data, step);

  return TRUE;
}

/* The steps of a search, of a method or of a recording, which is complete. */
static GArray *
run (const QsMethod *method,
     guint           n)
{
  GArray *steps = g_array_new (FALSE, FALSE, sizeof (EngineStep));
  const QsTracer tracer = { collect_cb, steps };

  method->search (&(QsSearch){ .n = n, .seed = 1, .tracer = &tracer, .recording = method->recording });

  return steps;
}

/* As the command trace prints it: a square that is a whole line has a star. */
static char *
write_number (guint number,
              guint base)
{
  return number == QS_TRACE_WHOLE ? g_strdup ("*") : g_strdup_printf ("%u", number + base);
}

static char *
write_steps (const GArray *steps,
             guint         base)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "n %d\n", N);
  for (guint i = 0; i < steps->len; i++)
    {
      const EngineStep *step = &g_array_index (steps, EngineStep, i);
      g_autofree char *row = write_number (step->row, base);
      g_autofree char *column = write_number (step->column, base);

      g_string_append_printf (text, "%s %s %s\n", qs_trace_event_get_name (step->event), row, column);
    }

  return g_string_free (text, FALSE);
}

/* What any of our methods does is repeated step by step, counted from 0 or from 1. */
static void
test_methods (void)
{
  for (const QsMethod *const *method = qs_methods_list (); *method != NULL; method++)
    {
      g_autoptr (GArray) steps = run (*method, N);

      g_test_message ("%s", (*method)->id);
      for (guint base = 0; base < 2; base++)
        {
          g_autofree char *text = write_steps (steps, base);
          g_autoptr (QsRecording) recording = record (text, NULL);
          g_autoptr (GArray) repeated = run (qs_recording_get_method (recording), N);

          g_assert_cmpmem (repeated->data, repeated->len * sizeof (EngineStep), steps->data, steps->len * sizeof (EngineStep));
        }
    }
}

/* What is wrong, at which of the steps that are repeated, and how many these are. */
static void
test_faults (void)
{
  static const struct
  {
    const char *text;
    guint n_steps;
    guint64 step;      /* of the first fault; 0 for none */
    const char *words; /* the beginning of them */
  } cases[] = {
    { "n 4\nplace 1 1\nplace 2 3\nremove 2 3\n", 3, 0, NULL },
    { "n 4\nplace 1 1\nplace 1 2\n", 3, 0, NULL },
    { "n 4\nplace 1 1\nplace 1 2\nremove 1 2\n", 4, 3, "Line 3: row 1 has a queen" },
    { "n 4\nplace 1 1\nplace 1 1\nremove 1 1\n", 2, 1, "Line 3: there is a queen" },
    { "n 4\nplace 1 1\nremove 1 2\ncheck 2 1\n", 2, 1, "Line 3: there is no queen" },
    { "n 4\nplace 5 1\ncheck 1 1\n", 1, 0, "Line 2: there is no square" },
    { "n 4\nplace 1 1\nplace 1 2\nremove 1 2\n", 4, 3, "Line 3: row 1" },
    { "n 4\nplace 1 1\nsolution\n", 1, 1, "Line 3: a solution does not have" },
    { "n 4\nplace 1 1\nplace 2 2\nplace 3 3\nplace 4 4\nsolution\n", 4, 4, "Line 6: a solution has two queens" },
    { "n 4\nplace 1 2\nplace 2 4\nplace 3 1\nplace 4 3\nsolution\n", 5, 0, NULL },
    { "n 4\ncheck 7 1\nplace 1 2\n", 1, 0, NULL },
    { "n 4\nplace 1 1 #1\n#2 is next\nplace 2 3 #3rd try\nplace 2 4 # 4\nremove 2 4\n", 5, 4, "Line 5: row 2 has a queen" },
    /* In other words, where no line takes queens back, and where one was only tried, another one in the row does. */
    { "n 4\nplaced 1 1\nplaced 2 3\nplaced 2 4\n", 4, 0, NULL },
    { "n 4\nplace 1 1\nplace 2 3\nback\nplace 2 4\n", 4, 0, NULL },
    { "start\nn 4\nplace 1 1\nplace 2 3\nplace 2 4\nremove 2 4\nend\n", 5, 4, "Line 5: row 2 has a queen" },
    { "n 4\nplaced 1 1\nplaced 2 1\nplaced 2 2\nplaced 2 3\nremoved 2 3\n", 7, 0, NULL },
    { "n 4\nplace a4\nplace b2\n", 2, 0, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (QsRecording) recording = record (cases[i].text, NULL);
      g_autoptr (GArray) steps = run (qs_recording_get_method (recording), 4);
      g_autoptr (GArray) faults = qs_recording_get_faults (recording);

      g_test_message ("%u", i);
      g_assert_cmpuint (steps->len, ==, cases[i].n_steps);
      g_assert_cmpuint (faults->len, ==, cases[i].words != NULL);
      if (cases[i].words != NULL)
        {
          g_autofree char *words = qs_recording_get_fault (recording, cases[i].step);

          g_assert_cmpuint (g_array_index (faults, guint64, 0), ==, cases[i].step);
          g_assert_true (g_str_has_prefix (words, cases[i].words));
        }
    }
}

/* The lines of the program's own text. */
static void
test_source (void)
{
  g_autoptr (QsRecording) recording =
    record ("n 4\nplace 1 1 line 2\ncheck 2 1\nline 3\ncheck 2 2\nremove 1 1 line 99\n", "def f():\n\n\tplace()\n");
  const QsMethod *method = qs_recording_get_method (recording);

  g_assert_cmpstr (method->pseudocode[0], ==, "def f():");
  g_assert_cmpstr (method->pseudocode[1], ==, " ");
  g_assert_cmpstr (method->pseudocode[2], ==, "    place()");
  g_assert_cmpuint (qs_recording_get_line (recording, 0), ==, G_MAXUINT);
  g_assert_cmpuint (qs_recording_get_line (recording, 1), ==, 1);
  g_assert_cmpuint (qs_recording_get_line (recording, 2), ==, G_MAXUINT);
  g_assert_cmpuint (qs_recording_get_line (recording, 3), ==, 2);
  g_assert_cmpuint (qs_recording_get_line (recording, 4), ==, G_MAXUINT);
}

/* Any step may follow any other. */
static char *
draw_trace (GRand *rand)
{
  GString *text = g_string_new (NULL);
  int n = g_rand_int_range (rand, 1, 7), n_steps = g_rand_int_range (rand, 1, 60), base = g_rand_int_range (rand, 0, 2);

  if (g_rand_boolean (rand))
    g_string_append_printf (text, "n %d\n", n);
  for (int i = 0; i < n_steps; i++)
    {
      QsTraceEvent event = (QsTraceEvent) g_rand_int_range (rand, 0, QS_TRACE_N_EVENTS);
      int row = g_rand_int_range (rand, 0, 12), column = g_rand_int_range (rand, 0, 12);
      g_autofree char *place = row == 11 ? g_strdup ("*") : g_strdup_printf ("%d", row % n + base + (row == 10 ? n : 0));

      if (event == QS_TRACE_SOLUTION)
        g_string_append (text, "solution\n");
      else
        g_string_append_printf (text, column == 11 ? "%s %s *\n" : "%s %s %d\n", qs_trace_event_get_name (event), place,
                                column % n + base);
    }

  return g_string_free (text, FALSE);
}

/* A tree, and each moment of the timeline, made anew from the steps: a row has one queen at most, and none moves by itself. */
static void
check_recording (QsRecording *recording)
{
  const QsMethod *method = qs_recording_get_method (recording);
  g_autoptr (GArray) steps = run (method, method->max_n);
  g_autoptr (QsTimeline) timeline = qs_timeline_new (NULL, method->max_n, NULL, 64, 16);
  g_autoptr (QsTreeBuilder) builder = qs_tree_builder_new ();
  guint16 columns[QS_MAX_N];

  for (guint row = 0; row < method->max_n; row++)
    columns[row] = QS_EMPTY_ROW;
  qs_tree_builder_begin (builder, method->look, method->max_n, NULL);
  for (guint i = 0; i < steps->len; i++)
    {
      const EngineStep *step = &g_array_index (steps, EngineStep, i);
      guint32 packed = qs_packed_step_new (step->event, step->row, step->column);

      if (step->event == QS_TRACE_PLACE)
        {
          g_assert_cmpuint (columns[step->row], ==, QS_EMPTY_ROW);
          columns[step->row] = (guint16) step->column;
        }
      else if (step->event == QS_TRACE_REMOVE)
        {
          g_assert_cmpuint (columns[step->row], ==, step->column);
          columns[step->row] = QS_EMPTY_ROW;
        }
      qs_timeline_append (timeline, step->event, step->row, step->column);
      qs_tree_builder_feed (builder, &packed, 1);
      g_assert_cmpmem (timeline->last.columns, method->max_n * sizeof *columns, columns,
                       method->max_n * sizeof *columns);
    }
}

static void
test_random (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  for (guint i = 0; i < N_RANDOM; i++)
    {
      g_autofree char *text = draw_trace (rand);
      g_autoptr (QsRecording) recording = record (text, NULL);

      if (recording != NULL)
        check_recording (recording);
    }
}

static void
finished_cb (QsErrand     *reading,
             const GError *error,
             gpointer      user_data)
{
  char **message = user_data;

  *message = g_strdup (error != NULL ? error->message : "");
}

static void
say (int         fd,
     const char *text)
{
  g_assert_cmpint (write (fd, text, strlen (text)), ==, strlen (text));
}

/* The program has said how large its board is, and is still running: what it has done is played, and what it does then. */
static void
test_running (void)
{
  g_autoptr (QsErrand) reading = NULL;
  g_autoptr (GInputStream) stream = NULL;
  g_autoptr (QsRecording) recording = NULL;
  g_autoptr (QsPlayback) playback = NULL;
  g_autofree char *message = NULL;
  g_autofree char *verdict = NULL;
  int ends[2];

  g_assert_true (g_unix_open_pipe (ends, FD_CLOEXEC, NULL));
  stream = g_unix_input_stream_new (ends[0], TRUE);
  reading = qs_trace_reading_start (stream, "mine", NULL);
  g_signal_connect (reading, "finished", G_CALLBACK (finished_cb), &message);

  say (ends[1], "n 4\ncheck 1 1\nplace 1 1\n");
  engine_run_until ((recording = qs_trace_reading_take (reading)) != NULL);
  playback = qs_playback_new (qs_recording_get_method (recording), 4, QS_TIMELINE_CAPACITY, NULL);
  g_object_set (playback, "speed", QS_PLAYBACK_MAX_SPEED, NULL);
  qs_playback_play (playback);
  engine_run_until (qs_playback_get_status (playback)->moment.step == 2);
  g_assert_true (qs_playback_is_playing (playback));
  g_assert_null (qs_trace_reading_take (reading));

  say (ends[1], "check 2 3\nplace 2 3\n");
  engine_run_until (qs_playback_get_status (playback)->moment.step == 4);
  g_assert_null (message);

  close (ends[1]);
  engine_run_until (message != NULL && qs_playback_get_status (playback)->state == QS_PLAYBACK_FINISHED);
  g_assert_cmpstr (message, ==, "");
  verdict = qs_recording_get_verdict (recording);
  g_assert_cmpstr (verdict, ==, "All steps are right\nSolutions: 0 of 2 found, 0 repeated, 0 wrong");
  g_assert_cmpuint (qs_playback_get_status (playback)->moment.step, ==, 4);
  qs_playback_stop (playback);
}

/* Squares that were taken to be counted from 1 until a 0 comes: the steps are recorded anew, and the old recording ends. */
static void
test_other_base (void)
{
  g_autoptr (QsJudge) judge = qs_judge_new ("mine", NULL);
  g_autoptr (QsRecording) first = NULL;
  g_autoptr (GArray) before = NULL;
  g_autoptr (GArray) after = NULL;

  read_text (judge, "n 4\n");
  g_assert_null (qs_judge_follow (judge));
  read_text (judge, "place 1 1\n");
  first = qs_recording_ref (qs_judge_follow (judge));
  read_text (judge, "place 0 3\n");
  g_assert_true (qs_judge_follow (judge) != first);

  before = run (qs_recording_get_method (first), 4);
  g_assert_cmpuint (before->len, ==, 1);
  g_assert_cmpuint (g_array_index (before, EngineStep, 0).row, ==, 0);
  qs_recording_end (qs_judge_get_recording (judge), NULL);
  after = run (qs_recording_get_method (qs_judge_get_recording (judge)), 4);
  g_assert_cmpuint (after->len, ==, 2);
  g_assert_cmpuint (g_array_index (after, EngineStep, 0).row, ==, 1);
}

/* ThreadSanitizer sees no order in what a GCancellable has made in one thread and wakes in the other. */
#ifndef __SANITIZE_THREAD__
/* Nobody waits any longer for a program that writes nothing. */
static void
test_cancelled (void)
{
  g_autoptr (QsErrand) reading = NULL;
  g_autoptr (GInputStream) stream = NULL;
  g_autofree char *message = NULL;
  int ends[2];

  g_assert_true (g_unix_open_pipe (ends, FD_CLOEXEC, NULL));
  stream = g_unix_input_stream_new (ends[0], TRUE);
  reading = qs_trace_reading_start (stream, "mine", NULL);
  g_signal_connect (reading, "finished", G_CALLBACK (finished_cb), &message);
  say (ends[1], "place 1 1\n");
  engine_run_a_little ();
  g_assert_null (message);
  qs_errand_cancel (reading);
  engine_run_until (message != NULL);
  g_assert_true (g_str_has_prefix (message, "“mine”: "));
  close (ends[1]);
}
#endif

/* Judging can be ended as well as reading. */
static void
test_cancelled_judging (void)
{
  g_autoptr (QsJudge) judge = qs_judge_new ("mine", NULL);
  g_autoptr (GInputStream) stream = g_memory_input_stream_new_from_data ("n 1\nplace 1 1\nsolution\n", -1, NULL);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  QsJudgement judgement;

  g_assert_true (qs_judge_read (judge, stream, cancellable, NULL, NULL, NULL));
  g_cancellable_cancel (cancellable);
  g_assert_false (qs_judge_decide (judge, &judgement, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* It makes no difference where a piece of the text ends. */
static void
test_pieces (void)
{
  static const char text[] = "n 4\nplace 1 1\r\n# no\n3 place 2 3 line 7\n\nremove 2 3\nsolution 2 4 1 3\nnothing\nplace 2 4";
  QsTraceText whole;

  qs_trace_text_init (&whole);
  g_assert_true (qs_trace_text_read (&whole, text, strlen (text), NULL));
  g_assert_cmpuint (whole.n_steps, ==, 4);
  for (gsize piece = 1; piece < 20; piece++)
    {
      QsTraceText parts;

      qs_trace_text_init (&parts);
      for (gsize i = 0; i < strlen (text); i += piece)
        g_assert_true (qs_trace_text_read (&parts, text + i, MIN (piece, strlen (text) - i), NULL));
      g_assert_cmpmem (parts.steps->data, parts.steps->len * sizeof (QsTraceStep), whole.steps->data,
                       whole.steps->len * sizeof (QsTraceStep));
      g_assert_cmpuint (parts.n_unread, ==, 1);
      g_assert_cmpuint (parts.unread_line, ==, 8);
      g_assert_cmpstr (parts.text->str, ==, "place 2 4");
      qs_trace_text_clear (&parts);
    }
  qs_trace_text_clear (&whole);
}

/* A line without an end takes no memory. */
static void
test_endless_line (void)
{
  g_autoptr (QsJudge) judge = qs_judge_new (NULL, NULL);
  g_autofree char *text = g_strnfill (1 << 20, '1');
  g_autoptr (GString) wide = g_string_new ("\n");
  QsJudgement judgement;

  read_text (judge, "n 4\n");
  for (guint i = 0; i < 100; i++)
    read_text (judge, text);
  /* Its last letter is cut. */
  for (guint i = 0; i < 10000; i++)
    g_string_append (wide, "解");
  read_text (judge, wide->str);
  read_text (judge, "\nplace 1 1");
  g_assert_true (qs_judge_decide (judge, &judgement, NULL));
  g_assert_cmpuint (judgement.n_unread, ==, 2);
  g_assert_cmpuint (judgement.unread_line, ==, 2);
  g_assert_cmpuint (judgement.counts.placements, ==, 1);
}

/* Boards are no steps, and neither is what another program says of its solutions. */
static void
test_kind (void)
{
  static const char *const traces[] = { "n 4\nplace 1 1\n", "# mine\nplace 0 0\nremove 0 0\n", "1 check 1 1\n2 place 1 1\n",
                                        "Queens:\nPlacing queen at (0, 0)\nno luck\nRemoving queen from (0, 0)\n" };
  static const char *const others[] = { "", "2 4 1 3\n", "solution 2 4 1 3\nsolution 3 1 4 2\n", "n 8\n",
                                        "Place your queens:\n2 4 1 3\n3 1 4 2\n",
                                        "Place a queen at (0, 1)\nPlace a queen at (1, 3)\n" };

  for (guint i = 0; i < G_N_ELEMENTS (traces); i++)
    g_assert_true (qs_trace_text_is_one (traces[i], strlen (traces[i])));
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_false (qs_trace_text_is_one (others[i], strlen (others[i])));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/engine/trace-reading/methods", test_methods);
  g_test_add_func ("/engine/trace-reading/faults", test_faults);
  g_test_add_func ("/engine/trace-reading/source", test_source);
  g_test_add_func ("/engine/trace-reading/random", test_random);
  g_test_add_func ("/engine/trace-reading/running", test_running);
  g_test_add_func ("/engine/trace-reading/other-base", test_other_base);
#ifndef __SANITIZE_THREAD__
  g_test_add_func ("/engine/trace-reading/cancelled", test_cancelled);
#endif
  g_test_add_func ("/engine/trace-reading/cancelled-judging", test_cancelled_judging);
  g_test_add_func ("/engine/trace-reading/pieces", test_pieces);
  g_test_add_func ("/engine/trace-reading/endless-line", test_endless_line);
  g_test_add_func ("/engine/trace-reading/kind", test_kind);

  return g_test_run ();
}
