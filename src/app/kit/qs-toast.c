/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A short message above the content, with a way to act on it. */

#include "config.h"

#include "qs-toast.h"

#include <glib/gi18n.h>

#include "qs-compat.h"
#include "qs-saving.h"

/* How long a message stays, in seconds. */
#define STAY 8

struct _QsToast
{
  GtkWidget parent_instance;

  GtkRevealer *revealer;
  GtkLabel *message_label;
  GtkProgressBar *progress_bar;
  GtkButton *action_button;
  GtkButton *other_button;
  GtkButton *close_button;
  guint hide_id;             /* the timeout that hides a message */
  GCancellable *cancellable; /* of what shows its progress */
};

G_DEFINE_FINAL_TYPE (QsToast, qs_toast, GTK_TYPE_WIDGET)

/* The toast stays while somebody reads or reaches for it. */
static gboolean
is_in_use (QsToast *self)
{
  return (gtk_widget_get_state_flags (GTK_WIDGET (self)) &
          (GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_FOCUS_WITHIN)) != 0;
}

static gboolean
stayed_cb (gpointer user_data)
{
  QsToast *self = user_data;

  if (is_in_use (self))
    return G_SOURCE_CONTINUE;

  self->hide_id = 0;
  qs_toast_hide (self);

  return G_SOURCE_REMOVE;
}

static gboolean
shows_progress (QsToast *self)
{
  return gtk_revealer_get_reveal_child (self->revealer) && gtk_widget_get_visible (GTK_WIDGET (self->progress_bar));
}

static void
set_is_progress (QsToast *self,
                 gboolean is_progress)
{
  gtk_widget_set_visible (GTK_WIDGET (self->progress_bar), is_progress);
  gtk_widget_set_visible (GTK_WIDGET (self->close_button), !is_progress);
  if (!is_progress)
    g_clear_object (&self->cancellable);
  g_clear_handle_id (&self->hide_id, g_source_remove);
}

static void
set_button (GtkButton  *button,
            const char *action_label,
            const char *action_name)
{
  gtk_widget_set_visible (GTK_WIDGET (button), action_label != NULL);
  if (action_label != NULL)
    gtk_button_set_label (button, action_label);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action_name);
}

/* A hidden toast must not take clicks from the widgets under it. */
static void
child_revealed_cb (QsToast *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), gtk_revealer_get_reveal_child (self->revealer) ||
                                                 gtk_revealer_get_child_revealed (self->revealer));
}

static void
reveal (QsToast *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_revealer_set_reveal_child (self->revealer, TRUE);
}

static void
qs_toast_dispose (GObject *object)
{
  QsToast *self = QS_TOAST (object);

  g_clear_handle_id (&self->hide_id, g_source_remove);
  g_clear_object (&self->cancellable);
  gtk_widget_dispose_template (GTK_WIDGET (object), QS_TYPE_TOAST);

  G_OBJECT_CLASS (qs_toast_parent_class)->dispose (object);
}

static void
cancel_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  g_cancellable_cancel (QS_TOAST (widget)->cancellable);
}

static void
qs_toast_class_init (QsToastClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = qs_toast_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/queenside/Queenside/qs-toast.ui");
  gtk_widget_class_bind_template_child (widget_class, QsToast, revealer);
  gtk_widget_class_bind_template_child (widget_class, QsToast, message_label);
  gtk_widget_class_bind_template_child (widget_class, QsToast, progress_bar);
  gtk_widget_class_bind_template_child (widget_class, QsToast, action_button);
  gtk_widget_class_bind_template_child (widget_class, QsToast, other_button);
  gtk_widget_class_bind_template_child (widget_class, QsToast, close_button);
  gtk_widget_class_bind_template_callback (widget_class, qs_toast_hide);
  gtk_widget_class_install_action (widget_class, "toast.cancel", NULL, cancel_cb);
}

static void
qs_toast_init (QsToast *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_signal_connect_object (self->revealer, "notify::child-revealed", G_CALLBACK (child_revealed_cb), self,
                           G_CONNECT_SWAPPED);
}

/* The end of something long is told by the desktop where the user looks at something else. */
static void
tell_desktop (const char *message)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (g_application_get_default ()));

  if (window == NULL || !gtk_window_is_active (window))
    qs_saving_tell (message);
}

/* Shows a message for some seconds, without an action. */
void
qs_toast_show_message (QsToast    *self,
                       const char *message)
{
  g_return_if_fail (QS_IS_TOAST (self));

  if (shows_progress (self))
    tell_desktop (message);
  set_is_progress (self, FALSE);
  qs_toast_set_action (self, NULL, NULL);
  gtk_label_set_label (self->message_label, message);
  reveal (self);
  qs_compat_announce (GTK_WIDGET (self), message);

  self->hide_id = g_timeout_add_seconds (STAY, stayed_cb, self);
  g_source_set_name_by_id (self->hide_id, "qs-toast");
}

/* Shows the progress of what @cancellable ends, until the next message. @fraction is from 0 to 1; negative where it is
 * unknown. */
void
qs_toast_show_progress (QsToast      *self,
                        const char   *message,
                        double        fraction,
                        GCancellable *cancellable)
{
  g_return_if_fail (QS_IS_TOAST (self));

  set_is_progress (self, TRUE);
  g_set_object (&self->cancellable, cancellable);
  qs_toast_set_action (self, _ ("Cancel"), "toast.cancel");
  gtk_label_set_label (self->message_label, message);

  if (fraction >= 0)
    gtk_progress_bar_set_fraction (self->progress_bar, MIN (fraction, 1));
  else
    gtk_progress_bar_pulse (self->progress_bar);

  reveal (self);
}

/* Puts a button beside the message, and no other; NULL for none. */
void
qs_toast_set_action (QsToast    *self,
                     const char *action_label,
                     const char *action_name)
{
  g_return_if_fail (QS_IS_TOAST (self));

  set_button (self->action_button, action_label, action_name);
  set_button (self->other_button, NULL, NULL);
}

/* Puts a second button after the first. */
void
qs_toast_set_other_action (QsToast    *self,
                           const char *action_label,
                           const char *action_name)
{
  g_return_if_fail (QS_IS_TOAST (self));

  set_button (self->other_button, action_label, action_name);
}

void
qs_toast_hide (QsToast *self)
{
  g_return_if_fail (QS_IS_TOAST (self));

  g_clear_handle_id (&self->hide_id, g_source_remove);
  gtk_revealer_set_reveal_child (self->revealer, FALSE);
}
