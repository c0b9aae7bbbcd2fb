/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes a file so that it is there as a whole or not at all.
 *
 * The data goes to a temporary file, which takes the target's name only when all
 * of it is on the disk. GIO offers nothing like this: g_file_replace() leaves a
 * part of a new file behind after a kill or on a full disk, and
 * g_file_set_contents() needs all of the data in memory. */

#include "qs-file-writer.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <poll.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include "qs-error.h"
#include "qs-state-file.h"
#include "qs-temporary.h"

/* Smaller files than from level 4 cost several times the processor: boards are compressed to an eighth, or a twelfth. */
#define COMPRESSION_LEVEL 4

/* One byte of a compressed file stands for this many at most, however alike they are. */
#define MAX_COMPRESSION 1032

/* How much compressed data is written at once, in bytes. */
#define COMPRESSED_CHUNK_SIZE (16 * 1024)

/* How much of a file the system gathers before it is asked to begin with the disk, in bytes. */
#define GATHERED_SIZE (8 * 1024 * 1024)

struct _QsFileWriter
{
  char *name;             /* the path that was asked for, as messages show it */
  QsTemporary *temporary; /* the file until it is complete; NULL where it is written directly */
  int fd;
  gboolean closes_fd;
  GConverter *compressor; /* NULL where the file holds what is written */
  off_t written;          /* how many bytes of a temporary file are on the disk */
  off_t begun;            /* how many the system was asked to bring there */
  gsize gathered;         /* how many more there are */
};

static gboolean
fail (GError    **error,
      const char *name,
      int         cause)
{
  return qs_error_fail (error, cause == EPIPE ? QS_ERROR_CLOSED : QS_ERROR_FILE,
                        /* Translators: the first is a file's name, the second the system's reason. */
                        _ ("Could not write “%s”: %s"), name, g_strerror (cause));
}

/* Gives the file the owner, group and mode of the one that it replaces, as far as the system allows. A program that
 * runs with its owner's rights must not run with those of another, and no other group gets the old one's rights. */
static gboolean
take_over (int                fd,
           const struct stat *old)
{
  gboolean keeps_owner = fchown (fd, old->st_uid, old->st_gid) == 0;
  gboolean keeps_group = keeps_owner || fchown (fd, (uid_t) -1, old->st_gid) == 0;
  mode_t mode = old->st_mode & 07777;

  if (!keeps_owner)
    mode &= 01777;
  if (!keeps_group)
    mode &= 01707 | (mode & 07) << 3;

  return fchmod (fd, mode) == 0;
}

/* Opens a temporary file with the owner that the target has or would have. */
static gboolean
open_temporary (QsFileWriter      *self,
                const char        *path,
                const struct stat *old,
                GError           **error)
{
  /* Nobody may open it before it has its mode: the old file may have been secret. */
  self->temporary = qs_temporary_new (path, old != NULL ? 0600 : 0666);
  if (self->temporary != NULL)
    self->fd = self->temporary->fd;

  if (self->temporary != NULL && (old == NULL || take_over (self->fd, old)))
    return TRUE;

  return fail (error, self->name, errno);
}

/* Whether qs_file_writer_open() would write directly: a device or a pipe has no old content to
 * keep, and a rename would replace it. */
gboolean
qs_file_writer_is_direct (const char *path)
{
  struct stat old;

  return stat (path, &old) == 0 && !S_ISREG (old.st_mode) && !S_ISDIR (old.st_mode);
}

/* Begins to write a file. A file that is there already stays until the new one is complete, and the new one gets its mode,
 * and its owner and group where the system allows it. Devices and pipes are written directly. May block. Fails with
 * %QS_ERROR_FILE, which names the file and the cause. */
QsFileWriter *
qs_file_writer_open (const char *path,
                     GError    **error)
{
  g_autofree char *resolved = NULL;
  struct stat old;
  gboolean exists;
  int cause = 0;
  g_autoptr (QsFileWriter) self = qs_file_writer_new_for_fd (-1, path);

  if (qs_file_writer_is_direct (path))
    {
      self->fd = g_open (path, O_WRONLY | O_CLOEXEC, 0);
      self->closes_fd = self->fd >= 0;
      if (!self->closes_fd)
        fail (error, self->name, errno);

      return self->closes_fd ? g_steal_pointer (&self) : NULL;
    }

  resolved = qs_state_file_resolve (path, error);
  if (resolved == NULL)
    return NULL;

  /* A name that cannot be used is an error now, not after everything was written. */
  exists = stat (resolved, &old) == 0;
  if (!exists && (errno != ENOENT || *resolved == '\0'))
    cause = errno;
  else if (exists && S_ISDIR (old.st_mode))
    cause = EISDIR;
  else if (exists && access (resolved, W_OK) < 0)
    cause = errno;

  if (cause != 0)
    fail (error, path, cause);

  return cause == 0 && open_temporary (self, resolved, exists ? &old : NULL, error) ? g_steal_pointer (&self) : NULL;
}

/* Whether qs_file_writer_open_as_named() compresses it: its name ends in %QS_FILE_WRITER_GZIP, in
 * any case. */
gboolean
qs_file_writer_compresses (const char *path)
{
  gsize length = strlen (path), suffix = strlen (QS_FILE_WRITER_GZIP);

  return length >= suffix && g_ascii_strcasecmp (path + length - suffix, QS_FILE_WRITER_GZIP) == 0;
}

/* Opens a file like qs_file_writer_open(). One whose name says so is compressed: its bytes depend
 * on nothing but what is written, since it has neither a time nor a name in it. May block.
 *
 * Source: RFC 1952 */
QsFileWriter *
qs_file_writer_open_as_named (const char *path,
                              GError    **error)
{
  QsFileWriter *self = qs_file_writer_open (path, error);

  if (self != NULL && qs_file_writer_compresses (path))
    self->compressor = G_CONVERTER (g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP, COMPRESSION_LEVEL));

  return self;
}

/* Writes directly to something that is open already, such as standard output, and stays so. @name
 * is for messages. */
QsFileWriter *
qs_file_writer_new_for_fd (int         fd,
                           const char *name)
{
  QsFileWriter *self = g_new0 (QsFileWriter, 1);

  self->name = qs_shown_name (name);
  self->fd = fd;

  return self;
}

/* Asks whether the file system has room for the file. The answer is yes where the system does not
 * know, and where a compressed file may fit. May block. Fails with %QS_ERROR_NO_ROOM, which names
 * both numbers. */
gboolean
qs_file_writer_check_room (QsFileWriter *self,
                           guint64       size,
                           GError      **error)
{
  g_autofree char *needed = NULL;
  g_autofree char *available = NULL;
  struct statvfs info;
  guint64 room;

  if (self->temporary == NULL || fstatvfs (self->fd, &info) < 0 || info.f_blocks == 0)
    return TRUE;

  room = (guint64) info.f_bavail * info.f_frsize;
  if (self->compressor != NULL)
    size /= MAX_COMPRESSION;
  if (size <= room)
    return TRUE;

  needed = g_format_size (size);
  available = g_format_size (room);
  return qs_error_fail (error, QS_ERROR_NO_ROOM,
                        self->compressor == NULL
                          /* Translators: a file's name, and two sizes such as “1.9 TB”. */
                          ? _ ("Could not write “%s”: it needs %s, and its file system has only %s free")
                          /* Translators: as before. */
                          : _ ("Could not write “%s”: it needs at least %s, and its file system has only %s free"),
                        self->name, needed, available);
}

/* Asks whether a pipe still has a reader, so that a search with nothing to write yet does not
 * continue for nobody. A file always has one. Does not block. Fails with %QS_ERROR_CLOSED. */
gboolean
qs_file_writer_check_reader (QsFileWriter *self,
                             GError      **error)
{
  struct pollfd poller;

  if (self->temporary != NULL)
    return TRUE;

  poller = (struct pollfd){ .fd = self->fd };
  if (poll (&poller, 1, 0) <= 0 || (poller.revents & (POLLERR | POLLHUP)) == 0)
    return TRUE;

  return fail (error, self->name, EPIPE);
}

/* A descriptor for poll(), which reports an error or a hang-up when qs_file_writer_check_reader()
 * may have to be asked; −1 for a file. */
int
qs_file_writer_get_reader_fd (QsFileWriter *self)
{
  return self->temporary == NULL ? self->fd : -1;
}

/* The descriptor, for another program that writes the file in place of qs_file_writer_write(). */
int
qs_file_writer_get_fd (QsFileWriter *self)
{
  return self->fd;
}

/* The disk works while more is computed, and the wait for it at the end is short. What it has written the system forgets:
 * nobody reads it soon, it would push out what others read, and a large file that is given up would end later for it.
 * Nothing else depends on whether this works. */
static void
begin_with_disk (QsFileWriter *self,
                 gsize         written)
{
#ifdef SYNC_FILE_RANGE_WRITE
  self->gathered += self->temporary != NULL ? written : 0;
  if (self->gathered < GATHERED_SIZE)
    return;

  if (self->begun > self->written &&
      sync_file_range (self->fd, self->written, self->begun - self->written, SYNC_FILE_RANGE_WAIT_BEFORE) == 0)
    posix_fadvise (self->fd, self->written, self->begun - self->written, POSIX_FADV_DONTNEED);
  self->written = self->begun;
  self->begun += (off_t) self->gathered;
  sync_file_range (self->fd, self->written, (off_t) self->gathered, SYNC_FILE_RANGE_WRITE);
  self->gathered = 0;
#endif
}

static gboolean
write_to_fd (QsFileWriter *self,
             const char   *data,
             gsize         length,
             GError      **error)
{
  while (length > 0)
    {
      gssize written = write (self->fd, data, length);

      if (written < 0 && errno == EINTR)
        continue;

      /* A pipe does not block that other programs have as well and made so. */
      if (written < 0 && errno == EAGAIN)
        {
          poll (&(struct pollfd){ .fd = self->fd, .events = POLLOUT }, 1, -1);
          continue;
        }

      if (written < 0)
        return fail (error, self->name, errno);

      begin_with_disk (self, (gsize) written);
      data += written;
      length -= (gsize) written;
    }

  return TRUE;
}

/* Takes all of @data, the last of the file if @is_end, and writes what the compressor has made by then. */
static gboolean
compress (QsFileWriter *self,
          const char   *data,
          gsize         length,
          gboolean      is_end,
          GError      **error)
{
  GConverterFlags flags = is_end ? G_CONVERTER_INPUT_AT_END : G_CONVERTER_NO_FLAGS;
  GConverterResult result = G_CONVERTER_CONVERTED;
  char chunk[COMPRESSED_CHUNK_SIZE];

  while (is_end ? result != G_CONVERTER_FINISHED : length > 0)
    {
      gsize taken, made;

      result = g_converter_convert (self->compressor, data, length, chunk, sizeof chunk, flags, &taken, &made, error);
      if (result == G_CONVERTER_ERROR || !write_to_fd (self, chunk, made, error))
        return FALSE;

      data += taken;
      length -= taken;
    }

  return TRUE;
}

/* Writes more of the file. May block. Fails with %QS_ERROR_FILE, or with %QS_ERROR_CLOSED for a
 * pipe without a reader, where the program ignores SIGPIPE. */
gboolean
qs_file_writer_write (QsFileWriter *self,
                      const char   *data,
                      gsize         length,
                      GError      **error)
{
  return self->compressor != NULL ? compress (self, data, length, FALSE, error)
                                  : write_to_fd (self, data, length, error);
}

/* Brings all of it to the disk, and there beside its place. A device or a pipe is asked once more whether it took
 * everything. */
static gboolean
end (QsFileWriter *self,
     GError      **error)
{
  int copy;

  if (self->compressor != NULL && !compress (self, "", 0, TRUE, error))
    return FALSE;

  /* A network file system may report only when a descriptor is closed that there was no room; this one stays open. */
  if ((self->temporary == NULL || fsync (self->fd) == 0) && (copy = fcntl (self->fd, F_DUPFD_CLOEXEC, 0)) >= 0 &&
      g_close (copy, NULL) && (self->temporary == NULL || qs_temporary_give_name (self->temporary)))
    return TRUE;

  return fail (error, self->name, errno);
}

/* Flushes the file to the disk and gives it its name. A device or a pipe is asked once more
 * whether it took everything. May block. Fails with %QS_ERROR_FILE. */
gboolean
qs_file_writer_commit (QsFileWriter *self,
                       GError      **error)
{
  return qs_file_writer_commit_all (&self, 1, error);
}

/* Commits files that belong together: no file gets its name before all of them are on the disk beside their places,
 * and then there is nothing between one name and the next. May block. Fails with %QS_ERROR_FILE. */
gboolean
qs_file_writer_commit_all (QsFileWriter *const *writers,
                           guint                n_writers,
                           GError             **error)
{
  for (guint i = 0; i < n_writers; i++)
    {
      if (!end (writers[i], error))
        return FALSE;
    }

  for (guint i = 0; i < n_writers; i++)
    {
      if (writers[i]->temporary != NULL && !qs_temporary_commit (writers[i]->temporary))
        return fail (error, writers[i]->name, errno);
    }

  for (guint i = 0; i < n_writers; i++)
    {
      if (writers[i]->temporary != NULL)
        qs_temporary_flush_folder (writers[i]->temporary->folder);
    }

  return TRUE;
}

/* A file that was not committed is gone. */
void
qs_file_writer_free (QsFileWriter *self)
{
  if (self->closes_fd)
    g_close (self->fd, NULL);

  g_clear_pointer (&self->temporary, qs_temporary_free);
  g_clear_object (&self->compressor);
  g_free (self->name);
  g_free (self);
}

/* Replaces a file at once, whatever happens meanwhile. May block. Fails as qs_file_writer_open()
 * and qs_file_writer_commit() do. */
gboolean
qs_file_writer_replace (const char *path,
                        const char *text,
                        GError    **error)
{
  g_autoptr (QsFileWriter) writer = qs_file_writer_open (path, error);

  return writer != NULL &&
         qs_file_writer_write (writer, text, strlen (text), error) &&
         qs_file_writer_commit (writer, error);
}
