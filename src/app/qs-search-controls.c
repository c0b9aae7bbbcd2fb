/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The controls of a watched search in the side panel: method, speed, and what the marks mean. */

#include "config.h"

#include "qs-search-controls.h"

#include <glib/gi18n.h>
#include <math.h>

#include "qs-board-view.h"

/* The side of a square in the legend, in pixels. */
#define LEGEND_SQUARE 24

struct _QsSearchControls
{
  GtkWidget parent_instance;

  GtkLabel *method_label;
  GtkScale *speed_scale;
  GtkAdjustment *speed_adjustment;
  GtkLabel *speed_label;
  GtkBox *legend;
};

G_DEFINE_FINAL_TYPE (QsSearchControls, qs_search_controls, GTK_TYPE_WIDGET)

/* The slider is the decimal logarithm of the speed. */
static gboolean
speed_to_position (GBinding     *binding,
                   const GValue *speed,
                   GValue       *position,
                   gpointer      user_data)
{
  g_value_set_double (position, log10 (g_value_get_double (speed)));

  return TRUE;
}

static gboolean
position_to_speed (GBinding     *binding,
                   const GValue *position,
                   GValue       *speed,
                   gpointer      user_data)
{
  double value = pow (10, g_value_get_double (position));

  g_value_set_double (speed, CLAMP (value, QS_PLAYBACK_MIN_SPEED, QS_PLAYBACK_MAX_SPEED));

  return TRUE;
}

/* Two digits are as much as anybody reads off a slider. */
static double
round_speed (double speed)
{
  double unit = pow (10, MAX (floor (log10 (speed)) - 1, 0));

  return round (speed / unit) * unit;
}

static char *
describe_speed (double speed)
{
  double rounded = round_speed (speed);

  if (speed >= QS_PLAYBACK_MAX_SPEED)
    return g_strdup (_ ("As fast as it goes"));

  return g_strdup_printf (ngettext ("%'.0f step a second", "%'.0f steps a second", (gulong) rounded), rounded);
}

static void
speed_changed_cb (QsSearchControls *self)
{
  g_autofree char *text = describe_speed (pow (10, gtk_adjustment_get_value (self->speed_adjustment)));

  gtk_label_set_label (self->speed_label, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->speed_scale),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text,
                                  -1);
}

static void
add_to_legend (QsSearchControls *self,
               QsMarkKind        kind,
               const char       *text)
{
  static const guint16 a_queen[] = { 0 };
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = gtk_label_new (text);
  GtkWidget *square = g_object_new (QS_TYPE_BOARD_VIEW,
                                    "has-labels", FALSE,
                                    "minimum-size", LEGEND_SQUARE,
                                    "natural-size", LEGEND_SQUARE,
                                    "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                    NULL);

  qs_board_view_set_placement (QS_BOARD_VIEW (square), 1, kind == QS_MARK_PLACED ? a_queen : NULL);
  qs_board_view_set_marks (QS_BOARD_VIEW (square), &(QsMark){ 0, 0, kind }, 1);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_box_append (GTK_BOX (row), square);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (self->legend, row);
}

static void
qs_search_controls_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (qs_search_controls_parent_class)->dispose (object);
}

static void
qs_search_controls_class_init (QsSearchControlsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = qs_search_controls_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/queenside/Queenside/qs-search-controls.ui");
  gtk_widget_class_bind_template_child (widget_class, QsSearchControls, method_label);
  gtk_widget_class_bind_template_child (widget_class, QsSearchControls, speed_scale);
  gtk_widget_class_bind_template_child (widget_class, QsSearchControls, speed_adjustment);
  gtk_widget_class_bind_template_child (widget_class, QsSearchControls, speed_label);
  gtk_widget_class_bind_template_child (widget_class, QsSearchControls, legend);
}

static void
qs_search_controls_init (QsSearchControls *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  g_signal_connect_object (self->speed_adjustment, "value-changed", G_CALLBACK (speed_changed_cb), self,
                           G_CONNECT_SWAPPED);
  add_to_legend (self, QS_MARK_TRIED, _ ("tried: may a queen stand here?"));
  add_to_legend (self, QS_MARK_PLACED, _ ("placed last"));
  add_to_legend (self, QS_MARK_REJECTED, _ ("rejected: attacked from above"));
}

/**
 * qs_search_controls_set_playback:
 * @self: the controls
 * @playback: what they act on; is set once
 *
 * Connects the controls.
 */
void
qs_search_controls_set_playback (QsSearchControls *self,
                                 QsPlayback       *playback)
{
  g_return_if_fail (QS_IS_SEARCH_CONTROLS (self));

  gtk_label_set_label (self->method_label, gettext (qs_playback_get_method (playback)->name));
  g_object_bind_property_full (playback, "speed", self->speed_adjustment, "value",
                               G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE,
                               speed_to_position, position_to_speed, NULL, NULL);
  speed_changed_cb (self);
}
