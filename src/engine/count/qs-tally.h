/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What this machine knows of the number of solutions of a board: counted at once, or on record. */

#pragma once

#include "qs-count-job.h"
#include "qs-count-records.h"

G_BEGIN_DECLS

/* The side of the largest board that is counted without being asked, in squares: it takes about a
 * second. */
#define QS_TALLY_MAX_N 18

#define QS_TYPE_TALLY (qs_tally_get_type ())

/* The numbers of one board. “changed” is emitted when they change. */
G_DECLARE_FINAL_TYPE (QsTally, qs_tally, QS, TALLY, GObject)

QsTally    *qs_tally_new             (QsCountRecords *records);
void        qs_tally_set_n           (QsTally        *self,
                                      guint           n);
void        qs_tally_stop            (QsTally        *self);
void        qs_tally_go_on           (QsTally        *self);
guint       qs_tally_get_n           (QsTally        *self);
QsCountJob *qs_tally_get_job         (QsTally        *self);
gboolean    qs_tally_get_record      (QsTally        *self,
                                      QsCountRecord  *record);
gboolean    qs_tally_get_fundamental (QsTally        *self,
                                      QsTotal        *fundamental);

G_END_DECLS
