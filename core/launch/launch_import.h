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

/// A launcher's file as a scenario, with notes on every setting and every open fact.
struct ImportedLaunch {
    Scenario scenario;                 ///< valid only where nothing is unknown
    Target target = Target::Megatron;  ///< a launcher for which it can be written: the file's own, or the closest one
    LaunchKind kind = LaunchKind::Megatron;
    std::vector<ImportNote> used;     ///< settings that decide the scenario, in the file's order
    std::vector<ImportNote> ignored;  ///< settings without a field in a scenario, or unknown ones
    std::vector<ImportNote> assumed;  ///< open facts of the file: set by the launcher's default, by `fill`, or as named
    std::vector<ImportNote> unknown;  ///< facts that a scenario needs and that no source gives

    [[nodiscard]] bool isWhole() const { return unknown.empty(); }
};

/// The source of facts that a file leaves open; never the built-in example.
struct ImportFill {
    Scenario scenario;
    std::string from;  ///< what the notes call it: "--fill plan.json"
    std::optional<std::set<std::string, std::less<>>>
        fields{};  ///< these of the scenario's alone ("model" for all of the model); nothing: every one
    std::map<std::string, std::string, std::less<>> settings{};  ///< the text of settings whose value the file does not state, by key

    /// Returns whether the field is given, also as part of a group, or in part.
    [[nodiscard]] bool gives(std::string_view field) const;
};

/// Returns the launcher of this file, by its name and content; empty where it is not a launcher's file.
[[nodiscard]] std::optional<Target> launchTargetOf(std::string_view text, std::string_view file);

/// Reads a file back. No file states the kind of GPU: it is that of `base`, and is assumed. Facts that the file leaves open are taken from
/// `fill`; without one they are unknown, and the import is incomplete. Errors name the line or the setting.
[[nodiscard]] Result<ImportedLaunch> importLaunch(std::string_view text, const std::string& file, std::optional<Target> target,
                                                  const Scenario& base, const ImportFill* fill = nullptr);

struct LaunchText {
    std::string text;
    std::string file;
};

/// Reads files that a launcher takes together, as GPT-NeoX does, without a common key. A single file is read as by `importLaunch`. Errors
/// name the file. Precondition: at least one file.
[[nodiscard]] Result<ImportedLaunch> importLaunches(const std::vector<LaunchText>& files, std::optional<Target> target,
                                                    const Scenario& base, const ImportFill* fill = nullptr);

/// Returns a name such as "125M.yml, local_setup.yml", for errors of all files together.
[[nodiscard]] std::string nameOf(const std::vector<LaunchText>& files);

}  // namespace shardscope
