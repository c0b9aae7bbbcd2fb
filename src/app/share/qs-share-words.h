/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a shared board is called. */

#pragma once

#include <glib.h>

#include "qs-board-picture.h"

G_BEGIN_DECLS

char *qs_share_words_name (const QsBoardPicture *picture,
                           const char           *suffix);

G_END_DECLS
