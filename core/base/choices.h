// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "core/base/enum_names.h"
#include "core/base/schedule_kind.h"

namespace shardscope {

/// Number format of the matrix multiplies.
enum class Precision { Fp32, Tf32, Fp16, Bf16, Fp8, Fp4 };
/// Which framework's bytes per parameter (model.md section 2).
enum class Recipe { Megatron, Nanotron, DeepSpeed, Fsdp2, PureBf16 };
enum class Optimizer { AdamW, AdamWBf16, AdamW8bit, SgdMomentum, Muon };
enum class AttentionKernel { Unfused, FusedSoftmax, Flash1, Flash2, Flash3, Cudnn };
/// How context parallelism lays the sequence out and moves keys and values (schedules.md section 4).
enum class ContextLayout { Contiguous, Zigzag, Striped, AllGather, Ulysses };
/// What is recomputed in the backward pass.
enum class Recompute { None, Selective, PerOperator, Full };
/// What `Selective` recomputes, by Megatron's names (transformer_config.py, `recompute_modules`).
enum class RecomputeModule { CoreAttention, MoeActivation, LayerNorm, MlaUpProjection, Mlp, Moe, SharedExperts };
enum class GradientType { Fp32, Bf16 };
/// Which states live in host memory.
enum class Offload { None, Optimizer, OptimizerAndParameters };
enum class Framework { Megatron, MegatronBridge, Nemo, MegatronDeepSpeed, Neox, Nanotron, Torchtitan, Fsdp1, Composer, Jax, InternEvo, MaxText, Other };
enum class CudaGraph { None, Partial, Full };
/// Implementation of the cross-entropy.
enum class Loss { Eager, Compiled, Fused, VocabParallel, Chunked };
enum class Fp8Recipe { Tensorwise, Rowwise, Blockwise, Mx, Nvfp4 };
enum class MoeRouting { ForcedBalance, Balanced, Capacity };
enum class MoeDispatcher { AllGather, AllToAll, DeepEp, HybridEp };

template <>
struct EnumNames<Precision> {
    static constexpr std::array<std::pair<Precision, std::string_view>, 6> names{
        {{Precision::Fp32, "fp32"},
         {Precision::Tf32, "tf32"},
         {Precision::Fp16, "fp16"},
         {Precision::Bf16, "bf16"},
         {Precision::Fp8, "fp8"},
         {Precision::Fp4, "fp4"}}};
};

template <>
struct EnumNames<Recipe> {
    static constexpr std::array<std::pair<Recipe, std::string_view>, 5> names{
        {{Recipe::Megatron, "megatron"},
         {Recipe::Nanotron, "nanotron"},
         {Recipe::DeepSpeed, "deepspeed"},
         {Recipe::Fsdp2, "fsdp2"},
         {Recipe::PureBf16, "pure-bf16"}}};
};

template <>
struct EnumNames<Optimizer> {
    static constexpr std::array<std::pair<Optimizer, std::string_view>, 5> names{
        {{Optimizer::AdamW, "adamw"},
         {Optimizer::AdamWBf16, "adamw-bf16"},
         {Optimizer::AdamW8bit, "adamw-8bit"},
         {Optimizer::SgdMomentum, "sgd-momentum"},
         {Optimizer::Muon, "muon"}}};
};

template <>
struct EnumNames<AttentionKernel> {
    static constexpr std::array<std::pair<AttentionKernel, std::string_view>, 6> names{
        {{AttentionKernel::Unfused, "unfused"},
         {AttentionKernel::FusedSoftmax, "fused-softmax"},
         {AttentionKernel::Flash1, "flash1"},
         {AttentionKernel::Flash2, "flash2"},
         {AttentionKernel::Flash3, "flash3"},
         {AttentionKernel::Cudnn, "cudnn"}}};
};

template <>
struct EnumNames<ContextLayout> {
    static constexpr std::array<std::pair<ContextLayout, std::string_view>, 5> names{
        {{ContextLayout::Contiguous, "contiguous"},
         {ContextLayout::Zigzag, "zigzag"},
         {ContextLayout::Striped, "striped"},
         {ContextLayout::AllGather, "all-gather"},
         {ContextLayout::Ulysses, "ulysses"}}};
};

template <>
struct EnumNames<Recompute> {
    static constexpr std::array<std::pair<Recompute, std::string_view>, 4> names{
        {{Recompute::None, "none"},
         {Recompute::Selective, "selective"},
         {Recompute::PerOperator, "per-op"},
         {Recompute::Full, "full"}}};
};

template <>
struct EnumNames<RecomputeModule> {
    static constexpr std::array<std::pair<RecomputeModule, std::string_view>, 7> names{
        {{RecomputeModule::CoreAttention, "core_attn"},
         {RecomputeModule::MoeActivation, "moe_act"},
         {RecomputeModule::LayerNorm, "layernorm"},
         {RecomputeModule::MlaUpProjection, "mla_up_proj"},
         {RecomputeModule::Mlp, "mlp"},
         {RecomputeModule::Moe, "moe"},
         {RecomputeModule::SharedExperts, "shared_experts"}}};
};

template <>
struct EnumNames<GradientType> {
    static constexpr std::array<std::pair<GradientType, std::string_view>, 2> names{
        {{GradientType::Fp32, "fp32"},
         {GradientType::Bf16, "bf16"}}};
};

template <>
struct EnumNames<Offload> {
    static constexpr std::array<std::pair<Offload, std::string_view>, 3> names{
        {{Offload::None, "none"},
         {Offload::Optimizer, "optimizer"},
         {Offload::OptimizerAndParameters, "optimizer-and-parameters"}}};
};

template <>
struct EnumNames<Framework> {
    static constexpr std::array<std::pair<Framework, std::string_view>, 13> names{
        {{Framework::Megatron, "megatron"},
         {Framework::MegatronBridge, "megatron-bridge"},
         {Framework::Nemo, "nemo"},
         {Framework::MegatronDeepSpeed, "megatron-deepspeed"},
         {Framework::Neox, "neox"},
         {Framework::Nanotron, "nanotron"},
         {Framework::Torchtitan, "torchtitan"},
         {Framework::Fsdp1, "fsdp1"},
         {Framework::Composer, "composer"},
         {Framework::Jax, "jax"},
         {Framework::InternEvo, "internevo"},
         {Framework::MaxText, "maxtext"},
         {Framework::Other, "other"}}};
};

template <>
struct EnumNames<CudaGraph> {
    static constexpr std::array<std::pair<CudaGraph, std::string_view>, 3> names{
        {{CudaGraph::None, "none"},
         {CudaGraph::Partial, "partial"},
         {CudaGraph::Full, "full"}}};
};

template <>
struct EnumNames<Loss> {
    static constexpr std::array<std::pair<Loss, std::string_view>, 5> names{
        {{Loss::Eager, "eager"},
         {Loss::Compiled, "compiled"},
         {Loss::Fused, "fused"},
         {Loss::VocabParallel, "vocab-parallel"},
         {Loss::Chunked, "chunked"}}};
};

template <>
struct EnumNames<Fp8Recipe> {
    static constexpr std::array<std::pair<Fp8Recipe, std::string_view>, 5> names{
        {{Fp8Recipe::Tensorwise, "tensorwise"},
         {Fp8Recipe::Rowwise, "rowwise"},
         {Fp8Recipe::Blockwise, "blockwise"},
         {Fp8Recipe::Mx, "mx"},
         {Fp8Recipe::Nvfp4, "nvfp4"}}};
};

template <>
struct EnumNames<MoeRouting> {
    static constexpr std::array<std::pair<MoeRouting, std::string_view>, 3> names{
        {{MoeRouting::ForcedBalance, "forced-balance"},
         {MoeRouting::Balanced, "balanced"},
         {MoeRouting::Capacity, "capacity"}}};
};

template <>
struct EnumNames<MoeDispatcher> {
    static constexpr std::array<std::pair<MoeDispatcher, std::string_view>, 4> names{
        {{MoeDispatcher::AllGather, "allgather"},
         {MoeDispatcher::AllToAll, "alltoall"},
         {MoeDispatcher::DeepEp, "deepep"},
         {MoeDispatcher::HybridEp, "hybridep"}}};
};

}  // namespace shardscope
