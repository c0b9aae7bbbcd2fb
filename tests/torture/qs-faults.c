/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A system in which one call fails.
 *
 * A program that is started with this library preloaded counts its calls of some
 * functions. QS_FAULT=write:3:28 makes the third call of write() fail with error 28; the
 * error 0 stands for a read or a write that is cut short; with write:3+:28 all calls from
 * the third on fail. At the end the numbers of calls are written to the file that
 * QS_FAULT_COUNTS names.
 *
 * Only what has to do with the user's files is counted: a write to a wake-up's
 * descriptor is not, nor is a file of the system that is opened. A test that has these
 * functions in its own program says when calls fail, and in which folder. */

#include "qs-faults.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/vfs.h>
#include <unistd.h>

typedef enum
{
  CLOSE,
  FCHMOD,
  FCHOWN,
  FLOCK,
  FSYNC,
  LINKAT,
  MALLOC,
  MMAP,
  OPEN,
  PTHREAD_CREATE,
  READ,
  RENAME,
  STATFS,
  WRITE,
  N_CALLS,
} Call;

static const char *const names[N_CALLS] = {
  "close", "fchmod", "fchown", "flock", "fsync", "linkat", "malloc", "mmap", "open", "pthread_create",
  "read", "rename", "statfs", "write",
};

/* How long a process may go on after memory was lacking, in seconds: more than any takes that goes on at all. */
#define SECONDS_TO_END 60

static atomic_uint counts[N_CALLS];
static const char *folder; /* NULL: all of them */
static Call faulty = N_CALLS;
static unsigned int faulty_count, last_faulty_count;
static int fault;

#define REAL(name) ((__typeof__ (&name)) dlsym (RTLD_NEXT, #name))

extern void *__libc_malloc (size_t size);

static Call
find_call (const char *name)
{
  Call call = 0;

  while (call < N_CALLS && strcmp (names[call], name) != 0)
    call++;

  return call;
}

static void
set_fault (const char *text)
{
  char name[32];

  faulty = N_CALLS;
  if (text != NULL && sscanf (text, "%31[^:]:%u:%d", name, &faulty_count, &fault) == 3)
    last_faulty_count = faulty_count;
  else if (text != NULL && sscanf (text, "%31[^:]:%u+:%d", name, &faulty_count, &fault) == 3)
    last_faulty_count = UINT_MAX;
  else
    return;

  faulty = find_call (name);
}

static __attribute__ ((constructor)) void
read_fault (void)
{
  set_fault (getenv ("QS_FAULT"));
}

void
qs_faults_begin (const char *new_folder,
                 const char *fault_text)
{
  for (Call call = 0; call < N_CALLS; call++)
    atomic_store (&counts[call], 0);
  folder = new_folder;
  set_fault (fault_text);
}

void
qs_faults_end (void)
{
  set_fault (NULL);
}

unsigned int
qs_faults_count (const char *name)
{
  return atomic_load (&counts[find_call (name)]);
}

static __attribute__ ((destructor)) void
write_counts (void)
{
  const char *path = getenv ("QS_FAULT_COUNTS");
  FILE *file = path != NULL ? fopen (path, "w") : NULL;
  unsigned int seen[N_CALLS];

  for (Call call = 0; call < N_CALLS; call++)
    seen[call] = atomic_load (&counts[call]);
  if (file == NULL)
    return;

  for (Call call = 0; call < N_CALLS; call++)
    fprintf (file, "%s %u\n", names[call], seen[call]);
  fclose (file);
}

/* Counts a call. Whether it is one that fails; errno is set then. */
static int
fails (Call call)
{
  unsigned int count = atomic_fetch_add (&counts[call], 1) + 1;

  if (call != faulty || count < faulty_count || count > last_faulty_count)
    return 0;
  errno = fault;

  return 1;
}

static int
is_users_path (const char *path)
{
  static const char *const systems[] = { "/usr/", "/lib", "/etc/", "/proc/", "/sys/", "/dev/", "/var/" };

  if (folder != NULL)
    return strncmp (path, folder, strlen (folder)) == 0;

  for (size_t i = 0; i < sizeof systems / sizeof *systems; i++)
    {
      if (strncmp (path, systems[i], strlen (systems[i])) == 0)
        return 0;
    }

  return 1;
}

/* A pipe has no path. */
static int
is_opened_by_user (int fd)
{
  char link[32], path[PATH_MAX];
  ssize_t length;

  snprintf (link, sizeof link, "/proc/self/fd/%d", fd);
  length = readlink (link, path, sizeof path - 1);
  if (length <= 0 || path[0] != '/')
    return 0;
  path[length] = '\0';

  return is_users_path (path);
}

/* Whether all is counted, or the file is in the folder. */
static int
is_counted (int fd)
{
  return folder == NULL || is_opened_by_user (fd);
}

static int
is_users_file (int fd)
{
  struct stat about;

  return fstat (fd, &about) == 0 &&
         (S_ISDIR (about.st_mode) ||
          (S_ISREG (about.st_mode) && (fcntl (fd, F_GETFL) & O_ACCMODE) != O_RDONLY)) &&
         is_counted (fd);
}

ssize_t
read (int    fd,
      void  *data,
      size_t length)
{
  if (is_opened_by_user (fd) && fails (READ))
    {
      if (fault != 0)
        return -1;
      length = (length + 1) / 2;
    }

  return REAL (read) (fd, data, length);
}

ssize_t
write (int         fd,
       const void *data,
       size_t      length)
{
  if (is_users_file (fd) && fails (WRITE))
    {
      if (fault != 0)
        return -1;
      length = (length + 1) / 2;
    }

  return REAL (write) (fd, data, length);
}

int
fsync (int fd)
{
  return is_users_file (fd) && fails (FSYNC) ? -1 : REAL (fsync) (fd);
}

/* The descriptor is closed in any case, as Linux does it. */
int
close (int fd)
{
  if (!is_users_file (fd) || !fails (CLOSE))
    return REAL (close) (fd);

  REAL (close) (fd);
  errno = fault;

  return -1;
}

int
fchmod (int    fd,
        mode_t mode)
{
  return is_users_file (fd) && fails (FCHMOD) ? -1 : REAL (fchmod) (fd, mode);
}

int
fchown (int   fd,
        uid_t owner,
        gid_t group)
{
  return is_users_file (fd) && fails (FCHOWN) ? -1 : REAL (fchown) (fd, owner, group);
}

int
flock (int fd,
       int operation)
{
  return is_counted (fd) && fails (FLOCK) ? -1 : REAL (flock) (fd, operation);
}

int
linkat (int         old_folder,
        const char *old_path,
        int         new_folder,
        const char *new_path,
        int         flags)
{
  return (folder == NULL || is_users_path (new_path)) && fails (LINKAT)
             ? -1
             : REAL (linkat) (old_folder, old_path, new_folder, new_path, flags);
}

int
rename (const char *old_path,
        const char *new_path)
{
  return (folder == NULL || is_users_path (new_path)) && fails (RENAME) ? -1 : REAL (rename) (old_path, new_path);
}

#define DEFINE_OPEN(name)                                   \
  int                                                       \
  name (const char *path,                                   \
        int         flags,                                  \
        ...)                                                \
  {                                                         \
    va_list list;                                           \
    mode_t mode;                                            \
                                                            \
    va_start (list, flags);                                 \
    mode = va_arg (list, mode_t);                           \
    va_end (list);                                          \
                                                            \
    return is_users_path (path) && fails (OPEN)             \
               ? -1 : REAL (name) (path, flags, mode);      \
  }

DEFINE_OPEN (open)
DEFINE_OPEN (open64)

#define DEFINE_STATFS(name, About)                              \
  int                                                           \
  name (int           fd,                                       \
        struct About *about)                                    \
  {                                                             \
    return is_counted (fd) && fails (STATFS)                    \
               ? -1 : REAL (name) (fd, about);                  \
  }

DEFINE_STATFS (fstatfs, statfs)
DEFINE_STATFS (fstatfs64, statfs64)
DEFINE_STATFS (fstatvfs, statvfs)
DEFINE_STATFS (fstatvfs64, statvfs64)

#define DEFINE_MMAP(name, Offset)                                    \
  void *                                                             \
  name (void  *address,                                              \
        size_t length,                                               \
        int    protection,                                           \
        int    flags,                                                \
        int    fd,                                                   \
        Offset offset)                                               \
  {                                                                  \
    return fd >= 0 && is_counted (fd) && fails (MMAP)                \
               ? MAP_FAILED                                          \
               : REAL (name) (address, length, protection, flags, fd, offset); \
  }

DEFINE_MMAP (mmap, off_t)
DEFINE_MMAP (mmap64, off64_t)

int
pthread_create (pthread_t            *thread,
                const pthread_attr_t *attributes,
                void                 *(*start) (void *),
                void                 *data)
{
  return folder == NULL && fails (PTHREAD_CREATE) ? fault : REAL (pthread_create) (thread, attributes, start, data);
}

/* GLib that lacks memory where it holds the lock of g_once_init_enter() waits for that lock in its own last words, for
 * ever. A process that is still there long after a failure is ended. */
void *
malloc (size_t size)
{
  if (folder != NULL || !fails (MALLOC))
    return __libc_malloc (size);

  alarm (SECONDS_TO_END);

  return NULL;
}
