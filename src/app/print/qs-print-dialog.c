/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-print-dialog.h"

#include <glib/gi18n.h>

#include "qs-appearance.h"
#include "qs-export-part.h"
#include "qs-flow-layout.h"
#include "qs-form.h"
#include "qs-help.h"
#include "qs-options.h"
#include "qs-pango-text.h"
#include "qs-print-job.h"
#include "qs-problem-words.h"
#include "qs-room-layout.h"
#include "qs-saving-flow.h"
#include "qs-sheet-file.h"
#include "qs-sheet-preview.h"
#include "qs-template.h"

/* What stays free on each side of the paper at first, in millimetres. */
#define MARGIN 15.0

/* The contents in the order of their drop-down. */
static const QsSheetKind kinds[] = { QS_SHEET_SOLUTIONS, QS_SHEET_PUZZLES, QS_SHEET_EMPTY };

struct _QsPrintDialog
{
  QsDialog parent_instance;

  GtkWidget *kind_label;
  GtkDropDown *kind_drop_down;
  QsExportPart *part;
  GtkWidget *puzzle_grid;
  GtkSpinButton *given_spin;
  GtkCheckButton *unique_check;
  GtkCheckButton *key_check;
  GtkSpinButton *seed_spin;
  GtkWidget *pages_box;
  GtkSpinButton *pages_spin;
  GtkWidget *boards_label;
  GtkWidget *boards_box;
  GtkSpinButton *across_spin;
  GtkSpinButton *down_spin;
  GtkEntry *heading_entry;
  GtkCheckButton *numbers_check;
  GtkCheckButton *columns_check;
  GtkCheckButton *coordinates_check;
  QsSheetPreview *preview;
  GtkWidget *save_button;

  GSettings *options;   /* as they were last time */
  QsProblem problem;    /* of no board until there is one */
  char *puzzle;         /* what puzzle it is; NULL for boards of all kinds */
  GtkPageSetup *page_setup;
};

G_DEFINE_FINAL_TYPE (QsPrintDialog, qs_print_dialog, QS_TYPE_DIALOG)

static QsSheetKind
get_kind (QsPrintDialog *self)
{
  return self->puzzle != NULL ? QS_SHEET_GRADED : kinds[gtk_drop_down_get_selected (self->kind_drop_down)];
}

static guint
get_number (GtkSpinButton *spin)
{
  return (guint) gtk_spin_button_get_value (spin);
}

static QsSheetPaper
get_paper (QsPrintDialog *self)
{
  return (QsSheetPaper){
    .width = gtk_page_setup_get_paper_width (self->page_setup, GTK_UNIT_POINTS),
    .height = gtk_page_setup_get_paper_height (self->page_setup, GTK_UNIT_POINTS),
    .left = gtk_page_setup_get_left_margin (self->page_setup, GTK_UNIT_POINTS),
    .top = gtk_page_setup_get_top_margin (self->page_setup, GTK_UNIT_POINTS),
  };
}

/* Solutions are those that the user chose, boards to complete are made of those of the whole board. */
static void
set_space (QsPrintDialog *self,
           QsSheetOrder  *order)
{
  QsExportScope scope;

  if (order->kind == QS_SHEET_GRADED)
    {
      qs_census_space_init_problem (&order->space, &self->problem, QS_CENSUS_ALL);
      order->problems = &self->problem;
      order->foot = self->puzzle;
      order->count = order->across = order->down = 1;
      order->has_numbers = order->has_columns = FALSE;
      return;
    }

  qs_export_part_get_scope (self->part, &scope);
  if (order->kind != QS_SHEET_SOLUTIONS)
    {
      qs_census_space_init (&order->space, scope.space.n, NULL, QS_CENSUS_ALL);
      order->count = (guint64) get_number (self->pages_spin) * order->across * order->down;
      return;
    }

  order->space = scope.space;
  order->first = scope.first;
  order->count = scope.count != G_MAXUINT64 ? scope.count : 0;
  order->census = qs_solution_set_get_census (qs_export_part_get_solution_set (self->part));
}

static void
get_order (QsPrintDialog *self,
           QsSheetOrder  *order)
{
  const char *heading = gtk_editable_get_text (GTK_EDITABLE (self->heading_entry));

  *order = (QsSheetOrder){
    .kind = get_kind (self),
    .first = 1,
    .n_given = get_number (self->given_spin),
    .is_unique = gtk_check_button_get_active (self->unique_check),
    .seed = (guint32) gtk_spin_button_get_value (self->seed_spin),
    .has_key = gtk_check_button_get_active (self->key_check),
    .across = get_number (self->across_spin),
    .down = get_number (self->down_spin),
    .width = gtk_page_setup_get_page_width (self->page_setup, GTK_UNIT_POINTS),
    .height = gtk_page_setup_get_page_height (self->page_setup, GTK_UNIT_POINTS),
    .heading = *heading != '\0' ? heading : NULL,
    .has_numbers = gtk_check_button_get_active (self->numbers_check),
    .has_columns = gtk_check_button_get_active (self->columns_check),
    .has_coordinates = gtk_check_button_get_active (self->coordinates_check),
    .style = *qs_appearance_get_board_style (),
    .text = &qs_pango_text,
  };
  set_space (self, order);
}

static void
update (QsPrintDialog *self)
{
  QsSheetKind kind = get_kind (self);
  QsSheetPaper paper;
  QsSheetOrder order;

  if (self->problem.n == 0)
    return;

  gtk_widget_set_visible (GTK_WIDGET (self->part), kind == QS_SHEET_SOLUTIONS);
  gtk_widget_set_visible (self->puzzle_grid, kind == QS_SHEET_PUZZLES);
  gtk_widget_set_visible (GTK_WIDGET (self->key_check), kind == QS_SHEET_PUZZLES || kind == QS_SHEET_GRADED);
  gtk_widget_set_visible (self->pages_box, kind == QS_SHEET_PUZZLES || kind == QS_SHEET_EMPTY);
  gtk_widget_set_sensitive (GTK_WIDGET (self->columns_check), kind != QS_SHEET_EMPTY);

  get_order (self, &order);
  paper = get_paper (self);
  qs_sheet_preview_set_order (self->preview, &order, &paper);
}

static void
update_buttons (QsPrintDialog *self)
{
  gboolean has_pages = qs_sheet_preview_get_book (self->preview) != NULL;

  gtk_widget_set_sensitive (self->save_button, has_pages);
  gtk_widget_set_sensitive (gtk_window_get_default_widget (GTK_WINDOW (self)), has_pages);
}

static void
page_setup_cb (GtkPageSetup *page_setup,
               gpointer      user_data)
{
  g_autoptr (QsPrintDialog) self = user_data;

  /* The dialog may be closed. */
  if (page_setup == NULL || self->problem.n == 0)
    return;

  g_set_object (&self->page_setup, page_setup);
  update (self);
}

static void
paper_clicked_cb (QsPrintDialog *self)
{
  g_autoptr (GtkPrintSettings) settings = gtk_print_settings_new ();

  gtk_print_run_page_setup_dialog_async (GTK_WINDOW (self), self->page_setup, settings, page_setup_cb,
                                         g_object_ref (self));
}

static void
remember (QsPrintDialog *self)
{
  g_settings_set_value (self->options, "print-paper", gtk_page_setup_to_gvariant (self->page_setup));
  g_settings_apply (self->options);
}

/* Closes the dialog: what it made goes on to the printer or to a file. */
static void
print_cb (QsPrintDialog *self)
{
  remember (self);
  qs_print_job_run (gtk_window_get_transient_for (GTK_WINDOW (self)), qs_sheet_preview_get_book (self->preview), self->problem.n,
                    self->page_setup, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, NULL);
  gtk_window_destroy (GTK_WINDOW (self));
}

typedef struct
{
  QsSheetBook *book;
  QsSheetPaper paper;
} Pages;

static void
pages_free (gpointer data)
{
  Pages *pages = data;

  qs_sheet_book_unref (pages->book);
  g_free (pages);
}

static gboolean
write_pages (const char   *path,
             gconstpointer content,
             QsErrandRun  *run,
             GError      **error)
{
  const Pages *pages = content;
  QsPictureKind kind;

  return qs_saving_flow_find_picture_kind (path, &kind, error) &&
         qs_sheet_file_save (pages->book, &pages->paper, kind, path, (QsStop){ qs_errand_run_is_cancelled, run }, error);
}

static void
save_clicked_cb (QsPrintDialog *self)
{
  Pages *pages = g_new (Pages, 1);
  /* Translators: the name suggested for a file. */
  g_autofree char *stem = qs_problem_words_stem (&self->problem);
  g_autofree char *name = g_strconcat (stem, ".pdf", NULL);

  *pages = (Pages){ qs_sheet_book_ref (qs_sheet_preview_get_book (self->preview)), get_paper (self) };
  remember (self);
  qs_saving_flow_save (gtk_window_get_transient_for (GTK_WINDOW (self)), _ ("Save Pages"), name, write_pages,
                       pages, pages_free);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
qs_print_dialog_dispose (GObject *object)
{
  QsPrintDialog *self = QS_PRINT_DIALOG (object);

  g_clear_pointer (&self->puzzle, g_free);
  self->problem.n = 0;
  g_clear_object (&self->page_setup);
  g_clear_object (&self->options);

  G_OBJECT_CLASS (qs_print_dialog_parent_class)->dispose (object);
}

static void
qs_print_dialog_class_init (QsPrintDialogClass *klass)
{
  qs_template_ensure_types (QS_TYPE_EXPORT_PART, QS_TYPE_FLOW_LAYOUT, QS_TYPE_FORM, QS_TYPE_ROOM_LAYOUT, QS_TYPE_SHEET_PREVIEW);

  G_OBJECT_CLASS (klass)->dispose = qs_print_dialog_dispose;
  qs_help_add_key (GTK_WIDGET_CLASS (klass), "print");
  qs_template_set (klass, QsPrintDialog, "qs-print-dialog", kind_label, kind_drop_down, part, puzzle_grid, given_spin,
                   unique_check, key_check, seed_spin, pages_box, pages_spin, boards_label, boards_box, across_spin,
                   down_spin, heading_entry, numbers_check, columns_check, coordinates_check, preview, save_button);
  qs_template_bind_callbacks (klass, update, update_buttons, paper_clicked_cb, print_cb,
                              save_clicked_cb);
}

static GtkPageSetup *
create_page_setup (GSettings *options)
{
  g_autoptr (GVariant) paper = g_settings_get_value (options, "print-paper");
  GtkPageSetup *page_setup;

  if (qs_options_is_paper (paper))
    return gtk_page_setup_new_from_gvariant (paper);

  page_setup = gtk_page_setup_new ();
  gtk_page_setup_set_top_margin (page_setup, MARGIN, GTK_UNIT_MM);
  gtk_page_setup_set_bottom_margin (page_setup, MARGIN, GTK_UNIT_MM);
  gtk_page_setup_set_left_margin (page_setup, MARGIN, GTK_UNIT_MM);
  gtk_page_setup_set_right_margin (page_setup, MARGIN, GTK_UNIT_MM);

  return page_setup;
}

static void
qs_print_dialog_init (QsPrintDialog *self)
{
  GSettings *options = qs_options_new ();

  self->options = options;
  self->page_setup = create_page_setup (options);

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_button_set_label (GTK_BUTTON (gtk_window_get_default_widget (GTK_WINDOW (self))), _ ("_Print…"));
  gtk_spin_button_set_adjustment (self->given_spin, gtk_adjustment_new (4, 1, QS_ENUMERATOR_MAX_N, 1, 10, 0));
  gtk_spin_button_set_adjustment (self->seed_spin, gtk_adjustment_new (1, 0, G_MAXUINT32, 1, 10, 0));
  gtk_spin_button_set_adjustment (self->pages_spin, gtk_adjustment_new (1, 1, 1000, 1, 10, 0));
  gtk_spin_button_set_adjustment (self->across_spin, gtk_adjustment_new (3, 1, 100, 1, 10, 0));
  gtk_spin_button_set_adjustment (self->down_spin, gtk_adjustment_new (4, 1, 100, 1, 10, 0));
  /* The label before both fields names neither of them alone. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (self->across_spin), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  /* What belongs to one board, such as a heading or how many queens are given, begins anew. */
  qs_options_bind (options, "print-kind", self->kind_drop_down, "selected");
  qs_options_bind (options, "print-unique", self->unique_check, "active");
  qs_options_bind (options, "print-key", self->key_check, "active");
  qs_options_bind (options, "print-pages", self->pages_spin, "value");
  qs_options_bind (options, "print-across", self->across_spin, "value");
  qs_options_bind (options, "print-down", self->down_spin, "value");
  qs_options_bind (options, "print-numbers", self->numbers_check, "active");
  qs_options_bind (options, "print-columns", self->columns_check, "active");
  qs_options_bind (options, "print-coordinates", self->coordinates_check, "active");
}

/* The dialog belongs to GTK. @shown is the number of the shown solution, from 1, or 0 for none. */
QsPrintDialog *
qs_print_dialog_new (GtkWindow  *parent,
                     QsExplorer *explorer,
                     guint64     shown)
{
  QsPrintDialog *self = qs_dialog_new (QS_TYPE_PRINT_DIALOG, parent);
  guint n = qs_explorer_get_status (explorer)->problem.n;

  qs_export_part_set_explorer (self->part, explorer, shown);
  gtk_spin_button_set_range (self->given_spin, 1, MAX (n, 2) - 1);
  gtk_spin_button_set_value (self->given_spin, (n + 1) / 2);
  self->problem = qs_explorer_get_status (explorer)->problem;
  /* Boards to be filled in are those of plain queens. */
  if (!qs_problem_is_plain (&self->problem))
    {
      gtk_drop_down_set_selected (self->kind_drop_down, QS_SHEET_SOLUTIONS);
      gtk_widget_set_sensitive (GTK_WIDGET (self->kind_drop_down), FALSE);
    }
  update (self);

  return self;
}

/* A dialog for one puzzle. @name says at the foot of the page what it is. */
QsPrintDialog *
qs_print_dialog_new_for_puzzle (GtkWindow       *parent,
                                const QsProblem *puzzle,
                                const char      *name)
{
  QsPrintDialog *self = qs_dialog_new (QS_TYPE_PRINT_DIALOG, parent);
  GtkWidget *const of_many[] = { self->kind_label, GTK_WIDGET (self->kind_drop_down), self->boards_label, self->boards_box,
                                 GTK_WIDGET (self->numbers_check), GTK_WIDGET (self->columns_check) };

  for (guint i = 0; i < G_N_ELEMENTS (of_many); i++)
    gtk_widget_set_visible (of_many[i], FALSE);
  self->problem = *puzzle;
  self->puzzle = g_strdup (name);
  update (self);

  return self;
}
