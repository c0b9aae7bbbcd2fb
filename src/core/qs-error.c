/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The error domain. */

#include "config.h"

#include "qs-error.h"

G_DEFINE_QUARK (qs-error-quark, qs_error)
