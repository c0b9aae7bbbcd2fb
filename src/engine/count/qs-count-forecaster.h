/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes forecasts of counts in the background. */

#pragma once

#include <glib-object.h>

#include "qs-count-forecast.h"

G_BEGIN_DECLS

#define QS_TYPE_COUNT_FORECASTER (qs_count_forecaster_get_type ())

/* Makes forecasts in the background, for the newest request only. “notify::forecast” is emitted
 * when one is there. */
G_DECLARE_FINAL_TYPE (QsCountForecaster, qs_count_forecaster, QS, COUNT_FORECASTER, GObject)

QsCountForecaster *qs_count_forecaster_new  (void);
void               qs_count_forecaster_set_machine (QsCountForecaster *self,
                                                    guint              n_threads,
                                                    const QsKernel    *kernel);
void               qs_count_forecaster_want (QsCountForecaster *self,
                                             guint              n);
gboolean           qs_count_forecaster_get  (QsCountForecaster *self,
                                             guint              n,
                                             QsCountForecast   *forecast);

G_END_DECLS
