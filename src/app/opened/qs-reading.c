/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a file is read: the menu for it, and what is chosen there. The choices are the states of four actions. */

#include "qs-reading.h"

#include <glib/gi18n.h>

#include "qs-board-reader.h"
#include "qs-format.h"
#include "qs-menus.h"

#define FORMAT "format" /* a name, or an empty one for what is recognised */
#define BASE "base"     /* a QsReadBase */
#define BY_FILE "by-file"
#define FEWER_ROWS "fewer-rows"

/* The menu for a group of actions `reading`, which all windows share. */
GMenuModel *
qs_reading_get_menu (void)
{
  GMenu *formats = qs_menus_get ("reading-formats");
  gboolean is_filled = g_menu_model_get_n_items (G_MENU_MODEL (formats)) > 0;

  for (const QsFormat *const *format = qs_format_list (); *format != NULL && !is_filled; format++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (gettext ((*format)->name), NULL);

      g_menu_item_set_action_and_target (item, "reading." FORMAT, "s", (*format)->id);
      if (qs_board_reader_has_format ((*format)->id))
        g_menu_append_item (formats, item);
    }

  return G_MENU_MODEL (qs_menus_get ("reading"));
}

/* The choices, as the states of actions; all is recognised at first. */
GActionGroup *
qs_reading_create_actions (void)
{
  const GActionEntry actions[] = {
    { .name = FORMAT, .parameter_type = "s", .state = "''" },
    { .name = BASE, .parameter_type = "i", .state = "-1" },
    { .name = BY_FILE, .parameter_type = "b", .state = "false" },
    { .name = FEWER_ROWS, .parameter_type = "b", .state = "false" },
  };
  GSimpleActionGroup *group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), actions, G_N_ELEMENTS (actions), NULL);

  return G_ACTION_GROUP (group);
}

void
qs_reading_set_options (GActionGroup        *actions,
                        const QsReadOptions *options)
{
  g_action_group_change_action_state (actions, FORMAT, g_variant_new_string (options->format != NULL ? options->format : ""));
  g_action_group_change_action_state (actions, BASE, g_variant_new_int32 (options->base));
  g_action_group_change_action_state (actions, BY_FILE, g_variant_new_boolean (options->is_by_file));
  g_action_group_change_action_state (actions, FEWER_ROWS, g_variant_new_boolean (options->has_fewer_rows));
}

/* The name of the format stays for good. */
void
qs_reading_get_options (GActionGroup  *actions,
                        QsReadOptions *options)
{
  g_autoptr (GVariant) format = g_action_group_get_action_state (actions, FORMAT);
  g_autoptr (GVariant) base = g_action_group_get_action_state (actions, BASE);
  g_autoptr (GVariant) by_file = g_action_group_get_action_state (actions, BY_FILE);
  g_autoptr (GVariant) fewer_rows = g_action_group_get_action_state (actions, FEWER_ROWS);
  const QsFormat *known = qs_format_find (g_variant_get_string (format, NULL));

  *options = (QsReadOptions){
    .format = known != NULL ? known->id : NULL,
    .base = CLAMP (g_variant_get_int32 (base), QS_READ_BASE_UNKNOWN, QS_READ_BASE_1),
    .is_by_file = g_variant_get_boolean (by_file),
    .has_fewer_rows = g_variant_get_boolean (fewer_rows),
  };
}
