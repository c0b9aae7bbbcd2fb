/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-queens-field.h"

#include <glib/gi18n.h>

#include "qs-compat.h"
#include "qs-focus.h"
#include "qs-label.h"
#include "qs-solution.h"
#include "qs-template.h"

struct _QsQueensField
{
  GtkWidget parent_instance;

  GtkSpinButton *spin;
  GtkPopover *popover; /* says which numbers can be written, while the text is something else */
  GtkLabel *message_label;

  gboolean has_columns;
};

G_DEFINE_FINAL_TYPE (QsQueensField, qs_queens_field, GTK_TYPE_WIDGET)

static guint
get_max_queens (QsQueensField *self)
{
  double max_queens;

  gtk_spin_button_get_range (self->spin, NULL, &max_queens);

  return (guint) max_queens;
}

static void
show_meaning (QsQueensField *self)
{
  const char *name = self->has_columns ? _ ("Columns") : _ ("Queens");
  guint last = get_max_queens (self);
  char *tooltip = self->has_columns
                    ? g_strdup_printf (_ ("How many columns: 1 to %'u"), last)
                    : g_strdup_printf (_ ("How many queens, on a board with as many rows and columns: 1 to %'u"), last);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->spin), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  qs_label_take_tooltip (self->spin, tooltip);
}

static gboolean
is_wrong (QsQueensField *self)
{
  return gtk_widget_has_css_class (GTK_WIDGET (self->spin), "error");
}

/* An empty text is not wrong yet. */
static void
changed_cb (QsQueensField *self)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (self->spin);
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->spin));
  gboolean is_right =
      *text == '\0' || g_ascii_string_to_unsigned (text, 10, 1, get_max_queens (self), NULL, NULL);

  if (is_right && is_wrong (self))
    {
      gtk_popover_popdown (self->popover);
      gtk_widget_remove_css_class (GTK_WIDGET (self->spin), "error");
      gtk_accessible_reset_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
      gtk_accessible_reset_state (accessible, GTK_ACCESSIBLE_STATE_INVALID);
    }
  else if (!is_right && !is_wrong (self))
    {
      /* Translators: the numbers of queens that can be written. */
      g_autofree char *message = g_strdup_printf (_ ("1 to %'u"), get_max_queens (self));

      gtk_label_set_label (self->message_label, message);
      gtk_popover_popup (self->popover);
      gtk_widget_add_css_class (GTK_WIDGET (self->spin), "error");
      gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, message, -1);
      gtk_accessible_update_state (accessible, GTK_ACCESSIBLE_STATE_INVALID, GTK_ACCESSIBLE_INVALID_TRUE, -1);
      qs_compat_announce (GTK_WIDGET (self->spin), message);
    }
}

static void
value_changed_cb (QsQueensField *self)
{
  g_signal_emit_by_name (self, "changed");
}

/* In GTK 4.8, GtkSpinButton:numeric lets anything be typed. */
static void
insert_text_cb (QsQueensField *self,
                const char    *text,
                int            length,
                int           *position,
                GtkEditable   *editable)
{
  int n_digits = 0;

  while (n_digits < length && g_ascii_isdigit (text[n_digits]))
    n_digits++;

  if (n_digits == length)
    return;

  g_signal_stop_emission_by_name (editable, "insert-text");
  gtk_widget_error_bell (GTK_WIDGET (self));
}

/* The window's shortcuts come before those of a text: Ctrl+Z takes back a change of squares. */
static gboolean
key_pressed_cb (QsQueensField         *self,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        modifiers,
                GtkEventControllerKey *controller)
{
  g_autofree char *before = g_strdup_printf ("%u", qs_queens_field_get_queens (self));

  if ((modifiers & GDK_CONTROL_MASK) != 0)
    return gtk_event_controller_key_forward (controller, GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self))));

  switch (keyval)
    {
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
      if (is_wrong (self))
        {
          gtk_widget_error_bell (GTK_WIDGET (self));
          return GDK_EVENT_STOP;
        }
      gtk_spin_button_update (self->spin);
      gtk_widget_activate_action (GTK_WIDGET (self), "win.focus-view", NULL);
      return GDK_EVENT_STOP;
    case GDK_KEY_Escape:
      gtk_editable_set_text (GTK_EDITABLE (self->spin), before);
      gtk_editable_select_region (GTK_EDITABLE (self->spin), 0, -1);
      return GDK_EVENT_STOP;
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

static gboolean
qs_queens_field_grab_focus (GtkWidget *widget)
{
  return qs_focus_enter (widget, GTK_WIDGET (QS_QUEENS_FIELD (widget)->spin));
}

static void
qs_queens_field_class_init (QsQueensFieldClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = qs_queens_field_grab_focus;

  /* There is another number of queens. */
  g_signal_new ("changed", QS_TYPE_QUEENS_FIELD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  qs_template_set (klass, QsQueensField, "qs-queens-field", spin, popover, message_label);
  qs_template_bind_callbacks (klass, changed_cb, value_changed_cb, key_pressed_cb);
}

static void
qs_queens_field_init (QsQueensField *self)
{
  GtkEditable *text;

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_spin_button_set_adjustment (self->spin, gtk_adjustment_new (8, 1, QS_MAX_N, 1, 4, 0));
  text = gtk_editable_get_delegate (GTK_EDITABLE (self->spin));
  g_signal_connect_object (text, "insert-text", G_CALLBACK (insert_text_cb), self, G_CONNECT_SWAPPED);
}

/* The chosen number, without what is still being written. */
guint
qs_queens_field_get_queens (QsQueensField *self)
{
  return (guint) gtk_spin_button_get_value_as_int (self->spin);
}

/* The maximum replaces a larger board. */
void
qs_queens_field_set_queens (QsQueensField *self,
                            guint          queens)
{
  gtk_spin_button_set_value (self->spin, queens);
}

/* A larger board gives way to the new maximum. */
void
qs_queens_field_set_max_queens (QsQueensField *self,
                                guint          max_queens)
{
  g_return_if_fail (max_queens >= 1 && max_queens <= QS_MAX_N);

  gtk_spin_button_set_range (self->spin, 1, max_queens);
  show_meaning (self);
}

void
qs_queens_field_set_has_columns (QsQueensField *self,
                                 gboolean       has_columns)
{
  if (self->has_columns == has_columns)
    return;

  self->has_columns = has_columns;
  show_meaning (self);
}
