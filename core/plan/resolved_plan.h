// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/framework/framework_defaults.h"
#include "core/scenario/plan_choices.h"
#include "core/schedule/in_flight.h"

namespace shardscope {

struct Scenario;

/// A plan with every null filled in: degrees, and the modes that the framework chooses where the scenario leaves them open.
/// Physics reads this and the `Site`, never the plan as written, so that no module has a default of its own. Made by `resolvePlan`,
/// which never fails: where the numbers do not divide, the quotients are floored (at least 1) and `checkPlan` returns the errors.
struct ResolvedPlan : PlanChoices {
    int world = 1;  ///< GPUs, also those that run nothing but the encoder
    int tp = 1;
    bool sequenceParallel = false;  ///< false whenever tp is 1
    int cp = 1;
    int pp = 1;  ///< pipeline ranks; the first one is the encoder's where it has GPUs of its own
    int dp = 1;
    int ep = 1;
    int etp = 1;
    int edp = 1;                    ///< ranks that hold the same part of experts
    int gtp = 1;                    ///< neighbours that each hold a part of every dense matrix, and gather it for its multiplies
    int egtp = 1;                   ///< the same of experts
    int chunks = 1;                 ///< per rank; always 2 in bidirectional and V-shaped schedules
    int group = 1;                  ///< micro-batches per group of an interleaved schedule
    std::int64_t microBatches = 1;  ///< per data-parallel rank and step
    int zero = 0;
    int shardGroup = 1;        ///< ranks that share one dense ZeRO or FSDP shard (all of dp·cp, unless hybrid)
    int expertShardGroup = 1;  ///< the same for routed experts (all of edp, unless hybrid)
    /// layersOf[virtual stage]: model layers, in model order; virtual stages = pp · chunks (DualPipe: pp stages).
    std::vector<int> stageLayers;
    std::vector<int> ranksOfGroup;  ///< pipeline ranks on each group of the cluster's nodes, in their order
    std::vector<RecomputeModule> recomputeModules{RecomputeModule::CoreAttention};  ///< of `selective`
    std::optional<std::vector<OffloadModule>> offloadModules;                       ///< empty: all that layers keep

    int encoderGpus = 0;       ///< that run nothing but the encoder; ranks of a grid are numbered without them
    bool runsEncoder = true;   ///< these ranks do, where the model has one that takes part
    bool runsLanguage = true;  ///< these ranks do; false: they are the encoder's own

    Framework framework{};
    SoftwareStack stack{};
    AttentionKernel attention = AttentionKernel::Flash2;
    Loss loss = Loss::VocabParallel;
    MoeDispatcher dispatcher = MoeDispatcher::AllToAll;
    bool compiled = false;
    bool ownKernels = false;  ///< a program written for the model and the GPU, which plans its buffers before the first step

    /// Returns the layers of a virtual stage that recompute as the plan states: the first `recomputeLayers` of them under full recompute
    /// (Megatron counts them per chunk of a rank), else all.
    [[nodiscard]] int recomputedLayers(std::size_t stage) const;
    /// Returns the ranks that hold the same dense weights.
    [[nodiscard]] int replicas() const { return dp * cp / gtp; }
    [[nodiscard]] bool hasWeightShards() const { return gtp > 1 || egtp > 1; }
    [[nodiscard]] PipelineShape pipeline() const
    {
        return {schedule, pp, microBatches, chunks, group, overlap.expert && ep > 1, encoderGpus > 0};
    }
    /// Returns the pipeline ranks before the first one with a part of the language model: 1 where the encoder has GPUs of its own.
    [[nodiscard]] int ranksBeforeLanguage() const { return encoderGpus > 0 ? 1 : 0; }
    /// Returns the GPUs that these ranks are among, and the pipeline stages that they are divided into.
    [[nodiscard]] int gridGpus() const { return runsLanguage ? world - encoderGpus : encoderGpus; }
    [[nodiscard]] int gridStages() const { return runsLanguage ? pp - ranksBeforeLanguage() : 1; }
    /// Returns the share of all GPUs that each pipeline rank has; empty where each has as many.
    [[nodiscard]] std::vector<double> gpuShares() const;
    /// Returns the virtual stages of pipeline rank `rank`, in the order of its chunks (loop, vee or both directions: schedules.md).
    [[nodiscard]] std::vector<int> stagesOfRank(int rank) const;
    /// Returns the group of alike ranks that pipeline rank `rank` is in: those on one group of nodes, or after all of these the encoder's own.
    [[nodiscard]] int groupOfRank(int rank) const;
    [[nodiscard]] int groupCount() const { return std::max(1, static_cast<int>(ranksOfGroup.size())) + ranksBeforeLanguage(); }
    /// Returns the group of nodes (core/hardware/hardware.h) that pipeline rank `rank` is on.
    [[nodiscard]] int nodesOfRank(int rank) const
    {
        return std::min(groupOfRank(rank), std::max(0, static_cast<int>(ranksOfGroup.size()) - 1));
    }
};

/// Returns the plan as GPUs of one group of the cluster run it: groups differ in kernels alone.
[[nodiscard]] ResolvedPlan resolvePlan(const Scenario& scenario, int group = 0);

/// Returns the plan of the encoder's own GPUs: its degrees, and for each micro-batch of a replica the sequences of all replicas that one
/// copy of the encoder takes. Precondition: it has GPUs of its own.
[[nodiscard]] ResolvedPlan encoderPlan(const Scenario& scenario);

}  // namespace shardscope
