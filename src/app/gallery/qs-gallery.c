/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Many boards at a glance: the geometry says where the thumbnails are, and scrolling reuses them. */

#include "qs-gallery-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qs-focus.h"
#include "qs-gallery-fold.h"
#include "qs-gallery-pool.h"
#include "qs-members.h"
#include "qs-next-frame.h"

/* The least and natural width and height, in pixels. */
#define MINIMUM_SIZE 40
#define NATURAL_SIZE 480

struct _QsGallery
{
  GtkWidget parent_instance;

  QsGalleryPool pool;         /* the thumbnails, and which one is selected */
  QsGalleryGeometry geometry; /* where they are */
  GtkAdjustment *adjustment;  /* counts rows, as exactly as doubles do */
  gboolean is_adjusting;      /* whether it changes from inside */
  gboolean can_scroll;        /* whether there is more than fits */
  guint64 position;           /* of the selected solution, from 1; 0 for none */
  double size;                /* the wanted side of a board, in pixels */
  guint page;                 /* how many solutions a page has */
  guint tick_id;              /* makes the thumbnails that another size needs */
  QsGalleryFold fold;
};

G_DEFINE_FINAL_TYPE (QsGallery, qs_gallery, GTK_TYPE_WIDGET)

static gboolean
is_laid_out (QsGallery *self)
{
  return self->geometry.n_columns > 0;
}

static void
update_adjustment (QsGallery *self)
{
  QsGalleryGeometry *geometry = &self->geometry;
  double n_rows = (double) qs_gallery_geometry_get_n_rows (geometry);
  double page = qs_gallery_geometry_get_page (geometry);

  self->is_adjusting = TRUE;
  gtk_adjustment_configure (self->adjustment, qs_gallery_geometry_get_position (geometry), 0, MAX (n_rows, page), 1,
                            qs_gallery_geometry_get_page_rows (geometry), page);
  self->is_adjusting = FALSE;

  if (self->can_scroll == (n_rows > page))
    return;

  self->can_scroll = n_rows > page;
  g_object_notify (G_OBJECT (self), "can-scroll");
}

/* Shows the present geometry. */
static void
update_view (QsGallery *self)
{
  guint page_rows = is_laid_out (self) ? qs_gallery_geometry_get_page_rows (&self->geometry) : 0;
  guint64 first, end;

  if (!is_laid_out (self) || self->pool.boards == NULL)
    return;

  qs_gallery_geometry_get_items (&self->geometry, 0, &first, &end);
  qs_gallery_pool_show (&self->pool, first, end);
  qs_gallery_pool_fill (&self->pool);
  /* Solutions are asked for half a page before they are seen. */
  qs_gallery_geometry_get_items (&self->geometry, page_rows / 2, &first, &end);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    qs_gallery_pool_want (&self->pool, first, end);
  update_adjustment (self);
  if (self->page != page_rows * self->geometry.n_columns)
    {
      self->page = page_rows * self->geometry.n_columns;
      g_object_notify (G_OBJECT (self), "page");
    }
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
adjusted_cb (QsGallery *self)
{
  if (self->is_adjusting || !is_laid_out (self))
    return;

  qs_gallery_geometry_set_position (&self->geometry, gtk_adjustment_get_value (self->adjustment));
  update_view (self);
}

/* Returns whether that has changed anything. */
static gboolean
lay_out (QsGallery *self,
         int        width,
         int        height)
{
  const QsBoardPicture *empty = self->pool.empty;
  QsGalleryView view = {
    .width = width,
    .height = height,
    .side = self->size,
    .largest = self->size == QS_GALLERY_DEFAULT_SIZE ? width : self->size,
    .ratio = empty != NULL ? (double) empty->n_rows / empty->n : 1,
  };

  qs_gallery_pool_measure_number (&self->pool, MAX (self->geometry.n_items, 1), &view.label_width, &view.label_height);
  if (is_laid_out (self) && memcmp (&self->geometry.view, &view, sizeof view) == 0)
    return FALSE;

  qs_gallery_geometry_set_view (&self->geometry, &view, self->pool.rank);

  return TRUE;
}

/* Something has changed that may need another size. */
static void
lay_out_again (QsGallery *self)
{
  if (!is_laid_out (self))
    return;

  lay_out (self, gtk_widget_get_width (GTK_WIDGET (self)), gtk_widget_get_height (GTK_WIDGET (self)));
  update_view (self);
}

static void
qs_gallery_size_allocate (GtkWidget *widget,
                          int        width,
                          int        height,
                          int        baseline)
{
  QsGallery *self = QS_GALLERY (widget);

  /* Widgets must not come and go while they are allocated. */
  if (lay_out (self, width, height))
    qs_next_frame_call (self, &self->tick_id, (QsNextFrameFunc) update_view);

  qs_gallery_pool_place (&self->pool, &self->geometry);
}

static void
qs_gallery_measure (GtkWidget     *widget,
                    GtkOrientation orientation,
                    int            for_size,
                    int           *minimum,
                    int           *natural,
                    int           *minimum_baseline,
                    int           *natural_baseline)
{
  *minimum = MINIMUM_SIZE;
  *natural = NATURAL_SIZE;
}

static void
qs_gallery_snapshot (GtkWidget   *widget,
                     GtkSnapshot *snapshot)
{
  QsGallery *self = QS_GALLERY (widget);

  if (self->fold.motion.left > 0)
    {
      qs_gallery_fold_snapshot (&self->fold, widget, self->pool.cells, snapshot);
      return;
    }

  qs_gallery_fold_end (&self->fold, widget);
  GTK_WIDGET_CLASS (qs_gallery_parent_class)->snapshot (widget, snapshot);
}

/* A wish may have been dropped while something else was shown. */
static void
qs_gallery_map (GtkWidget *widget)
{
  QsGallery *self = QS_GALLERY (widget);

  GTK_WIDGET_CLASS (qs_gallery_parent_class)->map (widget);

  qs_gallery_pool_want_again (&self->pool);
  update_view (self);
}

static void
qs_gallery_unmap (GtkWidget *widget)
{
  qs_gallery_fold_end (&QS_GALLERY (widget)->fold, widget);

  GTK_WIDGET_CLASS (qs_gallery_parent_class)->unmap (widget);
}

static gboolean
qs_gallery_grab_focus (GtkWidget *widget)
{
  GtkWidget *selected = (GtkWidget *) QS_GALLERY (widget)->pool.selected;

  return selected != NULL ? qs_focus_enter (widget, selected)
                          : GTK_WIDGET_CLASS (qs_gallery_parent_class)->grab_focus (widget);
}

/* Selects a solution, and scrolls to it. That none is selected shows only after the next
 * qs_gallery_update(): mostly another one is selected by then, and the focus would come and go. */
static void
position_changed (QsGallery *self)
{
  guint64 before = self->pool.rank;

  self->pool.rank = self->position - 1;
  if (self->position > 0 && is_laid_out (self))
    {
      qs_gallery_geometry_follow (&self->geometry, before, self->pool.rank);
      update_view (self);
    }
}

static void
set_position (QsGallery *self,
              guint64    position)
{
  g_object_set (self, "position", position, NULL);
}

static void
qs_gallery_dispose (GObject *object)
{
  QsGallery *self = QS_GALLERY (object);

  qs_gallery_fold_end (&self->fold, GTK_WIDGET (self));
  qs_gallery_pool_clear (&self->pool);
  g_clear_object (&self->adjustment);

  G_OBJECT_CLASS (qs_gallery_parent_class)->dispose (object);
}

static void
qs_gallery_class_init (QsGalleryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = qs_gallery_dispose;
  widget_class->measure = qs_gallery_measure;
  widget_class->size_allocate = qs_gallery_size_allocate;
  widget_class->snapshot = qs_gallery_snapshot;
  widget_class->map = qs_gallery_map;
  widget_class->unmap = qs_gallery_unmap;
  widget_class->grab_focus = qs_gallery_grab_focus;

  /* What a scroll bar beside the gallery moves. */
  qs_members_install_property (klass, QsGallery, adjustment, NULL, object, "adjustment", GTK_TYPE_ADJUSTMENT, G_PARAM_READABLE);

  qs_members_install_property (klass, QsGallery, can_scroll, NULL, boolean, "can-scroll", FALSE, G_PARAM_READABLE);

  /* The number of the selected solution, from 1; 0 for none. Is scrolled to. */
  qs_members_install_property (klass, QsGallery, position, position_changed,
                               uint64, "position", 0, G_MAXUINT64, 0, G_PARAM_READWRITE);

  /* The side that boards have where the view is large enough, in pixels. */
  qs_members_install_property (klass, QsGallery, size, lay_out_again,
                               double, "size", QS_GALLERY_MIN_SIZE, QS_GALLERY_MAX_SIZE, QS_GALLERY_DEFAULT_SIZE,
                               G_PARAM_READWRITE);

  /* How many solutions a page has. */
  qs_members_install_property (klass, QsGallery, page, NULL, uint, "page", 1, G_MAXUINT, 1, G_PARAM_READABLE);

  /* The user wants to see the selected solution large. */
  g_signal_new ("open", QS_TYPE_GALLERY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /* The user wants to select a solution, numbered from 1, that cannot be reached yet. */
  g_signal_new ("wanted", QS_TYPE_GALLERY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT64);

  qs_gallery_install_input (widget_class);

  gtk_widget_class_set_css_name (widget_class, "gallery");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
}

static void
qs_gallery_init (QsGallery *self)
{
  qs_gallery_pool_init (&self->pool, GTK_WIDGET (self));
  self->page = 1;
  self->size = QS_GALLERY_DEFAULT_SIZE;
  self->adjustment = g_object_ref_sink (gtk_adjustment_new (0, 0, 0, 0, 0, 0));
  g_signal_connect_object (self->adjustment, "value-changed", G_CALLBACK (adjusted_cb), self, G_CONNECT_SWAPPED);

  qs_gallery_attach_input (self);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Solutions"), -1);
}

/* Shows other boards from their first, when qs_gallery_update()
 * says how many. @source stays for good; both may be NULL. */
void
qs_gallery_set_boards (QsGallery             *self,
                       const QsGallerySource *source,
                       gpointer               boards)
{
  set_position (self, 0);
  qs_gallery_pool_set_boards (&self->pool, source, boards);
  self->geometry.row = 0;
  self->geometry.offset = 0;
  qs_gallery_geometry_set_n_items (&self->geometry, 0);
  if (boards != NULL)
    lay_out_again (self);
}

/* To be called before qs_gallery_set_boards() where the next boards are of the same symmetry classes: those of a class
 * slide into the one that stands for them, or out of it. */
void
qs_gallery_fold (QsGallery *self)
{
  qs_gallery_fold_begin (&self->fold, GTK_WIDGET (self), self->pool.cells);
}

/* Shows the boards that have come since they were asked for. */
void
qs_gallery_fill (QsGallery *self)
{
  qs_gallery_pool_fill (&self->pool);
}

/* Takes over the present number of boards. Those that cannot be reached yet are empty. */
void
qs_gallery_update (QsGallery *self,
                   guint64    n_items)
{
  g_return_if_fail (self->pool.boards != NULL);

  if (self->geometry.n_items == n_items)
    return;

  qs_gallery_geometry_set_n_items (&self->geometry, n_items);
  lay_out_again (self);
}

guint64
qs_gallery_get_position (QsGallery *self)
{
  return self->position;
}

guint
qs_gallery_get_page (QsGallery *self)
{
  return self->page;
}

/* Marks the images of the selected solution, in place of those before. @ranks count from 0, and may be NULL. */
void
qs_gallery_set_marked (QsGallery     *self,
                       const guint64 *ranks,
                       guint          n_ranks)
{
  qs_gallery_pool_set_marked (&self->pool, ranks, n_ranks);
}

/* Scrolls down by pixels, or up where they are negative. The selected solution stays selected. */
void
qs_gallery_scroll (QsGallery *self,
                   double     distance)
{
  if (!is_laid_out (self))
    return;

  qs_gallery_geometry_scroll (&self->geometry, distance);
  update_view (self);
}

/* Selects board number @rank, from 0, for the user, or asks for it
 * where it is not here yet. Returns whether it is selected now. */
gboolean
qs_gallery_choose (QsGallery *self,
                   guint64    rank)
{
  const QsGallerySource *source = self->pool.source;

  g_return_val_if_fail (source != NULL, FALSE);

  if (source->can_reach == NULL || source->can_reach (self->pool.boards, rank))
    {
      set_position (self, rank + 1);
      return TRUE;
    }

  g_signal_emit_by_name (self, "wanted", rank + 1);
  return FALSE;
}

/* Selects the solution that is so many rows further down. */
void
qs_gallery_move_rows (QsGallery *self,
                      int        n_rows)
{
  if (is_laid_out (self) && self->pool.rank < self->geometry.n_items)
    qs_gallery_choose (self, qs_gallery_geometry_get_neighbour (&self->geometry, self->pool.rank, n_rows));
}

/* Asks for the board of the selected solution. */
void
qs_gallery_open (QsGallery *self)
{
  if (self->pool.rank != QS_GALLERY_NONE)
    g_signal_emit_by_name (self, "open");
}

/* Takes the nearest allowed side of a board, in pixels. The selected thumbnail stays in the view. */
void
qs_gallery_set_size (QsGallery *self,
                     double     size)
{
  g_object_set (self, "size", CLAMP (size, QS_GALLERY_MIN_SIZE, QS_GALLERY_MAX_SIZE), NULL);
}

double
qs_gallery_get_size (QsGallery *self)
{
  return self->size;
}

/* Where a thumbnail is painted now. */
void
qs_gallery_get_painted (QsGallery       *self,
                        GtkWidget       *thumbnail,
                        graphene_rect_t *place)
{
  qs_gallery_fold_get_painted (&self->fold, QS_GALLERY_CELL (thumbnail), place);
}
