/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a shared board is called. */

#pragma once

#include <glib.h>

#include "qs-board-picture.h"

char *qs_share_words_name (const QsBoardPicture *picture,
                           const char           *suffix);
