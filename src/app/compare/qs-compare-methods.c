/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The part of the Compare view that compares methods: the task, the race, and its measurements. */

#include "qs-compare-methods.h"

#include <glib/gi18n.h>
#include <math.h>

#include "qs-appearance.h"
#include "qs-chart-view.h"
#include "qs-compare-sizes.h"
#include "qs-compare-table.h"
#include "qs-compare-words.h"
#include "qs-compat.h"
#include "qs-flow-layout.h"
#include "qs-focus.h"
#include "qs-members.h"
#include "qs-menus.h"
#include "qs-methods.h"
#include "qs-next-frame.h"
#include "qs-progress.h"
#include "qs-race-report.h"
#include "qs-saving-flow.h"
#include "qs-template.h"

/* The processor time of a race that begins by itself. */
#define BRIEF_SECONDS 1.0

struct _QsCompareMethods
{
  GtkWidget parent_instance;

  GtkWidget *scroller;
  GtkToggleButton *all_toggle;
  GtkDropDown *budget_drop_down;
  GtkLabel *methods_label;
  GtkBox *checks_box; /* a GtkCheckButton for each of qs_racers_list() */
  GtkButton *start_button;
  QsProgress *progress;
  GtkWidget *question_box;
  GtkLabel *question_label;
  GtkWidget *run_button;
  GtkMenuButton *more_button;
  GtkStack *stack;
  GtkColumnView *table;
  QsChartView *times_chart;
  QsChartView *growth_chart;
  QsCompareSizes *sizes;

  guint n;
  const QsProblem *problem; /* as qs_problem_intern() has it */
  QsRace *race;
  QsRaceState announced; /* the state that was announced last */
  guint tick_id;    /* shows the newest numbers */
};

G_DEFINE_FINAL_TYPE (QsCompareMethods, qs_compare_methods, GTK_TYPE_WIDGET)

/* In seconds, as the drop-down lists them. */
static const double budgets[] = { 2, 10, 60, 600 };

/* The toggle that goes off notifies before the other one is on. */
static gboolean
wants_first (QsCompareMethods *self)
{
  return !gtk_toggle_button_get_active (self->all_toggle);
}

/* NULL when it can take part. */
static char *
explain_absence (QsCompareMethods *self,
                 const QsMethod   *racer)
{
  switch (qs_racers_check (racer, self->n, self->problem, wants_first (self)))
    {
    case QS_RACER_LIMITED:
      return g_strdup_printf (ngettext ("Supports at most %u queen", "Supports at most %u queens", racer->max_n),
                              racer->max_n);
    case QS_RACER_FINDS_ONE:
      return g_strdup (_ ("It finds one solution, not all: choose First"));
    case QS_RACER_UNFIT:
      return g_strdup (gettext (qs_methods_get_reason (racer)));
    case QS_RACER_FITS:
    default:
      return NULL;
    }
}

/* The racers that are chosen and can take part. The caller frees the array, which ends with NULL, but not the racers. */
static const QsMethod **
list_chosen (QsCompareMethods *self)
{
  GtkWidget *check = gtk_widget_get_first_child (GTK_WIDGET (self->checks_box));
  GPtrArray *chosen = g_ptr_array_new ();

  for (const QsMethod *const *racer = qs_racers_list (); *racer != NULL; racer++)
    {
      if (gtk_widget_is_sensitive (check) && gtk_check_button_get_active (GTK_CHECK_BUTTON (check)))
        g_ptr_array_add (chosen, (gpointer) *racer);
      check = gtk_widget_get_next_sibling (check);
    }
  g_ptr_array_add (chosen, NULL);

  return (const QsMethod **) g_ptr_array_free (chosen, FALSE);
}

static guint
count_methods (const QsMethod *const *racers)
{
  guint n_methods = 0;

  for (; *racers != NULL; racers++)
    n_methods += (*racers)->group != QS_GROUP_REFERENCE;

  return n_methods;
}

static QsRaceState
get_state (QsCompareMethods *self)
{
  return qs_race_get_report (self->race)->state;
}

static gboolean
is_busy (QsCompareMethods *self)
{
  QsRaceState state = get_state (self);

  return state == QS_RACE_PREDICTING || state == QS_RACE_ASKING || state == QS_RACE_RUNNING;
}

static gboolean
has_measured (QsCompareMethods *self)
{
  const QsRaceReport *report = qs_race_get_report (self->race);

  for (guint i = 0; i < report->n_racers; i++)
    {
      if (report->results[i].n_runs > 0)
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_shown (QsCompareMethods *self,
          const char       *name)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), name) == 0;
}

static void
update_actions (QsCompareMethods *self)
{
  g_autofree const QsMethod **racers = list_chosen (self);
  QsRaceState state = get_state (self);
  gboolean has_results = has_measured (self), had_focus = gtk_widget_is_focus (GTK_WIDGET (self->start_button));
  GtkWidget *widget = GTK_WIDGET (self), *button = GTK_WIDGET (self->start_button);

  /* One button starts and cancels. */
  gtk_button_set_label (self->start_button, is_busy (self) ? _ ("Cancel") : _ ("Start"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), is_busy (self) ? "compare.cancel" : "compare.start");
  gtk_widget_set_visible (button, state != QS_RACE_ASKING);
  qs_appearance_set_class (button, "suggested-action", !is_busy (self));
  gtk_widget_action_set_enabled (widget, "compare.start", !is_busy (self) && racers[0] != NULL);
  gtk_widget_action_set_enabled (widget, "compare.cancel", is_busy (self));
  gtk_widget_action_set_enabled (widget, "compare.confirm", state == QS_RACE_ASKING);
  gtk_widget_action_set_enabled (widget, "compare.save-chart", has_results && !is_shown (self, "sizes"));
  gtk_widget_action_set_enabled (widget, "compare.save-table", has_results);
  gtk_widget_action_set_enabled (widget, "compare.sort-by", has_results);
  /* The sizes are those of the window's board, and not of the race's. */
  gtk_widget_set_visible (GTK_WIDGET (self->progress),
                          state != QS_RACE_ASKING && (is_busy (self) || !is_shown (self, "sizes")));
  /* Between its two actions the button cannot be pressed, and so loses the focus. */
  if (had_focus)
    gtk_widget_grab_focus (GTK_WIDGET (self->start_button));
}

/* Others are chosen. */
static void
choice_changed_cb (QsCompareMethods *self)
{
  g_autofree const QsMethod **chosen = list_chosen (self);
  /* Translators: how many methods take part, and how many there are. */
  g_autofree char *label = g_strdup_printf (_ ("%u of %u Methods"), count_methods (chosen), count_methods (qs_racers_list ()));

  gtk_label_set_label (self->methods_label, label);
  update_actions (self);
}

/* Not every method does every task. */
static void
update_options (QsCompareMethods *self)
{
  GtkWidget *check = gtk_widget_get_first_child (GTK_WIDGET (self->checks_box));

  for (const QsMethod *const *racer = qs_racers_list (); *racer != NULL; racer++)
    {
      g_autofree char *reason = explain_absence (self, *racer);

      gtk_widget_set_sensitive (check, reason == NULL);
      gtk_widget_set_tooltip_text (check, reason);
      gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      reason != NULL ? reason : "", -1);
      check = gtk_widget_get_next_sibling (check);
    }

  choice_changed_cb (self);
}

static void
choose_activated_cb (QsCompareMethods *self,
                     const char       *action,
                     GVariant         *is_chosen)
{
  GtkWidget *check = gtk_widget_get_first_child (GTK_WIDGET (self->checks_box));

  for (; check != NULL; check = gtk_widget_get_next_sibling (check))
    gtk_check_button_set_active (GTK_CHECK_BUTTON (check), g_variant_get_boolean (is_chosen));
}

/* A new state is announced once; @text says it. */
static void
announce_state (QsCompareMethods *self,
                const char       *text)
{
  QsRaceState state = get_state (self);

  if (state == self->announced)
    return;

  self->announced = state;
  if (state == QS_RACE_ASKING)
    {
      g_autofree char *question = qs_compare_words_question (qs_race_get_report (self->race));

      gtk_label_set_label (self->question_label, question);
      gtk_widget_set_visible (self->question_box, TRUE);
      gtk_widget_grab_focus (self->run_button);
      qs_compat_announce (GTK_WIDGET (self), question);
      return;
    }

  if (gtk_widget_get_visible (self->question_box))
    {
      gtk_widget_set_visible (self->question_box, FALSE);
      gtk_widget_grab_focus (GTK_WIDGET (self->start_button));
    }

  if (state == QS_RACE_FINISHED || state == QS_RACE_CANCELLED)
    qs_compat_announce (GTK_WIDGET (self), text);
}

static void
update (QsCompareMethods *self)
{
  const QsRaceReport *report = qs_race_get_report (self->race);
  g_autofree char *text = NULL;

  qs_compare_table_update (self->table, report);
  if (report->state != QS_RACE_IDLE)
    {
      g_autoptr (QsChartFigure) times = qs_compare_table_chart_times (self->table, report);
      g_autoptr (QsChartFigure) growth = qs_compare_table_chart_growth (report);

      text = qs_compare_words_state (report);
      qs_chart_view_set_figure (self->times_chart, times);
      qs_chart_view_set_figure (self->growth_chart, growth);
      qs_progress_update (self->progress, text, is_busy (self),
                          report->state == QS_RACE_PREDICTING ? QS_PROGRESS_UNKNOWN : MAX (report->progress, 0));
    }
  update_actions (self);
  announce_state (self, text);
}

/* Results arrive more often than frames are drawn. */
static void
queue_update (QsCompareMethods *self)
{
  qs_next_frame_call (self, &self->tick_id, (QsNextFrameFunc) update);
}

/* Returns: whether there was anything to start */
static gboolean
start (QsCompareMethods *self,
       gboolean          is_brief)
{
  g_autofree const QsMethod **racers = list_chosen (self);
  const QsRaceTask task = {
    .n = self->n,
    .problem = self->problem,
    .wants_first = wants_first (self),
    .budget = is_brief ? BRIEF_SECONDS : budgets[gtk_drop_down_get_selected (self->budget_drop_down)],
    .is_brief = is_brief,
    /* Regions are of one board, and rectangles of many kinds. */
    .with_growth = self->problem == NULL || (self->problem->n_rows == self->n && !self->problem->has_regions),
  };

  if (is_busy (self) || racers[0] == NULL)
    return FALSE;

  qs_race_start (self->race, &task, racers);
  gtk_stack_page_set_visible (gtk_stack_get_page (self->stack, GTK_WIDGET (self->growth_chart)), task.with_growth);

  return TRUE;
}

static void
start_activated_cb (QsCompareMethods *self)
{
  if (!start (self, FALSE))
    return;

  if (is_shown (self, "sizes"))
    gtk_stack_set_visible_child_name (self->stack, "table");
  gtk_widget_grab_focus (GTK_WIDGET (self->start_button));
}

static void
cancel_activated_cb (QsCompareMethods *self)
{
  qs_race_cancel (self->race);
}

static void
confirm_activated_cb (QsCompareMethods *self)
{
  qs_race_confirm (self->race);
}

static void
save_chart_activated_cb (QsCompareMethods *self)
{
  gboolean is_growth = is_shown (self, "growth");

  if (has_measured (self) && !is_shown (self, "sizes"))
    qs_chart_view_save (is_growth ? self->growth_chart : self->times_chart, is_growth ? _ ("growth.svg") : _ ("comparison.svg"));
}

static void
save_table_activated_cb (QsCompareMethods *self)
{
  if (!has_measured (self))
    return;

  qs_saving_flow_save_text (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), _ ("Save Table"),
                            _ ("comparison.csv"), qs_race_to_csv (qs_race_get_report (self->race)));
}

static void
sort_by_activated_cb (QsCompareMethods *self,
                      const char       *action,
                      GVariant         *parameter)
{
  qs_compare_table_sort (self->table, g_variant_get_string (parameter, NULL));
}

/* The table is as high as its rows, and the page is what moves up and down. GTK has the table keep what a wheel says. */
static gboolean
scroll_cb (QsCompareMethods         *self,
           double                    dx,
           double                    dy,
           GtkEventControllerScroll *controller)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  double unit = 1;

  if (fabs (dx) > fabs (dy) || (state & GDK_SHIFT_MASK) != 0)
    return GDK_EVENT_PROPAGATE;

  /* As far as a scrolled window of GTK moves. */
  if (gtk_event_controller_scroll_get_unit (controller) == GDK_SCROLL_UNIT_WHEEL)
    unit = pow (gtk_adjustment_get_page_size (place), 2.0 / 3);
  gtk_adjustment_set_value (place, gtk_adjustment_get_value (place) + dy * unit);

  return GDK_EVENT_STOP;
}

/* The first time that somebody comes here, there is something to see. */
static void
qs_compare_methods_map (GtkWidget *widget)
{
  QsCompareMethods *self = QS_COMPARE_METHODS (widget);

  GTK_WIDGET_CLASS (qs_compare_methods_parent_class)->map (widget);

  if (get_state (self) == QS_RACE_IDLE && start (self, TRUE))
    update (self);
}

static void
qs_compare_methods_class_init (QsCompareMethodsClass *klass)
{
  qs_members_own (klass, QsCompareMethods, race, g_object_unref);
  qs_focus_install (klass, QsCompareMethods, start_button);
  GTK_WIDGET_CLASS (klass)->map = qs_compare_methods_map;

  qs_template_ensure_types (QS_TYPE_CHART_VIEW, QS_TYPE_COMPARE_SIZES, QS_TYPE_FLOW_LAYOUT, QS_TYPE_PROGRESS);
  qs_template_set (klass, QsCompareMethods, "qs-compare-methods", scroller, all_toggle, budget_drop_down,
                   methods_label, checks_box, start_button, progress, question_box, question_label, run_button,
                   more_button, stack, table, times_chart, growth_chart, sizes);
  qs_template_bind_callbacks (klass, update_actions, update_options, scroll_cb);
  qs_template_install_action (klass, "compare.start", NULL, start_activated_cb);
  qs_template_install_action (klass, "compare.cancel", NULL, cancel_activated_cb);
  qs_template_install_action (klass, "compare.confirm", NULL, confirm_activated_cb);
  qs_template_install_action (klass, "compare.choose", "b", choose_activated_cb);
  qs_template_install_action (klass, "compare.save-chart", NULL, save_chart_activated_cb);
  qs_template_install_action (klass, "compare.save-table", NULL, save_table_activated_cb);
  qs_template_install_action (klass, "compare.sort-by", "s", sort_by_activated_cb);
}

static void
qs_compare_methods_init (QsCompareMethods *self)
{
  self->race = qs_race_new ();
  self->n = 8;
  gtk_widget_init_template (GTK_WIDGET (self));
  for (const QsMethod *const *racer = qs_racers_list (); *racer != NULL; racer++)
    {
      g_autofree char *name = qs_compare_words_name (*racer);
      GtkWidget *check = gtk_check_button_new_with_label (name);

      gtk_check_button_set_active (GTK_CHECK_BUTTON (check), TRUE);
      g_signal_connect_object (check, "toggled", G_CALLBACK (choice_changed_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (self->checks_box, check);
    }
  qs_menus_attach (self->more_button, "compare-more");

  qs_compare_table_begin (self->table);
  g_signal_connect_object (self->race, "changed", G_CALLBACK (queue_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_column_view_get_model (self->table), "items-changed", G_CALLBACK (queue_update), self,
                           G_CONNECT_SWAPPED);
  update_options (self);
  update (self);
}

/* A running race keeps its own board. */
void
qs_compare_methods_set_problem (QsCompareMethods *self,
                                const QsProblem  *problem)
{
  const QsProblem *interned = qs_problem_intern (problem);

  if (self->n != problem->n || self->problem != interned)
    {
      self->n = problem->n;
      self->problem = interned;
      update_options (self);
    }
  qs_compare_sizes_set_problem (self->sizes, problem);
}
