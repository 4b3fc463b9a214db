// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/base/stated.h"
#include "core/plan/target.h"
#include "core/scenario/plan.h"
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

/// Everything that distinguishes one launcher whose files can be written, defined in its file of core/launch/kinds.
struct LauncherTraits {
    Stated<std::string_view> title;    ///< inside a sentence, without its version: "Megatron-LM"
    Stated<std::string_view> label;    ///< where one is chosen: "torchtitan v0.2.2"
    Stated<std::string_view> version;  ///< whose keys were read: "torchtitan main (b5bcd76c6, 2026-08-21)"
    Stated<Recipe> recipe;             ///< what it keeps in memory beside what the plan says
    Stated<std::span<const LaunchSetting>> settings;
    Stated<void (*)(LaunchDraft& draft)> write;

    // What its files can say of the settings that a search turns. An export writes another value in place of one that they cannot say
    // (LaunchDraft::replace), so that the plan that runs is none that was found.
    Stated<bool (*)(Recompute mode)> recomputes;
    Stated<bool (*)(int zero, int cp)> shards;              ///< a ZeRO stage, where `cp` ranks share a sequence
    Stated<bool (*)(int ep, int etp, int tp)> cutsExperts;  ///< experts on `ep` ranks over `etp`, where all else is over `tp`
    Stated<std::optional<bool>> sequenceParallel;           ///< whether tensor-parallel ranks share sequences out; none: as they are told
    Stated<ContextLayout (*)(ContextLayout asked)> layout;  ///< the nearest that it has
    Stated<Overlap (*)(Overlap asked)> overlap;             ///< what overlaps where this is asked for
    bool alwaysReshards = false;                            ///< it keeps no gathered ZeRO-3 weights for the backward
    std::int64_t bucketUnit = 1;                            ///< bytes in which it counts the size of a bucket, where it has a setting

    std::optional<Target> readAs{};  ///< to whose keys its settings are brought before they are read
    std::string_view mark{};         ///< before a key where people write it, and not where it is read: "--"

    /// Whether its files decide the field.
    [[nodiscard]] bool writes(std::string_view field) const;
    /// The setting of the field as a file has it; of several the one at `index`. Precondition: there is one.
    [[nodiscard]] std::string_view keyOf(std::string_view field, std::size_t index = 0) const;
    /// Whether its files have this size of a bucket, or leave it to the launcher.
    [[nodiscard]] bool hasBucket(std::optional<std::int64_t> bytes) const;
    /// The settings of the field as people write them, "a, b"; empty: it has none.
    [[nodiscard]] std::string namesOf(std::string_view field) const;
};

[[nodiscard]] const LauncherTraits& traitsOf(Target target);

}  // namespace shardscope
