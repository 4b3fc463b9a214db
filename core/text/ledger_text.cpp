// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/quantity_text.h"

namespace shardscope {
namespace {

constexpr std::string_view kZero = "Rajbhandari et al. 2020 (ZeRO, arXiv 1910.02054), section 3.1";
constexpr std::string_view kTensors = "the model's tensors, as a checkpoint lists them";
constexpr std::string_view kCut = "Shoeybi et al. 2019 (arXiv 1909.08053), section 3";
constexpr std::string_view kFsdp = "PyTorch FSDP2 (fully_shard): parameters are gathered layer by layer";
constexpr std::string_view kReserved = "measured runs: reserved ≈ 1.06 × allocated";
constexpr std::string_view kDriver = "measured runs: nvidia-smi ≈ 1.1 × allocated + 2.5 GB with three communicators";
constexpr std::string_view kShort = "measured runs near the limit: the allocator gives back what it has cached before it fails";
constexpr std::string_view kAllocated = "measured runs: allocated ≈ the tensors + 0.15 GB";
constexpr std::string_view kLedger = "the itemised ledger of one GPU";
constexpr std::string_view kRecompute = "Korthikanti et al. 2022 (arXiv 2205.05198), section 5";
constexpr std::string_view kMegatron = "Narayanan et al. 2021 (arXiv 2104.04473), section 2.2";

constexpr std::string_view kBand = "seven of ten unseen runs: an error is (estimated − measured) / measured";
constexpr std::string_view kResiduals = "measured runs, each estimated with constants fitted without its source";

constexpr QuantityText kTexts[] = {
    // numbers of the estimate
    {"/fits", "it fits", "", "peak ≤ capacity", kLedger},
    {"/gpus", "GPUs", "GPUs", "nodes × GPUs per node", "the scenario"},
    {"/parameters/total", "parameters", "parameters", "Σ layers of a kind × parameters of one + embedding + head", kTensors},
    {"/parameters/active", "parameters that a token visits", "parameters", "total − routed experts that a token does not visit", kTensors},
    {"peak", "peak of the worst stage", "bytes", "max over stages of the total", kLedger},
    {"band-low", "lower end of the band", "bytes", "peak / (1 + band)", kBand},
    {"band-high", "upper end of the band", "bytes", "peak / (1 − band)", kBand},
    {"one-and-band", "estimated / measured at the lower end", "", "1 + band", kBand},
    {"one-less-band", "estimated / measured at the upper end", "", "1 − band", kBand},
    {"time-band", "band of the step time, ± a fraction of the measured", "", "scale × quantile of the errors", kBand},
    {"memory-band", "band of the memory, ± a fraction of the measured", "", "scale × quantile of the errors", kBand},
    {"band-quantile", "error that {} % of runs stay below, alike ones weighing more", "", "weighted quantile of |estimated / measured − 1|",
     kResiduals},
    {"band-of-an-assumed-rate", "wider, for nobody measured the rate of these multiplies", "",
     "√(band² + (half of the rate's range · share of computing)²) / band", "core/site/cost_constants.cpp: constants that are assumed"},
    {"band-scale", "factor that makes left-out sources' bands hold 70 % of their runs", "",
     "70 % quantile over sources of error / quantile", kResiduals},
    {"measured-like-it", "measured configurations like it", "", "those of {}", kResiduals},
    {"peak-stage", "stage with the largest total", "", "the first stage whose total is the largest", kLedger},
    {"of-peak-stage", "{} of the peak stage", "bytes", "that of the stage with the largest total", kLedger},
    {"usable-memory", "memory of one {}", "bytes", "what the driver gives", ""},
    {"nominal-memory", "memory of one {}", "bytes", "as the vendor states it", ""},
    {"stage", "pipeline rank", "", "0 … p − 1", "the pipeline"},
    {"total", "total of stage {}", "bytes", "parameters + gradients + optimizer + activations + temporary + framework", kLedger},
    {"allocated", "allocated by the framework", "bytes", "the tensors + workspace", kAllocated},
    {"reserved", "reserved by the framework", "bytes", "allocated + allocator slack", kReserved},
    {"class-parameters", "parameters", "bytes", "Σ of its lines", kLedger},
    {"class-gradients", "gradients", "bytes", "Σ of its lines", kLedger},
    {"class-optimizer", "optimizer", "bytes", "Σ of its lines", kLedger},
    {"class-activations", "activations", "bytes", "Σ of its lines", kLedger},
    {"class-temporary", "temporary", "bytes", "Σ of its lines", kLedger},
    {"class-framework", "framework", "bytes", "Σ of its lines", kLedger},

    // lines of the ledger
    {"weights", "weights", "bytes", "bytes per parameter × parameters", kZero},
    {"gathered-weights", "weights gathered for the whole stage", "bytes", "bytes per parameter × parameters", kFsdp},
    {"gradients", "gradients", "bytes", "bytes per parameter × parameters", kZero},
    {"unsharded-gradients", "unsharded gradient accumulators", "bytes", "bytes per parameter × parameters", kFsdp},
    {"buffered-gradients", "gradients beside their fp32 accumulators", "bytes",
     "bytes per parameter × parameters outside embedding and head", "nanotron: bf16 gradients while fp32 ones accumulate"},
    {"optimizer-states", "optimizer states", "bytes", "bytes per parameter × parameters", kZero},
    {"step-gradients", "fp32 copy of the gradients at the step", "bytes", "bytes per parameter × parameters",
     "DeepSpeed's bf16 and fp16 optimizers"},
    {"gathered-layers", "gathered layers", "bytes", "no more than all of the rank", kFsdp},
    {"gathered-like-the-largest", "layers gathered at once, each as the largest", "bytes", "layers · ε · parameters of the largest layer",
     kFsdp},
    {"gathered-rank", "all of the rank's weights gathered", "bytes", "ε · parameters", kFsdp},
    {"layer-gradient", "unsharded gradient of one layer", "bytes", "bytes of a gradient · parameters of the largest layer", kFsdp},
    {"layer-gradient-bytes", "bytes of an unsharded gradient", "bytes",
     "those that are reduced: FSDP2 4, or gradient_dtype; DeepSpeed those of a weight", kFsdp},
    {"backward-moment", "while a layer runs backward", "bytes", "what is made again of it + its unsharded gradient", kFsdp},
    {"step-temporaries", "temporaries of the optimizer's step", "bytes", "bytes per parameter × parameters",
     "torch.optim: the roots of all second moments at once, unless fused"},
    {"step-temporary-bytes", "bytes per parameter of the step ({})", "bytes", "4: fp32", "torch.optim, foreach"},
    {"laid-out-beforehand", "buffers laid out before the first step", "bytes", "0", "XLA; programs with kernels of their own"},
    {"no-communicators", "a TPU's network has no NCCL", "bytes", "0", "XLA"},
    {"gathered-vocabulary", "gathered embedding or head with its gradient", "bytes", "(ε + bytes of a gradient) · V · h / t", kFsdp},
    {"kept-activations", "activations kept for the backward pass", "bytes", "Σ over chunks of live micro-batches × kept per micro-batch",
     kRecompute},
    {"waiting-losses", "losses that wait for their backward pass", "bytes", "waiting micro-batches × softmax of one",
     "all forwards run first: the last stage keeps every softmax"},
    {"mtp-activations", "activations of the multi-token-prediction layers", "bytes",
     "layers × (a layer + the projection's input + its logits)", "DeepSeek-V3 (arXiv 2412.19437), section 2.2"},
    {"logits", "logits, softmax and their gradient", "bytes", "max(loss, recomputed layer): the two moments do not coincide",
     "logits and their gradient at the end of the forward pass"},
    {"recomputed-layer", "the layer that is being recomputed, with its gradients", "bytes",
     "max(loss, recomputed layer): the two moments do not coincide", kRecompute},
    {"unsharded-layer-gradient", "one layer's gradient before it is sharded", "bytes", "max(loss, that): the two moments do not coincide",
     kFsdp},
    {"context-buffer", "keys and values of other context-parallel ranks", "bytes", "max over kinds of layers",
     "Liu et al. 2023 (Ring Attention, arXiv 2310.01889)"},
    {"workspace", "workspaces", "bytes", "0.13 GB; nanotron 0.25 GB: {}", kAllocated},
    {"allocator-slack", "allocator slack", "bytes", "0.06 · share that there is room for · allocated", kReserved},
    {"driver", "driver's pages and buffers", "bytes", "0.04 · share that there is room for · allocated", kDriver},
    {"cuda-context", "CUDA context", "bytes", "0.5 GB", kDriver},
    {"communicators", "NCCL's buffers", "bytes", "0.67 GB × communicators", kDriver},

    // parameters
    {"parameters-of-kind", "parameters of the {} layers", "parameters", "layers × parameters of one", kTensors},
    {"layers-of-kind", "{} layers", "layers", "counted", "the model's configuration"},
    {"layer-parameters", "parameters of one {} layer", "parameters", "Σ of its tensors", kTensors},
    {"embedding-parameters", "parameters of the embedding", "parameters", "Σ of its tensors", kTensors},
    {"head-parameters", "parameters of final norm and head", "parameters", "Σ of its tensors; a tied head counts with the embedding",
     kTensors},
    {"tensor", "{}", "parameters", "rows × columns × copies", kTensors},
    {"rows", "rows (outputs)", "elements", "of the tensor", "the model's configuration"},
    {"columns", "columns (inputs)", "elements", "of the tensor", "the model's configuration"},
    {"copies", "copies", "", "experts of a layer, or equal layers", "the model's configuration"},
    {"elements-per-token", "columns (elements per token of the vocabulary)", "elements", "of the tensor", "the model's configuration"},
    {"unvisited-parameters", "experts of the {} layers that a token does not visit", "parameters",
     "layers × parameters of one expert × (E − k)", kTensors},
    {"expert-parameters", "parameters of one expert", "parameters", "Σ of its tensors", kTensors},
    {"unvisited-experts", "experts that a token does not visit", "experts", "E − k", "the model's configuration"},
    {"rank-parameters", "parameters on this rank", "parameters", "dense + routed experts", kCut},
    {"sharded-parameters", "parameters on this GPU, sharded", "parameters", "dense / shard group + routed experts / their shard group",
     kZero},
    {"dense-shard", "dense parameters of one shard", "parameters", "dense parameters on this rank / GPUs that share a shard", kZero},
    {"expert-shard", "routed experts' parameters of one shard", "parameters",
     "routed experts on this rank / GPUs that share a shard of them", kZero},
    {"rank-dense", "dense parameters on this rank", "parameters", "Σ layers × parameters of one + embedding and head where they are", kCut},
    {"rank-experts", "routed experts' parameters on this rank", "parameters", "Σ layers × parameters of one", kCut},
    {"layers-on-rank", "{} layers of this rank", "parameters", "layers × parameters of one", kCut},
    {"dense-of-part", "{} on this rank, without routed experts", "parameters", "Σ of its tensors, as they are cut", kCut},
    {"experts-of-part", "routed experts of {} on this rank", "parameters", "Σ of their tensors, over e and etp ranks", kCut},
    {"experts-of-a-layer", "parameters of all experts of one {} layer", "parameters", "Σ of their tensors", kTensors},
    {"unvisited-in-all", "experts that a token does not visit", "parameters", "Σ kinds of layers", kTensors},
    {"whole-layer-on-rank", "one {} layer with its experts on this rank", "parameters", "dense + routed experts", kCut},
    {"largest-layer-parameters", "parameters of the largest layer", "parameters", "max over kinds of layers", kFsdp},
    {"tensor-on-rank", "{} on this rank", "parameters", "elements / ranks over which it is cut", kCut},
    {"parameters-without-vocabulary", "parameters outside embedding and head", "parameters", "parameters − V · h / t for each of the two",
     "nanotron's gradient buffers"},

    // bytes per parameter
    {"weight-bytes", "bytes per weight ({})", "bytes", "2 in bf16 and fp16; 4 in fp32 and for FSDP2's fp32 shards", ""},
    {"gathered-weight-bytes", "bytes per gathered weight ({})", "bytes", "2 in bf16, 4 in fp32", ""},
    {"gradient-bytes", "bytes per gradient ({})", "bytes", "by recipe and gradient_dtype", ""},
    {"unsharded-gradient-bytes", "bytes per unsharded gradient ({})", "bytes", "4: fp32 until the last micro-batch", ""},
    {"buffered-gradient-bytes", "bytes per buffered gradient ({})", "bytes", "those of a weight", ""},
    {"step-gradient-bytes", "bytes per copied gradient ({})", "bytes", "4: fp32", ""},
    {"optimizer-bytes", "bytes of optimizer states per parameter", "bytes", "master copy + moments", kZero},
    {"master-bytes", "fp32 master copy ({})", "bytes", "4 beside weights of fewer bytes", ""},
    {"moment-bytes", "moments of {}", "bytes", "adamw 4 + 4, bf16 2 + 2, 8-bit 1 + 1, one momentum 4",
     "Kingma and Ba 2014 (arXiv 1412.6980); Dettmers et al. 2021 (arXiv 2110.02861)"},
    {"recipe-megatron", "bytes per parameter of this recipe", "bytes", "as stated",
     "Megatron-LM: bf16 weights, fp32 main gradients, fp32 master copy and moments"},
    {"recipe-nanotron", "bytes per parameter of this recipe", "bytes", "as stated",
     "nanotron: bf16 weights, fp32 gradient accumulators, fp32 master copy and moments"},
    {"recipe-deepspeed", "bytes per parameter of this recipe", "bytes", "as stated",
     "DeepSpeed's bf16 and fp16 optimizers: gradients in the weights' type"},
    {"recipe-pure-bf16", "bytes per parameter of this recipe", "bytes", "as stated", "weights and gradients bf16, no fp32 master copy"},
    {"recipe-fsdp2", "bytes per parameter of this recipe", "bytes", "as stated", "torchtitan with FSDP2: fp32 shards, bf16 compute"},
    {"layers-at-once", "layers gathered at once", "layers",
     "2, of a rank with as many: the one at work and the one fetched ahead; XLA's loop over layers 1", kFsdp},
    {"loss-and-head", "at the loss, with its gathered head", "bytes", "loss + gathered head and its gradient",
     "XLA gathers the head for its own multiplies"},
    {"weight-and-gradient-bytes", "bytes of a gathered weight and its gradient", "bytes", "ε + bytes of a gradient", kFsdp},

    // activations
    {"chunk", "kept by chunk {}", "bytes", "live micro-batches × kept per micro-batch", kMegatron},
    {"kept-per-micro-batch", "kept per micro-batch", "bytes", "Σ layers × kept per layer, less what is offloaded", kRecompute},
    {"kept-before-offload", "kept per micro-batch before offloading", "bytes", "Σ layers × kept per layer", kRecompute},
    {"share-on-device", "share that stays on the device", "", "1 − offloaded share", "the scenario"},
    {"everything", "everything", "", "1", "a whole"},
    {"layers-kept", "kept by the {} layers", "bytes", "layers × kept per layer", kRecompute},
    {"layers-kept-whole", "kept by the {} layers that are not recomputed", "bytes", "layers × kept per layer", kRecompute},
    {"kept-per-layer", "one {} layer with nothing recomputed", "bytes", "Σ of what its operators keep", kRecompute},
    {"kept-per-recomputed-layer", "kept by one {} layer", "bytes", "Σ of what its operators keep in this recompute mode", kRecompute},
    {"kept-by-embedding", "kept by the embedding", "bytes", "Σ of what its operators keep", kRecompute},
    {"loss-moment", "at the loss", "bytes", "final norm + logits, softmax and gradient + gathered input of the head",
     "the end of the forward pass"},
    {"gathered-head-input", "gathered input of the head and its gradient", "bytes", "2 · ε · n · h",
     "sequence parallelism gathers the head's input"},
    {"input-and-gradient", "an input and its gradient", "", "2", "backward pass"},
    {"recompute-moment", "while a layer is recomputed", "bytes",
     "2 · the largest layer + its gathered inputs (+ the softmax of a loss in the same fused block)", kRecompute},
    {"layer-and-gradients", "the layer and its gradients", "bytes", "copies · the largest layer", kRecompute},
    {"largest-layer", "the largest layer", "bytes", "max over kinds of layers, nothing recomputed", kRecompute},
    {"activations-and-gradients", "activations and their gradients", "", "2: about the same size each; XLA 1",
     "measured runs: a recomputed layer peaks at about twice its activations; XLA gives a gradient the place of what it is made from"},
    {"gathered-layer-inputs", "gathered inputs of the two column-parallel parts", "bytes", "2 · ε · n · h",
     "sequence parallelism gathers them again"},
    {"two-inputs", "two inputs", "", "2", "the operator"},
    {"waiting-in-short-group", "micro-batches that wait with their loss computed", "micro-batches", "counted along the last rank's order",
     "a group of an interleaved schedule that is cut short"},
    {"waiting-micro-batches", "micro-batches that wait with their loss computed", "micro-batches", "m − 1", "all forwards run first"},
    {"one-at-its-loss", "the one that is at its loss", "micro-batches", "1", "all forwards run first"},
    {"kept-loss", "softmax of one micro-batch", "bytes", "bytes per logit · n · V / t", "the backward pass of the cross-entropy reads it"},
    {"kept-loss-bytes", "bytes kept per logit", "bytes", "4: the fp32 softmax", "the backward pass of the cross-entropy reads it"},
    {"mtp-projection-input", "input of the projection", "bytes", "2 · ε · tokens · h", "DeepSeek-V3 (arXiv 2412.19437), eq. 21"},
    {"kept-per-mtp-layer", "kept per multi-token-prediction layer", "bytes", "a layer + the projection's input + its logits",
     "DeepSeek-V3 (arXiv 2412.19437), section 2.2"},
    {"key-value-block", "keys and values of one rank", "bytes", "ε · n · (key width + value width)",
     "Liu et al. 2023 (Ring Attention, arXiv 2310.01889)"},
    {"key-value-width", "key and value width on this rank", "elements", "(g / min(t, g)) · (size of a key + size of a value)", kCut},
    {"gathered-key-values", "gathered keys and values", "bytes", "c · block", "an all-gather holds every rank's block"},
    {"ring-buffers", "the block at work and the one that arrives", "bytes", "2 · block",
     "Liu et al. 2023 (Ring Attention, arXiv 2310.01889)"},
    {"two-blocks", "blocks held at once", "", "2", "receiving overlaps computing"},

    // micro-batches in flight: peak of (micro-batch, chunk) activations, each until the end of its backward or weight gradient
    {"live-at-heaviest", "live micro-batches of one chunk", "micro-batches",
     "of those alive when they weigh the most, counted along the rank's order, those of this chunk", "the schedule's order"},
    {"chunk-number", "chunk", "", "counted from 0", "the schedule's order"},

    // framework
    {"slack-over-allocated", "cached and not in use, per byte allocated", "", "1.06 − 1", kReserved},
    {"driver-over-allocated", "outside the allocator, per byte allocated", "", "1.1 − 1.06", kDriver},
    {"slack-share", "share of the usual slack that there is room for", "",
     "0.2 + 0.8 · (room / capacity − 0.03) / 0.12, at least 0.2 and at most 1", kShort},
    {"room", "room beside what is allocated", "bytes", "capacity − allocated − CUDA context − NCCL's buffers", kShort},
    {"communicator-bytes", "buffers of one communicator", "bytes", "(2.5 GB − context) / 3", kDriver},
    {"communicator-count", "communicators of this rank", "", "groups of more than one rank", "NCCL: one communicator a group"},
};

}  // namespace

std::span<const QuantityText> ledgerTexts() { return kTexts; }

std::string_view memoryFootnote()
{
    return "Counted, on one GPU at its peak moment: weights, gradients and optimizer states with their sharding, activations of every "
           "micro-batch in "
           "flight, logits, recomputed and gathered layers, buffers of context parallelism, workspaces, allocator slack, the CUDA context "
           "and NCCL's "
           "buffers. Not counted: statistics of norms (8 bytes a token), the data loader, host memory, and fragmentation beyond the usual "
           "slack.";
}

}  // namespace shardscope
