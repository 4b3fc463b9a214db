// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/quantity_text.h"

namespace shardscope {
namespace {

constexpr std::string_view kArithmetic = "arithmetic";
constexpr std::string_view kCut = "Shoeybi et al. 2019 (arXiv 1909.08053), section 3: heads and widths are cut";
constexpr std::string_view kShape = "the operator's shape on this rank";
constexpr std::string_view kRoofline = "Williams et al. 2009 (Roofline, doi 10.1145/1498765.1498785): the longer of computing and moving";
constexpr std::string_view kHost = "a pass takes as long as its launches where these take longer";
constexpr std::string_view kLaunches = "seen host times of published runs";
constexpr std::string_view kBuckets = "gradients leave in buckets as the last micro-batch's backward fills them";
constexpr std::string_view kSplit = "the split of the model's layers: evenly, what is left over in the middle";
constexpr std::string_view kRing = "Liu et al. 2023 (Ring Attention, arXiv 2310.01889)";
constexpr std::string_view kSimulated = "the schedule, simulated with the durations of this rank's stages";
constexpr std::string_view kShort = "measured runs near the limit: the allocator gives back what it has cached before it fails";
constexpr std::string_view kModelFlop = "FLOP of the model's multiplies, exact; reproduces NVIDIA's published TFLOP/s";
constexpr std::string_view kSheet = "the data sheet";
constexpr std::string_view kTwoWay = "DeepSeek-V3 (arXiv 2412.19437), section 3.2.1, and the DualPipe repository";

constexpr QuantityText kTexts[] = {
    {"one", "one", "", "1", kArithmetic},
    {"nothing", "nothing", "", "0", kArithmetic},
    {"two", "two", "", "2", kArithmetic},
    {"part-of-law", "{}", "", "of the schedule's law", kArithmetic},
    {"whole-part", "of it, whole", "", "rounded down", kArithmetic},
    {"at-least-one", "the same, at least 1", "", "max(1, …)", kArithmetic},
    {"illegal-plan", "there is no such plan", "", "0: an illegal plan fits nowhere", "the plan's findings"},
    {"capacity", "memory that one GPU offers", "bytes", "what the driver gives, else as the vendor states it", kSheet},

    // symbols of the plan
    {"chunks", "chunks per rank v", "chunks", "as stated; two in two-way and vee schedules", "the scenario"},
    {"rounds", "rounds of p micro-batches", "", "m / p", kArithmetic},
    {"whole-rounds", "whole rounds", "", "⌊m / p⌋", "PyTorch, torch.distributed.pipelining schedules: whole rounds"},
    {"at-least-a-round", "rounds, at least one", "", "max(1, ⌊m / p⌋)", "PyTorch, torch.distributed.pipelining schedules: whole rounds"},
    {"dense-shards", "ranks with the same dense weights", "GPUs", "D · c", "the plan"},
    {"replicas", "copies of the sharded weights", "", "D · c / shard group", "hybrid sharding"},
    {"vocabulary-multiple", "multiple per rank", "tokens", "128", "Megatron-LM: make-vocab-size-divisible-by"},
    {"vocabulary-unit", "multiple to which the vocabulary is padded", "tokens", "128 · t", "Megatron-LM: make-vocab-size-divisible-by"},
    {"group-of-a-round", "micro-batches per round", "micro-batches", "m / rounds", "PyTorch, torch.distributed.pipelining schedules: whole rounds"},
    {"whole-group", "the same, whole", "micro-batches", "rounded down", "PyTorch, torch.distributed.pipelining schedules: whole rounds"},
    {"virtual-stages", "virtual stages", "", "p · v", kSplit},
    {"layers-per-stage", "layers over virtual stages", "layers", "L / virtual stages", kSplit},
    {"even-layers", "layers of every stage", "layers", "rounded down", kSplit},
    {"layers-left-over", "of the layers left over, those on this stage", "layers", "1 on the stages nearest to the middle, as far as they go", kSplit},
    {"layers-of-stage", "layers of virtual stage {}", "layers", "those of every stage + of those left over", kSplit},
    {"layers-by-cost", "layers of virtual stage {}", "layers", "walked block by block: the next stage once this one has its share of the cost", "nanotron, PipelineBlock placement by cost"},
    {"layers-recomputed", "layers of it that recompute", "layers", "at most recompute_layers", "Megatron-LM: recompute-num-layers, per chunk of a rank"},
    {"layers-not-recomputed", "layers of it that do not", "layers", "its layers − those", "Megatron-LM: recompute-num-layers, per chunk of a rank"},
    {"layers-of-kind-here", "{} layers among them", "layers", "counted in the model's list of layers, from the first of them on", "the model's configuration"},
    {"first-layer", "first layer of them", "", "counted from 0", kSplit},
    {"live-of-each-chunk", "live micro-batches of one chunk", "micro-batches", "of all chunks / v", "all forwards run first"},

    // widths and what is kept
    {"query-width", "query width on this rank", "elements", "heads of this rank × head size", kCut},
    {"key-width", "key width on this rank", "elements", "key/value heads of this rank × head size", kCut},
    {"value-width", "value width on this rank", "elements", "key/value heads of this rank × size of a value", kCut},
    {"output-width", "output width on this rank", "elements", "heads of this rank × size of a value", kCut},
    {"plain-key-width", "key width without rotation on this rank", "elements", "heads of this rank × size without rotation", kCut},
    {"query-and-output-width", "query and output width on this rank", "elements", "query width + output width", kCut},
    {"at-least-one-head", "key/value heads, at least one", "heads", "max(1, g)", kCut},
    {"mask-bytes", "bytes of a mask's element", "bytes", "1", "the framework's dropout"},
    {"rotated-once", "one rotated copy of queries and keys", "bytes", "ε · n · (query width + key width)", "the framework's kernel"},
    {"logits-of-tokens", "logits of all ranks", "elements", "n · V", "the output head"},
    {"logits-of-rank", "logits of this rank", "elements", "n · V / t", kCut},
    {"kept-at-the-loss", "kept by norm, head and loss", "bytes", "Σ of what its operators keep", "the end of the forward pass"},
    {"kept-by-mtp-layer", "kept by one multi-token-prediction layer", "bytes", "Σ of what its operators keep in this recompute mode", "DeepSeek-V3 (arXiv 2412.19437), section 2.2"},
    {"kept-of-the-layer", "kept by the layer", "bytes", "Σ of what its operators keep", "autograd keeps what the backward pass reads"},
    {"loss-chunks", "parts that the loss works through", "", "1, or as the implementation cuts the tokens", "the implementation of the cross-entropy"},
    {"logits-at-once", "logits at one time", "elements", "logits of this rank / parts", "the implementation of the cross-entropy"},
    {"eager-norm", "what an eager norm holds on the way", "bytes", "(4 + ε) · tokens · h", "an eager norm works in fp32"},
    {"eager-norm-bytes", "bytes of an eager norm per element", "bytes", "4 + ε", "an eager norm works in fp32"},
    {"kept-by-selective", "kept by one {} layer under selective recompute", "bytes", "Σ of what its operators keep", "Korthikanti et al. 2022 (arXiv 2205.05198), section 5"},
    {"chunks-alone", "micro-batches per group N", "micro-batches", "this schedule has no groups", "the schedule"},
    {"slower-beside-it", "slowed down by its memory traffic", "s", "hidden share · contention · its bytes in memory", "collectives take multiprocessors and memory bandwidth"},
    {"parameters-of-the-shard", "parameters of the shard on the host", "parameters", "Σ of what goes together / ranks", "the model's tensors, as they are cut"},
    {"bytes-of-a-shard", "bytes of one in the shard", "bytes", "by recipe", "ZeRO-Infinity: shards live on the host"},
    {"shard-bytes", "the shard on the host", "bytes", "parameters · bytes of one", "ZeRO-Infinity: shards live on the host"},
    {"shards-from-the-host", "bringing the shard from the host", "s", "bytes / bandwidth", "ZeRO-Infinity: shards live on the host"},
    {"dropped", "what recomputing drops", "bytes", "kept with nothing recomputed − kept", "Korthikanti et al. 2022 (arXiv 2205.05198), section 5"},
    {"kept-of-layers", "kept by the layers of all live micro-batches", "bytes", "Σ chunks · live · layers", "Korthikanti et al. 2022 (arXiv 2205.05198), section 5"},
    {"selected-moment", "what selective recompute makes again, with its gradients", "bytes", "2 · the most of one layer", "Korthikanti et al. 2022 (arXiv 2205.05198), section 5"},
    {"no-more-than-selective", "what selective recompute would hold beside what is kept", "bytes", "kept by selective + its moment − kept", "recomputing more never holds more"},
    {"selective-and-its-moment", "what selective recompute would hold", "bytes", "kept by it + its moment", "recomputing more never holds more"},
    {"recompute-at-most", "live while a layer is recomputed, at most what it drops", "bytes", "min(…)", "recomputing more never holds more"},
    {"gathered-own-shard", "this rank's own part of it", "bytes", "bytes per gathered weight × parameters of the shard", "gathered in place: it holds the shard"},
    {"gathered-whole", "the gathered weights", "bytes", "bytes per parameter × parameters", "PyTorch FSDP2 (fully_shard): parameters are gathered layer by layer"},
    {"recomputed-at-once", "live while a layer is recomputed", "bytes", "2 · the largest layer + its gathered inputs", "Korthikanti et al. 2022 (arXiv 2205.05198), section 5"},
    {"bf16-gradient-bytes", "bytes per gradient ({})", "bytes", "2", "gradients in bf16: as stated, or the performance recipes of NeMo and Megatron-Bridge (grad_reduce_in_fp32=False)"},
    {"buffered-parameters", "parameters with buffered gradients", "parameters", "at least 0", "nanotron's gradient buffers"},

    // the framework's memory
    {"tensors-total", "tensors on this GPU", "bytes", "Σ of the ledger's lines before the framework's", "the itemised ledger of one GPU"},
    {"room-share", "room, of the capacity", "", "room / capacity", kShort},
    {"room-for-least", "room below which there is the least slack", "", "0.03 of the capacity", kShort},
    {"room-for-all", "room above which there is all slack", "", "0.15 of the capacity", kShort},
    {"room-above-least", "room above that of the least slack", "", "room share − 0.03", kShort},
    {"room-of-the-slope", "room between least and all slack", "", "0.15 − 0.03", kShort},
    {"room-between", "how far the room is between the two", "", "above the least / between", kShort},
    {"room-not-below", "the same, at least 0", "", "max(0, …)", kShort},
    {"room-within", "the same, at most 1", "", "min(1, …)", kShort},
    {"least-share", "least share of the slack", "", "0.2", kShort},
    {"all-above-least", "what the room decides of the slack", "", "1 − 0.2", kShort},
    {"share-above-least", "share of the slack above the least", "", "0.8 · how far the room is", kShort},

    // operators
    {"multiply-rate-16", "rate of a large multiply in 16 bit", "FLOP/s", "dense peak · share that a long run reaches", kSheet},
    {"multiply-elements", "elements of operands and result", "elements", "m · k + k · n + m · n", kShape},
    {"multiply-input", "elements of its input", "elements", "m · k", kShape},
    {"multiply-weights", "elements of its weights", "elements", "k · n", kShape},
    {"multiply-output", "elements of its result", "elements", "m · n", kShape},
    {"operator-elements", "elements of the operator", "elements", "rows · features", kShape},
    {"memory-passes", "times that they pass through memory", "", "read and written, in this direction", kShape},
    {"eager-norm-moves", "bytes that an eager norm moves per element", "bytes", "42 forward, 110 backward: one kernel an operation", "counted from PyTorch's kernels"},
    {"rows-of-an-expert", "rows of one expert", "tokens", "rows / experts on this rank", kShape},
    {"rows-of-all", "rows of all experts on this rank", "tokens", "m · count", kShape},
    {"rows-of-own-tokens", "rows of this rank's own tokens", "tokens", "rows / etp", kShape},
    {"up-and-gate-width", "width of up and gate projection", "elements", "2 · width", kCut},
    {"vocabulary-on-rank", "vocabulary of this rank", "tokens", "V / t", kCut},
    {"query-and-gate-width", "width of queries and their gates", "elements", "2 · query width", kCut},
    {"projected-width", "width of queries, keys and values", "elements", "Σ", kCut},
    {"normalised-width", "compressed width that is normalised", "elements", "of queries + of keys and values", "DeepSeek-V2 (arXiv 2405.04434), section 2.1"},
    {"inputs-and-output-width", "width of what attention reads and writes", "elements", "Σ", kCut},
    {"scores", "scores", "elements", "n · s · a / t", kShape},
    {"block-in-fp32", "gradients of one block in fp32", "bytes", "block · 4 / ε", kRing},
    {"fp32-over-element", "bytes of fp32 over those of an activation", "", "4 / ε", kRing},
    {"multiply-rate-grouped", "rate of a grouped multiply", "FLOP/s", "rate · share of grouped kernels", kSheet},
    {"share-with-scales", "share of the peak with these scales", "", "share / time beside one scale per tensor", kSheet},
    {"halved-peak", "half the 16-bit peak", "FLOP/s", "peak / 2: the sheet states none of this precision", kSheet},
    {"half-the-peak", "16-bit peak over that of 32 bit", "", "2", kSheet},
    {"assumed-peak", "assumed peak", "FLOP/s", "10¹²: the sheet states none", "an assumption"},
    {"hopper-peak", "Hopper's dense 16-bit peak", "FLOP/s", "989.4 TFLOP/s", "NVIDIA's H100 data sheet"},
    {"peak-of-the-kernel", "peak that a kernel written before Blackwell can use", "FLOP/s", "min(peak, Hopper's)", "kernels written for the tensor cores before reach no more FLOP/s on a newer device"},
    {"attention-rate-at-4096", "rate at 4,096 tokens", "FLOP/s", "dense peak · share", "fitted share of the sheet"},
    {"tokens-of-half-the-rate", "tokens of a sequence that reaches half the rate of a long one", "tokens", "450", "Shah et al. 2024 (FlashAttention-3, arXiv 2407.08608), figure 5"},
    {"tokens-and-those-of-half", "the sequence and those", "tokens", "s + 450", "Shah et al. 2024 (FlashAttention-3, arXiv 2407.08608), figure 5"},
    {"rate-reached", "share of a long sequence's rate", "", "s / (s + 450)", "short causal sequences waste more of their tiles"},
    {"rate-reached-at-4096", "the same at 4,096 tokens", "", "4,096 / 4,546", "where the share is fitted"},
    {"attention-rate-reached", "rate at 4,096 tokens · share of this sequence", "FLOP/s", "rate · share", "short causal sequences waste more of their tiles"},
    {"attention-rate-of-heads", "rate with heads of 64 or less", "FLOP/s", "rate · factor", "Dao 2023 (FlashAttention-2, arXiv 2307.08691), figures 4 to 6"},
    {"attention-flop-backward", "FLOP of the attention kernel's backward", "FLOP", "times the forward's: fused 2.5, unfused 2", "Dao 2023 (FlashAttention-2, arXiv 2307.08691), section 4.1"},
    {"backward-beside-forward", "FLOP of the backward over the forward's", "", "fused 2.5, unfused 2", "Dao 2023 (FlashAttention-2, arXiv 2307.08691), section 4.1"},
    {"causal-keys", "keys that a query meets on average", "tokens", "s / 2; with a window w: w − w² / (2 · s), in blocks w / 2", "causal attention"},
    {"squared-window", "window squared", "", "w²", "causal attention"},
    {"keys-before-the-start", "keys that the window misses at the sequence's start, on average", "tokens", "w² / (2 · s)", "causal attention"},
    {"attention-scores-moved", "bytes that unfused scores move", "bytes", "bytes · factor", "softmax, mask and dropout pass through memory"},
    {"operator-multiply", "{}, its multiply", "s", "layer factor · seconds of its kernels", kRoofline},
    {"layer-factor", "GPU time of an operator over its kernel's", "", "by the stack of software", "gaps between kernels"},
    {"fusion-factor", "bytes moved beside perfect fusion", "", "by the stack of software", "what a stack of software fuses less or more"},

    // the host
    {"host-of-sends", "host seconds of sends between stages", "s", "seconds per rank · t · wait for the slowest host", kLaunches},
    {"host-of-more-ranks", "launches beside those of eight ranks", "", "max(1, t / 8)", kLaunches},
    {"ranks-against-eight", "tensor-parallel ranks over eight", "", "t / 8", kLaunches},
    {"eight-ranks", "ranks at which the constant is known", "ranks", "8", kLaunches},
    {"squared-ranks", "tensor-parallel ranks squared", "", "t²", kArithmetic},
    {"squared-ranks-less-one", "the same less one rank's", "", "t² − 1", kArithmetic},
    {"times-squared-ranks", "grown with the ranks' square", "", "value at 8 ranks · (t² − 1)", kLaunches},
    {"of-eight-ranks", "the same of eight ranks", "", "8² − 1", kArithmetic},
    {"grown-with-ranks", "of this many ranks", "", "value at 8 ranks · (t² − 1) / 63", "measured runs of legacy stacks: waits grow with the square of the ranks"},
    {"outside-the-graph", "share outside the CUDA graph", "", "1/2", "a partial graph captures attention and router, not the experts"},
    {"backward-and-forward-again", "launches of the backward with the forward again", "", "backward over forward + 1", kHost},
    {"host-of-backward", "launches of the backward", "s", "launches of the forward · factor", kHost},
    {"backward-device-seconds", "the backward on the GPU", "s", "recomputation + input gradient + weight gradient", kHost},
    {"operators-of-the-pass", "computing in this pass", "s", "Σ operators", kShape},
    {"waits-of-the-pass", "waiting for collectives in this pass", "s", "Σ exposed", kShape},
    {"host-behind-forward", "launches of the forward less the forward on the GPU", "s", "host − GPU", kHost},
    {"host-wait-forward", "wait for the host in the forward", "s", "at least 0", kHost},
    {"host-behind-backward", "launches of the backward less the backward on the GPU", "s", "host − GPU", kHost},
    {"host-wait-backward", "wait for the host in the backward", "s", "at least 0", kHost},
    {"offloaded-bytes", "activations that leave for the host", "bytes", "kept · share offloaded", "the scenario"},
    {"offload-seconds", "sending them", "s", "bytes / bandwidth", "the link to the host"},
    {"offload-beyond", "sending beyond the pass", "s", "sending − the pass", "the link to the host"},
    {"offload-wait", "the longer wait of launches and offloading", "s", "max(launches, offloading)", "the link to the host"},
    {"host-link", "bandwidth between GPU and host", "bytes/s", "as stated, else PCI Express", kSheet},

    // a rank's time
    {"last-block-without-hops", "end of the last block if messages took no time", "s", "simulated in the order of {}", kSimulated},
    {"deciding-blocks-count", "blocks of this length in the chain that decides", "", "each begins when the one before has ended: counted back from the last", kSimulated},
    {"deciding-blocks", "blocks of this length", "s", "count · one", kSimulated},
    {"deciding-messages-count", "messages in that chain", "", "counted back from the last block", kSimulated},
    {"deciding-messages", "messages between stages", "s", "count · one", kSimulated},
    {"fused-pair-seconds", "forward and backward in one block", "s", "Σ, without the exchanges that the other part hides", kTwoWay},
    {"later-for-hops", "how much later for its messages", "s", "with − without", kSimulated},
    {"later-not-below", "the same, at least 0", "s", "max(0, …)", kSimulated},
    {"waiting-for-hops", "waiting for messages of neighbouring stages", "s", "at most what the rank idles", kSimulated},
    {"rank-idle", "idle until the last block", "s", "end of the last block − computing − waiting", kSimulated},
    {"never-idle", "idle until the last block", "s", "0: but for rounding there is none", kSimulated},
    {"fused-blocks", "fused blocks of the chunk", "", "counted in the schedule's order", kTwoWay},
    {"fused-pair", "expert exchange of the two parts", "s", "forward of one stage + backward of the other", kTwoWay},
    {"fused-exchange-of-chunk", "hidden by fused blocks of one chunk", "s", "blocks · exchange of both parts", kTwoWay},
    {"fused-exchange", "exchange beside the other part's compute", "s", "Σ chunks", kTwoWay},
    {"exposed-less-fused", "in the passes, less what fused blocks hide", "s", "passes − fused", kTwoWay},
    {"reduce-exposed-of-all", "exposed reduction, at most all", "s", "min(reduction, exposed)", kBuckets},
    {"all-mtp-layers", "all multi-token-prediction layers", "s", "layers · one with its head", "DeepSeek-V3 (arXiv 2412.19437), section 2.2"},
    {"mtp-layer-and-head", "one of them with its head", "s", "layer + head", "DeepSeek-V3 (arXiv 2412.19437), section 2.2"},
    {"no-hops", "between neighbouring pipeline ranks", "s", "0: there is one rank", "the pipeline"},
    {"span-over-work", "time over work", "", "time / work", kSimulated},
    {"work-over-span", "work over time", "", "work / time", kSimulated},
    {"bubble-idle", "idle share", "", "the difference to 1", kSimulated},

    // FLOP per token
    {"attention-widths", "widths of scores and values", "elements", "a · (d_qk + d_v)", "the model's configuration"},
    {"query-key-size", "size of a query and of a key d_qk", "elements", "of one head", "the model's configuration"},
    {"value-size", "size of a value d_v", "elements", "of one head", "the model's configuration"},
    {"score-and-value-size", "sizes of scores and values", "elements", "d_qk + d_v", "the model's configuration"},
    {"embedding-columns", "columns of the embedding", "elements", "h, unless factored", "the model's configuration"},
    {"head-multiplied", "the output head", "parameters", "V · columns, tied or not", kModelFlop},
    {"tensor-of-an-expert", "{} of one expert", "parameters", "all experts' / E", kModelFlop},
    {"tensor-of-visited-experts", "{} of the experts visited", "parameters", "k · one", kModelFlop},
    {"multiplied-of-layer", "in multiplies of one {} layer", "parameters", "Σ tensors", kModelFlop},
    {"multiplied-of-layers", "in multiplies of the {} layers", "parameters", "layers · those of one", kModelFlop},
    {"extra-flop", "FLOP per token beyond the model's", "FLOP", "Σ recomputed and in vain", kModelFlop},
    {"layers-recomputed-of-kind", "{} layers that recompute", "layers", "counted over all stages", "the plan"},
    {"operator-flop", "{}, forward of a micro-batch", "FLOP", "of the whole model's layer", "the operator's shape"},
    {"operator-flop-backward", "{}, backward of a micro-batch", "FLOP", "of the whole model's layer", "the operator's shape"},
    {"operator-flop-again", "{} again", "FLOP", "share · forward", "the recompute mode"},
    {"operator-flop-both-ways", "{}, forward and backward", "FLOP", "Σ", kModelFlop},
    {"causal-share", "causal share of the square", "", "keys / s", "causal attention"},
    {"share-in-vain", "share of later tokens", "", "1 − causal share", "unfused attention computes the full square"},
    {"operator-flop-in-vain", "scores of later tokens", "FLOP", "share · both ways", "unfused attention computes the full square"},
    {"repeated-flop-of-tokens", "recomputed in one layer, of a micro-batch", "FLOP", "Σ operators", "the recompute mode"},
    {"vain-flop-of-tokens", "in vain in one layer, of a micro-batch", "FLOP", "Σ operators", "unfused attention computes the full square"},
    {"all-keys", "keys of both triangles", "tokens", "2 · causal", kModelFlop},
    {"both-triangles", "the full square over its causal half", "", "2", kModelFlop},
    {"attended-of-layers", "multiply-adds of attention in these layers", "", "layers · widths · keys", kModelFlop},
    {"attended", "multiply-adds of attention", "", "Σ kinds of layers", kModelFlop},
};

}  // namespace

std::span<const QuantityText> formulaTexts()
{
    return kTexts;
}

}  // namespace shardscope
