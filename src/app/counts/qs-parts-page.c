/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-parts-page.h"

#include <glib/gi18n.h>

#include "qs-compat.h"
#include "qs-counts-words.h"
#include "qs-error.h"
#include "qs-focus.h"
#include "qs-label.h"
#include "qs-members.h"
#include "qs-progress.h"
#include "qs-template.h"
#include "qs-text.h"

/* How many ranges of missing units are shown. */
#define MOST_RANGES 12

struct _QsPartsPage
{
  GtkWidget parent_instance;

  GtkLabel *title_label;
  QsProgress *progress;
  GtkLabel *solutions_label;
  GtkLabel *missing_label;
  GtkLabel *refused_label;
  GtkLabel *makers_label;
  GtkWidget *again_button;
  GtkWidget *folder_button;
  GtkWidget *copy_button;

  GListModel *files; /* what is shown; NULL for nothing */
  QsErrand *reading; /* NULL while nothing is read */
  QsErrand *shown;   /* the one that read what is shown; NULL for nothing */
};

QS_DEFINE_TEMPLATE_TYPE (QsPartsPage, qs_parts_page, GTK_TYPE_WIDGET)

/* Such as “64 % · 640 of 1000 units of n = 24 in 320 files · about 3 h left”. */
static char *
describe_progress (const QsCountParts *parts)
{
  const QsCountPlan *plan = &parts->sum->plan;
  g_autofree char *percent = qs_counts_words_percent (parts->progress);
  g_autofree char *n_done = qs_text_count (parts->sum->n_done);
  g_autofree char *n_units = qs_text_count (plan->n_units);
  g_autofree char *n_files = qs_text_count (parts->n_files);
  g_autofree char *done =
      /* Translators: such as “64 %”, two numbers of units, the parts that a count is cut into, n, and how many files. */
      g_strdup_printf (ngettext ("%s · %s of %s units of n = %u, in %s file", "%s · %s of %s units of n = %u, in %s files",
                                 parts->n_files),
                       percent, n_done, n_units, plan->n, n_files);

  if (parts->seconds_left < 0 || parts->sum->n_done == plan->n_units)
    return g_steal_pointer (&done);

  /* Translators: how much is done, and a time such as “about 3 h”. */
  return qs_text_fill (_ ("%s\n%s left at the present pace"), g_steal_pointer (&done), qs_text_duration (parts->seconds_left));
}

static char *
describe_solutions (const QsPartial *sum)
{
  g_autoptr (GError) error = NULL;

  if (!qs_partial_check_total (sum, &error))
    return g_strdup (error->message);

  return qs_text_fill (sum->n_done < sum->plan.n_units
                           /* Translators: a number of solutions. */
                           ? _ ("%s solutions so far")
                           /* Translators: a number of solutions. */
                           : _ ("All units are there: %s solutions"),
                       qs_counts_words_total (&sum->solutions));
}

static char *
describe_refused (const QsCountParts *parts)
{
  if (parts->n_refused == 0)
    return NULL;

  /* Translators: how many files, and the name of the first and what is wrong with it. */
  return g_strdup_printf (ngettext ("%u file is left out: %s", "%u files are left out, such as %s", parts->n_refused),
                          parts->n_refused, parts->refusal);
}

static char *
describe_missing (const QsPartial *sum)
{
  char *units = qs_partial_list_missing (sum, MOST_RANGES);

  /* Translators: the parts of a count, such as “17–20, 33”. */
  return units != NULL ? qs_text_fill (_ ("Missing units: %s"), units) : NULL;
}

static char *
describe_makers (const QsPartial *sum)
{
  /* Translators: versions of this program and names of its kernels, such as “1.2.0 avx2, 1.2.0 portable”. */
  return *sum->makers != '\0' ? g_strdup_printf (_ ("Counted by %s"), sum->makers) : NULL;
}

/* Shows a text, and below it what there is to say of @parts, which may be NULL. */
static void
show (QsPartsPage        *self,
      const char         *text,
      gboolean            is_busy,
      const QsCountParts *parts)
{
  const QsPartial *sum = parts != NULL ? parts->sum : NULL;
  char *missing = sum != NULL ? describe_missing (sum) : NULL;

  qs_progress_update (self->progress, text, is_busy || missing != NULL, sum != NULL ? parts->progress : QS_PROGRESS_UNKNOWN);
  gtk_widget_set_visible (self->folder_button, sum != NULL && parts->n_folders == 0);
  gtk_widget_set_visible (self->copy_button, missing != NULL);
  qs_label_take_or_hide (self->solutions_label, sum != NULL ? describe_solutions (sum) : NULL);
  qs_label_take_or_hide (self->missing_label, missing);
  qs_label_take_or_hide (self->refused_label, parts != NULL ? describe_refused (parts) : NULL);
  qs_label_take_or_hide (self->makers_label, sum != NULL ? describe_makers (sum) : NULL);
}

static void
show_parts (QsPartsPage *self)
{
  const QsCountParts *parts = qs_count_parts_get (self->shown);
  g_autofree char *progress = parts->sum != NULL ? describe_progress (parts) : NULL;

  show (self, progress != NULL ? progress : _ ("There is no partial result here"), FALSE, parts);
  if (progress != NULL)
    qs_compat_announce (GTK_WIDGET (self), progress);
}

static void
read_cb (QsPartsPage *self,
         GError      *error)
{
  g_clear_object (&self->shown);
  if (error != NULL)
    {
      show (self, error->message, FALSE, NULL);
      g_clear_object (&self->reading);
      return;
    }

  self->shown = g_steal_pointer (&self->reading);
  show_parts (self);
}

static void
read_files (QsPartsPage *self)
{
  qs_errand_forget (&self->reading, self);
  self->reading = qs_count_parts_read (self->files);
  g_signal_connect_object (self->reading, "finished", G_CALLBACK (read_cb), self, G_CONNECT_SWAPPED);
}

static void
read_again_cb (QsPartsPage *self)
{
  if (self->files != NULL)
    read_files (self);
}

static void
whole_folder_cb (QsPartsPage *self)
{
  g_autoptr (GFile) file = g_list_model_get_item (self->files, 0);
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autoptr (GListStore) files = g_list_store_new (G_TYPE_FILE);

  g_list_store_append (files, folder);
  qs_parts_page_open (self, G_LIST_MODEL (files));
  gtk_widget_grab_focus (self->again_button);
}

static void
copy_missing_cb (QsPartsPage *self)
{
  const QsPartial *sum = self->shown != NULL ? qs_count_parts_get (self->shown)->sum : NULL;
  g_autofree char *missing = sum != NULL ? qs_partial_list_expression (sum) : NULL;

  if (missing != NULL)
    gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), missing);
}

static void
qs_parts_page_class_init (QsPartsPageClass *klass)
{
  qs_members_own (klass, QsPartsPage, reading, qs_errand_abandon);
  qs_members_own (klass, QsPartsPage, shown, g_object_unref);
  qs_members_own (klass, QsPartsPage, files, g_object_unref);
  qs_focus_install (klass, QsPartsPage, again_button);

  g_type_ensure (QS_TYPE_PROGRESS);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  qs_template_set (klass, QsPartsPage, "qs-parts-page", title_label, progress, solutions_label, missing_label,
                   refused_label, makers_label, again_button, folder_button, copy_button);
  qs_template_install_action (klass, "parts.read-again", NULL, read_again_cb);
  qs_template_install_action (klass, "parts.whole-folder", NULL, whole_folder_cb);
  qs_template_install_action (klass, "parts.copy-missing", NULL, copy_missing_cb);
}

/* @files are partial results and folders of them, at least one. Nobody may change the list later. */
void
qs_parts_page_open (QsPartsPage *self,
                    GListModel  *files)
{
  g_autoptr (GFile) first = NULL;
  g_autofree char *parse_name = NULL;

  g_return_if_fail (g_list_model_get_n_items (files) > 0);

  g_set_object (&self->files, files);
  first = g_list_model_get_item (files, 0);
  parse_name = g_file_get_parse_name (first);
  qs_label_take (self->title_label, qs_shown_text (parse_name, -1));
  show (self, _ ("Reading partial results…"), TRUE, NULL);
  read_files (self);
}
