// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/scenario/scenario.h"

namespace shardscope {

/// The whole numbers of a scenario that decide whether a plan is legal, as written, and what follows from them. A plain
/// copyable value, so that a rule can be asked again with one number changed ("what would be right?").
/// Quotients are floored and at least 1: whether they are whole is the rules' business.
struct PlanFacts {
    static constexpr std::int64_t kNull = 0;  ///< a plan field that is null in the scenario

    // cluster
    std::int64_t nodes = 1;
    std::int64_t gpusPerNode = 1;
    std::int64_t fastDomain = 1;  ///< GPUs joined by the scale-up network, at least a node
    // training
    std::int64_t sequence = 1;
    std::int64_t globalBatch = 1;
    // plan
    std::int64_t tp = 1;
    std::int64_t cp = 1;
    std::int64_t pp = 1;
    std::int64_t dp = kNull;
    std::int64_t ep = 1;
    std::int64_t etp = kNull;
    std::int64_t chunks = 1;
    std::int64_t group = kNull;
    std::int64_t microBatch = 1;
    std::int64_t zero = 0;
    std::int64_t shardGroup = kNull;
    std::int64_t recomputeLayers = kNull;
    std::int64_t stageCount = kNull;      ///< entries of `stage_layers`
    std::int64_t stageLayerSum = 0;
    std::int64_t smallestStage = 0;       ///< fewest layers of an entry of `stage_layers`
    ScheduleKind schedule = ScheduleKind::OneFOneB;
    ContextLayout layout = ContextLayout::Zigzag;
    bool sequenceParallel = false;        ///< as written, even at tp 1
    RankOrder order = kMegatronOrder;
    // model
    std::int64_t layers = 1;
    std::int64_t heads = 1;
    std::int64_t kvHeads = 1;
    std::int64_t experts = 0;             ///< 0: a dense model
    std::int64_t maxPositions = 0;        ///< 0: not stated
    /// What the rules of one launch target ask besides (switches, kinds); never varied.
    const Scenario* scenario = nullptr;

    [[nodiscard]] std::int64_t world() const;         ///< GPUs
    [[nodiscard]] std::int64_t modelRanks() const;    ///< tp · cp · pp
    [[nodiscard]] std::int64_t dataParallel() const;
    [[nodiscard]] std::int64_t expertTensor() const;
    [[nodiscard]] std::int64_t expertRanks() const;   ///< pp · ep · etp
    [[nodiscard]] std::int64_t expertData() const;
    [[nodiscard]] std::int64_t microBatches() const;  ///< per data-parallel rank and step
    [[nodiscard]] std::int64_t chunksPerRank() const;
    [[nodiscard]] std::int64_t virtualStages() const;
    [[nodiscard]] std::int64_t groupSize() const;     ///< micro-batches per group of an interleaved schedule
    [[nodiscard]] std::int64_t replicas() const { return dataParallel() * cp; }  ///< ranks that hold the same dense weights
    [[nodiscard]] std::int64_t denseShardGroup() const;
    [[nodiscard]] std::int64_t expertShardGroup() const;
};

[[nodiscard]] PlanFacts planFacts(const Scenario& scenario);

/// A plan with more virtual stages is refused; what lists stages stops there, so that nothing absurd is allocated.
inline constexpr std::int64_t kMostVirtualStages = std::int64_t{1} << 20;

/// Product of positive factors, held at 2^62 where it would overflow.
[[nodiscard]] std::int64_t saturatingProduct(std::int64_t a, std::int64_t b);

/// Chunks of one rank that the schedule itself fixes (zb-v, dualpipe, dualpipe-v), or 0 where the plan says.
[[nodiscard]] int fixedChunks(ScheduleKind schedule);

}  // namespace shardscope
