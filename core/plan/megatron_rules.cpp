// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/plan_terms.h"
#include "core/plan/stated_stages.h"
#include "core/ring/context_layout.h"
#include "core/schedule/schedule_traits.h"

#include <algorithm>
#include <cmath>

namespace shardscope {
namespace {

constexpr std::string_view kArguments = "Megatron-LM megatron/training/arguments.py";
constexpr std::string_view kConfig = "Megatron-LM megatron/core/transformer/transformer_config.py";
constexpr std::string_view kParallelConfig = "Megatron-LM megatron/core/model_parallel_config.py";
constexpr std::string_view kParallelState = "Megatron-LM megatron/core/parallel_state.py";
constexpr std::string_view kOptimizerConfig = "Megatron-LM megatron/core/optimizer/optimizer_config.py";
constexpr std::string_view kSchedules = "Megatron-LM megatron/core/pipeline_parallel/schedules.py";
constexpr std::string_view kBridgeConfig = "Megatron-Bridge src/megatron/bridge/training/config.py";

bool interleaves(const PlanFacts& f) { return traitsOf(f.schedule).megatron == MegatronSchedule::Interleaving; }

bool hasOwnSchedule(const PlanFacts& f) { return f.pp == 1 || traitsOf(f.schedule).megatron != MegatronSchedule::None; }

bool layersOfStageDivide(const PlanFacts& f)
{
    return !interleaves(f) || f.stageEntries != PlanFacts::kNoStageLayers || f.layers % f.pp != 0 || (f.layers / f.pp) % f.chunks == 0;
}

bool expertTensorIsToBlame(const PlanFacts& f)
{
    PlanFacts alone = f;
    alone.etp = 1;
    return f.etp == PlanFacts::kNull && f.tp > 1 && !expertsFit(f) && expertsFit(alone);
}

constexpr RankOrder kPipelineBeforeData{Axis::Tp, Axis::Cp, Axis::Ep, Axis::Pp, Axis::Dp};

bool hasOwnOrder(const PlanFacts& f)
{
    const std::vector<Axis> order = usedAxes(f, f.order);
    return order == usedAxes(f, kMegatronOrder) || order == usedAxes(f, kPipelineBeforeData);
}

bool shardsInDefaultOrder(const PlanFacts& f)
{
    return f.zero < 2 || usedAxes(f, f.order) != usedAxes(f, kPipelineBeforeData) || usedAxes(f, f.order) == usedAxes(f, kMegatronOrder);
}

/// Where pp does not vary slowest, the experts have to have as many data-parallel ranks as the rest of the model. Megatron asserts it
/// of dense models too, whose experts' grid has no context ranks.
bool keepsDataRanksOfExperts(const PlanFacts& f)
{
    const std::vector<Axis> order = usedAxes(f, f.order);
    const bool isMapped = order == usedAxes(f, kPipelineBeforeData) && order != usedAxes(f, kMegatronOrder);
    return !isMapped || f.pp == 1 || saturatingProduct(f.ep, f.expertTensor()) == saturatingProduct(f.tp, f.cp);
}

/// The optimizer of an offloaded state is the precision-aware one, which is Adam.
bool offloadsAdam(const PlanFacts& f)
{
    return f.offload == Offload::None || f.optimizer == Optimizer::AdamW || f.optimizer == Optimizer::AdamWBf16 ||
           f.optimizer == Optimizer::AdamW8bit;
}

/// Whole layers, not the inputs of modules, for which there are other conditions (offload_rules.cpp).
bool offloadsLayers(const PlanFacts& f) { return f.offloadActivations > 0 && !f.namesOffloads; }

/// As many layers as the writer of Megatron's files would ask for.
bool keepsALayerOnTheGpu(const PlanFacts& f)
{
    return !offloadsLayers(f) || std::llround(f.offloadActivations * static_cast<double>(f.layers)) < f.layers;
}

bool recomputesUnderFreshScales(const PlanFacts& f)
{
    return !f.scalesDelayed || (!f.recomputes(RecomputeModule::MoeActivation) && !f.recomputes(RecomputeModule::LayerNorm));
}

bool overlapsExpertsOnTwoStreams(const PlanFacts& f)
{
    return !f.overlap.expert ||
           (f.ep > 1 && f.dispatcher != MoeDispatcher::AllGather && f.precision != Precision::Fp32 && f.precision != Precision::Tf32);
}

/// Whole layers, or the mixture of experts as a whole, are not recomputed between its two streams (transformer_config.py:3023-3032).
bool keepsExpertsWhileOverlapping(const PlanFacts& f)
{
    return !f.overlap.expert || (f.recompute != Recompute::Full && !f.recomputes(RecomputeModule::Moe));
}

constexpr NamedNumber kLayersPerStage{"layers_per_stage", [](const PlanFacts& f) { return terms::count(f.layers / f.pp); }};
constexpr NamedNumber kRecomputeLayers{"recompute_layers", [](const PlanFacts& f) { return terms::count(f.recomputeLayers); }};

constexpr NamedNumber kOptimizer{"optimizer",
                                 [](const PlanFacts& f) { return std::optional<FindingNumber>(std::string(nameOf(f.optimizer))); }};

constexpr Knob kTensorOverlap{"plan.overlap.tensor", &Overlap::tensor};
constexpr Knob kGradReduce{"plan.overlap.grad_reduce", &Overlap::gradReduce};
constexpr Knob kParamGather{"plan.overlap.param_gather", &Overlap::paramGather};
constexpr Knob kPipelineOverlap{"plan.overlap.pipeline", &Overlap::pipeline};
constexpr Knob kExpertOverlap{"plan.overlap.expert", &Overlap::expert};

std::vector<PlanRule> pipelineRules()
{
    using namespace terms;
    // clang-format off
    return {
        lacking({"schedule-not-in-megatron", "", Severity::Error, kMegatron, Needs::Nothing,
         hasOwnSchedule,
         {schedule, pp}, {scheduleKnob}, kSchedules,
         says("Megatron has no schedule {kind}: with pp {pp} it runs 1f1b, or interleaved if there are several chunks."), RulePart::Schedule}),
        {"layers-not-divisible", "MLM-2", Severity::Error, kMegatron, Needs::Nothing,
         layersDivide,
         {layers, pp}, {ppKnob}, kArguments,
         says("{layers} layers are not divisible by pp {pp}: Megatron requires an even split, unless the layers of every "
    "stage are given (stage_layers).")},
        {"interleaved-without-stages", "MLM-3", Severity::Error, kMegatron, Needs::Nothing,
         [](const PlanFacts& f) { return !interleaves(f) || f.pp > 1; },
         {pp, chunks}, {ppKnob, scheduleKnob}, kArguments,
         says("Interleaving {chunks} chunks needs at least two pipeline ranks, but pp is {pp}."), RulePart::Schedule},
        {"interleaved-needs-overlap", "MLM-3", Severity::Error, kMegatron, Needs::Nothing,
         [](const PlanFacts& f) { return !interleaves(f) || f.overlap.pipeline || f.pp != 2; },
         {pp}, {kPipelineOverlap, ppKnob}, kArguments,
         says("Without overlapped pipeline communication, Megatron interleaves only with more than two pipeline ranks, but "
    "pp is {pp}."), RulePart::Schedule},
        {"layers-of-stage-not-divisible", "MLM-3", Severity::Error, kMegatron, Needs::Nothing,
         layersOfStageDivide,
         {layers, pp, kLayersPerStage, chunks}, {chunksKnob, ppKnob}, kConfig,
         says("Each of pp {pp} pipeline ranks has {layers_per_stage} of the {layers} layers, which cannot be split evenly "
    "into {chunks} chunks."), RulePart::Schedule},
        lacking({"order-not-in-megatron", "", Severity::Error, kMegatron, Needs::World,
         hasOwnOrder,
         {}, {orderKnob}, "Megatron-LM megatron/training/initialize.py (--use-tp-pp-dp-mapping)",
         says("Megatron orders ranks as tp-cp-ep-dp-pp, or with pp before dp (--use-tp-pp-dp-mapping), and supports no other order."), RulePart::Degrees, {Seen::Mesh}}),
        {"order-parts-experts", "", Severity::Error, kMegatron, Needs::World,
         keepsDataRanksOfExperts,
         {pp, tp, cp, ep, etp}, {orderKnob}, kParallelState,
         says("With pp {pp} before dp (--use-tp-pp-dp-mapping), Megatron requires as many data-parallel ranks for the "
    "experts as for the other layers: ep {ep} × etp {etp} must equal tp {tp} × cp {cp}. Megatron checks this for "
    "dense models too, with ep 1 and etp = tp."), RulePart::Degrees, {Seen::Mesh}},
        {"order-not-with-fsdp", "MB-3", Severity::Error, kMegatronBridge, Needs::World,
         shardsInDefaultOrder,
         {zero}, {orderKnob}, kBridgeConfig,
         says("At ZeRO stage {zero} Megatron-Bridge shards with Megatron-FSDP, which cannot be "
              "combined with the rank order that puts pp before dp."), RulePart::Modes, {Seen::Mesh}},
    };
    // clang-format on
}

std::vector<PlanRule> parallelRules()
{
    using namespace terms;
    // clang-format off
    return {
        {"expert-tensor-defaults-to-tp", "MLM-20", Severity::Warning, kMegatron, Needs::Nothing,
         [](const PlanFacts& f) { return !expertTensorIsToBlame(f); },
         {tp, ep}, {etpKnob}, kArguments,
         says("etp is not given, so Megatron sets it to tp {tp}, and ep {ep} then needs tp times as many ranks. Set etp to 1 "
    "so that the experts fit on the ranks.")},
        {"sequence-parallel-without-tp", "MLM-5", Severity::Warning, kMegatron, Needs::Nothing,
         [](const PlanFacts& f) { return !f.sequenceParallel || f.tp > 1; },
         {tp}, {sequenceParallelKnob}, kArguments,
         says("Sequence parallelism has no effect at tp {tp}, so Megatron switches it off.")},
        {"experts-without-sequence-parallel", "MLM-6", Severity::Warning, kMegatron, Needs::Nothing,
         [](const PlanFacts& f) { return f.ep == 1 || f.tp == 1 || f.sequenceParallel; },
         {ep, tp}, {sequenceParallelKnob}, kParallelConfig,
         says("Megatron expects sequence parallelism when ep {ep} is combined with tp {tp}, and warns if it is off.")},
        {"tensor-overlap-without-sequence-parallel", "MLM-9", Severity::Error, kMegatronLm, Needs::Nothing,
         [](const PlanFacts& f) { return !f.overlap.tensor || f.tp == 1 || f.usesSequenceParallel(); },
         {tp}, {sequenceParallelKnob, kTensorOverlap}, kArguments,
         says("Tensor-parallel communication can be overlapped only in sequence-parallel layers, but at tp {tp} sequence "
    "parallelism is off.")},
        {"tensor-overlap-switched-off", "MLM-9", Severity::Warning, kMegatronBridge, Needs::Nothing,
         [](const PlanFacts& f) { return !f.overlap.tensor || f.usesSequenceParallel(); },
         {tp}, {sequenceParallelKnob, kTensorOverlap}, "Megatron-Bridge src/megatron/bridge/training/comm_overlap.py",
         says("Megatron-Bridge switches the overlap of tensor-parallel communication off at tp 1, and at tp {tp} without "
    "sequence parallelism.")},
        // Without sharded optimizer states nothing is gathered, and the switch means nothing.
        {"gather-overlap-without-reduce-overlap", "MLM-10", Severity::Error, kMegatron, Needs::Nothing,
         [](const PlanFacts& f) { return f.zero == 0 || !f.overlap.paramGather || f.overlap.gradReduce; },
         {zero}, {kGradReduce, kParamGather}, kArguments,
         says("At ZeRO stage {zero}, Megatron overlaps the parameter all-gather only together with the gradient reduction "
    "(overlap.grad_reduce)."), RulePart::Modes},
        {"optimizer-not-with-fsdp", "MLM-13", Severity::Error, kMegatron, Needs::Nothing,
         [](const PlanFacts& f) { return f.zero < 2 || (f.optimizer != Optimizer::Muon && f.optimizer != Optimizer::Soap); },
         {zero}, {optimizerKnob, zeroKnob}, kArguments,
         says("At ZeRO stage {zero}, Megatron shards with Megatron-FSDP, which supports only Adam and SGD."), RulePart::Modes},
        {"offload-without-adam", "", Severity::Error, kMegatron, Needs::Nothing,
         offloadsAdam,
         {kOptimizer}, {optimizerKnob}, kOptimizerConfig,
         says("Megatron offloads only Adam's optimizer states: it refuses optimizer {optimizer} with --optimizer-cpu-offload.")},
        {"context-layout-not-in-megatron", "", Severity::Warning, kMegatron, Needs::Nothing,
         [](const PlanFacts& f) { return f.cp == 1 || withPairedPieces(f.layout) == f.layout; },
         {layout, cp}, {layoutKnob}, kConfig,
         says("Megatron has no {cp_layout} layout for cp {cp}: each of its ranks has two pieces of the sequence, one from either end.")},
    };
    // clang-format on
}

std::vector<PlanRule> recomputeRules()
{
    using namespace terms;
    // clang-format off
    return {
        {"recompute-layers-not-full", "MLM-7", Severity::Error, kMegatron, Needs::Nothing,
         [](const PlanFacts& f) {
             return f.recomputeLayers == PlanFacts::kNull || f.recompute == Recompute::Full || f.recompute == Recompute::None;
         },
         {kRecomputeLayers}, {recomputeKnob}, kConfig,
         says("recompute_layers is {recompute_layers}, but Megatron uses a number of recomputed layers only with full recomputation."), RulePart::Modes},
        {"recompute-not-in-megatron", "", Severity::Warning, kMegatron, Needs::Nothing,
         [](const PlanFacts& f) { return f.recompute != Recompute::PerOperator; },
         {}, {recomputeKnob}, kConfig,
         says("Megatron cannot choose recomputation per operator: the nearest option is selective recomputation of the "
    "attention core.")},
        {"offload-with-pipeline", "MLM-15", Severity::Error, kMegatron, Needs::Nothing,
         [](const PlanFacts& f) { return !offloadsLayers(f) || f.pp == 1; },
         {pp}, {ppKnob}, kConfig,
         says("Megatron offloads the activations of whole layers to the host only without pipeline stages, but pp is {pp}: name "
    "modules (offload_modules) instead.")},
        {"offload-with-recompute", "MLM-15", Severity::Error, kMegatron, Needs::Nothing,
         [](const PlanFacts& f) { return !offloadsLayers(f) || f.recompute == Recompute::None; },
         {}, {recomputeKnob}, kConfig,
         says("Megatron offloads the activations of whole layers to the host only without recomputation: name modules "
    "(offload_modules) instead."), RulePart::Modes},
        {"offload-of-every-layer", "MLM-15", Severity::Error, kMegatron, Needs::Nothing,
         keepsALayerOnTheGpu,
         {layers}, {offloadActivationsKnob}, kConfig,
         says("Megatron can offload the activations of fewer layers than the model's {layers}: the activations of at least "
    "one layer must stay on the GPU.")},
        {"graph-with-full-recompute", "", Severity::Error, kMegatron, Needs::Nothing,
         [](const PlanFacts& f) { return f.cudaGraph != CudaGraph::Partial || f.recompute != Recompute::Full; },
         {}, {cudaGraphKnob, recomputeKnob}, kConfig,
         says("Megatron captures parts of the model in CUDA graphs only without recomputation of whole layers: capture the "
    "full iteration, or use selective recomputation."), RulePart::Modes, {Seen::Step}},
        {"graph-with-activation-offload", "", Severity::Error, kMegatron, Needs::Nothing,
         [](const PlanFacts& f) { return f.cudaGraph != CudaGraph::Partial || !offloadsLayers(f); },
         {}, {cudaGraphKnob}, kConfig,
         says("Megatron does not capture parts of the model in CUDA graphs while it offloads "
              "the activations of whole layers to the host."), RulePart::Degrees, {Seen::Step}},
        {"activation-recompute-without-experts", "", Severity::Error, kMegatron, Needs::Nothing,
         [](const PlanFacts& f) { return f.experts > 0 || !f.recomputes(RecomputeModule::MoeActivation); },
         {}, {recomputeModulesKnob, recomputeKnob}, kConfig,
         says("Megatron recomputes the activation function (moe_act) only in experts, and this model has no experts."), RulePart::Modes, {Seen::Memory}},
        {"projection-recompute-without-latent-attention", "", Severity::Error, kMegatron, Needs::Nothing,
         [](const PlanFacts& f) { return f.latentAttention || !f.recomputes(RecomputeModule::MlaUpProjection); },
         {}, {recomputeModulesKnob, recomputeKnob}, kConfig,
         says("Megatron recomputes mla_up_proj only in multi-latent attention, which this model does not have."), RulePart::Modes, {Seen::Memory}},
        {"recompute-under-delayed-scaling", "", Severity::Error, kMegatron, Needs::Nothing,
         recomputesUnderFreshScales,
         {}, {recomputeModulesKnob, recomputeKnob}, kConfig,
         says("With FP8 and delayed scaling, Megatron can recompute neither moe_act nor layernorm: choose another FP8 recipe "
    "or other modules."), RulePart::Modes, {Seen::Memory}},
        {"expert-overlap-unsupported", "MLM-18", Severity::Error, kMegatron, Needs::Nothing,
         overlapsExpertsOnTwoStreams,
         {ep}, {kExpertOverlap, epKnob}, kConfig,
         says("Overlapping the experts' all-to-all needs experts distributed over ranks (ep is {ep}), the all-to-all, DeepEP "
    "or HybridEP dispatcher, and 16-bit training.")},
        {"expert-overlap-with-recompute", "MLM-18", Severity::Error, kMegatron, Needs::Nothing,
         keepsExpertsWhileOverlapping,
         {}, {kExpertOverlap, recomputeKnob, recomputeModulesKnob}, kConfig,
         says("Overlapping the experts' all-to-all cannot be combined with full recomputation or with recomputation of the "
    "mixture of experts (moe)."), RulePart::Modes, {Seen::Step, Axis::Ep}},
        {"expert-overlap-without-chunks", "MLM-18", Severity::Error, kMegatron, Needs::Nothing,
         [](const PlanFacts& f) { return !f.overlap.expert || f.pp == 1 || interleaves(f); },
         {pp}, {kExpertOverlap, ppKnob}, kConfig,
         says("With pp {pp}, overlapping the experts' all-to-all needs the interleaved schedule, whose chunks allow a "
    "forward pass to overlap with a backward pass."), RulePart::Schedule},
    };
    // clang-format on
}

}  // namespace

std::vector<PlanRule> megatronRules()
{
    std::vector<PlanRule> rules = pipelineRules();
    for (std::vector<PlanRule> family : {parallelRules(), recomputeRules()})
        rules.insert(rules.end(), family.begin(), family.end());
    return rules;
}

}  // namespace shardscope
