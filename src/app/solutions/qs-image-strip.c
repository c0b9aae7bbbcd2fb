/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-image-strip.h"

#include <glib/gi18n.h>

#include "qs-appearance.h"
#include "qs-board-view.h"
#include "qs-solutions-words.h"
#include "qs-label.h"
#include "qs-members.h"
#include "qs-template.h"
#include "qs-text.h"

/* The least and the usual side of a small board, in pixels. */
#define MIN_BOARD 20
#define BOARD 56

struct _QsImageStrip
{
  GtkWidget parent_instance;

  QsImages *images;
  GtkWidget *buttons[QS_SYMMETRIES];
  QsBoardView *boards[QS_SYMMETRIES];
};

G_DEFINE_FINAL_TYPE (QsImageStrip, qs_image_strip, GTK_TYPE_WIDGET)

/* “Quarter turn: solution 34”, or why it cannot be shown */
static char *
describe (const QsImage *image)
{
  const char *name = qs_solutions_words_symmetry (image->symmetry);
  g_autofree char *number = NULL;

  if (!image->fits)
    /* Translators: the name of a symmetric image, such as “Quarter turn”. */
    return g_strdup_printf (_ ("%s: not among the solutions shown"), name);

  if (!image->is_listed)
    /* Translators: the name of a symmetric image, such as “Quarter turn”. */
    return g_strdup_printf (_ ("%s: among all solutions"), name);

  if (!image->has_rank)
    return g_strdup (name);

  number = qs_text_count (image->rank + 1);
  /* Translators: the name of a symmetric image, such as “Quarter turn”, then the number of a solution. */
  return g_strdup_printf (_ ("%s: solution %s"), name, number);
}

static void
update_button (QsImageStrip *self,
               guint         index)
{
  const QsProblem *problem = &qs_images_get (self->images)->problem;
  const QsImage *image = &qs_images_get (self->images)->images[index];
  GtkWidget *button = self->buttons[index];

  qs_board_view_set_solution (self->boards[index], problem, problem->n, image->columns);
  gtk_widget_set_sensitive (button, image->fits);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  qs_solutions_words_symmetry (image->symmetry), -1);

  qs_label_take_tooltip (button, describe (image));

  qs_appearance_set_class (button, "current", image->symmetry == QS_SYMMETRY_IDENTITY);
}

/* While there is no solution the place of the images stays, because it would only come and go. */
static void
update (QsImageStrip *self)
{
  guint size = qs_images_get (self->images)->size;

  gtk_widget_set_visible (GTK_WIDGET (self), size != 1);
  gtk_widget_set_opacity (GTK_WIDGET (self), size > 0 ? 1 : 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self), size > 0);
  if (size == 0)
    return;

  for (guint i = 0; i < QS_SYMMETRIES; i++)
    {
      gtk_widget_set_visible (self->buttons[i], i < size);
      if (i < size)
        update_button (self, i);
    }
}

static void
qs_image_strip_class_init (QsImageStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  qs_members_own (klass, QsImageStrip, images, g_object_unref);
  G_OBJECT_CLASS (klass)->dispose = qs_template_dispose_children;
  gtk_widget_class_set_css_name (widget_class, "imagestrip");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
}

/* An action on the button itself would make it sensitive whenever the action is. */
static void
clicked_cb (GtkWidget *button,
            gpointer   index)
{
  gtk_widget_activate_action (button, "solution.show-image", "u", GPOINTER_TO_UINT (index));
}

static void
qs_image_strip_init (QsImageStrip *self)
{
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self))), 6);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Symmetric images"), -1);
  for (guint i = 0; i < QS_SYMMETRIES; i++)
    {
      GtkWidget *button = gtk_button_new ();

      self->buttons[i] = button;
      self->boards[i] = g_object_new (QS_TYPE_BOARD_VIEW,
                                      "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                      "has-labels", FALSE,
                                      "minimum-size", MIN_BOARD,
                                      "natural-size", BOARD,
                                      NULL);
      gtk_button_set_child (GTK_BUTTON (button), GTK_WIDGET (self->boards[i]));
      gtk_button_set_has_frame (GTK_BUTTON (button), FALSE);
      g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), GUINT_TO_POINTER (i));
      gtk_widget_set_parent (button, GTK_WIDGET (self));
    }
}

void
qs_image_strip_set_images (QsImageStrip *self,
                           QsImages     *images)
{
  g_return_if_fail (self->images == NULL);

  self->images = g_object_ref (images);
  g_signal_connect_object (images, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}
