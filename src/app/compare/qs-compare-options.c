/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is compared: which methods take part, in which task, and for how long. */

#include "qs-compare-options.h"

#include <glib/gi18n.h>

#include "qs-compare-words.h"
#include "qs-methods.h"
#include "qs-template.h"

struct _QsCompareOptions
{
  GtkWidget parent_instance;

  GtkToggleButton *all_toggle;
  GtkDropDown *budget_drop_down;
  GtkLabel *methods_label;
  GtkBox *checks_box;

  GPtrArray *checks; /* a GtkCheckButton for each of qs_racers_list() */
  guint n;
  const QsProblem *problem; /* as qs_problem_intern() has it */
};

G_DEFINE_FINAL_TYPE (QsCompareOptions, qs_compare_options, GTK_TYPE_WIDGET)

/* In seconds, as the drop-down lists them. */
static const double budgets[] = { 2, 10, 60, 600 };

/* The toggle that goes off notifies before the other one is on. */
static gboolean
wants_first (QsCompareOptions *self)
{
  return !gtk_toggle_button_get_active (self->all_toggle);
}

/* NULL when it can take part. */
static char *
explain_absence (QsCompareOptions *self,
                 const QsRacer    *racer)
{
  switch (qs_racers_check (racer, self->n, self->problem, wants_first (self)))
    {
    case QS_RACER_LIMITED:
      return g_strdup_printf (ngettext ("Supports at most %u queen", "Supports at most %u queens", racer->max_n),
                              racer->max_n);
    case QS_RACER_FINDS_ONE:
      return g_strdup (_ ("It finds one solution, not all: choose First"));
    case QS_RACER_UNFIT:
      return g_strdup (gettext (qs_methods_get_reason (racer->method)));
    case QS_RACER_FITS:
    default:
      return NULL;
    }
}

static gboolean
takes_part (GtkCheckButton *check)
{
  return gtk_widget_is_sensitive (GTK_WIDGET (check)) && gtk_check_button_get_active (check);
}

static void
update_label (QsCompareOptions *self)
{
  const QsRacer *const *racers = qs_racers_list ();
  guint n_chosen = 0;
  guint n_methods = 0;
  g_autofree char *label = NULL;

  for (guint i = 0; i < self->checks->len; i++)
    {
      if (racers[i]->method == NULL)
        continue;

      n_methods++;
      n_chosen += takes_part (self->checks->pdata[i]);
    }

  /* Translators: how many methods take part, and how many there are. */
  label = g_strdup_printf (_ ("%u of %u Methods"), n_chosen, n_methods);
  gtk_label_set_label (self->methods_label, label);
}

static void
update (QsCompareOptions *self)
{
  const QsRacer *const *racers = qs_racers_list ();

  for (guint i = 0; i < self->checks->len; i++)
    {
      GtkWidget *check = self->checks->pdata[i];
      g_autofree char *reason = explain_absence (self, racers[i]);

      gtk_widget_set_sensitive (check, reason == NULL);
      gtk_widget_set_tooltip_text (check, reason);
      gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      reason != NULL ? reason : "", -1);
    }

  update_label (self);
  g_signal_emit_by_name (self, "changed");
}

static void
choose (QsCompareOptions *self,
        gboolean          is_chosen)
{
  for (guint i = 0; i < self->checks->len; i++)
    gtk_check_button_set_active (self->checks->pdata[i], is_chosen);
}

static void
all_clicked_cb (QsCompareOptions *self)
{
  choose (self, TRUE);
}

static void
none_clicked_cb (QsCompareOptions *self)
{
  choose (self, FALSE);
}

static void
check_toggled_cb (QsCompareOptions *self)
{
  update_label (self);
  g_signal_emit_by_name (self, "changed");
}

static void
add_checks (QsCompareOptions *self)
{
  const QsRacer *const *racers = qs_racers_list ();

  for (guint i = 0; racers[i] != NULL; i++)
    {
      g_autofree char *name = qs_compare_words_name (racers[i]);
      GtkWidget *check = gtk_check_button_new_with_label (name);

      gtk_check_button_set_active (GTK_CHECK_BUTTON (check), TRUE);
      g_signal_connect_object (check, "toggled", G_CALLBACK (check_toggled_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (self->checks_box, check);
      g_ptr_array_add (self->checks, check);
    }
}

static void
qs_compare_options_finalize (GObject *object)
{
  g_ptr_array_unref (QS_COMPARE_OPTIONS (object)->checks);

  G_OBJECT_CLASS (qs_compare_options_parent_class)->finalize (object);
}

static void
qs_compare_options_class_init (QsCompareOptionsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qs_template_dispose;
  G_OBJECT_CLASS (klass)->finalize = qs_compare_options_finalize;

  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/queenside/Queenside/qs-compare-options.ui");
  qs_template_bind_children (widget_class, QsCompareOptions, all_toggle, budget_drop_down, methods_label, checks_box);
  qs_template_bind_callbacks (widget_class, update, all_clicked_cb, none_clicked_cb);
}

static void
qs_compare_options_init (QsCompareOptions *self)
{
  self->checks = g_ptr_array_new ();
  self->n = 8;
  gtk_widget_init_template (GTK_WIDGET (self));
  add_checks (self);
  update (self);
}

/* Not every method takes every board. */
void
qs_compare_options_set_problem (QsCompareOptions *self,
                                const QsProblem  *problem)
{
  const QsProblem *interned = qs_problem_intern (problem);

  g_return_if_fail (QS_IS_COMPARE_OPTIONS (self));

  if (self->n == problem->n && self->problem == interned)
    return;

  self->n = problem->n;
  self->problem = interned;
  update (self);
}

void
qs_compare_options_get_task (QsCompareOptions *self,
                             QsRaceTask       *task)
{
  g_return_if_fail (QS_IS_COMPARE_OPTIONS (self));

  *task = (QsRaceTask){
    .n = self->n,
    .problem = self->problem,
    .wants_first = wants_first (self),
    .budget = budgets[gtk_drop_down_get_selected (self->budget_drop_down)],
    /* Regions are of one board, and rectangles of many kinds. */
    .with_growth = self->problem == NULL || (self->problem->n_rows == self->n && !self->problem->has_regions),
  };
}

/* The caller frees the array, which ends with NULL, but not the racers. */
const QsRacer **
qs_compare_options_get_racers (QsCompareOptions *self)
{
  const QsRacer *const *racers = qs_racers_list ();
  const QsRacer **chosen = g_new0 (const QsRacer *, self->checks->len + 1);
  guint n_chosen = 0;

  for (guint i = 0; i < self->checks->len; i++)
    {
      if (takes_part (self->checks->pdata[i]))
        chosen[n_chosen++] = racers[i];
    }

  return chosen;
}
