/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "qs-window-private.h"

void qs_window_pages_add (QsWindow *self);
