/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A widget that shows a board: it decides where and how large, and the painter does the rest. */

#include "qs-board-view.h"

#include <math.h>
#include <string.h>

#include "qs-appearance.h"
#include "qs-compat.h"
#include "qs-members.h"
#include "qs-next-frame.h"
#include "qs-symmetry.h"

/* The room that coordinates take at most, in sizes of their font. */
#define LABEL_ROOM 4

struct _QsBoardView
{
  GtkWidget parent_instance;

  QsBoardPicture *shown;      /* the board and what stands on it; nobody else has this one */
  GtkWidget *echo;            /* shows what is being typed; NULL until something was */
  gboolean has_labels;        /* whether coordinates are shown */
  gboolean glides;            /* whether queens glide from one solution to the next */
  double *glide;              /* from where, as in the geometry; NULL until one did */
  double turn;                /* or by how much they are turned at first; 0 if they glide */
  QsMotion motion;            /* of either */
  int minimum_size;           /* pixels */
  int natural_size;           /* pixels */
};

G_DEFINE_FINAL_TYPE (QsBoardView, qs_board_view, GTK_TYPE_WIDGET)

static void
qs_board_view_measure (GtkWidget     *widget,
                       GtkOrientation orientation,
                       int            for_size,
                       int           *minimum,
                       int           *natural,
                       int           *minimum_baseline,
                       int           *natural_baseline)
{
  QsBoardView *self = QS_BOARD_VIEW (widget);

  *minimum = self->minimum_size;
  *natural = MAX (self->minimum_size, self->natural_size);
}

static void
get_geometry (QsBoardView     *self,
              QsBoardGeometry *geometry)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const QsBoardStyle *style = qs_appearance_get_board_style ();

  qs_board_geometry_init (geometry, self->shown->n_rows, self->shown->n, gtk_widget_get_width (widget),
                                    gtk_widget_get_height (widget), gtk_widget_get_scale_factor (widget),
                                    self->has_labels && style->coordinates != QS_COORDINATES_NONE);
  geometry->style = *style;
}

static QsScene
get_scene (QsBoardView *self)
{
  QsScene scene = self->shown->scene;

  /* The frequencies may still be those of another board. */
  if (scene.heat != NULL && (scene.heat->n_rows != self->shown->n_rows || scene.heat->n != self->shown->n))
    scene.heat = NULL;

  return scene;
}

/* Has @place, a part of what is shown, be a copy of something, or NULL. */
static void
replace (QsBoardView  *self,
         gpointer      place,
         gconstpointer part,
         gsize         size)
{
  gpointer *before = place;

  g_free (*before);
  *before = g_memdup2 (part, size);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
qs_board_view_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  QsBoardView *self = QS_BOARD_VIEW (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  QsBoardGeometry geometry;
  QsScene scene = get_scene (self);
  graphene_rect_t whole = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height), wanted, area;
  double margin;
  cairo_t *cr;

  if (width <= 0 || height <= 0)
    return;

  get_geometry (self, &geometry);
  geometry.glide = self->motion.left > 0 ? self->glide : NULL;
  geometry.left = self->motion.left;
  geometry.turn = self->turn * self->motion.left;
  /* GTK copies all of this to the display as pixels, so it is no larger than the board and its coordinates. */
  margin = MAX (LABEL_ROOM * geometry.label_size, 2 * geometry.frame + 1);
  wanted = GRAPHENE_RECT_INIT ((float) floor (geometry.x - margin), (float) floor (geometry.y - margin),
                               (float) ceil (geometry.n * geometry.square + 2 * margin),
                               (float) ceil (geometry.n_rows * geometry.square + 2 * margin));
  if (!graphene_rect_intersection (&wanted, &whole, &area))
    area = whole;
  cr = qs_compat_append_cairo (snapshot, widget, &area);
  qs_board_paint (cr, &geometry, qs_appearance_get_palette (widget), &scene);
  cairo_destroy (cr);

  if (self->echo != NULL)
    gtk_widget_snapshot_child (widget, self->echo, snapshot);
}

/* The typed text stands in the middle of the board. */
static void
qs_board_view_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  QsBoardView *self = QS_BOARD_VIEW (widget);
  GtkRequisition size;
  graphene_point_t corner;

  if (self->echo == NULL || !gtk_widget_should_layout (self->echo))
    return;

  gtk_widget_get_preferred_size (self->echo, NULL, &size);
  corner = GRAPHENE_POINT_INIT ((float) ((width - size.width) / 2), (float) ((height - size.height) / 2));
  gtk_widget_allocate (self->echo, size.width, size.height, -1,
                       gsk_transform_translate (NULL, &corner));
}

static void
qs_board_view_dispose (GObject *object)
{
  g_clear_pointer (&QS_BOARD_VIEW (object)->echo, gtk_widget_unparent);

  G_OBJECT_CLASS (qs_board_view_parent_class)->dispose (object);
}

static void
qs_board_view_class_init (QsBoardViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags once = G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY;

  object_class->dispose = qs_board_view_dispose;
  qs_members_own (klass, QsBoardView, shown, qs_board_picture_unref);
  qs_members_own (klass, QsBoardView, glide, g_free);
  widget_class->measure = qs_board_view_measure;
  widget_class->size_allocate = qs_board_view_size_allocate;
  widget_class->snapshot = qs_board_view_snapshot;

  /* Whether coordinates are shown beside the board, where there is room. */
  qs_members_install_property (klass, QsBoardView, has_labels, NULL, boolean, "has-labels", TRUE, once);

  /* Whether queens glide from one solution to the next. */
  qs_members_install_property (klass, QsBoardView, glides, NULL, boolean, "glides", FALSE, once);

  qs_members_install_property (klass, QsBoardView, minimum_size, NULL, int, "minimum-size", 1, 10000, 160, once);
  qs_members_install_property (klass, QsBoardView, natural_size, NULL, int, "natural-size", 1, 10000, 480, once);

  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
qs_board_view_init (QsBoardView *self)
{
  static const guint16 none = QS_EMPTY_ROW;

  self->shown = qs_board_picture_new (1, &(QsScene){ .columns = &none }, QS_BOARD_LOOK_ALL);
}

/* The queens glide from where they are painted now; those of a placement that is turned go around its middle. */
static void
start_glide (QsBoardView   *self,
             const guint16 *columns)
{
  const guint16 *before = self->shown->scene.columns;
  double left = self->motion.left, angle = 0;
  guint n_rows = self->shown->n_rows, n = self->shown->n;
  guint16 image[QS_MAX_N];

  /* By how much it was turned clockwise, in radians. */
  for (guint turn = QS_SYMMETRY_QUARTER_TURN; n_rows == n && turn <= QS_SYMMETRY_THREE_QUARTER_TURN; turn++)
    {
      qs_symmetry_apply (turn, before, n, n, image);
      if (memcmp (image, columns, n * sizeof *image) == 0)
        angle = (turn == QS_SYMMETRY_THREE_QUARTER_TURN ? -1 : (int) turn) * G_PI / 2;
    }
  self->turn = angle != 0 ? (left > 0 ? self->turn * left : 0) - angle : 0;
  self->glide = g_renew (double, self->glide, n_rows);
  for (guint row = 0; row < n_rows; row++)
    self->glide[row] = angle != 0 ? 0 : (left > 0 ? self->glide[row] * left : 0) + before[row] - columns[row];

  qs_motion_start (&self->motion, GTK_WIDGET (self));
}

static void
set_placement (QsBoardView   *self,
               guint          n_rows,
               guint          n,
               const guint16 *columns)
{
  QsScene *scene = &self->shown->scene;
  guint16 *placed;
  gboolean is_same_board = self->shown->n_rows == n_rows && self->shown->n == n;
  gboolean can_glide = self->glides && columns != NULL && is_same_board && qs_motion_is_wanted (GTK_WIDGET (self));

  if (is_same_board && columns != NULL && memcmp (scene->columns, columns, n_rows * sizeof *columns) == 0)
    return;

  for (guint row = 0; row < n_rows && can_glide; row++)
    can_glide = scene->columns[row] != QS_EMPTY_ROW && columns[row] != QS_EMPTY_ROW;
  if (can_glide)
    start_glide (self, columns);
  else
    qs_motion_stop (&self->motion, GTK_WIDGET (self));
  self->shown->n_rows = n_rows;
  self->shown->n = n;
  if (scene->cursor != NULL && (scene->cursor->row >= n_rows || scene->cursor->column >= n))
    replace (self, &scene->cursor, NULL, 0);
  scene->columns = placed = g_renew (guint16, (gpointer) scene->columns, n_rows);
  for (guint row = 0; row < n_rows; row++)
    placed[row] = columns != NULL ? columns[row] : QS_EMPTY_ROW;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* @problem, of @n columns, is NULL for plain queens on @n × @n squares. @columns has the column of each row's queen, from 0,
 * or QS_EMPTY_ROW; NULL for an empty board. Marks stay. */
void
qs_board_view_set_solution (QsBoardView     *self,
                            const QsProblem *problem,
                            guint            n,
                            const guint16   *columns)
{
  const QsGameScene *before = self->shown->scene.board;

  g_return_if_fail (n >= 1 && n <= QS_MAX_N);

  if (problem != NULL ? before == NULL || !qs_problem_equal (&before->problem, problem) : before != NULL)
    {
      g_autofree QsGameScene *board = problem != NULL ? qs_game_scene_new_board (problem) : NULL;

      replace (self, &self->shown->scene.board, board, sizeof *board);
    }
  set_placement (self, problem != NULL ? problem->n_rows : n, n, columns);
}

/* The marks take the place of those before. */
void
qs_board_view_set_marks (QsBoardView  *self,
                         const QsMark *marks,
                         guint         n_marks)
{
  replace (self, &self->shown->scene.marks, marks, n_marks * sizeof *marks);
  self->shown->scene.n_marks = n_marks;
}

/* @clash is NULL, or two squares that a line joins. */
void
qs_board_view_set_squares (QsBoardView         *self,
                           const QsConstraints *constraints,
                           const QsSquare      *clash)
{
  replace (self, &self->shown->scene.constraints, constraints, sizeof *constraints);
  replace (self, &self->shown->scene.clash, clash, 2 * sizeof *clash);
}

/* The square that keys act on; NULL for none. */
void
qs_board_view_set_cursor (QsBoardView    *self,
                          const QsSquare *cursor)
{
  replace (self, &self->shown->scene.cursor, cursor, sizeof *cursor);
}

const QsSquare *
qs_board_view_get_cursor (QsBoardView *self)
{
  return self->shown->scene.cursor;
}

/* Shows how full squares are; NULL shows the board again. */
void
qs_board_view_set_heat (QsBoardView         *self,
                        const QsFrequencies *heat)
{
  replace (self, &self->shown->scene.heat, heat, sizeof *heat);
}

/* Shows a puzzle that is played. */
void
qs_board_view_set_game (QsBoardView       *self,
                        const QsGameScene *game)
{
  guint16 columns[QS_ENUMERATOR_MAX_N];

  for (guint row = 0; row < game->problem.n; row++)
    columns[row] = game->marks.required[row] != 0 ? (guint16) __builtin_ctz (game->marks.required[row]) : QS_EMPTY_ROW;
  replace (self, &self->shown->scene.game, game, sizeof *game);
  qs_board_view_set_solution (self, NULL, game->problem.n, columns);
}

/* Shows numbers in the corners of squares, such as those of diagonals. */
void
qs_board_view_set_numbering (QsBoardView       *self,
                             const QsNumbering *numbering)
{
  self->shown->scene.numbering = *numbering;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Shows which keys the board has received: @text is what is being typed, or empty. */
void
qs_board_view_set_echo (QsBoardView *self,
                        const char  *text)
{
  if (self->echo == NULL && *text == '\0')
    return;

  if (self->echo == NULL)
    {
      self->echo = gtk_label_new (NULL);
      gtk_widget_add_css_class (self->echo, "echo");
      gtk_widget_set_can_target (self->echo, FALSE);
      gtk_widget_set_parent (self->echo, GTK_WIDGET (self));
    }

  gtk_label_set_label (GTK_LABEL (self->echo), text);
  gtk_widget_set_visible (self->echo, *text != '\0');
}

/* @x and @y are pixels from the top left of the widget. */
gboolean
qs_board_view_find_square (QsBoardView *self,
                           double       x,
                           double       y,
                           QsSquare    *square)
{
  QsBoardGeometry geometry;

  get_geometry (self, &geometry);

  return qs_board_geometry_find_square (&geometry, x, y, &square->row, &square->column);
}

/* @area is in pixels from the top left of the widget. There may be no room for the board. */
gboolean
qs_board_view_find_area (QsBoardView     *self,
                         QsSquare         square,
                         graphene_rect_t *area)
{
  QsBoardGeometry geometry;
  double x, y;

  get_geometry (self, &geometry);
  if (square.row >= geometry.n_rows || square.column >= geometry.n || geometry.square <= 0)
    return FALSE;

  qs_board_geometry_get_square (&geometry, square.row, square.column, &x, &y);
  graphene_rect_init (area, (float) x, (float) y, (float) geometry.square, (float) geometry.square);

  return TRUE;
}

guint
qs_board_view_get_n_rows (QsBoardView *self)
{
  return self->shown->n_rows;
}

/* Its columns. */
guint
qs_board_view_get_n (QsBoardView *self)
{
  return self->shown->n;
}

/* Describes the board to people who cannot see it. */
void
qs_board_view_set_description (QsBoardView *self,
                               const char  *description)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, description, -1);
}

/* Says something of a square. Not every version of GTK can announce, but all can change a description. */
void
qs_board_view_announce (QsBoardView *self,
                        const char  *words)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
  qs_compat_announce (GTK_WIDGET (self), words);
}

QsBoardPicture *
qs_board_view_get_picture (QsBoardView *self)
{
  QsScene scene = get_scene (self);

  return qs_board_picture_new (self->shown->n, &scene, QS_BOARD_LOOK_ALL);
}
