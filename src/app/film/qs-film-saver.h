/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Leads from the question which steps of a search to save to their files. */

#pragma once

#include <gtk/gtk.h>

#include "qs-saving-flow.h"
#include "qs-search-page.h"

QsSavingFlow *qs_film_saver_new (GtkWindow    *window);
void          qs_film_saver_ask (QsSavingFlow *flow,
                                 QsSearchPage *page);
