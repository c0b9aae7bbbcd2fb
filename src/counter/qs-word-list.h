/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A list of 64-bit words that is read and written in vectors. */

#pragma once

#include <glib.h>

/* How many words behind the last one may always be read and written. */
#define QS_WORD_LIST_SPARE 512

/* Begins as zeroes. */
typedef struct
{
  guint64 *words; /* the words, 64-byte aligned */
  gsize n;        /* how many there are */
  gsize capacity; /* how many there can be */
} QsWordList;

void  qs_word_list_reserve  (QsWordList       *self,
                             gsize             n_more);
void  qs_word_list_clear    (QsWordList       *self);
