/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The prefixes of a space in lexicographic order, many at a time, and the solutions below them. */

#pragma once

#include "qs-census-walk.h"
#include "qs-kernel.h"
#include "qs-stop.h"

#define QS_CENSUS_BATCH_MAX 2048

/* A prefix of a batch. */
typedef struct
{
  guint8 columns[QS_CENSUS_MAX_N]; /* where its queens are */
  QsEnumeratorRow row;             /* what they leave of the row below */
} QsCensusPrefix;

/* Neighbouring prefixes whose solutions are listed together. */
typedef struct
{
  guint depth;                      /* how many rows each prefix has */
  guint32 allowed[QS_CENSUS_MAX_N]; /* the squares of each row that are searched below all of them */
  GArray *prefixes;                 /* of QsCensusPrefix, in order */
  gboolean has_start;               /* whether @start is set */
  guint8 start[QS_CENSUS_MAX_N];    /* of a solution; those before it are not listed */
} QsCensusBatch;

/* A place in the list of prefixes. It must stay where it is, and nothing needs to be freed. Its
 * fields are private. */
typedef struct
{
  QsCensusSpace space;
  QsCensusWalk walk;
  gboolean is_on_prefix; /* whether the walk is on a prefix that no batch has */
  gboolean has_start;    /* whether the next batch begins in its midst */
  guint8 start[QS_CENSUS_MAX_N];
} QsCensusBatches;

void     qs_census_batches_init (QsCensusBatches     *self,
                                 const QsCensusSpace *space);
gboolean qs_census_batches_seek (QsCensusBatches     *self,
                                 const guint16       *columns);
gboolean qs_census_batches_next (QsCensusBatches     *self,
                                 guint                max,
                                 guint64              nodes,
                                 QsCensusBatch       *batch);

void     qs_census_batch_init   (QsCensusBatch       *self);
void     qs_census_batch_clear  (QsCensusBatch       *self);

/* A space, a kernel and the memory to search in, half a megabyte and what a batch's solutions
 * need. Each thread has its own. */
typedef struct _QsCensusLister QsCensusLister;

QsCensusLister *qs_census_lister_new  (const QsCensusSpace *space,
                                       const QsKernel      *kernel,
                                       QsStop               stop);
void            qs_census_lister_free (QsCensusLister      *self);
gboolean        qs_census_lister_list (QsCensusLister      *self,
                                       const QsCensusBatch *batch,
                                       GByteArray          *boards);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsCensusLister, qs_census_lister_free)
