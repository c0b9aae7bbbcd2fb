/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a file says of itself: how many boards it has, and how large they are. */

#pragma once

#include "qs-read-board.h"

#define QS_READ_MAX_CLAIMS 32

typedef struct
{
  QsReadClaim claim;
  guint pattern; /* a hash of its words */
  gboolean is_repeated; /* whether the same words come again: they introduce a board */
} QsReadOwnClaim;

typedef struct
{
  guint n_claims;
  QsReadOwnClaim claims[QS_READ_MAX_CLAIMS];
  char *problem; /* that of one of our own files about other boards, or NULL */
  char *bad_side; /* what stands under “n” of an object and is the side of no board, or NULL */
  guint64 bad_side_line;
} QsReadClaims;

void        qs_read_claims_clear      (QsReadClaims       *self);

/* Takes words that may have numbers in them, such as “92 solutions”, or a number after its label. */
void        qs_read_claims_take       (QsReadClaims       *self,
                                       const char         *words,
                                       guint64             line);
void        qs_read_claims_take_one   (QsReadClaims       *self,
                                       const char         *label,
                                       guint64             number,
                                       guint64             line);

void        qs_read_claims_take_place (QsReadClaims       *self,
                                       const char         *words,
                                       guint64             line);

/* Takes what stands under a key and is perhaps no number. */
void        qs_read_claims_take_text  (QsReadClaims       *self,
                                       const char         *key,
                                       const char         *text,
                                       guint64             line);

/* Returns: the first claim of the board's side, or none, whose line is 0 */
QsReadClaim qs_read_claims_get_side   (const QsReadClaims *self);

/* @last_line: where the last board begins. Returns: the first claim that does not fit, or none, whose line is 0 */
QsReadClaim qs_read_claims_find_false (const QsReadClaims *self,
                                       guint               n,
                                       guint64             n_boards,
                                       guint64             n_bad,
                                       guint64             last_line);
