/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Asks how to save a board as a picture, shows what that looks like, and saves it. */

#include "qs-picture-dialog.h"

#include <glib/gi18n.h>
#include <math.h>

#include "qs-board-content.h"
#include "qs-form.h"
#include "qs-help.h"
#include "qs-label.h"
#include "qs-members.h"
#include "qs-options.h"
#include "qs-room-layout.h"
#include "qs-saving-flow.h"
#include "qs-template.h"

/* The side of the preview, in pixels. */
#define PREVIEW 208

/* The largest picture, in pixels a side: it takes 256 MiB while it is painted. */
#define MAX_PIXELS 8192

struct _QsPictureDialog
{
  QsDialog parent_instance;

  GtkPicture *preview;
  GtkDropDown *kind_drop_down;
  GtkCheckButton *labels_check;
  GtkCheckButton *squares_check;
  GtkCheckButton *marks_check;
  GtkCheckButton *heat_check;
  GtkCheckButton *print_check;
  GtkSpinButton *scale_spin;
  GtkLabel *size_label;

  GSettings *options;    /* as they were last time */
  QsBoardPicture *board; /* with all that it has */
};

/* In the order of the template. */
static const struct
{
  QsPictureKind kind;
  const char *suffix;
} kinds[] = {
  { QS_PICTURE_PNG, ".png" },
  { QS_PICTURE_SVG, ".svg" },
  { QS_PICTURE_PDF, ".pdf" },
};

G_DEFINE_FINAL_TYPE (QsPictureDialog, qs_picture_dialog, QS_TYPE_DIALOG)

static QsBoardPicture *
create_picture (QsPictureDialog *self)
{
  const struct
  {
    GtkCheckButton *check;
    QsBoardLook part;
  } parts[] = {
    { self->labels_check, QS_BOARD_LOOK_LABELS }, { self->squares_check, QS_BOARD_LOOK_SQUARES },
    { self->marks_check, QS_BOARD_LOOK_MARKS }, { self->heat_check, QS_BOARD_LOOK_HEAT },
    { self->print_check, QS_BOARD_LOOK_PRINT },
  };
  QsBoardPicture *picture = qs_board_picture_new (self->board->n, &self->board->scene, 0);

  picture->style = self->board->style;
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      if (gtk_check_button_get_active (parts[i].check))
        picture->look |= parts[i].part;
    }

  return picture;
}

static void
get_size (QsPictureDialog *self,
          double          *width,
          double          *height)
{
  qs_board_picture_get_size (self->board, width, height);
  *width *= gtk_spin_button_get_value (self->scale_spin);
  *height *= gtk_spin_button_get_value (self->scale_spin);
}

static void
update (QsPictureDialog *self)
{
  g_autoptr (QsBoardPicture) picture = NULL;
  g_autoptr (GdkPaintable) paintable = NULL;
  double width, height;

  /* The template is still being read. */
  if (self->board == NULL)
    return;

  picture = create_picture (self);
  paintable = qs_board_content_new_paintable (picture, PREVIEW);
  gtk_picture_set_paintable (self->preview, paintable);
  get_size (self, &width, &height);
  qs_label_take (self->size_label,
                 qs_board_content_describe_size (kinds[gtk_drop_down_get_selected (self->kind_drop_down)].kind, width, height));
}

static void
save_cb (QsPictureDialog *self)
{
  const char *suffix = kinds[gtk_drop_down_get_selected (self->kind_drop_down)].suffix;
  g_autofree char *name = qs_board_content_make_name (self->board, suffix);
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));
  QsPicture picture = { .paint = qs_board_picture_paint, .data = create_picture (self) };

  get_size (self, &picture.width, &picture.height);
  g_settings_apply (self->options);
  qs_saving_flow_save_picture (parent, _ ("Save Picture"), name, &picture, qs_board_picture_unref);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
qs_picture_dialog_class_init (QsPictureDialogClass *klass)
{
  qs_members_own (klass, QsPictureDialog, options, g_object_unref);
  qs_members_own (klass, QsPictureDialog, board, qs_board_picture_unref);

  qs_help_add_key (GTK_WIDGET_CLASS (klass), "solutions");
  qs_template_ensure_types (QS_TYPE_FORM, QS_TYPE_ROOM_LAYOUT);
  qs_template_set (klass, QsPictureDialog, "qs-picture-dialog", preview, kind_drop_down, labels_check,
                   squares_check, marks_check, heat_check, print_check, scale_spin, size_label);
  qs_template_bind_callbacks (klass, update, save_cb);
}

static void
qs_picture_dialog_init (QsPictureDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->options = qs_options_new ();
}

/* What the board does not have cannot be chosen, and what was chosen of another board stays remembered. */
static void
offer (QsPictureDialog *self,
       GtkCheckButton  *check,
       const char      *key,
       gboolean         is_there)
{
  if (is_there)
    qs_options_bind (self->options, key, check, "active");
  else
    gtk_check_button_set_active (check, FALSE);
  gtk_widget_set_sensitive (GTK_WIDGET (check), is_there);
}

static void
set_board (QsPictureDialog *self,
           QsBoardPicture  *board)
{
  const QsScene *scene = &board->scene;
  double width, height;

  qs_board_picture_get_size (board, &width, &height);
  self->board = qs_board_picture_ref (board);
  offer (self, self->labels_check, "picture-coordinates", TRUE);
  offer (self, self->squares_check, "picture-squares",
         (board->look & QS_BOARD_LOOK_SQUARES) != 0 &&
             scene->constraints != NULL && !qs_constraints_is_empty (scene->constraints));
  offer (self, self->marks_check, "picture-marks", scene->n_marks > 0 || (scene->constraints == NULL && scene->clash != NULL));
  offer (self, self->heat_check, "picture-heat", scene->heat != NULL);
  offer (self, self->print_check, "picture-for-print", TRUE);
  gtk_spin_button_set_increments (self->scale_spin, 1, 2);
  gtk_spin_button_set_range (self->scale_spin, 1, floor (MAX_PIXELS / (width * QS_PICTURE_PIXELS)));
  qs_options_bind_number (self->options, "picture-scale", self->scale_spin, "value", QS_OPTIONS_BIND_FLAGS);
  qs_options_bind (self->options, "picture-kind", self->kind_drop_down, "selected");
  update (self);
}

/* Asks how a board is to be saved, then for a file, and saves it. */
void
qs_picture_dialog_show (GtkWindow      *parent,
                        QsBoardPicture *board)
{
  QsPictureDialog *self = qs_dialog_new (QS_TYPE_PICTURE_DIALOG, parent);

  set_board (self, board);
  gtk_window_set_focus (GTK_WINDOW (self), gtk_window_get_default_widget (GTK_WINDOW (self)));
  gtk_window_present (GTK_WINDOW (self));
}
