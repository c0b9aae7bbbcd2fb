/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of the methods, and their descriptions. */

#include "config.h"

#include "qs-methods.h"
#include "qs-test-main.h"

#include <string.h>

QS_TEST (are_listed_in_order)
{
  static const char *const ids[] = {
    "brute-force", "permutations", "scanning", "boolean-arrays", "hash-sets", "explicit-stack",
    "conflict-matrix", "bit-sets", "shifting-masks", "fixed-masks", "dancing-links", "min-conflicts", NULL,
  };
  const QsMethod *const *methods = qs_methods_list ();

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    g_assert_cmpstr (methods[i] != NULL ? methods[i]->id : NULL, ==, ids[i]);
}

QS_TEST (names_differ)
{
  const QsMethod *const *methods = qs_methods_list ();

  for (guint i = 0; methods[i] != NULL; i++)
    {
      g_assert_cmpstr (methods[i]->name, !=, "");

      for (guint j = 0; j < i; j++)
        {
          g_assert_cmpstr (methods[i]->id, !=, methods[j]->id);
          g_assert_cmpstr (methods[i]->name, !=, methods[j]->name);
          g_assert_cmpstr (methods[i]->idea, !=, methods[j]->idea);
        }
    }
}

/* Names for the command line: lower case, no blanks. */
QS_TEST (ids_are_plain)
{
  const QsMethod *const *methods = qs_methods_list ();

  for (guint i = 0; methods[i] != NULL; i++)
    {
      g_assert_cmpstr (methods[i]->id, !=, "");
      g_assert_cmpuint (strspn (methods[i]->id, "abcdefghijklmnopqrstuvwxyz-"), ==, strlen (methods[i]->id));
    }
}

QS_TEST (is_found_by_its_id)
{
  const QsMethod *const *methods = qs_methods_list ();

  for (guint i = 0; methods[i] != NULL; i++)
    g_assert_true (qs_methods_find (methods[i]->id) == methods[i]);

  g_assert_nonnull (qs_methods_find ("shifting-masks"));
  g_assert_null (qs_methods_find ("shifting-mask"));
  g_assert_null (qs_methods_find ("Shifting-masks"));
  g_assert_null (qs_methods_find (""));
}

static void
assert_text (const char *text)
{
  g_assert_nonnull (text);
  g_assert_cmpstr (text, !=, "");
  g_assert_true (g_utf8_validate (text, -1, NULL));
}

static void
test_idea_has_two_sentences (gconstpointer data)
{
  const QsMethod *method = data;
  g_auto (GStrv) sentences = g_strsplit (method->idea, ". ", -1);

  g_assert_cmpuint (g_strv_length (sentences), ==, 2);
  g_assert_true (g_unichar_isupper (g_utf8_get_char (sentences[0])));
  g_assert_true (g_unichar_isupper (g_utf8_get_char (sentences[1])));
  g_assert_true (g_str_has_suffix (sentences[1], "."));
}

static void
test_texts (gconstpointer data)
{
  const QsMethod *method = data;

  assert_text (method->idea);
  assert_text (method->order);
  assert_text (method->check);
  assert_text (method->time);
  assert_text (method->space);
  g_assert_true (g_str_has_prefix (method->time, "O("));
  g_assert_true (g_str_has_prefix (method->space, "O("));
}

static void
assert_narrow (const char *statement)
{
  g_auto (GStrv) lines = g_strsplit (statement, "\n", -1);

  assert_text (statement);
  for (guint i = 0; lines[i] != NULL; i++)
    g_assert_cmpint (g_utf8_strlen (lines[i], -1), <=, 56);
}

/* Each step has a statement, and no other step than a rejection shares it, where there are none. */
static void
test_lines (gconstpointer data)
{
  const QsMethod *method = data;
  guint n_lines = g_strv_length ((char **) method->pseudocode);

  for (guint i = 0; i < n_lines; i++)
    assert_narrow (method->pseudocode[i]);

  for (guint i = 0; i < G_N_ELEMENTS (method->others) && method->others[i].text != NULL; i++)
    {
      assert_narrow (method->others[i].text);
      g_assert_cmpuint (method->others[i].statement, <, n_lines);
      g_assert_cmpstr (method->others[i].text, !=, method->pseudocode[method->others[i].statement]);
    }

  for (guint event = 0; event < QS_TRACE_N_EVENTS; event++)
    {
      g_assert_cmpuint (method->lines[event], <, n_lines);
      for (guint other = 0; other < event; other++)
        {
          if (event != QS_TRACE_REJECT)
            g_assert_cmpuint (method->lines[event], !=, method->lines[other]);
        }
    }

  g_assert_nonnull (strstr (method->pseudocode[method->lines[QS_TRACE_SOLUTION]], "report the solution"));
}

static void
test_limits (gconstpointer data)
{
  const QsMethod *method = data;

  g_assert_cmpuint (method->max_n, ==, method->look != QS_LOOK_MOVES ? QS_METHOD_MAX_N : QS_MAX_N);
}

static void
add (const QsMethod *method,
     const char     *path,
     GTestDataFunc   test)
{
  g_autofree char *full_path = g_strdup_printf ("/methods/%s/%s", method->id, path);

  g_test_add_data_func (full_path, method, test);
}

QS_TEST_MAIN
{
  const QsMethod *const *methods = qs_methods_list ();

  for (guint i = 0; methods[i] != NULL; i++)
    {
      add (methods[i], "idea-has-two-sentences", test_idea_has_two_sentences);
      add (methods[i], "says-what-it-costs", test_texts);
      add (methods[i], "every-step-has-a-line", test_lines);
      add (methods[i], "limits-are-of-its-kind", test_limits);
    }
}
