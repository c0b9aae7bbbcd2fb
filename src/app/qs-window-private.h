/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The parts of a window, and what its files do for each other. They use each other in one direction: the window all of
 * them, the ways of a file into it the pages, and the pages the board and the actions. */

#pragma once

#include "qs-board-chooser.h"
#include "qs-compare-page.h"
#include "qs-counter-view.h"
#include "qs-export-assistant.h"
#include "qs-film-saver.h"
#include "qs-opened-page.h"
#include "qs-parts-page.h"
#include "qs-play-controls.h"
#include "qs-play-page.h"
#include "qs-queens-field.h"
#include "qs-search-controls.h"
#include "qs-search-page.h"
#include "qs-solutions-controls.h"
#include "qs-solutions-page.h"
#include "qs-split-view.h"
#include "qs-tally.h"
#include "qs-toast.h"
#include "qs-tour-page.h"
#include "qs-window.h"

/* The action that takes a first search back to the board whose place it took. */
#define BACK_TO_BOARD "win.back-to-board"

struct _QsWindow
{
  GtkApplicationWindow parent_instance;

  QsSplitView *split_view;
  GtkBox *panel_box; /* in the side panel, with the six below */
  GtkLabel *queens_label;
  QsQueensField *queens_field;
  QsBoardChooser *board_chooser;
  QsCounterView *counter_view;
  QsSolutionsControls *solutions_controls;
  QsSearchControls *search_controls; /* this and the next are NULL until their view is shown */
  QsPlayControls *play_controls;
  gboolean is_fitting; /* whether the board follows the number of queens */
  GtkWidget *header;
  GtkBox *title_box;     /* where that is, unless the window fills the screen */
  double pointer_x; /* where the pointer was last, in pixels */
  double pointer_y;
  GtkRevealer *top_edge; /* and where it is then */
  GtkMenuButton *menu_button;
  GtkWidget *export_button;
  GtkStack *view_stack;
  GtkStackSwitcher *view_bar; /* below, in a narrow window */
  QsSolutionsPage *solutions_page;
  QsSearchPage *search_page; /* this and the five below are NULL until they are shown */
  QsComparePage *compare_page;
  QsPlayPage *play_page;
  QsOpenedPage *opened_page;
  QsPartsPage *parts_page;
  QsTourPage *tour_page;
  QsToast *toast;
  char *view_before_tours; /* from which the tours were asked for */

  GSettings *settings;
  QsExplorer *explorer; /* NULL when the window is disposed of */
  QsTally *tally;
  guint counted_n; /* the board that it counts for this window, or 0 */
  QsSquares *squares;
  QsPlayback *playback;
  QsPlay *play; /* NULL until the page Play is shown */
  guint n;                /* the side of the board that is solved and searched, in squares; 0 at first */
  guint max_n;            /* the side of the largest board that the view and its method take */
  guint n_before_search;  /* the board that a first search took the place of */
  QsSavingFlow *export_assistant;
  QsSavingFlow *film_saver;
  QsErrand *trace_reading;  /* of another program's search; NULL for none */
  char *source_path;        /* of that program; nullable */
};

static inline gboolean
qs_window_is_in_view (QsWindow   *self,
                      const char *view)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->view_stack), view) == 0;
}

/* The page that is shown. Most stand in a place of their own, which takes no focus. */
static inline GtkWidget *
qs_window_get_page (QsWindow *self)
{
  GtkWidget *shown = gtk_stack_get_visible_child (self->view_stack);

  return GTK_IS_BOX (shown) ? gtk_widget_get_first_child (shown) : shown;
}

/* Gives a view a name among those that can be chosen, or takes it away. */
static inline void
qs_window_set_is_listed (QsWindow   *self,
                         const char *view,
                         gboolean    is_listed)
{
  GtkWidget *place = gtk_stack_get_child_by_name (self->view_stack, view);

  gtk_stack_page_set_visible (gtk_stack_get_page (self->view_stack, place), is_listed);
}

/* Shows a view, also one that could not be chosen until now. */
static inline void
qs_window_show_view (QsWindow   *self,
                     const char *view)
{
  qs_window_set_is_listed (self, view, TRUE);
  gtk_stack_set_visible_child_name (self->view_stack, view);
}

/* The board: what the side panel offers and says of it, and what the choice there sets going. */
void qs_window_board_install        (GtkWidgetClass *widget_class);
void qs_window_board_connect_search (QsWindow       *self);
void qs_window_board_show_view      (QsWindow       *self,
                                     const char     *view);
void qs_window_board_changed        (QsWindow       *self);

/* The pages that a window makes when they are first shown. */
void qs_window_pages_add           (QsWindow       *self);
void qs_window_pages_build         (QsWindow       *self,
                                    const char     *view);

/* The actions of menus, keys and buttons. Those that only one part needs are in the class of that part. */
void qs_window_actions_install     (GtkWidgetClass *widget_class);
void qs_window_actions_update_with (QsWindow       *self,
                                    gpointer        part,
                                    const char     *signal);
void qs_window_actions_connect     (QsWindow       *self);

/* The ways of a file into a window: its dialog, a drop, the clipboard, and the page that shows it. */
void qs_window_opening_install     (GtkWidgetClass *widget_class);
void qs_window_opening_connect     (QsWindow       *self);
void qs_window_opening_stop        (QsWindow       *self);

/* The actions that give away the board of a window: to the clipboard and to a file. */
void qs_window_sharing_install     (GtkWidgetClass *widget_class);
void qs_window_sharing_update      (QsWindow       *self);
