// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/trust/fit.h"

namespace shardscope {

/// Returns "fits", "tight" or "does not fit", the word for each verdict everywhere in the window.
[[nodiscard]] QString fitWord(Fit fit);

}  // namespace shardscope
