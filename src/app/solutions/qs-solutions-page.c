/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The view that shows solutions: one after the other, or many at a glance. */

#include "qs-solutions-page.h"

#include <glib/gi18n.h>

#include "qs-board-drag.h"
#include "qs-board-view.h"
#include "qs-construction.h"
#include "qs-enumerator.h"
#include "qs-focus.h"
#include "qs-gallery.h"
#include "qs-heat-legend.h"
#include "qs-image-strip.h"
#include "qs-label.h"
#include "qs-next-frame.h"
#include "qs-room-layout.h"
#include "qs-solution-finder.h"
#include "qs-solutions-words.h"
#include "qs-squares-view.h"
#include "qs-template.h"
#include "qs-text.h"

/* How many solutions are fetched around the shown one. */
#define WINDOW 64

/* How long the words below the board wait for the number of the class, in milliseconds.
 * Mostly it takes less, and words that grow just after they appear would flicker. */
#define CLASS_PATIENCE 50

struct _QsSolutionsPage
{
  GtkWidget parent_instance;

  GtkStack *stack;
  GtkStack *view_stack; /* one board or many */
  QsBoardView *board_view;
  QsGallery *gallery;
  GtkLabel *caption_label;
  GtkWidget *undo_button;
  QsHeatLegend *heat_legend;
  GtkWidget *strip_place;
  QsImageStrip *image_strip;
  QsPager *pager;
  QsBoardView *empty_board_view;
  GtkLabel *empty_title_label;
  GtkLabel *empty_text_label;
  GtkButton *try_button;

  QsExplorer *explorer;
  QsSquares *squares;
  QsImages *images; /* the solution that the board shows */
  QsSolutionFinder *finder;
  QsSolutionSet *solution_set;
  char *message;          /* below the board, in place of its solution; NULL for none */
  guint wait_id;          /* of the source that waits for the number of the class */
  guint tick_id;          /* updates what has changed since the last frame */
  guint64 shown_position; /* the solution that the board shows now; 0 for none */
};

G_DEFINE_FINAL_TYPE (QsSolutionsPage, qs_solutions_page, GTK_TYPE_WIDGET)

static QsBoardPicture *
make_picture (QsSolutionSet *solutions,
              const guint16 *columns)
{
  const QsProblem *problem = &qs_solution_set_get_space (solutions)->problem;
  g_autofree QsGameScene *board = qs_game_scene_new_board (problem);

  return qs_board_picture_new (problem->n, &(QsScene){ .columns = columns, .board = board }, QS_BOARD_LOOK_ALL);
}

static QsBoardPicture *
get_empty_board (gpointer boards)
{
  return make_picture (boards, NULL);
}

static QsBoardPicture *
get_board (gpointer boards,
           guint64  rank)
{
  guint16 columns[QS_CENSUS_MAX_N];
  QsBoardPicture *picture;

  if (!qs_solution_set_get (boards, rank, columns))
    return NULL;

  picture = make_picture (boards, columns);
  picture->number = rank + 1;

  return picture;
}

static char *
describe_board (gpointer              boards,
                guint64               rank,
                const QsBoardPicture *board)
{
  g_autofree char *number = qs_text_count (rank + 1);
  g_autofree char *list = NULL;

  if (board == NULL)
    /* Translators: the number of a solution. */
    return g_strdup_printf (_ ("Solution %s"), number);

  list = qs_solution_to_string (board->scene.columns, board->n_rows);

  /* Translators: the number of a solution, and its columns. */
  return g_strdup_printf (_ ("Solution %s: %s"), number, list);
}

static const QsGallerySource listed_boards = {
  .ref = g_object_ref,
  .unref = g_object_unref,
  .get_empty = get_empty_board,
  .get = get_board,
  .describe = describe_board,
  .can_reach = (gboolean (*) (gpointer, guint64)) qs_solution_set_can_reach,
  .want = (void (*) (gpointer, guint64, guint)) qs_solution_set_want,
  .max_wanted = QS_SOLUTION_SET_MAX_WINDOW,
};

/* Without squares. */
static const QsProblem *
get_problem (QsSolutionsPage *self)
{
  return &qs_solution_set_get_space (self->solution_set)->problem;
}

/* About the solution: its number, its columns and its symmetry class. */
static void
show_caption (gpointer data)
{
  QsSolutionsPage *self = data;
  const QsImageClass *known = qs_images_get (self->images);
  /* “symmetry class 1 of 12 (8 images)” */
  g_autofree char *class_text =
      known->has_class ? qs_solutions_words_class (known->class_rank + 1, known->n_classes, known->size) : NULL;
  g_autofree char *text = NULL;

  g_clear_handle_id (&self->wait_id, g_source_remove);
  if (self->message == NULL && known->size > 0)
    text = qs_solutions_words_caption (known->rank + 1, known->columns, known->problem.n_rows, class_text);
  else
    text = g_strdup (self->message);
  gtk_label_set_label (self->caption_label, text != NULL ? text : "");
}

static void
update_caption (QsSolutionsPage *self)
{
  const QsImageClass *known = qs_images_get (self->images);

  if (self->message != NULL || known->size == 0 || known->has_class)
    show_caption (self);
  else if (self->wait_id == 0)
    self->wait_id = g_timeout_add_once (CLASS_PATIENCE, show_caption, self);
}

static void
set_message (QsSolutionsPage *self,
             const char      *message)
{
  if (g_strcmp0 (self->message, message) == 0)
    return;

  g_free (self->message);
  self->message = g_strdup (message);
  update_caption (self);
}

static void
show_solution (QsSolutionsPage *self,
               const guint16   *columns)
{
  const QsProblem *problem = get_problem (self);
  g_autofree char *description = qs_solutions_words_board (columns, problem);

  qs_board_view_set_solution (self->board_view, problem, problem->n, columns);
  qs_board_view_set_description (self->board_view, description);
  qs_images_set_solution (self->images, self->solution_set,
                          qs_explorer_get_status (self->explorer)->whole[QS_CENSUS_FUNDAMENTAL], self->shown_position - 1,
                          columns);
  set_message (self, NULL);
  gtk_widget_set_visible (self->undo_button, FALSE);
  if (qs_problem_equal (&qs_explorer_get_status (self->explorer)->problem, problem))
    qs_squares_set_completion (self->squares, columns);
}

/* A constructed solution fills the board until the search has its first. */
static gboolean
show_constructed (QsSolutionsPage *self,
                  const char      *waiting)
{
  const QsCensusSpace *space = qs_solution_set_get_space (self->solution_set);
  g_autofree char *description = NULL;
  g_autofree char *message = NULL;
  guint16 columns[QS_CENSUS_MAX_N];

  if (!qs_construction_find (space, columns))
    return FALSE;

  description = qs_solutions_words_board (columns, &space->problem);
  /* Translators: the sentence that follows is such as “Looking for the first solution…”. */
  message = g_strdup_printf (_ ("Made by a rule: the number of this solution is not known yet\n%s"), waiting);
  qs_board_view_set_solution (self->board_view, &space->problem, space->n, columns);
  qs_board_view_set_description (self->board_view, description);
  set_message (self, message);

  return TRUE;
}

/* While there is no solution: the required queens, and why there is none. */
static void
show_waiting (QsSolutionsPage *self)
{
  const QsProblem *problem = get_problem (self);
  g_autofree char *description = NULL;
  g_autofree char *explanation = qs_squares_explain (self->squares);
  const char *waiting = qs_solutions_words_waiting (self->solution_set);

  qs_images_clear (self->images);
  gtk_widget_set_visible (self->undo_button, explanation != NULL);
  if (explanation == NULL && waiting != NULL && show_constructed (self, waiting))
    return;

  description = qs_solutions_words_given (qs_explorer_get_status (self->explorer)->constraints, problem);
  qs_board_view_set_solution (self->board_view, problem, problem->n, NULL);
  qs_board_view_set_description (self->board_view, description);
  set_message (self, explanation != NULL ? explanation : waiting);
}

static void
update_board (QsSolutionsPage *self)
{
  guint16 columns[QS_ENUMERATOR_MAX_N];
  guint64 position = qs_pager_get_position (self->pager);
  const QsSolutionStatus *status;

  if (self->solution_set == NULL || (position > 0 && position == self->shown_position))
    return;

  /* Other solutions of the same board mostly come at once: an empty board would only flash. */
  status = qs_solution_set_get_status (self->solution_set);
  if (position == 0 && !status->is_complete && !status->is_stopped && status->elapsed < QS_SOLUTIONS_WORDS_PATIENCE &&
      qs_problem_equal (&qs_images_get (self->images)->problem, get_problem (self)))
    return;

  if (position == 0)
    show_waiting (self);
  else if (qs_solution_set_get (self->solution_set, position - 1, columns))
    {
      self->shown_position = position;
      show_solution (self, columns);
    }
  else if (!qs_pager_shows_gallery (self->pager)) /* the gallery asks for more than this, and the newest wish wins */
    qs_solution_set_want (self->solution_set, position - 1 - MIN (position - 1, WINDOW / 2), WINDOW);
}

/* Whether there is no solution, whatever is asked of the squares. */
static gboolean
is_empty (QsSolutionsPage *self)
{
  const QsSolutionStatus *status = qs_solution_set_get_status (self->solution_set);

  return status->is_complete && status->count == 0 &&
         qs_constraints_is_empty (qs_explorer_get_status (self->explorer)->constraints);
}

static void
update (QsSolutionsPage *self)
{
  const QsProblem *problem = get_problem (self);
  g_autofree char *total = qs_solutions_words_total (self->solution_set);
  guint64 n_listed = qs_solutions_words_get_listed (self->solution_set);

  qs_gallery_update (self->gallery, n_listed);
  qs_pager_set_total (self->pager, n_listed, total);
  if (is_empty (self))
    {
      g_autofree char *title = qs_solutions_words_no_solution (problem);
      g_autofree char *target = NULL;
      g_autofree char *offer = qs_solutions_words_offer (problem, &target);

      qs_images_clear (self->images);
      qs_board_view_set_solution (self->empty_board_view, problem, problem->n, NULL);
      qs_board_view_set_description (self->empty_board_view, title);
      gtk_label_set_label (self->empty_title_label, title);
      qs_label_take (self->empty_text_label, qs_solutions_words_why_none (problem));
      gtk_button_set_label (self->try_button, offer);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->try_button), "s", target);
    }
  else
    update_board (self);

  gtk_stack_set_visible_child_name (self->stack, is_empty (self) ? "empty" : "board");
}

/* Solutions arrive more often than frames are drawn. Once there is one, a hidden page waits until it is shown: a count that
 * goes on would have the whole window find its places anew at each frame of another page. */
static void
queue_update (QsSolutionsPage *self)
{
  gboolean is_needed = gtk_widget_get_mapped (GTK_WIDGET (self)) || qs_pager_get_position (self->pager) == 0;

  if (is_needed && self->solution_set != NULL)
    qs_next_frame_call (self, &self->tick_id, (QsNextFrameFunc) update);
}

/* The gallery has the images among its boards. */
static void
view_changed_cb (QsSolutionsPage *self)
{
  gtk_widget_set_visible (self->strip_place, !qs_pager_shows_gallery (self->pager));
  update_board (self);
}

/* What an action does to a board with these symmetries: where a quarter turn makes another board of it, a half turn. */
static QsSymmetry
get_turn (guint       symmetries,
          const char *action)
{
  QsSymmetry turn = g_str_equal (action, "solution.turn")        ? QS_SYMMETRY_QUARTER_TURN
                    : g_str_equal (action, "solution.turn-back") ? QS_SYMMETRY_THREE_QUARTER_TURN
                                                                 : QS_SYMMETRY_MIRROR_COLUMNS;

  if ((symmetries >> turn & 1) == 0 && turn != QS_SYMMETRY_MIRROR_COLUMNS)
    turn = QS_SYMMETRY_HALF_TURN;

  return (symmetries >> turn & 1) != 0 ? turn : QS_SYMMETRY_IDENTITY;
}

static void
update_actions (QsSolutionsPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const QsImageClass *known = qs_images_get (self->images);
  guint symmetries = known->size > 0 ? qs_problem_get_symmetries (&known->problem) : 0;
  guint turns = get_turn (symmetries, "solution.turn") != QS_SYMMETRY_IDENTITY;

  gtk_widget_action_set_enabled (widget, "solution.turn", turns);
  gtk_widget_action_set_enabled (widget, "solution.turn-back", turns);
  gtk_widget_action_set_enabled (widget, "solution.mirror", (symmetries >> QS_SYMMETRY_MIRROR_COLUMNS & 1) != 0);
  gtk_widget_action_set_enabled (widget, "solution.show-image", known->size > 0);
}

/* In the gallery the images of the selected solution stand out. */
static void
images_changed_cb (QsSolutionsPage *self)
{
  const QsImageClass *known = qs_images_get (self->images);
  guint64 ranks[QS_SYMMETRIES];
  guint n_ranks = 0;

  for (guint i = 0; i < known->size; i++)
    {
      if (known->images[i].has_rank && known->images[i].symmetry != QS_SYMMETRY_IDENTITY)
        ranks[n_ranks++] = known->images[i].rank;
    }
  qs_gallery_set_marked (self->gallery, ranks, n_ranks);
  update_caption (self);
  update_actions (self);
}

static void
toggle_gallery_cb (QsSolutionsPage *self)
{
  qs_pager_toggle_gallery (self->pager);
}

static void
turn_cb (QsSolutionsPage *self,
         const char      *name)
{
  const guint16 *columns = qs_solution_finder_get_columns (self->finder);
  guint16 image[QS_CENSUS_MAX_N];
  const QsProblem *problem;
  QsSymmetry symmetry;

  if (columns == NULL)
    return;

  problem = get_problem (self);
  symmetry = get_turn (qs_problem_get_symmetries (problem), name);
  qs_symmetry_apply (symmetry, columns, problem->n_rows, problem->n, image);
  qs_solution_finder_go_to (self->finder, image);
}

static void
show_image_cb (QsSolutionsPage *self,
               const char      *name,
               GVariant        *parameter)
{
  const QsImageClass *known = qs_images_get (self->images);
  guint index = g_variant_get_uint32 (parameter);

  if (index < known->size)
    {
      QsImage image = known->images[index];

      qs_solution_finder_go_to (self->finder, image.columns);
    }
}

static void
fetched_cb (QsSolutionsPage *self)
{
  qs_gallery_fill (self->gallery);
  update_board (self);
}

static void
solution_set_changed_cb (QsSolutionsPage *self)
{
  QsSolutionSet *solution_set = qs_explorer_get_status (self->explorer)->shown;

  if (self->solution_set == solution_set)
    return;

  if (self->solution_set != NULL)
    {
      const QsCensusSpace *old = qs_solution_set_get_space (self->solution_set);
      const QsCensusSpace *new = qs_solution_set_get_space (solution_set);

      /* From all solutions to the fundamental ones, or back. */
      if (old->scope != new->scope && qs_problem_equal (&old->problem, &new->problem))
        qs_gallery_fold (self->gallery);
      g_signal_handlers_disconnect_by_data (self->solution_set, self);
    }
  g_set_object (&self->solution_set, solution_set);
  g_signal_connect_object (self->solution_set, "fetched", G_CALLBACK (fetched_cb), self, G_CONNECT_SWAPPED);

  /* The new board is there at once; its first solution follows. */
  self->shown_position = 0;
  qs_pager_begin (self->pager, get_problem (self));
  qs_gallery_set_boards (self->gallery, &listed_boards, self->solution_set);
  update (self);
}

static gboolean
qs_solutions_page_grab_focus (GtkWidget *widget)
{
  return qs_focus_enter (widget, qs_pager_get_content (QS_SOLUTIONS_PAGE (widget)->pager));
}

static void
qs_solutions_page_dispose (GObject *object)
{
  QsSolutionsPage *self = QS_SOLUTIONS_PAGE (object);

  g_clear_object (&self->finder);
  g_clear_handle_id (&self->wait_id, g_source_remove);
  g_clear_pointer (&self->message, g_free);
  qs_template_dispose (object);
  g_clear_object (&self->solution_set);
  g_clear_object (&self->images);
  g_clear_object (&self->squares);
  g_clear_object (&self->explorer);
}

static void
qs_solutions_page_class_init (QsSolutionsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qs_solutions_page_dispose;
  widget_class->focus = qs_focus_move;
  widget_class->grab_focus = qs_solutions_page_grab_focus;
  qs_template_install_action (widget_class, "solution.toggle-gallery", NULL, toggle_gallery_cb);
  qs_template_install_action (widget_class, "solution.turn", NULL, turn_cb);
  qs_template_install_action (widget_class, "solution.turn-back", NULL, turn_cb);
  qs_template_install_action (widget_class, "solution.mirror", NULL, turn_cb);
  qs_template_install_action (widget_class, "solution.show-image", "u", show_image_cb);

  qs_template_ensure_types (QS_TYPE_BOARD_VIEW, QS_TYPE_GALLERY, QS_TYPE_HEAT_LEGEND,
                            QS_TYPE_IMAGE_STRIP, QS_TYPE_PAGER, QS_TYPE_ROOM_LAYOUT);
  qs_template_set (widget_class, QsSolutionsPage, "qs-solutions-page", stack, view_stack, board_view, gallery,
                   caption_label, strip_place, image_strip, undo_button, heat_legend, pager, empty_board_view,
                   empty_title_label, empty_text_label, try_button);
  qs_template_bind_callbacks (widget_class, update_board, view_changed_cb);
}

static QsBoardPicture *
find_dragged (GtkWidget *board,
              double     x,
              double     y)
{
  GtkWidget *page = gtk_widget_get_ancestor (board, QS_TYPE_SOLUTIONS_PAGE);
  QsSquare square;

  return qs_board_view_find_square (QS_BOARD_VIEW (board), x, y, &square)
           ? qs_solutions_page_get_picture (QS_SOLUTIONS_PAGE (page))
           : NULL;
}

static void
qs_solutions_page_init (QsSolutionsPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  g_signal_connect (self, "map", G_CALLBACK (queue_update), NULL);
  self->images = qs_images_new ();
  g_signal_connect_object (self->images, "changed", G_CALLBACK (images_changed_cb), self, G_CONNECT_SWAPPED);
  qs_image_strip_set_images (self->image_strip, self->images);
  qs_board_drag_attach (GTK_WIDGET (self->board_view), find_dragged);
  qs_pager_attach_to (self->pager, self->view_stack, GTK_WIDGET (self->board_view), self->gallery);
  update_actions (self);
}

/* Shows the solutions of the squares' explorer, from now on and after each change. To be called once. */
void
qs_solutions_page_set_squares (QsSolutionsPage *self,
                               QsSquares       *squares)
{
  g_return_if_fail (self->squares == NULL);

  self->squares = g_object_ref (squares);
  self->explorer = g_object_ref (qs_squares_get_explorer (squares));
  qs_squares_view_attach (self->board_view, squares);
  qs_heat_legend_set_squares (self->heat_legend, squares);

  /* The finder first: it keeps the shown solution when the list changes. */
  self->finder = qs_solution_finder_new (self->explorer, self->pager, self->images);
  g_signal_connect_object (self->explorer, "changed::shown", G_CALLBACK (solution_set_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->explorer, "counted", G_CALLBACK (queue_update), self, G_CONNECT_SWAPPED);
  solution_set_changed_cb (self);
}

/* Returns the board that it shows now, or the selected one of the gallery; NULL for none. */
QsBoardPicture *
qs_solutions_page_get_picture (QsSolutionsPage *self)
{
  const QsImageClass *known = qs_images_get (self->images);
  const guint16 *columns = known->size > 0 ? known->columns : NULL;
  g_autofree QsGameScene *board = NULL;
  QsBoardPicture *picture;
  QsScene scene;

  if (self->solution_set == NULL || is_empty (self) || (columns == NULL && qs_pager_shows_gallery (self->pager)))
    return NULL;

  /* A thumbnail shows the solution alone, although squares may have been asked for. */
  board = columns != NULL ? qs_game_scene_new_board (&known->problem) : NULL;
  scene = (QsScene){ .columns = columns, .constraints = qs_explorer_get_status (self->explorer)->constraints, .board = board };
  picture = qs_pager_shows_gallery (self->pager)
              ? qs_board_picture_new (known->problem.n, &scene, QS_BOARD_LOOK_ALL & ~QS_BOARD_LOOK_SQUARES)
              : qs_board_view_get_picture (self->board_view);
  if (columns == NULL)
    return picture;

  picture->scene.n_marks = 0; /* of the pointer */
  picture->number = self->shown_position;
  picture->is_fundamental = qs_explorer_get_status (self->explorer)->scope == QS_CENSUS_FUNDAMENTAL;
  picture->images = known->size;
  if (known->has_class)
    picture->class_number = known->class_rank + 1;

  return picture;
}

QsPager *
qs_solutions_page_get_pager (QsSolutionsPage *self)
{
  return self->pager;
}

QsImages *
qs_solutions_page_get_images (QsSolutionsPage *self)
{
  return self->images;
}
