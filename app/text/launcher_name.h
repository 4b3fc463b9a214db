// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/plan/target.h"

namespace shardscope {

/// Returns the name of a launcher for people.
[[nodiscard]] QString launcherName(Target target);

}  // namespace shardscope
