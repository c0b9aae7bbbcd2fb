/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Asks what to export and in which format, and says how much that will be. */

#include "config.h"

#include "qs-export-dialog.h"

#include <glib/gi18n.h>

#include "qs-text.h"

/* The largest number that a spin button, whose value is a double, holds exactly. */
#define SPIN_MAX G_GUINT64_CONSTANT (9007199254740992)

/* The one of n = 4, small enough to be shown. */
static const guint16 sample_columns[] = { 1, 3, 0, 2 };

struct _QsExportDialog
{
  GtkWindow parent_instance;

  GtkDropDown *format_drop_down;
  GtkLabel *sample_label;
  GtkCheckButton *numbered_check;
  GtkCheckButton *all_check;
  GtkCheckButton *range_check;
  GtkSpinButton *first_spin;
  GtkSpinButton *last_spin;
  GtkLabel *size_label;
  GtkWidget *save_button;

  QsExportScope scope; /* all of the solutions */
};

enum
{
  SIGNAL_SAVE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (QsExportDialog, qs_export_dialog, GTK_TYPE_WINDOW)

static const QsFormat *
get_format (QsExportDialog *self)
{
  return qs_format_list ()[gtk_drop_down_get_selected (self->format_drop_down)];
}

static void
update_sample (QsExportDialog *self)
{
  g_autoptr (GString) sample = g_string_new (NULL);
  const QsFormat *format = get_format (self);
  QsFormatBoard board = { .columns = sample_columns, .rank = 1, .class_number = 1, .images = 2 };
  QsExportScope scope;
  QsFormatSet set;

  qs_export_dialog_get_scope (self, &scope);
  qs_export_describe (&scope, &set);
  set.n = G_N_ELEMENTS (sample_columns);
  format->append (sample, &set, &board, TRUE);
  g_string_truncate (sample, sample->len - 1);
  gtk_label_set_label (self->sample_label, sample->str);
}

/* “92 solutions, 6.6 kB”, or why there is nothing to export */
static void
update_size (QsExportDialog *self)
{
  QsExportScope scope;
  guint64 count, size;
  g_autofree char *solutions = NULL;
  g_autofree char *bytes = NULL;
  g_autofree char *text = NULL;

  qs_export_dialog_get_scope (self, &scope);
  if (!qs_export_measure (&scope, &count, &size))
    {
      gtk_label_set_label (self->size_label, _ ("The number of solutions for this board is not known: choose a range"));
      gtk_widget_set_sensitive (self->save_button, FALSE);
      return;
    }

  gtk_widget_set_sensitive (self->save_button, count > 0);
  if (count == 0)
    {
      gtk_label_set_label (self->size_label, _ ("There is no solution to export"));
      return;
    }

  solutions = qs_text_solutions (count);
  bytes = g_format_size (size);
  /* Translators: such as “92 solutions”, then such as “6.6 kB”. */
  text = g_strdup_printf (_ ("%s, %s"), solutions, bytes);
  gtk_label_set_label (self->size_label, text);
}

static void
update (QsExportDialog *self)
{
  gboolean is_range = gtk_check_button_get_active (self->range_check);

  gtk_widget_set_sensitive (GTK_WIDGET (self->first_spin), is_range);
  gtk_widget_set_sensitive (GTK_WIDGET (self->last_spin), is_range);
  gtk_widget_set_sensitive (GTK_WIDGET (self->numbered_check), (get_format (self)->flags & QS_FORMAT_CAN_NUMBER) != 0);

  /* The last number is never below the first. */
  gtk_adjustment_set_lower (gtk_spin_button_get_adjustment (self->last_spin),
                            gtk_spin_button_get_value (self->first_spin));
  update_sample (self);
  update_size (self);
}

static void
save_clicked_cb (QsExportDialog *self)
{
  g_signal_emit (self, signals[SIGNAL_SAVE], 0);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/queenside/Queenside/qs-export-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, QsExportDialog, format_drop_down);
  gtk_widget_class_bind_template_child (widget_class, QsExportDialog, sample_label);
  gtk_widget_class_bind_template_child (widget_class, QsExportDialog, numbered_check);
  gtk_widget_class_bind_template_child (widget_class, QsExportDialog, all_check);
  gtk_widget_class_bind_template_child (widget_class, QsExportDialog, range_check);
  gtk_widget_class_bind_template_child (widget_class, QsExportDialog, first_spin);
  gtk_widget_class_bind_template_child (widget_class, QsExportDialog, last_spin);
  gtk_widget_class_bind_template_child (widget_class, QsExportDialog, size_label);
  gtk_widget_class_bind_template_child (widget_class, QsExportDialog, save_button);
  gtk_widget_class_bind_template_callback (widget_class, update);
  gtk_widget_class_bind_template_callback (widget_class, save_clicked_cb);
}

static void
qs_export_dialog_class_init (QsExportDialogClass *klass)
{
  /**
   * QsExportDialog::save:
   * @self: the dialog
   *
   * The user has chosen what to export; the file comes next.
   */
  signals[SIGNAL_SAVE] =
      g_signal_new ("save", QS_TYPE_EXPORT_DIALOG, G_SIGNAL_RUN_LAST,
                    0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  bind_template (GTK_WIDGET_CLASS (klass));
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_DIALOG);
}

static void
qs_export_dialog_init (QsExportDialog *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (const QsFormat *const *format = qs_format_list (); *format != NULL; format++)
    gtk_string_list_append (names, gettext ((*format)->name));

  /* The template's callbacks need the board and the format. */
  qs_census_space_init (&self->scope.space, 1, NULL, QS_CENSUS_ALL);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drop_down_set_model (self->format_drop_down, G_LIST_MODEL (names));
}

/* Lets the range reach from 1 to @upper, with @shown chosen. */
static void
set_range (QsExportDialog *self,
           guint64         upper,
           guint64         shown)
{
  gtk_spin_button_set_range (self->first_spin, 1, (double) upper);
  gtk_spin_button_set_range (self->last_spin, 1, (double) upper);
  gtk_spin_button_set_value (self->first_spin, (double) shown);
  gtk_spin_button_set_value (self->last_spin, (double) shown);
}

/**
 * qs_export_dialog_new:
 * @parent: the window that asks
 * @solution_set: what is exported
 * @shown: the number of the solution that is shown, from 1; 0 for none
 *
 * Returns: (transfer none): a dialog, which belongs to GTK
 */
QsExportDialog *
qs_export_dialog_new (GtkWindow     *parent,
                      QsSolutionSet *solution_set,
                      guint64        shown)
{
  QsExportDialog *self = g_object_new (QS_TYPE_EXPORT_DIALOG,
                                       "application", gtk_window_get_application (parent),
                                       "transient-for", parent,
                                       NULL);
  guint64 total = SPIN_MAX, size;
  QsExportScope scope;
  gboolean is_known;

  self->scope.space = *qs_solution_set_get_space (solution_set);
  self->scope.has_total = qs_solution_set_is_complete (solution_set);
  self->scope.total = qs_solution_set_get_count (solution_set);
  gtk_check_button_set_active (self->all_check, TRUE);
  qs_export_dialog_get_scope (self, &scope);
  is_known = qs_export_measure (&scope, &total, &size);

  set_range (self, CLAMP (total, 1, SPIN_MAX), MAX (shown, 1));
  gtk_check_button_set_active (is_known ? self->all_check : self->range_check, TRUE);
  gtk_widget_set_sensitive (GTK_WIDGET (self->range_check), total > 0);
  update (self);
  gtk_window_set_focus (GTK_WINDOW (self), self->save_button);

  return self;
}

/**
 * qs_export_dialog_get_scope:
 * @self: a dialog
 * @scope: (out): what was chosen
 *
 * Gives the user's choice.
 */
void
qs_export_dialog_get_scope (QsExportDialog *self,
                            QsExportScope  *scope)
{
  g_return_if_fail (QS_IS_EXPORT_DIALOG (self));
  g_return_if_fail (scope != NULL);

  *scope = self->scope;
  scope->first = 1;
  scope->count = G_MAXUINT64;
  scope->format = get_format (self);
  scope->numbered = gtk_check_button_get_active (self->numbered_check);

  if (gtk_check_button_get_active (self->range_check))
    {
      scope->first = (guint64) gtk_spin_button_get_value (self->first_spin);
      scope->count = (guint64) gtk_spin_button_get_value (self->last_spin) - scope->first + 1;
    }
}
