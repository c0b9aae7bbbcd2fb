/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the keys, the pointer and fingers do on a search tree. */

#pragma once

#include "qs-tree-canvas.h"

void qs_tree_input_attach    (GtkWidget *canvas);
void qs_tree_input_bind_keys (void);
void qs_tree_input_zoom      (GtkWidget *canvas,
                              int        steps);
