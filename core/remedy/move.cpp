// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/remedy/move.h"
#include "core/plan/plan_facts.h"

#include <algorithm>
#include <limits>
#include <numeric>

#include "core/field/parameters.h"
#include "core/framework/framework_defaults.h"
#include "core/framework/tuning_defaults.h"
#include "core/hardware/catalog.h"
#include "core/model/architecture.h"
#include "core/plan/attention_kernel.h"
#include "core/plan/pipeline_ranks.h"
#include "core/search/own_framework.h"

namespace shardscope {
namespace {

/// Sets a field to a number, a switch to 0 or 1, a choice to an enumerator's number.
void setNumber(Scenario& scenario, std::string_view path, std::int64_t number)
{
    const Parameter& field = *findParameter(path);
    if (field.kind == ParameterKind::Boolean)
        (void)field.set(scenario, number != 0);
    else if (field.kind == ParameterKind::Choice)
        (void)field.set(scenario, field.choices()[static_cast<std::size_t>(number)]);
    else
        (void)field.set(scenario, number);
}

void turn(Scenario& scenario, const Move& move)
{
    const PlanSettingTraits& setting = traitsOf(move.setting);
    if (setting.turn)
        setting.turn(scenario, move.value);
    else
        setNumber(scenario, *setting.fields.begin(), move.value);
}

void followDegrees(Scenario& scenario)
{
    Plan& plan = scenario.plan;
    const std::int64_t gpus = languageGpus(scenario);
    const std::int64_t model = std::int64_t{plan.tp} * plan.cp * plan.pp;
    if (plan.dp)
        plan.dp = narrow(std::max<std::int64_t>(1, gpus / model));
    const std::int64_t expertRanks = std::max<std::int64_t>(1, gpus / (std::int64_t{plan.pp} * plan.etp.value_or(plan.tp)));
    plan.ep = narrow(std::gcd(std::int64_t{plan.ep}, expertRanks));
}

struct MoveList {
    std::vector<Move> moves;

    template <typename Number>
    void add(PlanSetting setting, Number value)
    {
        moves.push_back({setting, static_cast<std::int64_t>(value)});
    }
    void doubled(PlanSetting setting, std::int64_t from, std::int64_t most)
    {
        for (std::int64_t value = 2 * from; value <= most; value *= 2)
            add(setting, value);
    }
    void halved(PlanSetting setting, std::int64_t from)
    {
        for (std::int64_t value = from; value % 2 == 0;)
            add(setting, value /= 2);
    }
};

/// Framework's own: Megatron counts recomputed layers, PyTorch's programs choose what an operator keeps.
void addRecompute(MoveList& list, const Scenario& scenario)
{
    for (const Recompute stronger : {Recompute::Selective, Recompute::PerOperator, Recompute::Full}) {
        if (recomputes(frameworkOf(scenario.training), stronger) && (stronger > scenario.plan.recompute || scenario.plan.recomputeLayers))
            list.add(PlanSetting::Recompute, stronger);
    }
}

void addKernels(MoveList& list, const Scenario& scenario)
{
    const Training& training = scenario.training;
    const bool isHalf = training.precision != Precision::Fp32 && training.precision != Precision::Tf32;
    const AttentionNeeds needs = attentionNeeds(*scenario.architecture);
    const bool isTaken = !needs.sinks && needs.headDim <= 256;  // FlashAttention-2's own limits
    if (isHalf && isTaken && !isFused(attentionKernelOf(training, scenario.cluster.gpu, needs)))
        list.add(PlanSetting::Attention, AttentionKernel::Flash2);
    const Loss lean = traitsOf(frameworkOf(training)).leanLoss;
    if (lossOf(training) != lean)
        list.add(PlanSetting::Loss, lean);
}

void addOffload(MoveList& list, const Plan& plan)
{
    for (const Offload farther : {Offload::Optimizer, Offload::OptimizerAndParameters}) {
        if (farther > plan.offload && (farther == Offload::Optimizer || plan.zero == 3))
            list.add(PlanSetting::OffloadStates, farther);
    }
    for (const int percent : {50, 100}) {
        if (percent > plan.offloadActivations * 100)
            list.add(PlanSetting::OffloadActivations, percent);
    }
}

constexpr std::int64_t kMostCopies = 4;  ///< of an encoder, as a multiple of those there are

/// More copies of an encoder with GPUs of its own are quicker and hold fewer sequences each; the language model has the other GPUs.
void addEncoderCopies(MoveList& list, const Plan& plan)
{
    if (plan.encoder.placement == EncoderPlacement::Own && plan.encoder.dp)
        list.doubled(PlanSetting::EncoderCopies, *plan.encoder.dp, kMostCopies * *plan.encoder.dp);
}

constexpr std::int64_t kLeastRank = 4;  ///< fine-tuners rarely choose less, and it would save next to nothing
constexpr std::int64_t kLeastTokens = 256;

/// The moves that keep what a fine-tune learns: the log-probabilities of a reference are the same whoever computes them, and bitsandbytes moves
/// and rounds states in PyTorch's programs. Megatron's have distributed optimizers of their own.
void addTunersOptimizer(MoveList& list, const Scenario& scenario)
{
    const Training& training = scenario.training;
    const Reference reference = resolvedTuning(training).reference;
    if (reference == Reference::Copy && training.tuning.hasAdapters())
        list.add(PlanSetting::Reference, Reference::AdapterOff);
    if (reference == Reference::Copy)
        list.add(PlanSetting::Reference, Reference::Precomputed);
    if (traitsOf(frameworkOf(training)).isMegatron())
        return;
    if (training.optimizer == Optimizer::AdamW || training.optimizer == Optimizer::AdamWBf16)
        list.add(PlanSetting::OptimizerStates, Optimizer::AdamW8bit);
    if (!training.optimizerInBackward.value_or(false))
        list.add(PlanSetting::OptimizerInBackward, true);
    if (!training.pagedStates.value_or(false))
        list.add(PlanSetting::PagedStates, true);
}

/// The moves that make another training of it, the mildest of each first. Adapters in place of all weights are for a model that was trained
/// before, so nothing of this is offered to what may be a pretraining (`isFineTune`); a rank has a meaning with adapters alone.
void addOtherTrainings(MoveList& list, const Scenario& scenario)
{
    const ResolvedTuning tuning = resolvedTuning(scenario.training);
    const bool isWhole = tuning.method == TuneMethod::Full;
    const bool isHalf = scenario.training.precision == Precision::Bf16 || scenario.training.precision == Precision::Fp16;
    if (isWhole || tuning.method == TuneMethod::Dora)
        list.add(PlanSetting::Method, TuneMethod::Lora);
    const bool isStoredIn4Bits = tuning.format != WeightFormat::Training && storedBytes(tuning.format) <= storedBytes(WeightFormat::Nf4);
    if (isHalf && !isStoredIn4Bits && (isWhole || scenario.training.tuning.hasAdapters()))
        list.add(PlanSetting::Method, TuneMethod::Qlora);
    for (std::int64_t rank = tuning.adapter.rank; rank % 2 == 0 && rank / 2 >= kLeastRank;)
        list.add(PlanSetting::AdapterRank, rank /= 2);
    for (std::int64_t tokens = scenario.training.sequenceLength; tokens % 2 == 0 && tokens / 2 >= kLeastTokens;)
        list.add(PlanSetting::SequenceLength, tokens /= 2);
}

constexpr std::int64_t kMostTimes = 8;  ///< a degree, or the GPUs
constexpr std::int64_t kLargestBucket = 1'000'000'000;

std::array<std::pair<PlanSetting, bool>, 5> overlaps(const Plan& plan)
{
    const Overlap& overlap = plan.overlap;
    return {{{PlanSetting::OverlapGradReduce, overlap.gradReduce},
             {PlanSetting::OverlapParamGather, overlap.paramGather},
             {PlanSetting::OverlapTensor, overlap.tensor},
             {PlanSetting::OverlapPipeline, overlap.pipeline},
             {PlanSetting::OverlapExpert, overlap.expert}}};
}

}  // namespace

Scenario moved(Scenario scenario, const std::vector<Move>& moves)
{
    for (const Move& move : moves)
        turn(scenario, move);
    followDegrees(scenario);
    return scenario;
}

std::vector<Move> movesThatSaveMemory(const Scenario& scenario)
{
    const Plan& plan = scenario.plan;
    MoveList list;
    addRecompute(list, scenario);
    for (int stage = plan.zero + 1; stage <= 3; ++stage)
        list.add(PlanSetting::ZeroStage, stage);
    list.halved(PlanSetting::MicroBatch, plan.microBatch);
    if (plan.tp > 1 && !plan.sequenceParallel)
        list.add(PlanSetting::SequenceParallel, true);
    if (plan.zero == 3 && !plan.reshardAfterForward)
        list.add(PlanSetting::ReshardAfterForward, true);
    if (plan.schedule != kDefaultSchedule && pipelineRanks(plan) > 1)
        list.add(PlanSetting::Schedule, kDefaultSchedule);
    addKernels(list, scenario);
    list.doubled(PlanSetting::TensorParallel, plan.tp, std::min<std::int64_t>(kMostTimes * plan.tp, scaleUpGroup(scenario.cluster)));
    list.doubled(PlanSetting::PipelineParallel, plan.pp, std::min<std::int64_t>(kMostTimes * plan.pp, scenario.architecture->layers()));
    list.doubled(PlanSetting::ContextParallel, plan.cp, std::min(kMostTimes * plan.cp, scenario.training.sequenceLength));
    if (const MixtureOfExperts* experts = scenario.architecture->experts())
        list.doubled(PlanSetting::ExpertParallel, plan.ep, std::min<std::int64_t>(kMostTimes * plan.ep, experts->experts));
    addEncoderCopies(list, plan);
    addOffload(list, plan);
    list.doubled(PlanSetting::Gpus, 1, std::min(kMostTimes, kMostGpus / scenario.cluster.gpus()));
    if (isFineTune(scenario.training)) {
        addTunersOptimizer(list, scenario);
        addOtherTrainings(list, scenario);
    }
    return list.moves;
}

std::vector<Move> movesThatSaveTime(const Scenario& scenario)
{
    const Plan& plan = scenario.plan;
    MoveList list;
    for (const Recompute weaker : {Recompute::None, Recompute::Selective, Recompute::PerOperator}) {
        if (weaker < plan.recompute && recomputes(frameworkOf(scenario.training), weaker))
            list.add(PlanSetting::Recompute, weaker);
    }
    for (const auto& [setting, isOn] : overlaps(plan)) {
        if (!isOn)
            list.add(setting, true);
    }
    for (std::int64_t bytes = 4 * plan.bucketBytes.value_or(kTorchBucketBytes); bytes <= kLargestBucket; bytes *= 4)
        list.add(PlanSetting::Buckets, bytes);
    for (int stage = plan.zero - 1; stage >= 0; --stage)
        list.add(PlanSetting::ZeroStage, stage);
    if (plan.zero == 3 && plan.reshardAfterForward)
        list.add(PlanSetting::ReshardAfterForward, false);
    if (plan.offload != Offload::None)
        list.add(PlanSetting::OffloadStates, Offload::None);
    if (plan.offloadActivations > 0)
        list.add(PlanSetting::OffloadActivations, 0);
    if (plan.tp > 1 && !plan.sequenceParallel)
        list.add(PlanSetting::SequenceParallel, true);
    list.halved(PlanSetting::TensorParallel, plan.tp);
    list.halved(PlanSetting::ContextParallel, plan.cp);
    list.halved(PlanSetting::PipelineParallel, plan.pp);
    addEncoderCopies(list, plan);
    if (plan.encoder.placement == EncoderPlacement::Own && plan.encoder.dp)
        list.halved(PlanSetting::EncoderCopies, *plan.encoder.dp);
    return list.moves;
}

std::vector<Move> movesThatEndOverlap(const Scenario& scenario)
{
    MoveList list;
    for (const auto& [setting, isOn] : overlaps(scenario.plan)) {
        if (isOn)
            list.add(setting, false);
    }
    return list.moves;
}

}  // namespace shardscope
