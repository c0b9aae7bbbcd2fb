/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is wrong with an opened file, as a list to choose from: the first complaints of each kind, worst first, and a
 * chip for each kind that there may be several of, which leaves only such complaints in the list. */

#include "qs-complaint-list.h"

#include <glib/gi18n.h>

#include "qs-flow-layout.h"
#include "qs-template.h"
#include "qs-text.h"
#include "qs-verdict-words.h"

/* How many rows are made at a time: all at once would hold up a frame. */
#define BATCH 8

/* As many rows are seen in the least height of the list. */
#define SHORT_LIST 2

/* More chips do not stand in a line on a phone. */
#define MANY_CHIPS 3

struct _QsComplaintList
{
  GtkWidget parent_instance;

  GtkWidget *content;
  GtkBox *chip_box;
  GtkWidget *chips[QS_COMPLAINT_N_KINDS];
  GtkListBox *box;
  QsVerdict *verdict;
  guint n_chips;  /* of kinds that there are */
  gboolean has_room; /* for chips */
  gboolean is_upright;
  guint n_rows;   /* that there are by now */
  guint idle_id;  /* makes the others */
};

G_DEFINE_FINAL_TYPE (QsComplaintList, qs_complaint_list, GTK_TYPE_WIDGET)

/* The complaint of a row: its kind, and its place among those of its kind. */
static gboolean
locate (QsComplaintList *self,
        guint            row,
        QsComplaintKind *kind,
        guint           *place)
{
  *place = row;
  for (*kind = 0; self->verdict != NULL && *kind < QS_COMPLAINT_N_KINDS; (*kind)++)
    {
      guint n_rows = (guint) MIN (qs_verdict_count (self->verdict, *kind), QS_VERDICT_MAX_SHOWN);

      if (*place < n_rows)
        return TRUE;
      *place -= n_rows;
    }

  return FALSE;
}

static char *
name_kind (const QsVerdict *verdict,
           QsComplaintKind  kind)
{
  guint64 total = qs_verdict_count (verdict, kind);
  gulong plural = (gulong) MIN (total, 1000000);
  g_autofree char *number = qs_text_count (total);

  switch (kind)
    {
    case QS_COMPLAINT_MISSING:
      return g_strdup_printf (ngettext ("%s missing", "%s missing", plural), number);
    case QS_COMPLAINT_REPEATED:
      return g_strdup_printf (ngettext ("%s repeated", "%s repeated", plural), number);
    case QS_COMPLAINT_WRONG:
      return g_strdup_printf (ngettext ("%s wrong", "%s wrong", plural), number);
    case QS_COMPLAINT_UNREADABLE:
      /* Translators: how many lines of a file should be boards and are none. */
      return g_strdup_printf (ngettext ("%s unreadable", "%s unreadable", plural), number);
    case QS_COMPLAINT_CLAIM:
      return g_strdup (_ ("False Statement"));
    case QS_COMPLAINT_ORDER:
    case QS_COMPLAINT_N_KINDS:
    default:
      return g_strdup (_ ("Order"));
    }
}

static GtkWidget *
create_label (const char *text)
{
  return g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR,
                       "margin-top", 6, "margin-bottom", 6, "margin-start", 6, "margin-end", 6, NULL);
}

static void
update_header (GtkListBoxRow *row,
               GtkListBoxRow *before,
               gpointer       user_data)
{
  QsComplaintList *self = user_data;
  g_autofree char *name = NULL;
  g_autofree char *title = NULL;
  GtkWidget *label;
  QsComplaintKind kind, kind_before;
  guint place;

  if (!locate (self, (guint) gtk_list_box_row_get_index (row), &kind, &place))
    return;

  if (before != NULL && locate (self, (guint) gtk_list_box_row_get_index (before), &kind_before, &place) &&
      kind_before == kind)
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }

  name = name_kind (self->verdict, kind);
  if (qs_verdict_count (self->verdict, kind) > QS_VERDICT_MAX_SHOWN)
    /* Translators: such as “1,234 missing”, and how many of them are listed. */
    title = g_strdup_printf (_ ("%s, the first %u:"), name, QS_VERDICT_MAX_SHOWN);
  label = create_label (title != NULL ? title : name);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_set_margin_start (label, 8);
  gtk_list_box_row_set_header (row, label);
}

/* Where no kind is chosen, all are shown. */
static gboolean
is_shown (GtkListBoxRow *row,
          gpointer       user_data)
{
  QsComplaintList *self = user_data;
  gboolean is_any_chosen = FALSE;
  QsComplaintKind kind;
  guint place;

  for (guint i = 0; i < QS_COMPLAINT_N_KINDS; i++)
    is_any_chosen |= gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->chips[i]));

  return !is_any_chosen || !gtk_widget_get_visible (GTK_WIDGET (self->chip_box)) ||
         !locate (self, (guint) gtk_list_box_row_get_index (row), &kind, &place) ||
         gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->chips[kind]));
}

/* A single kind needs no choice. Above a board the list takes a part of the height that is left only where it is long, and the
 * chips of many kinds, which take two lines on a phone, would leave the board none. */
static void
update_shape (QsComplaintList *self)
{
  QsComplaintKind kind;
  guint place;

  gtk_widget_set_vexpand (GTK_WIDGET (self), !self->is_upright || locate (self, SHORT_LIST, &kind, &place));
  gtk_widget_set_visible (GTK_WIDGET (self->chip_box),
                          self->has_room && self->n_chips > 1 && (self->n_chips <= MANY_CHIPS || !self->is_upright));
  gtk_list_box_invalidate_filter (self->box);
}

static void
show_chips (QsComplaintList *self)
{
  self->n_chips = 0;
  for (QsComplaintKind kind = 0; kind < QS_COMPLAINT_N_KINDS; kind++)
    {
      g_autofree char *name = name_kind (self->verdict, kind);
      gboolean is_there = kind != QS_COMPLAINT_CLAIM && kind != QS_COMPLAINT_ORDER &&
                          qs_verdict_count (self->verdict, kind) > 0;

      gtk_button_set_label (GTK_BUTTON (self->chips[kind]), name);
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->chips[kind]), FALSE);
      gtk_widget_set_visible (self->chips[kind], is_there);
      self->n_chips += is_there;
    }

  update_shape (self);
}

static void
append (QsComplaintList *self,
        QsComplaintKind  kind,
        const char      *text)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *label = create_label (text);
  gboolean is_rtl = gtk_widget_get_direction (label) == GTK_TEXT_DIR_RTL;

  /* Columns stand from left to right, as they do on the board, whichever way words go. */
  if (kind == QS_COMPLAINT_MISSING)
    {
      gtk_widget_set_direction (label, GTK_TEXT_DIR_LTR);
      gtk_label_set_xalign (GTK_LABEL (label), is_rtl ? 1 : 0);
    }
  gtk_widget_add_css_class (label, "numeric");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_list_box_append (self->box, row);
}

static gboolean
fill_cb (gpointer user_data)
{
  QsComplaintList *self = user_data;
  const QsVerdict *verdict = self->verdict;
  guint n_rows = verdict->facts->n_rows;

  for (guint i = 0; i < BATCH; i++)
    {
      g_autofree char *text = NULL;
      g_autofree char *sentence = NULL;
      QsComplaintKind kind;
      guint place;

      if (!locate (self, self->n_rows, &kind, &place))
        {
          self->idle_id = 0;
          return G_SOURCE_REMOVE;
        }

      if (kind == QS_COMPLAINT_MISSING)
        {
          /* Translators: the number of a solution, and its columns. */
          text = qs_text_fill (_ ("#%s · %s"), qs_text_count (g_array_index (verdict->missing, guint64, place)),
                               qs_solution_to_string (&g_array_index (verdict->missing_columns, guint16, place * n_rows),
                                                      n_rows));
        }
      else
        text = qs_verdict_complain (verdict, kind, place);
      sentence = qs_verdict_make_sentence (text);
      append (self, kind, sentence);
      self->n_rows++;
    }

  return G_SOURCE_CONTINUE;
}

static void
choose_cb (QsComplaintList *self,
           GtkListBoxRow   *row)
{
  QsComplaintKind kind;
  guint place;

  /* Nothing is selected any more when the list is emptied. */
  if (row != NULL && locate (self, (guint) gtk_list_box_row_get_index (row), &kind, &place))
    g_signal_emit_by_name (self, "chosen", (guint) kind, place);
}

/* It asks for no more width than it is given: words and chips take another line. */
static void
qs_complaint_list_measure (GtkWidget     *widget,
                           GtkOrientation orientation,
                           int            for_size,
                           int           *minimum,
                           int           *natural,
                           int           *minimum_baseline,
                           int           *natural_baseline)
{
  GtkWidget *content = QS_COMPLAINT_LIST (widget)->content;
  int least, requested;

  /* Whoever does not say how wide it will be gives it no more than it asks for. */
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size < 0)
    {
      gtk_widget_measure (content, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      gtk_widget_get_size_request (widget, &requested, NULL);
      for_size = MAX (least, requested);
    }

  gtk_widget_measure (content, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = *minimum;
}

static void
qs_complaint_list_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  gtk_widget_size_allocate (QS_COMPLAINT_LIST (widget)->content, &(GtkAllocation){ 0, 0, width, height }, baseline);
}

static void
qs_complaint_list_dispose (GObject *object)
{
  QsComplaintList *self = QS_COMPLAINT_LIST (object);

  g_clear_handle_id (&self->idle_id, g_source_remove);
  g_clear_pointer (&self->verdict, qs_verdict_unref);
  qs_template_dispose (object);
}

/* Tab leaves the rows, however many there are; the arrow keys go from one to the next. */
static gboolean
qs_complaint_list_focus (GtkWidget       *widget,
                         GtkDirectionType direction)
{
  QsComplaintList *self = QS_COMPLAINT_LIST (widget);

  if (gtk_widget_get_focus_child (GTK_WIDGET (self->box)) != NULL)
    {
      if (direction == GTK_DIR_TAB_FORWARD)
        return FALSE;
      if (direction == GTK_DIR_TAB_BACKWARD)
        return gtk_widget_child_focus (GTK_WIDGET (self->chip_box), direction);
    }

  return GTK_WIDGET_CLASS (qs_complaint_list_parent_class)->focus (widget, direction);
}

static void
qs_complaint_list_class_init (QsComplaintListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qs_complaint_list_dispose;
  widget_class->get_request_mode = qs_template_prefer_width;
  widget_class->measure = qs_complaint_list_measure;
  widget_class->size_allocate = qs_complaint_list_size_allocate;
  widget_class->focus = qs_complaint_list_focus;

  /* The user wants to see what a complaint is about: a QsComplaintKind, and its place among those, from 0. */
  g_signal_new ("chosen", QS_TYPE_COMPLAINT_LIST, G_SIGNAL_RUN_LAST,
                0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);

  gtk_widget_class_set_css_name (widget_class, "complaints");
  qs_template_ensure_types (QS_TYPE_FLOW_LAYOUT);
  qs_template_set (widget_class, QsComplaintList, "qs-complaint-list", content, chip_box, box);
  gtk_widget_class_bind_template_callback (widget_class, choose_cb);
}

static void
qs_complaint_list_init (QsComplaintList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_header_func (self->box, update_header, self, NULL);
  gtk_list_box_set_filter_func (self->box, is_shown, self, NULL);
  for (guint i = 0; i < QS_COMPLAINT_N_KINDS; i++)
    {
      self->chips[i] = gtk_toggle_button_new ();
      gtk_widget_add_css_class (self->chips[i], "chip");
      g_signal_connect_swapped (self->chips[i], "toggled", G_CALLBACK (gtk_list_box_invalidate_filter), self->box);
      gtk_box_append (self->chip_box, self->chips[i]);
    }
}

/* The list is hidden where nothing is wrong. */
void
qs_complaint_list_set_verdict (QsComplaintList *self,
                               QsVerdict       *verdict)
{
  QsComplaintKind kind;
  guint place;
  GtkListBoxRow *row;

  g_clear_pointer (&self->verdict, qs_verdict_unref);
  while ((row = gtk_list_box_get_row_at_index (self->box, 0)) != NULL)
    gtk_list_box_remove (self->box, GTK_WIDGET (row));

  self->n_rows = 0;
  self->verdict = qs_verdict_ref (verdict);
  show_chips (self);
  gtk_widget_set_visible (GTK_WIDGET (self), locate (self, 0, &kind, &place));

  /* The first rows are there at once: the focus does not come past an empty list. */
  g_clear_handle_id (&self->idle_id, g_source_remove);
  if (fill_cb (self) == G_SOURCE_CONTINUE)
    {
      self->idle_id = g_idle_add (fill_cb, self);
      g_source_set_name_by_id (self->idle_id, "qs-complaint-list");
    }
}

/* Without room it has no chips, and shows all. */
void
qs_complaint_list_set_place (QsComplaintList *self,
                             gboolean         has_room,
                             gboolean         is_upright)
{
  self->has_room = has_room;
  self->is_upright = is_upright;
  update_shape (self);
}
