/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A guided tour through a search: places to stop at, what to see there, and what to ask. */

#pragma once

#include <gio/gio.h>

#include "qs-square.h"
#include "qs-tour-place.h"

G_BEGIN_DECLS

/**
 * QsTourPart:
 * @QS_TOUR_BOARD: the board, or one of its squares
 * @QS_TOUR_TREE: the search tree
 * @QS_TOUR_CODE: the pseudocode
 * @QS_TOUR_DATA: the method's own data
 * @QS_TOUR_CALLS: the calls that wait for each other
 * @QS_TOUR_BITS: what the usual operations do to the bits
 * @QS_TOUR_TABLE: how a table finds the number of a bit
 * @QS_TOUR_COUNTERS: the counters
 *
 * The parts of a search that a stop can point at.
 */
typedef enum
{
  QS_TOUR_BOARD,
  QS_TOUR_TREE,
  QS_TOUR_CODE,
  QS_TOUR_DATA,
  QS_TOUR_CALLS,
  QS_TOUR_BITS,
  QS_TOUR_TABLE,
  QS_TOUR_COUNTERS,
} QsTourPart;

/**
 * QsTourClaim:
 * @place: where it is claimed
 * @fact: what is claimed: `queens`, a counter, or the name of a piece of data
 * @value: its value there
 * @line: its line in the file
 *
 * What a stop says of a search, for tests to hold against the search.
 */
typedef struct
{
  QsTourPlace place;
  char *fact;
  char *value;
  guint line;
} QsTourClaim;

/**
 * QsTourAnswer:
 * @step: the step that would have to follow, for the answer to be right
 * @text: the answer; like all texts to be translated with gettext
 *
 * An answer to the question for the next step.
 */
typedef struct
{
  QsTourStep step;
  char *text;
} QsTourAnswer;

/**
 * QsTourStop:
 * @place: where the search is
 * @part: what to look at
 * @has_square: whether to look at one square of the board
 * @square: that square
 * @text: what to see there
 * @question: (nullable): a question for the next step
 * @answers: (element-type QsTourAnswer): the answers to choose from; exactly
 *   one is right
 * @reason: (nullable): why that one is right
 * @claims: (element-type QsTourClaim): what the texts claim
 * @line: its line in the file
 *
 * A stop of a tour.
 */
typedef struct
{
  QsTourPlace place;
  QsTourPart part;
  gboolean has_square;
  QsSquare square;
  char *text;
  char *question;
  GPtrArray *answers;
  char *reason;
  GPtrArray *claims;
  guint line;
} QsTourStop;

/**
 * QsTour:
 * @title: what it is about, in a few words
 * @about: the same in a sentence
 * @stops: (element-type QsTourStop): its stops, at least one
 *
 * A guided tour.
 */
typedef struct
{
  char *title;
  char *about;
  GPtrArray *stops;
} QsTour;

QsTour *qs_tour_read (GBytes     *text,
                      const char *name,
                      GError    **error);
void    qs_tour_free (QsTour     *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsTour, qs_tour_free)

G_END_DECLS
