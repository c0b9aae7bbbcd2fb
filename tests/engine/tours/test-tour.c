/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The reader of tours: what it reads, and how it tells authors of their slips. */

#include <string.h>

#include "qs-error.h"
#include "qs-methods.h"
#include "qs-test-main.h"
#include "qs-tour.h"

#define HEAD "<tour method='scanning' n='4'>\n<title>T</title>\n<about>A</about>\n"
#define STOP "<stop at='start' point='board'>\n<claim queens='none'/>\n"
#define TAIL "</stop>\n</tour>\n"

static QsTour *
read_text (const char *text,
           GError    **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));

  return qs_tour_read (bytes, "x.tour", error);
}

QS_TEST (whole)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (QsTour) tour =
      read_text ("<?xml version='1.0'?>\n<!-- about it -->\n" HEAD
                 "<stop at='reject 1' point='board b3'>\n"
                 "  <claim queens='a4' rejects='1'/>\n"
                 "  <claim method='brute-force' n='5' at='end' nodes='3906'/>\n"
                 "  <text>One &amp; two,\n      three.</text>\n"
                 "  <question>What?</question>\n"
                 "  <answer next='check b3'>This</answer><answer next='end'>That</answer>\n"
                 "  <reason>So.</reason>\n"
                 "</stop>\n<stop method='hash-sets' n='6' at='end' point='tree'><claim solutions='4'/><text>E</text></stop>\n"
                 "<stop n='4x6:torus' at='end' point='board f4'><claim solutions='24'/><text>E</text>" TAIL,
                 &error);
  const QsTourStop *stop, *other, *last;
  const QsTourClaim *claim;
  const QsTourAnswer *answer;

  g_assert_no_error (error);
  g_assert_cmpstr (tour->title, ==, "T");
  g_assert_cmpstr (tour->about, ==, "A");
  g_assert_cmpuint (tour->stops->len, ==, 3);

  stop = tour->stops->pdata[0];
  g_assert_true (stop->place.method == qs_methods_find ("scanning"));
  g_assert_cmpuint (stop->place.n, ==, 4);
  g_assert_cmpint (stop->part, ==, QS_TOUR_BOARD);
  g_assert_true (stop->has_square);
  g_assert_cmpuint (stop->square.row, ==, 1);
  g_assert_cmpuint (stop->square.column, ==, 1);
  g_assert_cmpstr (stop->text, ==, "One & two, three.");
  g_assert_cmpstr (stop->question, ==, "What?");
  g_assert_cmpstr (stop->reason, ==, "So.");

  g_assert_cmpuint (stop->claims->len, ==, 3);
  claim = stop->claims->pdata[2];
  g_assert_cmpstr (claim->fact, ==, "nodes");
  g_assert_cmpstr (claim->value, ==, "3906");
  g_assert_true (claim->place.method == qs_methods_find ("brute-force"));
  g_assert_cmpuint (claim->place.n, ==, 5);
  g_assert_cmpint (claim->place.kind, ==, QS_TOUR_END);
  claim = stop->claims->pdata[0];
  g_assert_cmpint (claim->place.kind, ==, QS_TOUR_EVENT);

  g_assert_cmpuint (stop->answers->len, ==, 2);
  answer = stop->answers->pdata[0];
  g_assert_cmpstr (answer->text, ==, "This");
  g_assert_cmpint (answer->step.event, ==, QS_TRACE_CHECK);

  other = tour->stops->pdata[1];
  g_assert_true (other->place.method == qs_methods_find ("hash-sets"));
  g_assert_cmpuint (other->place.n, ==, 6);
  g_assert_cmpint (other->part, ==, QS_TOUR_TREE);
  g_assert_false (other->has_square);
  g_assert_null (other->place.problem);

  last = tour->stops->pdata[2];
  g_assert_cmpuint (last->place.n, ==, 6);
  g_assert_cmpuint (last->place.problem->n_rows, ==, 4);
  g_assert_cmpint (last->place.problem->attack, ==, QS_ATTACK_TORUS);
  g_assert_cmpuint (last->square.row, ==, 0);
  g_assert_cmpuint (last->square.column, ==, 5);
}

QS_TEST (slips)
{
  static const struct
  {
    const char *text;
    const char *message;
  } slips[] = {
    { "", "x.tour, line 1: *" },
    { "<?>", "x.tour, line 1: a tour has a title, says what it is about, and has stops" },
    { "<tour", "x.tour, line 1: *" },
    { "<\xff/>", "x.tour, line 1: *" },
    { "<tour method='x' n='4'>", "x.tour, line 1: no method is called “x”" },
    { "<tour method='scanning' n='33'>", "x.tour, line 1: *from 1 to 32 rows*33" },
    { "<tour method='scanning' n='4:moon'>", "x.tour, line 1: *" },
    { "<tour method='boolean-arrays' n='4:touching'>", "x.tour, line 1: boolean-arrays cannot search this problem" },
    { HEAD "<stop method='permutations' n='3x4' at='start' point='board'>",
      "x.tour, line 4: permutations cannot search this problem" },
    { HEAD "<stop n='3x4' at='place a4' point='board'>", "x.tour, line 4: “place a4” is no place in a search of 3 queens" },
    { HEAD "<stop n='3x4' at='start' point='board a4'>", "x.tour, line 4: “board a4” is nothing to point at" },
    { "<tour method='scanning' n='4' m='1'>", "x.tour, line 1: *m*" },
    { "<tour n='4'>", "x.tour, line 1: *method*" },
    { "<stop/>", "x.tour, line 1: <stop> does not stand here" },
    { HEAD "</tour>", "x.tour, line 4: a tour has a title, says what it is about, and has stops" },
    { HEAD "<stop at='begin' point='board'>", "x.tour, line 4: “begin” is no place in a search of 4 queens" },
    { HEAD "<stop at='place e1' point='board'>", "x.tour, line 4: “place e1” is no place in a search of 4 queens" },
    { HEAD "<stop at='start' point='sky'>", "x.tour, line 4: “sky” is nothing to point at" },
    { HEAD "<stop at='start' point='board e5'>", "x.tour, line 4: “board e5” is nothing to point at" },
    { HEAD "<stop at='start' point='tree b3'>", "x.tour, line 4: “tree b3” is nothing to point at" },
    { HEAD "<stop at='start'>", "x.tour, line 4: *point*" },
    { HEAD "<stop at='start' point='tree'>\n<text>T</text>" TAIL, "x.tour, line 4: the stop has no claim" },
    { HEAD STOP TAIL, "x.tour, line 4: the stop has no text" },
    { HEAD STOP "<claim at='end'/>", "x.tour, line 6: the claim claims nothing" },
    { HEAD STOP "<claim at='nowhere' nodes='1'/>", "x.tour, line 6: “nowhere” is no place in a search of 4 queens" },
    { HEAD STOP "<claim nodes='1'>one</claim>", "x.tour, line 6: <claim> has no text of its own: “one”" },
    { HEAD STOP "<text>T</text>\n<text>T</text>", "x.tour, line 7: <text> stands here twice" },
    { HEAD STOP "<text lang='en'>T</text>", "x.tour, line 6: <text> has no attribute “lang”" },
    { HEAD STOP "<text> T</text>", "x.tour, line 6: the text of <text> neither *" },
    { HEAD STOP "<text></text>", "x.tour, line 6: the text of <text> neither *" },
    { HEAD STOP "<text>a <b>c</b></text>", "x.tour, line 6: <b> does not stand here" },
    { HEAD STOP "loose</stop>", "x.tour, line *: <stop> has no text of its own: “loose”" },
    { HEAD STOP "<answer next='put b3'>", "x.tour, line 6: “put b3” is not a step of a search of 4 queens" },
    { HEAD STOP "<text>T</text><question>Q</question><reason>R</reason>" TAIL, "x.tour, line 4: a question, *" },
    { HEAD STOP "<text>T</text><question>Q</question><answer next='end'>A</answer><reason>R</reason>" TAIL,
      "x.tour, line 4: a question, *" },
    { HEAD STOP "<text>T</text><answer next='end'>A</answer><answer next='end'>B</answer>" TAIL,
      "x.tour, line 4: a question, *" },
    { HEAD STOP "<text>T</text><reason>R</reason>" TAIL, "x.tour, line 4: a question, *" },
    { HEAD STOP "<text>T</text></tour>", "x.tour, line 6: *" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (slips); i++)
    {
      g_autoptr (GError) error = NULL;
      QsTour *tour = read_text (slips[i].text, &error);

      g_assert_null (tour);
      g_assert_error (error, QS_ERROR, QS_ERROR_INVALID_TEXT);
      g_test_message ("%s", error->message);
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      g_assert_true (g_pattern_match_simple (slips[i].message, error->message));
    }
}
