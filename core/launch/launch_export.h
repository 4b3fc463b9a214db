// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/finding.h"
#include "core/plan/target.h"

namespace shardscope {

struct Scenario;

/// Whether a launcher can run the plan exactly.
enum class LaunchVerdict { Exact, Approximate, NotExpressible };

template <>
struct EnumNames<LaunchVerdict> {
    static constexpr std::array<std::pair<LaunchVerdict, std::string_view>, 3> names{
        {{LaunchVerdict::Exact, "exact"}, {LaunchVerdict::Approximate, "approximate"}, {LaunchVerdict::NotExpressible, "not-expressible"}}};
};

struct LaunchFile {
    std::string name;
    std::string text;
};

/// A scenario as a launcher's own files.
struct LaunchExport {
    Target target = Target::Megatron;
    LaunchVerdict verdict = LaunchVerdict::Exact;
    std::string version;           ///< of the launcher that the files are for
    std::vector<Finding> changes;  ///< approximate: what the files do differently; not expressible: why (core/text/launch_text.h)
    /// Fields of the plan and the training that no setting of these files decides: the script decides them, the installed software, or they
    /// are assumptions. They are compatible with an exact verdict.
    std::vector<std::string> open;
    std::vector<std::string> environment;  ///< lines of a shell
    std::string command;                   ///< that starts the training, where the first file is no script
    std::string dryRun;                    ///< that tries it without the cluster; empty: there is none
    std::optional<Finding> dryRunNote;     ///< differences between the dry run and the run (core/text/launch_text.h)
    std::vector<LaunchFile> files;         ///< the configuration first, then what starts it
    std::vector<Finding> refusals;         ///< the plan is illegal for the target, and there are no files
    bool isIllegal = false;                ///< by rules for every launcher, which come first among the refusals
};

/// Returns the launcher's files. Precondition: the scenario has an architecture.
[[nodiscard]] LaunchExport exportLaunch(const Scenario& scenario, Target target);

}  // namespace shardscope
