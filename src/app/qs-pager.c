/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Buttons and an entry to move through a numbered list. */

#include "config.h"

#include "qs-pager.h"

#include "qs-text.h"

/* How far Page Up and Page Down go. */
#define LEAP 10

struct _QsPager
{
  GtkWidget parent_instance;

  GtkEntry *entry;
  GtkLabel *total_label;

  guint64 position; /* from 1; 0 while the list is empty */
  guint64 total;
};

enum
{
  PROP_0,
  PROP_POSITION,
  PROP_TOTAL,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (QsPager, qs_pager, GTK_TYPE_WIDGET)

static void
show_position (QsPager *self)
{
  g_autofree char *text = self->position > 0 ? qs_text_count (self->position) : g_strdup ("");

  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
}

/* Reads a number, with or without the separators of its digits. */
static gboolean
parse_position (const char *text,
                guint64    *position)
{
  g_autoptr (GString) digits = g_string_new (NULL);

  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar character = g_utf8_get_char (c);
      int digit = g_unichar_digit_value (character);

      if (digit >= 0)
        g_string_append_c (digits, (char) ('0' + digit));
      else if (!g_unichar_isspace (character) && !g_unichar_ispunct (character))
        return FALSE;
    }

  return g_ascii_string_to_unsigned (digits->str, 10, 1, G_MAXUINT64, position, NULL);
}

static void
entry_activate_cb (QsPager *self)
{
  guint64 position;

  if (!parse_position (gtk_editable_get_text (GTK_EDITABLE (self->entry)), &position))
    {
      gtk_widget_add_css_class (GTK_WIDGET (self->entry), "error");
      gtk_widget_error_bell (GTK_WIDGET (self->entry));
      return;
    }

  qs_pager_set_position (self, position);
  show_position (self);
}

static void
entry_changed_cb (QsPager *self)
{
  gtk_widget_remove_css_class (GTK_WIDGET (self->entry), "error");
}

/* What was typed and not confirmed is not where we are. */
static void
entry_leave_cb (QsPager *self)
{
  show_position (self);
}

static gboolean
qs_pager_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (QS_PAGER (widget)->entry));
}

static void
qs_pager_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (qs_pager_parent_class)->dispose (object);
}

static void
qs_pager_get_property (GObject    *object,
                       guint       prop_id,
                       GValue     *value,
                       GParamSpec *pspec)
{
  QsPager *self = QS_PAGER (object);

  switch (prop_id)
    {
    case PROP_POSITION:
      g_value_set_uint64 (value, self->position);
      break;
    case PROP_TOTAL:
      g_value_set_uint64 (value, self->total);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
qs_pager_class_init (QsPagerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->dispose = qs_pager_dispose;
  object_class->get_property = qs_pager_get_property;
  widget_class->grab_focus = qs_pager_grab_focus;

  /**
   * QsPager:position:
   *
   * The number that is shown, from 1; 0 while the list is empty.
   */
  properties[PROP_POSITION] = g_param_spec_uint64 ("position", NULL, NULL, 0, G_MAXUINT64, 0, flags);

  /**
   * QsPager:total:
   *
   * How many there are to move through.
   */
  properties[PROP_TOTAL] = g_param_spec_uint64 ("total", NULL, NULL, 0, G_MAXUINT64, 0, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/queenside/Queenside/qs-pager.ui");
  gtk_widget_class_bind_template_child (widget_class, QsPager, entry);
  gtk_widget_class_bind_template_child (widget_class, QsPager, total_label);
  gtk_widget_class_bind_template_callback (widget_class, entry_activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, entry_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, entry_leave_cb);
}

static void
qs_pager_init (QsPager *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * qs_pager_get_position:
 * @self: a pager
 *
 * Returns: the number that is shown, from 1; 0 while the list is empty
 */
guint64
qs_pager_get_position (QsPager *self)
{
  g_return_val_if_fail (QS_IS_PAGER (self), 0);

  return self->position;
}

/**
 * qs_pager_get_total:
 * @self: a pager
 *
 * Returns: how many there are to move through
 */
guint64
qs_pager_get_total (QsPager *self)
{
  g_return_val_if_fail (QS_IS_PAGER (self), 0);

  return self->total;
}

/**
 * qs_pager_set_position:
 * @self: a pager
 * @position: a number, from 1; beyond the ends the nearest is taken
 *
 * Moves to a number.
 */
void
qs_pager_set_position (QsPager *self,
                       guint64  position)
{
  g_return_if_fail (QS_IS_PAGER (self));

  position = self->total > 0 ? CLAMP (position, 1, self->total) : 0;
  if (self->position == position)
    return;

  self->position = position;
  show_position (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_POSITION]);
}

/**
 * qs_pager_set_total:
 * @self: a pager
 * @total: how many there are to move through
 * @description: what stands behind the number, such as “of 92”
 *
 * Changes the length of the list. The first list that is not empty is shown
 * from its first.
 */
void
qs_pager_set_total (QsPager    *self,
                    guint64     total,
                    const char *description)
{
  g_return_if_fail (QS_IS_PAGER (self));

  gtk_label_set_label (self->total_label, description);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->total_label), description);
  if (self->total == total)
    return;

  self->total = total;
  gtk_editable_set_width_chars (GTK_EDITABLE (self->entry), total < 1000 ? 5 : total < 100000 ? 7 : 9);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (self->entry), 9);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TOTAL]);
  qs_pager_set_position (self, MAX (self->position, 1));
}

/**
 * qs_pager_move:
 * @self: a pager
 * @move: how
 *
 * Moves through the list, not beyond its ends.
 */
void
qs_pager_move (QsPager    *self,
               QsPagerMove move)
{
  guint64 position;

  g_return_if_fail (QS_IS_PAGER (self));

  position = self->position;

  switch (move)
    {
    case QS_PAGER_FIRST:
      position = 1;
      break;
    case QS_PAGER_BACK:
      position -= MIN (position, LEAP);
      break;
    case QS_PAGER_PREVIOUS:
      position -= MIN (position, 1);
      break;
    case QS_PAGER_NEXT:
      position++;
      break;
    case QS_PAGER_ON:
      position += LEAP;
      break;
    case QS_PAGER_LAST:
      position = self->total;
      break;
    default:
      g_assert_not_reached ();
    }

  qs_pager_set_position (self, position);
}
