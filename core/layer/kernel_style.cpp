// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/kernel_style.h"

#include <cmath>

#include "core/framework/framework_traits.h"
#include "core/hardware/hardware.h"
#include "core/model/architecture.h"
#include "core/plan/resolved_plan.h"
#include "core/site/site.h"

namespace shardscope {
namespace {

/// Liger's fused loss comes with its norm and its gated unit (AutoLigerKernelForCausalLM).
bool isEager(const LayerTraits& framework, const Software& software, const ResolvedPlan& plan)
{
    switch (framework.eager) {
    case Eager::Always:
        return true;
    case Eager::UnlessCompiled:
        return !plan.compiled;
    case Eager::IfSaidNotCompiled:
        return software.compiled == false && !software.fusedKernels.value_or(false) && plan.loss != Loss::Fused;
    case Eager::Never:
        break;
    }
    return false;
}

/// Layers in the style of GPT-2 and GPT-3, which have LayerNorm and biases, keep the framework's default dropout, gated or not: GLM-130B's
/// script passes none (LargeScale, configs/glm-130b), and Megatron's default is 0.1 (megatron/arguments.py). Later models have no biases
/// and train without (Nemotron-4, arXiv 2402.16819, section 2: a dropout rate of zero), as BLOOM does, with its ALiBi.
bool trainsWithDropout(const Architecture& architecture, const LayerTraits& framework, int year)
{
    if (year > framework.lastYearOfDropout || architecture.norm != Norm::LayerNorm || architecture.position == Position::Alibi)
        return false;
    const auto& feedForward = architecture.kinds.front().feedForward;
    return !feedForward || feedForward->bias;
}

/// Peak bytes per logit: the logits, what the cross-entropy keeps of them and their gradient. TE's fused kernel 5, Megatron's
/// vocab-parallel 6, torch.compile 6.5, nanotron's sharded 12 (fp32 logits, exponentials and softmax), eager torch 14
/// (bf16 2 + fp32 logits 4 + log-softmax 4 + gradient 4).
double lossBytes(Loss loss, const LayerTraits& framework)
{
    switch (loss) {
    case Loss::Fused:
        return 5;
    case Loss::VocabParallel:
        return framework.bytesOfVocabularyLoss;
    case Loss::Compiled:
        return 6.5;
    case Loss::Eager:
    case Loss::Chunked:  // of the chunk that it works on
        return 14;
    }
    return 14;
}

/// torchtune's `num_output_chunks`.
constexpr double kTorchChunks = 8;

bool keepsChunks(Loss loss, const ResolvedPlan& plan)
{
    return loss == Loss::Chunked && traitsOf(plan.framework).layer->keepsChunkedLogits;
}

/// Whether the loss takes the head in with it, chunk by chunk of the tokens.
bool cutsHead(Loss loss, const ResolvedPlan& plan, Recipe recipe)
{
    const bool isCut = (loss == Loss::Chunked && !keepsChunks(loss, plan)) || loss == Loss::Fused;
    const FrameworkTraits& traits = traitsOf(plan.framework);
    return isCut && (traits.layer->lossOfTrainers || (!traits.isNamed && traitsOf(recipe).cutsHead));
}

/// Parts into which the loss cuts the tokens. With the head, so many that the logits of one take what the hidden states take (Liger's
/// chunk: the vocabulary over the hidden size); in kernels of one's own eight, Liger's least.
double lossChunks(Loss loss, const ResolvedPlan& plan, Recipe recipe, const Architecture& model)
{
    if (cutsHead(loss, plan, recipe))
        return std::ceil(static_cast<double>(model.vocab) / static_cast<double>(model.hidden));
    return loss == Loss::Chunked && plan.ownKernels ? 8 : 1;
}

/// The same of a plan: where a framework, a compiler or a trainer holds less or more of it.
double lossHeld(Loss loss, const ResolvedPlan& plan, const Training& training, const Gpu& gpu)
{
    const Recipe recipe = training.recipe;
    const FrameworkTraits& traits = traitsOf(plan.framework);
    // llm.c's fused classifier, and LLM.Q's after it, write the gradient over the bf16 logits.
    if (plan.ownKernels && loss != Loss::Eager)
        return 2;
    // XLA fuses softmax and casts into the multiplies around them; on a TPU the gradient too, as their operand, on a GPU it is
    // written in bf16 for a library's multiply.
    if (traits.isXla() && loss == Loss::Compiled)
        return gpu.vendor == "Google" ? 2 : 4;
    if (cutsHead(loss, plan, recipe))
        return lossBytes(loss, traits.layer);
    // Of all chunks the bf16 logits (2): a compiled loss writes their gradient in their place (PyTorch, _functorch/config.py, donated_buffer).
    // Eager, of all chunks the log-softmax (4) as well, and of one the fp32 logits, while the recipe's variable holds the bf16 ones.
    if (keepsChunks(loss, plan))
        return plan.compiled ? 2 : 2 + 4 + 4 / kTorchChunks;
    // A program that is not known, and torchtitan, cut the logits, not the head: all of them in bf16 with their gradient, an eighth as in eager
    // mode (fp32 logits, log-softmax, gradient).
    if (loss == Loss::Chunked)
        return 2 + 2 + 12.0 / 8;
    const int freed = traits.layer->firstYearOfFreedLogits;
    if (loss == Loss::Eager && traits.layer->lossOfTrainers && training.software.year.value_or(freed) >= freed)
        return lossBytes(loss, traits.layer);
    // A trainer that keeps the fp32 logits in a variable over the loss (prime-rl's cast_float_and_contiguous, torchtune before July 2024):
    // bf16 2, fp32 4, log-softmax 4, and the gradients of its two steps, 4 + 4. torchtitan has dropped the
    // fp32 ones by the backward pass.
    if (loss == Loss::Eager && (traits.layer->lossOfTrainers || !traits.isNamed))
        return traitsOf(recipe).bytesOfEagerLoss;
    // A model that is compiled apart from its loss returns fp32 logits (torchtune/modules/transformer.py, `self.output(h).float()`): bf16 2,
    // fp32 4, their gradient 4, and that in bf16 2.
    if (loss == Loss::Compiled && (traits.layer->lossOfTrainers || !traits.isNamed))
        return 12;
    return lossBytes(loss, traits.layer);
}

/// In the backward pass the chunks' gradients of the head come one after the other, when the losses of all chunks have theirs. PyTorch adds the
/// second to the first in a new tensor, since a transposed view holds the first one (autograd/input_buffer.cpp, can_accumulate_inplace): three
/// are held at once. The third and later ones are added in place. Where the optimizer steps in the backward pass, one of the three is the
/// gradient that is counted as such.
int headGradients(Loss loss, const ResolvedPlan& plan, const Site& site)
{
    if (!keepsChunks(loss, plan) || !site.architecture->learning.learnsVocabulary())
        return 0;
    return site.training.optimizerInBackward.value_or(false) ? 2 : 3;
}

struct LossMoves {
    double forward = 0;
    double backward = 0;
};

/// Bytes per 16-bit logit that the kernels of a cross-entropy read and write, counted from its code. Vocabulary-parallel
/// (Megatron-LM cross_entropy.py, nanotron's copy): cast 6, largest 4, difference 8, exponential 8, sum 4, quotient 8; backward
/// product 8, cast 6. Eager torch: cast 6, log-softmax 12; backward zeros and scatter 4, log-softmax 12, cast 6. A fused kernel
/// (Transformer Engine, Liger) reads twice and writes the gradient once, then scales it; a compiled one computes it in the backward.
/// A program's own kernel scales while it writes (llm.c's fused classifier, LLM.Q's after it), chunk by chunk or not.
LossMoves lossMoves(Loss loss, const ResolvedPlan& plan)
{
    if (plan.ownKernels && loss != Loss::Eager)
        return {6, 0};
    constexpr LossMoves kEager{18, 22};
    constexpr LossMoves kCompiled{6, 4};
    switch (loss) {
    case Loss::VocabParallel:
        return {38, 14};
    case Loss::Fused:
        return {6, 4};
    case Loss::Compiled:
        return kCompiled;
    case Loss::Chunked:
        return plan.compiled ? kCompiled : kEager;
    case Loss::Eager:
        break;
    }
    return kEager;
}

/// Dispatch and combine without a kernel that permutes.
struct ExchangeMoves {
    RowMoves dispatch;
    RowMoves combine;
};

/// MaxText repeats each token top-k times, gathers the copies in the experts' order and back, and sums them (layers/moe.py, permute and
/// unpermute); XLA materialises every step (sglang-jax, pull request 1650: 805 MB a layer on TPU v7x). A dispatch writes the copies, reads
/// them and writes them in order; its backward does so the other way round and sums. A combine gathers and sums; its backward repeats the
/// gradient with the weights, gathers, and reads the rows again for the gradient of the weights.
constexpr ExchangeMoves kOfXla{{3, 3}, {3, 4}};

/// torchtitan leaves fusion to the compiler. Operation by operation (models/moe/moe.py and utils.py; an fp32 row counts as two), a dispatch
/// gathers (2), appends a row of zeros (2) and indexes (2); its backward sums into zeros (4), slices (2) and sums again (3). A combine puts
/// rows back (2), casts to fp32 (3), weighs (4), casts back (3) and sums (3); its backward gathers (2), casts (3), weighs (4), multiplies
/// by the rows (6) and sums (2) for the weights, casts back (3) and indexes (2). Weights that are applied before the experts move as much.
constexpr ExchangeMoves kOfTorch{{6, 9}, {15, 22}};

ExchangeMoves exchangeMoves(const Training& training, const ResolvedPlan& plan, bool eager)
{
    const FrameworkTraits& framework = traitsOf(plan.framework);
    if (framework.isXla())
        return training.software.moeRouting == MoeRouting::Capacity ? ExchangeMoves{} : kOfXla;
    return framework.compiles && eager && plan.dispatcher == MoeDispatcher::AllToAll ? kOfTorch : ExchangeMoves{};
}

/// nanotron's column-parallel layers gather their sequence-sharded inputs. Its runs of the Ultra-Scale Playbook (1,344 rows)
/// fall into two groups, inputs kept and inputs gathered again; these are the shares over both.
double gatheredInputsOfNanotron(const ResolvedPlan& plan)
{
    constexpr double kAccumulating = 1.5;
    constexpr double kSingleMicroBatch = 0.6;
    if (plan.tp == 1 || plan.pp > 1)
        return 0;
    return plan.microBatches > 1 ? kAccumulating : kSingleMicroBatch;
}

/// Unsloth of 2024 computed what an adapter adds in a tensor of its own (kernels/utils.py, matmul_lora: "out +="); later B's multiply adds
/// by itself (`addmm_`).
constexpr int kLastYearOfAddedAdapters = 2024;

}  // namespace

KernelStyle kernelStyle(const Site& site, const ResolvedPlan& plan)
{
    const Training& training = site.training;
    const LayerTraits& framework = traitsOf(plan.framework).layer;
    const int year = training.software.year.value_or(2025);
    KernelStyle style;
    style.attention = plan.attention;
    style.loss = plan.loss;
    style.elementBytes = training.precision == Precision::Fp32 || training.precision == Precision::Tf32 ? 4 : 2;
    const bool eightBit = training.precision == Precision::Fp8 || training.precision == Precision::Fp4;
    style.multiplyInputBytes = eightBit && (framework.keepsInputsIn8Bits || plan.ownKernels) ? 1 : style.elementBytes;
    style.encodesIn16Bits = eightBit && !framework.encodesIn8Bits;
    const bool eager = isEager(framework, training.software, plan);
    style.fp32RingGradients = traitsOf(training.recipe).fp32RingGradients;
    style.ringSums = traitsOf(training.recipe).ringSums;
    // Until 2026 Megatron-LM exchanged queries, keys, values, gate, update rate and decay one by one (pull requests 2614 and 5389).
    style.mergesSections = year >= 2026;
    // Transformer Engine's correction is one fused kernel, and XLA fuses by itself; PyTorch's (_SDPAMerger) and ring-flash-attention's are
    // operations one by one, unless the scenario says that kernels are fused.
    style.eagerRing = style.fp32RingGradients && !traitsOf(plan.framework).isXla() && !training.software.fusedKernels.value_or(false);
    // The fused softmax of Megatron-LM and Transformer Engine, for 16 bits, writes the gradient over that of its result
    // (scaled_masked_softmax_cuda.cu, backward); PyTorch's makes another.
    const AttentionLibrary library = traitsOf(plan.framework).attention;
    const bool hasFusedSoftmax = library == AttentionLibrary::TransformerEngine || library == AttentionLibrary::MegatronKernels;
    style.scoreGradients = hasFusedSoftmax && style.elementBytes == 2 ? 1 : 2;
    style.dropout = trainsWithDropout(*site.architecture, framework, year);
    style.eagerActivations = !training.software.fusedKernels.value_or(framework.fusedActivation);
    style.eagerNorms = !training.software.fusedKernels.value_or(framework.fusedNorm) && site.architecture->norm == Norm::RmsNorm;
    const bool hasNormKernel = framework.ownNormKernel || training.software.fusedKernels.value_or(false);
    style.keepsNormalised = style.eagerNorms || (eager && !hasNormKernel && site.architecture->norm == Norm::RmsNorm);
    style.keepsActivation = eager || style.eagerActivations;
    style.keepsBlockOutput = eager;
    // torchtitan keeps the output of every second multiply. MaxText's policies name what is kept: queries, keys, values and the attention's
    // result (`save_qkv_proj`, `custom`; base.yml), and LLM.Q's --recompute-ffn leaves the same.
    style.feedForwardAgain = traitsOf(plan.framework).isXla() || plan.ownKernels;
    // Megatron-Core (0.11, 2025) and torchtitan apply the router's weights inside the experts' activation.
    style.keepsExpertOutputs = year < 2025;
    const ExchangeMoves moved = exchangeMoves(training, plan, eager);
    style.dispatch = moved.dispatch;
    style.combine = moved.combine;
    style.rotaryCopies = plan.ownKernels ? 0 : framework.rotaryCopies;  // its own kernels rotate in place
    style.addsAdapters = traitsOf(plan.framework).tuning.adaptersInPlace && year <= kLastYearOfAddedAdapters;
    if (framework.keepsGatheredInputs)
        style.gatheredInputs = gatheredInputsOfNanotron(plan);
    style.attentionAgain = traitsOf(site.cluster.gpu.generation).isBlackwell() && year <= framework.lastYearOfCudnnAgain;
    style.lossChunks = lossChunks(style.loss, plan, training.recipe, *site.architecture);
    style.lossBytesPerLogit = lossHeld(style.loss, plan, training, site.cluster.gpu);
    style.headGradients = headGradients(style.loss, plan, site);
    const LossMoves moves = lossMoves(style.loss, plan);
    style.lossMovedForward = moves.forward;
    style.lossMovedBackward = moves.backward;
    return style;
}

}  // namespace shardscope
