/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The thumbnails that a gallery has at a time: the boards that they need, and where they stand. */

#include "qs-gallery-pool.h"

#include <math.h>

#include "qs-focus.h"
#include "qs-text.h"

static gboolean
is_marked (QsGalleryPool *self,
           guint64        rank)
{
  if (rank == self->rank)
    return FALSE;

  for (guint i = 0; i < self->marked->len; i++)
    {
      if (g_array_index (self->marked, guint64, i) == rank)
        return TRUE;
    }

  return FALSE;
}

/* Removes the cells that nobody sees. Gives the slot of a rank in @slots to the cell that has it. */
static GPtrArray *
sort_cells (QsGalleryPool  *self,
            guint64         first,
            guint64         end,
            QsGalleryCell **slots)
{
  GPtrArray *spare = g_ptr_array_new ();

  for (guint i = 0; i < self->cells->len; i++)
    {
      QsGalleryCell *cell = g_ptr_array_index (self->cells, i);
      guint64 rank = qs_gallery_cell_get_rank (cell);

      if (rank >= first && rank < end)
        slots[rank - first] = cell;
      else if (rank == self->rank && rank != QS_GALLERY_NONE)
        slots[end - first] = cell;
      else
        g_ptr_array_add (spare, cell);
    }

  return spare;
}

static void
set_rank (QsGalleryPool *self,
          QsGalleryCell *cell,
          guint64        rank)
{
  qs_gallery_cell_set_rank (cell, self->empty, rank, self->source->describe (self->boards, rank, NULL));
}

static QsGalleryCell *
take_cell (QsGalleryPool *self,
           GPtrArray     *spare,
           guint64        rank)
{
  GtkWidget *cell;

  if (spare->len > 0)
    cell = g_ptr_array_steal_index_fast (spare, spare->len - 1);
  else
    {
      cell = g_object_new (QS_TYPE_GALLERY_CELL, NULL);
      gtk_widget_set_parent (cell, self->widget);
    }

  set_rank (self, QS_GALLERY_CELL (cell), rank);

  return QS_GALLERY_CELL (cell);
}

/* The focus moves before its cell can no longer take it. Without any board the gallery itself has it. */
static void
select_cell (QsGalleryPool *self,
             QsGalleryCell *cell)
{
  QsGalleryCell *before = self->selected;
  GtkWidget *focus = qs_focus_get (self->widget);

  if (before == cell)
    return;

  self->selected = cell;
  gtk_widget_set_focusable (self->widget, cell == NULL);
  if (cell != NULL)
    qs_gallery_cell_set_selected (cell, TRUE);
  if (focus != NULL && (focus == self->widget || gtk_widget_is_ancestor (focus, self->widget)))
    gtk_widget_grab_focus (cell != NULL ? GTK_WIDGET (cell) : self->widget);
  if (before != NULL)
    qs_gallery_cell_set_selected (before, FALSE);
}

/* @widget is the parent of the thumbnails. */
void
qs_gallery_pool_init (QsGalleryPool *self,
                      GtkWidget     *widget)
{
  *self = (QsGalleryPool){
    .widget = widget,
    .cells = g_ptr_array_new (),
    .rank = QS_GALLERY_NONE,
    .marked = g_array_new (FALSE, FALSE, sizeof (guint64)),
  };
}

static void
set_boards (QsGalleryPool         *self,
            const QsGallerySource *source,
            gpointer               boards)
{
  gpointer before = self->boards;

  self->boards = boards != NULL ? source->ref (boards) : NULL;
  if (before != NULL)
    self->source->unref (before);
  self->source = source;
  g_clear_pointer (&self->empty, qs_board_picture_unref);
  if (boards != NULL)
    self->empty = source->get_empty (boards);
}

/* May be called twice. */
void
qs_gallery_pool_clear (QsGalleryPool *self)
{
  self->selected = NULL;
  for (guint i = 0; self->cells != NULL && i < self->cells->len; i++)
    gtk_widget_unparent (g_ptr_array_index (self->cells, i));

  g_clear_pointer (&self->cells, g_ptr_array_unref);
  g_clear_pointer (&self->marked, g_array_unref);
  set_boards (self, NULL, NULL);
}

/* None of the boards is selected or shown yet. Both may be NULL. */
void
qs_gallery_pool_set_boards (QsGalleryPool         *self,
                            const QsGallerySource *source,
                            gpointer               boards)
{
  set_boards (self, source, boards);
  for (guint i = 0; i < self->cells->len && boards != NULL; i++)
    set_rank (self, g_ptr_array_index (self->cells, i), QS_GALLERY_NONE);
  self->rank = QS_GALLERY_NONE;
  g_array_set_size (self->marked, 0);
  qs_gallery_pool_want_again (self);
}

/* Marks the images of the selected solution, in place of
 * those before. @ranks count from 0; it is not among them. */
void
qs_gallery_pool_set_marked (QsGalleryPool *self,
                            const guint64 *ranks,
                            guint          n_ranks)
{
  g_array_set_size (self->marked, 0);
  if (n_ranks > 0)
    g_array_append_vals (self->marked, ranks, n_ranks);

  for (guint i = 0; i < self->cells->len; i++)
    {
      QsGalleryCell *cell = g_ptr_array_index (self->cells, i);

      qs_gallery_cell_set_marked (cell, is_marked (self, qs_gallery_cell_get_rank (cell)));
    }
}

/* Gives a thumbnail to each board from @first to before @end, and to the selected one.
 * Must not be called while the parent is allocated, because thumbnails may come and go. */
void
qs_gallery_pool_show (QsGalleryPool *self,
                      guint64        first,
                      guint64        end)
{
  g_autofree QsGalleryCell **slots = g_new0 (QsGalleryCell *, end - first + 1);
  g_autoptr (GPtrArray) spare = sort_cells (self, first, end, slots);
  QsGalleryCell *selected = NULL;
  GtkWidget *previous = NULL;

  g_ptr_array_set_size (self->cells, 0);

  for (guint64 i = 0; i <= end - first; i++)
    {
      gboolean is_beside = i == end - first;
      guint64 rank = is_beside ? self->rank : first + i;

      if (is_beside && (rank == QS_GALLERY_NONE || (rank >= first && rank < end)))
        break;
      if (slots[i] == NULL)
        slots[i] = take_cell (self, spare, rank);
      if (rank == self->rank)
        selected = slots[i];
      qs_gallery_cell_set_marked (slots[i], is_marked (self, rank));
      g_ptr_array_insert (self->cells, rank < first ? 0 : -1, slots[i]);
    }

  select_cell (self, selected);
  for (guint i = 0; i < spare->len; i++)
    gtk_widget_unparent (g_ptr_array_index (spare, i));
  /* Keeps the thumbnails in the order of their numbers for people who read one after the other. */
  for (guint i = 0; i < self->cells->len; i++)
    {
      GtkWidget *cell = g_ptr_array_index (self->cells, i);

      if (gtk_widget_get_prev_sibling (cell) != previous)
        gtk_widget_insert_after (cell, self->widget, previous);
      previous = cell;
    }
}

/* Shows the boards that have come. */
void
qs_gallery_pool_fill (QsGalleryPool *self)
{
  for (guint i = 0; i < self->cells->len; i++)
    {
      QsGalleryCell *cell = g_ptr_array_index (self->cells, i);
      guint64 rank = qs_gallery_cell_get_rank (cell);
      QsBoardPicture *board = qs_gallery_cell_get_board (cell) != NULL ? NULL : self->source->get (self->boards, rank);

      if (board != NULL)
        qs_gallery_cell_set_board (cell, board, self->source->describe (self->boards, rank, board));
    }
}

/* Asks for the boards from @first to before @end unless it has asked already, and for
 * as many again on both sides so that they are there before somebody scrolls to them. */
void
qs_gallery_pool_want (QsGalleryPool *self,
                      guint64        first,
                      guint64        end)
{
  guint64 margin, max;

  if (self->source->want == NULL || (first >= self->wanted_first && end <= self->wanted_end))
    return;

  max = self->source->max_wanted;
  margin = MIN (end - first, (max - MIN (end - first, max)) / 2);
  self->wanted_first = first - MIN (first, margin);
  self->wanted_end = end + margin;
  self->source->want (self->boards, self->wanted_first, (guint) MIN (self->wanted_end - self->wanted_first, max));
}

/* Forgets what was asked for, because somebody else may have asked for something else. */
void
qs_gallery_pool_want_again (QsGalleryPool *self)
{
  self->wanted_first = self->wanted_end = 0;
}

/* Measures a number, from 1, in pixels, as large as it is written below a board. */
void
qs_gallery_pool_measure_number (QsGalleryPool *self,
                                guint64        number,
                                double        *width,
                                double        *height)
{
  g_autofree char *text = qs_text_count (number);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (self->widget, text);
  int layout_width, layout_height;

  pango_layout_get_pixel_size (layout, &layout_width, &layout_height);
  *width = layout_width;
  *height = layout_height;
}

/* Allocates the thumbnails, while the parent is allocated. */
void
qs_gallery_pool_place (QsGalleryPool           *self,
                       const QsGalleryGeometry *geometry)
{
  gboolean is_rtl = gtk_widget_get_direction (self->widget) == GTK_TEXT_DIR_RTL;
  int width = (int) ceil (geometry->item_width);
  int height = (int) ceil (geometry->item_height);

  for (guint i = 0; i < self->cells->len; i++)
    {
      GtkWidget *cell = g_ptr_array_index (self->cells, i);
      graphene_point_t corner;
      double x, y;

      qs_gallery_geometry_get_place (geometry, qs_gallery_cell_get_rank (QS_GALLERY_CELL (cell)), &x, &y);
      /* The selected cell may be farther away than places can say. */
      y = CLAMP (round (y), -2.0 * height, geometry->view.height + height);
      graphene_point_init (&corner, (float) (is_rtl ? geometry->view.width - x - width : x), (float) y);
      gtk_widget_measure (cell, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_allocate (cell, width, height, -1, gsk_transform_translate (NULL, &corner));
    }
}
