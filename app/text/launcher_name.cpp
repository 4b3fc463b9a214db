// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/launcher_name.h"

#include "app/text/parameter_text.h"
#include "core/launch/launcher_traits.h"

namespace shardscope {

QString launcherName(Target target) { return toText(*traitsOf(target).label); }

}  // namespace shardscope
