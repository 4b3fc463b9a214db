// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/launch/import_note.h"
#include "core/launch/launch_kind.h"
#include "core/plan/target.h"
#include "core/scenario/scenario.h"

namespace shardscope {

/// A launcher's file as a scenario, and what became of all that it says and leaves open.
struct ImportedLaunch {
    Scenario scenario;                 ///< of use only where nothing is unknown
    Target target = Target::Megatron;  ///< what it can be written for: the file's own launcher, or the closest one
    LaunchKind kind = LaunchKind::Megatron;
    std::vector<ImportNote> used;     ///< settings that the scenario follows from, in the file's order
    std::vector<ImportNote> ignored;  ///< settings that say nothing a scenario holds, or are not known
    std::vector<ImportNote> assumed;  ///< what the file leaves open: the launcher's own default, what `fill` gives, or what is named there
    std::vector<ImportNote> unknown;  ///< facts that a scenario needs and that nothing gives

    [[nodiscard]] bool isWhole() const { return unknown.empty(); }
};

/// What may give the facts that a file leaves open. The built-in example never does.
struct ImportFill {
    Scenario scenario;
    std::string from;  ///< what the notes call it: "--fill plan.json"
    std::optional<std::set<std::string, std::less<>>>
        fields{};  ///< these of the scenario's alone ("model" for all of the model); nothing: every one
    std::map<std::string, std::string, std::less<>> settings{};  ///< the text of settings whose value the file does not tell, by their keys

    /// Also where a group that holds it is given, or a part of it.
    [[nodiscard]] bool gives(std::string_view field) const;
};

/// Whose file this is, by its name and content; nothing where it is none of any launcher.
[[nodiscard]] std::optional<Target> launchTargetOf(std::string_view text, std::string_view file);

/// Reads a file back. The kind of GPU, which no file says, is as in `base`, and is among what is assumed. Facts that the file leaves open are
/// those of `fill`; without one they are unknown, and the import is not whole. Errors name the line or the setting.
[[nodiscard]] Result<ImportedLaunch> importLaunch(std::string_view text, const std::string& file, std::optional<Target> target,
                                                  const Scenario& base, const ImportFill* fill = nullptr);

struct LaunchText {
    std::string text;
    std::string file;
};

/// Reads files that a launcher takes together, as GPT-NeoX does: no two of them say the same key. One is read as `importLaunch` reads it.
/// Errors name the file. Precondition: there is one.
[[nodiscard]] Result<ImportedLaunch> importLaunches(const std::vector<LaunchText>& files, std::optional<Target> target,
                                                    const Scenario& base, const ImportFill* fill = nullptr);

/// "125M.yml, local_setup.yml", as errors of all together say.
[[nodiscard]] std::string nameOf(const std::vector<LaunchText>& files);

}  // namespace shardscope
