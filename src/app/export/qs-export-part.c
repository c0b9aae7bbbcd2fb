/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Asks which of the solutions are exported: one of the lists, or a part of the one that is shown. */

#include "qs-export-part.h"

#include <glib/gi18n.h>

#include "qs-flow-layout.h"
#include "qs-members.h"
#include "qs-template.h"
#include "qs-text.h"

/* The largest number that a spin button, whose value is a double, holds exactly. */
#define SPIN_MAX G_GUINT64_CONSTANT (9007199254740992)

struct _QsExportPart
{
  GtkBox parent_instance;

  GtkCheckButton *all_check;
  GtkCheckButton *matching_check;
  GtkCheckButton *fundamental_check;
  GtkCheckButton *range_check;
  GtkSpinButton *first_spin;
  GtkSpinButton *last_spin;
  GtkCheckButton *shown_check;
  GtkCheckButton *lacking_check;

  QsExplorer *explorer; /* NULL until there is one */
  guint64 shown;        /* the number of the solution that is shown, from 1; 0 for none */
  QsVerdict *lacking;   /* NULL for no file */
};

QS_DEFINE_TEMPLATE_TYPE (QsExportPart, qs_export_part, GTK_TYPE_BOX)

static gboolean
is_chosen (GtkCheckButton *check)
{
  return gtk_check_button_get_active (check);
}

static void
update (QsExportPart *self)
{
  /* The last number is never below the first. */
  gtk_adjustment_set_lower (gtk_spin_button_get_adjustment (self->last_spin),
                            gtk_spin_button_get_value (self->first_spin));
  if (self->explorer != NULL)
    g_signal_emit_by_name (self, "changed");
}

static void
qs_export_part_class_init (QsExportPartClass *klass)
{
  qs_members_own (klass, QsExportPart, explorer, g_object_unref);
  qs_members_own (klass, QsExportPart, lacking, qs_verdict_unref);

  /* The user has chosen something else, or more is known about the solutions. */
  g_signal_new ("changed", QS_TYPE_EXPORT_PART, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  qs_template_ensure_types (QS_TYPE_FLOW_LAYOUT);
  qs_template_set (klass, QsExportPart, "qs-export-part", all_check, matching_check, fundamental_check,
                   range_check, first_spin, last_spin, shown_check, lacking_check);
  qs_template_bind_callbacks (klass, update);
}

static QsSolutionSet *
get_whole (QsExportPart *self,
           QsCensusScope scope)
{
  return qs_explorer_get_status (self->explorer)->whole[scope];
}

static QsSolutionSet *
get_shown (QsExportPart *self)
{
  return qs_explorer_get_status (self->explorer)->shown;
}

static gboolean
is_narrowed (QsExportPart *self)
{
  return !qs_constraints_is_empty (qs_explorer_get_status (self->explorer)->constraints);
}

/* How many solutions the shown list has; those that are counted so far where nobody knows. */
static guint64
get_total (QsExportPart *self)
{
  QsSolutionSet *shown = get_shown (self);
  guint64 total;

  return qs_solution_set_get_total (shown, &total) ? total : qs_solution_set_get_status (shown)->count;
}

/* From the first to the last of the list that is shown; where nobody knows the last, to any number. */
static void
set_range (QsExportPart *self)
{
  guint64 total = CLAMP (get_total (self), 1, SPIN_MAX);
  guint64 known;
  double upper = qs_solution_set_get_total (get_shown (self), &known) ? (double) total : (double) SPIN_MAX;

  gtk_widget_set_sensitive (GTK_WIDGET (self->range_check), get_total (self) > 0);
  gtk_spin_button_set_range (self->first_spin, 1, upper);
  gtk_spin_button_set_range (self->last_spin, 1, upper);
  gtk_spin_button_set_value (self->last_spin, (double) total);
}

static void
set_shown (QsExportPart *self,
           guint64       shown)
{
  /* Translators: the number of the solution that is shown. */
  g_autofree char *label = qs_text_fill (_ ("_The solution shown, number %s"), qs_text_count (shown));

  self->shown = shown;
  gtk_check_button_set_label (self->shown_check, shown > 0 ? label : _ ("_The solution shown"));
  gtk_widget_set_sensitive (GTK_WIDGET (self->shown_check), shown > 0);
}

/* The first solution of a large board may come only now, and it is shown then. */
static void
counted_cb (QsExportPart *self)
{
  if (self->shown == 0 && qs_solution_set_get_status (get_shown (self))->count > 0)
    {
      set_range (self);
      set_shown (self, 1);
    }

  g_signal_emit_by_name (self, "changed");
}

/* Takes the lists, once, and chooses the one that is shown. @shown is a number from 1, or 0 for none. */
void
qs_export_part_set_explorer (QsExportPart *self,
                             QsExplorer   *explorer,
                             guint64       shown)
{
  gboolean is_fundamental;

  g_return_if_fail (self->explorer == NULL);

  self->explorer = g_object_ref (explorer);
  is_fundamental = qs_explorer_get_status (explorer)->scope == QS_CENSUS_FUNDAMENTAL;
  for (guint scope = QS_CENSUS_ALL; scope <= QS_CENSUS_FUNDAMENTAL; scope++)
    g_signal_connect_object (get_whole (self, scope), "changed", G_CALLBACK (counted_cb), self, G_CONNECT_SWAPPED);
  if (is_narrowed (self))
    g_signal_connect_object (get_shown (self), "changed", G_CALLBACK (counted_cb), self, G_CONNECT_SWAPPED);

  gtk_spin_button_set_increments (self->first_spin, 1, 10);
  gtk_spin_button_set_increments (self->last_spin, 1, 10);
  set_range (self);
  set_shown (self, shown);
  /* What is shown is what is exported, unless the user says otherwise. */
  if (is_narrowed (self) && is_fundamental)
    gtk_check_button_set_label (self->matching_check, _ ("Fundamental, _matching the squares"));
  gtk_check_button_set_active (is_narrowed (self) ? self->matching_check
                               : is_fundamental   ? self->fundamental_check
                                                  : self->all_check,
                               TRUE);
  gtk_widget_set_sensitive (GTK_WIDGET (self->matching_check), is_narrowed (self));
  update (self);
}

/* Offers the solutions that a file lacks, too, and chooses them. They may be of another board. */
void
qs_export_part_offer_lacking (QsExportPart *self,
                              QsVerdict    *lacking)
{
  g_return_if_fail (self->lacking == NULL);

  self->lacking = qs_verdict_ref (lacking);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->lacking_check), lacking->file->name);
  gtk_widget_set_visible (GTK_WIDGET (self->lacking_check), TRUE);
  gtk_check_button_set_active (self->lacking_check, TRUE);
}

QsSolutionSet *
qs_export_part_get_solution_set (QsExportPart *self)
{
  g_return_val_if_fail (self->explorer != NULL, NULL);

  if (is_chosen (self->all_check) || is_chosen (self->lacking_check))
    return get_whole (self, QS_CENSUS_ALL);
  if (is_chosen (self->fundamental_check))
    return get_whole (self, QS_CENSUS_FUNDAMENTAL);

  return get_shown (self);
}

/* Gives the choice, but no format. */
void
qs_export_part_get_scope (QsExportPart  *self,
                          QsExportScope *scope)
{
  QsSolutionSet *set = qs_export_part_get_solution_set (self);
  const QsReadFacts *facts;

  if (is_chosen (self->lacking_check))
    {
      facts = self->lacking->facts;
      *scope = (QsExportScope){ .lacking = self->lacking, .first = 1, .count = G_MAXUINT64 };
      if (facts->has_problem)
        scope->problem = facts->problem;
      else
        qs_problem_init (&scope->problem, facts->n);
      qs_census_space_init_problem (&scope->space, &scope->problem, QS_CENSUS_ALL);
      return;
    }

  *scope = (QsExportScope){ .space = *qs_solution_set_get_space (set),
                            .problem = qs_solution_set_get_space (set)->problem,
                            .first = 1,
                            .count = G_MAXUINT64 };
  if (is_chosen (self->range_check))
    {
      scope->first = (guint64) gtk_spin_button_get_value (self->first_spin);
      scope->count = (guint64) gtk_spin_button_get_value (self->last_spin) - scope->first + 1;
    }
  else if (is_chosen (self->shown_check))
    {
      scope->first = self->shown;
      scope->count = 1;
    }
  if (is_narrowed (self) && set == get_shown (self))
    scope->problem.squares = *qs_explorer_get_status (self->explorer)->constraints;

  /* Some that were counted are there, whatever the total will be. */
  scope->total = qs_solution_set_get_status (set)->count;
  scope->has_total = qs_solution_set_get_status (set)->is_complete ||
                     (scope->first <= scope->total && scope->count <= scope->total - (scope->first - 1));
}

/* Gives the problem whose solutions these are, whatever was chosen. */
void
qs_export_part_get_problem (QsExportPart  *self,
                            QsConstraints *constraints)
{
  g_return_if_fail (self->explorer != NULL);

  if (is_chosen (self->lacking_check))
    qs_constraints_init (constraints, self->lacking->facts->n);
  else
    *constraints = *qs_explorer_get_status (self->explorer)->constraints;
}
