// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "core/plan/plan_rule.h"

/// The vocabulary of the rules: the numbers that findings mention, and the fields that can be changed.
namespace shardscope::terms {

/// Sentences that rules of several families share.
inline constexpr std::string_view kKvHeadsSaid =
    says("{kv_heads} key/value heads and tp {tp} do not divide one another: the tensor-parallel ranks can neither split "
         "the heads evenly nor keep equal numbers of copies.");
inline constexpr std::string_view kUlyssesHeadsSaid =
    says("Ulysses distributes the heads over the context-parallel ranks, but {heads} heads / tp {tp} is not divisible "
         "by cp {cp}.");

/// Whether the inputs of modules of experts are offloaded by name.
inline bool offloadsExperts(const PlanFacts& f)
{
    return f.offloads.has(OffloadModule::ExpertFc1) || f.offloads.has(OffloadModule::MoeActivation);
}

/// Whether weights that do not learn are stored in fewer bits.
inline bool isQuantised(const PlanFacts& f) { return f.baseFormat != WeightFormat::Training; }

// NOLINTBEGIN(readability-identifier-naming): tables of rules name them as words
inline std::optional<FindingNumber> count(std::int64_t value) { return FindingNumber(static_cast<double>(value)); }

inline constexpr NamedNumber gpus{"gpus", [](const PlanFacts& f) { return count(f.languageGpus()); }};
inline constexpr NamedNumber tp{"tp", [](const PlanFacts& f) { return count(f.tp); }};
inline constexpr NamedNumber cp{"cp", [](const PlanFacts& f) { return count(f.cp); }};
inline constexpr NamedNumber cpInner{"cp_inner", [](const PlanFacts& f) { return count(f.cpInner); }};
inline constexpr NamedNumber pp{"pp", [](const PlanFacts& f) { return count(f.pp); }};
inline constexpr NamedNumber stages{"stages", [](const PlanFacts& f) { return count(f.pp); }};
inline constexpr NamedNumber dp{"dp", [](const PlanFacts& f) { return count(f.dataParallel()); }};
inline constexpr NamedNumber ep{"ep", [](const PlanFacts& f) { return count(f.ep); }};
inline constexpr NamedNumber etp{"etp", [](const PlanFacts& f) { return count(f.expertTensor()); }};
inline constexpr NamedNumber edp{"edp", [](const PlanFacts& f) { return count(f.expertData()); }};
inline constexpr NamedNumber chunks{"chunks", [](const PlanFacts& f) { return count(f.chunks); }};
inline constexpr NamedNumber group{"group", [](const PlanFacts& f) { return count(f.groupSize()); }};
inline constexpr NamedNumber globalBatch{"global_batch", [](const PlanFacts& f) { return count(f.globalBatch); }};
inline constexpr NamedNumber microBatch{"micro_batch", [](const PlanFacts& f) { return count(f.microBatch); }};
inline constexpr NamedNumber microBatches{"microbatches", [](const PlanFacts& f) { return count(f.microBatches()); }};
inline constexpr NamedNumber sequence{"sequence_length", [](const PlanFacts& f) { return count(f.sequence); }};
inline constexpr NamedNumber zero{"zero", [](const PlanFacts& f) { return count(f.zero); }};
inline constexpr NamedNumber layers{"layers", [](const PlanFacts& f) { return count(f.layers); }};
inline constexpr NamedNumber heads{"heads", [](const PlanFacts& f) { return count(f.heads); }};
inline constexpr NamedNumber kvHeads{"kv_heads", [](const PlanFacts& f) { return count(f.kvHeads); }};
inline constexpr NamedNumber mixerHeads{"mixer_heads", [](const PlanFacts& f) { return count(f.mixerHeads); }};
inline constexpr NamedNumber mixerKeyHeads{"mixer_key_heads", [](const PlanFacts& f) { return count(f.mixerKeyHeads); }};
inline constexpr NamedNumber experts{"experts", [](const PlanFacts& f) { return count(f.experts); }};
inline constexpr NamedNumber virtualStages{"virtual_stages", [](const PlanFacts& f) { return count(f.virtualStages()); }};

inline constexpr NamedNumber schedule{"kind",
                                      [](const PlanFacts& f) { return std::optional<FindingNumber>(std::string(nameOf(f.schedule))); }};
inline constexpr NamedNumber layout{"cp_layout",
                                    [](const PlanFacts& f) { return std::optional<FindingNumber>(std::string(nameOf(f.layout))); }};

// Fields that can be changed. Every rule about an unbounded field is periodic with the product of the degrees in it.
inline std::int64_t world(const PlanFacts& f) { return f.world(); }

inline constexpr Knob tpKnob{.path = "plan.tp", .field = &PlanFacts::tp, .most = world, .movesDataParallel = true};
inline constexpr Knob sequenceParallelKnob{"plan.sequence_parallel", &PlanFacts::sequenceParallel};
inline constexpr Knob cpKnob{.path = "plan.cp", .field = &PlanFacts::cp, .most = world, .movesDataParallel = true};
inline constexpr Knob cpInnerKnob{.path = "plan.cp_inner", .field = &PlanFacts::cpInner, .most = [](const PlanFacts& f) { return f.cp; }};
inline constexpr Knob ppKnob{.path = "plan.pp", .field = &PlanFacts::pp, .most = world, .movesDataParallel = true};
inline constexpr Knob dpKnob{
    .path = "plan.dp", .field = &PlanFacts::dp, .most = world, .present = [](const PlanFacts& f) { return f.dataParallel(); }};
inline constexpr Knob epKnob{.path = "plan.ep", .field = &PlanFacts::ep, .most = world};
inline constexpr Knob etpKnob{
    .path = "plan.etp", .field = &PlanFacts::etp, .most = world, .present = [](const PlanFacts& f) { return f.expertTensor(); }};
inline constexpr Knob chunksKnob{
    .path = "plan.chunks", .field = &PlanFacts::chunks, .most = [](const PlanFacts& f) { return std::max(f.layers, f.stageEntries); }};
inline constexpr Knob groupKnob{.path = "plan.group",
                                .field = &PlanFacts::group,
                                .most = [](const PlanFacts& f) { return f.microBatches(); },
                                .present = [](const PlanFacts& f) { return f.groupSize(); }};
inline constexpr Knob microBatchKnob{
    .path = "plan.micro_batch", .field = &PlanFacts::microBatch, .most = [](const PlanFacts& f) { return f.globalBatch; }};
inline constexpr Knob zeroKnob{
    .path = "plan.zero", .field = &PlanFacts::zero, .most = [](const PlanFacts&) { return std::int64_t{3}; }, .least = 0};
inline constexpr Knob shardGroupKnob{
    .path = "plan.shard_group", .field = &PlanFacts::shardGroup, .most = [](const PlanFacts& f) { return f.replicas(); }};
inline constexpr Knob recomputeLayersKnob{
    .path = "plan.recompute_layers", .field = &PlanFacts::recomputeLayers, .most = [](const PlanFacts& f) { return f.layers; }};
inline constexpr Knob scheduleKnob{"plan.schedule", &PlanFacts::schedule};
inline constexpr Knob layoutKnob{"plan.cp_layout", &PlanFacts::layout};
inline constexpr Knob orderKnob{"plan.order", &PlanFacts::order};
inline constexpr Knob reshardKnob{"plan.reshard_after_forward", &PlanFacts::reshardAfterForward};
inline constexpr Knob optimizerKnob{"training.optimizer", &PlanFacts::optimizer};
inline constexpr Knob cudaGraphKnob{"training.software.cuda_graph", &PlanFacts::cudaGraph};
inline constexpr Knob recomputeKnob{"plan.recompute", &PlanFacts::recompute};
inline constexpr Knob recomputeModulesKnob{"plan.recompute_modules", &PlanFacts::modules};
inline constexpr Knob offloadModulesKnob{"plan.offload_modules", &PlanFacts::offloads};
inline constexpr Knob offloadActivationsKnob{"plan.offload_activations", &PlanFacts::offloadActivations};
inline constexpr Knob globalBatchKnob{.path = "training.global_batch", .field = &PlanFacts::globalBatch, .reach = [](const PlanFacts& f) {
                                          return saturatingProduct(saturatingProduct(f.dataParallel(), f.microBatch),
                                                                   saturatingProduct(2, std::max(f.pp, f.groupSize())));
                                      }};
inline constexpr Knob sequenceKnob{.path = "training.sequence_length", .field = &PlanFacts::sequence, .reach = [](const PlanFacts& f) {
                                       return std::max(saturatingProduct(saturatingProduct(2, f.cp), f.tp), f.sequence - f.maxPositions);
                                   }};
inline constexpr Knob nodesKnob{.path = "cluster.nodes",
                                .field = &PlanFacts::nodes,
                                .reach =
                                    [](const PlanFacts& f) {
                                        if (f.nodeGroups > 1)
                                            return std::int64_t{0};  // which group should grow is no question of a rule
                                        return std::max(saturatingProduct(f.modelRanks(), std::max<std::int64_t>(1, f.dp)),
                                                        f.expertRanks());
                                    },
                                .movesDataParallel = true};
// NOLINTEND(readability-identifier-naming)

}  // namespace shardscope::terms
