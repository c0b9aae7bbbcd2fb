/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Leads from the question which steps of a search to save to their files. */

#pragma once

#include <gtk/gtk.h>

#include "qs-saving-flow.h"
#include "qs-search-page.h"

#define QS_TYPE_FILM_SAVER (qs_film_saver_get_type ())

G_DECLARE_FINAL_TYPE (QsFilmSaver, qs_film_saver, QS, FILM_SAVER, QsSavingFlow)

void qs_film_saver_ask (QsFilmSaver  *self,
                        QsSearchPage *page);
