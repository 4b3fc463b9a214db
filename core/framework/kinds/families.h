// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/framework/framework_traits.h"
#include "core/schedule/schedule_traits.h"

/// Traits that several frameworks have in common.
namespace shardscope::family {

inline bool runsAny(ScheduleKind) { return true; }
inline bool runsMegatronSchedules(ScheduleKind kind) { return traitsOf(kind).megatron != MegatronSchedule::None; }
/// DeepSpeed's PipelineEngine has one schedule for training (deepspeed/runtime/pipe/schedule.py, TrainSchedule), and GPT-NeoX runs it.
inline bool runsDeepSpeedSchedule(ScheduleKind kind) { return traitsOf(kind).megatron == MegatronSchedule::Plain; }

inline SoftwareStack transformerEngine(const Software&) { return SoftwareStack::TransformerEngine; }
inline SoftwareStack legacyMegatron(const Software&) { return SoftwareStack::LegacyMegatron; }
inline SoftwareStack xla(const Software&) { return SoftwareStack::Jax; }
inline SoftwareStack torch(const Software& software, bool compiles)
{
    return software.compiled.value_or(compiles) ? SoftwareStack::CompiledTorch : SoftwareStack::EagerTorch;
}
inline SoftwareStack eagerUnlessCompiled(const Software& software) { return torch(software, false); }

inline Loss vocabularyParallelLoss(const Training&) { return Loss::VocabParallel; }
inline Loss fusedLoss(const Training&) { return Loss::Fused; }
inline Loss compiledLoss(const Training&) { return Loss::Compiled; }
inline Loss chunkedLoss(const Training&) { return Loss::Chunked; }
inline Loss eagerUnlessCompiledLoss(const Training& training)
{
    return training.software.compiled.value_or(false) ? Loss::Compiled : Loss::Eager;
}

/// torch.compile came with PyTorch 2.0 in March 2023; published training code uses it by 2024.
inline constexpr int kFirstYearOfCompilers = 2024;
inline constexpr int kFirstYearOfMegatronFlash = 2023;

/// make-vocab-size-divisible-by.
inline constexpr std::int64_t kMegatronVocabulary = 128;
/// GPT-2 and GPT-3 style layers keep Megatron's default dropout of 0.1.
inline constexpr LayerTraits kMegatronLayer{.keepsInputsIn8Bits = true, .lastYearOfDropout = kEveryYear};

inline bool is32Bit(Precision precision) { return precision == Precision::Fp32 || precision == Precision::Tf32; }

/// A kernel reads both gradients and writes their sum.
inline double addedBytes(double sumBytes, double gradientBytes) { return sumBytes + gradientBytes + sumBytes; }
/// The first gradient of a step is counted like the others: autograd has none to add it to.
inline double sumOfAutograd(const Training& training) { return is32Bit(training.precision) ? addedBytes(4, 4) : addedBytes(2, 2); }
/// BF16_Optimizer casts each gradient to an fp32 tensor and adds that: `hp_grad.data.add_(lp.grad.data.to(hp_grad.dtype))`
/// (runtime/bf16_optimizer.py, update_hp_grads, pull request 1801). In fp16 autograd adds.
inline double sumOfDeepSpeed(const Training& training)
{
    constexpr double kCast = 2 + 4;
    return training.precision == Precision::Bf16 ? kCast + addedBytes(4, 4) : sumOfAutograd(training);
}
/// The multiply of a weight gradient adds to fp32 gradients since February 2022 (commit 83b1e42f), and in fp16 training since September
/// (07916bf2). A tile ends with reading what it adds to. Before, a hook added to `main_grad` (megatron/model/distributed.py,
/// _make_param_hook): bf16 to fp32, fp16 to fp16.
inline double sumOfMegatron(const Training& training)
{
    constexpr int kFirstYearOfFusion = 2022;
    constexpr double kReadByTheMultiply = 4;
    const bool fp16 = training.precision == Precision::Fp16;
    if (training.software.year.value_or(kFirstYearOfFusion + 1) >= kFirstYearOfFusion + (fp16 ? 1 : 0))
        return kReadByTheMultiply;
    return training.precision == Precision::Bf16 ? addedBytes(4, 2) : sumOfAutograd(training);
}
/// The same multiply, to bf16 gradients (`grad_reduce_in_fp32=False`).
inline double sumOfFastMegatron(const Training&) { return 2; }

/// Megatron-Bridge's LoRA has one adapter of each fused weight, in the training's bf16 (src/megatron/bridge/peft/lora.py).
inline constexpr TuningTraits kMegatronTuning{
    .rank = 32, .fusesAdapters = true, .adapterType = AdapterType::Bf16, .castsRestToFp32 = false, .sharesExpertAdapters = true};

/// Its command line builds the model on the GPU in the training's type, and then shards it: `--init-model-with-meta-device` is one of the
/// recommended options of Megatron-FSDP "for extremely large models", no default (docs/discussions/megatron-fsdp-user-guide).
inline constexpr StateTraits kMegatronStates{
    .vocabularyMultiple = kMegatronVocabulary, .gateInUpWeight = true, .gradientSum = sumOfMegatron, .shardsWhatIsOnTheGpu = true};
/// NeMo's and Megatron-Bridge's performance recipes.
inline constexpr StateTraits kFastMegatronStates{
    .reducesInBf16 = true, .vocabularyMultiple = kMegatronVocabulary, .gateInUpWeight = true, .gradientSum = sumOfFastMegatron};
/// PipelineEngine reduces 500 M gradients at a time over data-parallel ranks (runtime/pipe/engine.py, MEMORY_OPT_ALLREDUCE_SIZE;
/// runtime/engine.py, allreduce_bucket), and ZeRO-1 has a buffer as large (runtime/zero/stage_1_and_2.py, reduce_bucket_size).
inline constexpr StateTraits kDeepSpeedStates{.deepSpeedStates = true,
                                              .vocabularyMultiple = kMegatronVocabulary,
                                              .gateInUpWeight = true,
                                              .flat = {.bucketElements = 5e8},
                                              .gradientSum = sumOfDeepSpeed,
                                              .keepsStageOutputs = true};

}  // namespace shardscope::family
