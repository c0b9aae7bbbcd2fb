/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window in which a puzzle is entered: its regions and given squares. A drag goes on with the region of the square
 * where it began; a letter puts the square of the cursor into its region. */

#include "config.h"

#include "qs-play-editor.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qs-board-view.h"
#include "qs-compat.h"
#include "qs-play-words.h"
#include "qs-read-puzzle.h"
#include "qs-template.h"
#include "qs-text.h"

/* By their place in the list. */
static const QsAttackKind attacks[] = { QS_ATTACK_TOUCHING, QS_ATTACK_QUEENS, QS_ATTACK_TORUS, QS_ATTACK_SUPERQUEENS };

struct _QsPlayEditor
{
  GtkWindow parent_instance;

  GtkWidget *play_button;
  GtkDropDown *kind_drop_down;
  GtkSpinButton *size_spin_button;
  QsBoardView *board_view;
  GtkLabel *status_label;
  GtkLabel *help_label;

  QsPlay *play;
  QsProblem problem;
  gboolean is_loading; /* a whole puzzle: its shape is no change by the user */
  QsErrand *counting;
  gboolean has_cursor;
  QsSquare cursor;
  QsSquare last;       /* of a drag */
  gboolean is_pressed;
};

G_DEFINE_FINAL_TYPE (QsPlayEditor, qs_play_editor, GTK_TYPE_WINDOW)

static guint
count_regions (QsPlayEditor *self)
{
  guint32 regions = 0;

  for (guint i = 0; i < self->problem.n * self->problem.n; i++)
    regions |= 1u << self->problem.regions[i / self->problem.n][i % self->problem.n];

  return (guint) __builtin_popcount (regions);
}

static void
set_status (QsPlayEditor *self,
            const char   *status,
            gboolean      can_play)
{
  gtk_label_set_label (self->status_label, status);
  gtk_widget_set_sensitive (self->play_button, can_play);
}

static void
counted_cb (QsErrand     *counting,
            GError       *error,
            QsPlayEditor *self)
{
  const QsAdvice *advice = qs_adviser_get (counting);
  g_autofree char *count = qs_text_count (advice->count);
  g_autofree char *status = NULL;

  if (advice->is_more)
    /* Translators: a number. */
    status = g_strdup_printf (_ ("More than %s solutions"), count);
  else if (advice->count == 0)
    status = g_strdup (_ ("No solution"));
  else if (advice->count > 1)
    status = g_strdup_printf (ngettext ("%s solution", "%s solutions", (gulong) MIN (advice->count, G_MAXINT32)), count);
  else
    /* Translators: how hard a puzzle is. */
    status = g_strdup_printf (_ ("One solution, %s"), gettext (qs_grade_get_name (advice->grade)));

  set_status (self, status, advice->count > 0);
  g_clear_object (&self->counting);
}

static void
stop_counting (QsPlayEditor *self)
{
  if (self->counting == NULL)
    return;

  g_signal_handlers_disconnect_by_data (self->counting, self);
  qs_errand_cancel (self->counting);
  g_clear_object (&self->counting);
}

/* The newest position wins. */
static void
count (QsPlayEditor *self)
{
  guint n_regions = count_regions (self);
  g_autoptr (QsGame) game = NULL;
  g_autofree char *status = NULL;

  stop_counting (self);
  if (self->problem.has_regions && n_regions != self->problem.n)
    {
      /* Translators: how many regions there are and how many there have to be. */
      status = g_strdup_printf (_ ("%u of %u regions"), n_regions, self->problem.n);
      set_status (self, status, FALSE);
      return;
    }

  game = qs_game_new (&self->problem);
  self->counting = qs_adviser_start (QS_ADVICE_COUNT, game);
  g_signal_connect_object (self->counting, "finished", G_CALLBACK (counted_cb), self, 0);
}

static void
show (QsPlayEditor *self)
{
  QsGameScene scene;
  guint16 columns[QS_ENUMERATOR_MAX_N];

  for (guint row = 0; row < self->problem.n; row++)
    columns[row] = QS_EMPTY_ROW;
  qs_game_scene_init (&scene, &self->problem);
  scene.has_letters = TRUE;
  qs_board_view_set_placement (self->board_view, self->problem.n, columns);
  qs_board_view_set_game (self->board_view, &scene, self->has_cursor ? &self->cursor : NULL);
  gtk_label_set_label (self->help_label, self->problem.has_regions
                                             ? _ ("Drag from a region to make it larger. A right click sets a cross, then a queen.")
                                             : _ ("A click sets a cross, then a queen."));
}

static void
change (QsPlayEditor *self)
{
  show (self);
  count (self);
}

/* Each row is a region at first. */
static void
begin (QsPlayEditor *self)
{
  guint kind = gtk_drop_down_get_selected (self->kind_drop_down);

  qs_problem_init (&self->problem, (guint) gtk_spin_button_get_value_as_int (self->size_spin_button));
  self->problem.attack = attacks[MIN (kind, G_N_ELEMENTS (attacks) - 1)];
  self->problem.has_regions = kind == 0;
  for (guint row = 0; row < self->problem.n; row++)
    memset (self->problem.regions[row], (int) row, self->problem.n);
  self->has_cursor = FALSE;
  change (self);
}

static void
shape_changed_cb (QsPlayEditor *self)
{
  if (!self->is_loading)
    begin (self);
}

/* Shows a whole puzzle. */
static void
load (QsPlayEditor    *self,
      const QsProblem *problem)
{
  guint kind = 0;

  while (!problem->has_regions && kind + 1 < G_N_ELEMENTS (attacks) && (kind == 0 || attacks[kind] != problem->attack))
    kind++;

  self->is_loading = TRUE;
  gtk_drop_down_set_selected (self->kind_drop_down, kind);
  gtk_spin_button_set_value (self->size_spin_button, problem->n);
  self->is_loading = FALSE;
  self->problem = *problem;
  self->has_cursor = FALSE;
  change (self);
}

static void
text_read_cb (GObject      *clipboard,
              GAsyncResult *result,
              gpointer      user_data)
{
  g_autoptr (QsPlayEditor) self = user_data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);
  g_autoptr (GError) error = NULL;
  QsProblem problem;

  /* The window may be closed by then. */
  if (self->play == NULL)
    return;

  if (text == NULL || *text == '\0')
    set_status (self, _ ("There is no text on the clipboard"), gtk_widget_get_sensitive (self->play_button));
  else if (strlen (text) > QS_READ_PUZZLE_MAX || !qs_read_puzzle (text, &problem, &error))
    set_status (self, error != NULL ? error->message : _ ("The text on the clipboard is too long"),
                gtk_widget_get_sensitive (self->play_button));
  else
    load (self, &problem);
}

static void
paste_cb (QsPlayEditor *self)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self)), NULL, text_read_cb, g_object_ref (self));
}

static void
play_cb (QsPlayEditor *self)
{
  qs_play_begin (self->play, &self->problem);
  gtk_window_destroy (GTK_WINDOW (self));
}

/* Whoever does not see the board hears what is on the square. */
static void
announce (QsPlayEditor *self,
          QsSquare      square)
{
  g_autofree char *words = qs_play_words_square (&self->problem, &self->problem.squares, square);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->board_view), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
  qs_compat_announce (GTK_WIDGET (self->board_view), words);
}

/* From nothing to a cross, a queen, and nothing again. */
static void
cycle (QsPlayEditor *self,
       QsSquare      square)
{
  QsSquareRule rule = qs_constraints_get (&self->problem.squares, square);

  qs_constraints_set (&self->problem.squares, square, qs_play_get_next_mark (rule));
  change (self);
  announce (self, square);
}

static void
press_cb (GtkGestureDrag *gesture,
          double          x,
          double          y,
          QsPlayEditor   *self)
{
  guint button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture));

  gtk_widget_grab_focus (GTK_WIDGET (self->board_view));
  self->has_cursor = FALSE;
  self->is_pressed = FALSE;
  if (!qs_board_view_find_square (self->board_view, x, y, &self->last))
    return;

  if (button == GDK_BUTTON_SECONDARY || !self->problem.has_regions)
    cycle (self, self->last);
  else
    self->is_pressed = button == GDK_BUTTON_PRIMARY;
}

/* What the second button does, which fingers do not have. */
static void
long_press_cb (GtkGestureLongPress *gesture,
               double               x,
               double               y,
               QsPlayEditor        *self)
{
  if (self->is_pressed)
    cycle (self, self->last);
  self->is_pressed = FALSE;
}

/* The region follows the pointer; squares that it passes too fast are left out, as they are not neighbours. */
static void
drag_cb (GtkGestureDrag *gesture,
         double          offset_x,
         double          offset_y,
         QsPlayEditor   *self)
{
  double x, y;
  QsSquare square;
  guint8 region;

  if (!self->is_pressed || !gtk_gesture_drag_get_start_point (gesture, &x, &y) ||
      !qs_board_view_find_square (self->board_view, x + offset_x, y + offset_y, &square))
    return;

  region = self->problem.regions[self->last.row][self->last.column];
  self->last = square;
  if (self->problem.regions[square.row][square.column] == region)
    return;

  self->problem.regions[square.row][square.column] = region;
  change (self);
}

static void
move_cursor (QsPlayEditor *self,
             int           down,
             int           right)
{
  int last = (int) self->problem.n - 1;

  if (self->has_cursor)
    {
      self->cursor.row = (guint) CLAMP ((int) self->cursor.row + down, 0, last);
      self->cursor.column = (guint) CLAMP ((int) self->cursor.column + right, 0, last);
    }
  else
    self->cursor = (QsSquare){ 0, 0 };
  self->has_cursor = TRUE;
  show (self);
  announce (self, self->cursor);
}

/* Puts the square of the cursor into the region of a letter. */
static gboolean
type_letter (QsPlayEditor *self,
             guint         keyval)
{
  gunichar letter = gdk_keyval_to_unicode (keyval);

  for (guint region = 0; self->problem.has_regions && region < self->problem.n; region++)
    {
      if ((gunichar) qs_problem_get_letter (region) != letter)
        continue;

      self->problem.regions[self->cursor.row][self->cursor.column] = (guint8) region;
      change (self);
      announce (self, self->cursor);
      return GDK_EVENT_STOP;
    }

  return GDK_EVENT_PROPAGATE;
}

static gboolean
key_cb (GtkEventControllerKey *controller,
        guint                  keyval,
        guint                  keycode,
        GdkModifierType        state,
        QsPlayEditor          *self)
{
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;

  switch (keyval)
    {
    case GDK_KEY_Up:
      move_cursor (self, -1, 0);
      return GDK_EVENT_STOP;
    case GDK_KEY_Down:
      move_cursor (self, 1, 0);
      return GDK_EVENT_STOP;
    case GDK_KEY_Left:
      move_cursor (self, 0, -1);
      return GDK_EVENT_STOP;
    case GDK_KEY_Right:
      move_cursor (self, 0, 1);
      return GDK_EVENT_STOP;
    case GDK_KEY_space:
      if (self->has_cursor)
        cycle (self, self->cursor);
      else
        move_cursor (self, 0, 0);
      return GDK_EVENT_STOP;
    default:
      return self->has_cursor ? type_letter (self, keyval) : GDK_EVENT_PROPAGATE;
    }
}

static void
add_input (QsPlayEditor *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkGesture *long_press = gtk_gesture_long_press_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), 0);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (press_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_cb), self);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (long_press), TRUE);
  g_signal_connect (long_press, "pressed", G_CALLBACK (long_press_cb), self);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->board_view), GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (GTK_WIDGET (self->board_view), GTK_EVENT_CONTROLLER (long_press));
  gtk_widget_add_controller (GTK_WIDGET (self->board_view), keys);
}

static void
qs_play_editor_dispose (GObject *object)
{
  QsPlayEditor *self = QS_PLAY_EDITOR (object);

  stop_counting (self);
  g_clear_object (&self->play);

  G_OBJECT_CLASS (qs_play_editor_parent_class)->dispose (object);
}

static void
qs_play_editor_class_init (QsPlayEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qs_play_editor_dispose;

  g_type_ensure (QS_TYPE_BOARD_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/queenside/Queenside/qs-play-editor.ui");
  qs_template_bind_children (widget_class, QsPlayEditor, play_button, kind_drop_down, size_spin_button, board_view,
                             status_label, help_label);
  qs_template_bind_callbacks (widget_class, play_cb, paste_cb, shape_changed_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
qs_play_editor_init (QsPlayEditor *self)
{
  self->is_loading = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  self->is_loading = FALSE;
  qs_board_view_set_description (self->board_view, _ ("Board of the puzzle"));
  add_input (self);
  begin (self);
}

/* Makes a window that begins the entered puzzle; it belongs to GTK. */
GtkWindow *
qs_play_editor_new (GtkWindow *parent,
                    QsPlay    *play)
{
  QsPlayEditor *self = g_object_new (QS_TYPE_PLAY_EDITOR, "transient-for", parent, NULL);

  self->play = g_object_ref (play);
  gtk_widget_grab_focus (GTK_WIDGET (self->board_view));

  return GTK_WINDOW (self);
}
