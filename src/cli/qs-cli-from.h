/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The option that says with which solution a list begins. */

#pragma once

#include "qs-export.h"
#include "qs-go-to.h"

gboolean qs_cli_from_find (const QsGoTo  *from,
                           QsExportScope *scope,
                           QsFileWriter  *output,
                           GError       **error);
