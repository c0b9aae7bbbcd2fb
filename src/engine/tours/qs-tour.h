/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A guided tour through a search: places to stop at, what to see there, and what to ask. */

#pragma once

#include <gio/gio.h>

#include "qs-square.h"
#include "qs-tour-place.h"

/* The parts of a search that a stop can point at. */
typedef enum
{
  QS_TOUR_BOARD, /* or one of its squares */
  QS_TOUR_TREE,
  QS_TOUR_CODE,
  QS_TOUR_DATA,  /* the method's own data */
  QS_TOUR_CALLS, /* the calls that wait for each other */
  QS_TOUR_BITS,  /* what the usual operations do to the bits */
  QS_TOUR_TABLE, /* how a table finds the number of a bit */
  QS_TOUR_COUNTERS,
  QS_TOUR_DIAGONALS, /* the board, with the numbers of its diagonals */
  QS_TOUR_FOREST,    /* the tree, within that of brute force */
} QsTourPart;

/* What a stop says of a search, for tests to hold against the search. */
typedef struct
{
  QsTourPlace place; /* where it is claimed */
  char *fact;        /* `queens`, a counter, or the name of a piece of data */
  char *value;       /* its value there */
  guint line;        /* in the file */
} QsTourClaim;

/* An answer to the question for the next step. */
typedef struct
{
  QsTourStep step; /* that would have to follow, for the answer to be right */
  char *text;      /* like all texts to be translated with gettext */
} QsTourAnswer;

/* A stop of a tour. */
typedef struct
{
  QsTourPlace place;   /* where the search is */
  QsTourPart part;     /* what to look at */
  gboolean has_square; /* whether to look at one square of the board */
  QsSquare square;
  char *text;         /* what to see there */
  char *question;     /* for the next step, or %NULL */
  GPtrArray *answers; /* of QsTourAnswer; exactly one is right */
  char *reason;       /* why that one is right, or %NULL */
  GPtrArray *claims;  /* of QsTourClaim, what the texts claim */
  guint line;         /* in the file */
} QsTourStop;

typedef struct
{
  char *title;      /* what it is about, in a few words */
  char *about;      /* the same in a sentence */
  GPtrArray *stops; /* of QsTourStop, at least one */

  /* Private. */
  GStringChunk *texts;
} QsTour;

QsTour *qs_tour_read (GBytes     *text,
                      const char *name,
                      GError    **error);
void    qs_tour_free (QsTour     *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsTour, qs_tour_free)
