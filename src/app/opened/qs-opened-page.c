/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-opened-page.h"

#include <glib/gi18n.h>

#include "qs-board-view.h"
#include "qs-compat.h"
#include "qs-complaint-list.h"
#include "qs-error.h"
#include "qs-focus.h"
#include "qs-gallery.h"
#include "qs-opened-boards.h"
#include "qs-opened-summary.h"
#include "qs-opening.h"
#include "qs-progress.h"
#include "qs-reading.h"
#include "qs-recent.h"
#include "qs-room-layout.h"
#include "qs-template.h"
#include "qs-text.h"

struct _QsOpenedPage
{
  GtkWidget parent_instance;

  GtkStack *stack;
  GtkLabel *reading_title_label;
  QsProgress *progress;
  GtkWidget *cancel_button;
  GtkLabel *failed_title;
  GtkLabel *failed_label;
  GtkWidget *another_button;
  GtkMenuButton *reading_button;
  QsOpenedSummary *summary;
  GtkWidget *grid;
  QsComplaintList *complaint_list;
  GtkStack *view_stack; /* one board or many */
  GtkWidget *below;
  QsBoardView *board_view;
  QsGallery *gallery;
  GtkLabel *caption_label;
  QsPager *pager;

  GActionGroup *reading; /* how the file is to be read */
  QsErrand *opening;    /* while a file is read */
  QsErrand *read;       /* what was read last, or could not be */
  QsVerdict *verdict;   /* what is shown; NULL for nothing */
};

G_DEFINE_FINAL_TYPE (QsOpenedPage, qs_opened_page, GTK_TYPE_WIDGET)

/* The caption is also the name of the board. */
static void
show_picture (QsOpenedPage         *self,
              const QsBoardPicture *picture,
              const char           *caption)
{
  const QsScene *scene = &picture->scene;

  qs_board_view_set_solution (self->board_view, scene->board != NULL ? &scene->board->problem : NULL, picture->n,
                              scene->columns);
  qs_board_view_set_squares (self->board_view, scene->constraints, scene->clash);
  qs_board_view_set_marks (self->board_view, scene->marks, scene->n_marks);
  qs_board_view_set_description (self->board_view, caption);
  gtk_label_set_label (self->caption_label, caption);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->caption_label), caption);
}

/* Where the view changes between one board and many, too: a solution
 * that is not in the file gives way to the board that the gallery has. */
static void
show_board (QsOpenedPage *self)
{
  guint board = (guint) qs_pager_get_position (self->pager);
  g_autoptr (QsBoardPicture) picture = NULL;
  g_autofree char *caption = NULL;

  if (self->verdict == NULL || board == 0)
    return;

  picture = qs_opened_boards_get (self->verdict, board - 1);
  caption = qs_opened_boards_describe (self->verdict, board - 1);
  show_picture (self, picture, caption);
}

/* The complaints stand above the boards where there is more height than width, else beside them, and in a wide window
 * beside what is below the boards, too. A low window has no room for their chips. */
static void
place_parts (QsOpenedPage *self,
             GParamSpec   *pspec,
             QsRoomLayout *room)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (self->grid);
  GtkLayoutChild *list = gtk_layout_manager_get_layout_child (layout, GTK_WIDGET (self->complaint_list));
  GtkLayoutChild *boards = gtk_layout_manager_get_layout_child (layout, GTK_WIDGET (self->view_stack));
  gboolean is_upright, is_wide, has_room;

  g_object_get (room, "is-upright", &is_upright, "is-wide", &is_wide, "has-room", &has_room, NULL);
  qs_complaint_list_set_place (self->complaint_list, has_room, is_upright);
  g_object_set (list, "column-span", is_upright ? 2 : 1, "row-span", is_wide ? 2 : 1, NULL);
  g_object_set (boards, "column", is_upright ? 0 : 1, "row", is_upright ? 1 : 0, "column-span", is_upright ? 2 : 1, NULL);
  g_object_set (gtk_layout_manager_get_layout_child (layout, self->below), "column", is_wide ? 1 : 0, "row",
                is_upright ? 2 : 1, "column-span", is_wide ? 1 : 2, NULL);
}

/* What the keyboard reaches first. */
static GtkWidget *
get_first (QsOpenedPage *self)
{
  const char *view = gtk_stack_get_visible_child_name (self->stack);

  if (g_str_equal (view, "reading"))
    return self->cancel_button;

  return g_str_equal (view, "failed") ? self->another_button : qs_pager_get_content (self->pager);
}

/* Somebody who has gone elsewhere meanwhile keeps the focus. */
static void
show_view (QsOpenedPage *self,
           const char   *view)
{
  g_signal_emit_by_name (self, "changed");
  gtk_stack_set_visible_child_name (self->stack, view);
  if (gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL)
    gtk_widget_grab_focus (get_first (self));
}

static void
toggle_gallery_cb (QsOpenedPage *self)
{
  qs_pager_toggle_gallery (self->pager);
}

/* The gallery has no place for it. */
static void
show_missing (QsOpenedPage *self,
              guint         place)
{
  const QsVerdict *verdict = self->verdict;
  const QsReadFacts *facts = verdict->facts;
  g_autofree QsGameScene *board = qs_opened_boards_new_board (self->verdict);
  const guint16 *columns = &g_array_index (verdict->missing_columns, guint16, place * facts->n_rows);
  /* Translators: the number of a solution, and its columns. */
  g_autofree char *caption = qs_text_fill (_ ("#%s is not in the file · %s"),
                                           qs_text_count (g_array_index (verdict->missing, guint64, place)),
                                           qs_solution_to_string (columns, facts->n_rows));
  g_autoptr (QsBoardPicture) picture =
      qs_board_picture_new (facts->n, &(QsScene){ .columns = columns, .board = board }, QS_BOARD_LOOK_ALL);

  gtk_stack_set_visible_child_name (self->view_stack, "board");
  show_picture (self, picture, caption);
}

static void
go_to_board (QsOpenedPage *self,
             guint         board)
{
  qs_pager_accept (self->pager, (guint64) board + 1);

  /* The position may be the same as before, and yet another board be shown. */
  show_board (self);
}

static void
go_to_line (QsOpenedPage *self,
            guint64       line)
{
  if (qs_board_file_get_count (self->verdict->file) > 0)
    go_to_board (self, qs_board_file_find_near (self->verdict->file, line));
}

static void
chosen_cb (QsOpenedPage   *self,
           QsComplaintKind kind,
           guint           place)
{
  const QsVerdict *verdict = self->verdict;
  guint64 line;

  switch (kind)
    {
    case QS_COMPLAINT_MISSING:
      show_missing (self, place);
      break;
    case QS_COMPLAINT_REPEATED:
      go_to_board (self, g_array_index (verdict->repeats, QsRepeat, place).board);
      break;
    case QS_COMPLAINT_WRONG:
      go_to_board (self, g_array_index (verdict->wrong, guint, place));
      break;
    case QS_COMPLAINT_UNREADABLE:
      qs_board_file_get_bad (self->verdict->file, place, &line);
      go_to_line (self, line);
      break;
    case QS_COMPLAINT_CLAIM:
      go_to_line (self, verdict->facts->claim.line);
      break;
    case QS_COMPLAINT_ORDER:
    case QS_COMPLAINT_N_KINDS:
    default:
      go_to_board (self, verdict->disorder);
      break;
    }
}

static void
wanted_cb (QsOpenedPage *self,
           const QsGoTo *go_to)
{
  g_autoptr (GError) error = NULL;
  guint64 rank;

  if (go_to->kind == QS_GO_TO_SOLUTION)
    qs_pager_refuse (self->pager, _ ("Type the number of a board, -1 for the last, or a share such as 50%"));
  else if (qs_go_to_get_rank (go_to, qs_pager_get_total (self->pager), &rank, &error))
    go_to_board (self, (guint) rank);
  else
    qs_pager_refuse (self->pager, error->message);
}

static void
show_verdict (QsOpenedPage *self)
{
  guint count = qs_board_file_get_count (self->verdict->file);
  /* Translators: how many boards a file has: behind the number of one of them. */
  g_autofree char *total = qs_text_fill (_ ("of %s"), qs_text_count (count));
  QsProblem problem;

  qs_opened_summary_set_verdict (self->summary, self->verdict);
  qs_complaint_list_set_verdict (self->complaint_list, self->verdict);
  qs_problem_init (&problem, MIN (self->verdict->facts->n, QS_ENUMERATOR_MAX_N));
  qs_pager_begin (self->pager, &problem);
  qs_gallery_set_boards (self->gallery, &qs_opened_boards, self->verdict);
  qs_gallery_update (self->gallery, count);
  qs_pager_set_total (self->pager, count, total);
  if (count > 0)
    go_to_board (self, 0);
  show_view (self, "set");
}

static void
finished_cb (QsOpenedPage *self,
             const GError *error)
{
  g_set_object (&self->read, self->opening);
  g_clear_object (&self->opening);
  g_clear_pointer (&self->verdict, qs_verdict_unref);
  if (error != NULL)
    {
      gtk_label_set_label (self->failed_title, g_error_matches (error, QS_ERROR, QS_ERROR_FILE)
                                                   ? _ ("Could Not Read the File")
                                                   : _ ("No Boards Found"));
      gtk_label_set_label (self->failed_label, error->message);
      /* Nothing is read in no other way. */
      gtk_widget_set_visible (GTK_WIDGET (self->reading_button), qs_errand_get_progress (self->read)->done > 0);
      show_view (self, "failed");
      qs_compat_announce (GTK_WIDGET (self), error->message);
      return;
    }

  self->verdict = qs_verdict_ref (qs_opening_get (self->read)->verdict);
  if (qs_opening_get (self->read)->file != NULL)
    qs_recent_add (qs_opening_get (self->read)->file);
  show_verdict (self);
}

static void
show_progress (QsOpenedPage *self)
{
  guint64 n_bytes = qs_errand_get_progress (self->opening)->done, size = qs_errand_get_progress (self->opening)->total;
  g_autofree char *done = g_format_size (n_bytes);
  g_autofree char *all = g_format_size (size);
  /* Translators: how much was read of a file, and its size. */
  g_autofree char *text = g_strdup_printf (_ ("%s of %s"), done, all);

  if (qs_errand_get_progress (self->opening)->phase == QS_OPENING_JUDGING)
    qs_progress_update (self->progress, _ ("Comparing with all solutions…"), TRUE, QS_PROGRESS_UNKNOWN);
  else if (size > 0)
    qs_progress_update (self->progress, text, TRUE, (double) n_bytes / (double) size);
  else
    qs_progress_update (self->progress, done, TRUE, QS_PROGRESS_UNKNOWN);
}

static void
show_options (QsOpenedPage *self,
              QsErrand     *opening)
{
  g_signal_handlers_block_matched (self->reading, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, self);
  qs_reading_set_options (self->reading, &qs_opening_get (opening)->options);
  g_signal_handlers_unblock_matched (self->reading, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, self);
}

/* Takes @opening. */
static void
follow (QsOpenedPage *self,
        QsErrand     *opening)
{
  /* Translators: a file's name. */
  g_autofree char *title = g_strdup_printf (_ ("Reading “%s”"), qs_opening_get (opening)->name);

  qs_errand_forget (&self->opening, self);
  self->opening = opening;
  show_options (self, opening);
  g_signal_connect_object (opening, "progress", G_CALLBACK (show_progress), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (opening, "finished", G_CALLBACK (finished_cb), self, G_CONNECT_SWAPPED);
  gtk_label_set_label (self->reading_title_label, title);
  qs_progress_update (self->progress, "", TRUE, 0);
  show_view (self, "reading");
  gtk_widget_grab_focus (self->cancel_button);
}

/* The user has chosen another way to read. */
static void
read_again_cb (QsOpenedPage *self)
{
  const QsOpening *read = self->read != NULL ? qs_opening_get (self->read) : NULL;
  QsReadOptions options;

  qs_reading_get_options (self->reading, &options);
  if (read != NULL)
    follow (self, qs_opening_start (read->file, read->name, read->text, &options));
}

/* What was shown before comes back, if there is something. */
static void
cancel_cb (QsOpenedPage *self)
{
  qs_errand_forget (&self->opening, self);
  if (self->verdict != NULL)
    {
      show_options (self, self->read);
      show_verdict (self);
    }
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.close-file", NULL);
}

static gboolean
qs_opened_page_grab_focus (GtkWidget *widget)
{
  return qs_focus_enter (widget, get_first (QS_OPENED_PAGE (widget)));
}

static void
qs_opened_page_dispose (GObject *object)
{
  QsOpenedPage *self = QS_OPENED_PAGE (object);

  qs_opened_page_close (self);
  g_clear_object (&self->reading);
  qs_template_dispose (object);
}

static void
qs_opened_page_class_init (QsOpenedPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qs_opened_page_dispose;
  widget_class->focus = qs_focus_move;
  widget_class->grab_focus = qs_opened_page_grab_focus;

  /* Another file is read or shown. */
  g_signal_new ("changed", QS_TYPE_OPENED_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  qs_template_install_action (widget_class, "opened.cancel", NULL, cancel_cb);
  qs_template_install_action (widget_class, "solution.toggle-gallery", NULL, toggle_gallery_cb);

  qs_template_ensure_types (QS_TYPE_BOARD_VIEW, QS_TYPE_COMPLAINT_LIST, QS_TYPE_GALLERY, QS_TYPE_OPENED_SUMMARY,
                            QS_TYPE_PAGER, QS_TYPE_PROGRESS, QS_TYPE_ROOM_LAYOUT);
  qs_template_set (widget_class, QsOpenedPage, "qs-opened-page", stack, reading_title_label, progress, cancel_button,
                   failed_title, failed_label, another_button, reading_button, summary, grid, complaint_list, view_stack, below,
                   board_view, gallery, caption_label, pager);
  qs_template_bind_callbacks (widget_class, place_parts, chosen_cb, show_board, wanted_cb);
}

static void
qs_opened_page_init (QsOpenedPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  place_parts (self, NULL, QS_ROOM_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self))));
  qs_pager_attach_to (self->pager, self->view_stack, GTK_WIDGET (self->board_view), self->gallery);

  self->reading = qs_reading_create_actions ();
  g_signal_connect_object (self->reading, "action-state-changed", G_CALLBACK (read_again_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "reading", self->reading);
  gtk_menu_button_set_menu_model (self->reading_button, qs_reading_get_menu ());
}

/* Starts to read a file. It takes the place of the one before when it is read. */
void
qs_opened_page_open (QsOpenedPage *self,
                     GFile        *file)
{
  follow (self, qs_opening_start (file, NULL, NULL, NULL));
}

/* Starts to read a text as if it were a file; @name is what people call it. */
void
qs_opened_page_open_text (QsOpenedPage *self,
                          const char   *name,
                          GBytes       *text)
{
  follow (self, qs_opening_start (NULL, name, text, NULL));
}

void
qs_opened_page_close (QsOpenedPage *self)
{
  qs_errand_forget (&self->opening, self);
  g_clear_object (&self->read);
  g_clear_pointer (&self->verdict, qs_verdict_unref);
}

/* The name of the file that is read or shown; NULL for none. */
const char *
qs_opened_page_get_name (QsOpenedPage *self)
{
  QsErrand *opening = self->opening != NULL ? self->opening : self->read;

  return opening != NULL ? qs_opening_get (opening)->name : NULL;
}

QsVerdict *
qs_opened_page_get_verdict (QsOpenedPage *self)
{
  return self->verdict;
}

QsPager *
qs_opened_page_get_pager (QsOpenedPage *self)
{
  return self->pager;
}

QsBoardPicture *
qs_opened_page_get_picture (QsOpenedPage *self)
{
  return self->verdict != NULL && self->opening == NULL ? qs_board_view_get_picture (self->board_view) : NULL;
}
