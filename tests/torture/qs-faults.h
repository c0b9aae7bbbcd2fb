/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Calls of the system that fail in a test's own program. */

#pragma once

/* Counts from zero.
 * @folder: whose files are counted; memory and threads are not
 * @fault: which call fails, such as `write:3:28`; %NULL: none */
void         qs_faults_begin (const char *folder,
                              const char *fault);

void         qs_faults_end   (void);

/* Returns: how often a function was called since the beginning */
unsigned int qs_faults_count (const char *name);
