/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a watched search knows: its data, its pseudocode and its counters. */

#include "config.h"

#include "qs-search-data.h"

#include <glib/gi18n.h>

#include "qs-internals-view.h"
#include "qs-pseudocode-view.h"
#include "qs-text.h"

/* The time between two readings of the counters, in microseconds: nobody reads numbers that change faster. */
#define READING_TIME (G_USEC_PER_SEC / 10)

/* The fastest speed, in steps per second, at which a screen reader gets each step. */
#define TELLING_SPEED 4

/* The counters, in their order. */
typedef enum
{
  COUNTER_NODES,
  COUNTER_CHECKS,
  COUNTER_PLACEMENTS,
  COUNTER_BACKTRACKS,
  COUNTER_SOLUTIONS,
  N_COUNTERS,
} Counter;

struct _QsSearchData
{
  GtkWidget parent_instance;

  QsInternalsView *internals_view;
  QsPseudocodeView *pseudocode_view;
  GtkGrid *counters;
  GtkLabel *counter_labels[N_COUNTERS];

  QsPlayback *playback;
  gint64 last_reading; /* when the counters were written last, by the frame clock */
  guint tick_id;       /* shows the newest moment */
};

G_DEFINE_FINAL_TYPE (QsSearchData, qs_search_data, GTK_TYPE_WIDGET)

static void
update_counters (QsSearchData *self)
{
  const QsCounts *counts = &qs_playback_get_moment (self->playback)->counts;
  const guint64 values[N_COUNTERS] = {
    [COUNTER_NODES] = counts->placements + 1,
    [COUNTER_CHECKS] = counts->checks,
    [COUNTER_PLACEMENTS] = counts->placements,
    [COUNTER_BACKTRACKS] = counts->backtracks,
    [COUNTER_SOLUTIONS] = counts->solutions,
  };

  for (guint i = 0; i < N_COUNTERS; i++)
    {
      g_autofree char *text = qs_text_count (values[i]);

      gtk_label_set_label (self->counter_labels[i], text);
    }
}

static void
update_views (QsSearchData *self)
{
  const QsMethod *method = qs_playback_get_method (self->playback);
  const QsMoment *moment = qs_playback_get_moment (self->playback);

  qs_internals_view_set_moment (self->internals_view, method, moment);
  qs_pseudocode_view_set_moment (self->pseudocode_view, method, moment);
}

static gboolean
is_playing (QsSearchData *self)
{
  return qs_playback_get_state (self->playback) == QS_PLAYBACK_PLAYING;
}

static void
update_words (QsSearchData *self)
{
  update_counters (self);
  if (is_playing (self) && qs_playback_get_speed (self->playback) > TELLING_SPEED)
    return;

  qs_internals_view_tell (self->internals_view);
  qs_pseudocode_view_tell (self->pseudocode_view);
}

/* Stays until the counters are those of the newest moment. */
static gboolean
update_tick_cb (GtkWidget     *widget,
                GdkFrameClock *frame_clock,
                gpointer       user_data)
{
  QsSearchData *self = QS_SEARCH_DATA (widget);
  gint64 now = gdk_frame_clock_get_frame_time (frame_clock);

  update_views (self);
  if (is_playing (self) && now - self->last_reading < READING_TIME)
    return G_SOURCE_CONTINUE;

  self->tick_id = 0;
  self->last_reading = now;
  update_words (self);

  return G_SOURCE_REMOVE;
}

/* Hidden data are brought up to date when they are shown. */
static void
queue_update (QsSearchData *self)
{
  if (self->tick_id == 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), update_tick_cb, NULL, NULL);
}

static void
qs_search_data_map (GtkWidget *widget)
{
  QsSearchData *self = QS_SEARCH_DATA (widget);

  GTK_WIDGET_CLASS (qs_search_data_parent_class)->map (widget);
  if (self->playback == NULL)
    return;

  update_views (self);
  update_words (self);
}

static void
qs_search_data_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), QS_TYPE_SEARCH_DATA);
  g_clear_object (&QS_SEARCH_DATA (object)->playback);

  G_OBJECT_CLASS (qs_search_data_parent_class)->dispose (object);
}

static void
qs_search_data_class_init (QsSearchDataClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qs_search_data_dispose;
  widget_class->map = qs_search_data_map;

  g_type_ensure (QS_TYPE_INTERNALS_VIEW);
  g_type_ensure (QS_TYPE_PSEUDOCODE_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/queenside/Queenside/qs-search-data.ui");
  /* These have no field: they are bound so that they go with the template. */
  gtk_widget_class_bind_template_child_full (widget_class, "internals_title", FALSE, 0);
  gtk_widget_class_bind_template_child_full (widget_class, "pseudocode_title", FALSE, 0);
  gtk_widget_class_bind_template_child_full (widget_class, "counters_title", FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, QsSearchData, internals_view);
  gtk_widget_class_bind_template_child (widget_class, QsSearchData, pseudocode_view);
  gtk_widget_class_bind_template_child (widget_class, QsSearchData, counters);
}

static void
add_counter (QsSearchData *self,
             Counter       counter,
             const char   *name)
{
  GtkWidget *name_label = gtk_label_new (name);
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (name_label), 0);
  gtk_widget_add_css_class (name_label, "dim-label");
  gtk_widget_set_hexpand (label, TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_add_css_class (label, "numeric");

  self->counter_labels[counter] = GTK_LABEL (label);
  gtk_grid_attach (self->counters, name_label, 0, (int) counter, 1, 1);
  gtk_grid_attach (self->counters, label, 1, (int) counter, 1, 1);
}

static void
qs_search_data_init (QsSearchData *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  add_counter (self, COUNTER_NODES, _ ("Nodes"));
  add_counter (self, COUNTER_CHECKS, _ ("Checks"));
  add_counter (self, COUNTER_PLACEMENTS, _ ("Placements"));
  add_counter (self, COUNTER_BACKTRACKS, _ ("Backtracks"));
  add_counter (self, COUNTER_SOLUTIONS, _ ("Solutions"));
}

/**
 * qs_search_data_set_playback:
 * @self: the data
 * @playback: the search; is set once
 * @spotlight: shows the squares of the value that the user points at
 *
 * Connects the data.
 */
void
qs_search_data_set_playback (QsSearchData *self,
                             QsPlayback   *playback,
                             QsSpotlight  *spotlight)
{
  g_return_if_fail (QS_IS_SEARCH_DATA (self));
  g_return_if_fail (self->playback == NULL);

  self->playback = g_object_ref (playback);
  qs_internals_view_set_spotlight (self->internals_view, spotlight);
  g_signal_connect_object (playback, "frame", G_CALLBACK (queue_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (playback, "notify::state", G_CALLBACK (queue_update), self, G_CONNECT_SWAPPED);
  update_views (self);
  update_words (self);
}
