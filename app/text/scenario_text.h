// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <QString>

namespace shardscope {

struct Scenario;

/// Returns "Llama 3 70B", or the number of parameters of a model that is not a preset.
[[nodiscard]] QString modelNameOf(const Scenario& scenario);
/// Returns "H100" for "H100 SXM5 80GB", "RTX 4090" for "RTX 4090 24GB": up to the first word with a digit.
[[nodiscard]] QString shortGpuName(const std::string& name);

}  // namespace shardscope
