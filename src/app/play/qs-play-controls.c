/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-play-controls.h"

#include <glib/gi18n.h>

#include "qs-members.h"
#include "qs-options.h"
#include "qs-play-editor.h"
#include "qs-template.h"
#include "qs-verdict-words.h"

struct _QsPlayControls
{
  GtkWidget parent_instance;

  GtkDropDown *sort_drop_down;
  GtkSpinButton *size_spin_button;
  GtkWidget *grade_box;
  GtkDropDown *grade_drop_down;
  GtkStringList *grades;
  GtkWidget *show_box;

  QsPlay *play;
  GSettings *settings;
};

G_DEFINE_FINAL_TYPE (QsPlayControls, qs_play_controls, GTK_TYPE_WIDGET)

static QsPuzzleSort
get_sort (QsPlayControls *self)
{
  return MIN (gtk_drop_down_get_selected (self->sort_drop_down), QS_PUZZLE_EMPTY);
}

/* Another kind is made in other sizes. */
static void
sort_changed_cb (QsPlayControls *self)
{
  QsPuzzleSort sort = get_sort (self);

  gtk_spin_button_set_range (self->size_spin_button, qs_puzzle_sorts[sort].min_n, qs_puzzle_sorts[sort].max_n);
  gtk_spin_button_set_value (self->size_spin_button,
                             qs_puzzle_sort_fit (sort, (guint) gtk_spin_button_get_value_as_int (self->size_spin_button)));
  gtk_widget_set_sensitive (self->grade_box, sort != QS_PUZZLE_EMPTY);
}

/* Goes over sizes without a puzzle, in the direction of the step. */
static void
size_changed_cb (QsPlayControls *self)
{
  guint n = (guint) gtk_spin_button_get_value_as_int (self->size_spin_button);
  gboolean grows = n > g_settings_get_uint (self->settings, "play-size");

  while (qs_puzzle_sort_fit (get_sort (self), n) != n)
    n = grows ? n + 1 : n - 1;
  gtk_spin_button_set_value (self->size_spin_button, n);
  g_settings_set_uint (self->settings, "play-size", n);
}

static void
new_cb (QsPlayControls *self)
{
  qs_play_controls_order (self->settings, self->play);
}

static void
today_cb (QsPlayControls *self)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  QsPuzzleOrder order;

  qs_puzzle_order_init_today (&order, now);
  qs_play_order (self->play, &order);
}

static void
enter_cb (QsPlayControls *self)
{
  gtk_window_present (qs_play_editor_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), self->play));
}

static void
qs_play_controls_class_init (QsPlayControlsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  qs_members_own (klass, QsPlayControls, play, g_object_unref);
  qs_members_own (klass, QsPlayControls, settings, g_object_unref);

  qs_template_set (widget_class, QsPlayControls, "qs-play-controls", sort_drop_down, size_spin_button, grade_box,
                   grade_drop_down, grades, show_box);
  qs_template_bind_callbacks (widget_class, new_cb, today_cb, enter_cb);
}

static void
qs_play_controls_init (QsPlayControls *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  for (QsGrade grade = QS_GRADE_EASY; grade < QS_GRADE_BEYOND; grade++)
    gtk_string_list_take (self->grades, qs_verdict_make_sentence (gettext (qs_grade_get_name (grade))));
}

/* Connects the controls, once. */
void
qs_play_controls_set_play (QsPlayControls *self,
                           QsPlay         *play,
                           GSettings      *settings)
{
  g_return_if_fail (QS_IS_PLAY_CONTROLS (self) && self->play == NULL);

  self->play = g_object_ref (play);
  self->settings = g_object_ref (settings);
  /* What there is to be shown is named as its setting. */
  for (GtkWidget *child = gtk_widget_get_first_child (self->show_box); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      if (GTK_IS_CHECK_BUTTON (child))
        g_settings_bind (settings, gtk_widget_get_name (child), child, "active", G_SETTINGS_BIND_DEFAULT);
    }

  gtk_drop_down_set_selected (self->sort_drop_down, g_settings_get_uint (settings, "play-kind"));
  sort_changed_cb (self);
  gtk_spin_button_set_value (self->size_spin_button, g_settings_get_uint (settings, "play-size"));
  qs_options_bind (settings, "play-kind", self->sort_drop_down, "selected");
  qs_options_bind (settings, "play-grade", self->grade_drop_down, "selected");
  g_signal_connect_object (self->sort_drop_down, "notify::selected", G_CALLBACK (sort_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->size_spin_button, "value-changed", G_CALLBACK (size_changed_cb), self, G_CONNECT_SWAPPED);
}

/* Asks for a puzzle as the controls say, one that nobody has seen. */
void
qs_play_controls_order (GSettings *settings,
                        QsPlay    *play)
{
  QsPuzzleSort sort = MIN (g_settings_get_uint (settings, "play-kind"), QS_PUZZLE_EMPTY);
  QsPuzzleOrder order = {
    .sort = sort,
    .n = qs_puzzle_sort_fit (sort, g_settings_get_uint (settings, "play-size")),
    .grade = g_settings_get_uint (settings, "play-grade"),
  };

  g_snprintf (order.word, sizeof order.word, "%08x", g_random_int ());
  qs_play_order (play, &order);
}
