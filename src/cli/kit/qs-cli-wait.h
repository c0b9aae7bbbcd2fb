/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Waits for the engine, which works in the background. */

#pragma once

#include "qs-file-writer.h"

/* Returns whether the wait is over. */
typedef gboolean (*QsCliCondition) (gpointer data);

gboolean qs_cli_wait (QsCliCondition condition,
                      gpointer       data,
                      QsFileWriter  *output,
                      GError       **error);
