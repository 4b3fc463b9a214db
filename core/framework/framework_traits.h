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

/// Families of frameworks; measured runs of one member are evidence for the others.
enum class FrameworkFamily {
    Megatron,      ///< Megatron-LM and frameworks built on it
    TorchTrainer,  ///< trainers over PyTorch's FSDP
    Alone,
};

/// The library that chooses and provides the attention kernel.
enum class AttentionLibrary {
    TransformerEngine,  ///< cuDNN comes before FlashAttention from Hopper on (NeMo's user guide, "Flash Attention")
    MegatronKernels,    ///< Megatron-LM's fused softmax and FlashAttention, before Transformer Engine
    Torch,              ///< scaled_dot_product_attention, with its own copy of FlashAttention-2
    Xla,
    FlashAttention,  ///< the package itself, or a program's own kernel
};

/// Whether PyTorch runs each operation of a layer as a kernel of its own. The activated gate is then kept for the backward pass as well as its
/// product, and an RMSNorm's input in fp32 and normalised. A program that is not named may have kernels of its own for either.
enum class Eager { Never, IfSaidNotCompiled, UnlessCompiled, Always };

inline constexpr int kEveryYear = std::numeric_limits<int>::max();
inline constexpr int kNoYear = std::numeric_limits<int>::max();

struct LayerTraits {
    Eager eager = Eager::Never;
    bool fusedNorm = true;            ///< where `fused_kernels` is not stated
    bool fusedActivation = true;      ///< the same
    bool keepsInputsIn8Bits = false;  ///< of multiplies in fp8 and fp4, as Transformer Engine does
    /// Whether encoders compute in the fp8 or fp4 of the language model. Megatron-Bridge makes their configuration anew and leaves the format
    /// out (qwen_vl/modelling_qwen3_vl/transformer_config.py, get_vision_model_config); assumed of those that are not known.
    bool encodesIn8Bits = false;
    int lastYearOfDropout = 0;         ///< of layers in the style of GPT-2 and GPT-3, as its own scripts train them
    double bytesOfVocabularyLoss = 6;  ///< per logit, of a vocabulary-parallel cross-entropy; Megatron-LM's
    /// Its models keep fp32 logits over the loss, and a chunked or fused loss takes the head with it, as Liger's and cut cross-entropy do.
    bool lossOfTrainers = false;
    bool ownNormKernel = false;        ///< an RMSNorm without copies in fp32, whatever `eager` says
    bool keepsChunkedLogits = false;   ///< its chunked loss cuts the tokens, and autograd keeps the logits of all chunks
    int rotaryCopies = 1;              ///< of queries and keys
    bool keepsGatheredInputs = false;  ///< of column-parallel layers, for the backward
    int firstYearOfCudnn = kNoYear;    ///< asks PyTorch for cuDNN's attention on Blackwell, before FlashAttention-2
    int lastYearOfCudnnAgain = 0;      ///< per-operator recomputation repeats cuDNN's attention, which is not in its list
    /// First year in which a trainer frees the fp32 logits with the loss. transformers shifts the labels and not the logits since February 2025, and frees
    /// these with its loss function (loss/loss_utils.py, ForCausalLMLoss).
    int firstYearOfFreedLogits = 2025;
};

/// Flat copies of many tensors at once (core/memory/flat_pieces.h).
struct FlatCopyTraits {
    bool stepsOnPartition = false;   ///< PyTorch's optimizer steps on one tensor of the whole partition
    bool copiesDenominator = false;  ///< its PyTorch is older than 2.1, whose AdamW adds epsilon to a copy of the square roots
    bool gradients = false;          ///< flattens the partition's 16-bit gradients before it casts them to fp32
    double bucketElements = 0;       ///< gradients that are copied into one piece and reduced; 0: reduced where they are
    bool reducesAlone = false;       ///< the same on a data-parallel rank that is alone
};

/// Returns the bytes that adding a weight's gradient to those of earlier micro-batches moves, per weight and micro-batch, while nothing hides
/// them: those of a kernel that adds, or those that the end of the gradient's multiply waits for.
using GradientSumBytes = double(const Training&);
/// Trainers that scatter each gradient add in their shard, which is small. Of other programs nothing is known.
inline double noGradientSum(const Training&) { return 0; }

struct StateTraits {
    bool deepSpeedStates = false;         ///< allocates the states of DeepSpeed's optimizers, also with Megatron's and FSDP's recipes
    bool reducesInBf16 = false;           ///< its performance recipes do (grad_reduce_in_fp32=False)
    bool copiesShards = false;            ///< with FSDP2's recipe: see core/step/shard_copies.h
    bool accumulatesUnsharded = false;    ///< FSDP's weights and gradients stay gathered over accumulation steps
    bool broadcastsShards = false;        ///< ZeRO-1's new weights are sent by one broadcast of each rank, one after the other
    int lastYearOfForeach = 0;            ///< torch.optim.AdamW as "foreach", the default, without "fused" (torch/optim/adamw.py)
    double bucketBytes = 0;               ///< of a gradient bucket; 0: by the recipe and the stack
    std::int64_t vocabularyMultiple = 0;  ///< the vocabulary is padded to so many for each tensor-parallel rank; 0: it is not
    bool gateInUpWeight = false;          ///< a gated feed-forward has one weight for both (Megatron-LM's linear_fc1)
    FlatCopyTraits flat{};
    GradientSumBytes* gradientSum = noGradientSum;
    bool shardsWhatIsOnTheGpu = false;  ///< FSDP shards a model that the GPU holds whole
    bool keepsStageOutputs = false;     ///< what a pipeline stage sends on stays until its backward pass
    int lastYearOfKeptRouting = 0;      ///< its dispatcher of DeepEP keeps the routing of every layer: see LayerActivations::retained
    Bytes workspace{0.13e9};
};

struct OverlapTraits {
    int firstYearOfGradients = 0;      ///< first year in which reductions overlap the backward pass, with Megatron's recipe
    bool gathersWeightsFirst = false;  ///< before the next step begins
    bool tensor = false;               ///< its recipes overlap tensor parallelism
    bool blocksSends = false;          ///< between pipeline stages, with Megatron's recipe
    /// Its switch for tensor parallelism hides collectives behind the multiplies of the backward alone, without user buffers.
    bool hidesTensorInBackward = false;
    bool blocksTensor = false;  ///< a tensor-parallel collective waits for the last of its ranks, whatever its size
    MoeDispatcher dispatcherAcrossNodes = MoeDispatcher::AllToAll;
};

/// The library's defaults where a scenario states adapters without details.
struct TuningTraits {
    std::int64_t rank = 8;                        ///< PEFT's LoraConfig
    bool fusesAdapters = false;                   ///< one adapter of a fused weight
    AdapterType adapterType = AdapterType::Fp32;  ///< PEFT's `autocast_adapter_dtype`
    bool castsRestToFp32 = true;                  ///< of a quantised model: PEFT's `prepare_model_for_kbit_training`
    bool sharesExpertAdapters = false;            ///< one adapter for all routed experts of a rank
    /// One autograd function for a block's multiplies and their adapters, which writes gradients over what it has kept
    /// (unsloth/kernels/fast_lora.py). Only without dropout and lengths, as there.
    bool adaptersInPlace = false;
    /// PyTorch's optimizers make moments in the type of the weights (torch/optim/adam.py, `zeros_like`). With Megatron's and FSDP2's
    /// bytes the weights that they see are in fp32.
    bool momentsOfWeights = false;
    bool onlyTunes = false;      ///< starts from a model that was trained before; Megatron-Bridge and others also pretrain
    bool countsForeach = false;  ///< the step of PyTorch's foreach AdamW is timed kernel by kernel
    /// Its 8-bit Adam is torchao's, which steps on each tensor in fp32 (torchao/optim/adam.py, single_param_adam). Others have bitsandbytes',
    /// whose kernel needs no copies.
    bool eightBitOfTorchao = false;
    /// An embedding or head that learns is a copy, and the original stays in memory (peft/utils/other.py, ModulesToSaveWrapper: a deep copy
    /// learns, `original_module` stays).
    bool keepsOriginals = false;
};

/// Everything that distinguishes one framework from another, defined in its file of core/framework/kinds. Other code asks for a trait,
/// never for the framework: `tests/architecture` refuses the names of frameworks elsewhere.
struct FrameworkTraits {
    Stated<FrameworkFamily> family;
    bool isNamed = true;                           ///< false: an unknown program
    Stated<std::optional<LaunchTarget>> launcher;  ///< whose rules apply to its plans; empty: no launcher that Shardscope knows
    Stated<bool (*)(ScheduleKind)> runs;           ///< an unknown program runs any
    Stated<bool> countsRecomputedLayers;           ///< as Megatron; else PyTorch's and XLA's way: per operator, and all layers of a stage
    Stated<SoftwareStack (*)(const Software&)> stack;
    Stated<Loss (*)(const Training&)> loss;  ///< its default of the year
    Loss leanLoss = Loss::Chunked;           ///< the one with the least memory
    bool compiles = false;                   ///< uses torch.compile by default
    bool printsFirstRank = false;            ///< its log has the memory of the first rank alone
    Stated<AttentionLibrary> attention;
    int firstYearOfFlash = 0;  ///< before that year: Megatron's fused softmax
    Stated<LayerTraits> layer;
    Stated<StateTraits> states;
    Stated<OverlapTraits> overlap;
    TuningTraits tuning{};
    bool dynamicContext = false;  ///< can cut each document over as many context-parallel ranks as its length needs

    /// Returns whether it compiles with XLA, which plans the memory at compile time and fuses the operators between two multiplies.
    [[nodiscard]] bool isXla() const { return *attention == AttentionLibrary::Xla; }
    [[nodiscard]] bool isMegatron() const { return *family == FrameworkFamily::Megatron; }
    [[nodiscard]] bool recomputes(Recompute recompute) const { return recompute != Recompute::PerOperator || !*countsRecomputedLayers; }
};

[[nodiscard]] const FrameworkTraits& traitsOf(Framework framework);

}  // namespace shardscope
