/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The options that say in which format a list or a problem is written. */

#pragma once

#include "qs-format.h"
#include "qs-instance.h"

G_BEGIN_DECLS

/* The options as they were written. All of it is 0 before they are read. */
typedef struct
{
  char *format;
  gboolean numbered;
  char *base;
  char *encoding;
} QsCliFormatOptions;

/* What is written. */
typedef struct
{
  const QsFormat *solutions; /* or %NULL */
  gboolean numbered;         /* whether each solution carries its number */
  QsFormatBase base;         /* the number of the leftmost column */
  /* The form of the problem, which is written instead of its solutions; or %NULL. */
  const QsInstance *instance;
  QsInstanceEncoding encoding; /* how it says that a line has at most one queen */
} QsCliFormat;

void     qs_cli_format_options_clear (QsCliFormatOptions       *self);
char    *qs_cli_format_describe      (void);
gboolean qs_cli_format_options_parse (const QsCliFormatOptions *self,
                                      const char               *file,
                                      QsCliFormat              *format,
                                      GError                  **error);
void     qs_cli_format_set_unused    (const char               *id,
                                      const char               *option,
                                      GError                  **error);

G_END_DECLS
