/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How many solutions a unit has, without visiting any: what one thread counts with.
 *
 * Cut a solution between its rows into an upper and a lower half board; with an odd number of rows, the lower one has
 * one more. The upper half board has its queens in a set of half of the columns, the lower one in all others. Then only
 * diagonals decide whether two half boards with such column sets make a solution: no diagonal that runs through both
 * halves may have a queen in both. So a half board is just its column set and a word with a bit for each such diagonal,
 * and two of them go together when their words have no bit in common.
 *
 * For each column set the counter lists the words of all upper half boards, and those of all lower ones with the
 * other columns, and counts the pairs that go together. That takes far fewer steps than there are solutions: the
 * number of pairs is the product of the lengths of the lists, and a step of the processor decides hundreds of
 * pairs (see qs-count-tables.c).
 *
 * The lists are made the same way. A half board is cut into an outer and an inner strip of rows. All strips are
 * listed beforehand, by their column sets (see qs-strips.c). For each way to share the half board's columns
 * between its strips, the pairs of strips without a common diagonal are joined. The lower half board is an upper
 * one turned upside down. */

#include "config.h"

#include "qs-counter-private.h"

/* Smaller boards have half boards without a diagonal that reaches the other half. Of them only n = 1 has a solution. */
#define LEAST_JOINED_N 4

/* Both builds of the inner loops for a kind of processor. */
#define DECLARE_LOOPS(kind)                                                       \
  extern const QsCountLanes qs_count_lanes_##kind##_32, qs_count_lanes_##kind##_64; \
  static const QsCountLoops loops_##kind = { &qs_count_lanes_##kind##_32, &qs_count_lanes_##kind##_64 };

DECLARE_LOOPS (portable)
#ifdef QS_HAVE_X86_64_KERNELS
DECLARE_LOOPS (v2)
DECLARE_LOOPS (avx2)
DECLARE_LOOPS (avx512)
DECLARE_LOOPS (avx512_popcnt)
DECLARE_LOOPS (avx512_vbmi)
#endif
#ifdef QS_HAVE_AARCH64_KERNELS
DECLARE_LOOPS (neon)
#endif

const QsKernel qs_count_kernels[] = {
  { "portable", QS_PROCESSOR_ANY, &loops_portable },
#ifdef QS_HAVE_X86_64_KERNELS
  { "v2", QS_PROCESSOR_V2, &loops_v2 },
  { "avx2", QS_PROCESSOR_AVX2, &loops_avx2 },
  { "avx512", QS_PROCESSOR_AVX512, &loops_avx512 },
  { "avx512-popcnt", QS_PROCESSOR_AVX512_POPCNT, &loops_avx512_popcnt },
  { "avx512-vbmi", QS_PROCESSOR_AVX512_VBMI, &loops_avx512_vbmi },
#endif
#ifdef QS_HAVE_AARCH64_KERNELS
  { "neon", QS_PROCESSOR_ANY, &loops_neon },
#endif
  { NULL, QS_PROCESSOR_ANY, NULL },
};

/* Splits are joined as soon as they have this many pairs of strips, so that lists need not grow for many more. */
#define PAIRS_AT_ONCE 16384

/* How many bytes of inner strips are fetched ahead. */
#define FETCHED_AHEAD 512

/* For each choice of columns in half a column set: what it adds to the number of the
 * outer strip's column set, and to the number of the inner strip's. */
typedef struct
{
  guint32 outer[MAX_CHOICES];
  guint32 inner[MAX_CHOICES];
} Choices;

/* The build for the words of such a board. */
const QsCountLanes *
qs_count_lanes_get (const QsKernel *kernel,
                    guint           n)
{
  const QsCountLoops *loops = kernel->loops;

  return n > QS_STRIPS_MAX_NARROW_N ? loops->wide : loops->narrow;
}

/* qs_count_plan_get_memory() includes the memory that it will take. */
QsCounter *
qs_counter_new (const QsCountPlan *plan,
                const QsKernel    *kernel)
{
  QsCounter *self = g_new0 (QsCounter, 1);

  self->plan = *plan;
  qs_counter_set_kernel (self, kernel);
  self->longest = QS_PAIRS_LONGEST (plan->n);
  qs_column_sets_init (&self->sets);
  qs_pairs_init (&self->pairs, plan->n);
  for (guint choice = 0; choice < MAX_CHOICES; choice++)
    self->sizes[choice] = (guint8) __builtin_popcount (choice);

  return self;
}

void
qs_counter_free (QsCounter *self)
{
  qs_pairs_clear (&self->pairs);
  qs_half_clear (&self->upper);
  qs_half_clear (&self->lower);
  g_free (self);
}

/* Sets what the next counts are made with. */
void
qs_counter_set_kernel (QsCounter      *self,
                       const QsKernel *kernel)
{
  self->lanes = qs_count_lanes_get (kernel, self->plan.n);
}

/* Sets whom the next counts ask whether to stop. */
void
qs_counter_set_stop (QsCounter *self,
                     QsStop     stop)
{
  self->pairs.stop = stop;
}

/* Makes the choices of the leftmost columns of a set.
 *
 * What a column adds to the number of its strip's set depends on how many columns of that set
 * are left of it, so this begins with the leftmost. */
static void
make_left_choices (const QsCounter *self,
                   const guint     *columns,
                   guint            n_columns,
                   Choices         *choices)
{
  choices->outer[0] = choices->inner[0] = 0;
  for (guint i = 0; i < n_columns; i++)
    {
      const guint32 *choose = self->sets.choose[columns[i]];

      for (guint32 choice = 0; choice < 1u << i; choice++)
        {
          guint n_outer = self->sizes[choice];

          choices->outer[choice | 1u << i] = choices->outer[choice] + choose[n_outer + 1];
          choices->inner[choice | 1u << i] = choices->inner[choice];
          choices->inner[choice] += choose[i - n_outer + 1];
        }
    }
}

/* Makes the choices of the rightmost columns of a set. Since it is known how many columns the
 * strips have, this begins with the rightmost. Choices that give a strip too many columns mean
 * nothing. */
static void
make_right_choices (const QsCounter *self,
                    const QsHalf    *half,
                    const guint     *columns,
                    guint            n_columns,
                    Choices         *choices)
{
  guint outer_rows = half->outer.n_rows, inner_rows = half->inner.n_rows;

  choices->outer[0] = choices->inner[0] = 0;
  for (guint i = n_columns; i-- > 0;)
    {
      const guint32 *choose = self->sets.choose[columns[i]];

      for (guint32 choice = 0; choice < 1u << n_columns; choice += 2u << i)
        {
          guint n_outer = self->sizes[choice], n_inner = n_columns - 1 - i - n_outer;

          choices->outer[choice | 1u << i] = choices->outer[choice] + choose[outer_rows - MIN (n_outer, outer_rows)];
          choices->inner[choice | 1u << i] = choices->inner[choice];
          choices->inner[choice] += choose[inner_rows - MIN (n_inner, inner_rows)];
        }
    }
}

static guint
find_columns (guint32 set,
              guint  *columns)
{
  guint n = 0;

  for (; set != 0; set &= set - 1)
    columns[n++] = (guint) __builtin_ctz (set);

  return n;
}

/* A list that is made: of all half boards whose queens stand in the columns of a set, or of those without a queen in the
 * centre of the board. */
typedef struct
{
  const QsHalf *half;
  guint n_columns;
  gboolean has_centre;
  gboolean is_own; /* whether the strips are the set's own */
  guint n_shares_done;
  gsize n_outer_done; /* of the next share's outer strips */
  guint64 first;      /* the bit of the first column if the set has it, else 0 */
  guint64 last;       /* the same for the last column */
  guint64 foreign;    /* the bits of both, without those that the set has */
  Choices left;       /* where the strips are not its own */
  Choices right;
} Listing;

/* Has the processor fetch the strips while others are joined. */
static void
prefetch (const QsSplit *split,
          gsize          word_size)
{
  const char *outer = split->outer, *inner = split->inner;
  gsize size = MIN (split->n_inner * 2 * word_size, FETCHED_AHEAD);

  __builtin_prefetch (outer);
  __builtin_prefetch (outer + QS_STRIPS_FULL_VECTOR);
  for (gsize i = 0; i < size; i += QS_STRIPS_FULL_VECTOR)
    __builtin_prefetch (inner + i);
}

/* Of the bits for the first and the last column, joins mean something where the half board has the column, reaches where
 * the strip has it or the half board has it not. */
static void
init_split (QsSplit       *split,
            const Listing *listing,
            guint32        outer_set,
            guint32        inner_set,
            guint32        share)
{
  const QsStrips *outer = &listing->half->outer, *inner = &listing->half->inner;
  const guint32 *outer_starts = outer->starts + 2 * outer_set, *inner_starts = inner->starts + 2 * inner_set;

  split->n_outer = outer_starts[2] - outer_starts[0];
  split->outer = (const char *) outer->words.words + outer_starts[0] * (2 * outer->word_size);
  split->n_inner = inner_starts[listing->has_centre ? 2 : 1] - inner_starts[0];
  split->inner = (const char *) inner->words.words + inner_starts[0] * (2 * inner->word_size);
  split->join_mask = ~listing->foreign;
  split->outer_mask = ~(listing->first | listing->last);
  split->inner_mask = ~((share & 1 ? listing->first : 0) | (share >> (listing->n_columns - 1) & 1 ? listing->last : 0));
  prefetch (split, inner->word_size);
}

static void
init_listing (Listing         *self,
              const QsCounter *counter,
              const QsHalf    *half,
              guint32          set,
              gboolean         has_centre)
{
  guint columns[MAX_HALF_ROWS], n_columns = find_columns (set, columns), n_left = n_columns / 2;
  guint64 edge = G_GUINT64_CONSTANT (1) << (2 * qs_strips_get_width (counter->plan.n));

  self->half = half;
  self->n_columns = n_columns;
  self->has_centre = has_centre;
  self->is_own = half->columns == set;
  self->n_shares_done = 0;
  self->n_outer_done = 0;
  self->first = set & 1 ? edge : 0;
  self->last = set >> (counter->plan.n - 1) & 1 ? 2 * edge : 0;
  self->foreign = (3 * edge) & ~(self->first | self->last);
  if (self->is_own)
    return;

  make_left_choices (counter, columns, n_left, &self->left);
  make_right_choices (counter, half, columns + n_left, n_columns - n_left, &self->right);
}

/* Takes the next share of the columns, or some outer strips of it if it has many. Returns how many pairs of strips there
 * are. */
static gsize
next_split (Listing *self,
            QsSplit *split)
{
  const QsHalf *half = self->half;
  guint i = self->n_shares_done, n_left = self->n_columns / 2;
  guint32 share = half->shares[i], l = share & ((1u << n_left) - 1), r = share >> n_left;

  /* The set of all other columns has the place in the order that this one has from behind. */
  if (self->is_own)
    init_split (split, self, i, half->n_shares - 1 - i, share);
  else
    init_split (split, self, self->left.outer[l] + self->right.outer[r], self->left.inner[l] + self->right.inner[r],
                share);
  split->outer = (const char *) split->outer + self->n_outer_done * 2 * half->outer.word_size;
  split->n_outer -= self->n_outer_done;
  if (split->n_outer * split->n_inner <= QS_PAIRS_ADDED)
    {
      self->n_shares_done++;
      self->n_outer_done = 0;
    }
  else
    {
      split->n_outer = MAX (1, QS_PAIRS_ADDED / split->n_inner);
      self->n_outer_done += split->n_outer;
    }

  return split->n_outer * split->n_inner;
}

/* Makes the list, or its next part if it is long; an empty one at its end. %FALSE if it was stopped. */
static gboolean
list_next (QsCounter  *self,
           Listing    *listing,
           QsWordList *list)
{
  guint n_shares = listing->half->n_shares;

  list->n = 0;
  while (listing->n_shares_done < n_shares && list->n < self->longest)
    {
      guint n_splits = 0;
      gsize n_pairs = 0;

      do
        n_pairs += next_split (listing, &self->splits[n_splits++]);
      while (n_splits < SPLITS_AT_ONCE && n_pairs <= PAIRS_AT_ONCE && listing->n_shares_done < n_shares);

      if (qs_stop_is_wanted (self->pairs.stop))
        return FALSE;
      qs_word_list_reserve (list, n_pairs);
      self->lanes->join (self->splits, n_splits, list);
    }

  return TRUE;
}

/* The strips of the set's half boards: what all sets share, or the set's own, made now; %NULL if it was stopped. */
static const QsHalf *
get_half (QsCounter    *self,
          const QsHalf *shared,
          guint32       set,
          QsHalf       *own)
{
  if (!self->plan.has_own_strips)
    return shared;

  qs_half_clear (own);

  return qs_half_init (own, &self->sets, self->plan.n, shared->rows, set, self->pairs.stop) ? own : NULL;
}

/* Counts the pairs of all upper half boards and those below that are listed. */
static gboolean
count_listed (QsCounter *self,
              Listing   *upper,
              Listing   *lower,
              guint64   *solutions)
{
  QsPairs *pairs = &self->pairs;

  while (list_next (self, upper, &pairs->top))
    {
      if (pairs->top.n == 0)
        return TRUE;

      pairs->is_top_sorted = FALSE;
      lower->n_shares_done = 0;
      do
        {
          guint64 found = 0;

          if (!list_next (self, lower, &pairs->bottom) ||
              (pairs->bottom.n > 0 && !self->lanes->count (pairs, &found)))
            return FALSE;
          *solutions += found;
        }
      while (lower->n_shares_done < lower->half->n_shares);
    }

  return FALSE;
}

/* Counts the solutions with the upper queens in the columns of a set. */
static gboolean
count_set (QsCounter          *self,
           const QsHalfBoards *half_boards,
           guint32             set,
           guint64            *solutions)
{
  guint32 others = (G_MAXUINT32 >> (32 - self->plan.n)) ^ set;
  const QsHalf *upper = get_half (self, &half_boards->upper, set, &self->upper);
  const QsHalf *shared = half_boards->lower.rows == 0 ? &half_boards->upper : &half_boards->lower;
  const QsHalf *lower = get_half (self, shared, others, &self->lower);
  Listing above, below;

  *solutions = 0;
  if (upper == NULL || lower == NULL)
    return FALSE;

  init_listing (&above, self, upper, set, TRUE);
  init_listing (&below, self, lower, others, qs_count_plan_has_centre (&self->plan, set));

  return count_listed (self, &above, &below, solutions);
}

/* Counts the solutions of a unit, with the images of its canonical ones. %FALSE if it was stopped; @solutions is not
 * the whole number then. */
gboolean
qs_counter_count (QsCounter          *self,
                  const QsHalfBoards *half_boards,
                  const QsCountUnit  *unit,
                  guint64            *solutions)
{
  const QsUnitSets *sets = &half_boards->sets;
  guint32 set;

  *solutions = 0;
  if (self->plan.n < LEAST_JOINED_N)
    {
      *solutions = self->plan.n == 1;
      return !qs_stop_is_wanted (self->pairs.stop);
    }

  for (guint32 round = 0; qs_unit_sets_get (sets, unit, round, &set); round++)
    {
      guint64 found;

      if (!count_set (self, half_boards, set, &found))
        return FALSE;
      *solutions += qs_count_plan_get_weight (&self->plan, set) * found;
    }

  return !qs_stop_is_wanted (self->pairs.stop);
}
