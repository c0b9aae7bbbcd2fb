/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window saves where there is little: on a disk that is full, with little memory, and with an encoder that is stopped,
 * killed or fills the disk.
 *
 * The window says what became of the file, the old one is there or the whole new one, and the next thing asked is done. */

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>

#include "qs-saving.h"
#include "qs-test-chooser.h"
#include "qs-test-session.h"
#include "qs-test-widget.h"

#define OLD "old\n"

/* The last of its arguments is where an encoder writes. */
#define FINDS_TARGET "for target; do :; done; "

static const struct
{
  const char *action; /* opens the dialog that saves */
  const char *suffix; /* of the file's name */
} savings[] = {
  { "win.export", ".csv" },
  { "win.save-picture", ".png" },
  { "win.print", ".pdf" },
};

static void
limit (int     resource,
       guint64 bytes)
{
  struct rlimit limit;

  g_assert_no_errno (getrlimit (resource, &limit));
  limit.rlim_cur = (rlim_t) MIN (bytes, limit.rlim_max);
  g_assert_no_errno (setrlimit (resource, &limit));
}

static char *
make_old (const char *name)
{
  char *path = g_build_filename (test_session_get_folder (), "little", name, NULL);

  g_assert_true (g_file_set_contents (path, OLD, -1, NULL));

  return path;
}

static void
make_folder (void)
{
  g_autofree char *folder = g_build_filename (test_session_get_folder (), "little", NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
}

/* Takes the file away. Returns: whether it is the old one */
static gboolean
take (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *content = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);

  g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
  g_assert_cmpstr (g_dir_read_name (dir), ==, name);
  g_assert_null (g_dir_read_name (dir));
  g_assert_no_errno (g_unlink (path));

  return g_str_equal (content, OLD);
}

/* Asks for a file. Some dialogs stay open until they have saved. */
static void
save (const char *action,
      const char *path)
{
  test_activate (action);
  test_until (!test_window_is_active () && test_is_sensitive (TEST_BUTTON, "Save…"));
  test_save_as (path);
}

static void
leave (void)
{
  while (!test_window_is_active ())
    test_type ("Escape");
}

/* Saves each kind of file; the window names it, and the cause where it cannot. Returns: how many are new */
static guint
save_each (const char *cause)
{
  static guint n_saved;
  guint n_new = 0;

  for (guint i = 0; i < G_N_ELEMENTS (savings); i++)
    {
      g_autofree char *name = g_strdup_printf ("file-%u%s", n_saved++, savings[i].suffix);
      g_autofree char *pattern = g_strdup_printf ("*%s*%s*", name, cause);
      g_autofree char *path = make_old (name);

      save (savings[i].action, path);
      test_until (test_look_for (TEST_LABEL, pattern) != NULL && !qs_saving_is_going_on ());
      leave ();
      n_new += !take (path);
    }

  return n_new;
}

/* All that is written beyond the first bytes of a file is refused, as on a disk that is full. */
QS_TEST_WINDOW (full_disk, 8)
{
  make_folder ();
  test_until (test_shows ("of 92"));
  signal (SIGXFSZ, SIG_IGN);
  limit (RLIMIT_FSIZE, 16);
  g_assert_cmpuint (save_each (g_strerror (EFBIG)), ==, 0);

  limit (RLIMIT_FSIZE, G_MAXUINT64);
  g_assert_cmpuint (save_each (""), ==, G_N_ELEMENTS (savings));
}

/* How much address space the process has, in bytes. */
static guint64
get_space (void)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents ("/proc/self/statm", &text, NULL, NULL));

  return g_ascii_strtoull (text, NULL, 10) * (guint64) sysconf (_SC_PAGESIZE);
}

/* With 200 MB more than it has, the window saves as always. */
QS_TEST_WINDOW (memory, 9)
{
  make_folder ();
  test_until (test_shows ("of 352"));
  limit (RLIMIT_AS, get_space () + (200 << 20));
  g_assert_cmpuint (save_each (""), ==, G_N_ELEMENTS (savings));
  limit (RLIMIT_AS, G_MAXUINT64);
}

/* A thousand pages and more, then some hundreds: the user does not have to wait for them, but the end of the program does. */
QS_TEST_WINDOW (long_sheet, 12)
{
  g_autofree char *path = NULL;

  make_folder ();
  path = make_old ("file.pdf");
  test_until (test_shows ("of 14200"));
  save ("win.print", path);
  leave ();
  test_until (test_shows ("Saving “file.pdf”…"));
  test_press ("Cancel");
  test_until (test_shows ("Saving was cancelled: nothing was written to “file.pdf”"));

  test_set_number ("Queens", 11);
  test_until (test_shows ("of 2680"));
  save ("win.print", path);
  leave ();
  test_type ("ctrl+w");
  test_until (!qs_saving_is_going_on ());
  g_assert_true (take (path));
}

static void
save_film (const char *path)
{
  test_activate ("win.save-steps");
  test_until (test_look_for (TEST_CHECK, "Several steps:") != NULL);
  test_select ("Format", 3);
  test_tick ("Several steps:");
  test_until (test_is_sensitive (TEST_BUTTON, "Save…"));
  test_save_as (path);
}

/* What becomes of a film, and what the window says: each time something else. */
QS_TEST_WINDOW (film, 4)
{
  static const char *const encoders[][2] = {
    { "kill -KILL $$", "*film.webm*It was ended by signal 9*" },
    { "head -c 100 >/dev/null; kill -TERM $$", "*film.webm*It was ended by signal 15*" },
    { FINDS_TARGET "trap '' XFSZ; ulimit -f 0; cat >$target", "*film.webm*It ended with status 1*" },
    { "wc -c >/dev/null", "*film.webm*It ended without writing anything*" },
  };
  g_autofree char *path = NULL;

  make_folder ();
  test_type ("alt+2");
  test_until (test_shows ("Step 0"));
  test_press ("One step forward");
  test_until (test_shows ("Step 1"));
  for (guint i = 0; i < G_N_ELEMENTS (encoders); i++)
    {
      path = make_old ("film.webm");
      test_session_add_program ("ffmpeg", encoders[i][0]);
      save_film (path);
      test_until (test_shows (encoders[i][1]));
      leave ();
      g_assert_true (take (path));
      g_clear_pointer (&path, g_free);
    }

  /* One that somebody has stopped is waited for until the user does not want to. */
  path = make_old ("film.webm");
  test_session_add_program ("ffmpeg", "kill -STOP $$");
  save_film (path);
  test_until (test_is_sensitive (TEST_BUTTON, "Cancel"));
  test_press ("Cancel");
  test_until (test_shows ("*cancelled*film.webm*"));
  leave ();
  g_assert_true (take (path));
}
