/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Buttons and an entry to move through a numbered list. */

#pragma once

#include <gtk/gtk.h>

#include "qs-go-to.h"

G_BEGIN_DECLS

#define QS_TYPE_PAGER (qs_pager_get_type ())

G_DECLARE_FINAL_TYPE (QsPager, qs_pager, QS, PAGER, GtkWidget)

/**
 * QsPagerMove:
 * @QS_PAGER_FIRST: to the first
 * @QS_PAGER_BACK: ten back, or a page of the gallery
 * @QS_PAGER_PREVIOUS: one back
 * @QS_PAGER_NEXT: one on
 * @QS_PAGER_ON: ten on, or a page of the gallery
 * @QS_PAGER_LAST: to the last
 *
 * Ways to move.
 */
typedef enum
{
  QS_PAGER_FIRST,
  QS_PAGER_BACK,
  QS_PAGER_PREVIOUS,
  QS_PAGER_NEXT,
  QS_PAGER_ON,
  QS_PAGER_LAST,
} QsPagerMove;

guint64 qs_pager_get_position (QsPager    *self);
void    qs_pager_set_position (QsPager    *self,
                               guint64     position);
guint64 qs_pager_get_total    (QsPager    *self);
void    qs_pager_set_total    (QsPager    *self,
                               guint64     total,
                               const char *description);
void    qs_pager_set_leap     (QsPager    *self,
                               guint       leap);
void    qs_pager_want         (QsPager    *self,
                               guint64     position);
void    qs_pager_move         (QsPager    *self,
                               QsPagerMove move);

void    qs_pager_ask          (QsPager    *self);
void    qs_pager_accept       (QsPager    *self,
                               guint64     position);
void    qs_pager_refuse       (QsPager    *self,
                               const char *message);
void    qs_pager_await        (QsPager    *self,
                               const char *message);

G_END_DECLS
