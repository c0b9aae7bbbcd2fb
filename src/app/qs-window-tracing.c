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
  qs_search_controls_set_program (self->search_controls, qs_recording_get_method (recording));
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
