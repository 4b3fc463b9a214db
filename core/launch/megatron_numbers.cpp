// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hardware/hardware.h"
#include "core/launch/megatron_names.h"
#include "core/launch/megatron_settings.h"
#include "core/scenario/scenario.h"

namespace shardscope {
namespace {

bool isBridge(const LaunchDraft& draft) { return draft.result.target == Target::MegatronBridge; }

void appendFp8(MegatronSettings& all, LaunchDraft& draft)
{
    const auto& wanted = draft.training.software.fp8Recipe;
    // A recipe that Megatron lacks becomes one with current scales: delayed ones forbid to recompute some modules.
    const Fp8RecipeName* names = &kFp8RecipeNames[wanted ? 1 : 0];
    for (const Fp8RecipeName& known : kFp8RecipeNames) {
        if (known.recipe == wanted)
            names = &known;
    }
    if (names->recipe != wanted)
        draft.replace("training.software.fp8_recipe", nameOf(*wanted), names->name);
    for (const BridgePrecision& known : kBridgePrecisions) {
        if (known.precision == Precision::Fp8 && known.recipe == names->recipe)
            all.push_back({"", "mixed_precision", known.name});
    }
    all.push_back({"--bf16", "", true});
    all.push_back({"--fp8-format", "", "hybrid"});
    all.push_back({"--fp8-recipe", "", names->name});
}

/// Bridge's precision has the gradients' format, whatever `ddp` says.
void appendGradients(MegatronSettings& all, LaunchDraft& draft)
{
    const GradientType wanted = megatronGradients(draft);
    if (draft.plan.gradientType || wanted == GradientType::Bf16)
        all.push_back({wanted == GradientType::Fp32 ? "--accumulate-allreduce-grads-in-fp32" : "--grad-reduce-in-bf16", "", true});
    const GradientType has = bridgeGradientType(draft.training.precision);
    if (isBridge(draft) && has != wanted)
        draft.replace("plan.gradient_dtype", nameOf(wanted), nameOf(has));
}

void appendPrecision(MegatronSettings& all, LaunchDraft& draft)
{
    switch (draft.training.precision) {
    case Precision::Fp32:
    case Precision::Tf32:
        if (isBridge(draft))
            draft.replace("training.precision", nameOf(draft.training.precision), "bf16");
        if (isBridge(draft))
            all.push_back({"", "mixed_precision", "bf16_mixed"});
        break;
    case Precision::Fp16:
        all.push_back({"--fp16", "mixed_precision", true});
        all.back().value = isBridge(draft) ? ConfigValue("fp16_mixed") : ConfigValue(true);
        break;
    case Precision::Bf16:
        all.push_back({"--bf16", "", true});
        all.push_back({"", "mixed_precision", "bf16_mixed"});
        break;
    case Precision::Fp8:
        appendFp8(all, draft);
        break;
    case Precision::Fp4:
        all.push_back({"--bf16", "", true});
        all.push_back({"--fp4-format", "", "e2m1"});
        all.push_back({"", "mixed_precision", "bf16_with_nvfp4_mixed"});
        break;
    }
    appendGradients(all, draft);
}

void appendOptimizer(MegatronSettings& all, LaunchDraft& draft)
{
    switch (draft.training.optimizer) {
    case Optimizer::AdamW:
        break;
    case Optimizer::AdamWBf16:
        all.push_back({"--use-precision-aware-optimizer", "optimizer.use_precision_aware_optimizer", true});
        all.push_back({"--exp-avg-dtype", "optimizer.exp_avg_dtype", isBridge(draft) ? "bfloat16" : "bf16"});
        all.push_back({"--exp-avg-sq-dtype", "optimizer.exp_avg_sq_dtype", isBridge(draft) ? "bfloat16" : "bf16"});
        break;
    case Optimizer::AdamW8bit:
    case Optimizer::Adafactor:
    case Optimizer::Dion:
        draft.replace("training.optimizer", nameOf(draft.training.optimizer), nameOf(Optimizer::AdamW));
        break;
    case Optimizer::SgdMomentum:
        all.push_back({"--optimizer", "optimizer.optimizer", "sgd"});
        break;
    case Optimizer::Muon:
    case Optimizer::Soap:
        all.push_back({"--optimizer", "optimizer.optimizer", nameOf(draft.training.optimizer)});
        break;
    }
}

/// The version whose keys were read has no home ranks (pull request 6683).
void appendMatrixUpdate(MegatronSettings& all, LaunchDraft& draft)
{
    MatrixUpdate update = draft.plan.matrixUpdate.value_or(MatrixUpdate::Duplicated);
    if (update == MatrixUpdate::LayerSharded) {
        update = MatrixUpdate::Duplicated;
        draft.replace("plan.matrix_update", nameOf(*draft.plan.matrixUpdate), nameOf(update));
    }
    if (update != MatrixUpdate::Duplicated)
        all.push_back(settingOf("plan.matrix_update", nameOf(update)));
    if (draft.training.software.symmetricProducts.value_or(false))
        all.push_back(settingOf("training.software.symmetric_products"));
}

std::string_view graphOf(CudaGraph graph)
{
    return graph == CudaGraph::Full ? "full_iteration" : graph == CudaGraph::Partial ? "transformer_engine" : "none";
}

void appendKernels(MegatronSettings& all, LaunchDraft& draft)
{
    if (const auto& attention = draft.training.attention) {
        const bool isFlash =
            *attention == AttentionKernel::Flash1 || *attention == AttentionKernel::Flash2 || *attention == AttentionKernel::Flash3;
        const char* const backend = isFlash ? "flash" : *attention == AttentionKernel::Cudnn ? "fused" : "unfused";
        all.push_back(settingOf("training.attention", backend));
        // Which of them it is, the installed software says.
        if (isFlash || *attention == AttentionKernel::FusedSoftmax)
            draft.leaveOpen("training.attention");
    }
    const Software& software = draft.training.software;
    if (software.cudaGraph)
        all.push_back(settingOf("training.software.cuda_graph", graphOf(*software.cudaGraph)));
    // Whether the loss is a number is asked on the host, which a graph of the whole iteration leaves out; both refuse to be asked.
    if (software.cudaGraph == CudaGraph::Full) {
        all.push_back({"--no-check-for-nan-in-loss-and-grad", "", true});
        all.push_back({"", "rerun_state_machine.check_for_nan_in_loss", false});
        all.push_back({"", "ddp.check_for_nan_in_grad", false});
    }
    const bool isDeterministic = software.deterministic.value_or(false);
    if (software.loss == Loss::Fused && isDeterministic)
        draft.replace("training.software.loss", nameOf(*software.loss), nameOf(Loss::VocabParallel));
    else if (software.loss == Loss::Fused)
        all.push_back(settingOf("training.software.loss"));
    else if (software.loss)
        draft.leaveOpen("training.software.loss");
    if (software.deterministic.value_or(false))
        all.push_back({"--deterministic-mode", "model.deterministic_mode", true});
}

void appendDispatch(MegatronSettings& all, LaunchDraft& draft)
{
    if (draft.facts.experts == 0)
        return;
    const MoeDispatcher dispatcher = writtenDispatcher(draft);
    if (dispatcher != draft.resolved.dispatcher)
        draft.replace("training.software.moe_dispatcher", nameOf(draft.resolved.dispatcher), nameOf(dispatcher));
    const bool isFlex = dispatcher == MoeDispatcher::DeepEp || dispatcher == MoeDispatcher::HybridEp;
    all.push_back(settingOf("training.software.moe_dispatcher", isFlex ? "flex" : std::string(nameOf(dispatcher))));
    if (isFlex)
        all.push_back({"--moe-flex-dispatcher-backend", "model.moe_flex_dispatcher_backend", nameOf(dispatcher)});
    const Software& software = draft.training.software;
    if (software.moeRouting == MoeRouting::ForcedBalance)
        all.push_back({"--moe-router-force-load-balancing", "model.moe_router_force_load_balancing", true});
    else if (software.moeRouting)
        draft.leaveOpen("training.software.moe_routing");
    if (software.capacityFactor)
        all.push_back(settingOf("training.software.capacity_factor", *software.capacityFactor));
    // Only Transformer Engine's fused grouped multiplies work on as many rows as came.
    if (software.expertRankCapacity) {
        all.push_back(settingOf("training.software.rank_capacity", *software.expertRankCapacity));
        all.push_back({"--use-transformer-engine-op-fuser", "model.use_transformer_engine_op_fuser", true});
    }
    if (software.pagedStash) {
        all.push_back({"--moe-paged-stash", "model.moe_paged_stash", true});
        all.push_back(settingOf("training.software.paged_stash", *software.pagedStash));
    }
}

}  // namespace

MoeDispatcher writtenDispatcher(const LaunchDraft& draft)
{
    const Gpu& gpu = draft.scenario.cluster.gpu;
    const bool isAsked = draft.result.target == Target::MegatronBridge && draft.resolved.dispatcher == MoeDispatcher::DeepEp;
    const bool isOther = traitsOf(gpu.generation).isBlackwell() && !gpu.id.starts_with("b200") && !gpu.id.starts_with("b300");
    if (!isAsked || !isOther)
        return draft.resolved.dispatcher;
    return gpu.scaleUpSpansNodes ? MoeDispatcher::HybridEp : MoeDispatcher::AllToAll;
}

GradientType megatronGradients(const LaunchDraft& draft)
{
    const bool isFast = traitsOf(draft.resolved.framework).states->reducesInBf16;
    const bool isHalf = draft.training.precision != Precision::Fp32 && draft.training.precision != Precision::Tf32;
    return draft.plan.gradientType.value_or(isFast && isHalf ? GradientType::Bf16 : GradientType::Fp32);
}

MegatronSettings megatronNumbers(LaunchDraft& draft)
{
    MegatronSettings all;
    appendPrecision(all, draft);
    appendOptimizer(all, draft);
    appendMatrixUpdate(all, draft);
    appendKernels(all, draft);
    appendDispatch(all, draft);
    return all;
}

}  // namespace shardscope
