/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The motion between all solutions and the fundamental ones. The gallery itself shows the new boards at once: only their
 * pictures are on the way. Boards that come late join the others. */

#include "qs-gallery-fold.h"

#include "qs-symmetry.h"

/* A board that was there before. */
typedef struct
{
  GBytes *key; /* of its class */
  GdkPaintable *picture;
  graphene_rect_t place; /* in the gallery */
} Ghost;

static void
ghost_free (gpointer data)
{
  Ghost *self = data;

  g_bytes_unref (self->key);
  g_object_unref (self->picture);
  g_free (self);
}

/* What all images of a board have in common: the columns of the least one. NULL if the board is not here yet. */
static GBytes *
find_class (QsGalleryCell *cell,
            gboolean      *is_least)
{
  const QsBoardPicture *board = qs_gallery_cell_get_board (cell);
  guint16 least[QS_MAX_N];
  guint symmetries;

  if (board == NULL)
    return NULL;

  symmetries = board->scene.board != NULL ? qs_problem_get_symmetries (&board->scene.board->problem) : QS_SYMMETRY_ALL;
  *is_least = qs_symmetry_least (board->scene.columns, board->n_rows, board->n, symmetries, least) == QS_SYMMETRY_IDENTITY;

  return g_bytes_new (least, board->n_rows * sizeof *least);
}

static graphene_rect_t
get_place (QsGalleryCell *cell)
{
  graphene_rect_t place = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  if (!gtk_widget_compute_bounds (GTK_WIDGET (cell), gtk_widget_get_parent (GTK_WIDGET (cell)), &place))
    return GRAPHENE_RECT_INIT (0, 0, 0, 0);

  return place;
}

/* To be called before the cells get the boards that follow: those of a class come from where the one was that stands for
 * it, or else from where another one was. */
void
qs_gallery_fold_begin (QsGalleryFold *self,
                       GtkWidget     *gallery,
                       GPtrArray     *cells)
{
  qs_gallery_fold_end (self, gallery);
  if (!qs_motion_is_wanted (gallery))
    return;

  self->ghosts = g_ptr_array_new_with_free_func (ghost_free);
  self->starts = g_hash_table_new (g_bytes_hash, g_bytes_equal);
  for (guint i = 0; i < cells->len; i++)
    {
      QsGalleryCell *cell = cells->pdata[i];
      gboolean is_least;
      GBytes *key = find_class (cell, &is_least);
      g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (GTK_WIDGET (cell));
      Ghost *ghost;

      if (key == NULL)
        continue;

      ghost = g_new (Ghost, 1);
      *ghost = (Ghost){ key, gdk_paintable_get_current_image (paintable), get_place (cell) };
      g_ptr_array_add (self->ghosts, ghost);
      if (is_least || !g_hash_table_contains (self->starts, key))
        g_hash_table_replace (self->starts, key, ghost);
    }

  qs_motion_start (&self->motion, gallery);
}

/* Has all boards where they belong at once. */
void
qs_gallery_fold_end (QsGalleryFold *self,
                     GtkWidget     *gallery)
{
  qs_motion_stop (&self->motion, gallery);
  g_clear_pointer (&self->starts, g_hash_table_unref);
  g_clear_pointer (&self->ghosts, g_ptr_array_unref);
}

/* Where a thumbnail of a class is painted now. Returns whether it comes from anywhere; if not, it appears. */
static gboolean
find_painted (QsGalleryFold   *self,
              QsGalleryCell   *cell,
              const GBytes    *key,
              graphene_rect_t *painted)
{
  const Ghost *start = self->starts != NULL && key != NULL ? g_hash_table_lookup (self->starts, key) : NULL;

  *painted = get_place (cell);
  if (start != NULL)
    graphene_rect_interpolate (painted, &start->place, self->motion.left, painted);

  return start != NULL;
}

void
qs_gallery_fold_get_painted (QsGalleryFold   *self,
                             QsGalleryCell   *cell,
                             graphene_rect_t *painted)
{
  gboolean is_least;
  g_autoptr (GBytes) key = find_class (cell, &is_least);

  find_painted (self, cell, key, painted);
}

/* A ghost goes to the new board of its class, unless that comes from the ghost's own place, and fades. */
static void
snapshot_ghost (QsGalleryFold *self,
                const Ghost   *ghost,
                QsGalleryCell *aim,
                GtkSnapshot   *snapshot)
{
  graphene_rect_t place = ghost->place;
  double left = self->motion.left;

  if (aim != NULL && g_hash_table_lookup (self->starts, ghost->key) == ghost)
    return;

  if (aim != NULL)
    {
      place = get_place (aim);
      graphene_rect_interpolate (&place, &ghost->place, left, &place);
    }

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &place.origin);
  gtk_snapshot_push_opacity (snapshot, left);
  gdk_paintable_snapshot (ghost->picture, snapshot, place.size.width, place.size.height);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_cell (QsGalleryFold *self,
               GtkWidget     *gallery,
               QsGalleryCell *cell,
               const GBytes  *key,
               GtkSnapshot   *snapshot)
{
  graphene_rect_t painted, place = get_place (cell);
  gboolean has_start = find_painted (self, cell, key, &painted);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &painted.origin);
  gtk_snapshot_scale (snapshot, painted.size.width / MAX (place.size.width, 1),
                      painted.size.height / MAX (place.size.height, 1));
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-place.origin.x, -place.origin.y));
  gtk_snapshot_push_opacity (snapshot, has_start ? 1 : 1 - self->motion.left);
  gtk_widget_snapshot_child (gallery, GTK_WIDGET (cell), snapshot);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

/* Paints the thumbnails on their way. Of a class, the first one is on top: that is the one that stands for it. */
void
qs_gallery_fold_snapshot (QsGalleryFold *self,
                          GtkWidget     *gallery,
                          GPtrArray     *cells,
                          GtkSnapshot   *snapshot)
{
  g_autoptr (GHashTable) aims = g_hash_table_new (g_bytes_hash, g_bytes_equal);
  g_autofree GBytes **keys = g_new (GBytes *, cells->len);
  gboolean is_least;

  for (guint i = 0; i < cells->len; i++)
    {
      keys[i] = find_class (cells->pdata[i], &is_least);
      if (keys[i] != NULL)
        g_hash_table_replace (aims, keys[i], cells->pdata[i]);
    }

  for (guint i = 0; i < self->ghosts->len; i++)
    {
      const Ghost *ghost = self->ghosts->pdata[i];

      snapshot_ghost (self, ghost, g_hash_table_lookup (aims, ghost->key), snapshot);
    }

  for (guint i = cells->len; i-- > 0;)
    {
      snapshot_cell (self, gallery, cells->pdata[i], keys[i], snapshot);
      g_clear_pointer (&keys[i], g_bytes_unref);
    }
}
