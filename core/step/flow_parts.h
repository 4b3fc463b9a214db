// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/step/flows.h"

/// The parts of a rank's flows; private to `core/step`.
namespace shardscope {

struct Architecture;
struct Basis;
struct CostInputs;
struct DataTraffic;
struct ParameterTable;
struct RankStages;
struct ResolvedPlan;
struct Site;
struct StepEstimate;

using Flows = std::vector<Flow>;

/// Adds the flows of the operators of layers, embedding, head and multi-token prediction.
void addOperatorFlows(Flows& flows, const Basis& basis, const RankStages& stages);
/// Adds the flows of weights and gradients between data-parallel ranks.
void addDataFlows(Flows& flows, const Basis& basis, const StepEstimate& step, const RankStages& stages);
/// Adds the flows between pipeline ranks.
void addPipelineFlows(Flows& flows, const Basis& basis, const StepEstimate& step, int rank);

/// Returns the micro-batches that pass through each chunk of a rank: half of them in each direction of a two-way schedule.
[[nodiscard]] double passesOfChunk(const Basis& basis);

/// The layers of one kind on a rank, with recomputed ones counted separately.
struct LayerCount {
    double recomputed = 0;
    double kept = 0;
};
[[nodiscard]] std::vector<LayerCount> countLayers(const Architecture& architecture, const RankStages& stages);

/// Returns the pipeline rank with the other copy of a tied embedding; −1: none, or one rank has both.
[[nodiscard]] int tiedPartner(const Site& site, const ResolvedPlan& plan, int rank);
/// Returns the all-reduce of the two copies' gradients.
[[nodiscard]] Collective tiedReduction(const ParameterTable& parameters, const DataTraffic& traffic);
[[nodiscard]] GroupPlacement tiedPlacement(const CostInputs& inputs);
[[nodiscard]] Seconds tiedTime(const ParameterTable& parameters, const DataTraffic& traffic, const CostInputs& inputs);

}  // namespace shardscope
