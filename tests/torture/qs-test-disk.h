/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A disk that loses power, as a model: what may be on it after any call of the system. */

#pragma once

#include <glib.h>

/* @folder: a folder as it may be when the power is back
 * @n_told: how often test_disk_tell() was called before the power failed
 * @user_data: what was given to test_disk_replay()
 * Returns: whether what is in the folder is right */
typedef gboolean (*TestDiskCheck) (const char *folder,
                                   guint       n_told,
                                   gpointer    user_data);

void  test_disk_record (const char   *folder,
                        gboolean      unnamed_files,
                        gboolean      links);
void  test_disk_tell   (void);
guint test_disk_stop   (void);
char *test_disk_replay (int           forgotten,
                        TestDiskCheck check,
                        gpointer      user_data,
                        guint        *n_disks);
