/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A method's pseudocode, as large as its room allows. */

#pragma once

#include <gtk/gtk.h>

#include "qs-method.h"
#include "qs-palette.h"

/* Stands for no statement. */
#define QS_LISTING_NONE G_MAXUINT

/* How much larger than wanted letters are at most, where there is room. */
#define QS_LISTING_GROWTH 1.25

/* A plain value; its fields are private. Whoever has it gives the font with each call that may write. */
typedef struct
{
  const QsMethod *method;
  const QsProblem *problem;
  guint serial;     /* of the context that it was written with */
  double scale;     /* the size of the letters, relative to the wanted one */
  GPtrArray *plain; /* of PangoLayout, one for each statement; made when they are needed */
  GPtrArray *bold;  /* likewise; statements always take the room of these, so that nothing moves */
  int mark_width;   /* the room for the mark, in pixels */
  int whole_width;  /* of everything in letters of the wanted size; 0 until it is measured */
  int whole_height;
  int room_width;   /* the room that it has, in pixels */
  int room_height;
  int hidden_height; /* what does not fit into it */
} QsListing;

PangoLayout *qs_listing_create_text   (PangoContext  *context,
                                       const char    *text,
                                       PangoWeight    weight,
                                       double         scale);

void         qs_listing_init          (QsListing      *self);
void         qs_listing_clear         (QsListing      *self);
gboolean     qs_listing_set_method    (QsListing       *self,
                                       const QsMethod  *method,
                                       const QsProblem *problem);
void         qs_listing_measure       (QsListing      *self,
                                       PangoContext   *context,
                                       int            *width,
                                       int            *height);
void         qs_listing_fit           (QsListing      *self,
                                       PangoContext   *context,
                                       int             width,
                                       int             height);
const char  *qs_listing_get_text (const QsListing *self,
                                  guint           statement);
guint        qs_listing_find_current  (const QsMoment *moment);
void         qs_listing_paint         (QsListing      *self,
                                       PangoContext   *context,
                                       cairo_t        *cr,
                                       int             width,
                                       guint           current,
                                       const GdkRGBA  *color,
                                       const QsColor  *accent);
