/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What nearly every file here reads first: the compiler reads it once. Files still include what they use. */

#include <gtk/gtk.h>
