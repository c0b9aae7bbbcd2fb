/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The application: one process, its command line, its windows. */

#pragma once

#include <gtk/gtk.h>

#define QS_TYPE_APPLICATION (qs_application_get_type ())

G_DECLARE_FINAL_TYPE (QsApplication, qs_application, QS, APPLICATION, GtkApplication)

QsApplication *qs_application_new (void);
