/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a file is read: the menu for it, and what is chosen there. */

#pragma once

#include <gio/gio.h>

#include "qs-read-board.h"

GMenuModel   *qs_reading_get_menu       (void);

GActionGroup *qs_reading_create_actions (void);
void          qs_reading_set_options    (GActionGroup        *actions,
                                         const QsReadOptions *options);
void          qs_reading_get_options    (GActionGroup        *actions,
                                         QsReadOptions       *options);
