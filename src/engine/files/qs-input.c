/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is read from a path that somebody gave: a device could go on for ever, and a pipe that nobody writes to be waited
 * for without end. */

#include "qs-input.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gfiledescriptorbased.h>
#include <gio/gunixinputstream.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "qs-error.h"

/* How much is read at once, in bytes. */
#define CHUNK (1 << 16)

static gboolean
is_wanted (const struct stat *info,
           gboolean           takes_pipe)
{
  return S_ISREG (info->st_mode) || (takes_pipe && S_ISFIFO (info->st_mode));
}

/* Opens a regular file, or a pipe where the user has named it, which waits for its writer. May block. Fails with
 * %G_IO_ERROR, which says the cause, but not the name. */
GInputStream *
qs_input_open (const char *path,
               gboolean    takes_pipe,
               GError    **error)
{
  int fd = -1, cause = 0, flags = O_RDONLY | O_CLOEXEC | (takes_pipe ? 0 : O_NONBLOCK);
  struct stat info;

  if (g_stat (path, &info) < 0)
    cause = errno;
  else if (S_ISDIR (info.st_mode))
    cause = EISDIR;
  else if (is_wanted (&info, takes_pipe) && (fd = g_open (path, flags, 0)) < 0)
    cause = errno;

  /* It may be another one now. */
  if (fd >= 0 && fstat (fd, &info) == 0 && is_wanted (&info, takes_pipe))
    return g_unix_input_stream_new (fd, TRUE);

  if (fd >= 0)
    g_close (fd, NULL);
  g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (cause),
                       cause != 0 ? g_strerror (cause) : _ ("It is not a regular file"));

  return NULL;
}

/* Opens what somebody chose, as qs_input_open() does without a pipe; what has no path is elsewhere, and GIO reads it. */
GInputStream *
qs_input_open_file (GFile   *file,
                    GError **error)
{
  const char *path = g_file_peek_path (file);

  return path != NULL ? qs_input_open (path, FALSE, error) : G_INPUT_STREAM (g_file_read (file, NULL, error));
}

/* How many bytes of a file were read; those of what is elsewhere and cannot be sought are not known. */
guint64
qs_input_get_place (GInputStream *stream)
{
  if (G_IS_FILE_DESCRIPTOR_BASED (stream))
    return (guint64) MAX (lseek (g_file_descriptor_based_get_fd (G_FILE_DESCRIPTOR_BASED (stream)), 0, SEEK_CUR), 0);

  return (guint64) g_seekable_tell (G_SEEKABLE (stream));
}

static char *
read_all (GInputStream *stream,
          gsize        *length,
          GError      **error)
{
  int fd = g_file_descriptor_based_get_fd (G_FILE_DESCRIPTOR_BASED (stream));
  g_autofree char *text = NULL;
  struct stat info;

  if (fstat (fd, &info) < 0)
    return qs_error_fail_null (error, QS_ERROR_FILE, "%s", g_strerror (errno));

  if (info.st_size > QS_INPUT_MAX_SIZE)
    {
      g_autofree char *size = g_format_size ((guint64) info.st_size);

      return qs_error_fail_null (error, QS_ERROR_OUT_OF_RANGE, _ ("It is too large: %s"), size);
    }

  text = g_malloc0 ((gsize) info.st_size + 1);

  return g_input_stream_read_all (stream, text, (gsize) info.st_size, length, NULL, error) ? g_steal_pointer (&text) : NULL;
}

/**
 * qs_input_read:
 * @error: %QS_ERROR_FILE, or %QS_ERROR_OUT_OF_RANGE for a file that is too large; both say the cause, but not the name
 * Returns: (transfer full): all of a regular file, with a zero byte behind
 */
char *
qs_input_read (const char *path,
               gsize      *length,
               GError    **error)
{
  g_autoptr (GError) cause = NULL;
  g_autoptr (GInputStream) stream = qs_input_open (path, FALSE, &cause);
  char *text = stream != NULL ? read_all (stream, length, &cause) : NULL;

  if (text == NULL && cause->domain == QS_ERROR)
    g_propagate_error (error, g_steal_pointer (&cause));
  else if (text == NULL)
    g_set_error_literal (error, QS_ERROR, QS_ERROR_FILE, cause->message);

  return text;
}

/* Has pieces taken as soon as they are there, of one member after the other: a gzip file may have several. FALSE where that was
 * not all. */
gboolean
qs_input_unpack (GInputStream *stream,
                 GCancellable *cancellable,
                 QsInputFunc   take,
                 gpointer      data,
                 GError      **error)
{
  g_autoptr (GConverter) unpacker = NULL;
  g_autofree char *packed = g_malloc (CHUNK), *unpacked = g_malloc (CHUNK);
  gboolean is_first = TRUE, is_inside = FALSE; /* whether a member goes on */
  gssize length;

  while ((length = g_input_stream_read (stream, packed, CHUNK, cancellable, error)) > 0)
    {
      if (is_first && length > 1 && memcmp (packed, "\x1f\x8b", 2) == 0)
        unpacker = G_CONVERTER (g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP));
      is_first = FALSE;
      if (unpacker == NULL && !take (packed, (gsize) length, data, error))
        return FALSE;

      for (gsize i = 0, n_read, n_written; unpacker != NULL && i < (gsize) length; i += n_read)
        {
          GConverterResult result = g_converter_convert (unpacker, packed + i, (gsize) length - i, unpacked, CHUNK,
                                                         G_CONVERTER_NO_FLAGS, &n_read, &n_written, error);

          if (result == G_CONVERTER_ERROR || (n_written > 0 && !take (unpacked, n_written, data, error)))
            return FALSE;

          is_inside = result != G_CONVERTER_FINISHED;
          if (!is_inside)
            g_converter_reset (unpacker);
        }
    }

  if (length == 0 && is_inside)
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_PARTIAL_INPUT, _ ("The file is truncated: its compressed data do not end"));

  return length == 0 && !is_inside;
}
