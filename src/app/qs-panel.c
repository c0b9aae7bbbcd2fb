/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The side panel: n selection, the counter, the controls of the view and the export button. */

#include "config.h"

#include "qs-panel.h"

#include <glib/gi18n.h>

#include "qs-compat.h"
#include "qs-enumerator.h"
#include "qs-focus.h"
#include "qs-known.h"
#include "qs-search-controls.h"
#include "qs-solutions-controls.h"
#include "qs-text.h"

/* A run that is shorter than this, in seconds, shows no progress: it would only flicker. */
#define SHORT_RUN 0.5

struct _QsPanel
{
  GtkWidget parent_instance;

  GtkSpinButton *queens_spin;
  GtkWidget *counter;
  GtkLabel *uncounted_label;
  GtkLabel *count_label;
  GtkLabel *unit_label;
  GtkLabel *verdict_label;
  GtkLabel *details_label;
  GtkProgressBar *progress_bar;
  GtkWidget *stop_button;
  GtkWidget *restart_button;
  QsSolutionsControls *solutions_controls;
  QsSearchControls *search_controls;

  QsSolver *solver;
  guint queens;
  gboolean is_brief; /* whether the view needs the room that a finished count would take */
  guint tick_id; /* updates what has changed since the last frame */
};

enum
{
  PROP_0,
  PROP_QUEENS,
  PROP_METHOD,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (QsPanel, qs_panel, GTK_TYPE_WIDGET)

/* An empty label takes no room. */
static void
set_text (GtkLabel   *label,
          const char *text)
{
  gtk_label_set_label (label, text);
  gtk_widget_set_visible (GTK_WIDGET (label), *text != '\0');
}

/* Whether there is time to read what is said of the run while it goes on. */
static gboolean
is_long_run (QsPanel *self)
{
  return qs_solver_get_state (self->solver) == QS_SOLVER_RUNNING &&
         qs_solver_get_elapsed (self->solver) >= SHORT_RUN;
}

static void
update_count (QsPanel *self)
{
  guint64 count = qs_solver_get_count (self->solver);
  g_autofree char *number = qs_text_count (count);
  gboolean is_partial = is_long_run (self) || qs_solver_get_state (self->solver) == QS_SOLVER_STOPPED;
  const char *tooltip = is_partial ? NULL : number;

  gtk_label_set_label (self->count_label, number);
  /* A new tooltip asks the display where the pointer is, and waits for the answer: none while the count goes on. */
  if (g_strcmp0 (gtk_widget_get_tooltip_text (GTK_WIDGET (self->count_label)), tooltip) != 0)
    gtk_widget_set_tooltip_text (GTK_WIDGET (self->count_label), tooltip);
  /* Translators: stands under the number. */
  gtk_label_set_label (self->unit_label, is_partial
                                             ? _ ("solutions so far")
                                             : ngettext ("solution", "solutions", (gulong) MIN (count, G_MAXLONG)));
}

static void
update_verdict (QsPanel *self)
{
  guint64 known;
  guint64 count = qs_solver_get_count (self->solver);
  gboolean agrees;

  if (self->is_brief || qs_solver_get_state (self->solver) != QS_SOLVER_FINISHED ||
      !qs_known_total (qs_solver_get_n (self->solver), &known))
    {
      set_text (self->verdict_label, "");
      return;
    }

  agrees = count == known;
  /* Translators: A000170 is the number of a sequence in the On-Line Encyclopedia of Integer Sequences. */
  set_text (self->verdict_label, agrees ? _ ("✓ agrees with A000170") : _ ("✗ differs from A000170"));
  if (agrees)
    gtk_widget_remove_css_class (GTK_WIDGET (self->verdict_label), "failed");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->verdict_label), "failed");
}

/* “2.2 million/s”, and on a line of its own “about 3 s left” */
static char *
describe_run (QsPanel *self,
              double   seconds_left)
{
  g_autofree char *rate = qs_text_rate (qs_solver_get_rate (self->solver));
  g_autofree char *left = NULL;

  if (seconds_left < 0)
    return g_steal_pointer (&rate);

  left = qs_text_duration (seconds_left);
  /* Translators: how many solutions are found a second, then the time that the rest takes. */
  return g_strdup_printf (_ ("%s\nabout %s left"), rate, left);
}

static void
update_run (QsPanel *self)
{
  QsSolverState state = qs_solver_get_state (self->solver);
  double elapsed = qs_solver_get_elapsed (self->solver);
  gboolean is_long = is_long_run (self);
  g_autofree char *details = NULL;
  double fraction = 0, seconds_left = -1;
  gboolean has_end = qs_solver_estimate_progress (self->solver, &fraction, &seconds_left);

  if (is_long)
    details = describe_run (self, has_end ? seconds_left : -1);
  else if (state == QS_SOLVER_FINISHED && !self->is_brief)
    details = qs_text_duration (elapsed);
  else if (state == QS_SOLVER_STOPPED)
    {
      g_autofree char *duration = qs_text_duration (elapsed);

      details = g_strdup_printf (_ ("Stopped after %s"), duration);
    }

  set_text (self->details_label, details != NULL ? details : "");
  gtk_progress_bar_set_fraction (self->progress_bar, fraction);
  gtk_widget_set_visible (GTK_WIDGET (self->progress_bar), is_long && has_end);
  gtk_widget_set_visible (self->stop_button, is_long);
  gtk_widget_set_visible (self->restart_button, state == QS_SOLVER_STOPPED);
}

/* Boards that only a search shows are not counted. */
static void
update_counter (QsPanel *self)
{
  gboolean is_counted = self->queens <= QS_ENUMERATOR_MAX_N;
  g_autofree char *text = NULL;

  gtk_widget_set_visible (self->counter, is_counted);
  if (!is_counted)
    text = g_strdup_printf (_ ("Solutions are counted on boards of up to %u queens."), QS_ENUMERATOR_MAX_N);
  set_text (self->uncounted_label, is_counted ? "" : text);
}

static void
update (QsPanel *self)
{
  update_counter (self);
  if (qs_solver_get_solution_set (self->solver) == NULL)
    return;

  update_count (self);
  update_verdict (self);
  update_run (self);
}

static gboolean
update_tick_cb (GtkWidget     *widget,
                GdkFrameClock *frame_clock,
                gpointer       user_data)
{
  QsPanel *self = QS_PANEL (widget);

  self->tick_id = 0;
  update (self);

  return G_SOURCE_REMOVE;
}

/* Counts arrive more often than frames are drawn. */
static void
queue_update (QsPanel *self)
{
  if (self->tick_id == 0)
    self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), update_tick_cb, NULL, NULL);
}

/* Says the result once, to those who cannot see it; short runs speak for themselves. */
static void
state_changed_cb (QsPanel *self)
{
  g_autofree char *message = NULL;

  queue_update (self);
  if (qs_solver_get_state (self->solver) != QS_SOLVER_FINISHED)
    return;

  message = qs_text_solutions (qs_solver_get_count (self->solver));
  qs_compat_announce (GTK_WIDGET (self), message);
}

static void
queens_changed_cb (QsPanel *self)
{
  guint queens = (guint) gtk_spin_button_get_value_as_int (self->queens_spin);

  if (self->queens == queens)
    return;

  self->queens = queens;
  queue_update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_QUEENS]);
}

static void
method_changed_cb (QsPanel *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_METHOD]);
}

static void
qs_panel_get_property (GObject    *object,
                       guint       prop_id,
                       GValue     *value,
                       GParamSpec *pspec)
{
  QsPanel *self = QS_PANEL (object);

  switch (prop_id)
    {
    case PROP_QUEENS:
      g_value_set_uint (value, self->queens);
      break;
    case PROP_METHOD:
      g_object_get_property (G_OBJECT (self->search_controls), "method", value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
qs_panel_set_property (GObject      *object,
                       guint         prop_id,
                       const GValue *value,
                       GParamSpec   *pspec)
{
  QsPanel *self = QS_PANEL (object);

  switch (prop_id)
    {
    case PROP_METHOD:
      g_object_set_property (G_OBJECT (self->search_controls), "method", value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static gboolean
qs_panel_grab_focus (GtkWidget *widget)
{
  return qs_focus_enter (widget, GTK_WIDGET (QS_PANEL (widget)->queens_spin));
}

static void
qs_panel_dispose (GObject *object)
{
  QsPanel *self = QS_PANEL (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->solver);

  G_OBJECT_CLASS (qs_panel_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/queenside/Queenside/qs-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, QsPanel, queens_spin);
  gtk_widget_class_bind_template_child (widget_class, QsPanel, counter);
  gtk_widget_class_bind_template_child (widget_class, QsPanel, uncounted_label);
  gtk_widget_class_bind_template_child (widget_class, QsPanel, count_label);
  gtk_widget_class_bind_template_child (widget_class, QsPanel, unit_label);
  gtk_widget_class_bind_template_child (widget_class, QsPanel, verdict_label);
  gtk_widget_class_bind_template_child (widget_class, QsPanel, details_label);
  gtk_widget_class_bind_template_child (widget_class, QsPanel, progress_bar);
  gtk_widget_class_bind_template_child (widget_class, QsPanel, stop_button);
  gtk_widget_class_bind_template_child (widget_class, QsPanel, restart_button);
  gtk_widget_class_bind_template_child (widget_class, QsPanel, solutions_controls);
  gtk_widget_class_bind_template_child (widget_class, QsPanel, search_controls);
}

static void
qs_panel_class_init (QsPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = qs_panel_get_property;
  object_class->set_property = qs_panel_set_property;
  object_class->dispose = qs_panel_dispose;
  widget_class->grab_focus = qs_panel_grab_focus;

  /**
   * QsPanel:queens:
   *
   * The side of the board, in squares, that is chosen.
   */
  properties[PROP_QUEENS] =
      g_param_spec_uint ("queens", NULL, NULL, 1, QS_MAX_N, 8,
                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);

  /**
   * QsPanel:method:
   *
   * The name on the command line of the search method that is chosen.
   */
  properties[PROP_METHOD] =
      g_param_spec_string ("method", NULL, NULL, NULL,
                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (QS_TYPE_SEARCH_CONTROLS);
  g_type_ensure (QS_TYPE_SOLUTIONS_CONTROLS);
  bind_template (widget_class);
  gtk_widget_class_set_css_name (widget_class, "panel");
}

static void
qs_panel_init (QsPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->queens = (guint) gtk_spin_button_get_value_as_int (self->queens_spin);
  g_signal_connect_object (self->queens_spin, "value-changed", G_CALLBACK (queens_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search_controls, "notify::method", G_CALLBACK (method_changed_cb), self,
                           G_CONNECT_SWAPPED);
  qs_panel_set_max_queens (self, QS_ENUMERATOR_MAX_N);
}

/**
 * qs_panel_get_queens:
 * @self: a panel
 *
 * Returns: the side of the board, in squares, that is chosen
 */
guint
qs_panel_get_queens (QsPanel *self)
{
  g_return_val_if_fail (QS_IS_PANEL (self), 0);

  return self->queens;
}

/**
 * qs_panel_set_queens:
 * @self: a panel
 * @queens: the side of the board, in squares, from 1; more than the maximum
 *   is that
 *
 * Chooses a board.
 */
void
qs_panel_set_queens (QsPanel *self,
                     guint    queens)
{
  g_return_if_fail (QS_IS_PANEL (self));

  gtk_spin_button_set_value (self->queens_spin, queens);
}

/**
 * qs_panel_set_max_queens:
 * @self: a panel
 * @max_queens: the side of the largest board that can be chosen, in squares, 1
 *   … %QS_MAX_N
 *
 * Sets the maximum. A larger board that is chosen becomes that.
 */
void
qs_panel_set_max_queens (QsPanel *self,
                         guint    max_queens)
{
  g_autofree char *text = NULL;

  g_return_if_fail (QS_IS_PANEL (self));
  g_return_if_fail (max_queens >= 1 && max_queens <= QS_MAX_N);

  text = g_strdup_printf (_ ("How many queens, on a board with as many rows and columns: 1 to %'u"), max_queens);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->queens_spin), text);
  gtk_spin_button_set_range (self->queens_spin, 1, max_queens);
}

/**
 * qs_panel_get_method:
 * @self: a panel
 *
 * Returns: (transfer none): the search method that is chosen
 */
const QsMethod *
qs_panel_get_method (QsPanel *self)
{
  g_return_val_if_fail (QS_IS_PANEL (self), NULL);

  return qs_search_controls_get_method (self->search_controls);
}

/**
 * qs_panel_choose_queens:
 * @self: the panel
 *
 * Lets the number of queens be written.
 */
void
qs_panel_choose_queens (QsPanel *self)
{
  g_return_if_fail (QS_IS_PANEL (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->queens_spin));
}

/**
 * qs_panel_set_engines:
 * @self: a panel
 * @explorer: whose board the counter and the controls of its solutions show
 * @playback: what the controls of the search act on
 * @spotlight: is turned to what a value speaks of that somebody points at
 *
 * Connects the panel; is called once.
 */
void
qs_panel_set_engines (QsPanel     *self,
                      QsExplorer  *explorer,
                      QsPlayback  *playback,
                      QsSpotlight *spotlight)
{
  g_return_if_fail (QS_IS_PANEL (self));
  g_return_if_fail (self->solver == NULL);

  self->solver = g_object_ref (qs_explorer_get_all (explorer));
  qs_solutions_controls_set_explorer (self->solutions_controls, explorer);
  g_signal_connect_object (self->solver, "notify::count", G_CALLBACK (queue_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->solver, "notify::state", G_CALLBACK (state_changed_cb), self, G_CONNECT_SWAPPED);
  qs_search_controls_set_playback (self->search_controls, playback, spotlight);
  update (self);
}

/**
 * qs_panel_show_view:
 * @self: a panel
 * @view: the name of the view that is shown, `solutions`, `search`
 *   or `compare`
 *
 * Shows the controls of that view.
 */
void
qs_panel_show_view (QsPanel    *self,
                    const char *view)
{
  g_return_if_fail (QS_IS_PANEL (self));

  self->is_brief = g_str_equal (view, "search");
  if (self->solver != NULL)
    update (self);
  gtk_widget_set_visible (GTK_WIDGET (self->solutions_controls), g_str_equal (view, "solutions"));
  gtk_widget_set_visible (GTK_WIDGET (self->search_controls), g_str_equal (view, "search"));
}
