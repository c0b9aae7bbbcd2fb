/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The steps of another program's search in a window: a method among others, which has one board. */

#include "qs-window-private.h"

#include "qs-recording.h"
#include "qs-trace-reading.h"

/* Shows what there is so far, once: then it grows by itself. */
static void
show (QsWindow *self)
{
  g_autoptr (QsRecording) recording = qs_trace_reading_take (self->trace_reading);

  if (recording == NULL)
    return;

  qs_window_pages_build (self, "search");
  qs_search_controls_set_program (qs_panel_get_search_controls (self->panel), qs_recording_get_method (recording));
  qs_window_show_view (self, "search");
  gtk_widget_grab_focus (GTK_WIDGET (self->search_page));
}

/* Goes to the first wrong step, where the page says what is wrong, unless somebody has gone elsewhere; else the toast says it. */
static void
finished_cb (QsWindow     *self,
             const GError *error)
{
  const QsMethod *method;
  g_autoptr (GArray) faults = NULL;
  g_autofree char *verdict = NULL;

  if (error == NULL)
    show (self);
  g_clear_object (&self->trace_reading);
  method = qs_playback_get_status (self->playback)->method;
  if (error != NULL)
    qs_toast_show_message (self->toast, error->message);
  if (error != NULL || method->recording == NULL)
    return;

  /* The panel keeps the verdict. */
  qs_search_controls_set_program (qs_panel_get_search_controls (self->panel), method);
  faults = qs_recording_get_faults (method->recording);
  verdict = qs_recording_get_verdict (method->recording);
  if (faults->len > 0 && qs_playback_get_status (self->playback)->state == QS_PLAYBACK_READY)
    qs_playback_seek (self->playback, g_array_index (faults, guint64, 0));
  else
    qs_toast_show_message (self->toast, verdict);
}

/* Reads steps, and shows them as soon as it is known how large the board is. @name is what people call them. */
void
qs_window_open_stream (QsWindow     *self,
                       GInputStream *stream,
                       const char   *name)
{
  qs_window_tracing_stop (self);
  self->trace_reading = qs_trace_reading_start (stream, name, self->source_path);
  g_signal_connect_object (self->trace_reading, "progress", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->trace_reading, "finished", G_CALLBACK (finished_cb), self, G_CONNECT_SWAPPED);
}

/* Ends the reading, and leaves what was read. */
void
qs_window_tracing_stop (QsWindow *self)
{
  qs_errand_forget (&self->trace_reading, self);
}

/* The largest board that can be chosen with a method; a larger one than that of a program leaves the program. */
guint
qs_window_tracing_get_max_n (const QsMethod *method)
{
  return method->recording != NULL ? MAX (method->max_n, QS_METHOD_MAX_N) : method->max_n;
}

/* A program has one board: whoever chooses the program gets its board, and whoever chooses another board leaves the program.
 * Returns whether board and method fit each other; if not, the panel changes, and reports it, unless nobody sees the search. */
gboolean
qs_window_tracing_fit (QsWindow       *self,
                       const QsMethod *method)
{
  guint n = qs_queens_field_get_queens (self->queens_field);

  if (method->recording == NULL || n == method->max_n)
    return TRUE;

  if (!qs_window_is_in_view (self, "search"))
    return FALSE;

  if (qs_playback_get_status (self->playback)->method == method)
    qs_search_controls_set_program (qs_panel_get_search_controls (self->panel), NULL);
  else
    qs_queens_field_set_queens (self->queens_field, method->max_n);

  return FALSE;
}
