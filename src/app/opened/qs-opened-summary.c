/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What there is to say about an opened file in two lines: the verdict, and its name with how it was read. */

#include "qs-opened-summary.h"

#include <glib/gi18n.h>

#include "qs-appearance.h"
#include "qs-compat.h"
#include "qs-label.h"
#include "qs-members.h"
#include "qs-reading.h"
#include "qs-template.h"
#include "qs-verdict-words.h"

/* How many complaints are shown together at most. The list has the others. */
#define MAX_PARTS 10

struct _QsOpenedSummary
{
  GtkBox parent_instance;

  GtkImage *icon;
  GtkLabel *summary_label;
  GtkLabel *name_label;
  GtkMenuButton *reading_button;
  GtkLabel *facts_label;
  gboolean has_room;
};

G_DEFINE_FINAL_TYPE (QsOpenedSummary, qs_opened_summary, GTK_TYPE_BOX)

static void
has_room_changed (QsOpenedSummary *self)
{
  gtk_label_set_ellipsize (self->summary_label, self->has_room ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
}

static void
qs_opened_summary_class_init (QsOpenedSummaryClass *klass)
{
  /* Whether there is room for more than the verdict. */
  qs_members_install_property (klass, QsOpenedSummary, has_room, has_room_changed,
                               boolean, "has-room", TRUE, G_PARAM_READWRITE | G_PARAM_CONSTRUCT);

  qs_template_set (klass, QsOpenedSummary, "qs-opened-summary", icon, summary_label, name_label, reading_button,
                   facts_label);
}

static void
qs_opened_summary_init (QsOpenedSummary *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_menu_model (self->reading_button, qs_reading_get_menu ());
}

/* Whether something in the file is false, not only missing, or in another order. */
static gboolean
has_faults (const QsVerdict *verdict)
{
  for (QsComplaintKind kind = 0; kind < QS_COMPLAINT_ORDER; kind++)
    if (qs_verdict_count (verdict, kind) > 0)
      return TRUE;

  return FALSE;
}

/* Shows the verdict on a file, and announces it if it is short enough to be read at once. */
void
qs_opened_summary_set_verdict (QsOpenedSummary *self,
                               const QsVerdict *verdict)
{
  gboolean is_good = qs_verdict_is_good (verdict), is_false = has_faults (verdict);
  const char *name = verdict->file->name;
  g_autofree char *summary = qs_verdict_summarize (verdict);
  g_auto (GStrv) parts = qs_verdict_describe (verdict);
  g_autofree char *description = qs_verdict_join ((const char *const *) parts, MAX_PARTS);
  g_autofree char *sentence = qs_verdict_make_sentence (description);
  g_autofree char *reading = qs_verdict_name_reading (verdict->file);
  g_autofree char *facts = qs_verdict_make_sentence (reading);
  /* Translators: how a file was read, such as “format columns, columns counted from 1, row by row from the top”. */
  g_autofree char *tip = g_strdup_printf (_ ("%s\nRead the file in another way"), facts);

  gtk_label_set_label (self->name_label, name);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->name_label), name);
  qs_label_take (self->summary_label, qs_verdict_make_sentence (summary));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->summary_label), sentence);
  gtk_label_set_label (self->facts_label, facts);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->reading_button), tip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->reading_button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, facts, -1);
  gtk_image_set_from_icon_name (self->icon, is_good    ? "object-select-symbolic"
                                             : is_false ? "dialog-warning-symbolic"
                                                        : "dialog-information-symbolic");
  qs_appearance_set_class (GTK_WIDGET (self->icon), "verdict", is_good || is_false);
  qs_appearance_set_class (GTK_WIDGET (self->icon), "failed", is_false);
  qs_compat_announce (GTK_WIDGET (self), sentence);
}
