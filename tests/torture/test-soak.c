/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The same work at the window again and again: what it made is gone when the window is.
 *
 * In short a few rounds after others that fill caches. In the long form rounds at 17 queens for as many minutes as
 * QS_TORTURE_MINUTES says, half of them in one window, with the memory after each minute. */

#include <malloc.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "qs-test-chooser.h"
#include "qs-test-pages.h"
#include "qs-test-session.h"
#include "qs-test-widget.h"

#define N_WARM_UP 2
#define N_ROUNDS 1

/* The boards of the short form and of the long one, one that is not counted to its end, one that all methods solve
 * at once, and one that needs no memory to speak of. */
#define SMALL_N 8
#define LARGE_N 17
#define COUNTED_N 20
#define COMPARED_N 5
#define REST_N 4

/* How long caches are filled in the long form, in minutes. */
#define N_FILLING 5

/* What glibc maps at first, and keeps when it has met some such blocks. */
#define LARGE_BLOCK (8 << 20)

/* What is there while no window is. */
typedef struct
{
  GHashTable *objects; /* GType to a number */
  guint n_threads;
  guint n_descriptors;
} Census;

/* What is used at a time. */
typedef struct
{
  gint64 time;     /* by the monotonic clock */
  gint64 resident; /* bytes */
  gint64 in_use;   /* bytes that were allocated and not freed */
} Memory;

static GHashTable *objects; /* GType to the number of those alive */
static GMutex objects_mutex;

static GObject *(*real_constructor) (GType type, guint n_properties, GObjectConstructParam *properties);
static void (*real_finalize) (GObject *object);

static void
add_objects (GType type,
             int   n)
{
  gpointer key = GSIZE_TO_POINTER (type);

  g_mutex_lock (&objects_mutex);
  g_hash_table_insert (objects, key, GINT_TO_POINTER (GPOINTER_TO_INT (g_hash_table_lookup (objects, key)) + n));
  g_mutex_unlock (&objects_mutex);
}

static GObject *
construct (GType                  type,
           guint                  n_properties,
           GObjectConstructParam *properties)
{
  add_objects (type, 1);

  return real_constructor (type, n_properties, properties);
}

static void
finalize (GObject *object)
{
  add_objects (G_OBJECT_TYPE (object), -1);
  real_finalize (object);
}

/* All classes that are made later call these two for each object, or have classes that do. */
static void
count_objects (void)
{
  GObjectClass *class = g_type_class_ref (G_TYPE_OBJECT);

  objects = g_hash_table_new (NULL, NULL);
  real_constructor = class->constructor;
  real_finalize = class->finalize;
  class->constructor = construct;
  class->finalize = finalize;
}

static guint
count_files (const char *folder)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);
  guint n = 0;

  g_assert_no_error (error);
  while (g_dir_read_name (dir) != NULL)
    n++;

  return n;
}

static void
census_clear (Census *self)
{
  g_clear_pointer (&self->objects, g_hash_table_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Census, census_clear)

/* Our own objects, all widgets and all menus. Others are in caches as well. */
static gboolean
has_to_go (GType type)
{
  return g_str_has_prefix (g_type_name (type), "Qs") || g_type_is_a (type, GTK_TYPE_WIDGET) ||
         g_type_is_a (type, G_TYPE_MENU_MODEL);
}

static void
census_take (Census *self)
{
  GHashTableIter iter;
  gpointer type, n;

  self->objects = g_hash_table_new (NULL, NULL);
  g_mutex_lock (&objects_mutex);
  g_hash_table_iter_init (&iter, objects);
  while (g_hash_table_iter_next (&iter, &type, &n))
    {
      if (has_to_go (GPOINTER_TO_SIZE (type)))
        g_hash_table_insert (self->objects, type, n);
    }
  g_mutex_unlock (&objects_mutex);

  /* GLib keeps threads for later work. */
  g_thread_pool_stop_unused_threads ();
  self->n_threads = count_files ("/proc/self/task");
  self->n_descriptors = count_files ("/proc/self/fd");
}

/* Whether nothing is left that was not there before. What is left is told on the way, once. */
static gboolean
is_back_at (const Census *old,
            char        **left)
{
  g_auto (Census) census = { NULL };
  g_autoptr (GString) text = g_string_new (NULL);
  GHashTableIter iter;
  gpointer type, n;

  census_take (&census);
  g_hash_table_iter_init (&iter, census.objects);
  while (g_hash_table_iter_next (&iter, &type, &n))
    {
      int more = GPOINTER_TO_INT (n) - GPOINTER_TO_INT (g_hash_table_lookup (old->objects, type));

      if (more > 0)
        g_string_append_printf (text, " %d %s", more, g_type_name (GPOINTER_TO_SIZE (type)));
    }
  if (census.n_threads > old->n_threads)
    g_string_append_printf (text, " %u threads", census.n_threads - old->n_threads);
  if (census.n_descriptors > old->n_descriptors)
    g_string_append_printf (text, " %u descriptors", census.n_descriptors - old->n_descriptors);

  if (text->len > 0 && g_strcmp0 (text->str, *left) != 0)
    g_test_message ("left:%s", text->str);
  g_free (*left);
  *left = g_strdup (text->str);

  return text->len == 0;
}

static gboolean
is_at (const char *rank)
{
  return test_entry_holds ("Number of the solution shown", rank);
}

static void
page (void)
{
  test_find_board ();
  test_until (test_shows ("Solution 1 · *"));
  test_type ("Right Right Page_Down Page_Down Left");
  test_until (is_at ("22"));
  test_type ("Home");
  test_until (is_at ("1"));
  test_type ("ctrl+g 5 Return");
  test_until (is_at ("5"));
}

static void
export (const char *path)
{
  test_press ("Export…");
  test_until (test_is_active ("Export Solutions"));
  test_tick ("The solution shown, number 5");
  test_save_as (path);
  test_until (test_shows ("1 solution exported to “*”"));
}

static void
search (void)
{
  test_type ("alt+2");
  test_until (test_shows ("Step 0"));
  test_set_number ("Speed", 2);
  test_press ("Play");
  test_until (!test_shows ("Step 0"));
  test_press ("Pause");
  test_press ("One step back");
  test_press ("Back to the start");
  test_until (test_shows ("Step 0"));
}

static void
compare (void)
{
  test_type ("alt+3");
  test_press ("Methods");
  test_set_number ("Queens", COMPARED_N);
  test_press ("Options");
  test_select ("Time", 0);
  test_type ("Escape");
  test_until (test_look_for (TEST_BUTTON, "Choose None") == NULL && test_has_left_popover ());
  test_press ("Start");
  test_until (test_race_shows ("*Done: the times are stable.") || test_race_shows ("*: times marked *"));
  test_press ("Counts");
  test_until (test_shows ("Classes of 8"));
}

static gboolean
has_begun_to_count (void)
{
  if (test_look_for (TEST_BUTTON, "Count") != NULL)
    test_press ("Count");

  return test_shows ("*% · *left");
}

static void
count (void)
{
  test_type ("alt+1");
  test_set_number ("Queens", COUNTED_N);
  test_press ("Count All");
  test_until (has_begun_to_count ());
  test_press ("Stop");
  test_press ("Discard");
  test_until (test_look_for (TEST_BUTTON, "Count All") != NULL);
}

/* Leaves nothing to do, so that the memory is the same each time. */
static void
rest (void)
{
  test_set_number ("Queens", REST_N);
  test_until (test_shows ("2") && test_tells ("*agrees with A000170*"));
  test_until (is_at ("1"));
}

static void
work (guint n)
{
  g_autofree char *path = g_build_filename (test_session_get_folder (), "soak.txt", NULL);

  test_type ("alt+1");
  test_set_number ("Queens", n);
  page ();
  export (path);
  search ();
  compare ();
  count ();
  rest ();
}

static void
do_round (guint n)
{
  test_open_window (n);
  work (n);
  test_close_windows ();
}

static void
do_rounds (guint n,
           guint n_rounds)
{
  for (guint i = 0; i < n_rounds; i++)
    do_round (n);
}

static void
wait_until_back_at (const Census *old)
{
  g_autofree char *left = NULL;

  test_until (is_back_at (old, &left));
}

QS_TEST_WIDGET (nothing_is_left_of_a_window)
{
  g_auto (Census) census = { NULL };

  do_rounds (SMALL_N, N_WARM_UP);
  census_take (&census);
  do_rounds (SMALL_N, N_ROUNDS);
  wait_until_back_at (&census);
}

/* A census that would not notice anything proves nothing. */
QS_TEST_WIDGET (a_widget_that_is_left_is_found)
{
  g_auto (Census) census = { NULL };
  g_autofree char *left = NULL;
  GtkWidget *label;

  census_take (&census);
  label = g_object_ref_sink (gtk_label_new (NULL));
  g_assert_false (is_back_at (&census, &left));
  g_assert_nonnull (strstr (left, " 1 GtkLabel"));
  g_object_unref (label);
  wait_until_back_at (&census);
}

/* Each one is mapped, and not taken from what was freed before. Threads of libraries may map a little meanwhile. */
QS_TEST_WIDGET (large_blocks_go_back_to_the_system)
{
  gsize before;
  gpointer block;

  for (guint i = 0; i < 2; i++)
    {
      before = mallinfo2 ().hblkhd;
      block = g_malloc (LARGE_BLOCK);
      g_assert_cmpuint (mallinfo2 ().hblkhd, >, before + LARGE_BLOCK / 2);
      g_free (block);
    }
}

static Memory
measure (void)
{
  struct mallinfo2 info = mallinfo2 ();
  Memory memory = { g_get_monotonic_time (), 0, (gint64) (info.uordblks + info.hblkhd) };
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents ("/proc/self/statm", &text, NULL, &error);
  g_assert_no_error (error);
  memory.resident = g_ascii_strtoll (strchr (text, ' '), NULL, 10) * sysconf (_SC_PAGESIZE);

  return memory;
}

static double
get_slope (gint64 bytes,
           gint64 time)
{
  return (double) bytes / 1e6 / MAX ((double) time / G_TIME_SPAN_HOUR, 1e-9);
}

static void
tell (const Memory *first,
      const Memory *last,
      guint         n_rounds)
{
  gint64 time = last->time - first->time;

  g_test_message ("%u rounds: %.1f MB resident, %.1f MB in use, %+.1f and %+.1f MB an hour", n_rounds,
                  (double) last->resident / 1e6, (double) last->in_use / 1e6,
                  get_slope (last->resident - first->resident, time), get_slope (last->in_use - first->in_use, time));
}

/* Does the same again and again for half of the time. The memory is told, not judged: libraries fill caches for long. */
static void
watch_memory (void (*do_all) (guint n))
{
  const char *minutes = g_getenv ("QS_TORTURE_MINUTES");
  gint64 n_minutes = MAX ((minutes != NULL ? atoi (minutes) : 60) / 2, 1);
  gint64 start = g_get_monotonic_time (), n_filling = MIN (N_FILLING, n_minutes / 2);
  Memory first = { 0 }, last;
  guint n_rounds = 0;

  for (gint64 minute = 0; minute < n_minutes; minute++)
    {
      do
        {
          do_all (LARGE_N);
          n_rounds++;
        }
      while (g_get_monotonic_time () < start + (minute + 1) * G_TIME_SPAN_MINUTE);

      last = measure ();
      if (minute <= n_filling)
        first = last;
      tell (&first, &last, n_rounds);
    }
  g_test_message ("figure: %u rounds at the window left nothing", n_rounds);
}

static void
test_one_window (void)
{
  g_auto (Census) census = { NULL };

  do_round (LARGE_N);
  census_take (&census);
  test_open_window (LARGE_N);
  watch_memory (work);
  test_close_windows ();
  wait_until_back_at (&census);
}

static void
test_many_windows (void)
{
  g_auto (Census) census = { NULL };

  do_round (LARGE_N);
  census_take (&census);
  watch_memory (do_round);
  wait_until_back_at (&census);
}

int
main (int   argc,
      char *argv[])
{
  /* Where a class has a constructor, GObject tells of properties that only GTK sets. */
  g_setenv ("G_ENABLE_DIAGNOSTIC", "0", TRUE);
  count_objects ();
  test_widgets_init (&argc, &argv);
  test_add_all ();

  if (g_test_slow ())
    {
      test_add_widget ("/torture/soak/memory-of-one-window", test_one_window);
      test_add_widget ("/torture/soak/memory-of-many-windows", test_many_windows);
    }

  return test_widgets_run ();
}
