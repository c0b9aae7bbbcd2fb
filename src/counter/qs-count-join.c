/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Joins strips to half boards: one outer strip at once with as many inner ones as a vector has words. Compiled for each kind
 * of processor and each size of words. */

#include "qs-count-lists.h"

/* How many words inner strips have together. */
#define STRIPS_AT_ONCE (QS_STRIPS_FULL_VECTOR / (QS_COUNT_BITS / 8))

static void
join (const QsSplit *splits,
      guint          n_splits,
      QsWordList    *list)
{
  Word *to = (Word *) list->words + list->n;

  for (guint i = 0; i < n_splits; i++)
    {
      const QsSplit *split = &splits[i];
      const Word *outer = split->outer, *outer_end = outer + 2 * split->n_outer;
      const Word *inner = split->inner, *inner_end = inner + 2 * split->n_inner;
      Words join_mask = fill ((Word) split->join_mask), inner_mask = fill ((Word) split->inner_mask);
      Words outer_mask = fill ((Word) split->outer_mask);

      for (; inner < inner_end; inner += 2 * STRIPS_AT_ONCE)
        {
          /* Where it takes several vectors, the last ones may be there only to fill up. */
          for (guint first = 0; first < STRIPS_AT_ONCE && inner[first] != (Word) -1; first += N_WORDS)
            {
              Words inner_join = load (inner + first) & join_mask;
              Words inner_reach = load (inner + STRIPS_AT_ONCE + first) & inner_mask;

              for (const Word *word = outer; word < outer_end; word += 2)
                to += pack_disjoint (to, (fill (word[1]) & outer_mask) | inner_reach, inner_join & fill (word[0]));
            }
        }
    }
  list->n = (gsize) (to - (Word *) list->words);
}

const QsCountLanes NAME (lanes) = { join, NAME (pairs) };
