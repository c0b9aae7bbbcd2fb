/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every kernel that this processor can run: for the tests. */

#pragma once

#include "qs-kernel.h"

G_BEGIN_DECLS

guint           qs_kernel_get_n_supported (void);
const QsKernel *qs_kernel_get_supported   (guint index);

G_END_DECLS
