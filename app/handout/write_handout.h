// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/handout/handout_html.h"

class QIODevice;

namespace shardscope {

/// Writes a handout as HTML or as a PDF on A4, by the path's extension. Returns the error as a sentence, or empty. The old file survives a
/// failure.
[[nodiscard]] QString writeHandout(const QString& html, const QString& path);

}  // namespace shardscope
