/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The real window, watched from outside: how soon it is painted, against the simplest window that GTK can show,
 * and how promptly it answers while it works, against itself at rest.
 *
 * Painted is when the board's colours are on the display. The main loop's stall is bounded from above by the
 * time that a call takes which the main loop has to answer: on top of the stall, that is two ways over the bus,
 * and whatever keeps this program and the bus from running, since all share the processors. */

#include <X11/Xlib.h>
#include <X11/Xutil.h>

#include "bench-report.h"
#include "qs-test-run.h"
#include "qs-test-session.h"
#include "qs-test-window.h"

/* How many starts are measured. */
#define N_STARTS 15

/* The square of the display that is looked at, in pixels: some squares of a board, for windows lie at the top left. */
#define LOOK_AT_X 600
#define LOOK_AT_Y 400
#define LOOK_SIZE 200

/* How often the window is called, and for how long, in microseconds. */
#define INTERVAL 2000
#define DURATION (bench_is_brief () ? G_USEC_PER_SEC / 5 : 2 * G_USEC_PER_SEC)

/* Whether there are more than two colours in this square: neither no window nor an empty one. */
static gboolean
is_painted (Display *display)
{
  XImage *image = XGetImage (display, DefaultRootWindow (display), LOOK_AT_X, LOOK_AT_Y, LOOK_SIZE, LOOK_SIZE,
                             AllPlanes, ZPixmap);
  gulong colors[2] = { 0 };
  guint n_colors = 0;

  for (int y = 0; y < LOOK_SIZE && n_colors <= G_N_ELEMENTS (colors); y++)
    {
      for (int x = 0; x < LOOK_SIZE && n_colors <= G_N_ELEMENTS (colors); x++)
        {
          gulong color = XGetPixel (image, x, y);

          if ((n_colors > 0 && color == colors[0]) || (n_colors > 1 && color == colors[1]))
            continue;

          if (n_colors < G_N_ELEMENTS (colors))
            colors[n_colors] = color;
          n_colors++;
        }
    }

  XDestroyImage (image);

  return n_colors > G_N_ELEMENTS (colors);
}

/* Waits until something is painted on the display, or until nothing is left of it. */
static void
wait_for_painting (gboolean is_wanted)
{
  Display *display = XOpenDisplay (NULL);

  g_assert_nonnull (display);
  while (is_painted (display) != is_wanted)
    g_usleep (500);
  XCloseDisplay (display);
}

static gpointer
note_painting (gpointer user_data)
{
  gint64 *painted = user_data;

  wait_for_painting (TRUE);
  *painted = g_get_monotonic_time ();

  return NULL;
}

/* Returns how long it takes from the start of the process to its first picture, in milliseconds. */
static double
time_queenside (void)
{
  gint64 painted = 0, start;
  GThread *watcher;
  TestApp *app;

  wait_for_painting (FALSE);
  start = g_get_monotonic_time ();
  watcher = g_thread_new ("watcher", note_painting, &painted);
  app = test_app_start ("");
  g_thread_join (watcher);
  test_app_quit (app);
  test_app_free (app);

  return (double) (painted - start) / 1000;
}

static double
time_plain_window (void)
{
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_NONE);
  g_autoptr (GSubprocess) process = NULL;
  gint64 start, painted;

  wait_for_painting (FALSE);
  start = g_get_monotonic_time ();
  process = test_spawn (launcher, g_getenv ("QS_PLAIN_WINDOW"), "");
  wait_for_painting (TRUE);
  painted = g_get_monotonic_time ();
  g_subprocess_force_exit (process);
  g_subprocess_wait (process, NULL, NULL);

  return (double) (painted - start) / 1000;
}

/* In turn, so that other work of the machine disturbs both alike. */
static void
measure_starts (void)
{
  g_autoptr (GArray) plain = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GArray) ours = g_array_new (FALSE, FALSE, sizeof (double));
  BenchBaseline baseline = { .name = "plain-window" };

  for (guint i = 0; i < bench_get_rounds (N_STARTS); i++)
    {
      double plain_taken = time_plain_window (), taken = time_queenside ();

      g_array_append_val (plain, plain_taken);
      g_array_append_val (ours, taken);
    }

  baseline.value = bench_get_percentile (plain, 0.5);
  bench_report (bench_get_percentile (ours, 0.5), "ms", &baseline, "start-to-board");
}

/* The calls of one measurement. */
typedef struct
{
  GArray *times;    /* how long each took, in milliseconds */
  guint n_underway; /* how many have no answer yet */
} Calls;

typedef struct
{
  Calls *calls;
  gint64 start;
} Call;

static void
answered_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autofree Call *call = user_data;
  g_autoptr (GError) error = NULL;
  G_GNUC_UNUSED g_autoptr (GVariant) reply = g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result, &error);
  double taken = (double) (g_get_monotonic_time () - call->start) / 1000;

  g_assert_no_error (error);
  g_array_append_val (call->calls->times, taken);
  call->calls->n_underway--;
}

/* A call goes out whether or not the one before has been answered, so that a long stall counts as long as it is. */
static gboolean
call_cb (gpointer user_data)
{
  Calls *calls = user_data;
  Call *call = g_new (Call, 1);

  call->calls = calls;
  call->start = g_get_monotonic_time ();
  calls->n_underway++;
  g_dbus_connection_call (test_session_get_bus (), TEST_APP_ID, TEST_APP_PATH, "org.gtk.Actions", "List", NULL,
                          G_VARIANT_TYPE ("(as)"), G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, NULL, answered_cb, call);

  return G_SOURCE_CONTINUE;
}

/* Calls for a while, and gives how long each call took, in milliseconds. */
static GArray *
call_window (void)
{
  GArray *times = g_array_new (FALSE, FALSE, sizeof (double));
  Calls calls = { .times = times };
  guint source = g_timeout_add (INTERVAL / 1000, call_cb, &calls);
  gint64 end = g_get_monotonic_time () + DURATION;

  while (g_get_monotonic_time () < end || (times->len == 0 && calls.n_underway == 0))
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (source);
  while (calls.n_underway > 0)
    g_main_context_iteration (NULL, TRUE);

  return times;
}

static void
measure_calls (const BenchBaseline *rest,
               const char          *what)
{
  g_autoptr (GArray) times = call_window ();

  bench_report (bench_get_percentile (times, 0.99), "ms", rest, "answer/%s/p99", what);
  bench_report (bench_get_percentile (times, 1), "ms", rest, "answer/%s/most", what);
}

static BenchBaseline
measure_rest (void)
{
  g_autoptr (GArray) times = call_window ();
  BenchBaseline rest = { "window-at-rest", bench_get_percentile (times, 0.99) };

  bench_report (rest.value, "ms", NULL, "answer/window-at-rest/p99");

  return rest;
}

static void
measure_stalls (void)
{
  TestApp *app = test_app_start ("");
  BenchBaseline rest;

  test_wait_until (app, test_shows (app, "of 92"));
  rest = measure_rest ();

  /* The first look at Search may change the board: before there is anything to measure. */
  test_type (app, "alt+2");
  test_wait_until (app, test_look_for (app, TEST_BUTTON, "Play") != NULL);

  /* A count, and a search, that outlast the measurement. */
  test_set_number (app, "Queens", 20);
  test_wait_until (app, test_look_for (app, TEST_BUTTON, "Stop") != NULL);
  measure_calls (&rest, "counting");

  test_set_number (app, "Speed", 6);
  test_press (app, "Play");
  test_wait_until (app, test_look_for (app, TEST_BUTTON, "Pause") != NULL);
  measure_calls (&rest, "counting-and-search");

  test_app_quit (app);
  test_app_free (app);
}

int
main (int   argc,
      char *argv[])
{
  test_init (&argc, &argv);
  measure_starts ();
  measure_stalls ();
  test_session_end ();

  return 0;
}
