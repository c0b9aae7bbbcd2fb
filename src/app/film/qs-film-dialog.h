/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Asks which steps of a search to save, and as what. */

#pragma once

#include <gtk/gtk.h>

#include "qs-film.h"
#include "qs-playback.h"
#include "qs-search-page.h"

#define QS_TYPE_FILM_DIALOG (qs_film_dialog_get_type ())

G_DECLARE_FINAL_TYPE (QsFilmDialog, qs_film_dialog, QS, FILM_DIALOG, GtkWindow)

QsFilmDialog *qs_film_dialog_new        (GtkWindow    *parent,
                                         QsSearchPage *page);
void          qs_film_dialog_get_choice (QsFilmDialog *self,
                                         QsStepLook  **look,
                                         QsFilmScope  *scope);
