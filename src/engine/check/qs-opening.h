/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads and judges a file of boards in the background. */

#pragma once

#include "qs-errand.h"
#include "qs-verdict.h"

/* The phase in which all is read, and its boards are compared with the solutions. */
#define QS_OPENING_JUDGING 1

typedef struct
{
  GFile *file;  /* or else @text */
  GBytes *text;
  char *name;   /* for people */
  QsReadOptions options;
  QsVerdict *verdict; /* when the errand has succeeded */
} QsOpening;

QsErrand        *qs_opening_start (GFile               *file,
                                   const char          *name,
                                   GBytes              *text,
                                   const QsReadOptions *options);
const QsOpening *qs_opening_get   (QsErrand            *errand);
