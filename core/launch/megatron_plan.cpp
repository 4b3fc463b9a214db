// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/context_types.h"
#include "core/launch/dynamic_context_flags.h"
#include "core/launch/megatron_names.h"
#include "core/launch/megatron_settings.h"
#include "core/launch/pipeline_layout.h"
#include "core/ring/context_layout.h"
#include "core/scenario/scenario.h"

#include "core/schedule/schedule_traits.h"

#include <algorithm>
#include <cmath>

namespace shardscope {
namespace {

bool interleaves(const LaunchDraft& draft)
{
    return draft.resolved.pp > 1 && traitsOf(draft.plan.schedule).megatron == MegatronSchedule::Interleaving;
}

MegatronSettings parallelSettings(LaunchDraft& draft)
{
    const ResolvedPlan& plan = draft.resolved;
    MegatronSettings all{settingOf("plan.tp", plan.tp)};
    // Never at tp 1, where it is refused or switched off (MLM-5).
    if (plan.sequenceParallel)
        all.push_back(settingOf("plan.sequence_parallel"));
    all.push_back(settingOf("plan.cp", plan.cp));
    if (plan.cp > 1) {
        const ContextLayout layout = draft.plan.cpLayout;
        const ContextLayout nearest = withPairedPieces(layout);
        all.push_back(settingOf("plan.cp_layout", contextType(layout)));
        if (const int inner = plan.cpInner.value_or(1); hasTwoLevels(layout))
            all.push_back(settingOf("plan.cp_inner", ConfigValue::List{inner, plan.cp / inner}));
        if (nearest != layout)
            draft.replace("plan.cp_layout", nameOf(layout), nameOf(nearest));
    }
    appendDynamicContext(all, draft);
    if (draft.facts.experts > 0) {
        all.push_back(settingOf("plan.ep", plan.ep));
        all.push_back(settingOf("plan.etp", plan.etp));
    }
    // Shards of both kinds together: tensor-parallel ranks times those that gather.
    if (plan.gtp > 1)
        all.push_back(settingOf("plan.gtp", plan.tp * plan.gtp));
    if (plan.egtp > 1 && draft.facts.experts > 0)
        all.push_back(settingOf("plan.egtp", plan.etp * plan.egtp));
    if (plan.hasWeightShards() && draft.training.precision == Precision::Fp8 && draft.training.software.fp8Recipe == Fp8Recipe::Mx) {
        all.push_back({"--fp8-param-gather", "", true});
        all.push_back({"--reuse-grad-buf-for-mxfp8-param-ag", "", true});
    }
    if (plan.hasWeightShards() && draft.training.precision == Precision::Fp4)
        all.push_back({"--fp4-param-gather", "", true});
    if (usedAxes(draft.facts, draft.plan.order) != usedAxes(draft.facts, kMegatronOrder))
        all.push_back(settingOf("plan.order"));
    return all;
}

MegatronSettings pipelineSettings(LaunchDraft& draft)
{
    const ResolvedPlan& plan = draft.resolved;
    MegatronSettings all{settingOf("plan.pp", plan.pp)};
    if (plan.pp == 1)
        return all;
    if (!draft.splitsEvenly())
        all.push_back({"--pipeline-model-parallel-layout", "model.pipeline_model_parallel_layout",
                       pipelineLayout(plan.stageLayers, draft.decoder ? draft.decoder->mtpLayers : 0)});
    if (!interleaves(draft))
        return all;
    // A layout says how many virtual stages there are by its length, and takes no second flag for it (MLM-3).
    if (draft.splitsEvenly())
        all.push_back(settingOf("plan.chunks", plan.chunks));
    if (plan.group != plan.pp)
        all.push_back(settingOf("plan.group", plan.group));
    if (!draft.plan.overlap.pipeline) {
        all.push_back({"--no-overlap-p2p-communication", "", true});
        all.push_back({"", "comm_overlap.overlap_p2p_comm", false});
    }
    return all;
}

void appendFsdp(MegatronSettings& all, LaunchDraft& draft)
{
    const char* const strategy = draft.resolved.zero == 2 ? "optim_grads" : "optim_grads_params";
    all.push_back({"--use-megatron-fsdp", "ddp.use_megatron_fsdp", true});
    all.push_back(settingOf("plan.zero", strategy, 1));
    all.push_back({"--ckpt-format", "checkpoint.ckpt_format", "fsdp_dtensor"});
    if (draft.resolved.zero == 3 && !draft.plan.reshardAfterForward)
        draft.drop("plan.reshard_after_forward", "false");
}

MegatronSettings shardingSettings(LaunchDraft& draft)
{
    const ResolvedPlan& plan = draft.resolved;
    MegatronSettings all;
    if (plan.zero > 0) {
        all.push_back(settingOf("plan.zero"));
        all.push_back({"", "optimizer.use_distributed_optimizer", true});
    }
    if (plan.zero >= 2)
        appendFsdp(all, draft);
    if (draft.facts.zero > 0 && draft.facts.shardCopies() > 1)
        all.push_back(settingOf("plan.shard_group", draft.facts.shardCopies()));
    if (draft.plan.overlap.gradReduce)
        all.push_back(settingOf("plan.overlap.grad_reduce"));
    if (plan.zero > 0 && draft.plan.overlap.paramGather)
        all.push_back(settingOf("plan.overlap.param_gather"));
    // Its overlap is refused in a deterministic run (training/determinism.py).
    const bool isDeterministic = draft.training.software.deterministic.value_or(false);
    if (draft.plan.overlap.tensor && plan.tp > 1 && isDeterministic)
        draft.replace("plan.overlap.tensor", "true", "false");
    else if (draft.plan.overlap.tensor && plan.tp > 1)
        all.push_back(settingOf("plan.overlap.tensor"));
    if (draft.plan.overlap.expert)
        all.push_back(settingOf("plan.overlap.expert"));
    // Megatron counts elements of the gradient's format.
    if (const std::optional<std::int64_t> bytes = draft.plan.bucketBytes) {
        const bool isBridge = draft.result.target == Target::MegatronBridge;
        const GradientType type = isBridge ? bridgeGradientType(draft.training.precision) : megatronGradients(draft);
        const std::int64_t size = type == GradientType::Bf16 ? 2 : 4;
        all.push_back(settingOf("plan.bucket_bytes", *bytes / size));
        all.push_back({"", "comm_overlap.bucket_size", *bytes / size});
        draft.replaceBucket(*bytes / size * size);
    }
    if (draft.plan.syncEveryMicrobatch && draft.microBatches() > 1)
        draft.drop("plan.sync_every_microbatch", "true");
    return all;
}

/// Megatron's own where none are named; a scenario of another framework means what that recomputes.
const std::vector<RecomputeModule> kCoreAttention{RecomputeModule::CoreAttention};

/// Those of the framework that the scenario names, less what Megatron has no such part for; written ones are the rules' business.
std::vector<RecomputeModule> modulesOf(LaunchDraft& draft)
{
    std::vector<RecomputeModule> modules = draft.resolved.recomputeModules;
    const auto last = std::stable_partition(modules.begin(), modules.end(), [&draft](RecomputeModule module) {
        return (module != RecomputeModule::MoeActivation || draft.facts.experts > 0) &&
               (module != RecomputeModule::MlaUpProjection || draft.facts.latentAttention);
    });
    if (last != modules.end())
        draft.drop("plan.recompute_modules", std::string(nameOf(*last)));
    modules.erase(last, modules.end());
    return modules;
}

void appendRecompute(MegatronSettings& all, LaunchDraft& draft)
{
    const Plan& plan = draft.plan;
    if (plan.recompute == Recompute::None)
        return;
    if (plan.recompute == Recompute::PerOperator)
        draft.replace("plan.recompute", nameOf(plan.recompute), nameOf(Recompute::Selective));
    const bool isFull = plan.recompute == Recompute::Full;
    all.push_back(settingOf("plan.recompute", isFull ? "full" : "selective"));
    if (isFull) {
        all.push_back({"--recompute-method", "model.recompute_method", plan.recomputeLayers ? "block" : "uniform"});
        all.push_back(settingOf("plan.recompute_layers", plan.recomputeLayers.value_or(1)));
        return;
    }
    const std::vector<RecomputeModule> modules = modulesOf(draft);
    ConfigValue::List names;
    for (const RecomputeModule module : modules)
        names.emplace_back(nameOf(module));
    if (plan.recomputeModules || modules != kCoreAttention)
        all.push_back(settingOf("plan.recompute_modules", std::move(names)));
}

/// The fraction is one of the inputs that the modules have. A full graph waits for copies in flight by their number.
void appendOffloadedModules(MegatronSettings& all, const LaunchDraft& draft)
{
    ConfigValue::List names;
    for (const OffloadModule module : *draft.plan.offloadModules)
        names.emplace_back(nameOf(module));
    all.push_back({"--fine-grained-activation-offloading", "model.fine_grained_activation_offloading", true});
    all.push_back(settingOf("plan.offload_modules", std::move(names)));
    if (draft.plan.offloadActivations < 1)
        all.push_back(settingOf("plan.offload_activations", draft.plan.offloadActivations, 1));
    if (draft.training.software.cudaGraph == CudaGraph::Full)
        all.push_back(
            {"--fine-grained-offloading-max-inflight-offloads", "model.fine_grained_offloading_max_inflight_offloads", std::int64_t{1}});
}

void appendOffload(MegatronSettings& all, LaunchDraft& draft)
{
    const Plan& plan = draft.plan;
    if (plan.offloadModules)
        appendOffloadedModules(all, draft);
    else if (plan.offloadActivations > 0) {
        const double layers = plan.offloadActivations * static_cast<double>(draft.facts.layers);
        const auto whole = static_cast<std::int64_t>(std::llround(layers));
        all.push_back(settingOf("plan.offload_activations", whole));
        if (std::abs(layers - static_cast<double>(whole)) > 1e-6)
            draft.replace("plan.offload_activations", numberText(plan.offloadActivations),
                          numberText(static_cast<double>(whole) / static_cast<double>(draft.facts.layers)));
    }
    if (plan.offload == Offload::None)
        return;
    all.push_back(settingOf("plan.offload"));
    if (draft.training.optimizer != Optimizer::AdamWBf16)
        all.push_back({"--use-precision-aware-optimizer", "optimizer.use_precision_aware_optimizer", true});
    if (plan.offload == Offload::OptimizerAndParameters)
        draft.replace("plan.offload", nameOf(plan.offload), nameOf(Offload::Optimizer));
}

/// Appends the variables that Megatron asserts (training/determinism.py, core/transformer/cuda_graphs.py) and Megatron-Bridge's recipes set
/// (scripts/performance/utils/overrides.py).
void appendNccl(std::vector<std::string>& lines, const LaunchDraft& draft)
{
    const ResolvedPlan& plan = draft.resolved;
    if (draft.training.software.deterministic.value_or(false)) {
        lines.emplace_back("export NCCL_ALGO=Ring  # a deterministic run: sums in one order");
        lines.emplace_back("export NVTE_ALLOW_NONDETERMINISTIC_ALGO=0 CUBLAS_WORKSPACE_CONFIG=:4096:8");
    }
    if (draft.training.software.cudaGraph == CudaGraph::Partial)
        lines.emplace_back("export NCCL_GRAPH_REGISTER=0  # asserted where captured graphs meet expandable segments");
    if (plan.ep > 1 && writtenDispatcher(draft) == MoeDispatcher::HybridEp)
        lines.emplace_back("export NUM_OF_HYBRID_EP_RANKS_PER_NVLINK_DOMAIN=" +
                           std::to_string(std::min<std::int64_t>(plan.ep, draft.facts.fastDomain)));
}

}  // namespace

MegatronGroups megatronPlan(LaunchDraft& draft)
{
    MegatronGroups groups;
    groups.parallel = parallelSettings(draft);
    groups.pipeline = pipelineSettings(draft);
    groups.sharding = shardingSettings(draft);
    groups.batch = {settingOf("plan.micro_batch", draft.plan.microBatch), settingOf("training.global_batch", draft.training.globalBatch)};
    appendRecompute(groups.memory, draft);
    appendOffload(groups.memory, draft);
    return groups;
}

bool assertsOneConnection(const LaunchDraft& draft)
{
    const ResolvedPlan& plan = draft.resolved;
    const bool overlapsExperts = draft.plan.overlap.expert && plan.ep > 1;
    return plan.zero < 2 && (plan.tp > 1 || plan.cp > 1) && !overlapsExperts;
}

std::vector<std::string> megatronEnvironment(const LaunchDraft& draft)
{
    std::vector<std::string> lines;
    const ResolvedPlan& plan = draft.resolved;
    const bool isBlackwell = traitsOf(draft.scenario.cluster.gpu.generation).isBlackwell();
    const MoeDispatcher dispatcher = writtenDispatcher(draft);
    const bool isFlex = dispatcher == MoeDispatcher::DeepEp || dispatcher == MoeDispatcher::HybridEp;
    const bool overlapsExperts = draft.plan.overlap.expert && plan.ep > 1;
    if (plan.zero >= 2)
        lines.emplace_back("unset CUDA_DEVICE_MAX_CONNECTIONS  # FSDP asserts that it isn't 1");
    else if (assertsOneConnection(draft) && !isBlackwell)
        lines.emplace_back("export CUDA_DEVICE_MAX_CONNECTIONS=1  # asserted before Blackwell with tensor or context parallelism");
    else if (plan.ep > 1 && (overlapsExperts || isFlex))
        lines.emplace_back("export CUDA_DEVICE_MAX_CONNECTIONS=32  # the experts' all-to-all beside other kernels needs more than one");
    appendNccl(lines, draft);
    return lines;
}

}  // namespace shardscope
