// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/remedy/plan_setting.h"

#include <algorithm>
#include <limits>

#include "core/hardware/catalog.h"
#include "core/scenario/plan.h"
#include "core/scenario/scenario.h"

namespace shardscope {
namespace {

/// Other stages than those that layers were assigned to.
void forgetStages(Plan& plan)
{
    plan.stageLayers.reset();
    plan.group.reset();
}

/// How many times as many. A node that is not full is filled first.
void turnGpus(Scenario& scenario, std::int64_t factor)
{
    Cluster& cluster = scenario.cluster;
    const NodePreset* usual = hardwareCatalog().usualNode(cluster.gpu.id);
    const std::int64_t perNode = std::int64_t{cluster.gpusPerNode} * factor;
    if (cluster.nodes == 1 && usual && perNode <= usual->gpusPerNode && !cluster.isMixed())
        cluster.gpusPerNode = narrow(perNode);
    else
        cluster.nodes = narrow(std::int64_t{cluster.nodes} * factor);
    for (NodeGroup& other : cluster.others)
        other.nodes = narrow(std::int64_t{other.nodes} * factor);
}

/// Nobody cuts the layers and keeps whole activations on every rank.
void turnTensorParallel(Scenario& scenario, std::int64_t ranks)
{
    Plan& plan = scenario.plan;
    plan.sequenceParallel = plan.sequenceParallel || plan.tp == 1;
    plan.tp = narrow(ranks);
}

void turnPipelineParallel(Scenario& scenario, std::int64_t ranks)
{
    scenario.plan.pp = narrow(ranks);
    forgetStages(scenario.plan);
}

void turnZeroStage(Scenario& scenario, std::int64_t stage)
{
    scenario.plan.zero = narrow(stage);
    if (stage == 0)
        scenario.plan.shardGroup.reset();
}

void setRecompute(Plan& plan, Recompute recompute, std::optional<int> layers)
{
    plan.recompute = recompute;
    plan.recomputeLayers = layers;
    if (recompute != Recompute::Selective)
        plan.recomputeModules.reset();
}

void turnRecompute(Scenario& scenario, std::int64_t mode) { setRecompute(scenario.plan, static_cast<Recompute>(mode), std::nullopt); }

/// Full recomputation of so many layers of a stage.
void turnRecomputedLayers(Scenario& scenario, std::int64_t layers) { setRecompute(scenario.plan, Recompute::Full, narrow(layers)); }

void turnSchedule(Scenario& scenario, std::int64_t kind)
{
    scenario.plan.schedule = static_cast<ScheduleKind>(kind);
    scenario.plan.chunks = 1;
    forgetStages(scenario.plan);
}

/// Per cent.
void turnOffloadActivations(Scenario& scenario, std::int64_t percent)
{
    scenario.plan.offloadActivations = static_cast<double>(percent) / 100;
}

/// Adapters of a method with more bits may be on weights in a format of their own.
void turnMethod(Scenario& scenario, std::int64_t method)
{
    Tuning& tuning = scenario.training.tuning;
    tuning.method = static_cast<TuneMethod>(method);
    if (tuning.method == TuneMethod::Qlora)
        tuning.baseFormat.reset();
}

/// The number of sequences stays; a packed row is at most as long as the sequence.
void turnSequenceLength(Scenario& scenario, std::int64_t tokens)
{
    scenario.training.sequenceLength = tokens;
    scenario.training.documents.packTokens.reset();
}

std::string_view remarkOfStates(const Value&) { return says("changes numerics: optimizer states are rounded to 8 bits"); }
std::string_view remarkOfUpdates(const Value&) { return says("changes numerics: gradients cannot be clipped by the norm of all of them"); }
std::string_view remarkOfRank(const Value&) { return says("another training: adapters of a lower rank"); }
std::string_view remarkOfLength(const Value&) { return says("another training: longer documents are cut"); }
/// Without a method the base format alone changes.
std::string_view remarkOfMethod(const Value& method)
{
    return method == Value(std::string(nameOf(TuneMethod::Lora))) ? says("another training: adapters learn, all other weights are frozen")
                                                                  : says("another training: adapters on frozen weights of 4 bits");
}

constexpr std::string_view kRecomputeWaste = says("Recomputation saves memory that is not needed: the plan fits with less recomputation.");

constexpr PlanSettingTraits kGpus{.fields = {"cluster.nodes", "cluster.gpus_per_node"}, .turn = turnGpus};
constexpr PlanSettingTraits kTensorParallel{.fields = {"plan.tp"},
                                            .searched = {"plan.tp", "plan.sequence_parallel", "plan.encoder.tp", "plan.shard_group"},
                                            .turn = turnTensorParallel,
                                            .waste = says("Tensor parallelism is wider than memory requires, which costs communication."),
                                            .seen = {Seen::Step, Axis::Tp}};
constexpr PlanSettingTraits kContextParallel{.fields = {"plan.cp"},
                                             .searched = {"plan.cp", "plan.cp_inner", "plan.shard_group"},
                                             .waste = says("Context parallelism is wider than memory requires, which costs communication."),
                                             .seen = {Seen::Step, Axis::Cp}};
constexpr PlanSettingTraits kPipelineParallel{.fields = {"plan.pp"},
                                              .searched = {"plan.pp", "plan.group", "plan.stage_layers", "plan.shard_group"},
                                              .turn = turnPipelineParallel,
                                              .waste = says("The pipeline is deeper than memory requires, which enlarges the bubble."),
                                              .seen = {Seen::Pipeline}};
constexpr PlanSettingTraits kExpertParallel{.fields = {"plan.ep"}, .searched = {"plan.ep"}};
constexpr PlanSettingTraits kExpertTensorParallel{.fields = {"plan.etp"}, .searched = {"plan.etp"}};
constexpr PlanSettingTraits kEncoderCopies{.fields = {"plan.encoder.dp"}, .seen = {Seen::Pipeline}};
constexpr PlanSettingTraits kZeroStage{.fields = {"plan.zero"},
                                       .searched = {"plan.zero", "plan.shard_group"},
                                       .turn = turnZeroStage,
                                       .waste = says("ZeRO shards more than memory requires, which costs communication."),
                                       .seen = {Seen::Step, Axis::Dp}};
constexpr PlanSettingTraits kMicroBatch{.fields = {"plan.micro_batch"}, .searched = {"plan.micro_batch", "plan.group"}};
constexpr PlanSettingTraits kRecompute{.fields = {"plan.recompute", "plan.recompute_modules"},
                                       .searched = {"plan.recompute", "plan.recompute_layers", "plan.recompute_modules"},
                                       .turn = turnRecompute,
                                       .waste = kRecomputeWaste};
constexpr PlanSettingTraits kRecomputedLayers{.fields = {"plan.recompute_layers"}, .turn = turnRecomputedLayers, .waste = kRecomputeWaste};
constexpr PlanSettingTraits kSequenceParallel{.fields = {"plan.sequence_parallel"},
                                              .waste =
                                                  says("Every tensor-parallel rank repeats work that sequence parallelism would split."),
                                              .seen = {Seen::Step, Axis::Tp}};
constexpr PlanSettingTraits kReshardAfterForward{
    .fields = {"plan.reshard_after_forward"},
    .byBestPlan = ByBestPlan::Yes,
    .waste = says("Weights are gathered a second time for the backward pass, although there is memory to keep them."),
    .seen = {Seen::Step, Axis::Dp}};
constexpr PlanSettingTraits kSchedule{.fields = {"plan.schedule", "plan.chunks"},
                                      .searched = {"plan.schedule", "plan.chunks", "plan.group", "plan.stage_layers"},
                                      .turn = turnSchedule};
constexpr PlanSettingTraits kAttention{.fields = {"training.attention"}};
constexpr PlanSettingTraits kLoss{.fields = {"training.software.loss"}};
constexpr PlanSettingTraits kOffloadStates{.fields = {"plan.offload"},
                                           .byBestPlan = ByBestPlan::SwitchedOff,
                                           .waste =
                                               says("Optimizer states are kept on the host, although there is room for them on the GPU.")};
constexpr PlanSettingTraits kOffloadActivations{
    .fields = {"plan.offload_activations"},
    .byBestPlan = ByBestPlan::SwitchedOff,
    .turn = turnOffloadActivations,
    .waste = says("Activations are offloaded to the host, although there is room for them on the GPU.")};
constexpr PlanSettingTraits kOverlapGradReduce{
    .fields = {"plan.overlap.grad_reduce"},
    .byBestPlan = ByBestPlan::Yes,
    .waste = says("The gradient reduction waits for the end of the backward pass, although the two could overlap."),
    .seen = {Seen::Step, Axis::Dp}};
constexpr PlanSettingTraits kOverlapParamGather{
    .fields = {"plan.overlap.param_gather"},
    .byBestPlan = ByBestPlan::Yes,
    .waste = says("The all-gather of the weights delays the forward pass, although the two could overlap."),
    .seen = {Seen::Step, Axis::Dp}};
constexpr PlanSettingTraits kOverlapTensor{
    .fields = {"plan.overlap.tensor"},
    .byBestPlan = ByBestPlan::Yes,
    .waste = says("Tensor-parallel collectives stop the matrix multiplications, although the two could overlap."),
    .seen = {Seen::Step, Axis::Tp}};
constexpr PlanSettingTraits kOverlapPipeline{
    .fields = {"plan.overlap.pipeline"},
    .byBestPlan = ByBestPlan::Yes,
    .waste = says("Transfers between pipeline ranks stop both ranks, although they could overlap with compute."),
    .seen = {Seen::Step, Axis::Pp}};
constexpr PlanSettingTraits kOverlapExpert{.fields = {"plan.overlap.expert"},
                                           .byBestPlan = ByBestPlan::Yes,
                                           .waste = says("The experts' all-to-all stops compute, although the two could overlap."),
                                           .seen = {Seen::Step, Axis::Ep}};
constexpr PlanSettingTraits kBuckets{.fields = {"plan.bucket_bytes"},
                                     .byBestPlan = ByBestPlan::Yes,
                                     .waste = says("The gradient buckets are so small that most of their time is latency."),
                                     .seen = {Seen::Step, Axis::Dp}};
constexpr PlanSettingTraits kReference{.fields = {"training.reference"}};
constexpr PlanSettingTraits kPagedStates{.fields = {"training.paged_states"}};
constexpr PlanSettingTraits kOptimizerStates{
    .fields = {"training.optimizer"}, .training = TrainingChange::Numerics, .remark = remarkOfStates};
constexpr PlanSettingTraits kOptimizerInBackward{
    .fields = {"training.optimizer_in_backward"}, .training = TrainingChange::Numerics, .remark = remarkOfUpdates};
constexpr PlanSettingTraits kAdapterRank{.fields = {"training.adapter.rank"}, .training = TrainingChange::Another, .remark = remarkOfRank};
constexpr PlanSettingTraits kMethod{.fields = {"training.method", "training.base_format"},
                                    .turn = turnMethod,
                                    .training = TrainingChange::Another,
                                    .remark = remarkOfMethod};
constexpr PlanSettingTraits kSequenceLength{.fields = {"training.sequence_length", "training.pack_tokens"},
                                            .turn = turnSequenceLength,
                                            .training = TrainingChange::Another,
                                            .remark = remarkOfLength};
#define SHARDSCOPE_ROW(setting, name) &k##setting,
constexpr EnumArray<PlanSetting, const PlanSettingTraits*> kTable{SHARDSCOPE_PLAN_SETTINGS(SHARDSCOPE_ROW)};
#undef SHARDSCOPE_ROW

}  // namespace

int narrow(std::int64_t value) { return static_cast<int>(std::min<std::int64_t>(value, std::numeric_limits<int>::max())); }

const PlanSettingTraits& traitsOf(PlanSetting setting) { return *kTable[static_cast<std::size_t>(setting)]; }

std::optional<PlanSetting> settingOf(std::string_view path)
{
    for (const auto& [setting, name] : EnumNames<PlanSetting>::names) {
        const FieldPaths& fields = traitsOf(setting).fields;
        if (std::find(fields.begin(), fields.end(), path) != fields.end())
            return setting;
    }
    return std::nullopt;
}

}  // namespace shardscope
