/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads a guided tour from its file, strictly: whoever writes one learns of each slip where it is. Its own messages
 * are for authors, and are not translated. */

#include "qs-tour.h"

#include <string.h>

#include "qs-error.h"
#include "qs-methods.h"

/* The memory of a tour's texts, in pieces of so many bytes. */
#define TEXTS 1024

/* A file that is being read. */
typedef struct
{
  const char *name;
  QsTour *tour;
  QsTourPlace place; /* the method and board of the tour */
  QsTourStop *stop;  /* the last one, or NULL */
  guint line;        /* of what is being read */
  const char **names; /* of its attributes */
  const char **values;
  GString *text;     /* of the element that is being read */
  char **target;     /* where it goes; NULL for an element without text */
} Reader;

/* What lives as long as the tour. */
static char *
keep (Reader     *self,
      const char *text)
{
  return g_string_chunk_insert (self->tour->texts, text);
}

static void
stop_free (gpointer data)
{
  QsTourStop *self = data;

  g_ptr_array_unref (self->answers);
  g_ptr_array_unref (self->claims);
  g_free (self);
}

/* The parser counts the end of a line, where it is after a tag, as the first character of the next line. */
static void
note_line (Reader              *self,
           GMarkupParseContext *context)
{
  int line, character;

  g_markup_parse_context_get_position (context, &line, &character);
  self->line = (guint) (character == 1 && line > 1 ? line - 1 : line);
}

static G_GNUC_PRINTF (3, 4) gboolean
fail (const Reader *self,
      GError      **error,
      const char   *format,
      ...)
{
  g_autofree char *message = NULL;
  g_autofree char *shown = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  /* The parser quotes names that are no text. */
  shown = g_utf8_make_valid (message, -1);
  return qs_error_fail (error, QS_ERROR_INVALID_TEXT, "%s, line %u: %s", self->name, self->line, shown);
}

/* Reads what names a moment of a search; where an attribute is missing, the place keeps its own. */
static gboolean
read_place (const Reader *self,
            const char   *method,
            const char   *n,
            const char   *at,
            QsTourPlace  *place,
            GError      **error)
{
  g_autoptr (GError) reason = NULL;
  QsProblem problem;

  if (method != NULL)
    place->method = qs_methods_find (method);
  if (place->method == NULL)
    return fail (self, error, "no method is called “%s”", method);

  if (n != NULL)
    {
      if (!qs_problem_parse (n, &problem, &reason))
        return fail (self, error, "%s", reason->message);
      place->n = problem.n;
      place->problem = qs_problem_intern (&problem);
    }
  if (!qs_methods_can_search (place->method, place->problem))
    return fail (self, error, "%s cannot search this problem", place->method->id);

  if (at != NULL && !qs_tour_place_parse (at, place))
    return fail (self, error, "“%s” is no place in a search of %u queens", at, qs_tour_place_get_rows (place));

  return TRUE;
}

static gboolean
begin_tour (Reader  *self,
            GError **error)
{
  const char *method, *n;

  return g_markup_collect_attributes ("tour", self->names, self->values, error,
                                      G_MARKUP_COLLECT_STRING, "method", &method,
                                      G_MARKUP_COLLECT_STRING, "n", &n,
                                      G_MARKUP_COLLECT_INVALID) &&
         read_place (self, method, n, NULL, &self->place, error);
}

/* Reads “tree”, or “board b3”. */
static gboolean
read_point (const Reader *self,
            const char   *point,
            QsTourStop   *stop,
            GError      **error)
{
  static const char *const parts[] = { "board", "tree", "code", "data", "calls", "bits", "table", "counters",
                                       "diagonals", "forest" };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      if (g_str_equal (point, parts[i]))
        {
          stop->part = (QsTourPart) i;
          return TRUE;
        }
    }

  stop->has_square = g_str_has_prefix (point, "board ") &&
                     qs_square_parse (point + strlen ("board "), qs_tour_place_get_rows (&stop->place), stop->place.n,
                                      &stop->square, NULL);

  return stop->has_square || fail (self, error, "“%s” is nothing to point at", point);
}

static gboolean
begin_stop (Reader  *self,
            GError **error)
{
  const char *method, *n, *at, *point;
  QsTourStop *stop = g_new0 (QsTourStop, 1);

  *stop = (QsTourStop){
    .place = self->place,
    .answers = g_ptr_array_new_with_free_func (g_free),
    .claims = g_ptr_array_new_with_free_func (g_free),
    .line = self->line,
  };
  g_ptr_array_add (self->tour->stops, stop);
  self->stop = stop;

  return g_markup_collect_attributes ("stop", self->names, self->values, error,
                                      G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "method", &method,
                                      G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "n", &n,
                                      G_MARKUP_COLLECT_STRING, "at", &at,
                                      G_MARKUP_COLLECT_STRING, "point", &point,
                                      G_MARKUP_COLLECT_INVALID) &&
         read_place (self, method, n, at, &stop->place, error) && read_point (self, point, stop, error);
}

static gboolean
begin_answer (Reader  *self,
              GError **error)
{
  QsTourAnswer *answer = g_new0 (QsTourAnswer, 1);
  const char *next;

  g_ptr_array_add (self->stop->answers, answer);
  self->target = &answer->text;

  return g_markup_collect_attributes ("answer", self->names, self->values, error,
                                      G_MARKUP_COLLECT_STRING, "next", &next,
                                      G_MARKUP_COLLECT_INVALID) &&
         (qs_tour_step_parse (next, &self->stop->place, &answer->step) ||
          fail (self, error, "“%s” is not a step of a search of %u queens", next,
                qs_tour_place_get_rows (&self->stop->place)));
}

/* Takes an attribute's value out of the list, where it leaves an empty name. */
static const char *
take_attribute (const Reader *self,
                const char  **names,
                const char   *name)
{
  for (guint i = 0; names[i] != NULL; i++)
    {
      if (g_str_equal (names[i], name))
        {
          names[i] = "";
          return self->values[i];
        }
    }

  return NULL;
}

/* The attributes that name no place are facts. */
static gboolean
begin_claim (Reader  *self,
             GError **error)
{
  QsTourPlace place = self->stop->place;
  g_autofree const char **facts = g_memdup2 (self->names, (g_strv_length ((char **) self->names) + 1) * sizeof *self->names);
  const char *method = take_attribute (self, facts, "method");
  const char *n = take_attribute (self, facts, "n");
  const char *at = take_attribute (self, facts, "at");
  guint n_claims = self->stop->claims->len;

  if (!read_place (self, method, n, at, &place, error))
    return FALSE;

  for (guint i = 0; facts[i] != NULL; i++)
    {
      QsTourClaim *claim;

      if (facts[i][0] == '\0')
        continue;

      claim = g_new (QsTourClaim, 1);
      *claim = (QsTourClaim){ place, keep (self, facts[i]), keep (self, self->values[i]), self->line };
      g_ptr_array_add (self->stop->claims, claim);
    }

  return self->stop->claims->len > n_claims || fail (self, error, "the claim claims nothing");
}

/* The elements, in which other one each stands, and what reads its attributes; those without attributes are texts of the
 * tour or of the stop. */
static const struct
{
  const char *name;
  const char *parent;
  gboolean (*begin) (Reader *self, GError **error);
  gsize text;
} elements[] = {
  { "tour", NULL, begin_tour },
  { "title", "tour", NULL, G_STRUCT_OFFSET (QsTour, title) },
  { "about", "tour", NULL, G_STRUCT_OFFSET (QsTour, about) },
  { "stop", "tour", begin_stop },
  { "claim", "stop", begin_claim },
  { "text", "stop", NULL, G_STRUCT_OFFSET (QsTourStop, text) },
  { "question", "stop", NULL, G_STRUCT_OFFSET (QsTourStop, question) },
  { "answer", "stop", begin_answer },
  { "reason", "stop", NULL, G_STRUCT_OFFSET (QsTourStop, reason) },
};

static void
start_element_cb (GMarkupParseContext *context,
                  const char          *name,
                  const char         **attribute_names,
                  const char         **attribute_values,
                  gpointer             user_data,
                  GError             **error)
{
  Reader *self = user_data;
  const GSList *stack = g_markup_parse_context_get_element_stack (context);
  const char *parent = stack->next != NULL ? stack->next->data : NULL;

  note_line (self, context);
  self->names = attribute_names;
  self->values = attribute_values;
  g_string_truncate (self->text, 0);
  for (guint i = 0; i < G_N_ELEMENTS (elements); i++)
    {
      if (!g_str_equal (elements[i].name, name) || g_strcmp0 (elements[i].parent, parent) != 0)
        continue;

      if (elements[i].begin != NULL)
        elements[i].begin (self, error);
      else if (attribute_names[0] != NULL)
        fail (self, error, "<%s> has no attribute “%s”", name, attribute_names[0]);
      else
        self->target = G_STRUCT_MEMBER_P (g_str_equal (parent, "tour") ? (gpointer) self->tour : self->stop, elements[i].text);
      return;
    }

  fail (self, error, "<%s> does not stand here", name);
}

/* A text has one blank where its lines break, as translators see it. */
static char *
join_lines (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    g_strstrip (lines[i]);

  return g_strjoinv (" ", lines);
}

static gboolean
check_stop (Reader  *self,
            GError **error)
{
  const QsTourStop *stop = self->stop;

  self->line = stop->line;
  if (stop->text == NULL)
    return fail (self, error, "the stop has no text");
  if (stop->claims->len == 0)
    return fail (self, error, "the stop has no claim");
  if ((stop->question != NULL) != (stop->answers->len >= 2) || (stop->question != NULL) != (stop->reason != NULL))
    return fail (self, error, "a question, answers to choose from and a reason belong together");

  return TRUE;
}

/* At the end of the file: one without any element is no error of the parser. */
static gboolean
check_tour (const Reader *self,
            GError      **error)
{
  if (self->tour->title == NULL || self->tour->about == NULL || self->tour->stops->len == 0)
    return fail (self, error, "a tour has a title, says what it is about, and has stops");

  return TRUE;
}

static void
end_element_cb (GMarkupParseContext *context,
                const char          *name,
                gpointer             user_data,
                GError             **error)
{
  Reader *self = user_data;
  char **target = g_steal_pointer (&self->target);

  note_line (self, context);
  if (g_str_equal (name, "stop"))
    check_stop (self, error);
  else if (target != NULL && *target != NULL)
    fail (self, error, "<%s> stands here twice", name);
  else if (target != NULL && (self->text->len == 0 || g_ascii_isspace (self->text->str[0]) ||
                              g_ascii_isspace (self->text->str[self->text->len - 1])))
    fail (self, error, "the text of <%s> neither is empty nor begins or ends with a blank", name);
  else if (target != NULL)
    {
      g_autofree char *text = join_lines (self->text->str);

      *target = keep (self, text);
    }

  g_string_truncate (self->text, 0);
}

static void
text_cb (GMarkupParseContext *context,
         const char          *text,
         gsize                length,
         gpointer             user_data,
         GError             **error)
{
  Reader *self = user_data;
  const char *name = g_markup_parse_context_get_element (context);
  g_autofree char *words = g_strstrip (g_strndup (text, length));

  note_line (self, context);
  g_string_append_len (self->text, text, (gssize) length);
  if (self->target == NULL && words[0] != '\0')
    fail (self, error, "<%s> has no text of its own: “%s”", name, words);
}

/* Errors of the parser itself name the line, but not the file. */
static gboolean
parse (Reader     *self,
       GBytes     *text,
       GError    **error)
{
  static const GMarkupParser parser = { start_element_cb, end_element_cb, text_cb };
  g_autoptr (GMarkupParseContext) context =
      g_markup_parse_context_new (&parser, G_MARKUP_TREAT_CDATA_AS_TEXT, self, NULL);
  g_autoptr (GError) reason = NULL;
  gsize length;
  const char *start = g_bytes_get_data (text, &length);
  gboolean is_read = g_markup_parse_context_parse (context, start, (gssize) length, &reason) &&
                     g_markup_parse_context_end_parse (context, &reason);

  note_line (self, context);
  if (is_read && check_tour (self, &reason))
    return TRUE;

  if (g_error_matches (reason, QS_ERROR, QS_ERROR_INVALID_TEXT))
    g_propagate_error (error, g_steal_pointer (&reason));
  else
    fail (self, error, "%s", reason->message);

  return FALSE;
}

/* Reads a tour as XML, as docs/tours.md describes it. @name is that of its file, for messages.
 * Fails with %QS_ERROR_INVALID_TEXT. */
QsTour *
qs_tour_read (GBytes     *text,
              const char *name,
              GError    **error)
{
  g_autoptr (QsTour) tour = g_new0 (QsTour, 1);
  g_autoptr (GString) words = g_string_new (NULL);
  Reader reader = { .name = name, .tour = tour, .text = words };

  tour->stops = g_ptr_array_new_with_free_func (stop_free);
  tour->texts = g_string_chunk_new (TEXTS);

  return parse (&reader, text, error) ? g_steal_pointer (&tour) : NULL;
}

void
qs_tour_free (QsTour *self)
{
  g_ptr_array_unref (self->stops);
  g_string_chunk_free (self->texts);
  g_free (self);
}
