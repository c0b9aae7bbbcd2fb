/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window in Chinese: in the tours no word is left in English, for eyes or for a screen reader, and on the pages and in the
 * dialogs app-narrow-zh_CN sees to that. The locale is made for the test, so numbers and dates are those of the language, too. */

#include <glib/gi18n.h>

#include "qs-test-chinese.h"
#include "qs-test-pages.h"
#include "qs-test-widget.h"

QS_TEST_WINDOW (numbers_are_grouped, 12)
{
  test_until (test_shows ("*14,200*"));
  test_until (test_shows ("*/1,787*"));
}

QS_TEST_WINDOW (forecast, 28)
{
  test_until (test_shows ("约*10*±*"));
  test_find (TEST_BUTTON, _ ("Count All"));
  test_assert_chinese ();
}

QS_TEST_WIDGETS
{
  test_speak ("zh_CN");
  g_assert_cmpstr (_ ("Solutions"), ==, "解");

  test_add_tours ("/app/translation", test_assert_chinese);
}
