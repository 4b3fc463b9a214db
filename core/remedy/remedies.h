// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <vector>

#include "core/remedy/field_change.h"
#include "core/remedy/figures.h"
#include "core/remedy/move.h"

namespace shardscope {

class Estimate;

/// A change that makes a plan fit which does not, with what comes of it.
struct Remedy {
    std::vector<PlanSetting> settings;  ///< that were turned: one, or more where none alone is enough
    std::vector<FieldChange> changes;   ///< with what follows from them
    Figures before;
    Figures after;
};

/// What would make a legal plan fit that does not, the fastest per GPU first: one setting turned, two where none alone is enough, three where
/// hardly any two are, with the room that its allocator needs; of what turns the same settings the fastest. All of it was estimated; what breaks a rule, or makes one warn that did not,
/// is not offered. Nothing for a plan that fits, or when asked to stop. Some hundred estimates at most.
[[nodiscard]] std::vector<Remedy> remedies(const Estimate& estimate, std::stop_token stop = {});

}  // namespace shardscope
