// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/handout/handout_html.h"

class QIODevice;

namespace shardscope {

/// Writes a handout's HTML as it is or as a PDF on A4, after the ending of the path. Empty: done; else a sentence that says why not.
/// The old file survives a failure.
[[nodiscard]] QString writeHandout(const QString& html, const QString& path);

}  // namespace shardscope
