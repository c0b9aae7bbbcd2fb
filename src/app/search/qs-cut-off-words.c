/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-cut-off-words.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qs-cut-off.h"
#include "qs-text.h"

/* Longer numbers are in the details alone: counters are to fit in one line. */
#define MAX_DIGITS 6

/* “214 of 4⁴ (83.59 %)” */
static char *
format_part (const char *count,
             guint       share,
             const char *whole)
{
  /* Translators: a share that is more than nothing. */
  g_autofree char *percent = share == 0 && count[0] != '0' ? g_strdup (_ ("less than 0.01 %"))
                                                           /* Translators: a share, in percent. */
                                                           : g_strdup_printf (_ ("%.2f %%"), share / 100.0);
  g_autofree char *grouped = qs_text_digits (count);

  if (strlen (count) > MAX_DIGITS)
    /* Translators: a share, such as “83.59 %”, and the number that it is of, such as “4⁴” or “4!”. */
    return g_strdup_printf (C_ ("share of a number", "%s of %s"), percent, whole);

  /* Translators: a number, the number that it is a part of, such as “4⁴” or “4!”, and the share. */
  return g_strdup_printf (_ ("%s of %s (%s)"), grouped, whole, percent);
}

static char *
format_details (guint       n,
                const char *of_rows,
                const char *of_permutations)
{
  g_autofree char *all_rows = qs_search_space_to_string (QS_SEARCH_SPACE_ROWS, n, n);
  g_autofree char *all_permutations = qs_search_space_to_string (QS_SEARCH_SPACE_PERMUTATIONS, n, n);

  /* Translators: numbers; one that is cut off was never looked at. */
  return qs_text_fill (_ ("Pruned without being examined: %s of the %s boards with a queen in each row, and %s of "
                          "the %s that have one in each column too"),
                       qs_text_digits (of_rows), qs_text_digits (all_rows), qs_text_digits (of_permutations),
                       qs_text_digits (all_permutations));
}

/* How much of n^n and of n! was cut off by then: empty as long as it is nothing, NULL if the method does not go
 * through these. @details gets the exact numbers in a sentence, or NULL. */
char *
qs_cut_off_words_format (const QsMoment *moment,
                         char          **details)
{
  guint share_of_rows, share_of_permutations;
  g_autofree char *rows = qs_cut_off_count (moment, QS_SEARCH_SPACE_ROWS, &share_of_rows);
  g_autofree char *permutations = NULL;
  g_autofree char *power = NULL;
  g_autofree char *factorial = NULL;
  g_autofree char *part_of_rows = NULL;
  g_autofree char *part_of_permutations = NULL;

  *details = NULL;
  if (rows == NULL)
    return NULL;
  if (g_str_equal (rows, "0"))
    return g_strdup ("");

  permutations = qs_cut_off_count (moment, QS_SEARCH_SPACE_PERMUTATIONS, &share_of_permutations);
  power = qs_text_raise (g_strdup_printf ("%u^%u", moment->n, moment->n));
  factorial = g_strdup_printf ("%u!", moment->n);
  part_of_rows = format_part (rows, share_of_rows, power);
  part_of_permutations = format_part (permutations, share_of_permutations, factorial);
  *details = format_details (moment->n, rows, permutations);

  part_of_rows = qs_text_keep (part_of_rows);
  part_of_permutations = qs_text_keep (part_of_permutations);

  /* Translators: how much of n^n boards and of n! was pruned, such as “214 of 4⁴ (83.59 %)”. */
  return g_strdup_printf (_ ("Cut off: %s · %s"), part_of_rows, part_of_permutations);
}

/* What pruning has saved, or what else did, in a sentence, after the last step of a search. */
char *
qs_cut_off_words_conclude (const QsMoment *moment)
{
  QsBigNumber count;
  g_autofree char *digits = NULL;
  g_autofree char *nodes = qs_text_count (moment->counts.placements + 1);
  g_autofree char *all = NULL;
  double ratio;

  qs_cut_off_count_nodes (moment, &count);
  digits = qs_big_number_to_string (&count);
  all = qs_text_digits (digits);
  ratio = g_ascii_strtod (digits, NULL) / (double) (moment->counts.placements + 1);
  if (ratio <= 1)
    /* Translators: the nodes of a search tree. */
    return g_strdup_printf (_ ("Nothing was pruned: the whole tree of %s nodes was visited"), nodes);

  return g_strdup_printf (moment->method->look == QS_LOOK_BOARD_UNUSED
                            /* Translators: the nodes of two search trees, and how many times as many the second has. */
                            ? _ ("One queen per column left %s nodes to visit; brute force visits %s, %'.*f times as many")
                            /* Translators: the nodes of two search trees, and how many times as many the second has. */
                            : _ ("Pruning left %s nodes to visit; brute force visits %s, %'.*f times as many"),
                          nodes, all, ratio < 10 ? 1 : 0, ratio);
}
