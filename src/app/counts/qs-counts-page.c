/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The part of the Compare view that compares boards: how many solutions each has, where the number comes from, and how
 * long this machine needs for it. */

#include "qs-counts-page.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qs-appearance.h"
#include "qs-chart-view.h"
#include "qs-compat.h"
#include "qs-count-b-file.h"
#include "qs-counts-plots.h"
#include "qs-counts-words.h"
#include "qs-family.h"
#include "qs-flow-layout.h"
#include "qs-focus.h"
#include "qs-label.h"
#include "qs-members.h"
#include "qs-menus.h"
#include "qs-next-frame.h"
#include "qs-progress.h"
#include "qs-template.h"
#include "qs-text-table.h"
#include "qs-text.h"
#include "qs-toast.h"

struct _QsCountsPage
{
  GtkWidget parent_instance;

  GtkMenuButton *copy_button;
  GtkMenuButton *save_button;
  GtkWidget *count_box;
  GtkButton *count_button;
  GtkSpinButton *last_spin;
  QsProgress *progress;
  GtkColumnView *table; /* of QsCountEntry */
  QsChartView *solutions_chart;
  QsChartView *times_chart;
  GtkWidget *no_times_label;

  QsProblem problem; /* of the window: its kind is that of all boards here */
  QsErrand *family;  /* (nullable): counts boards of another kind than plain ones */
  QsTally *tally;
  GArray *entries;          /* QsCountEntry, as they are shown */
  QsCountSeriesState announced; /* the state that was announced last */
  guint tick_id;            /* shows the newest numbers */
};

G_DEFINE_FINAL_TYPE (QsCountsPage, qs_counts_page, GTK_TYPE_WIDGET)

/* A column of the table: how a cell is written, and the number that it is about. */
typedef struct
{
  const char *title;
  char *(*write) (const QsCountEntry *entry,
                  QsCountKind         kind);
  QsCountKind kind; /* %QS_COUNT_N_KINDS for none */
} Column;

static char *
write_queens (const QsCountEntry *entry,
              QsCountKind         kind)
{
  return qs_text_count (entry->n);
}

static char *
write_time (const QsCountEntry *entry,
            QsCountKind         kind)
{
  return qs_counts_words_time (entry);
}

/* The last columns. */
#define N_CLASSES 3

static const Column columns[] = {
  { "n", write_queens, QS_COUNT_N_KINDS },
  { N_ ("All Solutions"), qs_counts_words_number, QS_COUNT_SOLUTIONS },
  { N_ ("Fundamental"), qs_counts_words_number, QS_COUNT_FUNDAMENTAL },
  { N_ ("Time"), write_time, QS_COUNT_N_KINDS },
  /* Translators: so many classes have 8 images each; the next columns are headed “of 4” and “of 2”. */
  { N_ ("Classes of 8"), qs_counts_words_number, QS_COUNT_OF_8 },
  { N_ ("of 4"), qs_counts_words_number, QS_COUNT_OF_4 },
  { N_ ("of 2"), qs_counts_words_number, QS_COUNT_OF_2 },
};

/* GTK names a row after its class, so this sets the name. The label is in a cell, the cell in the row. */
static void
name_row (GtkLabel           *label,
          const QsCountEntry *entry)
{
  GtkWidget *cell = gtk_widget_get_parent (GTK_WIDGET (label));
  GtkWidget *row = cell != NULL ? gtk_widget_get_parent (cell) : NULL;
  g_autofree char *name = qs_counts_words_row (entry);

  if (row != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
show (GtkLabel     *label,
      gconstpointer value,
      gconstpointer data)
{
  const QsCountEntry *entry = value;
  const Column *column = data;

  qs_label_take (label, column->write (entry, column->kind));
  if (column->kind < QS_COUNT_N_KINDS)
    {
      qs_label_take_tooltip (label, qs_counts_words_explain (entry, column->kind));
      qs_appearance_set_class (GTK_WIDGET (label), "published",
                               entry->numbers[column->kind].source == QS_COUNT_SOURCE_PUBLISHED);
    }
  if (column == columns)
    name_row (label, entry);
}

/* The classes stand behind all others: GTK would put them there when they are shown again, and what is rarely wanted is the first
 * that a narrow window cuts off. */
static void
show_classes (QsCountsPage *self,
              gboolean      has_classes)
{
  for (guint i = G_N_ELEMENTS (columns) - N_CLASSES; i < G_N_ELEMENTS (columns); i++)
    {
      g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (gtk_column_view_get_columns (self->table), i);

      gtk_column_view_column_set_visible (column, has_classes);
    }
}

static gboolean
is_counting (QsCountsPage *self)
{
  return qs_tally_get_series (self->tally)->state == QS_COUNT_SERIES_COUNTING;
}

/* One button starts and stops, so that the focus stays where it is. */
static void
update_count_button (QsCountsPage *self)
{
  GtkWidget *button = GTK_WIDGET (self->count_button);
  guint last_n = (guint) gtk_spin_button_get_value_as_int (self->last_spin);
  gboolean can_stop = is_counting (self);
  gboolean is_repetition = qs_tally_has_all (self->tally, last_n);

  gtk_button_set_label (self->count_button, can_stop        ? _ ("Stop")
                                            : is_repetition ? _ ("Count Again up to")
                                                            : _ ("Count All up to"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), can_stop ? "counts.stop" : "counts.start");
  gtk_widget_set_sensitive (GTK_WIDGET (self->last_spin), !can_stop);
  qs_appearance_set_class (button, "suggested-action", !can_stop && !is_repetition);
}

/* Those that were counted, and then those that are published. */
static GArray *
list_family (QsCountsPage *self)
{
  gboolean has_counts = self->family != NULL && !qs_errand_is_running (self->family);
  const GArray *counts = has_counts ? qs_family_get_counts (self->family) : NULL;
  GArray *entries = g_array_new (FALSE, FALSE, sizeof (QsCountEntry));
  QsProblem member;

  for (guint n = 1; qs_family_get (&self->problem, n, &member); n++)
    {
      gboolean is_counted = has_counts && n <= counts->len;
      QsFamilyCount count = is_counted ? g_array_index (counts, QsFamilyCount, n - 1) : (QsFamilyCount){ 0 };
      QsCountEntry entry;

      if (!qs_count_entry_init_other (&entry, &member, count.solutions, count.fundamental,
                                      is_counted ? MAX (count.time, 1) : 0, count.date))
        break;
      g_array_append_val (entries, entry);
    }

  return entries;
}

/* A count changes many times before its number does. */
static gboolean
take_entries (QsCountsPage *self)
{
  g_autoptr (GArray) entries = qs_problem_is_plain (&self->problem) ? qs_tally_list (self->tally) : list_family (self);

  if (self->entries != NULL && self->entries->len == entries->len &&
      (entries->len == 0 || memcmp (self->entries->data, entries->data, entries->len * sizeof (QsCountEntry)) == 0))
    return FALSE;

  g_clear_pointer (&self->entries, g_array_unref);
  self->entries = g_steal_pointer (&entries);

  return TRUE;
}

static void
update (QsCountsPage *self)
{
  const QsCountSeries *series = qs_tally_get_series (self->tally);
  g_autofree char *text = qs_counts_words_state (series);

  if (take_entries (self))
    {
      g_autoptr (QsChartFigure) solutions = qs_counts_plots_new_solutions (self->entries);
      g_autoptr (QsChartFigure) times = qs_counts_plots_new_times (self->entries);

      qs_text_table_update (self->table, self->entries->data, self->entries->len, sizeof (QsCountEntry),
                            G_SIZEOF_MEMBER (QsCountEntry, n));
      show_classes (self, qs_problem_is_plain (&self->problem));
      qs_chart_view_set_figure (self->solutions_chart, solutions);
      qs_chart_view_set_figure (self->times_chart, times);
      gtk_widget_set_visible (GTK_WIDGET (self->times_chart), times != NULL);
      gtk_widget_set_visible (self->no_times_label, times == NULL);
      gtk_widget_action_set_enabled (GTK_WIDGET (self), "counts.save-times", times != NULL);
    }

  gtk_widget_set_visible (GTK_WIDGET (self->progress),
                          series->state != QS_COUNT_SERIES_IDLE && qs_problem_is_plain (&self->problem));
  qs_progress_update (self->progress, text, is_counting (self), qs_tally_get_series_progress (self->tally));
  update_count_button (self);

  /* A new state is announced once. */
  if (series->state != self->announced && series->state != QS_COUNT_SERIES_COUNTING)
    qs_compat_announce (GTK_WIDGET (self), text);
  self->announced = series->state;
}

/* Results arrive more often than frames are drawn. */
static void
queue_update (QsCountsPage *self)
{
  qs_next_frame_call (self, &self->tick_id, (QsNextFrameFunc) update);
}

static void
start_activated_cb (QsCountsPage *self)
{
  gtk_spin_button_update (self->last_spin);
  if (!is_counting (self))
    qs_tally_count_up_to (self->tally, (guint) gtk_spin_button_get_value_as_int (self->last_spin));
}

static void
stop_activated_cb (QsCountsPage *self)
{
  if (is_counting (self))
    qs_tally_stop (self->tally, qs_tally_get_series (self->tally)->n);
}

static void
copy_activated_cb (QsCountsPage *self,
                   const char   *action,
                   GVariant     *parameter)
{
  const QsCountEntry *entries = (const QsCountEntry *) (gpointer) self->entries->data;
  QsCountKind kind =
      g_str_equal (g_variant_get_string (parameter, NULL), "fundamental") ? QS_COUNT_FUNDAMENTAL : QS_COUNT_SOLUTIONS;
  const char *sequence = self->entries->len > 0 ? entries->numbers[kind].sequence : NULL;
  g_autofree char *file = NULL;
  g_autofree char *message = NULL;
  guint n_lines;

  /* Other kinds of boards have none, or no button to copy it. */
  if (sequence == NULL)
    return;

  file = qs_count_b_file_write (kind, entries, self->entries->len, &n_lines);
  message = qs_counts_words_copied (sequence, n_lines);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), file);
  qs_toast_show_in (GTK_WIDGET (self), message);
}

static void
save_activated_cb (QsCountsPage *self,
                   const char   *action)
{
  /* There are no times before something was counted here. */
  if (g_str_equal (action, "counts.save-times"))
    qs_chart_view_save (self->times_chart, _ ("counting times.svg"));
  else
    qs_chart_view_save (self->solutions_chart, _ ("numbers of solutions.svg"));
}

/* The classes, and boards of another kind, are counted only when somebody looks at them. */
static void
look (QsCountsPage *self)
{
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  if (qs_problem_is_plain (&self->problem))
    qs_tally_find_classes (self->tally);
  else if (self->family == NULL)
    {
      self->family = qs_family_start (&self->problem);
      g_signal_connect_object (self->family, "finished", G_CALLBACK (queue_update), self, G_CONNECT_SWAPPED);
    }
}

static void
qs_counts_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (qs_counts_page_parent_class)->map (widget);
  look (QS_COUNTS_PAGE (widget));
}

static void
qs_counts_page_class_init (QsCountsPageClass *klass)
{
  qs_members_own (klass, QsCountsPage, family, qs_errand_abandon);
  qs_members_own (klass, QsCountsPage, tally, g_object_unref);
  qs_members_own (klass, QsCountsPage, entries, g_array_unref);
  GTK_WIDGET_CLASS (klass)->map = qs_counts_page_map;
  qs_focus_install (klass, QsCountsPage, count_button);

  qs_template_ensure_types (QS_TYPE_CHART_VIEW, QS_TYPE_FLOW_LAYOUT, QS_TYPE_PROGRESS);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  qs_template_set (klass, QsCountsPage, "qs-counts-page", copy_button, save_button, count_box, count_button, last_spin,
                   progress, table, solutions_chart, times_chart, no_times_label);
  qs_template_bind_callbacks (klass, update_count_button);
  qs_template_install_action (klass, "counts.start", NULL, start_activated_cb);
  qs_template_install_action (klass, "counts.stop", NULL, stop_activated_cb);
  qs_template_install_action (klass, "counts.copy", "s", copy_activated_cb);
  qs_template_install_action (klass, "counts.save-solutions", NULL, save_activated_cb);
  qs_template_install_action (klass, "counts.save-times", NULL, save_activated_cb);
}

static void
qs_counts_page_init (QsCountsPage *self)
{
  qs_problem_init (&self->problem, 8);
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    qs_text_table_append (self->table, _ (columns[i].title), TRUE, show, NULL, &columns[i]);
  qs_text_table_begin (self->table);
  qs_menus_attach (self->copy_button, "counts-copy");
  qs_menus_attach (self->save_button, "counts-save");
}

QsCountsPage *
qs_counts_page_new (QsTally *tally)
{
  QsCountsPage *self = g_object_new (QS_TYPE_COUNTS_PAGE, NULL);

  self->tally = g_object_ref (tally);
  gtk_spin_button_set_adjustment (self->last_spin, gtk_adjustment_new (QS_TALLY_MAX_QUICK_N, 1, QS_TALLY_MAX_QUICK_N, 1, 4, 0));
  g_signal_connect_object (self->tally, "changed", G_CALLBACK (queue_update), self, G_CONNECT_SWAPPED);
  update (self);

  return self;
}

/* Those of plain queens have records, and can be counted here one after the other; its squares do not matter. */
void
qs_counts_page_set_problem (QsCountsPage    *self,
                            const QsProblem *problem)
{
  gboolean is_plain = qs_problem_is_plain (problem);

  if (qs_problem_equal (&self->problem, problem))
    return;

  qs_errand_forget (&self->family, self);
  self->problem = *problem;
  gtk_widget_set_visible (self->count_box, is_plain);
  look (self);
  queue_update (self);
}
