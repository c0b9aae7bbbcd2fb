/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "qs-read-decoder.h"

#include <inttypes.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "qs-error.h"
#include "qs-read-patterns.h"
#include "qs-solution.h"

/* What tells the kind of a file stands in this many bytes. */
#define MAGIC_SIZE 8

#define REPLACEMENT 0xfffd

/* What a command to a terminal begins with. */
#define ESCAPE 0x1b

static const char npy_magic[] = "\223NUMPY";

void
qs_read_decoder_init (QsReadDecoder *self)
{
  *self = (QsReadDecoder){ .bytes = g_string_new (NULL) };
}

void
qs_read_decoder_clear (QsReadDecoder *self)
{
  g_string_free (self->bytes, TRUE);
}

static gboolean
refuse_binary (guchar   byte,
               guint64  offset,
               GError **error)
{
  return qs_error_fail (error, QS_ERROR_INVALID_TEXT,
                        /* Translators: a byte as two hexadecimal digits, and how many bytes come before it. */
                        _ ("The byte %02x at offset %" PRIu64 " is not valid in a text file"), byte, offset);
}

/* Files that people take for lists of solutions. */
static gboolean
refuse_kind (const GString *head,
             GError       **error)
{
  static const struct
  {
    const char *magic;
    gsize length;
    const char *name;
  } kinds[] = {
    { "\211PNG", 4, N_ ("a picture (PNG)") },
    { "\377\330\377", 3, N_ ("a picture (JPEG)") },
    { "GIF8", 4, N_ ("a picture (GIF)") },
    { "%PDF", 4, N_ ("a document (PDF)") },
    { "PK\3\4", 4, N_ ("an archive, or a document of an office program (ZIP)") },
    { "\177ELF", 4, N_ ("a program") },
    { "MZ\220", 3, N_ ("a program") },
    { "BZh", 3, N_ ("compressed (bzip2)") },
    { "\3757zXZ", 5, N_ ("compressed (xz)") },
    { "\050\265\057\375", 4, N_ ("compressed (Zstandard)") },
    { "SQLite f", 8, N_ ("a database (SQLite)") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      if (head->len >= kinds[i].length && memcmp (head->str, kinds[i].magic, kinds[i].length) == 0)
        return qs_error_fail (error, QS_ERROR_INVALID_TEXT,
                              /* Translators: what a file is, such as “a picture (PNG)”. */
                              _ ("The file is %s, not a list of solutions"), _ (kinds[i].name));
    }

  return TRUE;
}

/* The signs that mean the same as one of ASCII; 0 for those that mean nothing. */
static gunichar
simplify (gunichar c)
{
  static const gunichar from[] = { 0xff08, 0xff09, 0x3010, 0x3011, 0xff3b, 0xff3d, 0xff0c, 0x3001, 0xff1b,
                                   0xff1a, 0xff1d, 0x2212, 0x201c, 0x201d, 0x201e, 0xff5c, 0xffe8 };
  static const char to[] = "()[][],,;:=-\"\"\"||";

  if (c == 0x2502 || c == 0x2503 || c == 0x2551 || c == 0x2506 || c == 0x250a)
    return '|';
  if (c >= 0x2500 && c <= 0x257f)
    return '-';
  if (c == 0xa0 || c == 0x3000 || (c >= 0x2000 && c <= 0x200a) || c == 0x202f || c == 0x205f)
    return ' ';
  if (c == 0xfe0e || c == 0xfe0f || (c >= 0x200b && c <= 0x200f) || c == 0xfeff || c == 0x2060 || (c >= 0x1f3fb && c <= 0x1f3ff))
    return 0;

  for (guint i = 0; i < G_N_ELEMENTS (from); i++)
    {
      if (c == from[i])
        return (gunichar) to[i];
    }

  return c;
}

/* A line ends with a line feed, with a carriage return or, if it comes from Windows, with both. */
static gboolean
append (QsReadDecoder *self,
        gunichar       c,
        guint64        offset,
        GString       *text,
        GError       **error)
{
  gboolean is_second = c == '\n' && self->is_after_return;

  if (self->escape == ESCAPE && c != '[' && c != '(')
    return refuse_binary (ESCAPE, offset - 1, error);
  if (self->escape != 0 || c == ESCAPE)
    {
      self->escape = self->escape != 0 && self->escape != ESCAPE && c >= '@' ? 0 : c;
      return TRUE;
    }

  self->is_after_return = c == '\r';
  if (is_second)
    return TRUE;
  if (c == '\r')
    c = '\n';
  else if (c == '\f' || c == '\v')
    c = ' ';
  else if ((c < ' ' && c != '\n' && c != '\t') || c == 0x7f)
    return refuse_binary ((guchar) c, offset, error);

  if (c >= 0x80)
    c = simplify (c);
  if (c != 0)
    g_string_append_unichar (text, c);

  return TRUE;
}

/* The character at the beginning of @bytes; a byte that is none stands for one that nobody knows. Returns its size, 0 where it
 * is not whole yet. */
static gsize
get_utf8 (const char *bytes,
          gsize       length,
          gboolean    is_end,
          gunichar   *c)
{
  *c = (guchar) *bytes;
  if (*c >= 0x80)
    *c = g_utf8_get_char_validated (bytes, (gssize) length);
  if (*c == (gunichar)-2 && !is_end)
    return 0;
  if (*c < 0x110000)
    return (gsize) g_unichar_to_utf8 (*c, NULL);

  *c = REPLACEMENT;
  return 1;
}

static gunichar
get_unit (const char *bytes,
          gboolean    is_big_endian)
{
  guint high = is_big_endian ? 0 : 1;

  return (gunichar) ((guchar) bytes[high] << 8 | (guchar) bytes[1 - high]);
}

/* The same of UTF-16, where the second half of a pair may be missing at the end. */
static gsize
get_utf16 (const char *bytes,
           gsize       length,
           gboolean    is_big_endian,
           gboolean    is_end,
           gunichar   *c)
{
  gboolean is_first;

  if (length < 2)
    return 0;

  *c = get_unit (bytes, is_big_endian);
  is_first = *c >> 10 == 0xd800 >> 10;
  if (is_first && length >= 4)
    {
      *c = 0x10000 + ((*c & 0x3ff) << 10) + (get_unit (bytes + 2, is_big_endian) & 0x3ff);
      return 4;
    }
  if (*c >> 11 == 0xd800 >> 11)
    *c = REPLACEMENT;

  return is_first && !is_end ? 0 : 2;
}

/* Takes whole characters. */
static gboolean
take_text (QsReadDecoder *self,
           gboolean       is_end,
           GString       *text,
           GError       **error)
{
  const char *bytes = self->bytes->str;
  gsize i = 0, length = self->bytes->len;

  while (i < length)
    {
      gsize size, run = 0;
      gunichar c;

      while (self->coding == QS_READ_UTF8 && self->escape == 0 && i + run < length && bytes[i + run] >= ' ' &&
             bytes[i + run] < '\177')
        run++;
      if (run > 0)
        {
          g_string_append_len (text, bytes + i, (gssize) run);
          self->is_after_return = FALSE;
          i += run;
          continue;
        }

      size = self->coding == QS_READ_UTF8
               ? get_utf8 (bytes + i, length - i, is_end, &c)
               : get_utf16 (bytes + i, length - i, self->coding == QS_READ_UTF16_BE, is_end, &c);
      if (size == 0)
        break;
      if (!append (self, c, self->offset + i, text, error))
        return FALSE;
      i += size;
    }

  self->offset += i;
  g_string_erase (self->bytes, 0, (gssize) i);
  return TRUE;
}

/* A number of the array, as it stands in memory. */
static double
get_item (const QsReadDecoder *self,
          const guchar        *bytes)
{
  union
  {
    guint64 bits;
    double real;
  } wide = { 0 };
  union
  {
    guint32 bits;
    float real;
  } narrow;
  guint unused = 64 - 8 * self->item;

  for (guint i = 0; i < self->item; i++)
    wide.bits |= (guint64) bytes[self->is_big_endian ? self->item - 1 - i : i] << 8 * i;
  narrow.bits = (guint32) wide.bits;

  if (self->kind == 'f')
    return unused == 0 ? wide.real : (double) narrow.real;

  return self->kind == 'i' ? (double) ((gint64) (wide.bits << unused) >> unused) : (double) wide.bits;
}

static void
take_items (QsReadDecoder *self,
            GString       *text)
{
  gsize i = 0;

  for (; i + self->item <= self->bytes->len; i += self->item)
    {
      char number[G_ASCII_DTOSTR_BUF_SIZE];
      guint64 row;

      g_string_append (text, g_ascii_formatd (number, sizeof number, "%.17g",
                                              get_item (self, (const guchar *) self->bytes->str + i)));
      self->n_items++;
      row = self->n_items / self->width;
      g_string_append_c (text, self->n_items % self->width == 0 ? '\n' : ' ');
      if (self->height > 0 && self->n_items % self->width == 0 && row % self->height == 0)
        g_string_append_c (text, '\n');
    }

  self->offset += i;
  g_string_erase (self->bytes, 0, (gssize) i);
}

static gboolean
refuse_array (GError **error)
{
  return qs_error_fail (error, QS_ERROR_INVALID_TEXT,
                        _ ("The NumPy array does not consist of rows of whole numbers, as one of shape (92, 8) and type |u1 does"));
}

/* Reads such as {'descr': '|u1', 'fortran_order': False, 'shape': (92, 8), }. */
static gboolean
parse_array (QsReadDecoder *self,
             const char    *head,
             GError       **error)
{
  g_autoptr (GMatchInfo) match = NULL;
  g_auto (GStrv) parts = NULL;
  gboolean is_cube;

  if (!g_regex_match (qs_read_pattern_get (QS_PATTERN_ARRAY), head, 0, &match))
    return refuse_array (error);

  parts = g_match_info_fetch_all (match);
  is_cube = *parts[4] != '\0' && *parts[5] != '\0';
  self->is_big_endian = *parts[1] == '>';
  self->kind = *parts[2];
  self->item = (guint) (*parts[3] - '0');
  self->width = (guint) MIN (g_ascii_strtoull (parts[6], NULL, 10), QS_MAX_N + 1);
  self->height = is_cube ? (guint) MIN (g_ascii_strtoull (parts[5], NULL, 10), QS_MAX_N + 1) : 0;
  if (self->width == 0 || (self->kind == 'f' && self->item < 4))
    return refuse_array (error);

  self->coding = QS_READ_NPY;
  return TRUE;
}

/* The head has a length of two bytes, or of four from version 2 on. */
static gboolean
take_array_head (QsReadDecoder *self,
                 gboolean       is_end,
                 GError       **error)
{
  const guchar *bytes = (const guchar *) self->bytes->str;
  gsize start = bytes[6] == 1 ? 10 : 12, length;
  g_autofree char *head = NULL;

  if (self->bytes->len < start)
    return !is_end || refuse_array (error);

  length = (gsize) bytes[8] | (gsize) bytes[9] << 8;
  if (self->bytes->len < start + length)
    return !is_end || refuse_array (error);

  head = g_strndup (self->bytes->str + start, length);
  self->offset += start + length;
  g_string_erase (self->bytes, 0, (gssize) (start + length));

  return parse_array (self, head, error);
}

static gboolean
recognise (QsReadDecoder *self,
           GError       **error)
{
  const GString *head = self->bytes;

  if (!refuse_kind (head, error))
    return FALSE;

  self->coding = QS_READ_UTF8;
  if (head->len >= strlen (npy_magic) && memcmp (head->str, npy_magic, strlen (npy_magic)) == 0)
    self->coding = QS_READ_NPY_HEAD;
  else if (head->len >= 2 && (memcmp (head->str, "\377\376", 2) == 0 || (head->str[0] != '\0' && head->str[1] == '\0')))
    self->coding = QS_READ_UTF16_LE;
  else if (head->len >= 2 && (memcmp (head->str, "\376\377", 2) == 0 || (head->str[0] == '\0' && head->str[1] != '\0')))
    self->coding = QS_READ_UTF16_BE;

  return TRUE;
}

gboolean
qs_read_decoder_feed (QsReadDecoder *self,
                      const char    *bytes,
                      gsize          length,
                      GString       *text,
                      GError       **error)
{
  gboolean is_end = bytes == NULL;

  if (!is_end)
    g_string_append_len (self->bytes, bytes, (gssize) length);
  if (self->coding == QS_READ_HEAD && (self->bytes->len >= MAGIC_SIZE || is_end) && !recognise (self, error))
    return FALSE;
  if (self->coding == QS_READ_NPY_HEAD && !take_array_head (self, is_end, error))
    return FALSE;
  if (self->coding == QS_READ_NPY)
    take_items (self, text);

  return self->coding == QS_READ_HEAD || self->coding >= QS_READ_NPY_HEAD || take_text (self, is_end, text, error);
}
