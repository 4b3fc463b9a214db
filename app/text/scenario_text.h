// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <QString>

namespace shardscope {

struct Architecture;
struct Cluster;
struct Scenario;

/// Returns "Llama 3 70B", or the number of parameters of a model that is not a preset.
[[nodiscard]] QString modelNameOf(const Scenario& scenario);
/// Returns "vision encoder", or "front + rear encoder" of several: those that take part. Empty where there is none.
[[nodiscard]] QString encodersName(const Architecture& architecture);
/// "Llama 3 70B · 64 × H100": tells one scenario from another, and stays true whatever is edited.
[[nodiscard]] QString scenarioTitle(const Scenario& scenario);
/// "64 × H100".
[[nodiscard]] QString gpusText(const Cluster& cluster);
/// "H100" of "H100 SXM5 80GB", "RTX 4090" of "RTX 4090 24GB": as far as the first word with a digit.
[[nodiscard]] QString shortGpuName(const std::string& name);

}  // namespace shardscope
