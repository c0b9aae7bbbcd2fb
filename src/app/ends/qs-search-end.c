/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a search has found, after its last step: a sentence on it, and its first solutions as small boards. */

#include "qs-search-end.h"

#include <glib/gi18n.h>

#include "qs-board-view.h"
#include "qs-focus.h"
#include "qs-label.h"
#include "qs-members.h"
#include "qs-template.h"
#include "qs-text.h"

/* How many boards are shown at most: eight queens have fewer solutions. */
#define MAX_BOARDS 96

struct _QsSearchEnd
{
  GtkWidget parent_instance;

  GtkLabel *conclusion_label;
  GtkWidget *play_button;
  GtkFlowBox *boards;
  GtkLabel *more_label;

  GArray *solutions;    /* of guint32, the nodes of the boards */
  const QsTree *tree;   /* of the search that is shown, and that search */
  guint64 tree_change;
  guint64 step;
  const QsProblem *problem;
};

G_DEFINE_FINAL_TYPE (QsSearchEnd, qs_search_end, GTK_TYPE_WIDGET)

static void
board_cb (QsSearchEnd     *self,
          GtkFlowBoxChild *child)
{
  guint32 node = g_array_index (self->solutions, guint32, gtk_flow_box_child_get_index (child));

  g_signal_emit_by_name (self, "seek", (guint64) qs_tree_get_node (self->tree, node)->decided);
}

/* Finds the solutions at a node and below. */
static void
collect (QsSearchEnd *self,
         guint32      node)
{
  const QsTreeNode *known = qs_tree_get_node (self->tree, node);

  if (!known->has_solution)
    return;
  if (known->n_children == 0)
    g_array_append_val (self->solutions, node);
  for (guint32 i = 0; i < known->n_children; i++)
    collect (self, known->first_child + i);
}

static int
compare_steps (gconstpointer a,
               gconstpointer b,
               gpointer      tree)
{
  guint32 first = qs_tree_get_node (tree, *(const guint32 *) a)->decided;
  guint32 second = qs_tree_get_node (tree, *(const guint32 *) b)->decided;

  return first < second ? -1 : first > second;
}

static void
add_board (QsSearchEnd    *self,
           guint           index,
           const QsMoment *moment,
           int             size)
{
  guint16 columns[QS_MAX_N];
  GtkWidget *child = gtk_flow_box_child_new ();
  GtkWidget *board = g_object_new (QS_TYPE_BOARD_VIEW, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "has-labels",
                                   FALSE, "minimum-size", size, "natural-size", size, NULL);
  guint32 node = g_array_index (self->solutions, guint32, index);
  g_autofree char *words = NULL;

  for (; node != QS_TREE_ROOT; node = qs_tree_get_node (self->tree, node)->parent)
    columns[qs_tree_get_node (self->tree, node)->row] = qs_tree_get_node (self->tree, node)->column;
  qs_board_view_set_solution (QS_BOARD_VIEW (board), moment->problem, moment->n, columns);

  /* Translators: the number of a solution, and its columns. */
  words = qs_text_fill (_ ("Solution %s: %s"), qs_text_count (index + 1),
                        qs_solution_to_string (columns, qs_moment_get_rows (moment)));
  gtk_accessible_update_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  gtk_widget_set_tooltip_text (child, words);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), board);
  gtk_flow_box_insert (self->boards, child, -1);
}

static void
show_boards (QsSearchEnd    *self,
             const QsMoment *moment)
{
  guint n_boards;
  int size;

  for (GtkWidget *child; (child = gtk_widget_get_first_child (GTK_WIDGET (self->boards))) != NULL;)
    gtk_flow_box_remove (self->boards, child);

  g_array_set_size (self->solutions, 0);
  collect (self, QS_TREE_ROOT);
  g_array_sort_with_data (self->solutions, compare_steps, (gpointer) self->tree);
  n_boards = MIN (self->solutions->len, MAX_BOARDS);
  size = n_boards <= 2 ? 120 : n_boards <= 12 ? 84 : 66;
  for (guint i = 0; i < n_boards; i++)
    add_board (self, i, moment, size);
  gtk_widget_set_visible (GTK_WIDGET (self->boards), n_boards > 0);
}

/* Tab passes the boards by: the arrows go through them. */
static gboolean
qs_search_end_focus (GtkWidget       *widget,
                     GtkDirectionType direction)
{
  QsSearchEnd *self = QS_SEARCH_END (widget);
  GtkWidget *focus = qs_focus_get (widget);

  if (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->boards)) || direction > GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (qs_search_end_parent_class)->focus (widget, direction);

  return direction == GTK_DIR_TAB_BACKWARD && gtk_widget_grab_focus (self->play_button);
}

static void
qs_search_end_class_init (QsSearchEndClass *klass)
{
  qs_members_own (klass, QsSearchEnd, solutions, g_array_unref);
  GTK_WIDGET_CLASS (klass)->focus = qs_search_end_focus;

  g_signal_new ("seek", QS_TYPE_SEARCH_END, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT64);

  qs_template_set (klass, QsSearchEnd, "qs-search-end", conclusion_label, play_button, boards, more_label);
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), board_cb);
}

static void
qs_search_end_init (QsSearchEnd *self)
{
  self->solutions = g_array_new (FALSE, FALSE, sizeof (guint32));
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Shows a search that has ended at this moment: those of its solutions that its tree has. The tree stays as it is as long
 * as they are shown. */
void
qs_search_end_show (QsSearchEnd    *self,
                    const QsTree   *tree,
                    const QsMoment *moment,
                    const char     *conclusion)
{
  guint64 n_more;

  gtk_label_set_label (self->conclusion_label, conclusion);
  if (self->tree == tree && self->tree_change == tree->change && self->step == moment->step &&
      self->problem == moment->problem)
    return;

  self->tree = tree;
  self->tree_change = tree->change;
  self->step = moment->step;
  self->problem = moment->problem;
  show_boards (self, moment);

  n_more = moment->counts.solutions - MIN (self->solutions->len, MAX_BOARDS);
  qs_label_take_or_hide (self->more_label,
                         n_more == 0 || self->solutions->len == 0
                           ? NULL
                           /* Translators: after boards that are shown, how many more there are. */
                           : qs_text_fill (ngettext ("and %s more", "and %s more", (gulong) MIN (n_more, G_MAXINT32)),
                                           qs_text_count (n_more)));
}
