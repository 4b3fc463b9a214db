// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/plan/target.h"
#include "core/scenario/scenario.h"

namespace shardscope {

/// A launcher's file as a scenario.
struct ImportedLaunch {
    Scenario scenario;
    Target target = Target::Megatron;
    std::vector<std::string> ignored;  ///< settings that say nothing a scenario holds, or are not known
    std::vector<std::string> assumed;  ///< fields of the scenario that the file leaves open, as they are in `base`
};

/// Whose file this is, by its name and content; nothing where it is none of any launcher.
[[nodiscard]] std::optional<Target> launchTargetOf(std::string_view text, std::string_view file);

/// Reads a file back. What it cannot say (the GPU; of DeepSpeed and accelerate the model) is as in `base`. Errors name the line or the setting.
[[nodiscard]] Result<ImportedLaunch> importLaunch(std::string_view text, const std::string& file, std::optional<Target> target,
                                                  const Scenario& base);

}  // namespace shardscope
