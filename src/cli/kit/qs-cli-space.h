/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The options that say which solutions of a board are meant. */

#pragma once

#include "qs-census-space.h"
#include "qs-constraints.h"

/* The options as they were written. All of it is 0 before they are read. */
typedef struct
{
  char **required;
  char **forbidden;
  gboolean is_fundamental;
  QsProblem problem; /* the operand; its @n is 0 where that was a number */
} QsCliSpaceOptions;

GOptionEntry qs_cli_space_options_require     (QsCliSpaceOptions       *self);
GOptionEntry qs_cli_space_options_forbid      (QsCliSpaceOptions       *self);
GOptionEntry qs_cli_space_options_fundamental (QsCliSpaceOptions       *self);

/* Reads the operand, a number of queens up to @max_n or the text of a problem; @n is its number of columns. @text is NULL
 * where it is missing. */
gboolean     qs_cli_space_options_parse_board (QsCliSpaceOptions       *self,
                                               const char              *text,
                                               guint                    max_n,
                                               guint                   *n,
                                               GError                 **error);

gboolean     qs_cli_space_options_is_narrowed (const QsCliSpaceOptions *self);
gboolean     qs_cli_space_options_parse       (const QsCliSpaceOptions *self,
                                               guint                    n,
                                               QsCensusSpace           *space,
                                               QsProblem               *problem,
                                               GError                 **error);
