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

/// A change that makes a plan fit that does not, with its effect.
struct Remedy {
    std::vector<PlanSetting> settings;  ///< changed settings, at most three
    std::vector<FieldChange> changes;   ///< with dependent fields
    Figures before;
    Figures after;
    /// The framework's own launcher refuses the plan, by a rule that the current plan also breaks. A search keeps these rules and does not
    /// find such a plan.
    bool isRefused = false;
    /// The change of the training. Unless it is `None`, `trainingRemarks` says it.
    TrainingChange training = TrainingChange::None;
};

/// The most settings of a remedy.
inline constexpr std::size_t kMostTurned = 3;

/// Returns changes of at most three settings that make a legal plan fit that does not. First those that keep the training: those that fit with
/// the band of their memory (`Fit::Fits`), the fastest per GPU first, then tight ones that are faster than all of those. For a fine-tune
/// then the settings that change the training (`Remedy::training`): numerics first, then another method, rank or length, each set of them
/// once, as little changed as suffices and with the other settings that are the fewest. Every remedy leaves the room that its
/// allocator needs. The settings that a search varies (core/remedy/searched_settings.h) are searched, three at a time and each plan of
/// them; offload, kernels and GPUs are tried in addition. Of remedies that change the same settings only the fastest is returned, and none
/// that changes more without a gain. Each was estimated; plans that break a rule, or cause a new warning, are not offered. Empty for a plan
/// that fits, or when asked to stop. Takes some tenths of a second.
[[nodiscard]] std::vector<Remedy> remedies(const Estimate& estimate, std::stop_token stop = {}, const TrialRules& rules = {});

}  // namespace shardscope
