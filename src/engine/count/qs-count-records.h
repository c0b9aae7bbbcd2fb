/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The boards that were counted on this machine: their numbers, how long it took and when. */

#pragma once

#include <gio/gio.h>

#include "qs-symmetric.h"

typedef struct
{
  guint n;
  QsTotal solutions;
  QsSymmetricCounts symmetric; /* how many of them a turn leaves as they are */
  gint64 time;                 /* of the count, in microseconds */
  gint64 date;                 /* when it ended, in seconds since 1970 */
} QsCountRecord;

/* The records of a file. */
typedef struct _QsCountRecords QsCountRecords;

#define qs_count_records_ref(self) g_rc_box_acquire (self)

char           *qs_count_records_get_default_path (void);
QsCountRecords *qs_count_records_new              (const char          *path);
void            qs_count_records_unref            (QsCountRecords      *self);
gboolean        qs_count_records_get              (QsCountRecords      *self,
                                                   guint                n,
                                                   QsCountRecord       *record);
gboolean        qs_count_records_add              (QsCountRecords      *self,
                                                   const QsCountRecord *record,
                                                   GError             **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsCountRecords, qs_count_records_unref)
