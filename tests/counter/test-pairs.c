/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pairs of half boards that the kernels count, against comparing each with each. The half boards are not of a
 * board but random ones, which crowd on any of the diagonals. */

#include "config.h"

#include "qs-pairs.h"

#include "qs-count-lanes.h"
#include "qs-counter-private.h"

#define MAX_LANES 8

/* Enough upper half boards for four blocks of the longest vectors, which are sorted. */
#define N_TOP 2000
#define N_BOTTOM 170

/* How many neighbouring diagonals the queens crowd on. */
#define CROWD 8

/* As qs_pairs_init() does, but for lists that are much shorter than those of such a board. */
static void
init (QsPairs *self,
      guint    n)
{
  *self = (QsPairs){ 0 };
  qs_fields_init (&self->fields, n);
  qs_word_list_reserve (&self->buckets, (gsize) 2 << self->fields.n_key_bits);
  qs_word_list_reserve (&self->tables, (gsize) self->fields.n_entries * MAX_LANES);
}

/* Words of small boards have 32 bits. */
static guint64
get_word (const QsWordList *list,
          guint             n,
          gsize             index)
{
  return n <= QS_STRIPS_MAX_NARROW_N ? ((const guint32 *) list->words)[index] : list->words[index];
}

static void
set_word (QsWordList *list,
          guint       n,
          gsize       index,
          guint64     word)
{
  if (n <= QS_STRIPS_MAX_NARROW_N)
    ((guint32 *) list->words)[index] = (guint32) word;
  else
    list->words[index] = word;
}

/* Half boards have queens on the diagonals of their word: many on those from @first on. */
static void
fill (QsWordList *list,
      gsize       n_words,
      GRand      *random,
      guint       n,
      guint       first)
{
  guint n_bits = 2 * (n - 3);

  qs_word_list_reserve (list, n_words);
  list->n = n_words;
  for (gsize i = 0; i < list->n; i++)
    {
      /* The two bits behind those of both directions too. */
      guint64 word = G_GUINT64_CONSTANT (1) << g_rand_int_range (random, 0, (gint32) n_bits + 2);
      /* A quarter of the bits. */
      guint32 crowd = g_rand_int (random) & g_rand_int (random);

      for (guint k = 0; k < CROWD; k++)
        if ((crowd >> k & 1) != 0)
          word |= G_GUINT64_CONSTANT (1) << ((first + k) % n_bits);
      set_word (list, n, i, word);
    }
}

/* The lower half boards are upside down: their directions are exchanged. */
static guint64
count_by_hand (const QsPairs *pairs,
               guint          n)
{
  guint n_bits = 2 * (n - 3);
  guint64 mask = (G_GUINT64_CONSTANT (1) << n_bits) - 1, n_pairs = 0;

  for (gsize k = 0; k < pairs->bottom.n; k++)
    {
      guint64 word = get_word (&pairs->bottom, n, k), both = word & mask;
      guint64 lower = (word & ~mask) | ((both << (n_bits / 2) | both >> (n_bits / 2)) & mask);

      for (gsize i = 0; i < pairs->top.n; i++)
        n_pairs += (get_word (&pairs->top, n, i) & lower) == 0;
    }

  return n_pairs;
}

static void
test_places (gconstpointer data)
{
  static const guint sides[] = { 8, 17, 18, 19, 20, 21, 24, 30 };
  /* The same for each kernel: to count by hand takes longer than all of them. */
  static guint64 expected[G_N_ELEMENTS (sides)][2 * (30 - 3)];

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      const QsCountLanes *lanes = qs_count_lanes_get (data, sides[i]);
      guint n_bits = 2 * (sides[i] - 3);

      for (guint first = 0; first < n_bits; first++)
        {
          g_autoptr (GRand) random = g_rand_new_with_seed (first);
          guint64 n_pairs;
          QsPairs pairs;

          init (&pairs, sides[i]);
          fill (&pairs.top, N_TOP, random, sides[i], first);
          fill (&pairs.bottom, N_BOTTOM, random, sides[i], first + n_bits / 2);
          if (expected[i][first] == 0)
            expected[i][first] = count_by_hand (&pairs, sides[i]);

          g_assert_true (lanes->count (&pairs, &n_pairs));
          g_assert_cmpuint (n_pairs, ==, expected[i][first]);
          g_assert_cmpuint (n_pairs, >, 0);

          qs_pairs_clear (&pairs);
        }
    }
}

/* The upper half boards all have queens on the first diagonals, where the lower ones have few, and crowd with them on
 * others. Those are the key: the lists' words begin with them afterwards. */
static void
test_key (gconstpointer data)
{
  const guint n = 21, n_bits = 2 * (n - 3), first = n_bits / 2;
  const QsCountLanes *lanes = qs_count_lanes_get (data, n);
  g_autoptr (GRand) random = g_rand_new_with_seed (1);
  guint64 n_pairs, expected, key, n_full = 0;
  QsPairs pairs;

  init (&pairs, n);
  key = (G_GUINT64_CONSTANT (1) << pairs.fields.n_key_bits) - 1;
  fill (&pairs.top, N_TOP, random, n, first);
  fill (&pairs.bottom, N_BOTTOM, random, n, first + n_bits / 2);
  for (gsize i = 0; i < pairs.top.n; i++)
    pairs.top.words[i] |= key;
  expected = count_by_hand (&pairs, n);

  g_assert_true (lanes->count (&pairs, &n_pairs));
  g_assert_cmpuint (n_pairs, ==, expected);
  for (gsize i = 0; i < pairs.top.n; i++)
    n_full += (pairs.top.words[i] & key) == key;
  /* Only kernels that look up tables bring the key to the front. */
  if (pairs.is_top_sorted)
    g_assert_cmpuint (n_full, <, N_TOP / 100);

  qs_pairs_clear (&pairs);
}

static void
add_test (const char     *path,
          const QsKernel *kernel,
          GTestDataFunc   test)
{
  g_autofree char *whole_path = g_strdup_printf ("/counter/pairs/%s/%s", path, kernel->name);

  g_test_add_data_func (whole_path, kernel, test);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < qs_kernel_get_n_supported (qs_count_kernels); i++)
    {
      const QsKernel *kernel = &qs_count_kernels[i];

      add_test ("crowds-anywhere", kernel, test_places);
      add_test ("the-key-is-where-both-lists-crowd", kernel, test_key);
    }

  return g_test_run ();
}
