/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether the boards of a file are all solutions, and each of them once.
 *
 * The solutions of the file are sorted, if they are not in order already. Then equal ones stand side by side,
 * and a walk through all solutions of the board finds those that are missing, with their numbers. */

#include "qs-verdict.h"

#include <string.h>

#include "qs-census-lister.h"
#include "qs-census-search.h"
#include "qs-known.h"
#include "qs-symmetry.h"

/* How many boards are looked at between two looks at whether to stop. */
#define STRIDE 4096

/* How many queens are placed for a batch of solutions at most, and how many columns these should have. */
#define NODES 100000
#define BATCH_SIZE (1 << 19)

/* What is worked on. */
typedef struct
{
  QsVerdict *verdict;
  gboolean has_repeats; /* or is not in order */
  QsStopFunc is_stopped;
  gpointer data;
  guint count; /* of looks */
  gboolean was_stopped;
} Work;

static gboolean
is_stopped_now (gpointer data)
{
  Work *work = data;

  work->was_stopped = work->was_stopped || (work->is_stopped != NULL && work->is_stopped (work->data));

  return work->was_stopped;
}

static gboolean
is_stopped (Work *work)
{
  return work->count++ % STRIDE == 0 ? is_stopped_now (work) : work->was_stopped;
}

/* Separates the solutions from other boards. */
static void
check_boards (Work *work)
{
  guint count = qs_board_file_get_count (work->verdict->file);

  for (guint board = 0; board < count && !is_stopped (work); board++)
    {
      guint last = work->verdict->solutions->len;
      int order = -1;

      if (qs_board_file_get_fault (work->verdict->file, board).kind != QS_FAULT_NONE)
        {
          g_array_append_val (work->verdict->wrong, board);
          continue;
        }

      if (last > 0)
        order = qs_board_file_compare (work->verdict->file, g_array_index (work->verdict->solutions, guint, last - 1), board);
      if (order > 0 && work->verdict->disorder == G_MAXUINT)
        work->verdict->disorder = board;

      work->has_repeats = work->has_repeats || order >= 0;
      g_array_append_val (work->verdict->solutions, board);
    }
}

/* A sort that is stopped ends soon, in any order. */
static int
compare_boards (gconstpointer a,
                gconstpointer b,
                gpointer      data)
{
  Work *work = data;

  return is_stopped (work) ? 0 : qs_board_file_compare (work->verdict->file, *(const guint *) a, *(const guint *) b);
}

/* Two numbers of boards, or two repeats, which begin with one. */
static int
compare_numbers (gconstpointer a,
                 gconstpointer b)
{
  const guint *number = a, *other = b;

  return (*number > *other) - (*number < *other);
}

/* Keeps only the first of equal boards. The sort is stable, so that it stands in front. */
static void
find_repeats (Work *work)
{
  guint n_kept = 0;
  guint *order = (guint *) (gpointer) work->verdict->solutions->data;

  if (!work->has_repeats)
    return;

  g_array_sort_with_data (work->verdict->solutions, compare_boards, work);
  for (guint i = 0; i < work->verdict->solutions->len; i++)
    {
      if (n_kept == 0 || qs_board_file_compare (work->verdict->file, order[n_kept - 1], order[i]) != 0)
        order[n_kept++] = order[i];
      else
        {
          QsRepeat repeat = { order[i], order[n_kept - 1] };

          g_array_append_val (work->verdict->repeats, repeat);
        }
    }

  g_array_set_size (work->verdict->solutions, n_kept);
  g_array_sort (work->verdict->repeats, compare_numbers);
}

/* Whether no two of the solutions are images of each other. */
static gboolean
have_own_classes (const QsVerdict *self)
{
  guint n = self->facts->n;
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify) g_bytes_unref, NULL);
  guint16 columns[QS_MAX_N], least[QS_MAX_N];

  for (guint i = 0; i < self->solutions->len; i++)
    {
      qs_board_file_get_columns (self->file, g_array_index (self->solutions, guint, i), columns);
      qs_symmetry_least (columns, n, n, QS_SYMMETRY_ALL, least);
      if (!g_hash_table_add (seen, g_bytes_new (least, n * sizeof *least)))
        return FALSE;
    }

  return TRUE;
}

/* Whether each solution is the one of its class that comes first. */
static gboolean
are_fundamental (Work                *work,
                 const QsCensusSpace *space)
{
  guint16 columns[QS_MAX_N];

  for (guint i = 0; i < work->verdict->solutions->len; i++)
    {
      qs_board_file_get_columns (work->verdict->file, g_array_index (work->verdict->solutions, guint, i), columns);
      if (!qs_census_space_contains (space, columns))
        return FALSE;
    }

  return TRUE;
}

/* Nobody has published the numbers of solutions of all problems. */
static gboolean
count_solutions (Work         *work,
                 QsCensusScope scope,
                 guint64      *total)
{
  const QsReadFacts *facts = work->verdict->facts;
  QsCensusSpace space;

  if (!facts->has_problem)
    return scope == QS_CENSUS_ALL ? qs_known_total (facts->n, total) : qs_known_fundamental (facts->n, total);

  qs_census_space_init_problem (&space, &facts->problem, scope);

  return (scope == QS_CENSUS_ALL || are_fundamental (work, &space)) &&
         qs_census_count_all (&space, (QsStop){ is_stopped_now, work }, total);
}

/* One board alone is more likely the beginning of a list than the set of all fundamental solutions. */
static void
compare_with_known (Work *work)
{
  QsVerdict *verdict = work->verdict;
  guint64 n_classes;

  verdict->n_distinct = verdict->solutions->len;
  verdict->has_total = count_solutions (work, QS_CENSUS_ALL, &verdict->total);
  verdict->is_fundamental = verdict->has_total && verdict->n_distinct < verdict->total && verdict->n_distinct > 1 &&
                            count_solutions (work, QS_CENSUS_FUNDAMENTAL, &n_classes) && n_classes == verdict->n_distinct &&
                            (verdict->facts->has_problem || have_own_classes (verdict));
  if (verdict->is_fundamental)
    verdict->total = n_classes;
}

/* Where in the file's solutions the first is that does not come before a board. */
static guint
find_place (const QsVerdict *self,
            const guint8    *columns)
{
  guint low = 0, high = self->solutions->len;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;
      const guint8 *other = qs_board_file_get_packed (self->file, g_array_index (self->solutions, guint, middle));

      if (memcmp (other, columns, self->facts->n_rows) < 0)
        low = middle + 1;
      else
        high = middle;
    }

  return low;
}

/* Of solutions that follow each other, a byte a column, leaves only those that the file lacks. @places: (element-type guint):
 * where each of them was */
void
qs_verdict_leave_out (const QsVerdict *self,
                      GByteArray      *boards,
                      GArray          *places)
{
  guint n_rows = self->facts->n_rows, n_boards = boards->len / n_rows;
  guint next = n_boards > 0 ? find_place (self, boards->data) : 0;
  guint8 *end = boards->data;

  g_array_set_size (places, 0);
  for (guint i = 0; i < n_boards; i++)
    {
      const guint8 *columns = boards->data + (gsize) i * n_rows;

      if (next < self->solutions->len &&
          memcmp (qs_board_file_get_packed (self->file, g_array_index (self->solutions, guint, next)), columns, n_rows) == 0)
        {
          next++;
          continue;
        }

      g_array_append_val (places, i);
      memmove (end, columns, n_rows);
      end += n_rows;
    }

  g_byte_array_set_size (boards, (guint) (end - boards->data));
}

/* Adds solutions that are missing, as many as are wanted. */
static void
add_missing (QsVerdict    *verdict,
             const guint8 *boards,
             const GArray *places,
             guint64       first)
{
  for (guint i = 0; i < places->len && verdict->missing->len < QS_VERDICT_MAX_SHOWN; i++)
    {
      guint64 number = first + g_array_index (places, guint, i);

      g_array_append_val (verdict->missing, number);
      for (guint row = 0; row < verdict->facts->n_rows; row++)
        {
          guint16 column = *boards++;

          g_array_append_val (verdict->missing_columns, column);
        }
    }
}

/* All solutions of the board pass by those of the file. The batches grow until they are worth the trouble. */
static void
find_missing (Work *work)
{
  QsVerdict *verdict = work->verdict;
  guint n_wanted = (guint) MIN (verdict->total - verdict->n_distinct, QS_VERDICT_MAX_SHOWN), max = 1;
  g_autoptr (QsCensusLister) lister = NULL;
  g_autoptr (GByteArray) boards = g_byte_array_new ();
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (guint));
  gboolean has_more = TRUE;
  guint64 first = 1;
  QsCensusSpace space;
  QsCensusBatches batches;
  QsCensusBatch batch;

  if (verdict->facts->has_problem)
    qs_census_space_init_problem (&space, &verdict->facts->problem, QS_CENSUS_ALL);
  else
    qs_census_space_init (&space, verdict->facts->n, NULL, QS_CENSUS_ALL);
  lister = qs_census_lister_new (&space, qs_kernel_get_best (qs_census_kernels), (QsStop){ is_stopped_now, work });
  qs_census_batches_init (&batches, &space);
  qs_census_batch_init (&batch);
  while (has_more && verdict->missing->len < n_wanted && !is_stopped_now (work))
    {
      guint size;

      has_more = qs_census_batches_next (&batches, max, NODES, &batch);
      if (!qs_census_lister_list (lister, &batch, boards))
        break;

      size = boards->len;
      qs_verdict_leave_out (verdict, boards, places);
      add_missing (verdict, boards->data, places, first);
      first += size / verdict->facts->n_rows;
      max = size < BATCH_SIZE ? MIN (2 * max, QS_CENSUS_BATCH_MAX) : max;
    }
  qs_census_batch_clear (&batch);
}

static QsVerdict *
create (QsBoardFile *file)
{
  QsVerdict *self = g_atomic_rc_box_new0 (QsVerdict);

  self->file = qs_board_file_ref (file);
  self->facts = &file->facts;
  self->solutions = g_array_new (FALSE, FALSE, sizeof (guint));
  self->disorder = G_MAXUINT;
  self->missing = g_array_new (FALSE, FALSE, sizeof (guint64));
  self->missing_columns = g_array_new (FALSE, FALSE, sizeof (guint16));
  self->repeats = g_array_new (FALSE, FALSE, sizeof (QsRepeat));
  self->wrong = g_array_new (FALSE, FALSE, sizeof (guint));

  return self;
}

/**
 * qs_verdict_new:
 * @stop_func: (nullable): asked every few milliseconds
 * Returns: (transfer full) (nullable): NULL where it was stopped
 */
QsVerdict *
qs_verdict_new (QsBoardFile *file,
                QsStopFunc   stop_func,
                gpointer     data)
{
  g_autoptr (QsVerdict) self = create (file);
  Work work = { .verdict = self, .is_stopped = stop_func, .data = data };

  check_boards (&work);
  find_repeats (&work);
  compare_with_known (&work);
  if (self->has_total && self->n_distinct < self->total)
    find_missing (&work);

  return work.was_stopped ? NULL : g_steal_pointer (&self);
}

static void
clear (gpointer data)
{
  QsVerdict *self = data;

  g_array_unref (self->solutions);
  g_array_unref (self->missing);
  g_array_unref (self->missing_columns);
  g_array_unref (self->repeats);
  g_array_unref (self->wrong);
  qs_board_file_unref (self->file);
}

void
qs_verdict_unref (QsVerdict *self)
{
  g_atomic_rc_box_release_full (self, clear);
}

/* How many complaints of a kind there are, whether they are shown or not. */
guint64
qs_verdict_count (const QsVerdict *self,
                  QsComplaintKind  kind)
{
  const guint64 counts[] = {
    [QS_COMPLAINT_WRONG] = self->wrong->len,
    [QS_COMPLAINT_UNREADABLE] = self->file->n_bad,
    [QS_COMPLAINT_REPEATED] = self->repeats->len,
    [QS_COMPLAINT_CLAIM] = self->facts->claim.line > 0,
    [QS_COMPLAINT_ORDER] = self->disorder != G_MAXUINT,
    [QS_COMPLAINT_MISSING] = self->missing->len > 0 ? self->total - self->n_distinct : 0,
  };

  return counts[kind];
}

/* Finds what is wrong with a board of the file: that it is no solution, or repeats another. Returns whether there is
 * something. */
gboolean
qs_verdict_find (const QsVerdict *self,
                 guint            board,
                 QsComplaintKind *kind,
                 guint           *place)
{
  const QsRepeat repeat = { .board = board };

  *kind = QS_COMPLAINT_WRONG;
  if (g_array_binary_search (self->wrong, &board, compare_numbers, place))
    return TRUE;

  *kind = QS_COMPLAINT_REPEATED;
  return g_array_binary_search (self->repeats, &repeat, compare_numbers, place);
}

/* Whether the file lacks no solution, or no fundamental one. */
gboolean
qs_verdict_is_complete (const QsVerdict *self)
{
  return self->has_total && self->n_distinct == self->total;
}

/* Whether the file has each solution once and nothing else, in whatever order, and says nothing of itself that is
 * false. */
gboolean
qs_verdict_is_good (const QsVerdict *self)
{
  for (QsComplaintKind kind = 0; kind < QS_COMPLAINT_N_KINDS; kind++)
    {
      if (kind != QS_COMPLAINT_ORDER && qs_verdict_count (self, kind) > 0)
        return FALSE;
    }

  return qs_verdict_is_complete (self);
}
