/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The actions that give away the board of a window: to the clipboard and to a file. */

#include "qs-window-private.h"

#include <glib/gi18n.h>

#include "qs-appearance.h"
#include "qs-board-content.h"
#include "qs-picture-dialog.h"
#include "qs-template.h"

/* The forms to copy, and the message then. */
static const struct
{
  const char *form;
  const char *message;
} forms[] = {
  { "text", N_ ("Copied as a text board") },
  { "columns", N_ ("Copied as a column list") },
  { "matrix", N_ ("Copied as a matrix") },
  { "squares", N_ ("Copied as squares") },
  { "fen", N_ ("Copied as FEN") },
  { "leetcode", N_ ("Copied as LeetCode JSON") },
  { "json", N_ ("Copied as JSON") },
  { "jsonl", N_ ("Copied as JSON Lines") },
  { "csv", N_ ("Copied as CSV") },
  { "latex", N_ ("Copied as a LaTeX document") },
  { "svg", N_ ("Copied as an SVG picture") },
  { "png", N_ ("Copied as a PNG picture") },
};

/* The board that is shown, as it looks there, or NULL. */
static QsBoardPicture *
get_board (QsWindow *self)
{
  g_autoptr (QsBoardPicture) board = NULL;

  if (qs_window_is_in_view (self, "solutions"))
    board = qs_solutions_page_get_picture (self->solutions_page);
  else if (qs_window_is_in_view (self, "file"))
    board = qs_opened_page_get_picture (self->opened_page);
  else if (qs_window_is_in_view (self, "play"))
    board = qs_play_page_get_picture (self->play_page);
  else if (qs_window_is_in_view (self, "search"))
    board = qs_search_page_get_picture (self->search_page);

  return board != NULL ? qs_board_picture_new_styled (board, qs_appearance_get_board_style ()) : NULL;
}

/* Takes @content. */
static void
copy (QsWindow           *self,
      GdkContentProvider *content,
      const char         *message)
{
  gdk_clipboard_set_content (gtk_widget_get_clipboard (GTK_WIDGET (self)), content);
  g_object_unref (content);
  qs_toast_show_message (self->toast, message);
}

/* A slide takes the picture, and an editor the text: the board itself, as it looks. */
static void
copy_cb (QsWindow *self)
{
  g_autoptr (QsBoardPicture) board = get_board (self);

  if (board != NULL)
    copy (self, qs_board_content_new (board, "text", FALSE), _ ("Copied the board, as text and picture"));
}

/* A label below @widget with text that the user selected, or NULL; not all of them take the focus. */
static GtkWidget *
find_selection (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (GTK_IS_LABEL (widget) && gtk_label_get_selection_bounds (GTK_LABEL (widget), NULL, NULL))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_selection (child);

  return found;
}

/* What the key copies: the text that is seen to be selected, or else the board. */
static void
copy_selection_cb (QsWindow *self)
{
  GtkWidget *label = find_selection (GTK_WIDGET (self));

  if (label != NULL)
    g_signal_emit_by_name (label, "copy-clipboard");
  else
    copy_cb (self);
}

/* The board with another text, one line that programs and the field of the pager read. */
static void
copy_columns_cb (QsWindow *self)
{
  g_autoptr (QsBoardPicture) board = get_board (self);
  g_autofree char *list = board != NULL ? qs_board_content_get_text (board, "columns") : NULL;
  g_autofree char *message = NULL;

  if (list == NULL)
    {
      copy_cb (self);
      return;
    }

  /* Translators: the columns of a solution. */
  message = g_strdup_printf (_ ("Copied %s, as text and picture"), list);
  copy (self, qs_board_content_new (board, "columns", FALSE), message);
}

static void
copy_as_cb (QsWindow   *self,
            const char *name,
            GVariant   *parameter)
{
  const char *form = g_variant_get_string (parameter, NULL);
  g_autoptr (QsBoardPicture) board = get_board (self);
  GdkContentProvider *content = board != NULL ? qs_board_content_new_as (board, form) : NULL;

  for (guint i = 0; content != NULL && i < G_N_ELEMENTS (forms); i++)
    {
      if (g_str_equal (forms[i].form, form))
        {
          copy (self, content, gettext (forms[i].message));
          return;
        }
    }

  if (board != NULL && board->number > 0)
    qs_toast_show_message (self->toast, _ ("The symmetry class of this solution has not been counted yet"));
  else
    qs_toast_show_message (self->toast, _ ("Only a solution of the list can be copied like this"));
}

static void
save_picture_cb (QsWindow *self)
{
  g_autoptr (QsBoardPicture) board = get_board (self);

  if (board != NULL)
    qs_picture_dialog_show (GTK_WINDOW (self), board);
}

static gboolean
can_save_steps (QsWindow *self)
{
  return qs_window_is_in_view (self, "search") && !qs_saving_flow_is_running (self->film_saver);
}

static void
save_steps_cb (QsWindow *self)
{
  if (can_save_steps (self))
    qs_film_saver_ask (self->film_saver, self->search_page);
}

void
qs_window_sharing_install (GtkWidgetClass *widget_class)
{
  qs_template_install_action (widget_class, "win.copy", NULL, copy_cb);
  qs_template_install_action (widget_class, "win.copy-columns", NULL, copy_columns_cb);
  qs_template_install_action (widget_class, "win.copy-as", "s", copy_as_cb);
  qs_template_install_action (widget_class, "win.save-picture", NULL, save_picture_cb);
  qs_template_install_action (widget_class, "win.copy-selection", NULL, copy_selection_cb);
  qs_template_install_action (widget_class, "win.save-steps", NULL, save_steps_cb);
}

/* Enables the actions where there is a board, or a search. */
void
qs_window_sharing_update (QsWindow *self)
{
  const char *const names[] = { "win.copy", "win.copy-columns", "win.copy-as", "win.save-picture" };
  g_autoptr (QsBoardPicture) board = get_board (self);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), names[i], board != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.save-steps", can_save_steps (self));
}
