/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The controls of a watched search in the side panel: method and speed. The list of methods that opens is in groups, with a
 * line each on what is new in the method. */

#include "qs-search-controls.h"

#include <glib/gi18n.h>
#include <math.h>

#include "qs-label.h"
#include "qs-methods.h"
#include "qs-recording.h"
#include "qs-template.h"

/* How many random starts are offered: no more than people can read and write down. */
#define MAX_SEED 1000000

/* The width of a choice, in letters, whatever is chosen: the panel takes its width from the page. */
#define CHOICE_WIDTH 17

/* What a row consists of. */
typedef struct
{
  GtkDropDown *drop_down; /* not owned: the row is part of it */
  GtkLabel *group, *name, *news;
  GtkWidget *check;
} Row;

static const char *const groups[] = {
  [QS_GROUP_NAIVE] = N_ ("Naive"),
  [QS_GROUP_BACKTRACKING] = N_ ("Backtracking"),
  [QS_GROUP_BITS] = N_ ("Bit operations"),
  [QS_GROUP_OTHER] = N_ ("Other"),
  [QS_GROUP_PROGRAMS] = N_ ("Your program"),
};

struct _QsSearchControls
{
  GtkWidget parent_instance;

  GtkDropDown *method_drop_down;
  GtkLabel *about_label;
  GtkDropDown *beside_drop_down;
  GtkDropDown *follow_drop_down;
  GtkWidget *seed_box;
  GtkAdjustment *seed_adjustment;
  GtkScale *speed_scale;
  GtkAdjustment *speed_adjustment;
  GtkLabel *speed_label;
  GtkCheckButton *stop_check;

  QsPlayback *playback;
  GSettings *settings; /* which remember the method; NULL as long as the playback is */
  const QsMethod *method;
  const QsMethod *own;    /* the last of ours that was chosen */
  const QsProblem *problem; /* that of the board, as qs_problem_intern() has it */
  const QsMethod *program; /* the steps of another program, the last to choose from; or NULL */
};

G_DEFINE_FINAL_TYPE (QsSearchControls, qs_search_controls, GTK_TYPE_WIDGET)

/* The method of a row, or NULL for none, which comes first in the list of those beside it. */
static const QsMethod *
get_listed (QsSearchControls *self,
            GtkDropDown      *drop_down,
            guint             position)
{
  const QsMethod *const *methods = qs_methods_list ();
  guint n_methods = 0;

  if (drop_down == self->beside_drop_down && position-- == 0)
    return NULL;

  while (methods[n_methods] != NULL)
    n_methods++;

  return position < n_methods ? methods[position] : position == n_methods ? self->program : NULL;
}

static void
update_check (GtkListItem *item)
{
  const Row *row = g_object_get_data (G_OBJECT (item), "row");

  gtk_widget_set_opacity (row->check, gtk_list_item_get_position (item) == gtk_drop_down_get_selected (row->drop_down));
}

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem              *item,
          GtkDropDown              *drop_down)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource ("/io/github/queenside/Queenside/qs-method-row.ui");
  Row *row = g_new (Row, 1);

  *row = (Row){
    .drop_down = drop_down,
    .group = GTK_LABEL (gtk_builder_get_object (builder, "group")),
    .name = GTK_LABEL (gtk_builder_get_object (builder, "name")),
    .news = GTK_LABEL (gtk_builder_get_object (builder, "news")),
    .check = GTK_WIDGET (gtk_builder_get_object (builder, "check")),
  };
  g_object_set_data_full (G_OBJECT (item), "row", row, g_free);
  g_signal_connect_object (drop_down, "notify::selected", G_CALLBACK (update_check), item, G_CONNECT_SWAPPED);
  gtk_list_item_set_child (item, GTK_WIDGET (gtk_builder_get_object (builder, "row")));
}

/* Why a method cannot search the board. */
static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem              *item,
         QsSearchControls         *self)
{
  const Row *row = g_object_get_data (G_OBJECT (item), "row");
  guint position = gtk_list_item_get_position (item);
  const QsMethod *method = get_listed (self, row->drop_down, position);
  const QsMethod *before = position > 0 ? get_listed (self, row->drop_down, position - 1) : NULL;
  const char *name = gtk_string_object_get_string (gtk_list_item_get_item (item));
  gboolean can_search = method == NULL || method->recording != NULL || qs_methods_can_search (method, self->problem);
  const char *news = method == NULL ? "" : can_search ? gettext (method->news) : gettext (qs_methods_get_reason (method));

  gtk_label_set_label (row->group, method != NULL ? gettext (groups[method->group]) : "");
  gtk_widget_set_visible (GTK_WIDGET (row->group), method != NULL && (before == NULL || before->group != method->group));
  gtk_label_set_label (row->name, name);
  gtk_label_set_label (row->news, news);
  gtk_widget_set_visible (GTK_WIDGET (row->news), method != NULL);
  /* The row itself, so that nobody can choose it. */
  gtk_widget_set_sensitive (gtk_widget_get_parent (gtk_list_item_get_child (item)), can_search);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_list_item_get_child (item)), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, news, -1);
  update_check (item);
}

/* The drop-down has the names of the methods, and shows the chosen one itself. Those that cannot search the problem are
 * grey. */
static void
attach_list (QsSearchControls *self,
             GtkDropDown      *drop_down)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), drop_down);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, 0);
  gtk_drop_down_set_list_factory (drop_down, factory);
}

/* The slider is the decimal logarithm of the speed. */
static gboolean
speed_to_position (GBinding     *binding,
                   const GValue *speed,
                   GValue       *position,
                   gpointer      user_data)
{
  g_value_set_double (position, log10 (g_value_get_double (speed)));

  return TRUE;
}

static gboolean
position_to_speed (GBinding     *binding,
                   const GValue *position,
                   GValue       *speed,
                   gpointer      user_data)
{
  double value = pow (10, g_value_get_double (position));

  g_value_set_double (speed, CLAMP (value, QS_PLAYBACK_MIN_SPEED, QS_PLAYBACK_MAX_SPEED));

  return TRUE;
}

static void
speed_changed_cb (QsSearchControls *self)
{
  double speed = pow (10, gtk_adjustment_get_value (self->speed_adjustment));
  /* Nobody reads more than two digits off a slider. */
  double unit = pow (10, MAX (floor (log10 (speed)) - 1, 0)), rounded = round (speed / unit) * unit;
  g_autofree char *text = NULL;

  if (speed >= QS_PLAYBACK_MAX_SPEED)
    text = g_strdup (_ ("As fast as possible"));
  else if (speed < 0.97)
    /* Translators: a number of seconds, such as 2.5. */
    text = g_strdup_printf (_ ("one step every %.2g s"), 1 / speed);
  else
    text = g_strdup_printf (ngettext ("%'.0f step per second", "%'.0f steps per second", (gulong) rounded), rounded);
  gtk_label_set_label (self->speed_label, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->speed_scale),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text,
                                  -1);
}

static void
update_about (QsSearchControls *self)
{
  const QsMethod *method = self->method;
  g_autofree char *verdict = NULL;
  g_autofree char *text = NULL;

  if (method->recording != NULL)
    {
      verdict = qs_recording_get_verdict (method->recording);
      text = g_strjoin ("\n\n", gettext (method->idea), verdict, NULL);
    }
  else
    /* Translators: a method's idea; its costs; the order of its solutions; what counts as a check; its largest board. */
    text = g_strdup_printf (_ ("%s\n\nTime: %s\nSpace: %s\nOrder of solutions: %s\nA check: %s\nQueens: 1 to %'u"),
                            gettext (method->idea), method->time, method->space, gettext (method->order),
                            gettext (method->check), method->max_n);
  gtk_label_set_label (self->about_label, text);
}

/* Only searches that choose at random have a start. */
static void
update_seed (QsSearchControls *self)
{
  QsFollow follow;
  const QsMethod *beside = qs_search_controls_get_beside (self, &follow);

  gtk_widget_set_visible (self->seed_box, self->method->look == QS_LOOK_MOVES ||
                                              (beside != NULL && beside->look == QS_LOOK_MOVES));
}

static void
method_selected_cb (QsSearchControls *self)
{
  const QsMethod *method = get_listed (self, self->method_drop_down, gtk_drop_down_get_selected (self->method_drop_down));

  if (method != NULL && method != self->method)
    qs_search_controls_set_method (self, method);
}

static void
beside_changed_cb (QsSearchControls *self)
{
  QsFollow follow;

  gtk_widget_set_visible (GTK_WIDGET (self->follow_drop_down), qs_search_controls_get_beside (self, &follow) != NULL);
  update_seed (self);
  g_signal_emit_by_name (self, "changed");
}

static void
new_seed_cb (QsSearchControls *self)
{
  gtk_adjustment_set_value (self->seed_adjustment, g_random_int_range (0, MAX_SEED));
}

static void
qs_search_controls_dispose (GObject *object)
{
  QsSearchControls *self = QS_SEARCH_CONTROLS (object);

  qs_template_dispose (object);
  g_clear_object (&self->playback);
  g_clear_object (&self->settings);
  qs_recording_hold (&self->program, NULL);
}

static void
qs_search_controls_class_init (QsSearchControlsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qs_search_controls_dispose;

  /* Another method is wanted, another search beside the first, or in step in another way. */
  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  qs_template_set (klass, QsSearchControls, "qs-search-controls", method_drop_down, about_label, beside_drop_down,
                   follow_drop_down, seed_box, seed_adjustment, speed_scale, speed_adjustment, speed_label, stop_check);
  qs_template_bind_callbacks (klass, method_selected_cb, beside_changed_cb, speed_changed_cb, new_seed_cb);
}

static void
attach_lists (QsSearchControls *self)
{
  attach_list (self, self->method_drop_down);
  attach_list (self, self->beside_drop_down);
}

static void
qs_search_controls_init (QsSearchControls *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) others = gtk_string_list_new (NULL);

  self->method = self->own = qs_methods_list ()[0];
  gtk_widget_init_template (GTK_WIDGET (self));

  gtk_string_list_append (others, C_ ("search beside the first", "None"));
  for (const QsMethod *const *methods = qs_methods_list (); *methods != NULL; methods++)
    {
      gtk_string_list_append (names, gettext ((*methods)->name));
      gtk_string_list_append (others, gettext ((*methods)->name));
    }
  gtk_drop_down_set_model (self->method_drop_down, G_LIST_MODEL (names));
  gtk_drop_down_set_model (self->beside_drop_down, G_LIST_MODEL (others));
  qs_label_wrap_choice (self->method_drop_down, CHOICE_WIDTH);
  qs_label_wrap_choice (self->beside_drop_down, CHOICE_WIDTH);
  attach_lists (self);
  qs_label_wrap_choice (self->follow_drop_down, CHOICE_WIDTH);
  update_about (self);
}

const QsMethod *
qs_search_controls_get_method (QsSearchControls *self)
{
  return self->method;
}

/* Chooses a method; another one stands in for one that cannot search the board. One of ours is remembered. */
void
qs_search_controls_set_method (QsSearchControls *self,
                               const QsMethod   *method)
{
  guint place = 0;

  if (method->recording == NULL && self->own != method)
    {
      self->own = method;
      if (self->settings != NULL)
        g_settings_set_string (self->settings, "method", method->id);
    }

  if (method->recording == NULL && !qs_methods_can_search (method, self->problem))
    method = &qs_conflict_matrix;
  if (self->method == method)
    return;

  self->method = method;
  while (get_listed (self, self->method_drop_down, place) != method)
    place++;
  gtk_drop_down_set_selected (self->method_drop_down, place);

  update_seed (self);
  update_about (self);
  g_signal_emit_by_name (self, "changed");
}

/* The board's problem, as qs_problem_intern() has it: methods that cannot search it are greyed. */
void
qs_search_controls_set_problem (QsSearchControls *self,
                                const QsProblem  *problem)
{
  if (self->problem == problem)
    return;

  self->problem = problem;
  attach_lists (self);
  if (self->method->recording == NULL)
    qs_search_controls_set_method (self, self->own);
}

/* What the chosen method searches: the steps of another program are those of plain queens. */
const QsProblem *
qs_search_controls_get_problem (QsSearchControls *self)
{
  return qs_methods_can_search (self->method, self->problem) ? self->problem : NULL;
}

/* Offers the steps of another program beside our methods, in place of those before, and chooses them; with NULL it chooses
 * our own method again, and still offers them. */
void
qs_search_controls_set_program (QsSearchControls *self,
                                const QsMethod   *program)
{
  GtkStringList *names = GTK_STRING_LIST (gtk_drop_down_get_model (self->method_drop_down));
  const char *const additions[] = { program != NULL ? program->name : NULL, NULL };
  guint n_before = self->program != NULL ? 1 : 0;

  if (program != NULL && program != self->program)
    {
      /* Nothing may be chosen that goes. */
      qs_search_controls_set_method (self, self->own);
      qs_recording_hold (&self->program, program);
      gtk_string_list_splice (names, g_list_model_get_n_items (G_LIST_MODEL (names)) - n_before, n_before, additions);
    }
  qs_search_controls_set_method (self, program != NULL ? program : self->own);
  update_about (self);
}

/* Returns the method of a search beside the first, and how it keeps in step; NULL for none. */
const QsMethod *
qs_search_controls_get_beside (QsSearchControls *self,
                               QsFollow         *follow)
{
  const QsMethod *beside = get_listed (self, self->beside_drop_down, gtk_drop_down_get_selected (self->beside_drop_down));

  *follow = gtk_drop_down_get_selected (self->follow_drop_down) == 0 ? QS_FOLLOW_STEPS : QS_FOLLOW_DECISIONS;

  return beside != NULL && qs_methods_can_search (beside, self->problem) ? beside : NULL;
}

/* From now on, @settings remember which method is chosen. */
void
qs_search_controls_set_playback (QsSearchControls *self,
                                 QsPlayback       *playback,
                                 GSettings        *settings)
{
  g_return_if_fail (self->playback == NULL);

  self->settings = g_object_ref (settings);
  g_settings_bind_writable (settings, "method", self, "sensitive", FALSE);
  self->playback = g_object_ref (playback);
  g_object_bind_property (playback, "seed", self->seed_adjustment, "value", G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  g_object_bind_property_full (playback, "speed", self->speed_adjustment, "value",
                               G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE,
                               speed_to_position, position_to_speed, NULL, NULL);
  g_object_bind_property (playback, "stops-at-solutions", self->stop_check, "active",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  speed_changed_cb (self);
}
