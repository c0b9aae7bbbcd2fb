/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes a video of pictures, with the encoder that the system has.
 *
 * That is FFmpeg, which reads the pictures from a pipe and writes into the temporary file of a writer: a video is
 * there as a whole or not at all, as any other file. */

#include "config.h"

#include "qs-encoder.h"

#include <fcntl.h>
#include <gio/gunixoutputstream.h>
#include <glib-unix.h>
#include <glib/gi18n-lib.h>
#include <unistd.h>

#include "qs-error.h"
#include "qs-file-writer.h"

#define PROGRAM "ffmpeg"

/* The file's descriptor in the encoder. */
#define TARGET_FD 3
#define TARGET "/dev/fd/3"

/* How much of its complaints is told, in bytes. */
#define MAX_COMPLAINT 500

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
  char *name; /* for messages: the path that was asked for */
  QsFileWriter *writer;
  GSubprocess *process;
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

static GSubprocess *
start_encoder (const Format *format,
               double        speed,
               int           fd,
               GError      **error)
{
  g_autoptr (GSubprocessLauncher) launcher =
      g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE |
                                 G_SUBPROCESS_FLAGS_STDOUT_SILENCE);
  g_autoptr (GStrvBuilder) arguments = g_strv_builder_new ();
  g_auto (GStrv) words = NULL;
  char rate[G_ASCII_DTOSTR_BUF_SIZE];

  g_ascii_dtostr (rate, sizeof rate, speed);
  g_strv_builder_add_many (arguments, PROGRAM, "-v", "fatal", "-y", "-f", "image2pipe", "-c:v", "png",
                           "-framerate", rate, "-i", "-", NULL);
  g_strv_builder_addv (arguments, (const char **) format->arguments);
  g_strv_builder_add (arguments, TARGET);
  words = g_strv_builder_end (arguments);

  g_subprocess_launcher_take_fd (launcher, fcntl (fd, F_DUPFD_CLOEXEC, 0), TARGET_FD);

  return g_subprocess_launcher_spawnv (launcher, (const char *const *) words, error);
}

/**
 * qs_encoder_open:
 * @speed: how many pictures are seen per second, above 0
 * @error: the place for an error: %QS_ERROR_FILE, or one of #GSpawnError
 *
 * Begins a video. A file that is there already stays until the new one is complete. May block.
 */
QsEncoder *
qs_encoder_open (const char *path,
                 double      speed,
                 GError    **error)
{
  g_autoptr (QsEncoder) self = g_new0 (QsEncoder, 1);
  const Format *format = find_format (path);
  GUnixOutputStream *pipe;

  g_return_val_if_fail (format != NULL, NULL);
  g_return_val_if_fail (speed > 0, NULL);

  self->name = g_strdup (path);
  self->writer = qs_file_writer_open (path, error);
  if (self->writer == NULL)
    return NULL;

  self->process = start_encoder (format, speed, qs_file_writer_get_fd (self->writer), error);
  if (self->process == NULL)
    return NULL;

  /* Otherwise an encoder that stands still could not be cancelled: what is written at once must fit into the pipe. */
  pipe = G_UNIX_OUTPUT_STREAM (g_subprocess_get_stdin_pipe (self->process));
  if (!g_unix_set_fd_nonblocking (g_unix_output_stream_get_fd (pipe), TRUE, error))
    return NULL;

  return g_steal_pointer (&self);
}

/* Unless the user has ended it, its last words say why it failed. */
static void
set_error (QsEncoder    *self,
           GCancellable *cancellable,
           GError      **error)
{
  char complaint[MAX_COMPLAINT + 1] = "";
  g_autofree char *valid = NULL;

  if (g_cancellable_is_cancelled (cancellable))
    {
      /* Translators: a file's name. */
      g_set_error (error, QS_ERROR, QS_ERROR_CANCELLED, _ ("Saving was cancelled: nothing was written to “%s”"),
                   self->name);
      return;
    }

  g_input_stream_read_all (g_subprocess_get_stderr_pipe (self->process), complaint, MAX_COMPLAINT, NULL, NULL, NULL);
  valid = g_utf8_make_valid (complaint, -1);
  g_set_error (error, QS_ERROR, QS_ERROR_FILE,
               /* Translators: a program's name, a file's, and what the program says. */
               _ ("%s could not make “%s”: %s"), "FFmpeg", self->name, g_strchomp (valid));
}

/* Shows a PNG picture, as large as the others, for as long as they are. Blocks until the encoder
 * has read it. Whoever uses this ignores SIGPIPE. Fails with %QS_ERROR_FILE or
 * %QS_ERROR_CANCELLED. */
gboolean
qs_encoder_add (QsEncoder    *self,
                GBytes       *picture,
                GCancellable *cancellable,
                GError      **error)
{
  gsize size;
  gconstpointer data = g_bytes_get_data (picture, &size);

  if (g_output_stream_write_all (g_subprocess_get_stdin_pipe (self->process), data, size, NULL, cancellable, NULL))
    return TRUE;

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
  g_output_stream_close (g_subprocess_get_stdin_pipe (self->process), NULL, NULL);
  if (g_subprocess_wait_check (self->process, cancellable, NULL))
    return qs_file_writer_commit (self->writer, error);

  set_error (self, cancellable, error);

  return FALSE;
}

/* Ends the encoder's program. A video that was not committed is gone. */
void
qs_encoder_free (QsEncoder *self)
{
  if (self->process != NULL)
    g_subprocess_force_exit (self->process);

  g_clear_object (&self->process);
  g_clear_pointer (&self->writer, qs_file_writer_free);
  g_free (self->name);
  g_free (self);
}
