/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a window shows when it closes, for the next start. */

#pragma once

#include "qs-window-private.h"

void qs_window_state_save        (QsWindow            *self);
void qs_window_state_restore     (QsWindow            *self);
void qs_window_state_show_problem (QsWindow            *self,
                                  const QsProblem     *problem);
