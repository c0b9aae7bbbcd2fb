/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes labels of the elements of Mallard that the help has; links lead to the names of pages. */

#include "qs-help-page.h"

#include <string.h>

#define SPACING 12

/* Nobody reads longer lines with ease. */
#define MAX_CHARS 72

/* A page that is being read, or only its title and what it is about. */
typedef struct
{
  const char *folder;
  GtkBox *page;      /* NULL for the title alone */
  GtkBox *box;       /* what takes the next block: the page, or an item or cell of it */
  GtkWidget *table;  /* the one that is open */
  int row, column;   /* in it, of the cell that comes next */
  guint n_steps;     /* that were begun; 0 where items are not numbered */
  gboolean has_steps;
  GString *text;     /* markup of the block that is open; NULL between blocks */
  gsize link_start;  /* where the text of the open link begins */
  char *target;      /* of the open link; NULL for none */
  const char *joint; /* between the keys or controls of a sequence */
  guint n_joined;
  char *source;      /* of the open picture; NULL for none */
  GPtrArray *topics; /* pages that the open section leads to */
  char *title;       /* plain text */
  char *summary;
} Reading;

/* How letters stand within a block. */
static const struct
{
  const char *element;
  const char *tag;
} styles[] = { { "em", "i" }, { "gui", "b" }, { "key", "b" }, { "code", "tt" }, { "cmd", "tt" } };

static gboolean read_page (Reading    *self,
                           const char *page,
                           GError    **error);

/* Finds a file in the folder of the first of the user's languages that has it, and else in that of English, C; NULL if
 * there is none. */
char *
qs_help_page_find_file (const char *folder,
                        const char *name)
{
  const char *const *languages = g_get_language_names ();

  /* The last of them is C. */
  for (guint i = 0; languages[i] != NULL; i++)
    {
      g_autofree char *path = g_build_filename (folder, languages[i], name, NULL);

      if (g_file_test (path, G_FILE_TEST_EXISTS))
        return g_steal_pointer (&path);
    }

  return NULL;
}

static void
clear (Reading *self)
{
  if (self->text != NULL)
    g_string_free (self->text, TRUE);
  g_clear_pointer (&self->topics, g_ptr_array_unref);
  g_free (self->target);
  g_free (self->source);
  g_free (self->title);
  g_free (self->summary);
}

/* Reads the title of another page, and what it is about; both are empty where that cannot be read. */
static void
look_up (const char *folder,
         const char *page,
         char      **title,
         char      **summary)
{
  Reading other = { .folder = folder };

  read_page (&other, page, NULL);
  *title = g_markup_escape_text (other.title != NULL ? other.title : page, -1);
  *summary = g_markup_escape_text (other.summary != NULL ? other.summary : "", -1);
  clear (&other);
}

static const char *
get_tag (const char *element)
{
  for (guint i = 0; i < G_N_ELEMENTS (styles); i++)
    {
      if (g_str_equal (styles[i].element, element))
        return styles[i].tag;
    }

  return NULL;
}

static char *
get_attribute (const char  *name,
               const char **names,
               const char **values)
{
  for (guint i = 0; names[i] != NULL; i++)
    {
      if (g_str_equal (names[i], name))
        return g_strdup (values[i]);
    }

  return NULL;
}

static void
add_label (Reading    *self,
           const char *markup,
           const char *style)
{
  GtkAccessibleRole role = g_str_has_prefix (style, "title") ? GTK_ACCESSIBLE_ROLE_HEADING : GTK_ACCESSIBLE_ROLE_LABEL;
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role", role,
                                   "label", markup,
                                   "use-markup", TRUE,
                                   "hexpand", TRUE,
                                   "xalign", 0.0,
                                   "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   "max-width-chars", MAX_CHARS,
                                   NULL);

  if (*style != '\0')
    gtk_widget_add_css_class (label, style);
  gtk_box_append (self->box, label);
}

static GtkBox *
make_box (void)
{
  return GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING / 2));
}

/* Begins an item of a list, behind its bullet or number. */
static void
begin_item (Reading *self)
{
  g_autofree char *number = self->has_steps ? g_strdup_printf ("%u.", ++self->n_steps) : g_strdup ("•");
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING / 2);
  GtkWidget *mark = gtk_label_new (number);

  gtk_widget_set_valign (mark, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (row), mark);
  gtk_box_append (self->page, row);
  self->box = make_box ();
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (self->box));
}

static void
begin_table (Reading *self)
{
  self->table = gtk_grid_new ();
  self->row = -1;
  gtk_grid_set_row_spacing (GTK_GRID (self->table), SPACING / 2);
  gtk_grid_set_column_spacing (GTK_GRID (self->table), SPACING);
  gtk_box_append (self->page, self->table);
}

static void
begin_cell (Reading *self)
{
  self->box = make_box ();
  gtk_grid_attach (GTK_GRID (self->table), GTK_WIDGET (self->box), self->column++, self->row, 1, 1);
}

/* Adds a picture, whose words stand in for it, or these where there is none. */
static void
add_picture (Reading *self)
{
  g_autofree char *name = g_build_filename ("queenside", self->source, NULL);
  g_autofree char *path = qs_help_page_find_file (self->folder, name);
  g_autofree char *words = g_string_free (g_steal_pointer (&self->text), FALSE);
  GtkWidget *picture;

  if (path == NULL)
    {
      add_label (self, words, "dim-label");
      return;
    }

  picture = gtk_picture_new_for_filename (path);
  gtk_picture_set_alternative_text (GTK_PICTURE (picture), words);
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (picture, "help-figure");
  gtk_box_append (self->page, picture);
}

static void
add_topics (Reading *self)
{
  for (guint i = 0; i < self->topics->len; i++)
    {
      const char *page = self->topics->pdata[i];
      g_autofree char *title = NULL;
      g_autofree char *summary = NULL;
      g_autofree char *markup = NULL;

      look_up (self->folder, page, &title, &summary);
      markup = g_strdup_printf ("<a href=\"%s\">%s</a>\n%s", page, title, summary);
      add_label (self, markup, "");
    }

  g_ptr_array_set_size (self->topics, 0);
}

static void
begin_link (Reading     *self,
            const char **names,
            const char **values)
{
  g_autofree char *type = get_attribute ("type", names, values);
  g_autofree char *target = get_attribute ("xref", names, values);

  if (target == NULL)
    return;

  target[strcspn (target, "#")] = '\0';
  if (self->text == NULL)
    {
      if (g_strcmp0 (type, "topic") == 0)
        g_ptr_array_add (self->topics, g_steal_pointer (&target));
      return;
    }

  g_string_append_printf (self->text, "<a href=\"%s\">", target);
  self->link_start = self->text->len;
  self->target = g_steal_pointer (&target);
}

/* A link without words of its own has the title of its page. */
static void
end_link (Reading *self)
{
  if (self->target == NULL)
    return;

  if (self->text->len == self->link_start && self->page != NULL)
    {
      g_autofree char *title = NULL;
      g_autofree char *summary = NULL;

      look_up (self->folder, self->target, &title, &summary);
      g_string_append (self->text, title);
    }

  g_string_append (self->text, "</a>");
  g_clear_pointer (&self->target, g_free);
}

/* Ends the block that is open: a title, what a page is about, or text. */
static void
end_block (Reading    *self,
           const char *name)
{
  gboolean is_title = g_str_equal (name, "title");
  gboolean is_first = is_title && self->title == NULL;
  g_autofree char *markup = NULL;

  if (self->source != NULL)
    return;

  markup = g_strchomp (g_string_free (g_steal_pointer (&self->text), FALSE));
  if (is_first)
    pango_parse_markup (markup, -1, 0, NULL, &self->title, NULL, NULL);
  else if (g_str_equal (name, "desc"))
    pango_parse_markup (markup, -1, 0, NULL, &self->summary, NULL, NULL);

  if (self->page != NULL && !g_str_equal (name, "desc"))
    add_label (self, markup, is_first ? "title-2" : is_title ? "title-4" : g_str_equal (name, "screen") ? "monospace" : "");
}

static gboolean
is_block (const char *name)
{
  static const char *const blocks[] = { "title", "desc", "p", "screen", NULL };

  return g_strv_contains (blocks, name);
}

static void
begin_inline (Reading    *self,
              const char *name)
{
  const char *tag = get_tag (name);

  if (self->text == NULL || tag == NULL)
    return;

  if (self->joint != NULL && self->n_joined++ > 0)
    g_string_append (self->text, self->joint);
  g_string_append_printf (self->text, "<%s>", tag);
}

static void
start_element (GMarkupParseContext *context,
               const char          *name,
               const char         **names,
               const char         **values,
               gpointer             user_data,
               GError             **error)
{
  Reading *self = user_data;

  if (is_block (name) && self->text == NULL)
    self->text = g_string_new (NULL);
  else if (g_str_equal (name, "link"))
    begin_link (self, names, values);
  else if (g_str_equal (name, "keyseq") || g_str_equal (name, "guiseq"))
    {
      self->joint = g_str_equal (name, "keyseq") ? "+" : " ▸ ";
      self->n_joined = 0;
    }
  else if (self->page == NULL || self->text != NULL)
    begin_inline (self, name);
  else if (g_str_equal (name, "steps") || g_str_equal (name, "list"))
    {
      self->has_steps = g_str_equal (name, "steps");
      self->n_steps = 0;
    }
  else if (g_str_equal (name, "item"))
    begin_item (self);
  else if (g_str_equal (name, "table"))
    begin_table (self);
  else if (g_str_equal (name, "tr"))
    self->column = 0, self->row++;
  else if (g_str_equal (name, "td"))
    begin_cell (self);
  else if (g_str_equal (name, "media"))
    self->source = get_attribute ("src", names, values);
}

static void
end_element (GMarkupParseContext *context,
             const char          *name,
             gpointer             user_data,
             GError             **error)
{
  Reading *self = user_data;

  if (is_block (name) && self->text != NULL)
    end_block (self, name);
  else if (g_str_equal (name, "link"))
    end_link (self);
  else if (g_str_equal (name, "keyseq") || g_str_equal (name, "guiseq"))
    self->joint = NULL;
  else if (self->text != NULL && get_tag (name) != NULL)
    g_string_append_printf (self->text, "</%s>", get_tag (name));
  else if (self->page == NULL)
    return;
  else if (g_str_equal (name, "item") || g_str_equal (name, "td"))
    self->box = self->page;
  else if (g_str_equal (name, "media") && self->text != NULL)
    {
      add_picture (self);
      g_clear_pointer (&self->source, g_free);
    }
  else if (g_str_equal (name, "section") || g_str_equal (name, "page"))
    add_topics (self);
}

/* Adds text to the open block, with single blanks but where it is a screen. */
static void
add_text (GMarkupParseContext *context,
          const char          *text,
          gsize                length,
          gpointer             user_data,
          GError             **error)
{
  Reading *self = user_data;
  const char *element = g_markup_parse_context_get_element (context);
  g_autofree char *escaped = g_markup_escape_text (text, (gssize) length);
  gboolean is_screen = g_str_equal (element, "screen");

  if (self->text == NULL || g_str_has_suffix (element, "seq"))
    return;

  for (const char *byte = escaped; *byte != '\0'; byte++)
    {
      gboolean is_blank = !is_screen && g_ascii_isspace (*byte);
      gsize n = self->text->len;

      if (!is_blank || (n > 0 && self->text->str[n - 1] != ' '))
        g_string_append_c (self->text, is_blank ? ' ' : *byte);
    }
}

static gboolean
read_page (Reading    *self,
           const char *page,
           GError    **error)
{
  static const GMarkupParser parser = { .start_element = start_element, .end_element = end_element, .text = add_text };
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, self, NULL);
  g_autofree char *name = g_strconcat ("queenside/", page, ".page", NULL);
  g_autofree char *path = qs_help_page_find_file (self->folder, name);
  g_autofree char *text = NULL;
  gsize length;

  self->topics = g_ptr_array_new_with_free_func (g_free);

  return g_file_get_contents (path != NULL ? path : name, &text, &length, error) &&
         g_markup_parse_context_parse (context, text, (gssize) length, error) &&
         g_markup_parse_context_end_parse (context, error);
}

/* What the page says, in labels whose links are the names of pages. @folder has a folder for each language. @title gets plain
 * text, or NULL with an error: one of GLib's files or of its markup. */
GtkWidget *
qs_help_page_new (const char *folder,
                  const char *page,
                  char      **title,
                  GError    **error)
{
  GtkBox *box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING));
  Reading reading = { .folder = folder, .page = box, .box = box };
  gboolean is_read = read_page (&reading, page, error);

  *title = is_read ? g_steal_pointer (&reading.title) : NULL;
  clear (&reading);
  if (is_read)
    return GTK_WIDGET (box);

  g_object_ref_sink (box);
  g_object_unref (box);
  return NULL;
}
