/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Two lists of half boards, whose pairs without a common diagonal are counted. */

#pragma once

#include "qs-fields.h"
#include "qs-stop.h"
#include "qs-word-list.h"

/* Lists of more words than this are made and counted in parts. Longer ones rule out more pairs, but from n = 27 on strips
 * take much memory, too. */
#define QS_PAIRS_LONGEST(n) (G_GUINT64_CONSTANT (1) << ((n) > 26 ? 23 : 24))

/* How many words are added to a list at once at most, or as many as go with one outer strip. */
#define QS_PAIRS_ADDED (G_GUINT64_CONSTANT (1) << 16)

/* Both lists, and the memory that counting takes. Words have 32 or 64 bits (see #QsStrips), but lists have room for 64
 * each. @buckets and @tables always have enough for tables that are looked up. */
typedef struct
{
  QsFields fields;        /* how words are cut */
  guint first_key_bit;    /* the bit of the upper words' that their key begins with */
  gboolean is_top_sorted; /* whether counting has sorted @top before; whoever writes to @top clears it */
  QsStop stop;            /* asked every few milliseconds */
  QsWordList top;         /* a word for each upper half board; counting may bring its key to the front and sort it */
  QsWordList bottom;      /* a word for each lower half board; counting turns it and puts into it what it likes */
  QsWordList sorted;      /* where lists are sorted to */
  QsWordList buckets;     /* for each key where its next words go */
  QsWordList tables;      /* the fields' tables, and whatever else a kernel needs */
} QsPairs;

void    qs_pairs_init          (QsPairs       *self,
                                guint          n);
void    qs_pairs_clear         (QsPairs       *self);
guint64 qs_pairs_estimate_size (guint          n);
