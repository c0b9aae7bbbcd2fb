/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-solutions-controls.h"

#include <glib/gi18n.h>

#include "qs-flow-layout.h"
#include "qs-label.h"
#include "qs-members.h"
#include "qs-next-frame.h"
#include "qs-template.h"
#include "qs-text.h"

struct _QsSolutionsControls
{
  GtkBox parent_instance;

  GtkLabel *tiny_label;
  GtkToggleButton *all_button;
  GtkToggleButton *fundamental_button;
  GtkWidget *help_label;
  GtkWidget *list;
  GtkLabel *match_label;
  GtkToggleButton *heat_button;

  QsExplorer *explorer;
  guint n_rows_listed;
  guint n_listed;  /* the side of the board whose squares are listed */
  guint tick_id;   /* updates what has changed since the last frame */
};

QS_DEFINE_TEMPLATE_TYPE (QsSolutionsControls, qs_solutions_controls, GTK_TYPE_BOX)

/* The square of a row of the list. */
typedef struct
{
  QsSquare square;
  QsSquareRule rule;
} Entry;

static char *
describe_match (QsSolutionsControls *self)
{
  const QsExplorerStatus *explored = qs_explorer_get_status (self->explorer);
  const QsSolutionStatus *whole = qs_solution_set_get_status (explored->whole[explored->scope]);
  const QsSolutionStatus *shown = qs_solution_set_get_status (explored->shown);
  guint64 n_matching = shown->count;
  gulong plural = (gulong) MIN (n_matching, G_MAXINT32);
  g_autofree char *count = qs_text_count (n_matching);
  g_autofree char *total = qs_text_count (whole->count);

  if (!shown->is_complete)
    /* Translators: how many solutions have queens on the squares that were chosen. */
    return g_strdup_printf (ngettext ("%s matches so far", "%s match so far", plural), count);

  if (!whole->is_complete)
    /* Translators: how many solutions have queens on the squares that were chosen. */
    return g_strdup_printf (ngettext ("%s matches", "%s match", plural), count);

  if (explored->scope == QS_CENSUS_FUNDAMENTAL)
    /* Translators: how many fundamental solutions have queens on the squares that were chosen: 1 of 12. */
    return g_strdup_printf (ngettext ("%s of %s fundamental solutions matches", "%s of %s fundamental solutions match",
                                      plural), count, total);

  /* Translators: how many solutions have queens on the squares that were chosen: 4 of 92. */
  return g_strdup_printf (ngettext ("%s of %s solutions matches", "%s of %s solutions match", plural), count, total);
}

/* Boards of up to three queens, and others without a solution, offer nothing to choose, until squares are asked for by
 * their names. */
static void
update_tiny (QsSolutionsControls *self)
{
  const QsExplorerStatus *explored = qs_explorer_get_status (self->explorer);
  const QsSolutionStatus *whole = qs_solution_set_get_status (explored->whole[QS_CENSUS_ALL]);
  guint n = explored->problem.n;
  gboolean is_plain = qs_problem_is_plain (&explored->problem);
  gboolean is_tiny = (is_plain && n >= 1 && n <= 3) || (!is_plain && whole->is_complete && whole->count == 0);

  if (is_tiny)
    gtk_label_set_label (self->tiny_label, n == 1 ? _ ("One queen has one place, and nothing attacks it.")
                                                  : _ ("Without a solution there is nothing to choose here."));
  gtk_widget_set_visible (GTK_WIDGET (self->tiny_label), is_tiny && qs_constraints_is_empty (explored->constraints));
}

static void
update_match (QsSolutionsControls *self)
{
  qs_label_take (self->match_label, describe_match (self));
  update_tiny (self);
}

/* Counts change more often than frames are drawn. */
static void
queue_update (QsSolutionsControls *self)
{
  qs_next_frame_call (self, &self->tick_id, (QsNextFrameFunc) update_match);
}

static const Entry *
get_entry (GtkWidget *row)
{
  return g_object_get_data (G_OBJECT (row), "qs-entry");
}

static void
remove_clicked_cb (GtkButton           *button,
                   QsSolutionsControls *self)
{
  const Entry *entry = get_entry (gtk_widget_get_parent (GTK_WIDGET (button)));
  QsConstraints constraints = *qs_explorer_get_status (self->explorer)->constraints;

  qs_constraints_set (&constraints, entry->square, QS_SQUARE_RULE_FREE);
  qs_explorer_set_constraints (self->explorer, &constraints);
}

static GtkWidget *
create_row (QsSolutionsControls *self,
            const Entry         *entry)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *button = gtk_button_new_from_icon_name ("window-close-symbolic");
  g_autofree char *square = qs_square_to_string (entry->square, qs_explorer_get_status (self->explorer)->problem.n_rows);
  g_autofree char *text = entry->rule == QS_SQUARE_RULE_REQUIRED
                              /* Translators: a square on which there must be a queen. */
                              ? g_strdup_printf (_ ("%s queen"), square)
                              /* Translators: a square on which there must be no queen. */
                              : g_strdup_printf (_ ("%s empty"), square);
  /* Translators: “c4 queen” or “c4 empty”, which stands in a list. */
  g_autofree char *name = g_strdup_printf (_ ("Remove %s"), text);

  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_add_css_class (button, "flat");
  g_signal_connect_object (button, "clicked", G_CALLBACK (remove_clicked_cb), self, 0);

  gtk_widget_add_css_class (row, "given");
  gtk_box_append (GTK_BOX (row), gtk_label_new (text));
  gtk_box_append (GTK_BOX (row), button);
  g_object_set_data_full (G_OBJECT (row), "qs-entry", g_memdup2 (entry, sizeof *entry), g_free);

  return row;
}

static void
remove_rows (QsSolutionsControls *self,
             const QsConstraints *constraints)
{
  gboolean is_same_board = constraints->n_rows == self->n_rows_listed && constraints->n == self->n_listed;
  GtkWidget *next;

  for (GtkWidget *row = gtk_widget_get_first_child (self->list); row != NULL; row = next)
    {
      const Entry *entry = get_entry (row);
      GtkWidget *neighbor;

      next = gtk_widget_get_next_sibling (row);
      if (is_same_board && qs_constraints_get (constraints, entry->square) == entry->rule)
        continue;

      /* Removing square after square with a key leaves the focus on the next one. */
      neighbor = next != NULL ? next : gtk_widget_get_prev_sibling (row);
      if (neighbor != NULL && gtk_widget_get_focus_child (row) != NULL)
        gtk_widget_child_focus (neighbor, GTK_DIR_TAB_FORWARD);
      gtk_widget_unparent (row);
    }
}

/* Squares that stay keep their widgets, and with these the focus. */
static void
update_list (QsSolutionsControls *self)
{
  const QsConstraints *constraints = qs_explorer_get_status (self->explorer)->constraints;
  GtkWidget *row = NULL;
  Entry entry = { .square = QS_SQUARE_BEFORE_ALL };

  remove_rows (self, constraints);
  self->n_rows_listed = constraints->n_rows;
  self->n_listed = constraints->n;

  while (qs_constraints_next (constraints, &entry.square, &entry.rule))
    {
      GtkWidget *next = row != NULL ? gtk_widget_get_next_sibling (row) : gtk_widget_get_first_child (self->list);

      if (next == NULL || get_entry (next)->square.row != entry.square.row ||
          get_entry (next)->square.column != entry.square.column)
        {
          next = create_row (self, &entry);
          gtk_widget_insert_after (next, self->list, row);
        }
      row = next;
    }
}

static void
constraints_changed_cb (QsSolutionsControls *self)
{
  update_list (self);
  update_tiny (self);
  gtk_widget_set_visible (self->help_label,
                          qs_constraints_is_empty (qs_explorer_get_status (self->explorer)->constraints));
}

static void
scope_changed_cb (QsSolutionsControls *self)
{
  gboolean is_all = qs_explorer_get_status (self->explorer)->scope == QS_CENSUS_ALL;

  gtk_toggle_button_set_active (is_all ? self->all_button : self->fundamental_button, TRUE);
}

static void
scope_toggled_cb (QsSolutionsControls *self)
{
  if (self->explorer != NULL)
    qs_explorer_set_scope (self->explorer, gtk_toggle_button_get_active (self->all_button) ? QS_CENSUS_ALL
                                                                                           : QS_CENSUS_FUNDAMENTAL);
}

static void
qs_solutions_controls_class_init (QsSolutionsControlsClass *klass)
{
  qs_members_own (klass, QsSolutionsControls, explorer, g_object_unref);

  g_type_ensure (QS_TYPE_FLOW_LAYOUT);
  qs_template_set (klass, QsSolutionsControls, "qs-solutions-controls", tiny_label, all_button, fundamental_button,
                   help_label, list, match_label, heat_button);
  qs_template_bind_callbacks (klass, scope_toggled_cb);
}

/* @squares, which have a board, are set once. */
void
qs_solutions_controls_set_squares (QsSolutionsControls *self,
                                   QsSquares           *squares)
{
  QsExplorer *explorer = qs_squares_get_explorer (squares);

  g_return_if_fail (self->explorer == NULL);

  self->explorer = g_object_ref (explorer);
  g_object_bind_property (squares, "shows-heat", self->heat_button, "active",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  g_signal_connect_object (explorer, "changed::constraints", G_CALLBACK (constraints_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (explorer, "changed::scope", G_CALLBACK (scope_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (explorer, "changed::shown", G_CALLBACK (update_match), self, G_CONNECT_SWAPPED);
  /* The number of all solutions is known when all are counted, which may be after the shown ones. */
  g_signal_connect_object (explorer, "counted", G_CALLBACK (queue_update), self, G_CONNECT_SWAPPED);
  constraints_changed_cb (self);
  scope_changed_cb (self);
  update_match (self);
}
