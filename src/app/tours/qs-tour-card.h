/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a guided tour says at a stop, and its buttons. */

#pragma once

#include <gtk/gtk.h>

#include "qs-tour.h"

#define QS_TYPE_TOUR_CARD (qs_tour_card_get_type ())

G_DECLARE_FINAL_TYPE (QsTourCard, qs_tour_card, QS, TOUR_CARD, GtkWidget)

/* Stands for the answer of somebody who only wants to see the right one. */
#define QS_TOUR_CARD_NO_ANSWER G_MAXUINT

void qs_tour_card_set_tour        (QsTourCard   *self,
                                   const QsTour *tour,
                                   const char   *next_title);
void qs_tour_card_show            (QsTourCard   *self,
                                   guint         stop);
void qs_tour_card_reply           (QsTourCard   *self,
                                   guint         chosen,
                                   guint         right);
int  qs_tour_card_measure_longest (QsTourCard   *self,
                                   int           width);
void qs_tour_card_set_is_away     (QsTourCard   *self,
                                   gboolean      is_away);
