// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/base/stated.h"
#include "core/launch/launch_kind.h"
#include "core/plan/target.h"
#include "core/scenario/training.h"

namespace shardscope {

class LaunchDraft;

/// Whether a written file decides the field by the setting, and in what values.
enum class Says {
    Field,      ///< in those of the launcher that it is read as, if there is one
    Otherwise,  ///< in values of its own
    Nothing,    ///< not at all: it is a script's, or the writer always writes the same
};

/// A setting of a launcher and the field of the scenario that it says. A field may have several, and a setting several fields.
struct LaunchSetting {
    std::string_view field;
    std::string_view key{};  ///< as people write it; empty: the file says the field in a way that no one setting has
    Says says = Says::Field;
};

/// Everything that distinguishes one launcher whose files can be written, defined in its file of core/launch/targets.
struct LauncherTraits {
    Stated<std::string_view> title;    ///< inside a sentence, without its version: "Megatron-LM"
    Stated<std::string_view> label;    ///< where one is chosen: "torchtitan v0.2.2"
    Stated<std::string_view> version;  ///< whose keys were read: "torchtitan main (b5bcd76c6, 2026-08-21)"
    Stated<Recipe> recipe;             ///< what it keeps in memory beside what the plan says
    Stated<LaunchKind> kind;           ///< of its files
    Stated<std::span<const LaunchSetting>> settings;
    Stated<void (*)(LaunchDraft& draft)> write;
    std::optional<Target> readAs{};  ///< to whose keys its settings are brought before they are read
    std::string_view mark{};         ///< before a key where people write it, and not where it is read: "--"

    /// Whether its files decide the field.
    [[nodiscard]] bool says(std::string_view field) const;
    /// The setting of the field as a file has it; of several the one at `index`. Precondition: there is one.
    [[nodiscard]] std::string_view keyOf(std::string_view field, std::size_t index = 0) const;
    /// The settings of the field as people write them, "a, b"; empty: it has none.
    [[nodiscard]] std::string namesOf(std::string_view field) const;
};

[[nodiscard]] const LauncherTraits& traitsOf(Target target);

}  // namespace shardscope
