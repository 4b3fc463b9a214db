// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/megatron_settings.h"

namespace shardscope {
namespace {

/// Megatron's names of a scaling recipe, and of Bridge's whole precision that goes with it.
struct Fp8Names {
    Fp8Recipe recipe;
    std::string_view megatron;
    std::string_view bridge;
};
constexpr Fp8Names kFp8Names[] = {{Fp8Recipe::Tensorwise, "tensorwise", "bf16_with_fp8_current_scaling_mixed"},
                                  {Fp8Recipe::Blockwise, "blockwise", "bf16_with_fp8_subchannel_scaling_mixed"},
                                  {Fp8Recipe::Mx, "mxfp8", "bf16_with_mxfp8_mixed"}};

void appendFp8(MegatronSettings& all, LaunchDraft& draft)
{
    all.push_back({"--bf16", "", true});
    all.push_back({"--fp8-format", "", "hybrid"});
    std::string_view megatron = "delayed";
    std::string_view bridge = "bf16_with_fp8_delayed_scaling_mixed";
    if (const auto& recipe = draft.training.software.fp8Recipe) {
        bool isKnown = false;
        for (const Fp8Names& names : kFp8Names) {
            if (names.recipe == *recipe) {
                megatron = names.megatron;
                bridge = names.bridge;
                isKnown = true;
            }
        }
        if (!isKnown)
            draft.replace("training.software.fp8_recipe", nameOf(*recipe), megatron);
    }
    all.push_back({"--fp8-recipe", "", megatron});
    all.push_back({"", "mixed_precision", bridge});
}

void appendPrecision(MegatronSettings& all, LaunchDraft& draft)
{
    switch (draft.training.precision) {
    case Precision::Fp32:
    case Precision::Tf32:
        if (draft.result.target == Target::MegatronBridge)
            draft.replace("training.precision", nameOf(draft.training.precision), "bf16");
        break;
    case Precision::Fp16:
        all.push_back({"--fp16", "mixed_precision", true});
        all.back().value = draft.result.target == Target::MegatronBridge ? ConfigValue("fp16_mixed") : ConfigValue(true);
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
    if (const auto& gradients = draft.plan.gradientType) {
        const bool isFull = *gradients == GradientType::Fp32;
        all.push_back({isFull ? "--accumulate-allreduce-grads-in-fp32" : "--grad-reduce-in-bf16", "", true});
        all.push_back({"", "ddp.grad_reduce_in_fp32", isFull});
    }
}

void appendOptimizer(MegatronSettings& all, LaunchDraft& draft)
{
    switch (draft.training.optimizer) {
    case Optimizer::AdamW:
        break;
    case Optimizer::AdamWBf16:
        all.push_back({"--use-precision-aware-optimizer", "optimizer.use_precision_aware_optimizer", true});
        all.push_back({"--exp-avg-dtype", "", "bf16"});
        all.push_back({"--exp-avg-sq-dtype", "", "bf16"});
        break;
    case Optimizer::AdamW8bit:
        draft.replace("training.optimizer", nameOf(draft.training.optimizer), nameOf(Optimizer::AdamW));
        break;
    case Optimizer::SgdMomentum:
        all.push_back({"--optimizer", "optimizer.optimizer", "sgd"});
        break;
    case Optimizer::Muon:
        all.push_back({"--optimizer", "optimizer.optimizer", "muon"});
        break;
    }
}

void appendKernels(MegatronSettings& all, const LaunchDraft& draft)
{
    if (const auto& attention = draft.training.attention) {
        const bool isFlash =
            *attention == AttentionKernel::Flash1 || *attention == AttentionKernel::Flash2 || *attention == AttentionKernel::Flash3;
        const char* const backend = isFlash ? "flash" : *attention == AttentionKernel::Cudnn ? "fused" : "unfused";
        all.push_back({"--attention-backend", "model.attention_backend", backend});
    }
    const Software& software = draft.training.software;
    if (software.cudaGraph && *software.cudaGraph != CudaGraph::None)
        all.push_back({"--cuda-graph-impl", "model.cuda_graph_impl",
                       *software.cudaGraph == CudaGraph::Full ? "full_iteration" : "transformer_engine"});
    if (software.loss == Loss::Fused)
        all.push_back({"--cross-entropy-loss-fusion", "model.cross_entropy_loss_fusion", true});
    if (software.deterministic.value_or(false))
        all.push_back({"--deterministic-mode", "model.deterministic_mode", true});
}

void appendDispatch(MegatronSettings& all, const LaunchDraft& draft)
{
    if (draft.facts.experts == 0)
        return;
    const MoeDispatcher dispatcher = draft.resolved.dispatcher;
    const bool isFlex = dispatcher == MoeDispatcher::DeepEp || dispatcher == MoeDispatcher::HybridEp;
    all.push_back({"--moe-token-dispatcher-type", "model.moe_token_dispatcher_type", isFlex ? "flex" : std::string(nameOf(dispatcher))});
    if (isFlex)
        all.push_back({"--moe-flex-dispatcher-backend", "model.moe_flex_dispatcher_backend", nameOf(dispatcher)});
    const Software& software = draft.training.software;
    if (software.moeRouting == MoeRouting::ForcedBalance)
        all.push_back({"--moe-router-force-load-balancing", "model.moe_router_force_load_balancing", true});
    if (software.capacityFactor)
        all.push_back({"--moe-expert-capacity-factor", "model.moe_expert_capacity_factor", *software.capacityFactor});
}

}  // namespace

MegatronSettings megatronNumbers(LaunchDraft& draft)
{
    MegatronSettings all;
    appendPrecision(all, draft);
    appendOptimizer(all, draft);
    appendKernels(all, draft);
    appendDispatch(all, draft);
    return all;
}

}  // namespace shardscope
