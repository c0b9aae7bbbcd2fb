/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Threads that help the one that asks. */

#pragma once

#include <glib.h>

/* What each thread does; @number is 0 for the one that asked. */
typedef void (*QsHelpersFunc) (guint    number,
                               gpointer data);

void qs_helpers_work (const char   *name,
                      guint         n_threads,
                      guint        *n_helpers,
                      QsHelpersFunc work,
                      gpointer      data);
