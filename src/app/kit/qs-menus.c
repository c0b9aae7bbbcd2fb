/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Menus that all windows share: a popover leaves a reference to each section of its menu behind. */

#include "qs-menus.h"

#include <glib/gi18n.h>

/* What begins here, or what a line of a menu is. */
typedef enum
{
  MENU,
  SECTION,  /* of the menu, perhaps with a heading */
  SUBMENU,  /* opens a menu above */
  ITEM,
  OPTIONAL, /* an item that is hidden while its action is disabled */
} Kind;

static const struct
{
  Kind kind;
  const char *name;  /* of a menu or a section, if anybody asks for it; or an item's action with its target */
  const char *label;
  const char *key;   /* that is shown, where the action is of a part that has it for itself */
} lines[] = {
  { MENU, "recent" },
  { MENU, "copy-as" },
  { SECTION },
  { ITEM, "win.copy-as::text", N_ ("_Text Board") },
  { ITEM, "win.copy-as::columns", N_ ("_Column List") },
  { ITEM, "win.copy-as::matrix", N_ ("_Matrix") },
  { ITEM, "win.copy-as::squares", N_ ("S_quares") },
  { ITEM, "win.copy-as::fen", N_ ("_FEN") },
  { ITEM, "win.copy-as::leetcode", N_ ("_LeetCode JSON") },
  { ITEM, "win.copy-as::json", N_ ("_JSON") },
  { ITEM, "win.copy-as::jsonl", N_ ("JSON Li_nes") },
  { ITEM, "win.copy-as::csv", N_ ("CS_V") },
  { ITEM, "win.copy-as::latex", N_ ("LaTe_X") },
  { SECTION },
  { ITEM, "win.copy-as::svg", N_ ("_SVG Picture") },
  { ITEM, "win.copy-as::png", N_ ("_PNG Picture") },
  { MENU, "main" },
  { SECTION, "open" },
  { ITEM, "app.new-window", N_ ("_New Window") },
  { ITEM, "win.open", N_ ("_Open…") },
  { SECTION },
  { ITEM, "win.copy", N_ ("_Copy Board"), "<Control>c" },
  { SUBMENU, "copy-as", N_ ("Copy _As") },
  { ITEM, "win.save-picture", N_ ("_Save Picture…") },
  { OPTIONAL, "win.save-steps", N_ ("Sa_ve Steps…") },
  { SECTION },
  { ITEM, "win.print", N_ ("_Print…") },
  { SECTION },
  { ITEM, "win.fullscreen", N_ ("_Fullscreen") },
  { SECTION },
  { ITEM, "win.tours", N_ ("Guided _Tours") },
  { ITEM, "app.preferences", N_ ("_Preferences") },
  { ITEM, "win.shortcuts", N_ ("_Keyboard Shortcuts") },
  { ITEM, "win.help", N_ ("_Help") },
  { ITEM, "app.about", N_ ("_About Queenside") },
  { MENU, "play" },
  { SECTION },
  { ITEM, "play.restart", N_ ("_Restart") },
  { ITEM, "play.clear-crosses", N_ ("_Clear Crosses") },
  { ITEM, "play.solve", N_ ("_Solve") },
  { OPTIONAL, "play.show-solutions", N_ ("S_how in Solutions") },
  { SECTION },
  { ITEM, "play.copy", N_ ("Copy _Puzzle") },
  { ITEM, "play.copy-link", N_ ("Copy _Link") },
  { ITEM, "play.copy-puzz-link", N_ ("Copy Link to pu_zz.link") },
  { SECTION },
  { ITEM, "play.new", N_ ("_New Puzzle") },
  { ITEM, "play.games", N_ ("_Unfinished Puzzles") },
  { ITEM, "play.scores", N_ ("S_olved Puzzles") },
  { MENU, "counts-copy" },
  { ITEM, "counts.copy::solutions", N_ ("All Solutions (A000170)") },
  { ITEM, "counts.copy::fundamental", N_ ("Fundamental Solutions (A002562)") },
  { MENU, "counts-save" },
  { ITEM, "counts.save-solutions", N_ ("Chart of Solutions as SVG, PDF or PNG…") },
  { ITEM, "counts.save-times", N_ ("Chart of Times as SVG, PDF or PNG…") },
  { MENU, "compare-more" },
  { SECTION },
  { ITEM, "compare.save-chart", N_ ("Chart as SVG, PDF or PNG…") },
  { ITEM, "compare.save-table", N_ ("Table as CSV…") },
  { SECTION, NULL, N_ ("Sort By") },
  { ITEM, "compare.sort-by::method", N_ ("Method") },
  { ITEM, "compare.sort-by::time", N_ ("Time") },
  { ITEM, "compare.sort-by::nodes", N_ ("Nodes") },
  { ITEM, "compare.sort-by::checks", N_ ("Checks") },
  { ITEM, "compare.sort-by::backtracks", N_ ("Backtracks") },
  { ITEM, "compare.sort-by::memory", N_ ("Memory") },
  { ITEM, "compare.sort-by::runs", N_ ("Runs") },
  { MENU, "tree" },
  { SECTION },
  { ITEM, "tree.fit", N_ ("_Show the Whole Tree"), "z" },
  { ITEM, "tree.fold", N_ ("_Fold Dead Ends"), "f" },
  { ITEM, "tree.labels", N_ ("_Label Nodes with Columns"), "l" },
  { ITEM, "tree.forest", N_ ("Show _Within Brute Force"), "b" },
  { SECTION },
  { ITEM, "tree.save", N_ ("Save the Tree as a _Picture…") },
  { MENU, "reading-format" },
  { SECTION },
  { ITEM, "reading.format::", N_ ("As _Recognised") },
  { SECTION, "reading-formats" },
  { MENU, "reading" },
  { SUBMENU, "reading-format", N_ ("_Format") },
  { SECTION, NULL, N_ ("Columns Start At") },
  { ITEM, "reading.base(-1)", N_ ("As R_ecognised") },
  { ITEM, "reading.base(0)", N_ ("From _0") },
  { ITEM, "reading.base(1)", N_ ("From _1") },
  { SECTION, NULL, N_ ("Order of Lists") },
  { ITEM, "reading.by-file(false)", N_ ("Row by Row From the _Top") },
  { ITEM, "reading.by-file(true)", N_ ("Column by Column From the _Left") },
  { SECTION, NULL, N_ ("Rows") },
  { ITEM, "reading.fewer-rows(false)", N_ ("As _Many as Columns") },
  { ITEM, "reading.fewer-rows(true)", N_ ("Fe_wer Than Columns") },
};

static GMenuItem *
create_item (const char *action,
             const char *label,
             const char *key,
             gboolean    is_optional)
{
  GMenuItem *item = g_menu_item_new (label, action);

  if (key != NULL)
    g_menu_item_set_attribute (item, "accel", "s", key);
  if (is_optional)
    g_menu_item_set_attribute (item, "hidden-when", "s", "action-disabled");
  return item;
}

/* Each menu, and each section that has a name. */
static GHashTable *
create_menus (void)
{
  GHashTable *menus = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_object_unref);
  GMenu *menu = NULL, *part = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      const char *name = lines[i].name, *label = lines[i].label != NULL ? _ (lines[i].label) : NULL;
      g_autoptr (GMenuItem) item = NULL;
      g_autoptr (GMenu) begun = NULL;

      switch (lines[i].kind)
        {
        case MENU:
        case SECTION:
          part = begun = g_menu_new ();
          if (lines[i].kind == MENU)
            menu = begun;
          else
            g_menu_append_section (menu, label, G_MENU_MODEL (begun));
          if (name != NULL)
            g_hash_table_insert (menus, (gpointer) name, g_object_ref (begun));
          break;
        case SUBMENU:
          g_menu_append_submenu (part, label, g_hash_table_lookup (menus, name));
          break;
        case ITEM:
        case OPTIONAL:
        default:
          item = create_item (name, label, lines[i].key, lines[i].kind == OPTIONAL);
          g_menu_append_item (part, item);
        }
    }
  return menus;
}

/* A menu, or a section of one that has a name. */
GMenu *
qs_menus_get (const char *id)
{
  static GHashTable *menus;

  if (menus == NULL)
    menus = create_menus ();
  return g_hash_table_lookup (menus, id);
}

static void
fill (GtkMenuButton *button,
      gpointer       id)
{
  if (gtk_menu_button_get_menu_model (button) == NULL)
    gtk_menu_button_set_menu_model (button, G_MENU_MODEL (qs_menus_get (id)));
}

/* Has a button open a menu, which is made when one is first opened. @id is a static string. */
void
qs_menus_attach (GtkMenuButton *button,
                 const char    *id)
{
  gtk_menu_button_set_create_popup_func (button, fill, (gpointer) id, NULL);
}
