/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A slow machine, at no cost of processor time.
 *
 * With this library preloaded, time passes QS_SLOW times as fast for a test and all that it starts: what they wait for by
 * the clock comes while what is computed is not there yet. The time of day is left as it is, unless QS_JUMPS is set:
 * then it jumps, a day or an hour back or forward, whenever somebody looks. */

#include <dlfcn.h>
#include <linux/futex.h>
#include <poll.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/select.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#define NEXT(name) ((__typeof__ (&name)) dlsym (RTLD_NEXT, #name))
#define BILLION 1000000000LL

static long long
factor (void)
{
  static long long value;

  if (value == 0)
    {
      const char *text = getenv ("QS_SLOW");

      value = text != NULL && atoll (text) > 0 ? atoll (text) : 1;
    }

  return value;
}

static struct timespec
scaled (const struct timespec *time)
{
  long long ns = ((long long) time->tv_sec * BILLION + time->tv_nsec) / factor ();

  return (struct timespec){ ns / BILLION, ns % BILLION };
}

/* By how many seconds the time of day is wrong at this moment. */
static long
error (void)
{
  static const int jumps[] = { 0, 86400, -86400, 3600, -3600 };
  static atomic_uint n_looks;

  return getenv ("QS_JUMPS") != NULL ? jumps[atomic_fetch_add (&n_looks, 1) % (sizeof jumps / sizeof *jumps)] : 0;
}

int
gettimeofday (struct timeval *restrict time,
              void *restrict           zone)
{
  int status = NEXT (gettimeofday) (time, zone);

  time->tv_sec += error ();

  return status;
}

/* From the same beginning for all programs, so that they agree on the time. */
int
clock_gettime (clockid_t        clock,
               struct timespec *time)
{
  static __typeof__ (&clock_gettime) next;
  long long ns;
  int status;

  if (next == NULL)
    next = NEXT (clock_gettime);

  status = next (clock, time);
  if (status == 0 && clock == CLOCK_REALTIME)
    time->tv_sec += error ();
  if (status != 0 || clock != CLOCK_MONOTONIC)
    return status;

  ns = ((long long) time->tv_sec * BILLION + time->tv_nsec) * factor ();
  *time = (struct timespec){ ns / BILLION, ns % BILLION };

  return 0;
}

int
poll (struct pollfd *fds,
      nfds_t         n,
      int            timeout)
{
  struct timespec span = { timeout / 1000, timeout % 1000 * 1000000L };

  return NEXT (ppoll) (fds, n, timeout < 0 ? NULL : (struct timespec[]){ scaled (&span) }, NULL);
}

int
ppoll (struct pollfd         *fds,
       nfds_t                 n,
       const struct timespec *timeout,
       const sigset_t        *mask)
{
  return NEXT (ppoll) (fds, n, timeout == NULL ? NULL : (struct timespec[]){ scaled (timeout) }, mask);
}

int
epoll_wait (int                 fd,
            struct epoll_event *events,
            int                 n,
            int                 timeout)
{
  return NEXT (epoll_wait) (fd, events, n, timeout <= 0 ? timeout : (int) ((timeout + factor () - 1) / factor ()));
}

int
select (int             n,
        fd_set         *in,
        fd_set         *out,
        fd_set         *bad,
        struct timeval *timeout)
{
  struct timespec span;

  if (timeout == NULL)
    return NEXT (select) (n, in, out, bad, NULL);

  span = (struct timespec){ timeout->tv_sec, timeout->tv_usec * 1000 };
  span = scaled (&span);

  return NEXT (select) (n, in, out, bad, (struct timeval[]){ { span.tv_sec, span.tv_nsec / 1000 } });
}

int
nanosleep (const struct timespec *span,
           struct timespec       *rest)
{
  return NEXT (nanosleep) ((struct timespec[]){ scaled (span) }, rest);
}

int
clock_nanosleep (clockid_t              clock,
                 int                    flags,
                 const struct timespec *span,
                 struct timespec       *rest)
{
  if (clock != CLOCK_MONOTONIC && (flags & TIMER_ABSTIME))
    return NEXT (clock_nanosleep) (clock, flags, span, rest);

  return NEXT (clock_nanosleep) (clock, flags, (struct timespec[]){ scaled (span) }, rest);
}

int
usleep (useconds_t us)
{
  return NEXT (usleep) ((useconds_t) ((long long) us / factor ()));
}

int
pthread_cond_clockwait (pthread_cond_t        *cond,
                        pthread_mutex_t       *mutex,
                        clockid_t              clock,
                        const struct timespec *until)
{
  return NEXT (pthread_cond_clockwait) (cond, mutex, clock,
                                        clock == CLOCK_MONOTONIC ? (struct timespec[]){ scaled (until) } : until);
}

/* GLib waits by the bare system call. */
long
syscall (long number,
         ...)
{
  static long (*next) (long, ...);
  long a[6];
  va_list list;

  va_start (list, number);
  for (int i = 0; i < 6; i++)
    a[i] = va_arg (list, long);
  va_end (list);

  if (next == NULL)
    next = (long (*) (long, ...)) dlsym (RTLD_NEXT, "syscall");

  if (number == SYS_futex && a[3] != 0 &&
      ((a[1] & FUTEX_CMD_MASK) == FUTEX_WAIT || (a[1] & FUTEX_CMD_MASK) == FUTEX_WAIT_BITSET))
    {
      struct timespec span = scaled ((const struct timespec *) a[3]);

      return next (number, a[0], a[1], a[2], &span, a[4], a[5]);
    }

  return next (number, a[0], a[1], a[2], a[3], a[4], a[5]);
}
