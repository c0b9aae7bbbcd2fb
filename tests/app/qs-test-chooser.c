/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A hand that chooses files at once, in the place of the dialog that asks for one.
 *
 * GTK's own dialog reads the folder, its icons and its history in threads. It takes longer than what is tested, and was
 * seen to end a test by a fault of its own. The journeys still go through it. */

#include "qs-test-chooser.h"

#include "qs-compat.h"
#include "qs-test-widget.h"

/* The answer of the next dialog; where there is none, it is dismissed. */
static GFile *chosen_file;
static GError *dialog_error;

/* A dialog that is to stay open, and who waits for its answer. */
static gboolean is_held;
static QsCompatFileFunc held;
static gpointer held_data;

/* The name that the last one suggested. */
static char *suggested;

__typeof__ (qs_compat_choose_file) __wrap_qs_compat_choose_file;

/* The linker puts this in the place of qs_compat_choose_file(). */
void
__wrap_qs_compat_choose_file (GtkWindow       *parent,
                              const char      *title,
                              const char      *name,
                              GListModel      *filters,
                              QsCompatFileFunc chosen,
                              gpointer         user_data)
{
  g_autoptr (GFile) file = g_steal_pointer (&chosen_file);
  g_autoptr (GError) error = g_steal_pointer (&dialog_error);
  G_GNUC_UNUSED g_autoptr (GListModel) own_filters = filters;

  g_free (suggested);
  suggested = g_strdup (name);
  if (is_held)
    {
      held = chosen;
      held_data = user_data;
    }
  else
    chosen (file, error, user_data);
}

/* Has the next dialog stay open until test_chooser_answer(). */
void
test_chooser_hold (void)
{
  is_held = TRUE;
}

/* Whether a dialog is open. */
gboolean
test_chooser_is_held (void)
{
  return held != NULL;
}

/* Answers the dialog that is open. */
void
test_chooser_answer (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  QsCompatFileFunc chosen = g_steal_pointer (&held);

  is_held = FALSE;
  chosen (file, NULL, held_data);
}

/* @file: (transfer full): what the next dialog is to answer */
void
test_chooser_choose (GFile *file)
{
  g_clear_object (&chosen_file);
  chosen_file = file;
}

/* @error: (transfer full): why the next dialog is to fail */
void
test_chooser_fail (GError *error)
{
  g_clear_error (&dialog_error);
  dialog_error = error;
}

/* Returns: the name that the last dialog suggested */
const char *
test_chooser_get_suggested (void)
{
  return suggested;
}

/* Presses “Save…” in the dialog that is open, and chooses this file. */
void
test_save_as (const char *path)
{
  test_chooser_choose (g_file_new_for_path (path));
  test_press ("Save…");
}
