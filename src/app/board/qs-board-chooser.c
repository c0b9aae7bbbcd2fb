/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-board-chooser.h"

#include <glib/gi18n.h>

#include "qs-problem-words.h"
#include "qs-puzzle.h"
#include "qs-template.h"

/* The place of regions in the list of kinds, behind those that attack differently. */
#define REGIONS QS_N_ATTACKS

struct _QsBoardChooser
{
  GtkBox parent_instance;

  GtkMenuButton *button;
  GtkDropDown *kind_down;
  GtkStringList *kinds; /* the model of the last */
  GtkWidget *draw_button;
  GtkSpinButton *rows_spin;
  GtkEntry *entry;
  GtkLabel *rule_label;

  QsProblem problem;
  gboolean is_showing; /* whether the fields change because of the problem, and not the other way round */
};

G_DEFINE_FINAL_TYPE (QsBoardChooser, qs_board_chooser, GTK_TYPE_BOX)

static void
show_problem (QsBoardChooser *self)
{
  g_autofree char *kind = qs_problem_words_kind (&self->problem);
  g_autofree char *text = qs_problem_to_string (&self->problem);

  self->is_showing = TRUE;
  gtk_menu_button_set_label (self->button, kind);
  gtk_drop_down_set_selected (self->kind_down, self->problem.has_regions ? REGIONS : self->problem.attack);
  gtk_widget_set_sensitive (self->draw_button, self->problem.has_regions);
  gtk_spin_button_set_range (self->rows_spin, 1, self->problem.n);
  gtk_spin_button_set_value (self->rows_spin, self->problem.n_rows);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  gtk_label_set_label (self->rule_label, qs_problem_words_rule (&self->problem));
  self->is_showing = FALSE;
}

static void
take (QsBoardChooser  *self,
      const QsProblem *problem)
{
  if (qs_problem_equal (&self->problem, problem))
    return;

  self->problem = *problem;
  show_problem (self);
  g_signal_emit_by_name (self, "changed");
}

/* A board without regions. */
static void
take_kind (QsBoardChooser *self,
           guint           n_rows,
           guint           n,
           QsAttackKind    attack)
{
  QsProblem problem;

  qs_problem_init_rectangle (&problem, n_rows, n);
  problem.attack = attack;
  take (self, &problem);
}

/* Other regions, at random. */
static void
draw_regions (QsBoardChooser *self,
              guint           n)
{
  g_autoptr (GRand) random = g_rand_new ();
  QsProblem problem;

  qs_puzzle_draw_regions (&problem, n, random);
  take (self, &problem);
}

static void
draw_clicked_cb (QsBoardChooser *self)
{
  draw_regions (self, self->problem.n);
}

static void
kind_changed_cb (QsBoardChooser *self)
{
  guint kind = gtk_drop_down_get_selected (self->kind_down);

  if (self->is_showing)
    return;

  if (kind == REGIONS)
    draw_regions (self, self->problem.n);
  else
    take_kind (self, self->problem.n_rows, self->problem.n, (QsAttackKind) kind);
}

static void
rows_changed_cb (QsBoardChooser *self)
{
  if (!self->is_showing)
    take_kind (self, (guint) gtk_spin_button_get_value_as_int (self->rows_spin), self->problem.n, self->problem.attack);
}

static void
edited_cb (QsBoardChooser *self)
{
  if (self->is_showing || !gtk_widget_has_css_class (GTK_WIDGET (self->entry), "error"))
    return;

  gtk_widget_remove_css_class (GTK_WIDGET (self->entry), "error");
  gtk_accessible_reset_state (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_STATE_INVALID);
  gtk_label_set_label (self->rule_label, qs_problem_words_rule (&self->problem));
}

static void
entered_cb (QsBoardChooser *self)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry))));
  g_autoptr (GError) error = NULL;
  QsProblem problem;

  if (qs_problem_parse (text, &problem, &error))
    {
      gtk_menu_button_popdown (self->button);
      gtk_widget_activate_action (GTK_WIDGET (self), "win.show-solutions", "s", text);
      return;
    }

  gtk_widget_add_css_class (GTK_WIDGET (self->entry), "error");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_STATE_INVALID, GTK_ACCESSIBLE_INVALID_TRUE, -1);
  gtk_label_set_label (self->rule_label, error->message);
}

static void
qs_board_chooser_class_init (QsBoardChooserClass *klass)
{
  g_signal_new ("changed", QS_TYPE_BOARD_CHOOSER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  qs_template_set (klass, QsBoardChooser, "qs-board-chooser", button, kind_down, kinds, draw_button, rows_spin,
                   entry, rule_label);
  qs_template_bind_callbacks (klass, kind_changed_cb, draw_clicked_cb, rows_changed_cb, edited_cb, entered_cb);
}

static void
qs_board_chooser_init (QsBoardChooser *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  qs_problem_init (&self->problem, 8);
  self->is_showing = TRUE;
  gtk_spin_button_set_increments (self->rows_spin, 1, 0);
  for (guint attack = 0; attack < QS_N_ATTACKS; attack++)
    gtk_string_list_append (self->kinds, qs_problem_words_attack (attack));
  gtk_string_list_append (self->kinds, _ ("Regions"));
  show_problem (self);
}

const QsProblem *
qs_board_chooser_get_problem (QsBoardChooser *self)
{
  return &self->problem;
}

/* Its squares do not matter. */
void
qs_board_chooser_set_problem (QsBoardChooser  *self,
                              const QsProblem *problem)
{
  QsProblem board = *problem;

  qs_constraints_init_rectangle (&board.squares, board.n_rows, board.n);
  take (self, &board);
}

void
qs_board_chooser_set_n (QsBoardChooser *self,
                        guint           n)
{
  const QsProblem *before = &self->problem;

  if (before->n == n)
    return;

  if (before->has_regions)
    draw_regions (self, n);
  else
    take_kind (self, before->n_rows == before->n ? n : MIN (before->n_rows, n), n, before->attack);
}
