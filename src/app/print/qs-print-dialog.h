/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Asks what to put on paper, shows the pages, and prints or saves them. */

#pragma once

#include <gtk/gtk.h>

#include "qs-dialog.h"
#include "qs-explorer.h"

#define QS_TYPE_PRINT_DIALOG (qs_print_dialog_get_type ())

G_DECLARE_FINAL_TYPE (QsPrintDialog, qs_print_dialog, QS, PRINT_DIALOG, QsDialog)

QsPrintDialog *qs_print_dialog_new            (GtkWindow       *parent,
                                               QsExplorer      *explorer,
                                               guint64          shown);
QsPrintDialog *qs_print_dialog_new_for_puzzle (GtkWindow       *parent,
                                               const QsProblem *puzzle,
                                               const char      *name);
