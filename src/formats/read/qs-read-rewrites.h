/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Brings what programs put before the lines of a text, and the ways in which languages write a value, into one plain form. */

#pragma once

#include <glib.h>

typedef struct
{
  GRegex *regex;
  const char *by;     /* what stands for it, as g_regex_replace() has it */
  const char *format; /* that it shows, or NULL */
} QsReadRewrite;

/* Rewrites the beginning of a text, and keeps how.
 * Returns: (transfer full) (element-type QsReadRewrite): what the rest needs as well, one after the other */
GArray *qs_read_rewrites_find  (GString      *text);

/* @text: whole lines, or lists up to a comma */
void    qs_read_rewrites_apply (const GArray *self,
                                GString      *text);
