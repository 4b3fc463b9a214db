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

/// Whether a written file decides the field by the setting, and in which values.
enum class Says {
    Field,      ///< in the values of the launcher that it is read as, if there is one
    Otherwise,  ///< in values of its own
    Nothing,    ///< not at all: it belongs to a script, or the writer always writes the same
};

/// A setting of a launcher and the field of the scenario that it states. A field may have several settings, and a setting several fields.
struct LaunchSetting {
    std::string_view field;
    std::string_view key{};  ///< as people write it; empty: no single setting states the field
    Says says = Says::Field;
};

/// Everything that distinguishes one launcher whose files can be written, defined in its file of core/launch/kinds.
struct LauncherTraits {
    Stated<std::string_view> title;    ///< inside a sentence, without its version: "Megatron-LM"
    Stated<std::string_view> label;    ///< where one is chosen: "torchtitan v0.2.2"
    Stated<std::string_view> version;  ///< whose keys were read: "torchtitan main (b5bcd76c6, 2026-08-21)"
    Stated<Recipe> recipe;             ///< recipe of its bytes in memory
    Stated<std::span<const LaunchSetting>> settings;
    Stated<void (*)(LaunchDraft& draft)> write;

    // The values that its files can express of the settings that a search varies. An export replaces other values (LaunchDraft::replace),
    // so that the plan that runs would not be the one found.
    Stated<bool (*)(Recompute mode)> recomputes;
    Stated<bool (*)(int zero, int cp)> shards;              ///< a ZeRO stage, with `cp` ranks sharing a sequence
    Stated<bool (*)(int ep, int etp, int tp)> cutsExperts;  ///< experts on `ep` ranks over `etp`, other weights over `tp`
    Stated<std::optional<bool>> sequenceParallel;           ///< whether tensor-parallel ranks split sequences; empty: as the plan states
    Stated<ContextLayout (*)(ContextLayout asked)> layout;  ///< the nearest that it has
    Stated<Overlap (*)(Overlap asked)> overlap;             ///< the overlaps that it has for those requested
    bool statesRecipe = false;                              ///< its writer notes where the files keep other states than the recipe
    bool alwaysReshards = false;                            ///< keeps no gathered ZeRO-3 weights for the backward pass
    std::int64_t bucketUnit = 1;                            ///< bytes of its unit of bucket sizes, where it has a setting

    std::optional<Target> readAs{};  ///< the launcher to whose keys its settings are translated before reading
    std::string_view mark{};         ///< before a key where people write it, and not where it is read: "--"

    /// Returns whether its files decide the field.
    [[nodiscard]] bool writes(std::string_view field) const;
    /// Returns the setting of the field as in a file; of several the one at `index`. Precondition: there is one.
    [[nodiscard]] std::string_view keyOf(std::string_view field, std::size_t index = 0) const;
    /// Returns whether its files can state this bucket size, or leave it to the launcher.
    [[nodiscard]] bool hasBucket(std::optional<std::int64_t> bytes) const;
    /// Returns the settings of the field as people write them, "a, b"; empty: it has none.
    [[nodiscard]] std::string namesOf(std::string_view field) const;
};

[[nodiscard]] const LauncherTraits& traitsOf(Target target);

}  // namespace shardscope
