/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A disk that loses power, as a model: what may be on it after any call of the system.
 *
 * The functions of the system that change files are replaced in this program: they do their
 * work, and note what they did. The replay then takes the power away after each of these calls.
 * The model promises no more than POSIX does, and so less than ext4, XFS or Btrfs:
 *
 * - what was written is on the disk for sure only after the file was synced. Until then any part
 *   of it may be missing, or be zeros;
 * - a new, changed or removed name is there for sure only after its folder was synced. Until
 *   then any of these changes may have happened without the others, in whatever order;
 * - but a rename happens as a whole: no name is ever without a file between the old and the new.
 *
 * Files only grow here. That this is so, and that no call was missed, is seen at the end: the
 * model then has to have the very files that are in the folder.
 *
 * Source: Pillai and others, All File Systems Are Not Created Equal (OSDI 2014) */

#include "qs-test-disk.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "qs-test-program.h"

/* How much of what was not synced a file has: all, nothing, half of it, half and zeros, zeros; in the long form chance decides
 * for each sector as well. */
#define N_PARTS (g_test_slow () ? 25u : 5u)
#define SECTOR 512

/* How many disks are looked at after one call. Where more are possible they are drawn by lot. */
#define MAX_DISKS (g_test_slow () ? 100000u : 4000u)

typedef enum
{
  NAME,  /* a name was made, changed or removed */
  WRITE,
  SYNC,  /* of a file */
  FLUSH, /* of the folder */
  TELL,
} Kind;

typedef struct
{
  Kind kind;
  guint file;       /* its place among the files */
  gsize length;     /* after a write */
  const char *from; /* (nullable): the name that is gone */
  const char *to;   /* (nullable): the name that the file has now */
} Call;

typedef struct
{
  ino_t inode;
  GString *content; /* all that was ever written */
} File;

/* How much of a file was written before the power failed, and how much of that was synced. */
typedef struct
{
  gsize length;
  gsize safe;
} Extent;

/* What is known of the disk at a moment. */
typedef struct
{
  GHashTable *names;  /* (element-type utf8 guint): the file that each has for sure */
  GPtrArray *pending; /* (element-type Call): the changes of names that may have happened */
  GArray *extents;    /* (element-type Extent): of each file */
  guint n_told;
} Disk;

/* Is held during a call and its note: no other thread's comes between them. */
G_LOCK_DEFINE_STATIC (recorder);
static gboolean is_recording;
static const char *recorded_folder;
static GArray *files;
static GArray *calls;
static guint first_call; /* those before it only put there what was in the folder */
static gboolean has_unnamed_files = TRUE;
static gboolean has_links = TRUE;

static void
note (Call call)
{
  if (is_recording)
    g_array_append_val (calls, call);
}

/* Returns the name of a file in the folder, or NULL for one elsewhere. */
static const char *
find_name (const char *path)
{
  g_autofree char *folder = NULL;

  if (path == NULL || !is_recording)
    return NULL;

  folder = g_path_get_dirname (path);

  return g_str_equal (folder, recorded_folder) ? g_intern_string (path + strlen (folder) + 1) : NULL;
}

/* A file's number can be that of an earlier one which is gone. */
static gboolean
find_file (const struct stat *about,
           guint             *file)
{
  for (guint i = is_recording && S_ISREG (about->st_mode) ? files->len : 0; i > 0; i--)
    {
      *file = i - 1;
      if (g_array_index (files, File, i - 1).inode == about->st_ino)
        return TRUE;
    }

  return FALSE;
}

static guint
add_file (const struct stat *about)
{
  File file = { about->st_ino, g_string_new (NULL) };

  g_array_append_val (files, file);

  return files->len - 1;
}

static void
note_name (const char *from_path,
           const char *to_path)
{
  Call call = { .kind = NAME, .from = find_name (from_path), .to = find_name (to_path) };
  struct stat about;

  if (call.to != NULL)
    g_assert_true (stat (to_path, &about) == 0 && find_file (&about, &call.file));
  if (call.from != NULL || call.to != NULL)
    note (call);
}

static int
open_file (const char *path,
           int         flags,
           mode_t      mode)
{
  gboolean is_unnamed = (flags & O_TMPFILE) == O_TMPFILE, is_new;
  struct stat about;
  int fd;

  G_LOCK (recorder);
  is_new = is_unnamed ? g_strcmp0 (path, recorded_folder) == 0
                      : (flags & O_CREAT) != 0 && find_name (path) != NULL && g_access (path, F_OK) != 0;
  errno = EOPNOTSUPP;
  fd = is_unnamed && !has_unnamed_files ? -1 : (int) syscall (SYS_openat, AT_FDCWD, path, flags, mode);
  if (fd >= 0 && is_new && is_recording)
    {
      g_assert_no_errno (fstat (fd, &about));
      add_file (&about);
      if (!is_unnamed)
        note_name (NULL, path);
    }
  G_UNLOCK (recorder);

  return fd;
}

#define DEFINE_OPEN(name)                   \
  int                                       \
  name (const char *path,                   \
        int         flags,                  \
        ...)                                \
  {                                         \
    va_list list;                           \
    mode_t mode;                            \
                                            \
    va_start (list, flags);                 \
    mode = va_arg (list, mode_t);           \
    va_end (list);                          \
                                            \
    return open_file (path, flags, mode);   \
  }

DEFINE_OPEN (open)
DEFINE_OPEN (open64)

ssize_t
write (int         fd,
       const void *data,
       size_t      length)
{
  struct stat about;
  ssize_t written;
  guint file;

  G_LOCK (recorder);
  written = syscall (SYS_write, fd, data, length);
  if (written > 0 && fstat (fd, &about) == 0 && find_file (&about, &file))
    {
      GString *content = g_array_index (files, File, file).content;

      g_string_append_len (content, data, written);
      note ((Call){ WRITE, file, content->len });
    }
  G_UNLOCK (recorder);

  return written;
}

static gboolean
is_recorded_folder (const struct stat *about)
{
  struct stat folder;

  return is_recording && stat (recorded_folder, &folder) == 0 && folder.st_ino == about->st_ino;
}

/* The replay decides what the disk has: nothing waits for the real one. */
int
fsync (int fd)
{
  struct stat about;
  guint file;

  G_LOCK (recorder);
  g_assert_no_errno (fstat (fd, &about));
  if (find_file (&about, &file))
    note ((Call){ SYNC, .file = file });
  else if (is_recorded_folder (&about))
    note ((Call){ FLUSH });
  G_UNLOCK (recorder);

  return 0;
}

int
linkat (int         folder,
        const char *path,
        int         other_folder,
        const char *other,
        int         flags)
{
  int result;

  G_LOCK (recorder);
  result = (int) syscall (SYS_linkat, folder, path, other_folder, other, flags);
  if (result == 0)
    note_name (NULL, other);
  G_UNLOCK (recorder);

  return result;
}

int
link (const char *path,
      const char *other)
{
  if (has_links)
    return linkat (AT_FDCWD, path, AT_FDCWD, other, 0);

  errno = EPERM;
  return -1;
}

int
rename (const char *old_path,
        const char *new_path)
{
  int result;

  G_LOCK (recorder);
  result = renameat (AT_FDCWD, old_path, AT_FDCWD, new_path);

  /* Between two names of the same file it does nothing. */
  if (result == 0 && g_access (old_path, F_OK) != 0)
    note_name (old_path, new_path);
  G_UNLOCK (recorder);

  return result;
}

int
unlink (const char *path)
{
  int result;

  G_LOCK (recorder);
  result = unlinkat (AT_FDCWD, path, 0);
  if (result == 0)
    note_name (path, NULL);
  G_UNLOCK (recorder);

  return result;
}

/* What is there already got there by calls of which nothing can be lost any more. */
static void
note_old_file (const char *name)
{
  g_autofree char *path = g_build_filename (recorded_folder, name, NULL);
  g_autofree char *content = NULL;
  struct stat about;
  gsize length;
  guint file;

  g_assert_no_errno (stat (path, &about));
  g_assert_true (g_file_get_contents (path, &content, &length, NULL));
  file = add_file (&about);
  g_string_append_len (g_array_index (files, File, file).content, content, (gssize) length);
  note ((Call){ WRITE, file, length });
  note ((Call){ SYNC, .file = file });
  note_name (NULL, path);
}

static void
clear_file (gpointer data)
{
  File *file = data;

  g_string_free (file->content, TRUE);
}

/* From now on what happens to files in the folder is noted, and what was noted before is forgotten.
 * @unnamed_files: whether its file system has files without a name
 * @links: whether it gives a file a second name */
void
test_disk_record (const char *folder,
                  gboolean    unnamed_files,
                  gboolean    links)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  g_clear_pointer (&files, g_array_unref);
  g_clear_pointer (&calls, g_array_unref);
  files = g_array_new (FALSE, FALSE, sizeof (File));
  calls = g_array_new (FALSE, FALSE, sizeof (Call));
  g_array_set_clear_func (files, clear_file);

  has_unnamed_files = unnamed_files;
  has_links = links;
  recorded_folder = g_intern_string (folder);
  is_recording = TRUE;
  while ((name = g_dir_read_name (dir)) != NULL)
    note_old_file (name);
  note ((Call){ FLUSH });
  first_call = calls->len;
}

/* Notes that the program has told its user that what it did is done: no loss of power may undo it any more. */
void
test_disk_tell (void)
{
  G_LOCK (recorder);
  note ((Call){ TELL });
  G_UNLOCK (recorder);
}

static void
disk_init (Disk *disk)
{
  disk->names = g_hash_table_new (g_str_hash, g_str_equal);
  disk->pending = g_ptr_array_new ();
  disk->extents = g_array_new (FALSE, TRUE, sizeof (Extent));
  g_array_set_size (disk->extents, files->len);
  disk->n_told = 0;
}

static void
disk_clear (Disk *disk)
{
  g_hash_table_unref (disk->names);
  g_ptr_array_unref (disk->pending);
  g_array_unref (disk->extents);
}

static void
change_name (GHashTable *names,
             const Call *call)
{
  if (call->from != NULL)
    g_hash_table_remove (names, call->from);
  if (call->to != NULL)
    g_hash_table_insert (names, (gpointer) call->to, GUINT_TO_POINTER (call->file));
}

static void
disk_apply (Disk *disk,
            Call *call)
{
  Extent *extent = &g_array_index (disk->extents, Extent, call->file);

  switch (call->kind)
    {
    case NAME:
      g_ptr_array_add (disk->pending, call);
      break;
    case WRITE:
      extent->length = call->length;
      break;
    case SYNC:
      extent->safe = extent->length;
      break;
    case FLUSH:
      for (guint i = 0; i < disk->pending->len; i++)
        change_name (disk->names, disk->pending->pdata[i]);
      g_ptr_array_set_size (disk->pending, 0);
      break;
    case TELL:
      disk->n_told++;
      break;
    }
}

/* A part of a file by its number, below N_PARTS. The part 0 is all of it. */
static GBytes *
make_part (guint         file,
           const Extent *extent,
           guint         part)
{
  GString *content = g_string_new_len (g_array_index (files, File, file).content->str, (gssize) extent->length);
  gsize middle = extent->safe + (extent->length - extent->safe) / 2;
  g_autoptr (GRand) random = g_rand_new_with_seed (part);

  if (part == 1 || part == 2)
    g_string_truncate (content, part == 1 ? extent->safe : middle);
  else if (part == 3 || part == 4)
    {
      gsize from = part == 3 ? middle : extent->safe;

      memset (content->str + from, 0, content->len - from);
    }

  for (gsize i = extent->safe; part > 4 && i < content->len; i += SECTOR)
    {
      if (g_rand_boolean (random))
        memset (content->str + i, 0, MIN (SECTOR, content->len - i));
    }

  return g_string_free_to_bytes (content);
}

static gboolean
is_sync (const Call *call)
{
  return call->kind == SYNC || call->kind == FLUSH;
}

/* How many disks are possible: each change of a name happened or not, and of each unsynced file there is any part. */
static guint64
count_choices (const Disk *disk)
{
  guint64 n = G_GUINT64_CONSTANT (1) << MIN (disk->pending->len, 20);

  for (guint i = 0; i < files->len; i++)
    {
      const Extent *extent = &g_array_index (disk->extents, Extent, i);

      if (extent->safe < extent->length && n < G_MAXUINT32)
        n *= N_PARTS;
    }

  return n;
}

/* Names that changed for sure or, as the choice says, by chance. Returns the rest of the choice. */
static guint64
choose_names (const Disk *disk,
              guint64     choice,
              GHashTable *names)
{
  GHashTableIter iter;
  gpointer name, file;

  g_hash_table_iter_init (&iter, disk->names);
  while (g_hash_table_iter_next (&iter, &name, &file))
    g_hash_table_insert (names, name, file);

  for (guint i = 0; i < disk->pending->len; i++, choice /= 2)
    {
      if (choice % 2 == 0)
        change_name (names, disk->pending->pdata[i]);
    }

  return choice;
}

/* Makes a disk by its number among those that are possible. The first is the one on which all has happened.
 * Returns: (element-type utf8 GBytes): its files */
static GHashTable *
make_disk (const Disk *disk,
           guint64     choice)
{
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
  GHashTable *contents = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify) g_bytes_unref);
  g_autofree guint *parts = g_new0 (guint, files->len);
  GHashTableIter iter;
  gpointer name, file;

  choice = choose_names (disk, choice, names);
  for (guint i = 0; i < files->len; i++)
    {
      const Extent *extent = &g_array_index (disk->extents, Extent, i);

      if (extent->safe == extent->length)
        continue;

      parts[i] = (guint) (choice % N_PARTS);
      choice /= N_PARTS;
    }

  g_hash_table_iter_init (&iter, names);
  while (g_hash_table_iter_next (&iter, &name, &file))
    {
      guint i = GPOINTER_TO_UINT (file);

      g_hash_table_insert (contents, name, make_part (i, &g_array_index (disk->extents, Extent, i), parts[i]));
    }

  return contents;
}

/* Returns a text that is the same for the same files only. */
static char *
describe (GHashTable *contents)
{
  g_autoptr (GList) names = g_list_sort (g_hash_table_get_keys (contents), (GCompareFunc) strcmp);
  GString *text = g_string_new (NULL);

  for (GList *l = names; l != NULL; l = l->next)
    {
      GBytes *content = g_hash_table_lookup (contents, l->data);
      g_autofree char *sum = g_compute_checksum_for_bytes (G_CHECKSUM_SHA1, content);

      g_string_append_printf (text, "%s (%" G_GSIZE_FORMAT " bytes, %s) ", (char *) l->data, g_bytes_get_size (content), sum);
    }

  return g_string_free (text, FALSE);
}

/* Puts the files of a disk into a folder, in the place of those of the disk before. */
static void
put_files (GHashTable *contents,
           const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  GHashTableIter iter;
  gpointer name, content;

  while ((name = (gpointer) g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (!g_hash_table_contains (contents, name))
        g_assert_no_errno (g_unlink (path));
    }

  g_hash_table_iter_init (&iter, contents);
  while (g_hash_table_iter_next (&iter, &name, &content))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      FILE *file = g_fopen (path, "wb");
      gsize length;
      const void *data = g_bytes_get_data (content, &length);

      g_assert_true (file != NULL && fwrite (data, 1, length, file) == length && fclose (file) == 0);
    }
}

/* Reads every disk that is possible at this moment, in a folder for it, but none that was seen before.
 * Returns: what is on the first wrong one */
static char *
find_wrong_disk (const Disk   *disk,
                 const char   *folder,
                 GHashTable   *seen,
                 TestDiskCheck check,
                 gpointer      user_data)
{
  guint64 n_choices = count_choices (disk);

  for (guint64 i = 0; i < MIN (n_choices, MAX_DISKS); i++)
    {
      guint64 choice = n_choices <= MAX_DISKS ? i : (guint64) (g_test_rand_double () * (double) n_choices);
      g_autoptr (GHashTable) contents = make_disk (disk, choice);
      g_autofree char *text = describe (contents);

      if (!g_hash_table_add (seen, g_strdup_printf ("%u %s", disk->n_told, text)))
        continue;

      put_files (contents, folder);
      if (!check (folder, disk->n_told, user_data))
        return g_steal_pointer (&text);
    }

  return NULL;
}

/* What is really there. */
static GHashTable *
read_folder (const char *folder)
{
  GHashTable *contents = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_bytes_unref);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *content = NULL;
      gsize length;

      g_assert_true (g_file_get_contents (path, &content, &length, NULL));
      g_hash_table_insert (contents, g_strdup (name), g_bytes_new (content, length));
    }

  return contents;
}

/* Ends what test_disk_record() began, and makes sure that nothing was missed: all that was noted makes the very files
 * that are in the folder. Returns: how many times a file or the folder was synced meanwhile */
guint
test_disk_stop (void)
{
  g_autofree char *noted = NULL;
  g_autofree char *found = NULL;
  g_autoptr (GHashTable) last = NULL;
  g_autoptr (GHashTable) there = NULL;
  guint n_syncs = 0;
  Disk disk;

  G_LOCK (recorder);
  is_recording = FALSE;
  G_UNLOCK (recorder);

  disk_init (&disk);
  for (guint i = 0; i < calls->len; i++)
    {
      disk_apply (&disk, &g_array_index (calls, Call, i));
      n_syncs += i >= first_call && is_sync (&g_array_index (calls, Call, i));
    }

  last = make_disk (&disk, 0);
  there = read_folder (recorded_folder);
  noted = describe (last);
  found = describe (there);
  g_assert_cmpstr (noted, ==, found);
  disk_clear (&disk);

  return n_syncs;
}

/* Lets the power fail after each call that was noted, and looks at every disk that is possible then, up to the first
 * one that is wrong.
 * @forgotten: which of the syncs to leave out, from 0 on; −1 to leave out none
 * Returns: (transfer full) (nullable): what is on that disk */
char *
test_disk_replay (int           forgotten,
                  TestDiskCheck check,
                  gpointer      user_data,
                  guint        *n_disks)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *folder = test_folder_new ();
  char *wrong = NULL;
  int n_syncs = 0;
  Disk disk;

  disk_init (&disk);
  for (guint i = 0; i < calls->len && wrong == NULL; i++)
    {
      Call *call = &g_array_index (calls, Call, i);

      if (i < first_call || !is_sync (call) || n_syncs++ != forgotten)
        disk_apply (&disk, call);
      if (i + 1 >= first_call)
        wrong = find_wrong_disk (&disk, folder, seen, check, user_data);
    }
  disk_clear (&disk);
  test_folder_remove (folder);
  *n_disks += g_hash_table_size (seen);

  return wrong;
}
