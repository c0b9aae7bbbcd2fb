/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saves what the Compare view shows. */

#pragma once

#include <gtk/gtk.h>

#include "qs-chart-figure.h"
#include "qs-race.h"
#include "qs-toast.h"

G_BEGIN_DECLS

void qs_compare_saver_save_chart (GtkWindow     *window,
                                  QsToast       *toast,
                                  QsChartFigure *figure,
                                  const char    *name);
void qs_compare_saver_save_table (GtkWindow     *window,
                                  QsToast       *toast,
                                  QsRace        *race);

G_END_DECLS
