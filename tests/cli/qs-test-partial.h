/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Partial results, written without the program. */

#pragma once

#include <gio/gio.h>

/* The version of partial results that the program writes. */
#define TEST_PARTIAL_VERSION 3

guint test_find_n_units   (guint       n);
char *test_find_hash      (guint       n);
char *test_seal_partial   (guint       n,
                           guint       n_units,
                           const char *hash,
                           guint       from,
                           guint       to,
                           const char *solutions);
char *test_make_partial   (guint       version,
                           guint       n,
                           guint       from,
                           guint       to,
                           const char *solutions);
void  test_write_partial  (const char *path,
                           guint       n,
                           guint       from,
                           guint       to,
                           const char *solutions);
guint test_read_number    (const char *text,
                           const char *before);
