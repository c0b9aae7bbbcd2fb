/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How much of the memory that was freed a program keeps. */

#pragma once

void qs_kept_memory_limit (void);
