// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan_rule.h"

/// The words in which the rules are written: the numbers that findings mention, and the fields that can be changed.
namespace shardscope::terms {

/// Sentences of rules that several families have in their own way.
inline constexpr std::string_view kKvHeadsSaid =
    says("{kv_heads} key/value heads and tp {tp} do not divide one another: tensor ranks can neither share them out evenly nor hold "
         "even copies of them.");
inline constexpr std::string_view kUlyssesHeadsSaid =
    says("Ulysses deals heads to the context ranks, but {heads} heads over tp {tp} leave a number that cp {cp} does not divide.");

inline std::optional<FindingNumber> count(std::int64_t value) { return FindingNumber(static_cast<double>(value)); }

inline constexpr NamedNumber gpus{"gpus", [](const PlanFacts& f) { return count(f.world()); }};
inline constexpr NamedNumber tp{"tp", [](const PlanFacts& f) { return count(f.tp); }};
inline constexpr NamedNumber cp{"cp", [](const PlanFacts& f) { return count(f.cp); }};
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
inline constexpr NamedNumber experts{"experts", [](const PlanFacts& f) { return count(f.experts); }};
inline constexpr NamedNumber virtualStages{"virtual_stages", [](const PlanFacts& f) { return count(f.virtualStages()); }};

inline constexpr NamedNumber schedule{"kind",
                                      [](const PlanFacts& f) { return std::optional<FindingNumber>(std::string(nameOf(f.schedule))); }};
inline constexpr NamedNumber layout{"cp_layout",
                                    [](const PlanFacts& f) { return std::optional<FindingNumber>(std::string(nameOf(f.layout))); }};

inline constexpr Knob tpKnob{"plan.tp", &PlanFacts::tp};
inline constexpr Knob sequenceParallelKnob{"plan.sequence_parallel", &PlanFacts::sequenceParallel};
inline constexpr Knob cpKnob{"plan.cp", &PlanFacts::cp};
inline constexpr Knob ppKnob{"plan.pp", &PlanFacts::pp};
inline constexpr Knob dpKnob{"plan.dp", &PlanFacts::dp};
inline constexpr Knob epKnob{"plan.ep", &PlanFacts::ep};
inline constexpr Knob etpKnob{"plan.etp", &PlanFacts::etp};
inline constexpr Knob chunksKnob{"plan.chunks", &PlanFacts::chunks};
inline constexpr Knob groupKnob{"plan.group", &PlanFacts::group};
inline constexpr Knob microBatchKnob{"plan.micro_batch", &PlanFacts::microBatch};
inline constexpr Knob zeroKnob{"plan.zero", &PlanFacts::zero};
inline constexpr Knob shardGroupKnob{"plan.shard_group", &PlanFacts::shardGroup};
inline constexpr Knob recomputeLayersKnob{"plan.recompute_layers", &PlanFacts::recomputeLayers};
inline constexpr Knob scheduleKnob{"plan.schedule", &PlanFacts::schedule};
inline constexpr Knob layoutKnob{"plan.cp_layout", &PlanFacts::layout};
inline constexpr Knob orderKnob{"plan.order", &PlanFacts::order};
inline constexpr Knob reshardKnob{"plan.reshard_after_forward", &PlanFacts::reshardAfterForward};
inline constexpr Knob optimizerKnob{"training.optimizer", &PlanFacts::optimizer};
inline constexpr Knob cudaGraphKnob{"training.software.cuda_graph", &PlanFacts::cudaGraph};
inline constexpr Knob recomputeKnob{"plan.recompute", &PlanFacts::recompute};
inline constexpr Knob recomputeModulesKnob{"plan.recompute_modules", &PlanFacts::modules};
inline constexpr Knob offloadActivationsKnob{"plan.offload_activations", &PlanFacts::offloadActivations};
inline constexpr Knob globalBatchKnob{"training.global_batch", &PlanFacts::globalBatch};
inline constexpr Knob sequenceKnob{"training.sequence_length", &PlanFacts::sequence};
inline constexpr Knob nodesKnob{"cluster.nodes", &PlanFacts::nodes};

}  // namespace shardscope::terms
