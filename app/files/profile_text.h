// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "core/compare/profile_effect.h"
#include "core/hardware/hardware_profile.h"

namespace shardscope {

/// Returns the name of a profile: its own, its device's, or a note that it has none.
[[nodiscard]] QString profileName(const HardwareProfile& profile);

/// Returns "With the profile node-7: step +8 %, because the all-reduce in the node reaches 392 of 450 GB/s." `name` empty: the built-in
/// figures.
[[nodiscard]] QString profileEffectText(const QString& name, const std::optional<ProfileEffect>& effect);

}  // namespace shardscope
