// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/layer/operator.h"
#include "core/step/layer_passes.h"
#include "core/step/streams.h"

/// The spans that the blocks of a stage consist of; private to `core/step`.
namespace shardscope {

struct Basis;
struct ResolvedPlan;
struct StepEstimate;

/// The spans of one block, in seconds from its start.
struct Pieces {
    std::vector<StreamSpan> fixed;   ///< compute, and the communication that it waits for
    std::vector<StreamSpan> beside;  ///< hidden communication: from its start on, as soon as its stream is free
    double length = 0;
};

/// Returns the seconds for which compute waits for a stream.
[[nodiscard]] double exposedIn(const Pieces& pieces, Stream stream);
/// Returns the pieces with the waits for a stream reduced to the share `left`; the rest of its communication is hidden.
[[nodiscard]] Pieces hiding(const Pieces& pieces, Stream stream, double left);

/// Return the seconds for which compute waits for the host, and the pieces with these waits reduced to the share `left`.
[[nodiscard]] double hostWaitsIn(const Pieces& pieces);
[[nodiscard]] Pieces withHostWaits(const Pieces& pieces, double left);

/// Parts of a block of a schedule.
struct PassParts {
    bool forward = false;
    bool inputGrad = false;  ///< with its recomputation
    bool weightGrad = false;
};

/// Opens the passes of one estimate to the level of `detail`.
class PieceMaker {
public:
    /// `basis`, `layers`: of the nodes that the stages are on.
    PieceMaker(const Basis& basis, const LayerPasses& layers, const StepEstimate& estimate, StreamDetail detail);

    /// Returns a forward and then a backward of one virtual stage, as far as `parts` has them.
    [[nodiscard]] Pieces ofStage(int stage, const PassParts& parts) const;

private:
    struct TimedOperator {
        Operator op;
        OperatorTiming timing;
    };
    using TimedOperators = std::vector<TimedOperator>;
    /// A layer, or the part before the first or after the last one.
    struct Part {
        const Passes* passes = nullptr;
        const TimedOperators* operators = nullptr;
        std::int32_t layer = kNoLayer;
    };
    friend class PassOpener;

    [[nodiscard]] TimedOperators timed(const OperatorList& operators, double headDim) const;
    [[nodiscard]] std::vector<Part> partsOf(int stage) const;

    const Basis& m_basis;
    const ResolvedPlan& m_plan;
    const LayerPasses& m_layers;
    const StepEstimate& m_estimate;
    StreamDetail m_detail;
    std::vector<TimedOperators> m_ofLayerKind;
    TimedOperators m_embedding;
    TimedOperators m_head;
};

}  // namespace shardscope
