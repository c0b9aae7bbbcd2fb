/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "qs-count-entry.h"
#include "qs-count-forecast.h"
#include "qs-count-job.h"

/* The largest board that is counted as soon as it is shown. */
#define QS_TALLY_MAX_QUICK_N 18

/* The remains of an interrupted count. */
typedef struct
{
  guint n;
  double progress;       /* how much is done, 0 … 1; negative where that cannot be read */
  QsTotal solutions;     /* how many were counted */
  guint64 size;          /* of its files, in bytes */
  gboolean was_stopped;  /* on request, in this process */
  gboolean can_discard;  /* no other process counts with the file */
  gboolean is_outdated;  /* another version of the program counted it, so it can only begin anew; its files were set aside */
  char *reason;          /* what is wrong with the file, or %NULL */
} QsCountRemains;

/* What a board is counted for. */
typedef enum
{
  QS_TALLY_QUICK,  /* it is shown; the number is kept until the end of the process */
  QS_TALLY_SERIES, /* the number becomes a record */
  QS_TALLY_LONG,   /* likewise, and the work is kept in a file */
} QsTallyPurpose;

/* What is known of a board, and finds out more. */
typedef struct
{
  guint n_shown;            /* how many windows show it */
  QsCountJob *job;          /* that counts it, or %NULL */
  QsTallyPurpose purpose;   /* of @job */
  QsCountRemains *remains;  /* what a former long count left, or %NULL */
  QsCountRecord fresh;      /* as this process has counted it; n = 0 where it has not */
  QsCountForecast forecast; /* n = 0 where there is none: a large board that is not known gets it while it is shown */
  gboolean has_symmetric;
  QsSymmetricCounts symmetric;
} QsTallyBoard;

typedef enum
{
  QS_COUNT_SERIES_IDLE,     /* nothing was started yet */
  QS_COUNT_SERIES_COUNTING, /* a board is counted */
  QS_COUNT_SERIES_STOPPED,  /* before the last board */
  QS_COUNT_SERIES_FINISHED, /* all boards were counted */
  QS_COUNT_SERIES_FAILED,   /* a board could not be counted, or its result not kept */
} QsCountSeriesState;

/* One board after the other. */
typedef struct
{
  QsCountSeriesState state;
  guint n;         /* the board that is counted, or was last; 0 before the first */
  guint last_n;    /* the last board */
  gboolean again;  /* whether boards that have a record are counted, too */
  guint n_counted; /* how many boards were counted since the start */
  GError *error;   /* why it failed, or %NULL */
} QsCountSeries;

#define QS_TYPE_TALLY (qs_tally_get_type ())

G_DECLARE_FINAL_TYPE (QsTally, qs_tally, QS, TALLY, GObject)

QsTally              *qs_tally_new                 (QsCountRecords  *records);
gboolean              qs_tally_get_record          (QsTally         *self,
                                                    guint            n,
                                                    QsCountRecord   *record);
GArray               *qs_tally_list                (QsTally         *self);
const QsTallyBoard   *qs_tally_get                 (QsTally         *self,
                                                    guint            n);
QsCountJob           *qs_tally_get_long_job        (QsTally         *self);
const QsCountRemains *qs_tally_get_offer           (QsTally         *self);
const QsCountSeries  *qs_tally_get_series          (QsTally         *self);
double                qs_tally_get_series_progress (QsTally         *self);
const QsCountOrder   *qs_tally_get_machine         (QsTally         *self);
void                  qs_tally_set_machine         (QsTally         *self,
                                                    guint            n_threads,
                                                    const char      *kernel);

void                  qs_tally_turn                (QsTally         *self,
                                                    guint            from,
                                                    guint            to);
void                  qs_tally_go_on               (QsTally         *self,
                                                    guint            n);
gboolean              qs_tally_count               (QsTally         *self,
                                                    guint            n,
                                                    GError         **error);
void                  qs_tally_stop                (QsTally         *self,
                                                    guint            n);
gboolean              qs_tally_discard             (QsTally         *self,
                                                    guint            n,
                                                    GError         **error);
gboolean              qs_tally_has_all             (QsTally         *self,
                                                    guint            last_n);
void                  qs_tally_count_up_to         (QsTally         *self,
                                                    guint            last_n);
void                  qs_tally_find_classes        (QsTally         *self);
