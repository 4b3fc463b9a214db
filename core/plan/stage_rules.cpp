// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/plan_terms.h"

namespace shardscope {
namespace {

constexpr std::string_view kStageSource = "the scenario's own meaning of stage_layers: layers per (stage, chunk) in model order";
constexpr std::string_view kLimitSource = "a limit of this program";
constexpr std::string_view kRecomputeSource = "Megatron-LM megatron/core/transformer/transformer_config.py";

constexpr NamedNumber kEntries{"entries", [](const PlanFacts& f) { return terms::count(f.stageEntries); }};
constexpr NamedNumber kSum{"sum", [](const PlanFacts& f) { return terms::count(f.stageLayerSum); }};
constexpr NamedNumber kMost{"most", [](const PlanFacts&) { return terms::count(kMostVirtualStages); }};
constexpr NamedNumber kCountedLayers{"recompute_layers", [](const PlanFacts& f) { return terms::count(f.recomputeLayers); }};

bool recomputesCountedLayers(const PlanFacts& f) { return f.recomputeLayers == PlanFacts::kNull || f.recompute == Recompute::Full; }

}  // namespace

std::vector<PlanRule> stageRules()
{
    using namespace terms;
    // clang-format off
    return {
        {"stage-layers-length", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return f.stageEntries == PlanFacts::kNoStageLayers || f.stageEntries == f.virtualStages(); },
         {kEntries, terms::virtualStages, pp}, {ppKnob, chunksKnob}, kStageSource,
         says("stage_layers has {entries} entries, but pp {pp} with this schedule makes {virtual_stages} stages: give one "
    "entry for each stage."), RulePart::Schedule},
        {"stage-layers-sum", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return f.stageEntries == PlanFacts::kNoStageLayers || f.stageLayerSum == f.layers; },
         {kSum, layers}, {}, kStageSource,
         says("stage_layers places {sum} layers, but the model has {layers}.")},
        {"too-many-virtual-stages", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return f.virtualStages() <= kMostVirtualStages; },
         {terms::virtualStages, kMost}, {ppKnob, chunksKnob}, kLimitSource,
         says("{virtual_stages} virtual stages are more than this program supports: at most {most}."), RulePart::Schedule},
        {"stages-without-layers", "", Severity::Warning, kNotMegatron & ~kTorchtitan, Needs::Nothing,
         [](const PlanFacts& f) { return f.stageEntries != PlanFacts::kNoStageLayers || f.virtualStages() <= f.layers; },
         {layers, terms::virtualStages}, {ppKnob, chunksKnob}, kStageSource,
         says("{layers} layers cannot fill {virtual_stages} virtual stages: some stages would have no layer."), RulePart::Degrees, {Seen::Pipeline}},
        {"recompute-layers-ignored", "", Severity::Warning, kNotMegatron, Needs::Nothing,
         recomputesCountedLayers,
         {kCountedLayers}, {recomputeKnob}, kRecomputeSource,
         says("recompute_layers is {recompute_layers}, but only full recomputation uses it, so it has no effect.")},
        {"recompute-modules-without-selective", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !f.namesModules || f.recompute == Recompute::Selective; },
         {}, {recomputeKnob}, kRecomputeSource,
         says("recompute_modules names the modules that selective recomputation recomputes, but recompute is not selective."), RulePart::Modes},
        {"recompute-layers-beyond-model", "", Severity::Warning, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return f.recomputeLayers <= f.layers; },
         {kCountedLayers, layers}, {recomputeLayersKnob}, kRecomputeSource,
         says("recompute_layers is {recompute_layers}, more than the model's {layers} layers, so every layer of a stage is "
    "recomputed.")},
    };
    // clang-format on
}

}  // namespace shardscope
