/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A monkey at the window: actions at random, in a process of their own, which no warning and no hang may end.
 *
 * When something does, actions are left out as long as it still happens, and the file of those that are left is named:
 * test-torture-monkey --replay FILE does them again. */

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#include "qs-test-monkey.h"
#include "qs-test-widget.h"

#define N_ACTIONS 2000

/* Of the actions that are the same each time, as many as a lane has time for. They are done in German, whose words are the
 * longest. */
#define SEED 3
#define N_SAME_ACTIONS 400

/* How many actions a failure is shortened by at most, in all processes: it takes no longer than five runs do. */
#define MOST_REPEATED (5 * N_ACTIONS)

/* Whether doing @lines fails. */
typedef gboolean (*Fails) (GPtrArray *lines,
                           gpointer   user_data);

/* A search for few lines that fail. */
typedef struct
{
  GPtrArray *lines; /* the shortest that have failed so far */
  guint n_left;     /* how many may still be done */
  Fails fails;
  gpointer user_data;
} Search;

/* How processes fail. */
typedef struct
{
  char *path;   /* of the file with the actions */
  char *cause;  /* what the last one said; NULL as long as none has failed */
  guint n_done; /* how many actions that one did */
} Failure;

static const char *program;
static const char *replayed;

/* All but the @n from @start on. */
static GPtrArray *
leave_out (GPtrArray *lines,
           guint      start,
           guint      n)
{
  GPtrArray *others = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < lines->len; i++)
    {
      if (i < start || i - start >= n)
        g_ptr_array_add (others, g_strdup (lines->pdata[i]));
    }

  return others;
}

/* Whether it still fails without @n lines. Then they are gone. */
static gboolean
can_leave_out (Search *search,
               guint   start,
               guint   n)
{
  guint n_others = search->lines->len - MIN (n, search->lines->len - start);
  g_autoptr (GPtrArray) others = NULL;

  if (n_others > search->n_left)
    return FALSE;

  search->n_left -= n_others;
  others = leave_out (search->lines, start, n);
  if (!search->fails (others, search->user_data))
    return FALSE;

  g_ptr_array_unref (search->lines);
  search->lines = g_steal_pointer (&others);

  return TRUE;
}

/* Most failures have their cause shortly before: the last line is tried, then the last two, four and so on. Then halves,
 * quarters and so on are left out, and at last single lines, as long as what is left fails. */
static GPtrArray *
shorten (GPtrArray *lines,
         guint      n_left,
         Fails      fails,
         gpointer   user_data)
{
  Search search = { g_ptr_array_ref (lines), n_left, fails, user_data };

  for (guint n = 1; n < lines->len && !can_leave_out (&search, 0, lines->len - n); n *= 2)
    continue;

  for (guint n = (search.lines->len + 1) / 2; n > 0; n = n > 1 ? (n + 1) / 2 : 0)
    {
      for (guint start = 0; start < search.lines->len;)
        start += can_leave_out (&search, start, n) ? 0 : n;
    }

  return search.lines;
}

static void
write_lines (const char *path,
             GPtrArray  *lines)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < lines->len; i++)
    g_string_append_printf (text, "%s\n", (char *) lines->pdata[i]);
  g_file_set_contents (path, text->str, -1, &error);
  g_assert_no_error (error);
}

/* What a process said at its end, without its number and the time of day; empty where it said nothing. Other numbers are
 * left out as well: where an object is, or how wide, is another one each time. */
static char *
read_cause (const char *output)
{
  g_autoptr (GRegex) numbers = g_regex_new ("0x[0-9a-f]+|[0-9]+", 0, 0, NULL);
  const char *mark = g_strrstr (output, " **: ");
  g_auto (GStrv) lines = g_strsplit (mark != NULL ? mark : "", "\n", 2);
  g_auto (GStrv) parts = g_strsplit (lines[0] != NULL ? lines[0] : "", ": ", 3);

  return g_regex_replace_literal (numbers, g_strv_length (parts) == 3 ? parts[2] : "", -1, 0, "#", 0, NULL);
}

/* How many actions a process told of. */
static guint
count_done (const char *output)
{
  guint n = 0;

  while ((output = strstr (output, TEST_MONKEY_MARK)) != NULL)
    {
      output += strlen (TEST_MONKEY_MARK);
      n++;
    }

  return n;
}

/* Does the actions of @lines in another process. Its output is in the log of the test if it fails, and fails by the same
 * cause as the first one. */
static gboolean
child_fails (GPtrArray *lines,
             gpointer   user_data)
{
  Failure *failure = user_data;
  g_autoptr (GSubprocess) child = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *output = NULL;
  g_autofree char *cause = NULL;

  write_lines (failure->path, lines);
  child = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_MERGE, &error, program, "--replay",
                            failure->path, NULL);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (child, NULL, NULL, &output, NULL, &error);
  g_assert_no_error (error);
  cause = read_cause (output);
  if (g_subprocess_get_successful (child) || (failure->cause != NULL && !g_str_equal (cause, failure->cause)))
    return FALSE;

  g_free (failure->cause);
  failure->cause = g_steal_pointer (&cause);
  failure->n_done = count_done (output);
  g_test_message ("%s", output);

  return TRUE;
}

static void
failure_clear (Failure *failure)
{
  g_free (failure->path);
  g_free (failure->cause);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Failure, failure_clear)

static char *
name_file (const char *what)
{
  g_autofree char *name = g_strdup_printf ("monkey-%s.txt", what);

  return g_test_build_filename (G_TEST_BUILT, "torture", name, NULL);
}

/* Returns: whether nothing failed, or not twice where only that counts */
static gboolean
do_actions (guint    seed,
            guint    n_actions,
            gboolean must_repeat)
{
  g_autofree char *name = g_strdup_printf ("%u", seed);
  g_auto (Failure) failure = { name_file (name) };
  g_autoptr (GPtrArray) lines = test_monkey_draw (seed, n_actions);
  g_autoptr (GPtrArray) shortest = NULL;

  if (!child_fails (lines, &failure))
    {
      g_remove (failure.path);
      g_test_message ("figure: %u actions at random in the window", lines->len);
      return TRUE;
    }

  g_ptr_array_set_size (lines, (int) failure.n_done);
  if (must_repeat && !child_fails (lines, &failure))
    {
      g_test_message ("This did not happen again: %s", failure.cause);
      return TRUE;
    }

  shortest = shorten (lines, MOST_REPEATED, child_fails, &failure);
  write_lines (failure.path, shortest);
  g_test_message ("%u of %u actions still fail: %s --replay %s", shortest->len, lines->len, program, failure.path);

  return FALSE;
}

/* For as many minutes as QS_TORTURE_MINUTES says, but at least once. */
static void
test_actions (void)
{
  const char *minutes = g_getenv ("QS_TORTURE_MINUTES");
  gint64 end = g_get_monotonic_time () + (minutes != NULL ? atoi (minutes) : 0) * G_TIME_SPAN_MINUTE;

  do
    {
      if (!do_actions ((guint) g_test_rand_int (), N_ACTIONS, FALSE))
        g_test_fail ();
    }
  while (g_get_monotonic_time () < end);
}

/* What happens depends on the pace of the machine as well, and what is found by chance should stop nobody who changes
 * something else. */
static void
test_same_actions (void)
{
  if (!do_actions (SEED, N_SAME_ACTIONS, TRUE))
    g_test_fail ();
}

static GPtrArray *
split (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; words[i] != NULL; i++)
    g_ptr_array_add (lines, g_strdup (words[i]));

  return lines;
}

/* Letters to look for, in their order. */
typedef struct
{
  const char *wanted;
  guint n_lines; /* that were looked at */
} Letters;

static gboolean
has_letters (GPtrArray *lines,
             gpointer   user_data)
{
  Letters *letters = user_data;
  const char *letter = letters->wanted;

  for (guint i = 0; i < lines->len; i++)
    letter += *letter != '\0' && *(char *) lines->pdata[i] == *letter;
  letters->n_lines += lines->len;

  return *letter == '\0';
}

static void
test_shortening (void)
{
  Letters letters = { "bqr" };
  g_autoptr (GPtrArray) lines = split ("a b c d e f g h i j k l m n o p q r s t u v w x y z");
  g_autoptr (GPtrArray) shortest = shorten (lines, MOST_REPEATED, has_letters, &letters);

  g_assert_cmpuint (shortest->len, ==, 3);
  g_assert_true (has_letters (shortest, &letters));
}

/* @n_before lines, then those of @text. */
static GPtrArray *
split_behind (guint       n_before,
              const char *text)
{
  g_autoptr (GPtrArray) letters = split (text);
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < n_before; i++)
    g_ptr_array_add (lines, g_strdup ("-"));
  g_ptr_array_extend (lines, letters, (GCopyFunc) (void (*) (void)) g_strdup, NULL);

  return lines;
}

/* A failure that comes late has its cause shortly before, and costs less than one run. */
static void
test_late_failure (void)
{
  Letters letters = { "xy" };
  g_autoptr (GPtrArray) lines = split_behind (N_ACTIONS, "x - - - - y");
  g_autoptr (GPtrArray) shortest = shorten (lines, MOST_REPEATED, has_letters, &letters);

  g_assert_cmpuint (shortest->len, ==, 2);
  g_assert_cmpuint (letters.n_lines, <, 100);
}

/* Where that is not so, the end comes nevertheless, with lines that fail. */
static void
test_limit (void)
{
  Letters letters = { "ay" };
  g_autoptr (GPtrArray) lines = split_behind (N_ACTIONS, "y");
  g_autoptr (GPtrArray) shortest = NULL;

  g_free (lines->pdata[0]);
  lines->pdata[0] = g_strdup ("a");
  shortest = shorten (lines, MOST_REPEATED, has_letters, &letters);

  g_assert_cmpuint (letters.n_lines, <=, MOST_REPEATED);
  g_assert_true (has_letters (shortest, &letters));
}

static void
test_cause (void)
{
  g_autofree char *cause = read_cause ("# do: key u\n(test:42): Gtk-WARNING **: 01:56:15.999: Trying to measure GtkBox "
                                       "0x55eae38d88c0 for width of 360\nTrace\n");
  g_autofree char *other = read_cause ("(test:7): Gtk-WARNING **: 02:00:00.000: Trying to measure GtkBox 0x5f for width of "
                                       "361\n");

  g_assert_cmpstr (cause, ==, "Trying to measure GtkBox # for width of #");
  g_assert_cmpstr (cause, ==, other);
}

/* A process that is told to break does so, and one that is not does not. */
static void
test_planted (void)
{
  g_auto (Failure) failure = { name_file ("planted") };
  g_autoptr (GPtrArray) lines = split ("nonsense neither");

  g_assert_true (child_fails (lines, &failure));
  g_assert_cmpstr (failure.cause, ==, "“nonsense” is no action");
  g_assert_cmpuint (failure.n_done, ==, 1);
  g_ptr_array_set_size (lines, 0);
  g_assert_false (child_fails (lines, &failure));
  g_remove (failure.path);
}

static void
test_replay (void)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) lines = NULL;

  g_file_get_contents (replayed, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);

  test_monkey_begin ();
  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (*lines[i] != '\0')
        test_monkey_do (lines[i]);
    }
}

int
main (int   argc,
      char *argv[])
{
  program = argv[0];
  if (argc == 3 && g_str_equal (argv[1], "--replay"))
    {
      replayed = argv[2];
      argc = 1;
      test_widgets_init (&argc, &argv);
      test_add_widget ("/torture/monkey/replay", test_replay);

      return test_widgets_run ();
    }

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/torture/monkey/failures-are-shortened", test_shortening);
  g_test_add_func ("/torture/monkey/a-late-failure-is-shortened-at-once", test_late_failure);
  g_test_add_func ("/torture/monkey/shortening-has-a-limit", test_limit);
  g_test_add_func ("/torture/monkey/causes-are-the-same-wherever-objects-are", test_cause);
  g_test_add_func ("/torture/monkey/a-planted-warning-is-found", test_planted);
  if (g_test_slow ())
    g_test_add_func ("/torture/monkey/actions", test_actions);
  else if (g_getenv ("QS_SAME_ACTIONS") != NULL)
    g_test_add_func ("/torture/monkey/same-actions", test_same_actions);

  return g_test_run ();
}
