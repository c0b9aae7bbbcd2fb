/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* For tests: where the values are painted. */

#pragma once

#include "qs-clock.h"
#include "qs-internals-view.h"
#include "qs-pieces.h"

QsPiece *qs_internals_view_copy_pieces (QsInternalsView *self,
                                        guint           *n_pieces);
