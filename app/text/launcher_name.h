// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/plan/target.h"

namespace shardscope {

/// Returns what people call a launcher.
[[nodiscard]] QString launcherName(Target target);

}  // namespace shardscope
