/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The headers that nearly every file here includes first, so that the compiler reads them once. Files still
 * include what they use. */

#include <gio/gio.h>
