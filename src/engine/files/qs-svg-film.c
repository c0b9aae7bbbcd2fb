/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Joins pictures of SVG, as cairo writes them, to one that moves by itself (SMIL) and needs nothing else.
 *
 * Most of a frame is as it was in the frame before. So the film is one list of drawings, from the lowest up, each with
 * the spans of frames in which it is seen: what stays is there once, and nothing is painted twice. Letters and other
 * definitions are shared likewise, under new names, because cairo numbers them anew in each picture. */

#include "qs-svg-film.h"

#include <string.h>

#define INDENT "  "

/* A drawing, and when it is seen. */
typedef struct
{
  const char *text;
  GArray *spans; /* of guint, in pairs: the first frame, and the one after the last */
} Drawing;

struct _QsSvgFilm
{
  char *head;              /* the opening tag */
  GHashTable *definitions; /* (element-type utf8 guint): their texts without a name, and their numbers, from 1 */
  GPtrArray *defined;      /* of the same texts, by their numbers */
  GStringChunk *texts;     /* of drawings; the same ones are the same string */
  GQueue drawings;         /* of Drawing */
  GPtrArray *last;         /* of GList: the drawings of the last frame */
  guint n_frames;
};

/* A frame that is being read. */
typedef struct
{
  QsSvgFilm *film;
  GHashTable *names;  /* (element-type utf8 guint): its own names of definitions, and their numbers */
  GPtrArray *texts;   /* of its drawings, from the lowest up */
  guint depth;        /* of the open elements */
  guint top;          /* how deep a definition or a drawing begins that is being read; 0 for none */
  gboolean is_in_defs;
  char *name;         /* of the definition that is being read */
  GString *text;      /* of what is being read */
} Reader;

static void
drawing_free (gpointer data)
{
  Drawing *self = data;

  g_array_unref (self->spans);
  g_free (self);
}

static gboolean
is_seen_like (const Drawing *self,
              const Drawing *other)
{
  return self->spans->len == other->spans->len &&
         memcmp (self->spans->data, other->spans->data, self->spans->len * sizeof (guint)) == 0;
}

static void
see (Drawing *self,
     guint    frame)
{
  guint end = frame + 1;

  if (self->spans->len > 0 && g_array_index (self->spans, guint, self->spans->len - 1) == frame)
    {
      g_array_index (self->spans, guint, self->spans->len - 1) = end;
      return;
    }

  g_array_append_val (self->spans, frame);
  g_array_append_val (self->spans, end);
}

/* Writes a value, in which “#name” may stand for a definition of the frame. */
static void
append_value (Reader     *self,
              const char *value)
{
  const char *mark = strchr (value, '#');
  gsize length = mark != NULL ? strcspn (mark + 1, ")") : 0;
  g_autofree char *name = mark != NULL ? g_strndup (mark + 1, length) : NULL;
  guint number = name != NULL ? GPOINTER_TO_UINT (g_hash_table_lookup (self->names, name)) : 0;
  g_autofree char *known =
      number > 0 ? g_strdup_printf ("%.*s#d%u%s", (int) (mark - value), value, number, mark + 1 + length) : NULL;
  g_autofree char *escaped = g_markup_escape_text (known != NULL ? known : value, -1);

  g_string_append (self->text, escaped);
}

static void
append_tag (Reader      *self,
            const char  *element,
            const char **names,
            const char **values,
            gboolean     with_name)
{
  g_string_append_printf (self->text, "<%s", element);
  for (guint i = 0; names[i] != NULL; i++)
    {
      if (!with_name && g_str_equal (names[i], "id"))
        continue;

      g_string_append_printf (self->text, " %s=\"", names[i]);
      append_value (self, values[i]);
      g_string_append_c (self->text, '"');
    }

  g_string_append_c (self->text, '>');
}

static const char *
find_name (const char **names,
           const char **values)
{
  for (guint i = 0; names[i] != NULL; i++)
    {
      if (g_str_equal (names[i], "id"))
        return values[i];
    }

  return NULL;
}

/* A group around a whole page, which has no other meaning than that. */
static gboolean
is_page (const Reader *self,
         const char   *element,
         const char   *name)
{
  return self->depth == 2 && g_str_equal (element, "g") && name != NULL && g_str_has_prefix (name, "surface");
}

static void
take_head (Reader      *self,
           const char  *element,
           const char **names,
           const char **values)
{
  append_tag (self, element, names, values, TRUE);
  if (self->film->head == NULL)
    self->film->head = g_strdup (self->text->str);
  g_string_truncate (self->text, 0);
}

static void
start_cb (GMarkupParseContext *context,
          const char          *element,
          const char         **names,
          const char         **values,
          gpointer             user_data,
          GError             **error)
{
  Reader *self = user_data;
  const char *name = find_name (names, values);

  self->depth++;
  if (self->top > 0)
    append_tag (self, element, names, values, TRUE);
  else if (self->depth == 1)
    take_head (self, element, names, values);
  else if (self->depth == 2 && g_str_equal (element, "defs"))
    self->is_in_defs = TRUE;
  else if (self->is_in_defs ? name != NULL : !is_page (self, element, name))
    {
      self->top = self->depth;
      self->name = g_strdup (name);
      append_tag (self, element, names, values, FALSE);
    }
}

static void
take_definition (Reader *self)
{
  QsSvgFilm *film = self->film;
  guint number = GPOINTER_TO_UINT (g_hash_table_lookup (film->definitions, self->text->str));

  if (number == 0)
    {
      char *text = g_strdup (self->text->str);

      g_ptr_array_add (film->defined, text);
      number = film->defined->len;
      g_hash_table_insert (film->definitions, text, GUINT_TO_POINTER (number));
    }

  g_hash_table_insert (self->names, g_steal_pointer (&self->name), GUINT_TO_POINTER (number));
}

static void
end_cb (GMarkupParseContext *context,
        const char          *element,
        gpointer             user_data,
        GError             **error)
{
  Reader *self = user_data;

  if (self->top > 0)
    g_string_append_printf (self->text, "</%s>", element);

  if (self->top == self->depth)
    {
      if (self->is_in_defs)
        take_definition (self);
      else
        g_ptr_array_add (self->texts, g_string_chunk_insert_const (self->film->texts, self->text->str));
      g_clear_pointer (&self->name, g_free);
      g_string_truncate (self->text, 0);
      self->top = 0;
    }

  self->depth--;
  if (self->depth == 1)
    self->is_in_defs = FALSE;
}

/* Of the drawings that are in the last frame too, the most that have kept their order: the longest rising sequence of
 * their places there, by patience sorting. The others get no place. */
static void
keep_rising (guint *places,
             guint  n)
{
  g_autofree guint *tails = g_new (guint, n + 1); /* where the best sequence of each length ends */
  g_autofree guint *before = g_new0 (guint, n + 1);
  guint length = 0;

  for (guint i = 0; i < n; i++)
    {
      guint low = 0, high = length;

      if (places[i] == 0)
        continue;

      while (low < high)
        {
          guint middle = (low + high) / 2;

          if (places[tails[middle]] < places[i])
            low = middle + 1;
          else
            high = middle;
        }

      before[i] = low > 0 ? tails[low - 1] : n;
      tails[low] = i;
      length = MAX (length, low + 1);
    }

  for (guint i = n, next = length > 0 ? tails[length - 1] : n; i > 0; i--)
    {
      if (i - 1 == next)
        next = before[next];
      else
        places[i - 1] = 0;
    }
}

/* A drawing of this text above @below and below @end: one that an earlier frame had there, or a new one. */
static GList *
take_between (QsSvgFilm  *self,
              GList      *below,
              GList      *end,
              const char *text)
{
  GList *first = below != NULL ? below->next : self->drawings.head;
  Drawing *drawing;

  for (GList *place = first; place != end; place = place->next)
    {
      if (((Drawing *) place->data)->text == text)
        return place;
    }

  drawing = g_new (Drawing, 1);
  *drawing = (Drawing){ text, g_array_new (FALSE, FALSE, sizeof (guint)) };
  if (below != NULL)
    g_queue_insert_after (&self->drawings, below, drawing);
  else
    g_queue_push_head (&self->drawings, drawing);

  return below != NULL ? below->next : self->drawings.head;
}

static void
merge (QsSvgFilm *self,
       GPtrArray *texts)
{
  /* Where the drawings of the last frame are, by their texts. */
  g_autoptr (GHashTable) index = g_hash_table_new (NULL, NULL);
  g_autofree guint *places = g_new (guint, texts->len + 1);
  g_autofree GList **ends = g_new (GList *, texts->len + 1);
  GPtrArray *frame = g_ptr_array_sized_new (texts->len);
  GList *below = NULL;

  for (guint i = 0; i < self->last->len; i++)
    {
      const Drawing *drawing = ((GList *) g_ptr_array_index (self->last, i))->data;

      g_hash_table_insert (index, (gpointer) drawing->text, GUINT_TO_POINTER (i + 1));
    }
  for (guint i = 0; i < texts->len; i++)
    places[i] = GPOINTER_TO_UINT (g_hash_table_lookup (index, g_ptr_array_index (texts, i)));
  keep_rising (places, texts->len);

  ends[texts->len] = NULL;
  for (guint i = texts->len; i > 0; i--)
    ends[i - 1] = places[i - 1] > 0 ? g_ptr_array_index (self->last, places[i - 1] - 1) : ends[i];

  for (guint i = 0; i < texts->len; i++)
    {
      below = places[i] > 0 ? ends[i] : take_between (self, below, ends[i], g_ptr_array_index (texts, i));
      see (below->data, self->n_frames);
      g_ptr_array_add (frame, below);
    }

  g_ptr_array_unref (self->last);
  self->last = frame;
  self->n_frames++;
}

QsSvgFilm *
qs_svg_film_new (void)
{
  QsSvgFilm *self = g_new0 (QsSvgFilm, 1);

  self->definitions = g_hash_table_new (g_str_hash, g_str_equal);
  self->defined = g_ptr_array_new_with_free_func (g_free);
  self->texts = g_string_chunk_new (1 << 12);
  self->last = g_ptr_array_new ();

  return self;
}

void
qs_svg_film_free (QsSvgFilm *self)
{
  g_queue_clear_full (&self->drawings, drawing_free);
  g_ptr_array_unref (self->last);
  g_string_chunk_free (self->texts);
  g_hash_table_unref (self->definitions);
  g_ptr_array_unref (self->defined);
  g_free (self->head);
  g_free (self);
}

/* Adds a frame, SVG as cairo writes it, of the size of the others. If it is no XML, nothing can
 * be made of the film. */
gboolean
qs_svg_film_add (QsSvgFilm *self,
                 GBytes    *frame,
                 GError   **error)
{
  static const GMarkupParser parser = { .start_element = start_cb, .end_element = end_cb };
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GPtrArray) texts = g_ptr_array_new ();
  Reader reader = { .film = self, .names = names, .texts = texts, .text = g_string_new (NULL) };
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, &reader, NULL);
  gsize size;
  const char *data = g_bytes_get_data (frame, &size);
  gboolean is_read = g_markup_parse_context_parse (context, data, (gssize) size, error) &&
                     g_markup_parse_context_end_parse (context, error);

  g_string_free (reader.text, TRUE);
  g_free (reader.name);
  if (is_read)
    merge (self, texts);

  return is_read;
}

static void
append_definitions (QsSvgFilm *self,
                    GString   *film)
{
  g_string_append (film, "<defs>\n");
  for (guint i = 0; i < self->defined->len; i++)
    {
      const char *text = g_ptr_array_index (self->defined, i);
      gsize length = strcspn (text, " >");

      g_string_append_printf (film, "%.*s id=\"d%u\"%s\n", (int) length, text, i + 1, text + length);
    }
  g_string_append (film, "</defs>\n");
}

/* Begins the group of drawings that are seen together. Whoever does not animate shows the first frame. The last one
 * stays until the film begins anew. */
static void
append_spans (GString       *film,
              const Drawing *drawing,
              guint          n_frames,
              double         step,
              const char    *total)
{
  const guint *spans = (const guint *) (gpointer) drawing->spans->data;
  gboolean is_first = spans[0] == 0;
  guint n_changes = drawing->spans->len;

  if (spans[n_changes - 1] == n_frames)
    n_changes--;

  g_string_append_printf (film, "<g display=\"%s\">\n" INDENT "<animate attributeName=\"display\" calcMode=\"discrete\" "
                                "repeatCount=\"indefinite\" dur=\"%ss\" values=\"%s",
                          is_first ? "inline" : "none", total, is_first ? "inline" : "none");
  for (guint i = is_first ? 1 : 0; i < n_changes; i++)
    g_string_append (film, i % 2 == 0 ? ";inline" : ";none");
  g_string_append (film, "\" keyTimes=\"0");
  for (guint i = is_first ? 1 : 0; i < n_changes; i++)
    {
      char digits[G_ASCII_DTOSTR_BUF_SIZE];

      g_string_append_printf (film, ";%s", g_ascii_formatd (digits, sizeof digits, "%.6f", spans[i] * step));
    }
  g_string_append (film, "\"/>\n");
}

/* Makes the film, of at least one frame, which begins anew when it is over. Each frame is seen
 * for @frame seconds, and the last for @last more. */
GString *
qs_svg_film_end (QsSvgFilm *self,
                 double     frame,
                 double     last)
{
  GString *film = g_string_new ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
  double total = self->n_frames * frame + last;
  char digits[G_ASCII_DTOSTR_BUF_SIZE];
  const Drawing *open = NULL;

  g_ascii_formatd (digits, sizeof digits, "%.3f", total);
  g_string_append_printf (film, "%s\n", self->head);
  append_definitions (self, film);

  for (GList *place = self->drawings.head; place != NULL; place = place->next)
    {
      const Drawing *drawing = place->data;
      const guint *spans = (const guint *) (gpointer) drawing->spans->data;
      gboolean is_always = drawing->spans->len == 2 && spans[0] == 0 && spans[1] == self->n_frames;

      if (open != NULL && (is_always || !is_seen_like (open, drawing)))
        {
          g_string_append (film, "</g>\n");
          open = NULL;
        }
      if (!is_always && open == NULL)
        {
          append_spans (film, drawing, self->n_frames, frame / total, digits);
          open = drawing;
        }
      g_string_append_printf (film, "%s\n", drawing->text);
    }

  g_string_append (film, open != NULL ? "</g>\n</svg>\n" : "</svg>\n");

  return film;
}
