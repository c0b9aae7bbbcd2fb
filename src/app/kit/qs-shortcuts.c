/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The keys: one table for what they do and for the window that shows them. */

#include "qs-shortcuts.h"

#include <glib/gi18n.h>

#include "qs-dialog.h"
#include "qs-flow-layout.h"

/* A key. Keys without a modifier go to the focused widget first: in an entry they write. */
typedef struct
{
  const char *group;  /* its heading, the same for neighbours */
  const char *title;  /* what it does; NULL for another key of the action before */
  const char *key;    /* an accelerator */
  const char *mirror; /* the accelerator where text runs from right to left, if that differs */
  const char *action;
  gboolean is_plain; /* whether the focused widget comes first */
} Key;

/* The width of the parent, in pixels, below which titles take several lines, of so many letters, so that there are two columns. */
#define NARROW_WIDTH 880
#define NARROW_LINE 16

/* The width of the parent, in pixels, below which there is one column. */
#define SINGLE_WIDTH 560

/* How much of the parent's height the window of keys leaves free, and the least height of its list, in pixels. */
#define ABOVE_AND_BELOW 120
#define LEAST_HEIGHT 240

static const Key keys[] = {
  { N_ ("Solutions"), N_ ("Previous solution"), "Left", "Right", "pager.previous", TRUE },
  { N_ ("Solutions"), N_ ("Next solution"), "Right", "Left", "pager.next", TRUE },
  { N_ ("Solutions"), N_ ("Ten solutions back, or a page of the gallery"), "Page_Up", NULL, "pager.page-back", TRUE },
  { N_ ("Solutions"), N_ ("Ten solutions on, or a page of the gallery"), "Page_Down", NULL, "pager.page-on", TRUE },
  { N_ ("Solutions"), N_ ("First solution"), "Home", NULL, "pager.first", TRUE },
  { N_ ("Solutions"), N_ ("Last solution"), "End", NULL, "pager.last", TRUE },
  { N_ ("Solutions"), N_ ("Go to a solution"), "<Control>g", NULL, "win.go-to", FALSE },
  { N_ ("Solutions"), N_ ("Stop waiting for a solution"), "Escape", NULL, NULL, TRUE },
  { N_ ("Solutions"), N_ ("All or fundamental solutions"), "u", NULL, "win.fundamental", TRUE },
  { N_ ("Solutions"), N_ ("Turn clockwise"), "r", NULL, "solution.turn", TRUE },
  { N_ ("Solutions"), N_ ("Turn anticlockwise"), "<Shift>r", NULL, "solution.turn-back", TRUE },
  { N_ ("Solutions"), N_ ("Mirror left–right"), "m", NULL, "solution.mirror", TRUE },
  { N_ ("Gallery"), N_ ("Board or gallery"), "g", NULL, "solution.toggle-gallery", TRUE },
  { N_ ("Gallery"), N_ ("Solution above"), "Up", NULL, NULL, FALSE },
  { N_ ("Gallery"), N_ ("Solution below"), "Down", NULL, NULL, FALSE },
  { N_ ("Gallery"), N_ ("Open the board"), "Return", NULL, NULL, FALSE },
  { N_ ("Gallery"), N_ ("Larger boards"), "<Control>plus", NULL, "gallery.larger", TRUE },
  { N_ ("Gallery"), NULL, "<Control>equal", NULL, "gallery.larger", TRUE },
  { N_ ("Gallery"), NULL, "<Control>KP_Add", NULL, "gallery.larger", TRUE },
  { N_ ("Gallery"), N_ ("Smaller boards"), "<Control>minus", NULL, "gallery.smaller", TRUE },
  { N_ ("Gallery"), NULL, "<Control>KP_Subtract", NULL, "gallery.smaller", TRUE },
  { N_ ("Gallery"), N_ ("Boards of the usual size"), "<Control>0", NULL, "gallery.normal", TRUE },
  { N_ ("Gallery"), NULL, "<Control>KP_0", NULL, "gallery.normal", TRUE },
  { N_ ("Squares"), N_ ("Undo a change of squares"), "<Control>z", NULL, "win.undo", TRUE },
  { N_ ("Squares"), N_ ("Redo a change of squares"), "<Control><Shift>z", NULL, "win.redo", TRUE },
  { N_ ("Squares"), N_ ("Move the cursor on the board"), "<Control>Right", NULL, NULL, TRUE },
  { N_ ("Squares"), N_ ("Require a queen there, or free the square"), "<Control>Return", NULL, NULL, TRUE },
  { N_ ("Squares"), N_ ("Keep the square empty, or free it"), "<Control>Delete", NULL, NULL, TRUE },
  { N_ ("Squares"), N_ ("Heat map"), "h", NULL, "win.heat-map", TRUE },
  { N_ ("Search"), N_ ("Play or pause"), "space", NULL, "search.play-pause", TRUE },
  { N_ ("Search"), N_ ("One step forward"), "period", NULL, "search.step", TRUE },
  { N_ ("Search"), N_ ("One step back"), "comma", NULL, "search.step-back", TRUE },
  { N_ ("Search"), N_ ("Next backtrack"), "<Shift>period", NULL, "search.next-backtrack", TRUE },
  { N_ ("Search"), NULL, "greater", NULL, "search.next-backtrack", TRUE },
  { N_ ("Search"), N_ ("Previous backtrack"), "<Shift>comma", NULL, "search.previous-backtrack", TRUE },
  { N_ ("Search"), NULL, "less", NULL, "search.previous-backtrack", TRUE },
  { N_ ("Search"), N_ ("Next solution"), "n", NULL, "search.next-solution", TRUE },
  { N_ ("Search"), N_ ("Previous solution"), "<Shift>n", NULL, "search.previous-solution", TRUE },
  { N_ ("Search"), N_ ("Next queen in conflict"), "c", NULL, "search.next-conflict", TRUE },
  { N_ ("Search"), N_ ("Back to the start"), "BackSpace", NULL, "search.rewind", TRUE },
  { N_ ("Search"), NULL, "Home", NULL, "search.rewind", TRUE },
  { N_ ("Search"), N_ ("Run to the end"), "End", NULL, "search.end", TRUE },
  { N_ ("Search"), N_ ("Go to a step"), "<Control>g", NULL, "win.go-to", FALSE },
  { N_ ("Search"), N_ ("Save steps"), "<Control><Shift>s", NULL, "win.save-steps", FALSE },
  { N_ ("Search Tree"), N_ ("Show the whole tree"), "z", NULL, "tree.fit", TRUE },
  { N_ ("Search Tree"), N_ ("Show the tree at its normal size"), "0", NULL, "tree.reset", TRUE },
  { N_ ("Search Tree"), NULL, "KP_0", NULL, "tree.reset", TRUE },
  { N_ ("Search Tree"), N_ ("Zoom in on the tree"), "plus", NULL, "tree.zoom-in", TRUE },
  { N_ ("Search Tree"), NULL, "equal", NULL, "tree.zoom-in", TRUE },
  { N_ ("Search Tree"), NULL, "KP_Add", NULL, "tree.zoom-in", TRUE },
  { N_ ("Search Tree"), N_ ("Zoom out"), "minus", NULL, "tree.zoom-out", TRUE },
  { N_ ("Search Tree"), NULL, "KP_Subtract", NULL, "tree.zoom-out", TRUE },
  { N_ ("Search Tree"), N_ ("Fold dead ends"), "f", NULL, "tree.fold", TRUE },
  { N_ ("Search Tree"), N_ ("Label nodes with columns"), "l", NULL, "tree.labels", TRUE },
  { N_ ("Search Tree"), N_ ("Show the tree within that of brute force"), "b", NULL, "tree.forest", TRUE },
  { N_ ("Play"), N_ ("Move the cursor on the board"), "Right", NULL, NULL, TRUE },
  { N_ ("Play"), N_ ("Cross, queen, or nothing"), "space", NULL, NULL, TRUE },
  { N_ ("Play"), N_ ("Cross"), "x", NULL, NULL, TRUE },
  { N_ ("Play"), N_ ("Queen"), "q", NULL, NULL, TRUE },
  { N_ ("Play"), N_ ("Hint, and then why"), "h", NULL, "play.hint", TRUE },
  { N_ ("Play"), N_ ("Do what the hint says"), "a", NULL, "play.apply", TRUE },
  { N_ ("Play"), N_ ("Check the board"), "c", NULL, "play.check", TRUE },
  { N_ ("Play"), N_ ("Try something"), "t", NULL, "play.try", TRUE },
  { N_ ("Play"), N_ ("Dismiss the hint"), "Escape", NULL, "play.dismiss", TRUE },
  { N_ ("Guided Tours"), N_ ("Next stop"), "space", NULL, NULL, TRUE },
  { N_ ("Guided Tours"), N_ ("Previous stop"), "BackSpace", NULL, NULL, TRUE },
  { N_ ("Guided Tours"), N_ ("First answer"), "1", NULL, NULL, TRUE },
  { N_ ("Guided Tours"), N_ ("Leave the tour"), "Escape", NULL, NULL, TRUE },
  { N_ ("Window"), N_ ("Show solutions"), "<Alt>1", NULL, "win.view::solutions", FALSE },
  { N_ ("Window"), N_ ("Watch the search"), "<Alt>2", NULL, "win.view::search", FALSE },
  { N_ ("Window"), N_ ("Compare methods"), "<Alt>3", NULL, "win.view::compare", FALSE },
  { N_ ("Window"), N_ ("Play"), "<Alt>4", NULL, "win.view::play", FALSE },
  { N_ ("Window"), N_ ("Choose the number of queens"), "<Control>l", NULL, "win.choose-queens", FALSE },
  { N_ ("Window"), N_ ("One queen more"), "<Alt>Up", NULL, "win.more-queens", FALSE },
  { N_ ("Window"), N_ ("One queen fewer"), "<Alt>Down", NULL, "win.fewer-queens", FALSE },
  { N_ ("Window"), N_ ("Side panel"), "F9", NULL, "win.show-panel", FALSE },
  { N_ ("Window"), N_ ("Fullscreen"), "F11", NULL, "win.fullscreen", FALSE },
  { N_ ("Window"), N_ ("Leave full screen"), "Escape", NULL, "win.step-out", TRUE },
  { N_ ("General"), N_ ("Copy the board"), "<Control>c", NULL, "win.copy-selection", TRUE },
  { N_ ("General"), N_ ("Copy the columns of the board"), "<Control><Shift>c", NULL, "win.copy-columns", FALSE },
  { N_ ("General"), N_ ("Save a picture of the board"), "<Control>s", NULL, "win.save-picture", FALSE },
  { N_ ("General"), N_ ("Open a file of boards"), "<Control>o", NULL, "win.open", FALSE },
  { N_ ("General"), N_ ("Open the boards of the clipboard"), "<Control>v", NULL, "win.paste", TRUE },
  { N_ ("General"), N_ ("Export solutions"), "<Control>e", NULL, "win.export", FALSE },
  { N_ ("General"), N_ ("Print boards"), "<Control>p", NULL, "win.print", FALSE },
  { N_ ("General"), N_ ("Preferences"), "<Control>comma", NULL, "app.preferences", FALSE },
  { N_ ("General"), N_ ("Main menu"), "F10", NULL, "win.menu", FALSE },
  { N_ ("General"), N_ ("Help"), "F1", NULL, "win.help", FALSE },
  { N_ ("General"), N_ ("Keyboard shortcuts"), "<Control>question", NULL, "win.shortcuts", FALSE },
  { N_ ("General"), N_ ("New window"), "<Control>n", NULL, "app.new-window", FALSE },
  { N_ ("General"), N_ ("Close window"), "<Control>w", NULL, "window.close", FALSE },
  { N_ ("General"), N_ ("Quit"), "<Control>q", NULL, "app.quit", FALSE },
};

static gboolean
quit_cb (gpointer application)
{
  g_action_group_activate_action (application, "quit", NULL);

  return G_SOURCE_REMOVE;
}

/* Quits later: the dialog has to outlive its key. */
static gboolean
quit_key_cb (GtkWidget *window,
             GVariant  *arguments,
             gpointer   application)
{
  if (gtk_window_get_application (GTK_WINDOW (window)) != NULL)
    return GDK_EVENT_PROPAGATE;

  g_source_set_name_by_id (g_idle_add_full (G_PRIORITY_DEFAULT, quit_cb, g_object_ref (application), g_object_unref),
                           "qs-shortcuts");

  return GDK_EVENT_STOP;
}

/* GTK gives its own dialogs for files and printers to no application, and with that no keys. */
static void
toplevels_changed_cb (GtkApplication *application,
                      guint           position,
                      guint           n_removed,
                      guint           n_added,
                      GListModel     *toplevels)
{
  for (guint i = position; i < position + n_added; i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (toplevels, i);
      GtkEventController *controller = gtk_shortcut_controller_new ();

      gtk_shortcut_controller_add_shortcut (
          GTK_SHORTCUT_CONTROLLER (controller),
          gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_q, GDK_CONTROL_MASK),
                            gtk_callback_action_new (quit_key_cb, g_object_ref (application), g_object_unref)));
      gtk_widget_add_controller (window, controller);
    }
}

/* Installs the keys that work wherever the focus is. */
void
qs_shortcuts_install (GtkApplication *application)
{
  g_signal_connect_object (gtk_window_get_toplevels (), "items-changed", G_CALLBACK (toplevels_changed_cb), application,
                           G_CONNECT_SWAPPED);

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      const char *accelerators[] = { keys[i].key, NULL };

      if (!keys[i].is_plain && keys[i].action != NULL)
        gtk_application_set_accels_for_action (application, keys[i].action, accelerators);
    }
}

static const char *
get_accelerator (const Key *key)
{
  gboolean is_rtl = gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL;

  return is_rtl && key->mirror != NULL ? key->mirror : key->key;
}

/* Returns the action of the solutions on a key without
 * modifiers, if the focused widget comes first; else NULL. */
const char *
qs_shortcuts_find_action (guint keyval)
{
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      guint wanted;
      GdkModifierType modifiers;

      if (keys[i].is_plain && keys[i].action != NULL &&
          (g_str_has_prefix (keys[i].action, "win.") || g_str_has_prefix (keys[i].action, "solution.")) &&
          gtk_accelerator_parse (keys[i].key, &wanted, &modifiers) && wanted == keyval && modifiers == 0)
        return keys[i].action;
    }

  return NULL;
}

/* Stops the key even while its widget is hidden: GTK would move the focus instead. */
static gboolean
act_cb (GtkWidget *owner,
        GVariant  *action,
        gpointer   widget)
{
  if (gtk_widget_get_mapped (widget))
    gtk_widget_activate_action_variant (widget, g_variant_get_string (action, NULL), NULL);

  return GDK_EVENT_STOP;
}

/* Like act_cb(), but leaves the key to the widget that has it while this one is hidden. */
static gboolean
act_in_turn_cb (GtkWidget *owner,
                GVariant  *action,
                gpointer   widget)
{
  return gtk_widget_get_mapped (widget) ? act_cb (owner, action, widget) : GDK_EVENT_PROPAGATE;
}

/* Whether a group before has this key, too: while its widget is hidden, the key is left to that. */
static gboolean
is_shared (guint key)
{
  for (guint i = 0; i < key; i++)
    {
      if (keys[i].is_plain && keys[i].action != NULL && g_str_equal (keys[i].key, keys[key].key) &&
          !g_str_equal (keys[i].group, keys[key].group))
        return TRUE;
    }

  return FALSE;
}

/* Installs the keys that the focused widget may use in other ways. They work wherever in the window
 * the focus is, as long as @widget is shown, whose class has the actions. @owner gets them: a window,
 * or @widget itself. A group that shares a key with one before it in the table is added after that.
 * They are not bindings of a class, because those of GtkWindow come first and move
 * the focus with the arrow keys. So a window has them as its last controllers.
 * Two widgets of a class share the keys of their group: whichever is shown gets them. */
void
qs_shortcuts_add_to (GtkWidget  *owner,
                     GtkWidget  *widget,
                     const char *group)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();
  g_autofree char *prefix = g_strconcat (group, ".", NULL);
  gboolean is_twin = g_object_get_data (G_OBJECT (owner), prefix) != NULL;

  g_object_set_data (G_OBJECT (owner), prefix, widget);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      GtkShortcut *shortcut;

      if (!keys[i].is_plain || keys[i].action == NULL || !g_str_has_prefix (keys[i].action, prefix))
        continue;

      shortcut = gtk_shortcut_new (gtk_shortcut_trigger_parse_string (get_accelerator (&keys[i])),
                                   gtk_callback_action_new (is_twin || is_shared (i) ? act_in_turn_cb : act_cb, widget, NULL));
      gtk_shortcut_set_arguments (shortcut, g_variant_new_string (keys[i].action));
      gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller), shortcut);
    }
  if (!GTK_IS_ROOT (owner))
    gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller), GTK_SHORTCUT_SCOPE_MANAGED);
  gtk_widget_add_controller (owner, controller);
}

/* Such as “Ctrl+G”. A key to the right that stands for no action of its own is one of four. */
static char *
name_key (const Key *key)
{
  guint keyval;
  GdkModifierType modifiers;
  g_autofree char *name = NULL;
  g_autofree char *right = NULL;

  gtk_accelerator_parse (get_accelerator (key), &keyval, &modifiers);
  name = gtk_accelerator_get_label (keyval, modifiers);
  if (keyval != GDK_KEY_Right || key->action != NULL)
    return g_steal_pointer (&name);

  right = gtk_accelerator_get_label (keyval, 0);

  return g_strdup_printf ("%.*s← ↑ ↓ →", (int) (strlen (name) - strlen (right)), name);
}

static GtkWidget *
create_row (const Key *key,
            gboolean   is_narrow)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 24);
  GtkWidget *title = g_object_new (GTK_TYPE_LABEL, "label", gettext (key->title), "xalign", 0.0, "wrap", TRUE, "hexpand",
                                   TRUE, NULL);
  g_autofree char *name = name_key (key);
  GtkWidget *keycap = gtk_label_new (name);

  if (is_narrow)
    gtk_label_set_max_width_chars (GTK_LABEL (title), NARROW_LINE);
  gtk_widget_set_valign (keycap, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (keycap, "keycap");
  gtk_box_append (GTK_BOX (row), title);
  gtk_box_append (GTK_BOX (row), keycap);

  return row;
}

/* The groups of keys in two columns, beside each other where there is room: the first column with as many groups as fit in half
 * of the rows. */
static void
fill_columns (GtkBox *columns,
              int     width)
{
  GtkWidget *column = NULL;
  const char *group = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      gboolean is_new_group = group == NULL || !g_str_equal (group, keys[i].group);

      if (column == NULL || (is_new_group && i * 2 >= G_N_ELEMENTS (keys) - 2 &&
                             gtk_widget_get_prev_sibling (column) == NULL))
        {
          column = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 6, "valign", GTK_ALIGN_START,
                                 "margin-end", 24, "hexpand", width < SINGLE_WIDTH, NULL);
          gtk_box_append (columns, column);
        }

      if (is_new_group)
        {
          GtkWidget *heading = gtk_label_new (gettext (keys[i].group));

          g_object_set (heading, "xalign", 0.0, "margin-top", 12, NULL);
          gtk_widget_add_css_class (heading, "heading");
          gtk_box_append (GTK_BOX (column), heading);
        }
      if (keys[i].title != NULL)
        gtk_box_append (GTK_BOX (column), create_row (&keys[i], width < NARROW_WIDTH));
      group = keys[i].group;
    }
}

/* Shows a window with the keys, as large as the parent window has room for; the rest is reached by scrolling. */
void
qs_shortcuts_show (GtkWindow *parent)
{
  g_autoptr (GtkBuilder) builder = NULL;
  GtkWindow *window;

  g_type_ensure (QS_TYPE_FLOW_LAYOUT);
  builder = gtk_builder_new_from_resource ("/io/github/queenside/Queenside/qs-shortcuts.ui");
  window = GTK_WINDOW (gtk_builder_get_object (builder, "window"));
  fill_columns (GTK_BOX (gtk_builder_get_object (builder, "columns")),
                gtk_widget_get_width (GTK_WIDGET (parent)));
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (gtk_builder_get_object (builder, "scrolled")),
                                              MAX (gtk_widget_get_height (GTK_WIDGET (parent)) - ABOVE_AND_BELOW,
                                                   LEAST_HEIGHT));
  qs_dialog_narrow (window, parent);
  gtk_window_set_application (window, gtk_window_get_application (parent));
  gtk_window_set_transient_for (window, parent);
  gtk_window_present (window);
}
