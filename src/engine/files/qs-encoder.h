/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes a video of pictures, with the encoder that the system has. */

#pragma once

#include <gio/gio.h>

/* What the name of a video ends in that plays everywhere without a licence. */
#define QS_ENCODER_SUFFIX ".webm"

typedef struct _QsEncoder QsEncoder;

gboolean   qs_encoder_is_there (void);
gboolean   qs_encoder_makes    (const char   *path);

QsEncoder *qs_encoder_open     (const char   *path,
                                double        speed,
                                GError      **error);
gboolean   qs_encoder_add      (QsEncoder    *self,
                                GBytes       *picture,
                                GCancellable *cancellable,
                                GError      **error);
gboolean   qs_encoder_commit   (QsEncoder    *self,
                                GCancellable *cancellable,
                                GError      **error);
void       qs_encoder_free     (QsEncoder    *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsEncoder, qs_encoder_free)
