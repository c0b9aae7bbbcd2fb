/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The scrub bar and the buttons of a watched search. */

#pragma once

#include <gtk/gtk.h>

#include "qs-playback.h"

#define QS_TYPE_TRANSPORT (qs_transport_get_type ())

G_DECLARE_FINAL_TYPE (QsTransport, qs_transport, QS, TRANSPORT, GtkWidget)

void qs_transport_set_playback (QsTransport *self,
                                QsPlayback  *playback);
void qs_transport_update       (QsTransport *self);
void qs_transport_ask_step     (QsTransport *self);
