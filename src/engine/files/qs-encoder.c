/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes a video of pictures, with the encoder that the system has.
 *
 * That is FFmpeg, which reads the pictures from a pipe and writes into the temporary file of a writer: a video is
 * there as a whole or not at all, as any other file. */

#include "qs-encoder.h"

#include <errno.h>
#include <glib-unix.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "qs-error.h"
#include "qs-picture.h"

#define PROGRAM "ffmpeg"

/* The file's descriptor in the encoder. */
#define TARGET_FD 3
#define TARGET "/dev/fd/3"

/* How much of its complaints is shown, in bytes. */
#define MAX_COMPLAINT 500

/* How long it is left alone, in milliseconds, before this looks again whether it has ended: no pipe tells, because a
 * program that it has started may hold the other end. */
#define LOOK_AGAIN 20

/* VP9 as fast as it gets at a good quality. Most players know only colours at half of the pixels, for which MP4 wants
 * even sides. A GIF has colours of its own in each picture, or the encoder would keep all pictures until the last. */
#define WEBM "-f", "webm", "-c:v", "libvpx-vp9", "-crf", "24", "-b:v", "0", "-cpu-used", "5", "-row-mt", "1", \
             "-pix_fmt", "yuv420p"
#define MP4 "-f", "mp4", "-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2", "-pix_fmt", "yuv420p"
#define GIF "-f", "gif", "-filter_complex", \
            "split[a][b];[a]palettegen=stats_mode=single[p];[b][p]paletteuse=new=1:dither=none"

typedef struct
{
  const char *suffix;
  const char *arguments[15];
} Format;

static const Format formats[] = {
  { QS_ENCODER_SUFFIX, { WEBM, NULL } },
  { ".mp4", { MP4, NULL } },
  { ".gif", { GIF, NULL } },
};

struct _QsEncoder
{
  char *path;       /* that was asked for */
  QsFileWriter *writer;
  FILE *complaints; /* of the program; NULL where there is no room for them */
  GPid pid;         /* of the program, which leads a process group of its own; 0 for none */
  int pipe;         /* for the pictures; negative when it is closed */
  siginfo_t end;    /* how the program has ended */
};

static const Format *
find_format (const char *path)
{
  g_autofree char *lower = g_ascii_strdown (path, -1);

  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      if (g_str_has_suffix (lower, formats[i].suffix))
        return &formats[i];
    }

  return NULL;
}

gboolean
qs_encoder_is_there (void)
{
  g_autofree char *program = g_find_program_in_path (PROGRAM);

  return program != NULL;
}

/* Whether the name's end, in any case, is that of a video: .webm, .mp4 or .gif. */
gboolean
qs_encoder_makes (const char *path)
{
  return find_format (path) != NULL;
}

static char **
make_command (const Format *format,
              double        speed)
{
  g_autoptr (GStrvBuilder) arguments = g_strv_builder_new ();
  char rate[G_ASCII_DTOSTR_BUF_SIZE];

  g_ascii_dtostr (rate, sizeof rate, speed);
  g_strv_builder_add_many (arguments, PROGRAM, "-v", "fatal", "-y", "-f", "image2pipe", "-c:v", "png",
                           "-framerate", rate, "-i", "-", NULL);
  g_strv_builder_addv (arguments, (const char **) format->arguments);
  g_strv_builder_add (arguments, TARGET);

  return g_strv_builder_end (arguments);
}

/* In the program's process, before it begins: whatever it starts belongs to its group. */
static void
lead_group (gpointer data)
{
  setsid ();
}

static gboolean
start_encoder (QsEncoder    *self,
               const Format *format,
               double        speed,
               GError      **error)
{
  GSpawnFlags flags = G_SPAWN_SEARCH_PATH | G_SPAWN_DO_NOT_REAP_CHILD | G_SPAWN_STDOUT_TO_DEV_NULL |
                      (self->complaints == NULL ? G_SPAWN_STDERR_TO_DEV_NULL : 0);
  g_auto (GStrv) command = make_command (format, speed);
  const int source = qs_file_writer_get_fd (self->writer), target = TARGET_FD;

  return g_spawn_async_with_pipes_and_fds (NULL, (const char *const *) command, NULL, flags, lead_group, NULL, -1, -1,
                                           self->complaints != NULL ? fileno (self->complaints) : -1, &source, &target,
                                           1, &self->pid, &self->pipe, NULL, NULL, error);
}

/* Begins a video, of which @speed pictures are seen per second. A file that is there already stays until the new one is
 * complete. May block. Fails with %QS_ERROR_FILE, or one of #GSpawnError. */
QsEncoder *
qs_encoder_open (const char *path,
                 double      speed,
                 GError    **error)
{
  g_autoptr (QsEncoder) self = g_new0 (QsEncoder, 1);
  const Format *format = find_format (path);

  g_return_val_if_fail (speed > 0, NULL);

  self->path = g_strdup (path);
  self->pipe = -1;
  self->writer = qs_file_writer_open (path, error);
  if (self->writer == NULL)
    return NULL;

  self->complaints = tmpfile ();
  if (!start_encoder (self, format, speed, error))
    return NULL;

  /* Otherwise an encoder that stands still could not be cancelled. */
  if (!g_unix_set_fd_nonblocking (self->pipe, TRUE, error))
    return NULL;

  return g_steal_pointer (&self);
}

static void
close_pipe (QsEncoder *self)
{
  if (self->pipe >= 0)
    g_close (self->pipe, NULL);
  self->pipe = -1;
}

/* Whether the program has ended. Its number stays its own, and with it that of its group. */
static gboolean
has_ended (QsEncoder *self)
{
  waitid (P_PID, (id_t) self->pid, &self->end, WEXITED | WNOHANG | WNOWAIT);

  return self->end.si_pid == self->pid;
}

/* Waits for a moment, or until the pipe takes more, or is of no use. */
static void
wait_a_moment (QsEncoder    *self,
               GCancellable *cancellable)
{
  GPollFD fds[2] = { { .fd = self->pipe, .events = G_IO_OUT } };
  gboolean can_wake = g_cancellable_make_pollfd (cancellable, &fds[1]);

  /* A negative descriptor is left out. */
  g_poll (fds, can_wake ? 2 : 1, LOOK_AGAIN);
  if (can_wake)
    g_cancellable_release_fd (cancellable);
}

static void
wait_for_end (QsEncoder    *self,
              GCancellable *cancellable)
{
  close_pipe (self);
  while (!has_ended (self) && !g_cancellable_is_cancelled (cancellable))
    wait_a_moment (self, cancellable);
}

/* A program that is content may have written nothing. */
static gboolean
has_made_video (QsEncoder *self)
{
  struct stat video;

  return self->end.si_code == CLD_EXITED && self->end.si_status == 0 &&
         fstat (qs_file_writer_get_fd (self->writer), &video) == 0 && video.st_size > 0;
}

/* Also what the program has started and left behind. */
static void
end_group (QsEncoder *self)
{
  if (self->pid == 0)
    return;

  kill (-self->pid, SIGKILL);
  while (waitpid (self->pid, NULL, 0) < 0 && errno == EINTR)
    continue;
  self->pid = 0;
}

/* What is said of a program that went without a word: it was killed, or its words had no room on the disk. */
static char *
describe_end (QsEncoder *self)
{
  if (self->end.si_code != CLD_EXITED)
    return g_strdup_printf (_ ("It was ended by signal %d"), self->end.si_status);
  if (self->end.si_status != 0)
    return g_strdup_printf (_ ("It ended with status %d"), self->end.si_status);

  return g_strdup (_ ("It ended without writing anything"));
}

/* Unless the user has ended it, its last words say why it failed. */
static void
set_error (QsEncoder    *self,
           GCancellable *cancellable,
           GError      **error)
{
  char complaint[MAX_COMPLAINT] = "";
  g_autofree char *name = qs_shown_name (self->path);
  g_autofree char *shown = NULL;
  ssize_t length = 0;

  if (!qs_picture_check_cancelled (self->path, cancellable, error))
    return;

  if (self->complaints != NULL)
    length = pread (fileno (self->complaints), complaint, sizeof complaint, 0);
  while (length > 0 && g_ascii_isspace (complaint[length - 1]))
    length--;
  shown = length > 0 ? qs_shown_text (complaint, length) : describe_end (self);
  g_set_error (error, QS_ERROR, QS_ERROR_FILE,
               /* Translators: a program's name, a file's, and what the program says. */
               _ ("%s could not make “%s”: %s"), "FFmpeg", name, shown);
}

/* Writes what the pipe takes at once; returns whether that was nothing for good. */
static gboolean
has_failed (QsEncoder      *self,
            const guint8  **data,
            gsize          *size)
{
  ssize_t written = write (self->pipe, *data, *size);

  if (written < 0)
    return (errno != EAGAIN && errno != EINTR) || has_ended (self);

  *data += written;
  *size -= (gsize) written;

  return FALSE;
}

/* Shows a PNG picture, as large as the others, for as long as the others. Blocks until the encoder has read it, or it is
 * cancelled. Whoever uses this ignores SIGPIPE. Fails with %QS_ERROR_FILE or %QS_ERROR_CANCELLED. */
gboolean
qs_encoder_add (QsEncoder    *self,
                GBytes       *picture,
                GCancellable *cancellable,
                GError      **error)
{
  gsize size;
  const guint8 *data = g_bytes_get_data (picture, &size);

  while (size > 0 && !g_cancellable_is_cancelled (cancellable) && !has_failed (self, &data, &size))
    {
      if (size > 0)
        wait_a_moment (self, cancellable);
    }
  if (size == 0)
    return TRUE;

  wait_for_end (self, cancellable);
  set_error (self, cancellable, error);

  return FALSE;
}

/* Waits until the video is complete, and gives it its name. May block. Fails with %QS_ERROR_FILE
 * or %QS_ERROR_CANCELLED. */
gboolean
qs_encoder_commit (QsEncoder    *self,
                   GCancellable *cancellable,
                   GError      **error)
{
  wait_for_end (self, cancellable);
  /* Nothing may write into the file from now on. */
  end_group (self);
  if (has_made_video (self))
    return qs_file_writer_commit (self->writer, error);

  set_error (self, cancellable, error);

  return FALSE;
}

/* Ends the encoder's program. A video that was not committed is gone. */
void
qs_encoder_free (QsEncoder *self)
{
  end_group (self);
  close_pipe (self);
  g_clear_pointer (&self->complaints, fclose);
  g_clear_pointer (&self->writer, qs_file_writer_free);
  g_free (self->path);
  g_free (self);
}
