// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/remedy/field_change.h"
#include "core/trust/fit.h"

namespace shardscope {

class Estimate;

/// The reason why the ranks of a plan wait for each other, a rank that computes longer or too few micro-batches for the stages; and a
/// change that shortens the step.
struct BubbleCause {
    int rank = -1;                  ///< that computes longest; −1: all compute about as long
    double ratio = 1;               ///< of its compute time to the mean of the others
    QString holds;                  ///< "5 layers + head"
    double fillAndDrain = 0;        ///< share of all GPU time
    int stages = 0;                 ///< pipeline ranks
    std::int64_t microBatches = 0;  ///< of each replica
    std::vector<FieldChange> cure;  ///< the change with the shortest step found; empty: none is shorter
    Fit fit = Fit::Fits;            ///< with that change
    double change = 0;              ///< of the estimated step time by that change; negative: shorter
};

/// Returns the rank that computes longest or, where all take about the same, what fills and drains the pipeline; without a cure. Empty with
/// one rank, without a step, and where hardly anything waits.
[[nodiscard]] std::optional<BubbleCause> causeOfBubble(const Estimate& estimate);
/// Adds the best of the cures that fit, each fully estimated: the best split of the layers (`evenStages`), a smaller micro-batch, more
/// chunks per rank. Stops early when asked to.
[[nodiscard]] std::shared_ptr<const BubbleCause> withCure(BubbleCause cause, const Estimate& estimate, const std::stop_token& stop);
/// Returns "Rank 3 computes 1.24 times as long as the others (5 layers + head)."
[[nodiscard]] QString causeSentence(const BubbleCause& cause);
/// Returns "Even out: step 3.1 % shorter", "Smaller micro-batch: step 4.2 % shorter"; empty: there is no gain.
[[nodiscard]] QString cureText(const BubbleCause& cause);
/// Returns the cure in a sentence: the fields and their values. Precondition: there is a cure.
[[nodiscard]] QString cureMeaning(const BubbleCause& cause);

}  // namespace shardscope
