/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether an arranger still works: for its tests. */

#pragma once

#include "qs-tree-arranger.h"

gboolean qs_tree_arranger_is_pending (QsTreeArranger *self);
