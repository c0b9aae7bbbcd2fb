/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paper on the command line: its size, its margins, and how many boards stand on it. */

#pragma once

#include "qs-sheet-file.h"

char    *qs_cli_paper_list         (void);
gboolean qs_cli_paper_parse        (const char    *size,
                                    const char    *margin,
                                    QsSheetPaper  *paper,
                                    GError       **error);
gboolean qs_cli_paper_parse_boards (const char    *text,
                                    guint         *across,
                                    guint         *down,
                                    GError       **error);
