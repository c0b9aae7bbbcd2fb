/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shows how a file is going to begin: its first board, which is looked for in the background. */

#include "qs-export-sample.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qs-export.h"
#include "qs-template.h"

/* How much of a file is shown at most, in bytes: more than any board has in any format. */
#define MAX_LENGTH 8192

/* Longer lines than this are wrapped, in characters. No board has any, be it of letters or of numbers. */
#define MAX_LINE 64

struct _QsExportSample
{
  GtkWidget parent_instance;

  GtkScrolledWindow *scrolled_window;
  GtkLabel *label;

  QsExportScope scope; /* what is shown, or looked for */
  gboolean is_known;   /* whether there is nothing more to wait for */
  gsize length;        /* of all of the file, in bytes; 0 where there is more than what is shown */
  QsErrand *preview;   /* (nullable): looks for it */
};

QS_DEFINE_TEMPLATE_TYPE (QsExportSample, qs_export_sample, GTK_TYPE_WIDGET)

static void
qs_export_sample_dispose (GObject *object)
{
  QsExportSample *self = QS_EXPORT_SAMPLE (object);

  qs_errand_forget (&self->preview, self);
  qs_template_dispose (object);
}

static void
qs_export_sample_class_init (QsExportSampleClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qs_export_sample_dispose;

  /* The beginning of the file was made, and is shown. */
  g_signal_new ("shown", QS_TYPE_EXPORT_SAMPLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  qs_template_set (klass, QsExportSample, "qs-export-sample", scrolled_window, label);
}

/* Shows a sentence, in the direction of its language. */
static void
say (QsExportSample *self,
     const char     *sentence)
{
  gtk_widget_set_direction (GTK_WIDGET (self->label), GTK_TEXT_DIR_NONE);
  gtk_widget_remove_css_class (GTK_WIDGET (self->label), "monospace");
  gtk_widget_add_css_class (GTK_WIDGET (self->label), "dim-label");
  gtk_label_set_wrap (self->label, TRUE);
  gtk_label_set_label (self->label, sentence);
}

/* Whether some line is too long to be scrolled along. */
static gboolean
has_long_line (const char *text)
{
  gsize length = strcspn (text, "\n");

  while (length <= MAX_LINE && text[length] != '\0')
    {
      text += length + 1;
      length = strcspn (text, "\n");
    }

  return length > MAX_LINE;
}

/* Shows a text as it is, from its first line on, its lines from left to right. */
static void
show_text (QsExportSample *self,
           const char     *text)
{
  gtk_widget_set_direction (GTK_WIDGET (self->label), GTK_TEXT_DIR_LTR);
  gtk_widget_remove_css_class (GTK_WIDGET (self->label), "dim-label");
  gtk_widget_add_css_class (GTK_WIDGET (self->label), "monospace");
  gtk_label_set_wrap (self->label, has_long_line (text));
  gtk_label_set_label (self->label, text);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scrolled_window), 0);
}

/* @text is NULL where nobody knows it yet. */
static void
show_beginning (QsExportSample *self,
                const char     *text,
                gboolean        is_whole)
{
  g_autoptr (GString) shown = NULL;

  self->is_known = text != NULL;
  if (text == NULL)
    {
      say (self, _ ("The first of these boards has not been counted yet"));
      return;
    }

  self->length = is_whole ? strlen (text) : 0;
  shown = g_string_new_len (text, (gssize) MIN (strlen (text), MAX_LENGTH));
  if (shown->len > 0 && shown->str[shown->len - 1] == '\n')
    g_string_truncate (shown, shown->len - 1);
  if (!is_whole || self->length > MAX_LENGTH)
    g_string_append (shown, "\n…");
  show_text (self, shown->str);
  g_signal_emit_by_name (self, "shown");
}

static void
made_cb (QsExportSample *self)
{
  gboolean is_whole;
  const char *text = qs_export_preview_get (self->preview, &is_whole);

  show_beginning (self, text, is_whole);
}

/* Shows how this file would begin, as soon as its first board is found. @census
 * is of the same solutions. To be called as often as something may have changed. */
void
qs_export_sample_show (QsExportSample      *self,
                       const QsExportScope *scope,
                       QsSharedCensus      *census)
{
  const QsExportScope *last = &self->scope;
  QsCensusProgress counted;
  gboolean can_find, is_alike;

  qs_shared_census_get_progress (census, &counted);
  can_find = scope->format->write != NULL || scope->first == 1 || scope->first <= counted.reachable;
  /* Whether a file would begin in the same way. What is counted meanwhile changes nothing. */
  is_alike = last->encoding == scope->encoding && last->base == scope->base && last->format == scope->format &&
             last->numbered == scope->numbered && last->first == scope->first && last->count == scope->count &&
             last->lacking == scope->lacking && last->has_total == scope->has_total &&
             memcmp (&last->space, &scope->space, sizeof last->space) == 0;
  if (is_alike && (self->is_known || self->preview != NULL || !can_find))
    return;

  self->scope = *scope;
  self->is_known = FALSE;
  self->length = 0;
  qs_errand_forget (&self->preview, self);
  if ((scope->format->flags & QS_FORMAT_IS_BINARY) != 0)
    {
      self->is_known = TRUE;
      say (self, _ ("A binary file: it has no text to show"));
    }
  else if (can_find)
    {
      say (self, _ ("Looking for the first board…"));
      self->preview = qs_export_preview_start (scope, census);
      g_signal_connect_object (self->preview, "finished", G_CALLBACK (made_cb), self, G_CONNECT_SWAPPED);
    }
  else
    show_beginning (self, NULL, FALSE);
}

/* In bytes, where all of the file was made; else 0. */
gsize
qs_export_sample_get_length (QsExportSample *self)
{
  return self->length;
}
