// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "widgets/ring/ring_layouts.h"

namespace shardscope {

class Estimate;
struct Scenario;

/// The settings of a scenario that the ring view may vary without changing the scenario.
struct RingWhatIf {
    int ranks = 4;
    ContextLayout layout = ContextLayout::Zigzag;
    std::int64_t sequence = 8192;
    int inner = 1;  ///< ranks that exchange heads, in Ulysses × ring

    bool operator==(const RingWhatIf&) const = default;
};

/// The pass that is shown; a backward pass with one of the two ways of sending gradients.
struct RingPassChoice {
    RingDirection direction = RingDirection::Forward;
    RingGradient gradient = RingGradient::Bf16;

    bool operator==(const RingPassChoice&) const = default;
};

/// The data of the ring view for a scenario and a what-if.
struct RingContent {
    std::shared_ptr<const RingPicture> picture;  ///< null: it is impossible
    QString impossible;                          ///< why
    RingLayoutsData layouts;
    QString figures;  ///< one line with bytes and seconds
};

/// Returns the scenario's settings, with four ranks where it has no context parallelism, and inner ranks that are possible where it states
/// none.
[[nodiscard]] RingWhatIf asInScenario(const Scenario& scenario);
/// Returns the most of these ranks that can exchange heads inside one node, fewer than all; 1 where none can.
[[nodiscard]] int possibleInner(const Scenario& scenario, int ranks);
/// Returns the GPUs that the scenario's other degrees need with these ranks.
[[nodiscard]] std::int64_t gpusOf(const RingWhatIf& whatIf, const Estimate& estimate);

/// Returns the content, within a fraction of a millisecond. Layers with a sliding window are left out where there are others.
[[nodiscard]] RingContent ringContent(const Estimate& estimate, const RingWhatIf& whatIf, const RingPassChoice& pass);

/// Returns "Zigzag", "All-gather", …
[[nodiscard]] QString layoutName(ContextLayout layout);

}  // namespace shardscope
