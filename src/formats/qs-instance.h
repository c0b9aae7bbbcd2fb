/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The problem itself, for other programs to solve: a board and its required and forbidden squares. */

#pragma once

#include <glib.h>

#include "qs-problem.h"

/* How a formula says that a line has at most one queen. */
typedef enum
{
  QS_INSTANCE_PAIRWISE, /* a clause for each two squares of a line */
  /* A variable for each square of a line tells whether there is a queen up to it: fewer clauses,
   * and as many models, for each placement of the queens gives the others one value. */
  QS_INSTANCE_SEQUENTIAL,
} QsInstanceEncoding;

/* A form in which other programs read the problem. */
typedef struct
{
  const char *id;     /* on the command line, such as `dimacs` */
  const char *name;   /* in the interface, to be translated with gettext */
  const char *suffix; /* with its dot */
  const char *mime_type;
  gboolean has_encoding; /* whether the encoding can be chosen */
  void (*write) (GString           *out,
                 const QsProblem   *problem,
                 QsInstanceEncoding encoding);
} QsInstance;

const QsInstance *const *qs_instance_list          (void);
const QsInstance        *qs_instance_find          (const char *id);
const QsInstance        *qs_instance_find_for_file (const char *path);
