/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a shared board is called, and how large its picture is. */

#pragma once

#include <glib.h>

#include "qs-board-picture.h"
#include "qs-picture.h"

char *qs_share_words_name (const QsBoardPicture *picture,
                           const char           *suffix);
char *qs_share_words_size (QsPictureKind         kind,
                           double                width,
                           double                height);
