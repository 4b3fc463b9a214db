// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "core/base/choices.h"
#include "core/plan/target.h"

namespace shardscope {

struct Overlap;
struct Scenario;

// What the files of a launcher can say of the settings that a search turns. An export writes another value in place of one that they cannot
// say, so that the plan that runs is none that was found (core/launch, LaunchDraft::replace).

/// PyTorch's programs choose what an operator keeps, Megatron's do not; nanotron, FSDP's wrapper and DeepSpeed know whole layers alone.
[[nodiscard]] bool recomputes(Target target, Recompute recompute);

/// FSDP2 has no stage that shards the optimizer alone or keeps whole weights on purpose, and ranks that share a sequence always share its
/// shards; FSDP1 lacks the first; nanotron shards the optimizer alone.
[[nodiscard]] bool shards(Target target, int zero, int cp);

/// Whether experts on `ep` ranks may be cut over `etp` where all else is over `tp`.
[[nodiscard]] bool cutsExperts(Target target, int ep, int etp, int tp);

/// Whether activations between the cut products may be shared out, or kept whole.
[[nodiscard]] bool hasSequenceParallel(Target target, bool isOn);

/// The layout of a sequence over ranks that the launcher has, the nearest to this one; the export writes it.
[[nodiscard]] ContextLayout launchedLayout(Target target, ContextLayout layout);

/// All of these of the scenario's plan, as far as they act in it. Precondition: there is an architecture.
[[nodiscard]] bool isExpressed(Target target, const Scenario& scenario);

/// Returns what overlaps under the launcher where this is asked for: nanotron reduces beside the backward pass and gathers after the step, FSDP2 always
/// does both beside compute, and of experts Megatron alone overlaps anything.
[[nodiscard]] Overlap launchedOverlap(Target target, const Overlap& overlap);

/// Whether the files have this size of a bucket: nanotron's in whole MiB, those of FSDP none.
[[nodiscard]] bool hasBucket(Target target, std::optional<std::int64_t> bytes);

}  // namespace shardscope
