/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Videos by a program that stands in for the encoder: what it is told and given, and what becomes of the file. */

#include "qs-encoder.h"

#include <errno.h>
#include <fcntl.h>
#include <glib-unix.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine-test-util.h"
#include "qs-error.h"
#include "qs-test-main.h"

/* Writes its arguments and the number of bytes it was given. */
#define WRITES "for target; do :; done; echo \"$@\" >$target; wc -c >>$target"

#define FAILS "echo 'No such codec' >&2; exit 1"

#define READS_NOTHING "exec sleep 600"

/* Starts a child that holds all that the program has, and the other end of a pipe of the test besides. */
#define LEAVES_A_CHILD "exec 4<&0 5>\"${0%/*}/held\"; sleep 600 <&4 & echo >&5; "

#define OLD "what was there before"

typedef struct
{
  char *folder;
  char *path; /* where programs are found */
} Fixture;

/* Whether the system refuses to change how this thread's descriptors wait. */
static _Thread_local gboolean refuses_flags;

/* Takes the place of the system's. */
int
fcntl (int fd,
       int command,
       ...)
{
  va_list list;
  int result;

  if (refuses_flags && command == F_SETFL)
    {
      errno = EPERM;
      return -1;
    }

  va_start (list, command);
  result = engine_fcntl (fd, command, list);
  va_end (list);

  return result;
}

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  g_autofree char *path = NULL;

  self->folder = engine_folder_new ();
  self->path = g_strdup (g_getenv ("PATH"));
  path = g_strconcat (self->folder, ":", self->path, NULL);
  g_setenv ("PATH", path, TRUE);
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  g_setenv ("PATH", self->path, TRUE);
  g_free (self->path);
  engine_folder_remove (self->folder);
}

static void
set_encoder (Fixture    *self,
             const char *script)
{
  g_autofree char *program = g_build_filename (self->folder, "ffmpeg", NULL);
  g_autofree char *text = g_strdup_printf ("#!/bin/sh\n%s\n", script);

  g_assert_true (g_file_set_contents (program, text, -1, NULL));
  g_assert_cmpint (g_chmod (program, 0755), ==, 0);
}

/* The end of a pipe whose other end such a child will hold. */
static int
watch_child (Fixture *self)
{
  g_autofree char *path = g_build_filename (self->folder, "held", NULL);
  int fd;

  g_assert_no_errno (mkfifo (path, 0600));
  fd = g_open (path, O_RDONLY | O_NONBLOCK | O_CLOEXEC, 0);
  g_assert_no_errno (fd);

  return fd;
}

static void
await_child (int fd)
{
  GPollFD poll_fd = { .fd = fd, .events = G_IO_IN };
  char line;

  g_assert_cmpint (g_poll (&poll_fd, 1, -1), ==, 1);
  g_assert_cmpint (read (fd, &line, 1), ==, 1);
}

static void
await_end_of_child (int fd)
{
  GPollFD poll_fd = { .fd = fd };

  g_assert_cmpint (g_poll (&poll_fd, 1, -1), ==, 1);
  g_close (fd, NULL);
}

/* A file that was there before. */
static char *
make_old (Fixture    *self,
          const char *name)
{
  char *path = g_build_filename (self->folder, name, NULL);

  g_assert_true (g_file_set_contents (path, OLD, -1, NULL));

  return path;
}

static char *
read_file (const char *path)
{
  char *text;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));

  return text;
}

QS_TEST (names)
{
  g_assert_true (qs_encoder_makes ("a.webm"));
  g_assert_true (qs_encoder_makes ("a.MP4"));
  g_assert_true (qs_encoder_makes ("a.b.gif"));
  g_assert_false (qs_encoder_makes ("a.svg"));
  g_assert_false (qs_encoder_makes ("webm"));
}

QS_TEST_WITH (is_there, Fixture, NULL, set_up, tear_down)
{
  g_setenv ("PATH", fixture->folder, TRUE);
  g_assert_false (qs_encoder_is_there ());
  set_encoder (fixture, WRITES);
  g_assert_true (qs_encoder_is_there ());
}

QS_TEST_WITH (whole, Fixture, NULL, set_up, tear_down)
{
  static const char *const names[] = { "a.webm", "b.mp4", "c.gif" };
  g_autoptr (GBytes) picture = g_bytes_new_static ("12345", 5);

  set_encoder (fixture, WRITES);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = make_old (fixture, names[i]);
      g_autofree char *format = g_strdup_printf (" -f %s ", strchr (names[i], '.') + 1);
      g_autofree char *text = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (QsEncoder) encoder = qs_encoder_open (path, 2.5, &error);

      g_assert_no_error (error);
      g_assert_true (qs_encoder_add (encoder, picture, NULL, NULL));
      g_assert_true (qs_encoder_add (encoder, picture, NULL, NULL));
      text = read_file (path);
      g_assert_cmpstr (text, ==, OLD);
      g_clear_pointer (&text, g_free);

      g_assert_true (qs_encoder_commit (encoder, NULL, &error));
      text = read_file (path);
      g_assert_nonnull (strstr (text, "-framerate 2.5 "));
      g_assert_nonnull (strstr (text, format));
      g_assert_true (g_str_has_suffix (text, "\n10\n"));
    }
}

/* Without the program, and where no file can be. */
QS_TEST_WITH (cannot_begin, Fixture, NULL, set_up, tear_down)
{
  g_autofree char *path = make_old (fixture, "a.webm");
  g_autofree char *nowhere = g_build_filename (fixture->folder, "nowhere", "a.webm", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_setenv ("PATH", fixture->folder, TRUE);
  g_assert_null (qs_encoder_open (path, 1, &error));
  g_assert_error (error, G_SPAWN_ERROR, G_SPAWN_ERROR_NOENT);
  text = read_file (path);
  g_assert_cmpstr (text, ==, OLD);

  g_clear_error (&error);
  g_assert_null (qs_encoder_open (nowhere, 1, &error));
  g_assert_error (error, QS_ERROR, QS_ERROR_FILE);
  g_assert_nonnull (strstr (error->message, nowhere));
}

/* An encoder that could not be cancelled is not begun. */
QS_TEST_WITH (would_block, Fixture, NULL, set_up, tear_down)
{
  g_autofree char *path = make_old (fixture, "a.webm");
  g_autoptr (GError) error = NULL;

  set_encoder (fixture, WRITES);
  refuses_flags = TRUE;
  g_assert_null (qs_encoder_open (path, 1, &error));
  refuses_flags = FALSE;
  g_assert_error (error, G_UNIX_ERROR, 0);
  engine_assert_file (path, OLD, strlen (OLD));
  engine_assert_folder (fixture->folder, "a.webm ffmpeg");
}

QS_TEST_WITH (fails, Fixture, NULL, set_up, tear_down)
{
  g_autofree char *path = make_old (fixture, "a.webm");
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (QsEncoder) encoder = NULL;

  set_encoder (fixture, FAILS);
  encoder = qs_encoder_open (path, 1, NULL);
  g_assert_false (qs_encoder_commit (encoder, NULL, &error));
  g_assert_error (error, QS_ERROR, QS_ERROR_FILE);
  g_assert_nonnull (strstr (error->message, path));
  g_assert_true (g_str_has_suffix (error->message, ": No such codec"));
  g_clear_pointer (&encoder, qs_encoder_free);
  text = read_file (path);
  g_assert_cmpstr (text, ==, OLD);
}

/* It goes without a word: killed, as the kernel does for want of memory; on a full disk, where its words have no room
 * either; or content with nothing. */
QS_TEST_WITH (wordless, Fixture, NULL, set_up, tear_down)
{
  static const char *const ends[][2] = {
    { "kill -KILL $$", ": It was ended by signal 9" },
    { "exit 3", ": It ended with status 3" },
    { "wc -c >/dev/null", ": It ended without writing anything" },
  };
  g_autofree char *path = make_old (fixture, "a.webm");

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *text = NULL;
      QsEncoder *encoder;

      set_encoder (fixture, ends[i][0]);
      encoder = qs_encoder_open (path, 1, NULL);
      g_assert_false (qs_encoder_commit (encoder, NULL, &error));
      g_assert_error (error, QS_ERROR, QS_ERROR_FILE);
      g_assert_true (g_str_has_suffix (error->message, ends[i][1]));
      qs_encoder_free (encoder);
      text = read_file (path);
      g_assert_cmpstr (text, ==, OLD);
    }
}

/* While more is written than a pipe holds. */
QS_TEST_WITH (ends_early, Fixture, NULL, set_up, tear_down)
{
  g_autofree char *path = make_old (fixture, "a.webm");
  g_autoptr (GBytes) picture = g_bytes_new_take (g_malloc0 (1 << 20), 1 << 20);
  g_autoptr (GError) error = NULL;
  g_autoptr (QsEncoder) encoder = NULL;

  set_encoder (fixture, FAILS);
  encoder = qs_encoder_open (path, 1, NULL);
  g_assert_false (qs_encoder_add (encoder, picture, NULL, &error));
  g_assert_error (error, QS_ERROR, QS_ERROR_FILE);
}

static gpointer
cancel (gpointer data)
{
  g_cancellable_cancel (data);

  return NULL;
}

/* Before a picture was read, and after the last; also of one that somebody has stopped. */
QS_TEST_WITH (cancelled, Fixture, NULL, set_up, tear_down)
{
  g_autofree char *path = make_old (fixture, "a.webm");
  g_autoptr (GBytes) picture = g_bytes_new_take (g_malloc0 (1 << 20), 1 << 20);

  for (guint i = 0; i < 4; i++)
    {
      g_autoptr (GCancellable) cancellable = g_cancellable_new ();
      g_autoptr (GError) error = NULL;
      g_autofree char *text = NULL;
      QsEncoder *encoder;
      GThread *thread;

      set_encoder (fixture, i < 2 ? READS_NOTHING : "kill -STOP $$");
      encoder = qs_encoder_open (path, 1, NULL);
      thread = g_thread_new ("hand", cancel, cancellable);
      if (i % 2 == 0)
        g_assert_false (qs_encoder_add (encoder, picture, cancellable, &error));
      else
        g_assert_false (qs_encoder_commit (encoder, cancellable, &error));
      g_thread_join (thread);
      g_assert_error (error, QS_ERROR, QS_ERROR_CANCELLED);
      qs_encoder_free (encoder);
      text = read_file (path);
      g_assert_cmpstr (text, ==, OLD);
    }
}

/* Neither its last words nor its end are waited for where a child holds the pipes: a picture is refused, ... */
QS_TEST_WITH (child_while_adding, Fixture, NULL, set_up, tear_down)
{
  g_autofree char *path = make_old (fixture, "a.webm");
  g_autoptr (GBytes) picture = g_bytes_new_take (g_malloc0 (1 << 20), 1 << 20);
  int held = watch_child (fixture);
  g_autoptr (GError) error = NULL;
  QsEncoder *encoder;

  set_encoder (fixture, LEAVES_A_CHILD FAILS);
  encoder = qs_encoder_open (path, 1, NULL);
  g_assert_false (qs_encoder_add (encoder, picture, NULL, &error));
  g_assert_error (error, QS_ERROR, QS_ERROR_FILE);
  g_assert_true (g_str_has_suffix (error->message, ": No such codec"));
  qs_encoder_free (encoder);
  await_end_of_child (held);
  engine_assert_file (path, OLD, strlen (OLD));
}

/* ... or the video is not made, ... */
QS_TEST_WITH (child_at_the_end, Fixture, NULL, set_up, tear_down)
{
  g_autofree char *path = make_old (fixture, "a.webm");
  int held = watch_child (fixture);
  g_autoptr (GError) error = NULL;
  QsEncoder *encoder;

  set_encoder (fixture, LEAVES_A_CHILD FAILS);
  encoder = qs_encoder_open (path, 1, NULL);
  g_assert_false (qs_encoder_commit (encoder, NULL, &error));
  g_assert_error (error, QS_ERROR, QS_ERROR_FILE);
  qs_encoder_free (encoder);
  await_end_of_child (held);
  engine_assert_file (path, OLD, strlen (OLD));
}

/* ... or it is made, and nobody can write into it any more, ... */
QS_TEST_WITH (child_of_success, Fixture, NULL, set_up, tear_down)
{
  g_autofree char *path = make_old (fixture, "a.webm");
  int held = watch_child (fixture);
  g_autoptr (GError) error = NULL;
  g_autoptr (QsEncoder) encoder = NULL;

  set_encoder (fixture, LEAVES_A_CHILD "for target; do :; done; echo new >$target");
  encoder = qs_encoder_open (path, 1, NULL);
  g_assert_true (qs_encoder_commit (encoder, NULL, &error));
  g_assert_no_error (error);
  await_end_of_child (held);
  engine_assert_file (path, "new\n", strlen ("new\n"));
}

/* ... or the user ends it. */
QS_TEST_WITH (child_of_cancelled, Fixture, NULL, set_up, tear_down)
{
  g_autofree char *path = make_old (fixture, "a.webm");
  int held = watch_child (fixture);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  QsEncoder *encoder;

  set_encoder (fixture, LEAVES_A_CHILD READS_NOTHING);
  encoder = qs_encoder_open (path, 1, NULL);
  await_child (held);
  g_cancellable_cancel (cancellable);
  g_assert_false (qs_encoder_commit (encoder, cancellable, &error));
  g_assert_error (error, QS_ERROR, QS_ERROR_CANCELLED);
  qs_encoder_free (encoder);
  await_end_of_child (held);
  engine_assert_file (path, OLD, strlen (OLD));
}

QS_TEST_MAIN
{
  signal (SIGPIPE, SIG_IGN);
}
