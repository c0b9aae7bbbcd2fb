/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saves a search tree as a picture. */

#pragma once

#include <gtk/gtk.h>

#include "qs-tree-picture.h"

void qs_tree_saver_save (GtkWindow           *window,
                         const char          *name,
                         const QsTreePicture *picture);
