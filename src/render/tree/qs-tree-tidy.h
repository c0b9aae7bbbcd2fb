/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How far apart the nodes of a tree stand; a part of its layout. */

#pragma once

#include "qs-tree-places.h"

G_BEGIN_DECLS

void qs_tree_tidy (QsTreeLayout *layout);

G_END_DECLS
