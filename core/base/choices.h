// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "core/base/enum_names.h"
#include "core/base/framework.h"
#include "core/base/schedule_kind.h"

namespace shardscope {

/// Number format of the matrix multiplies.
enum class Precision { Fp32, Tf32, Fp16, Bf16, Fp8, Fp4 };
/// Which framework's bytes per parameter (model.md section 2).
enum class Recipe { Megatron, Nanotron, DeepSpeed, Fsdp2, PureBf16 };
enum class Optimizer { AdamW, AdamWBf16, AdamW8bit, SgdMomentum, Muon, Adafactor, Soap, Dion };

/// The kernels in which PyTorch's AdamW steps: one for a parameter and its states, or one for each operation over lists of tensors.
enum class OptimizerKernel { Fused, Foreach };
/// The ranks that run the model's encoders.
enum class EncoderPlacement {
    FirstStage,  ///< every context-parallel rank of the first pipeline stage encodes all of its micro-batch
    EveryRank,   ///< the items of a micro-batch are divided over the tensor- and context-parallel ranks of the first stage
    Own,         ///< GPUs of its own, a pipeline stage before the first
};

/// Which of the ranks that hold parts of a matrix update it whole (Megatron-LM's `--muon-tp-mode`).
enum class MatrixUpdate {
    Duplicated,    ///< all of them gather it and do the same
    Distributed,   ///< all of them together, by sums in every iteration
    Blockwise,     ///< none: each part is a matrix of its own
    LayerSharded,  ///< one of them, to which the others send their parts
};
/// What context parallelism does to a recurrence (Megatron-LM's `linear_cp_mode`, pull request 3282).
enum class RecurrenceContext {
    Headwise,   ///< ranks exchange tokens for heads, and scan whole sequences
    Chunkwise,  ///< each scans its own tokens, and the states of all are composed
};
enum class AttentionKernel { Unfused, FusedSoftmax, Flash1, Flash2, Flash3, Cudnn };
/// How context parallelism lays the sequence out and moves keys and values (schedules.md section 4).
enum class ContextLayout { Contiguous, Zigzag, Striped, AllGather, ContiguousAllGather, Ulysses, UlyssesRing };
/// The activations that are recomputed in the backward pass.
enum class Recompute { None, Selective, PerOperator, Full };
inline constexpr std::size_t kZeroStages = 4;  ///< 0 to 3: none, optimizer, gradients, weights
/// The modules that `Selective` can recompute, by Megatron's names (transformer_config.py, `recompute_modules`).
enum class RecomputeModule { CoreAttention, MoeActivation, LayerNorm, MlaUpProjection, Mlp, Moe, SharedExperts };
/// The modules whose inputs can be offloaded to the host, by Megatron's names (transformer_config.py, `offload_modules`); the last one is
/// what full recomputation keeps.
enum class OffloadModule { AttentionNorm, QkvLinear, CoreAttention, AttentionProjection, MlpNorm, ExpertFc1, MoeActivation, LayerInput };
enum class GradientType { Fp32, Bf16 };
/// Which states live in host memory.
enum class Offload { None, Optimizer, OptimizerAndParameters };
enum class CudaGraph { None, Partial, Full };
/// Implementation of the cross-entropy.
enum class Loss { Eager, Compiled, Fused, VocabParallel, Chunked };
enum class Fp8Recipe { Tensorwise, Rowwise, Blockwise, Mx, Nvfp4 };
enum class MoeRouting { ForcedBalance, Balanced, Capacity };
enum class MoeDispatcher { AllGather, AllToAll, DeepEp, HybridEp };

template <>
struct EnumNames<Precision> {
    using enum Precision;
    static constexpr std::array<std::pair<Precision, std::string_view>, 6> names{
        {{Fp32, "fp32"}, {Tf32, "tf32"}, {Fp16, "fp16"}, {Bf16, "bf16"}, {Fp8, "fp8"}, {Fp4, "fp4"}}};
};

template <>
struct EnumNames<Recipe> {
    using enum Recipe;
    static constexpr std::array<std::pair<Recipe, std::string_view>, 5> names{
        {{Megatron, "megatron"}, {Nanotron, "nanotron"}, {DeepSpeed, "deepspeed"}, {Fsdp2, "fsdp2"}, {PureBf16, "pure-bf16"}}};
};

template <>
struct EnumNames<Optimizer> {
    using enum Optimizer;
    static constexpr std::array<std::pair<Optimizer, std::string_view>, 8> names{{{AdamW, "adamw"},
                                                                                  {AdamWBf16, "adamw-bf16"},
                                                                                  {AdamW8bit, "adamw-8bit"},
                                                                                  {SgdMomentum, "sgd-momentum"},
                                                                                  {Muon, "muon"},
                                                                                  {Adafactor, "adafactor"},
                                                                                  {Soap, "soap"},
                                                                                  {Dion, "dion"}}};
};

template <>
struct EnumNames<OptimizerKernel> {
    static constexpr std::array<std::pair<OptimizerKernel, std::string_view>, 2> names{
        {{OptimizerKernel::Fused, "fused"}, {OptimizerKernel::Foreach, "foreach"}}};
};

template <>
struct EnumNames<EncoderPlacement> {
    using enum EncoderPlacement;
    static constexpr std::array<std::pair<EncoderPlacement, std::string_view>, 3> names{
        {{FirstStage, "first-stage"}, {EveryRank, "every-rank"}, {Own, "own"}}};
};

template <>
struct EnumNames<MatrixUpdate> {
    using enum MatrixUpdate;
    static constexpr std::array<std::pair<MatrixUpdate, std::string_view>, 4> names{
        {{Duplicated, "duplicated"}, {Distributed, "distributed"}, {Blockwise, "blockwise"}, {LayerSharded, "layer-sharded"}}};
};

template <>
struct EnumNames<RecurrenceContext> {
    using enum RecurrenceContext;
    static constexpr std::array<std::pair<RecurrenceContext, std::string_view>, 2> names{
        {{Headwise, "headwise"}, {Chunkwise, "chunkwise"}}};
};

template <>
struct EnumNames<AttentionKernel> {
    static constexpr std::array<std::pair<AttentionKernel, std::string_view>, 6> names{{{AttentionKernel::Unfused, "unfused"},
                                                                                        {AttentionKernel::FusedSoftmax, "fused-softmax"},
                                                                                        {AttentionKernel::Flash1, "flash1"},
                                                                                        {AttentionKernel::Flash2, "flash2"},
                                                                                        {AttentionKernel::Flash3, "flash3"},
                                                                                        {AttentionKernel::Cudnn, "cudnn"}}};
};

template <>
struct EnumNames<ContextLayout> {
    using enum ContextLayout;
    static constexpr std::array<std::pair<ContextLayout, std::string_view>, 7> names{{{Contiguous, "contiguous"},
                                                                                      {Zigzag, "zigzag"},
                                                                                      {Striped, "striped"},
                                                                                      {AllGather, "all-gather"},
                                                                                      {ContiguousAllGather, "contiguous-all-gather"},
                                                                                      {Ulysses, "ulysses"},
                                                                                      {UlyssesRing, "ulysses-ring"}}};
};

template <>
struct EnumNames<Recompute> {
    using enum Recompute;
    static constexpr std::array<std::pair<Recompute, std::string_view>, 4> names{
        {{None, "none"}, {Selective, "selective"}, {PerOperator, "per-op"}, {Full, "full"}}};
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
struct EnumNames<OffloadModule> {
    static constexpr std::array<std::pair<OffloadModule, std::string_view>, 8> names{{{OffloadModule::AttentionNorm, "attn_norm"},
                                                                                      {OffloadModule::QkvLinear, "qkv_linear"},
                                                                                      {OffloadModule::CoreAttention, "core_attn"},
                                                                                      {OffloadModule::AttentionProjection, "attn_proj"},
                                                                                      {OffloadModule::MlpNorm, "mlp_norm"},
                                                                                      {OffloadModule::ExpertFc1, "expert_fc1"},
                                                                                      {OffloadModule::MoeActivation, "moe_act"},
                                                                                      {OffloadModule::LayerInput, "layer_input"}}};
};

template <>
struct EnumNames<GradientType> {
    using enum GradientType;
    static constexpr std::array<std::pair<GradientType, std::string_view>, 2> names{{{Fp32, "fp32"}, {Bf16, "bf16"}}};
};

template <>
struct EnumNames<Offload> {
    using enum Offload;
    static constexpr std::array<std::pair<Offload, std::string_view>, 3> names{
        {{None, "none"}, {Optimizer, "optimizer"}, {OptimizerAndParameters, "optimizer-and-parameters"}}};
};

template <>
struct EnumNames<CudaGraph> {
    using enum CudaGraph;
    static constexpr std::array<std::pair<CudaGraph, std::string_view>, 3> names{{{None, "none"}, {Partial, "partial"}, {Full, "full"}}};
};

template <>
struct EnumNames<Loss> {
    using enum Loss;
    static constexpr std::array<std::pair<Loss, std::string_view>, 5> names{
        {{Eager, "eager"}, {Compiled, "compiled"}, {Fused, "fused"}, {VocabParallel, "vocab-parallel"}, {Chunked, "chunked"}}};
};

template <>
struct EnumNames<Fp8Recipe> {
    using enum Fp8Recipe;
    static constexpr std::array<std::pair<Fp8Recipe, std::string_view>, 5> names{
        {{Tensorwise, "tensorwise"}, {Rowwise, "rowwise"}, {Blockwise, "blockwise"}, {Mx, "mx"}, {Nvfp4, "nvfp4"}}};
};

template <>
struct EnumNames<MoeRouting> {
    using enum MoeRouting;
    static constexpr std::array<std::pair<MoeRouting, std::string_view>, 3> names{
        {{ForcedBalance, "forced-balance"}, {Balanced, "balanced"}, {Capacity, "capacity"}}};
};

template <>
struct EnumNames<MoeDispatcher> {
    using enum MoeDispatcher;
    static constexpr std::array<std::pair<MoeDispatcher, std::string_view>, 4> names{
        {{AllGather, "allgather"}, {AllToAll, "alltoall"}, {DeepEp, "deepep"}, {HybridEp, "hybridep"}}};
};

}  // namespace shardscope
