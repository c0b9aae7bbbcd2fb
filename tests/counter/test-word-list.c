/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lists of words keep what they hold while they grow. */

#include "config.h"

#include "qs-word-list.h"

#include "qs-test-main.h"

QS_TEST (keeps_its_words_while_it_grows)
{
  QsWordList list = { 0 };
  const guint64 *words;

  for (guint64 i = 0; i < 10000; i++)
    {
      qs_word_list_reserve (&list, 1 + i % 3);
      g_assert_cmpuint (list.capacity - list.n, >=, 1 + i % 3);
      g_assert_cmpuint (GPOINTER_TO_SIZE (list.words) % 64, ==, 0);
      list.words[list.n++] = i * i;
    }

  /* Where there is room they stay. */
  words = list.words;
  qs_word_list_reserve (&list, list.capacity - list.n);
  g_assert_true (list.words == words);

  for (guint64 i = 0; i < list.n; i++)
    g_assert_cmpuint (list.words[i], ==, i * i);

  qs_word_list_clear (&list);
  g_assert_null (list.words);
  g_assert_cmpuint (list.capacity, ==, 0);
}

/* Kernels read and write whole vectors, also behind the last word. */
QS_TEST (has_spare_words_behind_the_last)
{
  QsWordList list = { 0 };

  qs_word_list_reserve (&list, 0);
  for (guint i = 0; i < QS_WORD_LIST_SPARE; i++)
    list.words[list.capacity + i] = i;
  qs_word_list_clear (&list);
}
