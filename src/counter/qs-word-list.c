/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-word-list.h"

#include <string.h>

#define ALIGNMENT 64

/* Makes room for so many more words. */
void
qs_word_list_reserve (QsWordList *self,
                      gsize       n_more)
{
  gsize capacity = MAX (self->n + n_more, self->capacity + self->capacity / 2);
  guint64 *words;

  if (self->capacity - self->n >= n_more && self->words != NULL)
    return;

  words = g_aligned_alloc (capacity + QS_WORD_LIST_SPARE, sizeof *words, ALIGNMENT);
  if (self->n > 0)
    memcpy (words, self->words, self->n * sizeof *words);
  g_aligned_free (self->words);
  self->words = words;
  self->capacity = capacity;
}

void
qs_word_list_clear (QsWordList *self)
{
  g_clear_pointer (&self->words, g_aligned_free);
  self->n = self->capacity = 0;
}

