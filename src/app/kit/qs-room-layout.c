/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Gives children all of a widget, and notifies whether it is high enough for optional parts, and wide enough for the
 * children. Showing or hiding those must not change the widget's request so much that it loses or gets the room. */

#include "qs-room-layout.h"

#include "qs-measure.h"
#include "qs-members.h"
#include "qs-next-frame.h"

struct _QsRoomLayout
{
  GtkLayoutManager parent_instance;

  int room;           /* the least height that is enough, in pixels */
  int least;          /* the least height without the optional parts, or 0 for that of the children */
  int beside;         /* how much width more it takes for parts to stand beside each other, in pixels; 0 where none do */
  int low;            /* the height from which on they do not, in pixels */
  int most;           /* the width beyond which the children stand in the middle of it, in pixels */
  gboolean folds;     /* whether children without room for their width are not shown: then it asks for none */
  int narrow;         /* the least width while parts do not stand beside each other */
  /* Of the place that was given last. */
  gboolean is_folded, has_room, is_upright, is_wide;
  GtkOrientation tools;
  guint idle_id;      /* notifies a change, not while widgets get their places */
};

QS_DEFINE_PLAIN_TYPE (QsRoomLayout, qs_room_layout, GTK_TYPE_LAYOUT_MANAGER)

static void
notify_all (gpointer self)
{
  g_object_notify (self, "is-folded");
  g_object_notify (self, "has-room");
  g_object_notify (self, "is-upright");
  g_object_notify (self, "is-wide");
  g_object_notify (self, "tools");
}

/* Until the room is known there is enough: this costs no height. */
static void
least_changed (QsRoomLayout *self)
{
  self->has_room = TRUE;
}

static void
note (QsRoomLayout *self,
      gboolean     *fact,
      gboolean      value)
{
  if (*fact == value)
    return;

  *fact = value;
  qs_next_frame_precede (self, &self->idle_id, notify_all);
}

static void
qs_room_layout_measure (GtkLayoutManager *manager,
                        GtkWidget        *widget,
                        GtkOrientation    orientation,
                        int               for_size,
                        int              *minimum,
                        int              *natural,
                        int              *minimum_baseline,
                        int              *natural_baseline)
{
  QsRoomLayout *self = QS_ROOM_LAYOUT (manager);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      int child_minimum, child_natural;

      if (!gtk_widget_should_layout (child))
        continue;

      /* Labels take long to find their width for a height, and nothing here depends on it. Until parts that stood
       * beside each other do so no more, they may need more than this width. */
      if (self->folds || orientation == GTK_ORIENTATION_HORIZONTAL)
        for_size = -1;
      else if (for_size >= 0)
        for_size = MAX (MIN (for_size, self->most), qs_measure_least_width (child));
      gtk_widget_measure (child, orientation, for_size, &child_minimum, &child_natural, NULL, NULL);
      *minimum = MAX (*minimum, child_minimum);
      *natural = MAX (*natural, child_natural);
    }

  if (orientation == GTK_ORIENTATION_VERTICAL && self->least > 0)
    *minimum = MIN (*minimum, self->least);

  if (orientation == GTK_ORIENTATION_HORIZONTAL && self->is_wide)
    *minimum = MIN (*minimum, self->narrow);
  if (orientation == GTK_ORIENTATION_HORIZONTAL && self->folds)
    *minimum = 0;
}

static void
qs_room_layout_allocate (GtkLayoutManager *manager,
                         GtkWidget        *widget,
                         int               width,
                         int               height,
                         int               baseline)
{
  QsRoomLayout *self = QS_ROOM_LAYOUT (manager);
  gboolean is_upright = height > width, is_wide = self->is_wide;
  int least = 0, given;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      if (!gtk_widget_should_layout (child))
        continue;

      least = MAX (least, qs_measure_least_width (child));
      given = MAX (MIN (width, self->most), least);
      gtk_widget_set_child_visible (child, !self->folds || width >= least);
      gtk_widget_allocate (child, given, height, baseline,
                           gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) (MAX (width - given, 0) / 2), 0)));
    }

  if (!is_wide)
    self->narrow = least;
  note (self, &self->is_folded, self->folds && width < least);
  note (self, &self->has_room, height >= self->room);
  note (self, &self->is_upright, is_upright);
  note (self, &self->is_wide, self->beside > 0 && !is_upright && height < self->low &&
                              width >= least + (is_wide ? 0 : self->beside));
  /* A board that has all of the width is as high as that. Where there is more height, a line below it takes nothing from
   * it. */
  note (self, (int *) &self->tools, height / 4 > width / 3 ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}

static void
qs_room_layout_class_init (QsRoomLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);
  GParamFlags once = G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY;

  layout_class->measure = qs_room_layout_measure;
  layout_class->allocate = qs_room_layout_allocate;

  /* The least height that is enough, in pixels. */
  qs_members_install_property (klass, QsRoomLayout, room, NULL, int, "room", 0, G_MAXINT, 0, once);

  /* The least height that is asked for, in pixels: that of the widget
   * without its optional parts. 0 for what the children ask for. */
  qs_members_install_property (klass, QsRoomLayout, least, least_changed, int, "least", 0, G_MAXINT, 0, once);

  /* How much width more, in pixels, it takes for parts to stand beside each other, the height from which on they do not, and
   * whether they do. */
  qs_members_install_property (klass, QsRoomLayout, beside, NULL, int, "beside", 0, G_MAXINT, 0, once);
  qs_members_install_property (klass, QsRoomLayout, low, NULL, int, "low", 0, G_MAXINT, G_MAXINT, once);
  /* The width, in pixels, beyond which the children stand in the middle. */
  qs_members_install_property (klass, QsRoomLayout, most, NULL, int, "most", 0, G_MAXINT, G_MAXINT, once);
  qs_members_install_property (klass, QsRoomLayout, is_wide, NULL, boolean, "is-wide", FALSE, G_PARAM_READABLE);

  /* Whether children without room for their width are not shown, and whether that is so: what stands for them elsewhere is
   * shown then. */
  qs_members_install_property (klass, QsRoomLayout, folds, NULL, boolean, "folds", FALSE, once);
  qs_members_install_property (klass, QsRoomLayout, is_folded, NULL, boolean, "is-folded", FALSE, G_PARAM_READABLE);

  qs_members_install_property (klass, QsRoomLayout, has_room, NULL, boolean, "has-room", FALSE, G_PARAM_READABLE);

  /* Whether there is more height than width. */
  qs_members_install_property (klass, QsRoomLayout, is_upright, NULL, boolean, "is-upright", FALSE, G_PARAM_READABLE);

  /* How tools stand below a board that has all of the width:
   * one below the other where there is height to spare. */
  qs_members_install_property (klass, QsRoomLayout, tools, NULL,
                               enum, "tools", GTK_TYPE_ORIENTATION, GTK_ORIENTATION_HORIZONTAL, G_PARAM_READABLE);
}
