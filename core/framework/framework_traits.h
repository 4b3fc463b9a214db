// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>
#include <optional>

#include "core/base/framework.h"
#include "core/base/schedule_kind.h"
#include "core/base/stated.h"
#include "core/base/units.h"
#include "core/framework/software_stack.h"
#include "core/scenario/launch_target.h"
#include "core/scenario/training.h"

namespace shardscope {

/// Frameworks of one family tell something of one another's runs.
enum class FrameworkFamily {
    Megatron,      ///< Megatron-LM and what is built on it
    TorchTrainer,  ///< trainers over PyTorch's FSDP
    Alone,
};

/// Who chooses and brings the attention kernel.
enum class AttentionLibrary {
    TransformerEngine,  ///< cuDNN comes before FlashAttention from Hopper on (NeMo's user guide, "Flash Attention")
    MegatronKernels,    ///< Megatron-LM's fused softmax and FlashAttention, before Transformer Engine
    Torch,              ///< scaled_dot_product_attention, with its own copy of FlashAttention-2
    Xla,
    FlashAttention,  ///< the package itself, or a program's own kernel
};

/// Whether the activation and its product are kernels of their own, so that the backward keeps the activated gate, too.
enum class Eager { Never, UnlessCompiled, Always };

inline constexpr int kEveryYear = std::numeric_limits<int>::max();
inline constexpr int kNoYear = std::numeric_limits<int>::max();

struct LayerTraits {
    Eager eager = Eager::Never;
    bool fusedNorm = true;             ///< where `fused_kernels` does not say
    bool fusedActivation = true;       ///< the same
    bool keepsInputsIn8Bits = false;   ///< of multiplies in fp8 and fp4, as Transformer Engine does
    int lastYearOfDropout = 0;         ///< of layers in the style of GPT-2 and GPT-3, as its own scripts train them
    double bytesOfVocabularyLoss = 6;  ///< per logit, of a vocabulary-parallel cross-entropy; Megatron-LM's
    int rotaryCopies = 1;              ///< of queries and keys
    bool keepsGatheredInputs = false;  ///< of column-parallel layers, for the backward
    int lastYearOfCudnnAgain = 0;      ///< per-operator recomputation repeats cuDNN's attention, which is not in its list
};

struct StateTraits {
    bool deepSpeedStates = false;       ///< holds what DeepSpeed's optimizers hold, with Megatron's recipe, too
    bool reducesInBf16 = false;         ///< its performance recipes do (grad_reduce_in_fp32=False)
    bool accumulatesUnsharded = false;  ///< FSDP's weights and gradients stay gathered over accumulation steps
    int lastYearOfForeach = 0;          ///< torch.optim.AdamW as "foreach", which runs where nobody asks for "fused" (torch/optim/adamw.py)
    double bucketBytes = 0;             ///< of a gradient bucket; 0: as the recipe and the stack say
    std::int64_t vocabularyMultiple = 0;  ///< the vocabulary is padded to so many for each tensor-parallel rank; 0: it is not
    Bytes workspace{0.13e9};
};

struct OverlapTraits {
    int firstYearOfGradients = 0;      ///< that leave beside the backward, with Megatron's recipe
    bool gathersWeightsFirst = false;  ///< before the next step begins
    bool tensor = false;               ///< its recipes overlap tensor parallelism
    bool blocksSends = false;          ///< between pipeline stages, with Megatron's recipe
    bool blocksTensor = false;         ///< a collective of tensor parallelism waits for the last of its ranks, whatever its bytes
    MoeDispatcher dispatcherAcrossNodes = MoeDispatcher::AllToAll;
};

/// Everything that distinguishes one framework from another, defined in its file of core/framework/kinds. Who else asks which
/// framework it is asks for a trait instead: `tests/architecture` refuses the names of frameworks elsewhere.
struct FrameworkTraits {
    Stated<FrameworkFamily> family;
    bool isNamed = true;                           ///< not a program that nothing is known of
    Stated<std::optional<LaunchTarget>> launcher;  ///< whose rules its plans keep; none: not launched from files that Shardscope knows
    Stated<bool (*)(ScheduleKind)> runs;           ///< of one that nothing is known of: any
    Stated<bool> countsRecomputedLayers;           ///< as Megatron; else PyTorch's and XLA's way: per operator, and all layers of a stage
    Stated<SoftwareStack (*)(const Software&)> stack;
    Stated<Loss (*)(const Training&)> loss;  ///< its default of the year
    Loss leanLoss = Loss::Chunked;           ///< the one that holds the least
    bool compiles = false;                   ///< through torch.compile where nothing is said
    Stated<AttentionLibrary> attention;
    int firstYearOfFlash = 0;  ///< before it: Megatron's fused softmax
    Stated<LayerTraits> layer;
    Stated<StateTraits> states;
    Stated<OverlapTraits> overlap;

    /// XLA lays out a program's memory when it compiles it, and fuses what stands between two multiplies.
    [[nodiscard]] bool isXla() const { return *attention == AttentionLibrary::Xla; }
    [[nodiscard]] bool isMegatron() const { return *family == FrameworkFamily::Megatron; }
    [[nodiscard]] bool recomputes(Recompute recompute) const { return recompute != Recompute::PerOperator || !*countsRecomputedLayers; }
};

[[nodiscard]] const FrameworkTraits& traitsOf(Framework framework);

}  // namespace shardscope
