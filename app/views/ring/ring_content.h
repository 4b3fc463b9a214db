// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "widgets/ring/ring_layouts.h"

namespace shardscope {

class Estimate;
struct Scenario;

/// Holds what of a scenario the ring view may change without changing the scenario.
struct RingWhatIf {
    int ranks = 4;
    ContextLayout layout = ContextLayout::Zigzag;
    std::int64_t sequence = 8192;

    bool operator==(const RingWhatIf&) const = default;
};

/// A pass to look at: a backward with one of the two ways of sending gradients.
struct RingPassChoice {
    RingDirection direction = RingDirection::Forward;
    RingGradient gradient = RingGradient::Bf16;

    bool operator==(const RingPassChoice&) const = default;
};

/// Holds what the ring view shows of a scenario and a what-if.
struct RingContent {
    std::shared_ptr<const RingPicture> picture;  ///< null: it cannot be
    QString impossible;                          ///< why
    RingLayoutsData layouts;
    QString figures;  ///< a line of bytes and seconds
};

/// As the scenario is; with four ranks where it has no context parallelism.
[[nodiscard]] RingWhatIf asInScenario(const Scenario& scenario);
/// How many GPUs the scenario's other degrees would take with these ranks.
[[nodiscard]] std::int64_t gpusOf(const RingWhatIf& whatIf, const Estimate& estimate);

/// Takes a fraction of a millisecond. Layers of the model with a sliding window are left out where there are others.
[[nodiscard]] RingContent ringContent(const Estimate& estimate, const RingWhatIf& whatIf, const RingPassChoice& pass);

/// "Zigzag", "All-gather", …
[[nodiscard]] QString layoutName(ContextLayout layout);

}  // namespace shardscope
