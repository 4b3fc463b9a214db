// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/handout/handout_html.h"

namespace shardscope {

/// Returns a lesson on paper, step by step, with room for each prediction, or with the answers, their causes and typical mistakes. Empty:
/// there is no lesson of this id.
[[nodiscard]] QString lessonHandout(const QString& id, HandoutKind kind);

}  // namespace shardscope
