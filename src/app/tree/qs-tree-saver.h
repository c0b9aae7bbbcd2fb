/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saves a search tree as a picture. */

#pragma once

#include <gtk/gtk.h>

#include "qs-toast.h"
#include "qs-tree-painter.h"

G_BEGIN_DECLS

void qs_tree_saver_start (const char        *path,
                          const QsTreeScene *scene,
                          QsToast           *toast);

G_END_DECLS
