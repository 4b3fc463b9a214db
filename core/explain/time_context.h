// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/explain_context.h"
#include "core/layer/layer_operators.h"
#include "core/step/sharded_layers.h"
#include "core/step/step.h"

/// What the derivations of times share; private to `core/explain`.
namespace shardscope {

/// A part of a pass's seconds: computing, waiting for the host, or one dimension's collectives, exposed or hidden.
struct PassPart {
    enum class Kind { Compute, Host, Exposed, Hidden };
    Kind kind = Kind::Compute;
    Axis axis = Axis::Tp;

    [[nodiscard]] Seconds of(const PassTime& pass) const;
    [[nodiscard]] Seconds of(const Passes& passes) const;
};

/// Precondition: the estimate has a step.
struct TimeContext {
    explicit TimeContext(const ExplainContext& c);

    const ExplainContext& context;
    const StepEstimate& step;
    const CostInputs& inputs;
};

/// One of the constants of the time model, with its prior and where that comes from.
[[nodiscard]] Derivation costConstant(const TimeContext& time, Constant constant);
/// A figure of the GPU's data sheet, with its trust and sources.
[[nodiscard]] Derivation gpuFigure(const TimeContext& time, std::string_view id, std::string_view figure, double value);
/// `exact` where its inputs give `value`; else the same inputs under a formula, so that nothing is said to follow that does not.
[[nodiscard]] Derivation exactOr(Derivation exact, double value);

/// "exposed_s/tp" → "exposed tp".
[[nodiscard]] std::string plainName(std::string_view field);

/// One operator's GPU seconds; `direction` is "forward", "input-gradient" or "weight-gradient".
[[nodiscard]] Derivation operatorSeconds(const TimeContext& time, const Operator& op, double headDim, std::string_view direction);
/// One collective of one rank: size, algorithm, origin.
[[nodiscard]] Derivation collectiveSeconds(const TimeContext& time, CollectiveKind kind, Bytes bytes, const GroupPlacement& placement,
                                           std::string_view subject);
[[nodiscard]] Derivation hopSeconds(const TimeContext& time);

/// What one micro-batch takes in one virtual stage, of one part.
[[nodiscard]] Derivation stageSeconds(const TimeContext& time, std::size_t stage, const PassPart& part);
/// Of all micro-batches that pass the rank's stages.
[[nodiscard]] Derivation passesOfRank(const TimeContext& time, int rank, const PassPart& part);

/// Numbers of one pipeline rank, and of the whole step; `name` is below "/time/by_rank/N/" or "/time/".
[[nodiscard]] Derivation explainRankTime(const TimeContext& time, int rank, std::string_view name);
[[nodiscard]] Derivation explainTime(const TimeContext& time, std::string_view name);
[[nodiscard]] Derivation explainThroughput(const TimeContext& time, std::string_view name);
[[nodiscard]] Derivation explainCost(const TimeContext& time, std::string_view name);

}  // namespace shardscope
