/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a file is read: the menu for it, and what is chosen there. The choices are the states of three actions. */

#include "qs-reading.h"

#include <glib/gi18n.h>

#include "qs-board-reader.h"
#include "qs-format.h"

#define FORMAT "format"
#define BASE "base"
#define ORDER "order"
#define ROWS "rows"

/* What is recognised has no name. */
#define RECOGNISED ""

#define BY_ROW "row"
#define BY_FILE "file"

#define AS_COLUMNS "as-columns"
#define FEWER "fewer"

/* In the order of QsReadBase, of which the first is -1. */
static const char *const bases[] = { RECOGNISED, "0", "1" };

static void
append (GMenu      *menu,
        const char *label,
        const char *action,
        const char *value)
{
  g_autofree char *name = g_strconcat ("reading.", action, NULL);
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, name, "s", value);
  g_menu_append_item (menu, item);
}

static void
append_formats (GMenu *menu)
{
  g_autoptr (GMenu) submenu = g_menu_new ();
  g_autoptr (GMenu) recognised = g_menu_new ();
  g_autoptr (GMenu) formats = g_menu_new ();

  append (recognised, _ ("As _Recognised"), FORMAT, RECOGNISED);
  for (const QsFormat *const *format = qs_format_list (); *format != NULL; format++)
    {
      if (qs_board_reader_has_format ((*format)->id))
        append (formats, gettext ((*format)->name), FORMAT, (*format)->id);
    }

  g_menu_append_section (submenu, NULL, G_MENU_MODEL (recognised));
  g_menu_append_section (submenu, NULL, G_MENU_MODEL (formats));
  g_menu_append_submenu (menu, _ ("_Format"), G_MENU_MODEL (submenu));
}

/* The menu for a group of actions `reading`, which all windows share. */
GMenuModel *
qs_reading_get_menu (void)
{
  static GMenu *menu;
  g_autoptr (GMenu) base = g_menu_new ();
  g_autoptr (GMenu) order = g_menu_new ();
  g_autoptr (GMenu) rows = g_menu_new ();

  if (menu != NULL)
    return G_MENU_MODEL (menu);

  menu = g_menu_new ();
  append_formats (menu);

  append (base, _ ("As R_ecognised"), BASE, RECOGNISED);
  append (base, _ ("From _0"), BASE, bases[1]);
  append (base, _ ("From _1"), BASE, bases[2]);
  g_menu_append_section (menu, _ ("Columns Start At"), G_MENU_MODEL (base));

  append (order, _ ("Row by Row From the _Top"), ORDER, BY_ROW);
  append (order, _ ("Column by Column From the _Left"), ORDER, BY_FILE);
  g_menu_append_section (menu, _ ("Order of Lists"), G_MENU_MODEL (order));

  append (rows, _ ("As _Many as Columns"), ROWS, AS_COLUMNS);
  append (rows, _ ("Fe_wer Than Columns"), ROWS, FEWER);
  g_menu_append_section (menu, _ ("Rows"), G_MENU_MODEL (rows));

  return G_MENU_MODEL (menu);
}

/* The choices, as the states of actions; all is recognised at first. */
GActionGroup *
qs_reading_create_actions (void)
{
  const char *const choices[][2] = { { FORMAT, RECOGNISED }, { BASE, RECOGNISED }, { ORDER, BY_ROW }, { ROWS, AS_COLUMNS } };
  GSimpleActionGroup *group = g_simple_action_group_new ();

  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      g_autoptr (GSimpleAction) action =
          g_simple_action_new_stateful (choices[i][0], G_VARIANT_TYPE_STRING, g_variant_new_string (choices[i][1]));

      g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
    }

  return G_ACTION_GROUP (group);
}

void
qs_reading_set_options (GActionGroup        *actions,
                        const QsReadOptions *options)
{
  const char *format = options->format != NULL ? options->format : RECOGNISED;

  g_action_group_change_action_state (actions, FORMAT, g_variant_new_string (format));
  g_action_group_change_action_state (actions, BASE, g_variant_new_string (bases[options->base + 1]));
  g_action_group_change_action_state (actions, ORDER, g_variant_new_string (options->is_by_file ? BY_FILE : BY_ROW));
  g_action_group_change_action_state (actions, ROWS, g_variant_new_string (options->has_fewer_rows ? FEWER : AS_COLUMNS));
}

static gboolean
is_chosen (GActionGroup *actions,
           const char   *name,
           const char   *value)
{
  g_autoptr (GVariant) state = g_action_group_get_action_state (actions, name);

  return g_str_equal (g_variant_get_string (state, NULL), value);
}

/* The name of the format stays for good. */
void
qs_reading_get_options (GActionGroup  *actions,
                        QsReadOptions *options)
{
  *options = (QsReadOptions){
    .base = QS_READ_BASE_UNKNOWN,
    .is_by_file = is_chosen (actions, ORDER, BY_FILE),
    .has_fewer_rows = is_chosen (actions, ROWS, FEWER),
  };

  for (const QsFormat *const *format = qs_format_list (); *format != NULL; format++)
    {
      if (is_chosen (actions, FORMAT, (*format)->id))
        options->format = (*format)->id;
    }
  for (int base = QS_READ_BASE_0; base <= QS_READ_BASE_1; base++)
    {
      if (is_chosen (actions, BASE, bases[base + 1]))
        options->base = (QsReadBase) base;
    }
}
