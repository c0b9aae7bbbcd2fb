/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saves what the Compare view shows. */

#pragma once

#include <gtk/gtk.h>

#include "qs-compare-figure.h"
#include "qs-race.h"
#include "qs-toast.h"

G_BEGIN_DECLS

#define QS_TYPE_COMPARE_SAVER (qs_compare_saver_get_type ())

G_DECLARE_FINAL_TYPE (QsCompareSaver, qs_compare_saver, QS, COMPARE_SAVER, GObject)

QsCompareSaver *qs_compare_saver_new        (QsToast         *toast);

void            qs_compare_saver_save_chart (QsCompareSaver  *self,
                                             GtkWindow       *window,
                                             QsCompareFigure *figure,
                                             const char      *name);
void            qs_compare_saver_save_table (QsCompareSaver  *self,
                                             GtkWindow       *window,
                                             QsRace          *race);

G_END_DECLS
