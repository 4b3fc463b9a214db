// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/collective/group_placement.h"
#include "core/collective/wires.h"
#include "core/model/operator_traits.h"

namespace shardscope {

struct Basis;
struct CostInputs;
struct StepEstimate;

/// The purpose of a flow.
enum class FlowUse {
    Operator,     ///< a collective of a layer's operator, of the embedding or of the head
    Imbalance,    ///< nothing is sent: a ring waits for its busiest rank
    HostWeights,  ///< a shard of the weights from host memory: over no link between GPUs
    Weights,      ///< ZeRO-3: a layer's weights, gathered for its pass
    Gradients,
    GradientReplicas,  ///< hybrid sharding: the shards' gradients, summed over their replicas
    UpdatedWeights,    ///< gathered after the optimizer
    Hop,               ///< activations or their gradients between pipeline stages
    MatrixUpdate,      ///< parts of matrices that the optimizer updates whole
    OuterUpdate,       ///< DiLoCo: how far the weights of a shard's replicas moved, averaged in an outer step
    TiedEmbedding,     ///< gradients of an embedding on two pipeline ranks (Shoeybi et al. 2019, arXiv 1909.08053)
};

template <>
struct EnumNames<FlowUse> {
    static constexpr std::array<std::pair<FlowUse, std::string_view>, 11> names{{{FlowUse::Operator, "operator"},
                                                                                 {FlowUse::Imbalance, "imbalance"},
                                                                                 {FlowUse::HostWeights, "host-weights"},
                                                                                 {FlowUse::Weights, "weights"},
                                                                                 {FlowUse::Gradients, "gradients"},
                                                                                 {FlowUse::GradientReplicas, "gradient-replicas"},
                                                                                 {FlowUse::UpdatedWeights, "updated-weights"},
                                                                                 {FlowUse::Hop, "hop"},
                                                                                 {FlowUse::MatrixUpdate, "matrix-update"},
                                                                                 {FlowUse::OuterUpdate, "outer-update"},
                                                                                 {FlowUse::TiedEmbedding, "tied-embedding"}}};
};

/// The phase of a step in which a flow is sent.
enum class FlowPhase { Forward, Recompute, Backward, AfterBackward, AfterOptimizer };

template <>
struct EnumNames<FlowPhase> {
    static constexpr std::array<std::pair<FlowPhase, std::string_view>, 5> names{{{FlowPhase::Forward, "forward"},
                                                                                  {FlowPhase::Recompute, "recompute"},
                                                                                  {FlowPhase::Backward, "backward"},
                                                                                  {FlowPhase::AfterBackward, "after-backward"},
                                                                                  {FlowPhase::AfterOptimizer, "after-optimizer"}}};
};

/// One flow of a rank of a pipeline stage in one step: `collective.count` collectives of `collective.bytes` each.
struct Flow {
    FlowUse use = FlowUse::Operator;
    FlowPhase phase = FlowPhase::Forward;
    Collective collective;
    GroupPlacement placement;  ///< of the group that sends: for gradients and weights, of a shard group or of its replicas
    std::optional<OperatorId> op;
    int layerKind = -1;  ///< of the operator's or the weights' layer
    int peer = -1;       ///< pipeline rank that receives, of Hop and TiedEmbedding
    Seconds seconds;     ///< all of them, hidden or not
    Seconds exposed;     ///< for which the compute stream waits; of Hop, for the messages of both directions between the two ranks
};

/// Returns all flows of a rank of pipeline stage `rank` in one step: the one list that is timed, counted and drawn. By dimension the
/// seconds sum to the exposed and hidden seconds of the step on that rank. The gather of new weights, which the step counts separately,
/// belongs to dp; of a hop's seconds only `exposed` is in the step; the parts of matrices are in the optimizer's seconds. Left out as small:
/// the norms' weights under sequence parallelism and where other weights are in shards, the norms of gradients, and the loss.
[[nodiscard]] std::vector<Flow> stepFlows(const Basis& basis, const StepEstimate& step, int rank);

/// Returns the bytes that leave the rank for all collectives of a flow, split into domain and network, from a member of its group at
/// `place`. A dispatch of experts counts the bytes of its dispatcher (core/collective/dispatch_volume.h).
[[nodiscard]] Wires sentAt(const Flow& flow, const GroupPlace& place, const CostInputs& inputs);
/// Returns the same for the member that `flow.placement` describes.
[[nodiscard]] Wires sentBy(const Flow& flow, const CostInputs& inputs);

}  // namespace shardscope
