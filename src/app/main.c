/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Starts the application. */

#include "config.h"

#include <glib/gi18n.h>
#include <locale.h>

#include "qs-application.h"
#include "qs-standard-files.h"
#include "qs-temporary.h"

int
main (int    argc,
      char **argv)
{
  g_autoptr (QsApplication) application = NULL;

  qs_standard_files_reserve ();
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, QS_LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_set_application_name (_ ("Queenside"));

  qs_temporary_catch_signals ();
  application = qs_application_new ();

  return g_application_run (G_APPLICATION (application), argc, argv);
}
