/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tells people who use a screen reader of what changes often, when it has come to rest.
 *
 * A message takes seconds to say. Whoever holds a key down wants to know where that led, not all that was passed. */

#include "qs-announcement.h"

#include "qs-compat.h"

/* How long nothing else may come, in milliseconds. */
#define REST 400

#define KEY "qs-announcement"

typedef struct
{
  GtkWidget *widget; /* which owns this */
  char *message;
  guint rest_id;
} Announcement;

static void
announcement_free (gpointer data)
{
  Announcement *self = data;

  g_source_remove (self->rest_id);
  g_free (self->message);
  g_free (self);
}

static void
rested_cb (gpointer user_data)
{
  Announcement *self = user_data;

  if (gtk_widget_get_mapped (self->widget))
    qs_compat_announce (self->widget, self->message);
  g_object_set_data (G_OBJECT (self->widget), KEY, NULL);
}

/* Lets a screen reader say @message in a moment, unless the widget gets another one by then or is hidden. */
void
qs_announcement_queue (gpointer    widget,
                       const char *message)
{
  Announcement *self;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  self = g_new (Announcement, 1);
  self->widget = widget;
  self->message = g_strdup (message);
  self->rest_id = g_timeout_add_once (REST, rested_cb, self);
  g_source_set_name_by_id (self->rest_id, "qs-announcement");
  g_object_set_data_full (widget, KEY, self, announcement_free);
}
