// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <vector>

#include "core/remedy/field_change.h"
#include "core/remedy/figures.h"
#include "core/remedy/move.h"
#include "core/remedy/trial.h"

namespace shardscope {

class Estimate;

/// A change that makes a plan fit which does not, with what comes of it.
struct Remedy {
    std::vector<PlanSetting> settings;  ///< that were turned: three at most
    std::vector<FieldChange> changes;   ///< with what follows from them
    Figures before;
    Figures after;
    /// The framework's own launcher refuses the plan, by a rule that the plan at hand breaks, too: a search, which keeps these rules, has no
    /// such plan.
    bool isRefused = false;
};

/// Settings of a remedy at most.
inline constexpr std::size_t kMostTurned = 3;

/// Returns what would make a legal plan fit that does not, at most three settings turned: first what fits with the band of its memory
/// (`Fit::Fits`), the fastest per GPU first, then what is tight and faster than all of those. Every remedy leaves the room that its
/// allocator needs. The settings that a search turns (core/remedy/searched_settings.h) are searched, three at a time and each plan of them;
/// offload, kernels and GPUs are tried beside them. Of remedies that turn the same settings the fastest is there, and none that turns more
/// for no gain. All of it was estimated; what breaks a rule, or makes one warn that did not, is not offered. Nothing for a plan that fits,
/// or when asked to stop. Takes some tenths of a second.
[[nodiscard]] std::vector<Remedy> remedies(const Estimate& estimate, std::stop_token stop = {}, const TrialRules& rules = {});

}  // namespace shardscope
