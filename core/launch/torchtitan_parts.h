// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/launch/config_value.h"
#include "core/launch/launch_draft.h"

/// The common parts of the files of both versions of torchtitan.
namespace shardscope {

inline constexpr std::string_view kTorchtitanPlaceholders = "Steps, learning rate, tokenizer and data are placeholders: put in your own.";

/// Adds `[parallelism]` without the schedule's micro-batches.
void addMesh(ConfigValue& map, LaunchDraft& draft);

/// Adds the schedule and its stages, which only a file can list one by one.
void addSchedule(ConfigValue& map, LaunchDraft& draft, bool isFile);

/// Adds `[debug]`: the switches of a deterministic run and of forced expert balance, which not every model has.
void addDebug(ConfigValue& map, LaunchDraft& draft, bool canForceBalance);

[[nodiscard]] bool overlapsTensor(const LaunchDraft& draft);

/// Returns whether the model is compiled, also where the scenario leaves it to torchtitan, whose estimates are of compiled runs.
[[nodiscard]] bool compiles(const LaunchDraft& draft);

void tellWhatIsMissing(LaunchDraft& draft, bool hasFloat8);

}  // namespace shardscope
