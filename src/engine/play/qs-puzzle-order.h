/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles as people order them: what kind, how large, how hard. */

#pragma once

#include "qs-puzzle.h"

typedef enum
{
  QS_PUZZLE_REGIONS, /* a queen in each region too, none touching another */
  QS_PUZZLE_QUEENS,  /* some queens are given */
  QS_PUZZLE_TORUS,   /* the same on a board without edges */
  QS_PUZZLE_EMPTY,   /* nothing is: any solution will do */
  QS_PUZZLE_ENTERED, /* somebody's own, which is never made */
} QsPuzzleSort;

/* The same order always makes the same puzzle. */
typedef struct
{
  QsPuzzleSort sort;
  guint n;
  QsGrade grade;  /* of QS_PUZZLE_EMPTY none */
  char word[64]; /* any */
} QsPuzzleOrder;

typedef struct
{
  const char *name;  /* in short texts and on the command line */
  const char *title; /* a message of this domain */
  guint min_n;       /* the sizes that puzzles are made for */
  guint max_n;
} QsPuzzleSortFacts;

extern const QsPuzzleSortFacts qs_puzzle_sorts[];

gboolean    qs_puzzle_sort_parse     (const char          *name,
                                      QsPuzzleSort        *sort);

/* A size that has no puzzles becomes the next one that has. */
guint       qs_puzzle_sort_fit       (QsPuzzleSort        sort,
                                      guint               n);

/* Today's puzzle: the date is its word, and the day of the week says how hard it is. */
void        qs_puzzle_order_init_today (QsPuzzleOrder       *self,
                                        GDateTime           *now);

/* Sets @grade to the one that was wanted, or to the nearest that was found. */
gboolean    qs_puzzle_order_make       (const QsPuzzleOrder *self,
                                        QsStop               stop,
                                        QsGrade             *grade,
                                        QsProblem           *problem,
                                        GError             **error);
