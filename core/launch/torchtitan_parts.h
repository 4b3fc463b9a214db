// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/launch/config_value.h"
#include "core/launch/launch_draft.h"

/// What the files of both versions of torchtitan have in common.
namespace shardscope {

inline constexpr std::string_view kTorchtitanPlaceholders = "Steps, learning rate, tokenizer and data are placeholders: put in your own.";

/// `[parallelism]` but for the schedule's micro-batches.
void addMesh(ConfigValue& map, LaunchDraft& draft);

/// The schedule and its stages, which only a file can hold one by one.
void addSchedule(ConfigValue& map, LaunchDraft& draft, bool isFile);

/// `[debug]`: the switches of a deterministic run and of experts that are balanced by force, which not every model asks for.
void addDebug(ConfigValue& map, LaunchDraft& draft, bool canForceBalance);

[[nodiscard]] bool overlapsTensor(const LaunchDraft& draft);

/// Also where the scenario leaves it to torchtitan, whose estimates are of compiled runs.
[[nodiscard]] bool compiles(const LaunchDraft& draft);

void tellWhatIsMissing(LaunchDraft& draft, bool hasFloat8);

}  // namespace shardscope
