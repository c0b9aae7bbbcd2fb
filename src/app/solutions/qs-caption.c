/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The text below the board about its solution: its number, its columns and its symmetry class. */

#include "qs-caption.h"

#include "qs-image-text.h"
#include "qs-members.h"
#include "qs-template.h"

/* How long the words wait for the number of the class, in microseconds. Mostly
 * it takes less, and words that grow just after they appear would flicker. */
#define PATIENCE (G_USEC_PER_SEC / 20)

struct _QsCaption
{
  GtkWidget parent_instance;

  GtkLabel *label;
  QsImages *images;
  char *message; /* in place of the solution; NULL for none */
  guint tick_id; /* waits for the number of the class */
  gint64 since;  /* when that began, by the frame clock */
};

QS_DEFINE_TEMPLATE_TYPE (QsCaption, qs_caption, GTK_TYPE_WIDGET)

static void
show_words (QsCaption *self)
{
  const QsImageClass *known = qs_images_get (self->images);
  /* “symmetry class 1 of 12 (8 images)” */
  g_autofree char *class_text =
      known->has_class ? qs_image_text_class (known->class_rank + 1, known->n_classes, known->size) : NULL;
  g_autofree char *text = NULL;

  if (self->message == NULL && known->size > 0)
    text = qs_image_text_caption (known->rank + 1, known->columns, known->problem.n_rows, class_text);
  else
    text = g_strdup (self->message);

  gtk_label_set_label (self->label, text != NULL ? text : "");
}

static gboolean
wait_cb (GtkWidget     *widget,
         GdkFrameClock *frame_clock,
         gpointer       user_data)
{
  QsCaption *self = QS_CAPTION (widget);
  gint64 now = gdk_frame_clock_get_frame_time (frame_clock);

  if (self->since == 0)
    self->since = now;
  if (now - self->since < PATIENCE)
    return G_SOURCE_CONTINUE;

  self->tick_id = 0;
  self->since = 0;
  show_words (self);

  return G_SOURCE_REMOVE;
}

static void
update (QsCaption *self)
{
  const QsImageClass *known = qs_images_get (self->images);
  gboolean is_complete = self->message != NULL || known->size == 0 || known->has_class;

  if (is_complete)
    {
      if (self->tick_id != 0)
        gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick_id);
      self->tick_id = 0;
      self->since = 0;
      show_words (self);
    }
  else if (self->tick_id == 0)
    self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), wait_cb, NULL, NULL);
}

static void
qs_caption_class_init (QsCaptionClass *klass)
{
  qs_members_own (klass, QsCaption, images, g_object_unref);
  qs_members_own (klass, QsCaption, message, g_free);
  qs_template_set (klass, QsCaption, "qs-caption", label);
}

void
qs_caption_set_images (QsCaption *self,
                       QsImages  *images)
{
  g_return_if_fail (QS_IS_CAPTION (self));
  g_return_if_fail (self->images == NULL);

  self->images = g_object_ref (images);
  g_signal_connect_object (images, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

/* Says something in place of the solution for as long as it is set; NULL for nothing. */
void
qs_caption_set_message (QsCaption  *self,
                        const char *message)
{
  g_return_if_fail (QS_IS_CAPTION (self));
  g_return_if_fail (self->images != NULL);

  if (g_strcmp0 (self->message, message) == 0)
    return;

  g_free (self->message);
  self->message = g_strdup (message);
  update (self);
}
