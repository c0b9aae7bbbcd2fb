/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-transport.h"

#include <glib/gi18n.h>

#include "qs-members.h"
#include "qs-scrub-bar.h"
#include "qs-template.h"
#include "qs-text.h"

struct _QsTransport
{
  GtkWidget parent_instance;

  QsScrubBar *scrub_bar;
  GtkWidget *bar_box;
  GtkLabel *step_label;
  GtkLabel *range_label;
  GtkWidget *buttons;
  GtkButton *play_button;
  GtkImage *play_image;
  GtkLabel *play_label;
  GtkPopover *go_to_popover;
  GtkEntry *step_entry;

  gboolean is_narrow;
  QsPlayback *playback;
};

G_DEFINE_FINAL_TYPE (QsTransport, qs_transport, GTK_TYPE_WIDGET)

static void
update_play_button (QsTransport *self)
{
  gboolean is_playing = qs_playback_is_playing (self->playback);
  const char *label = is_playing ? _ ("Pause") : C_ ("animation", "Play");

  gtk_image_set_from_icon_name (self->play_image,
                                is_playing ? "media-playback-pause-symbolic" : "media-playback-start-symbolic");
  gtk_label_set_label (self->play_label, label);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->play_button), is_playing ? _ ("Pause (Space)") : _ ("Play (Space)"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play_button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
play_or_pause_cb (QsTransport *self)
{
  if (qs_playback_is_playing (self->playback))
    qs_playback_pause (self->playback);
  else
    qs_playback_play (self->playback);
}

/* Enables the actions that go elsewhere in the search, if there is anything in that direction. */
static const struct
{
  const char *name;
  QsPlaybackMove move;
  gboolean is_back;
} moves[] = {
  { "search.step", QS_PLAYBACK_STEP, FALSE },
  { "search.step-back", QS_PLAYBACK_STEP_BACK, TRUE },
  { "search.next-backtrack", QS_PLAYBACK_NEXT_BACKTRACK, FALSE },
  { "search.previous-backtrack", QS_PLAYBACK_PREVIOUS_BACKTRACK, TRUE },
  { "search.next-solution", QS_PLAYBACK_NEXT_SOLUTION, FALSE },
  { "search.previous-solution", QS_PLAYBACK_PREVIOUS_SOLUTION, TRUE },
  { "search.rewind", QS_PLAYBACK_REWIND, TRUE },
  { "search.end", QS_PLAYBACK_END, FALSE },
};

static void
move_cb (QsTransport *self,
         const char  *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      if (g_str_equal (moves[i].name, name))
        qs_playback_move (self->playback, moves[i].move);
    }
}

static void
update_actions (QsTransport *self)
{
  gboolean can_go_on = qs_playback_get_status (self->playback)->state != QS_PLAYBACK_FINISHED;
  gboolean can_go_back = qs_playback_get_status (self->playback)->moment.step > 0;

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), moves[i].name, moves[i].is_back ? can_go_back : can_go_on);
}

/* “41 steps · 2 solutions”; while the end is not known, “2 solutions”. */
static char *
describe_range (const QsTrail *trail)
{
  g_autofree char *number = qs_text_count (trail->last_step);
  g_autofree char *solutions = qs_text_solutions (trail->n_solutions);

  if (!trail->is_complete)
    return g_steal_pointer (&solutions);

  /* Translators: how many steps a search has, and such as “2 solutions”. */
  return g_strdup_printf (ngettext ("%s step · %s", "%s steps · %s", (gulong) MIN (trail->last_step, G_MAXINT32)),
                          number, solutions);
}

static void
state_changed_cb (QsTransport *self)
{
  update_play_button (self);
  update_actions (self);
}

static void
seek_cb (QsTransport *self,
         guint64      step)
{
  qs_playback_seek (self->playback, step);
}

static void
step_entry_changed_cb (QsTransport *self)
{
  gtk_widget_remove_css_class (GTK_WIDGET (self->step_entry), "error");
}

static void
go_to_step (QsTransport *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->step_entry));
  guint64 step;

  if (!g_ascii_string_to_unsigned (text, 10, 0, G_MAXINT64, &step, NULL))
    {
      gtk_widget_add_css_class (GTK_WIDGET (self->step_entry), "error");
      return;
    }

  gtk_popover_popdown (self->go_to_popover);
  qs_playback_seek (self->playback, step);
}

static void
qs_transport_dispose (GObject *object)
{
  GtkPopover *popover = QS_TRANSPORT (object)->go_to_popover;

  if (popover != NULL)
    gtk_widget_unparent (GTK_WIDGET (popover));
  qs_template_dispose (object);
  g_clear_object (&QS_TRANSPORT (object)->playback);
}

static void
qs_transport_class_init (QsTransportClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qs_transport_dispose;

  /* Whether the number of steps and the word on the large button are left out. */
  qs_members_install_property (klass, QsTransport, is_narrow, NULL, boolean, "narrow", FALSE, G_PARAM_READWRITE);

  qs_template_install_action (klass, "search.play-pause", NULL, play_or_pause_cb);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    qs_template_install_action (klass, moves[i].name, NULL, move_cb);
  g_type_ensure (QS_TYPE_SCRUB_BAR);
  qs_template_set (klass, QsTransport, "qs-transport", scrub_bar, bar_box, step_label, range_label, buttons,
                   play_button, play_image, play_label, go_to_popover, step_entry);
  qs_template_bind_callbacks (klass, seek_cb, go_to_step, qs_transport_ask_step, step_entry_changed_cb);
}

/* Time runs from left to right on the buttons of any player, in every language. */
static void
qs_transport_init (QsTransport *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  gtk_widget_set_parent (GTK_WIDGET (self->go_to_popover), GTK_WIDGET (self->step_label));
  gtk_widget_set_direction (GTK_WIDGET (self->scrub_bar), GTK_TEXT_DIR_LTR);
  gtk_widget_set_direction (self->bar_box, GTK_TEXT_DIR_LTR);
  gtk_widget_set_direction (GTK_WIDGET (self->step_label), GTK_TEXT_DIR_LTR);
  gtk_widget_set_direction (GTK_WIDGET (self->range_label), GTK_TEXT_DIR_LTR);
  gtk_widget_set_direction (self->buttons, GTK_TEXT_DIR_LTR);
}

void
qs_transport_set_playback (QsTransport *self,
                           QsPlayback  *playback)
{
  if (self->playback != NULL)
    g_signal_handlers_disconnect_by_data (self->playback, self);
  g_set_object (&self->playback, playback);
  g_signal_connect_object (playback, "state-changed", G_CALLBACK (state_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (playback, "frame", G_CALLBACK (update_actions), self, G_CONNECT_SWAPPED);
  state_changed_cb (self);
}

/* Shows where the search is now. */
void
qs_transport_update (QsTransport *self)
{
  const QsPlaybackStatus *status = qs_playback_get_status (self->playback);
  /* Translators: the number of a step. */
  g_autofree char *step_text = qs_text_fill (_ ("Step %s"), qs_text_count (status->moment.step));
  g_autofree char *range_text = describe_range (&status->trail);
  g_autofree char *text = g_strdup_printf ("%s, %s", step_text, range_text);

  gtk_label_set_label (self->step_label, step_text);
  gtk_label_set_label (self->range_label, range_text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scrub_bar), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
  qs_scrub_bar_show (self->scrub_bar, status);
}

/* Asks the user for a step to go to. */
void
qs_transport_ask_step (QsTransport *self)
{
  g_autofree char *step = g_strdup_printf ("%" G_GUINT64_FORMAT, qs_playback_get_status (self->playback)->moment.step);

  gtk_editable_set_text (GTK_EDITABLE (self->step_entry), step);
  gtk_popover_popup (self->go_to_popover);
  gtk_widget_grab_focus (GTK_WIDGET (self->step_entry));
  gtk_editable_select_region (GTK_EDITABLE (self->step_entry), 0, -1);
}
