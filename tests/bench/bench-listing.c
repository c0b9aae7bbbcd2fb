/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How fast all solutions are listed as text, against the plain recursive count in the
 * same process, which writes none. For each kernel: the search alone, and the search and
 * the text, in one thread. Then whole exports to nowhere, with one thread and with two:
 * what all threads computed, and the real time, which means something only where nothing
 * else runs. */

#include <fcntl.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "bench-report.h"
#include "plain-count.h"
#include "qs-census-counter.h"
#include "qs-census-lister.h"
#include "qs-export.h"

#define FIRST_N 14
#define LAST_N 15

#define N_ROUNDS 3
#define MAX_THREADS 2

/* How many prefixes are searched at once: about as many as an export takes. */
#define N_PREFIXES 512

static double
get_time (clockid_t clock)
{
  struct timespec now;

  clock_gettime (clock, &now);

  return (double) now.tv_sec * 1e3 + (double) now.tv_nsec * 1e-6;
}

/* Lists all solutions; @format is %NULL where they need no text. */
static double
time_kernel (guint           n,
             const QsKernel *kernel,
             const QsFormat *format)
{
  g_autoptr (QsCensusLister) lister = NULL;
  g_autoptr (GByteArray) boards = g_byte_array_new ();
  GString *text = g_string_new (NULL);
  QsFormatSet set = { .n_rows = n, .n = n, .first = 1 };
  double start = bench_get_time (), taken;
  guint64 count = 0;
  gboolean has_more = TRUE;
  QsCensusSpace space;
  QsCensusBatches batches;
  QsCensusBatch batch;

  qs_census_space_init (&space, n, NULL, QS_CENSUS_ALL);
  qs_census_batches_init (&batches, &space);
  qs_census_batch_init (&batch);
  lister = qs_census_lister_new (&space, kernel, QS_STOP_NEVER);
  while (has_more)
    {
      has_more = qs_census_batches_next (&batches, N_PREFIXES, G_MAXUINT64, &batch);
      qs_census_lister_list (lister, &batch, boards);
      g_string_truncate (text, 0);
      if (format != NULL)
        format->append_block (text, &set, boards->data, boards->len / n);
      count += boards->len / n;
    }
  taken = bench_get_time () - start;

  bench_check_total (n, count, kernel->name);
  qs_census_batch_clear (&batch);
  g_string_free (text, TRUE);

  return taken;
}

static void
keep_least (double *least,
            double  value)
{
  *least = *least == 0 ? value : MIN (*least, value);
}

/* The least times of an export, in milliseconds. */
typedef struct
{
  double computed;
  double real;
} Times;

static void
time_export (guint  n,
             guint  n_threads,
             Times *times)
{
  int fd = open ("/dev/null", O_WRONLY | O_CLOEXEC);
  g_autoptr (QsFileWriter) writer = qs_file_writer_new_for_fd (fd, "nowhere");
  QsExportScope scope = { .first = 1, .count = G_MAXUINT64, .format = &qs_format_columns, .n_threads = n_threads };
  double computed = get_time (CLOCK_PROCESS_CPUTIME_ID), real = get_time (CLOCK_MONOTONIC);

  qs_census_space_init (&scope.space, n, NULL, QS_CENSUS_ALL);
  if (!qs_export_write (&scope, writer, NULL, NULL, NULL))
    g_error ("The export of %u failed", n);
  keep_least (&times->computed, get_time (CLOCK_PROCESS_CPUTIME_ID) - computed);
  keep_least (&times->real, get_time (CLOCK_MONOTONIC) - real);
  close (fd);
}

/* Alternates, so that all meet the same clock rate and the same neighbours. */
static void
measure (guint n)
{
  guint n_kernels = qs_kernel_get_n_supported (qs_census_kernels);
  g_autofree double *searches = g_new0 (double, n_kernels);
  g_autofree double *texts = g_new0 (double, n_kernels);
  Times exports[MAX_THREADS] = { 0 };
  BenchBaseline plain = { .name = "plain-count" };

  for (guint round = 0; round < bench_get_rounds (N_ROUNDS); round++)
    {
      double start = bench_get_time ();

      bench_check_total (n, plain_count (n), "The plain count");
      keep_least (&plain.value, bench_get_time () - start);

      for (guint i = 0; i < n_kernels; i++)
        {
          const QsKernel *kernel = &qs_census_kernels[i];

          keep_least (&searches[i], time_kernel (n, kernel, NULL));
          keep_least (&texts[i], time_kernel (n, kernel, &qs_format_columns));
        }
      for (guint i = 0; i < MAX_THREADS; i++)
        time_export (n, i + 1, &exports[i]);
    }

  for (guint i = 0; i < n_kernels; i++)
    {
      const char *name = qs_census_kernels[i].name;

      bench_report (searches[i], "ms", &plain, "listing/%s/boards/%u", name, n);
      bench_report (texts[i], "ms", &plain, "listing/%s/columns/%u", name, n);
    }
  for (guint i = 0; i < MAX_THREADS; i++)
    {
      bench_report (exports[i].computed, "ms", &plain, "listing/export/%u-threads/computed/%u", i + 1, n);
      bench_report (exports[i].real, "ms", &plain, "listing/export/%u-threads/real/%u", i + 1, n);
    }
}

int
main (int   argc,
      char *argv[])
{
  /* A size by hand, such as 16. */
  if (argc > 1)
    {
      measure ((guint) atoi (argv[1]));
      return 0;
    }

  for (guint n = FIRST_N; n <= LAST_N; n++)
    measure (n);

  return 0;
}
