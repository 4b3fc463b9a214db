// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/launch/file_traits.h"
#include "core/launch/launch_draft.h"
#include "core/launch/launch_reader.h"
#include "core/launch/launcher_traits.h"
#include "core/ring/context_layout.h"

namespace shardscope {

// The constant that a file of this folder defines for each target: kMegatronLauncher, kNanotronLauncher, …
#define SHARDSCOPE_ROW(target, name, rules) extern const LauncherTraits k##target##Launcher;
SHARDSCOPE_LAUNCH_TARGETS(SHARDSCOPE_ROW)
#undef SHARDSCOPE_ROW

// The same for each kind of file: kMegatronFiles, kNeoxFiles, …
#define SHARDSCOPE_WRITTEN(kind) extern const LaunchFileTraits k##kind##Files;
#define SHARDSCOPE_READ(kind, name, closest) extern const LaunchFileTraits k##kind##Files;
SHARDSCOPE_LAUNCH_KINDS(SHARDSCOPE_WRITTEN, SHARDSCOPE_READ)
#undef SHARDSCOPE_WRITTEN
#undef SHARDSCOPE_READ

/// Traits that several launchers share.
namespace launch {

/// Reads settings whose paths in the file are those that the reader requests.
template <Result<ConfigValue> (*read)(std::string_view text, const std::string& file)>
[[nodiscard]] Result<PlacedSettings> settingsBy(std::string_view text, const std::string& file)
{
    return asTheyStand(read(text, file));
}

/// Returns whether the mode recomputes whole layers, or none.
[[nodiscard]] inline bool recomputesLayers(Recompute mode) { return mode == Recompute::None || mode == Recompute::Full; }
/// Returns whether Megatron's programs can recompute so: they cannot choose per operator.
[[nodiscard]] inline bool recomputesModules(Recompute mode) { return mode != Recompute::PerOperator; }
/// Returns whether PyTorch's programs can recompute so.
[[nodiscard]] inline bool recomputesOperators(Recompute mode) { return mode != Recompute::Selective; }

[[nodiscard]] inline bool hasEveryStage(int, int) { return true; }
/// FSDP2 has no stage that shards the optimizer alone or keeps whole weights on purpose, and ranks that share a sequence always share its
/// shards.
[[nodiscard]] inline bool hasStageOfFsdp2(int zero, int cp) { return zero == 3 || (zero == 0 && cp == 1); }

[[nodiscard]] inline bool cutsExpertsFreely(int, int, int) { return true; }
/// Returns whether experts that are not distributed are cut by tensor parallelism like all other weights.
[[nodiscard]] inline bool cutsSpreadExperts(int ep, int etp, int tp) { return ep > 1 || etp == tp; }
/// Returns the same, for launchers that keep distributed experts whole.
[[nodiscard]] inline bool keepsSpreadExpertsWhole(int ep, int etp, int tp) { return etp == (ep > 1 ? 1 : tp); }

}  // namespace launch
}  // namespace shardscope
