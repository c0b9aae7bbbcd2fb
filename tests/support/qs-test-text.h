/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Texts that functions hand over. */

#pragma once

#include <glib.h>

/* Asserts a text that is handed over.
 * @text: (transfer full): a text
 * @expected: what it is to be */
#define assert_text(text, expected)              \
  G_STMT_START                                   \
    {                                            \
      g_autofree char *test_text = (text);       \
                                                 \
      g_assert_cmpstr (test_text, ==, expected); \
    }                                            \
  G_STMT_END
