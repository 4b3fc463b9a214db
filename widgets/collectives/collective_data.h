// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>
#include <optional>
#include <vector>

#include "core/collective/played_formula.h"
#include "core/collective/played_links.h"
#include "widgets/player/moment.h"
#include "widgets/theme/color_role.h"

namespace shardscope {

/// The data that the collective player draws.
struct CollectiveData {
    CollectiveSteps played;
    Bytes size;
    int ranksPerNode = 1;
    LinkSpeeds speeds;
    ColorRole hue = ColorRole::Accent;
    std::optional<Seconds> modelled;  ///< by the collective model, for ranks placed like these
    QString modelledBy;               ///< "NCCL: tree, Simple"; without a time: why there is none
    QString inPlan;                   ///< its use in the plan; empty: none

    PlayedFormula formula;
    PlayedTime time;
    std::vector<Holdings> held;  ///< after each number of steps

    [[nodiscard]] int ranks() const { return played.ranks; }
    [[nodiscard]] int steps() const { return static_cast<int>(played.steps.size()); }
    [[nodiscard]] int nodes() const { return (played.ranks + ranksPerNode - 1) / ranksPerNode; }
    [[nodiscard]] bool isExchange() const { return played.operation == PlayedOperation::AllToAll; }
    /// Returns whether chunks are summed (or signals gathered), so that a copy may be partial.
    [[nodiscard]] bool sums() const;
    /// Returns the rows of cells in a column: chunks, or peers of an all-to-all.
    [[nodiscard]] int rows() const { return isExchange() ? played.ranks : played.chunks; }
    [[nodiscard]] std::uint64_t heldBy(int step, int rank, int chunk) const
    {
        return held[static_cast<std::size_t>(step)][static_cast<std::size_t>(rank)][static_cast<std::size_t>(chunk)];
    }
    [[nodiscard]] bool isDone(int step, int rank, int chunk) const;
    [[nodiscard]] Bytes sentBy(int rank, int firstSteps = -1) const { return played.sentBy(rank, size, firstSteps); }
    [[nodiscard]] Bytes sentByAll(int firstSteps = -1) const;
};

/// Returns the data without the collective model's time. Precondition: playCollective returns steps for it; 1 ≤ ranksPerNode.
[[nodiscard]] CollectiveData collectiveData(PlayedOperation operation, PlayedAlgorithm algorithm, int ranks, Bytes size, int ranksPerNode,
                                            const LinkSpeeds& speeds);

}  // namespace shardscope
