/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints the lines from nodes to their children; a part of the tree's painter. */

#pragma once

#include "qs-tree-sight.h"

void qs_tree_edges_paint (const QsTreeSight *sight);
