/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Digits in the groups of any locale: for the tests. */

#pragma once

#include "qs-text.h"

char *qs_text_group (const char *digits,
                     const char *groups,
                     const char *separator);
