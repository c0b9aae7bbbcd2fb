/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Runs queenside-cli on a terminal, as a user sees it. */

#pragma once

#include <gio/gio.h>

int   test_start_on_terminal (const char   *arguments,
                              const char   *awaited,
                              GSubprocess **process);
void  test_terminal_wait     (int           user,
                              const char   *awaited);
char *test_terminal_finish   (int           user);
