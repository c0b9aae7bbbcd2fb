/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What keys and buttons do to a watched search. */

#include "config.h"

#include "qs-search-actions.h"

struct _QsSearchActions
{
  GSimpleActionGroup parent_instance;

  QsPlayback *playback;
  gboolean is_shown; /* whether the search can be seen */
};

G_DEFINE_FINAL_TYPE (QsSearchActions, qs_search_actions, G_TYPE_SIMPLE_ACTION_GROUP)

/* When an action can do something. */
typedef enum
{
  ALWAYS,
  BEFORE_THE_END,
  AFTER_THE_START,
} Condition;

/* An action on the playback that needs nothing else. */
typedef struct
{
  const char *name;
  void (*act) (QsPlayback *playback);
  Condition condition;
} Action;

static void
play_or_pause (QsPlayback *playback)
{
  if (qs_playback_get_state (playback) == QS_PLAYBACK_PLAYING || qs_playback_is_seeking (playback))
    qs_playback_pause (playback);
  else
    qs_playback_play (playback);
}

/* What is known of the search stays. */
static void
go_to_start (QsPlayback *playback)
{
  qs_playback_seek (playback, 0);
}

/* The end may be far away; a pause ends the way there. */
static void
go_to_end (QsPlayback *playback)
{
  qs_playback_seek (playback, qs_playback_is_complete (playback) ? qs_playback_get_last_step (playback)
                                                                 : G_MAXUINT64);
}

static const Action actions[] = {
  { "play-pause", play_or_pause, ALWAYS },
  { "step", qs_playback_step, BEFORE_THE_END },
  { "step-back", qs_playback_step_back, AFTER_THE_START },
  { "next-backtrack", qs_playback_next_backtrack, BEFORE_THE_END },
  { "previous-backtrack", qs_playback_previous_backtrack, AFTER_THE_START },
  { "next-solution", qs_playback_next_solution, BEFORE_THE_END },
  { "previous-solution", qs_playback_previous_solution, AFTER_THE_START },
  { "rewind", go_to_start, AFTER_THE_START },
  { "end", go_to_end, BEFORE_THE_END },
};

static void
activate_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  QsSearchActions *self = user_data;
  const char *name = g_action_get_name (G_ACTION (action));

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      if (g_str_equal (actions[i].name, name))
        actions[i].act (self->playback);
    }
}

static gboolean
can_act (QsSearchActions *self,
         Condition        condition)
{
  QsPlaybackState state = qs_playback_get_state (self->playback);

  switch (condition)
    {
    case ALWAYS:
      return TRUE;
    case BEFORE_THE_END:
      return state != QS_PLAYBACK_FINISHED;
    case AFTER_THE_START:
      return qs_playback_get_moment (self->playback)->step > 0;
    default:
      g_assert_not_reached ();
    }
}

static void
update (QsSearchActions *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), actions[i].name);

      g_simple_action_set_enabled (G_SIMPLE_ACTION (action), self->is_shown && can_act (self, actions[i].condition));
    }
}

static void
qs_search_actions_dispose (GObject *object)
{
  g_clear_object (&QS_SEARCH_ACTIONS (object)->playback);

  G_OBJECT_CLASS (qs_search_actions_parent_class)->dispose (object);
}

static void
qs_search_actions_class_init (QsSearchActionsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qs_search_actions_dispose;
}

static void
qs_search_actions_init (QsSearchActions *self)
{
}

/**
 * qs_search_actions_new:
 * @playback: what they act on
 *
 * Returns: (transfer full): the actions, disabled until the search is shown
 */
QsSearchActions *
qs_search_actions_new (QsPlayback *playback)
{
  QsSearchActions *self = g_object_new (QS_TYPE_SEARCH_ACTIONS, NULL);

  self->playback = g_object_ref (playback);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      g_autoptr (GSimpleAction) action = g_simple_action_new (actions[i].name, NULL);

      g_signal_connect_object (action, "activate", G_CALLBACK (activate_cb), self, 0);
      g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (action));
    }

  g_signal_connect_object (playback, "notify::state", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (playback, "frame", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);

  return self;
}

/**
 * qs_search_actions_set_shown:
 * @self: actions
 * @is_shown: whether the search can be seen
 *
 * Enables those that can do something.
 */
void
qs_search_actions_set_shown (QsSearchActions *self,
                             gboolean         is_shown)
{
  g_return_if_fail (QS_IS_SEARCH_ACTIONS (self));

  self->is_shown = is_shown;
  update (self);
}
