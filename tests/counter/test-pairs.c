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

/* Half boards have queens on the @n_bits diagonals of their word: many on those from @first on. */
static void
fill (QsWordList *list,
      gsize       n_words,
      GRand      *random,
      guint       n_bits,
      guint       first)
{
  qs_word_list_reserve (list, n_words);
  list->n = n_words;
  for (gsize i = 0; i < list->n; i++)
    {
      list->words[i] = QS_STRIPS_MARK | G_GUINT64_CONSTANT (1) << g_rand_int_range (random, 0, (gint32) n_bits);
      for (guint k = 0; k < CROWD; k++)
        if (g_rand_boolean (random) && g_rand_boolean (random))
          list->words[i] |= G_GUINT64_CONSTANT (1) << ((first + k) % n_bits);
    }
}

/* The lower half boards are upside down: their directions are exchanged. */
static guint64
count_by_hand (const QsPairs *pairs,
               guint          n_bits)
{
  guint64 mask = (G_GUINT64_CONSTANT (1) << n_bits) - 1, n_pairs = 0;

  for (gsize k = 0; k < pairs->bottom.n; k++)
    {
      guint64 lower = pairs->bottom.words[k] & mask;

      lower = (lower << (n_bits / 2) | lower >> (n_bits / 2)) & mask;
      for (gsize i = 0; i < pairs->top.n; i++)
        n_pairs += (pairs->top.words[i] & lower) == 0;
    }

  return n_pairs;
}

/* Wherever the crowd is, the mark of words is none of their diagonals. */
static void
test_places (gconstpointer data)
{
  const QsCountLanes *lanes = ((const QsKernel *) data)->loops;
  const guint sides[] = { 8, 17, 18, 20, 21, 24, 27 };

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      guint n_bits = 2 * (sides[i] - 1);

      for (guint first = 0; first < n_bits; first++)
        {
          g_autoptr (GRand) random = g_rand_new_with_seed (first);
          guint64 expected, n_pairs;
          QsPairs pairs;

          init (&pairs, sides[i]);
          fill (&pairs.top, N_TOP, random, n_bits, first);
          fill (&pairs.bottom, N_BOTTOM, random, n_bits, first + n_bits / 2);
          expected = count_by_hand (&pairs, n_bits);

          g_assert_true (lanes->count (&pairs, &n_pairs));
          g_assert_cmpuint (n_pairs, ==, expected);
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
  const QsCountLanes *lanes = ((const QsKernel *) data)->loops;
  const guint n = 21, n_bits = 2 * (n - 1), first = n_bits / 2;
  g_autoptr (GRand) random = g_rand_new_with_seed (1);
  guint64 n_pairs, key, n_full = 0;
  QsPairs pairs;

  init (&pairs, n);
  key = (G_GUINT64_CONSTANT (1) << pairs.fields.n_key_bits) - 1;
  fill (&pairs.top, N_TOP, random, n_bits, first);
  fill (&pairs.bottom, N_BOTTOM, random, n_bits, first + n_bits / 2);
  for (gsize i = 0; i < pairs.top.n; i++)
    pairs.top.words[i] |= key;

  g_assert_true (lanes->count (&pairs, &n_pairs));
  for (gsize i = 0; i < pairs.top.n; i++)
    n_full += (pairs.top.words[i] & key) == key;
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
      const QsKernel *kernel = qs_kernel_get_supported (qs_count_kernels, i);

      add_test ("crowds-anywhere", kernel, test_places);
      add_test ("the-key-is-where-both-lists-crowd", kernel, test_key);
    }

  return g_test_run ();
}
