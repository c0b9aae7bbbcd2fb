/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The ways of a file into a window: its dialog, a drop, the clipboard, and the page that shows it; the steps of another
 * program's search are a method among others, which has one board. */

#include "qs-window-private.h"

#include <glib/gi18n.h>

#include "qs-compat.h"
#include "qs-input.h"
#include "qs-menus.h"
#include "qs-read-puzzle.h"
#include "qs-recent.h"
#include "qs-recording.h"
#include "qs-template.h"
#include "qs-trace-reading.h"
#include "qs-trace-text.h"

/* The name of the task that looks at a file last. */
#define TASK "qs-window-opening-task"

/* The name of what it found of a puzzle. */
#define PUZZLE "qs-window-opening-puzzle"

/* Shows a puzzle to be played. */
void
qs_window_play (QsWindow         *self,
                const QsPlayLink *link)
{
  qs_window_show_view (self, "play");
  if (link->order.n > 0)
    qs_play_order (self->play, &link->order);
  else
    qs_play_begin (self->play, &link->problem);
  gtk_widget_grab_focus (GTK_WIDGET (self->play_page));
}

/* Shows what there is so far, once: then it grows by itself. */
static void
show_steps (QsWindow *self)
{
  g_autoptr (QsRecording) recording = qs_trace_reading_take (self->trace_reading);

  if (recording == NULL)
    return;

  qs_window_pages_build (self, "search");
  qs_search_controls_set_program (self->search_controls, qs_recording_get_method (recording));
  qs_window_show_view (self, "search");
  gtk_widget_grab_focus (GTK_WIDGET (self->search_page));
}

/* Goes to the first wrong step, where the page says what is wrong, unless somebody has gone elsewhere; else the toast says it. */
static void
steps_ended_cb (QsWindow     *self,
                const GError *error)
{
  const QsMethod *method;
  g_autoptr (GArray) faults = NULL;
  g_autofree char *verdict = NULL;

  if (error == NULL)
    show_steps (self);
  g_clear_object (&self->trace_reading);
  method = qs_playback_get_status (self->playback)->moment.method;
  if (error != NULL)
    qs_toast_show_message (self->toast, error->message);
  if (error != NULL || method->recording == NULL)
    return;

  /* The panel keeps the verdict. */
  qs_search_controls_set_program (self->search_controls, method);
  faults = qs_recording_get_faults (method->recording);
  verdict = qs_recording_get_verdict (method->recording);
  if (faults->len > 0 && qs_playback_get_status (self->playback)->state == QS_PLAYBACK_READY)
    qs_playback_seek (self->playback, g_array_index (faults, guint64, 0));
  else
    qs_toast_show_message (self->toast, verdict);
}

/* Ends the reading, and leaves what was read. */
void
qs_window_opening_stop (QsWindow *self)
{
  qs_errand_forget (&self->trace_reading, self);
}

/* Reads steps, and shows them as soon as it is known how large the board is. @name is what people call them. */
void
qs_window_open_stream (QsWindow     *self,
                       GInputStream *stream,
                       const char   *name)
{
  qs_window_opening_stop (self);
  self->trace_reading = qs_trace_reading_start (stream, name, self->source_path);
  g_signal_connect_object (self->trace_reading, "progress", G_CALLBACK (show_steps), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->trace_reading, "finished", G_CALLBACK (steps_ended_cb), self, G_CONNECT_SWAPPED);
}

static void
close_page (QsWindow *self)
{
  qs_opened_page_close (self->opened_page);
  qs_window_set_is_listed (self, "file", FALSE);
}

static void
steps_read_cb (QsWindow     *self,
               const GError *error)
{
  if (error == NULL)
    close_page (self);
}

/* Reads the steps of a search in what the page File shows. What cannot be read as steps stays there. */
static void
open_steps (QsWindow     *self,
            GInputStream *stream,
            const char   *name)
{
  qs_window_open_stream (self, stream, name);
  g_signal_connect_object (self->trace_reading, "finished", G_CALLBACK (steps_read_cb), self, G_CONNECT_SWAPPED);
}

/* Of a file that is closed, or that another takes the place of, no steps are read any longer. */
static void
stop_steps (QsWindow *self)
{
  if (self->trace_reading != NULL &&
      g_signal_handler_find (self->trace_reading, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, steps_read_cb, NULL) != 0)
    qs_window_opening_stop (self);
}

static void
open_text (QsWindow   *self,
           const char *name,
           const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GInputStream) stream = g_memory_input_stream_new_from_bytes (bytes);
  QsPlayLink link = { .is_puzzle = TRUE };

  if (strlen (text) <= QS_READ_PUZZLE_MAX && qs_read_puzzle (text, &link.problem, NULL))
    {
      qs_window_play (self, &link);
      return;
    }

  qs_window_show_view (self, "file");
  stop_steps (self);
  qs_opened_page_open_text (self->opened_page, name, bytes);
  if (qs_trace_text_is_one (text, strlen (text)))
    open_steps (self, stream, name);
}

static void
chosen_cb (GFile        *file,
           const GError *error,
           gpointer      user_data)
{
  g_autoptr (QsWindow) self = user_data;

  /* The window may be closed by then. */
  if (self->explorer == NULL)
    return;

  if (file != NULL)
    qs_window_open (self, file);
  else if (error != NULL)
    {
      /* Translators: the system's reason. */
      g_autofree char *message = g_strdup_printf (_ ("Could not open the file chooser: %s"), error->message);

      qs_toast_show_message (self->toast, message);
    }
}

static void
open_cb (QsWindow *self)
{
  qs_compat_choose_file (GTK_WINDOW (self), _ ("Open a File of Boards"), NULL, NULL, chosen_cb, g_object_ref (self));
}

static void
open_recent_cb (QsWindow   *self,
                const char *name,
                GVariant   *parameter)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  if (g_file_peek_path (file) != NULL)
    qs_window_open (self, file);
}

/* The main menu, with the files of this moment: each opening asks for it anew. */
static void
make_menu (GtkMenuButton *button,
           gpointer       user_data)
{
  GMenu *files = qs_menus_get ("recent");
  GMenu *section = qs_menus_get ("open");
  static gboolean has_files;

  if (has_files)
    g_menu_remove (section, g_menu_model_get_n_items (G_MENU_MODEL (section)) - 1);
  qs_recent_list (files);
  has_files = g_menu_model_get_n_items (G_MENU_MODEL (files)) > 0;
  if (has_files)
    g_menu_append_submenu (section, _ ("Open _Recent"), G_MENU_MODEL (files));

  if (gtk_menu_button_get_menu_model (button) == NULL)
    gtk_menu_button_set_menu_model (button, G_MENU_MODEL (qs_menus_get ("main")));
}

static void
close_file_cb (QsWindow *self)
{
  gboolean is_shown = qs_window_is_in_view (self, "file");

  if (self->opened_page == NULL)
    return;

  stop_steps (self);
  close_page (self);
  if (is_shown)
    {
      gtk_stack_set_visible_child_name (self->view_stack, "solutions");
      gtk_widget_grab_focus (GTK_WIDGET (self->solutions_page));
    }
}

static void
text_read_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  g_autoptr (GtkWidget) widget = user_data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
  QsWindow *self = (QsWindow *) widget;

  /* The window may be closed by then. */
  if (self->explorer == NULL)
    return;

  if (text == NULL || *text == '\0')
    qs_toast_show_message (self->toast, _ ("There is no text on the clipboard"));
  else
    open_text (self, _ ("Clipboard"), text);
}

static void
paste_cb (QsWindow *self)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self)), NULL, text_read_cb,
                                 g_object_ref (self));
}

/* The problem of a file with a puzzle; NULL for all others. */
static QsProblem *
read_puzzle (GFile        *file,
             GCancellable *cancellable)
{
  g_autoptr (GInputStream) stream = qs_input_open_file (file, NULL);
  g_autofree char *text = g_malloc (QS_READ_PUZZLE_MAX + 1);
  QsProblem problem;
  gsize length;

  if (stream == NULL || !g_input_stream_read_all (stream, text, QS_READ_PUZZLE_MAX + 1, &length, cancellable, NULL) ||
      length > QS_READ_PUZZLE_MAX || memchr (text, '\0', length) != NULL)
    return NULL;

  text[length] = '\0';

  return qs_read_puzzle (text, &problem, NULL) ? g_memdup2 (&problem, sizeof problem) : NULL;
}

static gboolean
look_at_head (const char *bytes,
              gsize       length,
              gpointer    data,
              GError    **error)
{
  *(gboolean *) data = qs_trace_text_is_one (bytes, length);

  return FALSE;
}

/* Opens a file that begins as the steps of a search do; NULL for all others. */
static GInputStream *
open_trace (GFile        *file,
            GCancellable *cancellable)
{
  g_autoptr (GInputStream) stream = qs_input_open_file (file, NULL);
  gboolean is_one = FALSE;

  if (stream != NULL)
    qs_input_unpack (stream, cancellable, look_at_head, &is_one, NULL);

  return is_one ? qs_input_open_file (file, NULL) : NULL;
}

static void
look_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  g_autoptr (GFile) first = g_list_model_get_item (data, 0);

  if (qs_count_parts_are_in (first, cancellable))
    g_task_return_pointer (task, g_object_ref (first), g_object_unref);
  else
    {
      g_object_set_data_full (G_OBJECT (task), PUZZLE, read_puzzle (first, cancellable), g_free);
      g_task_return_pointer (task, open_trace (first, cancellable), g_object_unref);
    }
}

static void
add_recent_cb (QsErrand     *reading,
               const GError *error,
               GFile        *file)
{
  if (error == NULL)
    qs_recent_add (file);
}

static void
looked_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  QsWindow *self = (QsWindow *) source;
  g_autoptr (GObject) found = g_task_propagate_pointer (G_TASK (result), NULL);
  const QsProblem *puzzle = g_object_get_data (G_OBJECT (result), PUZZLE);
  g_autoptr (GFile) first = g_list_model_get_item (g_task_get_task_data (G_TASK (result)), 0);

  /* The window or the file may be closed by then, or something else be opened. */
  if (self->explorer == NULL || g_object_get_data (source, TASK) != result || (found == NULL && puzzle == NULL) ||
      qs_opened_page_get_name (self->opened_page) == NULL)
    return;

  if (G_IS_INPUT_STREAM (found))
    {
      open_steps (self, G_INPUT_STREAM (found), qs_opened_page_get_name (self->opened_page));
      g_signal_connect_data (self->trace_reading, "finished", G_CALLBACK (add_recent_cb), g_steal_pointer (&first),
                             (GClosureNotify) G_CALLBACK (g_object_unref), 0);
      return;
    }

  if (found == NULL)
    {
      qs_window_play (self, &(QsPlayLink){ .is_puzzle = TRUE, .problem = *puzzle });
      qs_recent_add (first);
    }
  else
    {
      qs_window_show_view (self, "count");
      qs_parts_page_open (self->parts_page, g_task_get_task_data (G_TASK (result)));
      gtk_widget_grab_focus (GTK_WIDGET (self->parts_page));
    }
  close_page (self);
}

/* Reads the first as boards, and looks at the same time, in a thread because a disk can be slow, whether they are
 * the partial results of a count, the steps of a search, or a puzzle. */
static void
open_files (QsWindow   *self,
            GListModel *files)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, looked_cb, NULL);
  g_autoptr (GFile) first = g_list_model_get_item (files, 0);

  qs_window_show_view (self, "file");
  stop_steps (self);
  qs_opened_page_open (self->opened_page, first);

  g_object_set_data (G_OBJECT (self), TASK, task);
  g_task_set_name (task, "qs-window-opening");
  g_task_set_task_data (task, g_object_ref (files), g_object_unref);
  g_task_run_in_thread (task, look_in_thread);
}

/* A board that is dragged out of this program and let go in it opens nothing. */
static gboolean
drop_cb (GtkDropTarget *target,
         const GValue  *value,
         double         x,
         double         y,
         gpointer       user_data)
{
  g_autoptr (GListStore) files = g_list_store_new (G_TYPE_FILE);
  g_autoptr (GSList) items = NULL;

  if (gdk_drop_get_drag (gtk_drop_target_get_current_drop (target)) != NULL)
    return FALSE;

  if (!G_VALUE_HOLDS (value, GDK_TYPE_FILE_LIST))
    {
      open_text (user_data, _ ("Dropped text"), g_value_get_string (value));
      return TRUE;
    }

  items = gdk_file_list_get_files (g_value_get_boxed (value));
  for (GSList *item = items; item != NULL; item = item->next)
    g_list_store_append (files, item->data);
  if (items != NULL)
    open_files (user_data, G_LIST_MODEL (files));

  return TRUE;
}

void
qs_window_opening_install (GtkWidgetClass *widget_class)
{
  qs_template_install_action (widget_class, "win.open", NULL, open_cb);
  qs_template_install_action (widget_class, "win.open-recent", "s", open_recent_cb);
  qs_template_install_action (widget_class, "win.close-file", NULL, close_file_cb);
  qs_template_install_action (widget_class, "win.paste", NULL, paste_cb);
}

/* Lets files and texts be dropped on a window that has all its parts, and its menu have what was opened. */
void
qs_window_opening_connect (QsWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INVALID, GDK_ACTION_COPY);
  GType types[] = { GDK_TYPE_FILE_LIST, G_TYPE_STRING };

  gtk_drop_target_set_gtypes (target, types, G_N_ELEMENTS (types));
  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
  gtk_menu_button_set_create_popup_func (self->menu_button, make_menu, NULL, NULL);
}

/* Opens a file of boards on the page File, a partial result or a folder of them on the page Count, the steps of a search
 * on the page Search, and a puzzle on the page Play. */
void
qs_window_open (QsWindow *self,
                GFile    *file)
{
  g_autoptr (GListStore) files = g_list_store_new (G_TYPE_FILE);

  g_list_store_append (files, file);
  open_files (self, G_LIST_MODEL (files));
}
