/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What keys and buttons do to the solutions that are looked at: which there are, and what is asked of squares. */

#include "config.h"

#include "qs-squares-actions.h"

struct _QsSquaresActions
{
  GObject parent_instance;

  QsSquares *squares;
  QsPager *pager;     /* which shows the solutions */
  GPtrArray *actions; /* of GSimpleAction, in the order of the table */
  gboolean is_shown;  /* whether the solutions can be seen */
};

G_DEFINE_FINAL_TYPE (QsSquaresActions, qs_squares_actions, G_TYPE_OBJECT)

/* An action: a switch if it has a state. */
typedef struct
{
  const char *name;
  void (*act) (QsSquaresActions *self);
  gboolean (*can_act) (QsSquaresActions *self);
  gboolean (*is_on) (QsSquaresActions *self);
} Action;

static QsExplorer *
get_explorer (QsSquaresActions *self)
{
  return qs_squares_get_explorer (self->squares);
}

static gboolean
has_board (QsSquaresActions *self)
{
  return qs_explorer_get_n (get_explorer (self)) > 0;
}

static gboolean
has_constraints (QsSquaresActions *self)
{
  return has_board (self) && !qs_constraints_is_empty (qs_explorer_get_constraints (get_explorer (self)));
}

static void
undo (QsSquaresActions *self)
{
  qs_explorer_undo (get_explorer (self));
}

static gboolean
can_undo (QsSquaresActions *self)
{
  return qs_explorer_can_undo (get_explorer (self));
}

static void
redo (QsSquaresActions *self)
{
  qs_explorer_redo (get_explorer (self));
}

static gboolean
can_redo (QsSquaresActions *self)
{
  return qs_explorer_can_redo (get_explorer (self));
}

static void
clear_squares (QsSquaresActions *self)
{
  qs_squares_clear (self->squares);
}

static void
hint (QsSquaresActions *self)
{
  qs_squares_hint (self->squares);
}

static gboolean
can_hint (QsSquaresActions *self)
{
  return qs_squares_can_hint (self->squares);
}

/* On a board of numbers the solution would hardly be seen. */
static void
complete (QsSquaresActions *self)
{
  qs_squares_set_shows_heat (self->squares, FALSE);
  qs_pager_set_position (self->pager, 1);
}

static gboolean
can_complete (QsSquaresActions *self)
{
  return has_constraints (self) && qs_pager_get_position (self->pager) > 0;
}

static void
toggle_heat (QsSquaresActions *self)
{
  qs_squares_set_shows_heat (self->squares, !qs_squares_get_shows_heat (self->squares));
}

static gboolean
shows_heat (QsSquaresActions *self)
{
  return qs_squares_get_shows_heat (self->squares);
}

static gboolean
is_fundamental (QsSquaresActions *self)
{
  return qs_explorer_get_scope (get_explorer (self)) == QS_CENSUS_FUNDAMENTAL;
}

static void
toggle_fundamental (QsSquaresActions *self)
{
  qs_explorer_set_scope (get_explorer (self), is_fundamental (self) ? QS_CENSUS_ALL : QS_CENSUS_FUNDAMENTAL);
}

static const Action actions[] = {
  { "undo", undo, can_undo, NULL },
  { "redo", redo, can_redo, NULL },
  { "clear-squares", clear_squares, has_constraints, NULL },
  { "hint", hint, can_hint, NULL },
  { "complete", complete, can_complete, NULL },
  { "heat-map", toggle_heat, has_board, shows_heat },
  { "fundamental", toggle_fundamental, has_board, is_fundamental },
};

static void
activate_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  QsSquaresActions *self = user_data;

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      if (self->actions->pdata[i] == action)
        actions[i].act (self);
    }
}

static void
change_state_cb (GSimpleAction *action,
                 GVariant      *value,
                 gpointer       user_data)
{
  g_autoptr (GVariant) state = g_action_get_state (G_ACTION (action));

  if (!g_variant_equal (state, value))
    activate_cb (action, NULL, user_data);
}

static void
update (QsSquaresActions *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      GSimpleAction *action = self->actions->pdata[i];

      g_simple_action_set_enabled (action, self->is_shown && actions[i].can_act (self));
      if (actions[i].is_on != NULL)
        g_simple_action_set_state (action, g_variant_new_boolean (actions[i].is_on (self)));
    }
}

static void
qs_squares_actions_dispose (GObject *object)
{
  QsSquaresActions *self = QS_SQUARES_ACTIONS (object);

  g_clear_pointer (&self->actions, g_ptr_array_unref);
  g_clear_object (&self->pager);
  g_clear_object (&self->squares);

  G_OBJECT_CLASS (qs_squares_actions_parent_class)->dispose (object);
}

static void
qs_squares_actions_class_init (QsSquaresActionsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qs_squares_actions_dispose;
}

static void
qs_squares_actions_init (QsSquaresActions *self)
{
  self->actions = g_ptr_array_new_with_free_func (g_object_unref);
}

static void
add_action (QsSquaresActions *self,
            GActionMap         *map,
            const Action       *entry)
{
  GSimpleAction *action = entry->is_on != NULL
                              ? g_simple_action_new_stateful (entry->name, NULL, g_variant_new_boolean (FALSE))
                              : g_simple_action_new (entry->name, NULL);

  g_signal_connect_object (action, "activate", G_CALLBACK (activate_cb), self, 0);
  if (entry->is_on != NULL)
    g_signal_connect_object (action, "change-state", G_CALLBACK (change_state_cb), self, 0);
  g_action_map_add_action (map, G_ACTION (action));
  g_ptr_array_add (self->actions, action);
}

/**
 * qs_squares_actions_new:
 * @map: gets the actions, disabled until the solutions are shown
 * @squares: what they act on
 * @pager: what goes through the solutions
 *
 * Returns: (transfer full): what enables the actions
 */
QsSquaresActions *
qs_squares_actions_new (GActionMap *map,
                        QsSquares  *squares,
                        QsPager    *pager)
{
  QsSquaresActions *self = g_object_new (QS_TYPE_SQUARES_ACTIONS, NULL);
  QsExplorer *explorer = qs_squares_get_explorer (squares);

  self->squares = g_object_ref (squares);
  self->pager = g_object_ref (pager);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    add_action (self, map, &actions[i]);

  g_signal_connect_object (explorer, "notify", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (squares, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (pager, "notify", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);

  return self;
}

/**
 * qs_squares_actions_set_shown:
 * @self: actions
 * @is_shown: whether the solutions can be seen
 *
 * Enables those that can do something.
 */
void
qs_squares_actions_set_shown (QsSquaresActions *self,
                              gboolean            is_shown)
{
  g_return_if_fail (QS_IS_SQUARES_ACTIONS (self));

  self->is_shown = is_shown;
  update (self);
}
