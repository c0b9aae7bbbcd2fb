/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What keys and buttons do to the solution that is shown. */

#include "config.h"

#include "qs-solution-actions.h"

#include <glib/gi18n.h>

#include "qs-board-content.h"
#include "qs-solution.h"

struct _QsSolutionActions
{
  GSimpleActionGroup parent_instance;

  QsImages *images;
  QsSolutionFinder *finder;
  QsToast *toast;
  gboolean is_shown; /* whether the solution can be seen */
};

G_DEFINE_FINAL_TYPE (QsSolutionActions, qs_solution_actions, G_TYPE_SIMPLE_ACTION_GROUP)

static void
go_to_image (QsSolutionActions *self,
             QsSymmetry         symmetry)
{
  guint16 image[QS_CENSUS_MAX_N];
  guint n;
  const guint16 *columns = qs_solution_finder_get_columns (self->finder, &n);

  if (columns == NULL)
    return;

  qs_symmetry_apply (symmetry, columns, n, image);
  qs_solution_finder_go_to (self->finder, image);
}

static void
turn_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  go_to_image (user_data, QS_SYMMETRY_QUARTER_TURN);
}

static void
turn_back_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  go_to_image (user_data, QS_SYMMETRY_THREE_QUARTER_TURN);
}

static void
mirror_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       user_data)
{
  go_to_image (user_data, QS_SYMMETRY_MIRROR_COLUMNS);
}

static void
show_image_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       user_data)
{
  QsSolutionActions *self = user_data;
  guint index = g_variant_get_uint32 (parameter);

  if (index < qs_images_get_size (self->images))
    qs_solution_finder_go_to (self->finder, qs_images_get_image (self->images, index));
}

static void
copy_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  QsSolutionActions *self = user_data;
  const guint16 *columns = qs_images_get_columns (self->images);
  g_autoptr (GdkContentProvider) content = NULL;
  g_autofree char *list = NULL;
  g_autofree char *message = NULL;

  if (columns == NULL)
    return;

  content = qs_board_content_new (columns, qs_images_get_n (self->images));
  gdk_clipboard_set_content (gtk_widget_get_clipboard (GTK_WIDGET (self->toast)), content);

  list = qs_solution_to_string (columns, qs_images_get_n (self->images));
  /* Translators: the columns of a solution. */
  message = g_strdup_printf (_ ("Copied %s, as text and picture"), list);
  qs_toast_show_message (self->toast, message);
}

static void
stop_waiting_cb (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       user_data)
{
  qs_solution_actions_stop_waiting (user_data);
}

static const GActionEntry actions[] = {
  { "turn", turn_cb },
  { "turn-back", turn_back_cb },
  { "mirror", mirror_cb },
  { "show-image", show_image_cb, "u" },
  { "copy", copy_cb },
  { "stop-waiting", stop_waiting_cb },
};

static void
enable (QsSolutionActions *self,
        const char        *name,
        gboolean           is_enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), name)), is_enabled);
}

static void
update (QsSolutionActions *self)
{
  gboolean is_enabled = self->is_shown && qs_images_get_columns (self->images) != NULL;

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    enable (self, actions[i].name, is_enabled);

  enable (self, "stop-waiting", self->is_shown && qs_solution_finder_get_is_waiting (self->finder));
}

static void
qs_solution_actions_dispose (GObject *object)
{
  QsSolutionActions *self = QS_SOLUTION_ACTIONS (object);

  g_clear_object (&self->images);
  g_clear_object (&self->finder);
  g_clear_weak_pointer (&self->toast);

  G_OBJECT_CLASS (qs_solution_actions_parent_class)->dispose (object);
}

static void
qs_solution_actions_class_init (QsSolutionActionsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qs_solution_actions_dispose;
}

static void
qs_solution_actions_init (QsSolutionActions *self)
{
}

/**
 * qs_solution_actions_new:
 * @explorer: whose solutions are shown
 * @pager: what moves through them
 * @images: the solution that is shown
 * @toast: where results are told
 *
 * Returns: (transfer full): the actions, disabled until a solution is shown
 */
QsSolutionActions *
qs_solution_actions_new (QsExplorer *explorer,
                         QsPager    *pager,
                         QsImages   *images,
                         QsToast    *toast)
{
  QsSolutionActions *self = g_object_new (QS_TYPE_SOLUTION_ACTIONS, NULL);

  self->images = g_object_ref (images);
  self->finder = qs_solution_finder_new (explorer, pager, images);
  g_set_weak_pointer (&self->toast, toast);
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  g_signal_connect_object (self->finder, "failed", G_CALLBACK (qs_toast_show_message), toast, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->finder, "notify::is-waiting", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (images, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);

  return self;
}

/**
 * qs_solution_actions_set_shown:
 * @self: actions
 * @is_shown: whether the solution can be seen
 *
 * Enables those that can do something.
 */
void
qs_solution_actions_set_shown (QsSolutionActions *self,
                               gboolean           is_shown)
{
  g_return_if_fail (QS_IS_SOLUTION_ACTIONS (self));

  self->is_shown = is_shown;
  update (self);
}

/**
 * qs_solution_actions_stop_waiting:
 * @self: actions
 *
 * Takes back the wish for a solution that is waited for.
 */
void
qs_solution_actions_stop_waiting (QsSolutionActions *self)
{
  g_return_if_fail (QS_IS_SOLUTION_ACTIONS (self));

  qs_solution_finder_stop_waiting (self->finder);
}
