/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window in which a puzzle is entered: its regions and given squares. A drag goes on with the region of the square
 * where it began; a letter puts the square of the cursor into its region. */

#include "qs-play-editor.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qs-board-input.h"
#include "qs-play-words.h"
#include "qs-read-puzzle.h"
#include "qs-template.h"
#include "qs-text.h"

/* By their place in the list, whose first has regions. */
static const QsAttackKind attacks[] = { QS_ATTACK_TOUCHING, QS_ATTACK_QUEENS, QS_ATTACK_TORUS, QS_ATTACK_SUPERQUEENS,
                                        QS_ATTACK_TOUCHING };

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
  QsErrand *counting;
  guint8 region; /* of a drag */
};

G_DEFINE_FINAL_TYPE (QsPlayEditor, qs_play_editor, GTK_TYPE_WINDOW)

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
    status = qs_text_solutions (advice->count);
  else if (advice->grade == QS_GRADE_BEYOND)
    /* Translators: no rule that hints give finds it. */
    status = g_strdup (_ ("One solution, beyond the rules"));
  else
    /* Translators: how hard a puzzle is. */
    status = g_strdup_printf (_ ("One solution, %s"), gettext (qs_grade_get_name (advice->grade)));

  set_status (self, status, advice->count > 0);
  g_clear_object (&self->counting);
}

/* The newest position wins. */
static void
count (QsPlayEditor *self)
{
  guint32 regions = 0;
  guint n_regions;
  g_autoptr (QsGame) game = NULL;
  g_autofree char *status = NULL;

  for (guint i = 0; i < self->problem.n * self->problem.n; i++)
    regions |= 1u << self->problem.regions[i / self->problem.n][i % self->problem.n];
  n_regions = (guint) __builtin_popcount (regions);
  qs_errand_forget (&self->counting, self);
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
change (QsPlayEditor *self)
{
  QsGameScene scene;

  qs_game_scene_init (&scene, &self->problem);
  scene.has_letters = TRUE;
  qs_board_view_set_game (self->board_view, &scene);
  gtk_label_set_label (self->help_label, self->problem.has_regions
                                             ? _ ("Drag from a region to make it larger. A right click or a long press sets a "
                                                  "cross, then a queen.")
                                             : _ ("A click sets a cross, then a queen."));
  count (self);
}

/* The board is another one. */
static void
start (QsPlayEditor *self)
{
  qs_board_view_set_cursor (self->board_view, NULL);
  qs_board_input_set_cursor (self->board_view, (QsSquare){ 0, 0 });
  change (self);
}

/* Each row is a region at first. */
static void
shape_changed_cb (QsPlayEditor *self)
{
  guint kind = gtk_drop_down_get_selected (self->kind_drop_down);

  qs_problem_init (&self->problem, (guint) gtk_spin_button_get_value_as_int (self->size_spin_button));
  self->problem.attack = attacks[MIN (kind, G_N_ELEMENTS (attacks) - 1)];
  self->problem.has_regions = kind == 0;
  for (guint row = 0; row < self->problem.n; row++)
    memset (self->problem.regions[row], (int) row, self->problem.n);
  start (self);
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
  guint kind = 0;

  /* The window may be closed by then. */
  if (self->play == NULL)
    return;

  if (text == NULL || *text == '\0')
    gtk_label_set_label (self->status_label, _ ("There is no text on the clipboard"));
  else if (strlen (text) > QS_READ_PUZZLE_MAX || !qs_read_puzzle (text, &problem, &error))
    gtk_label_set_label (self->status_label, error != NULL ? error->message : _ ("The text on the clipboard is too long"));
  else
    {
      while (!problem.has_regions && (kind == 0 || attacks[kind] != problem.attack))
        kind++;
      /* This begins a new board, which the puzzle takes the place of. */
      gtk_drop_down_set_selected (self->kind_drop_down, kind);
      gtk_spin_button_set_value (self->size_spin_button, problem.n);
      self->problem = problem;
      start (self);
    }
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

static char *
describe (gpointer owner,
          QsSquare square)
{
  QsPlayEditor *self = owner;

  return qs_play_words_square (&self->problem, &self->problem.squares, square);
}

/* Whoever does not see the board hears what is on the square. */
static void
change_square (QsPlayEditor *self,
               QsSquare      square)
{
  g_autofree char *words = describe (self, square);

  change (self);
  qs_board_view_announce (self->board_view, words);
}

static void
act (gpointer   owner,
     QsSquare   square,
     QsBoardAct act)
{
  QsPlayEditor *self = owner;
  QsConstraints *squares = &self->problem.squares;

  qs_constraints_set (squares, square, qs_board_act_apply (act, qs_constraints_get (squares, square)));
  change_square (self, square);
}

/* What the second button does, which fingers do not have. */
static void
hold (gpointer owner,
      QsSquare square)
{
  act (owner, square, QS_BOARD_NEXT);
}

static gboolean
press (gpointer owner,
       QsSquare square,
       gboolean is_other)
{
  QsPlayEditor *self = owner;
  gboolean draws = self->problem.has_regions && !is_other;

  self->region = self->problem.regions[square.row][square.column];
  if (!draws)
    hold (self, square);

  return draws;
}

static void
drag (gpointer owner,
      QsSquare square)
{
  QsPlayEditor *self = owner;

  if (self->problem.regions[square.row][square.column] == self->region)
    return;

  self->problem.regions[square.row][square.column] = self->region;
  change (self);
}

/* Puts the square of the cursor into the region of a letter. */
static gboolean
type (gpointer        owner,
      guint           keyval,
      GdkModifierType state)
{
  QsPlayEditor *self = owner;
  const QsSquare *cursor = qs_board_view_get_cursor (self->board_view);
  gunichar letter = gdk_keyval_to_unicode (keyval);
  guint region = 0;

  while (region < self->problem.n && (gunichar) qs_problem_get_letter (region) != letter)
    region++;
  if (cursor == NULL || !self->problem.has_regions || region == self->problem.n ||
      (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;

  self->problem.regions[cursor->row][cursor->column] = (guint8) region;
  change_square (self, *cursor);

  return GDK_EVENT_STOP;
}

static const QsBoardKey keys[] = { { GDK_KEY_space, QS_BOARD_NEXT }, { 0 } };

static const QsBoardVerbs verbs = {
  .keys = keys,
  .act = act,
  .describe = describe,
  .press = press,
  .drag = drag,
  .hold = hold,
  .type = type,
};

static void
qs_play_editor_dispose (GObject *object)
{
  QsPlayEditor *self = QS_PLAY_EDITOR (object);

  qs_errand_forget (&self->counting, self);
  g_clear_object (&self->play);

  G_OBJECT_CLASS (qs_play_editor_parent_class)->dispose (object);
}

static void
qs_play_editor_class_init (QsPlayEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qs_play_editor_dispose;

  g_type_ensure (QS_TYPE_BOARD_VIEW);
  qs_template_set (widget_class, QsPlayEditor, "qs-play-editor", play_button, kind_drop_down, size_spin_button,
                   board_view, status_label, help_label);
  qs_template_bind_callbacks (widget_class, play_cb, shape_changed_cb);
  qs_template_install_action (widget_class, "play-editor.paste", NULL, paste_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_v, GDK_CONTROL_MASK, "play-editor.paste", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
qs_play_editor_init (QsPlayEditor *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  qs_board_view_set_description (self->board_view, _ ("Board of the puzzle"));
  qs_board_input_attach (self->board_view, &verbs, self, NULL);
  shape_changed_cb (self);
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
