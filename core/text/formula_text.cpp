// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/quantity_text.h"

namespace shardscope {
namespace {

constexpr std::string_view kArithmetic = "arithmetic";
constexpr std::string_view kCut = "Shoeybi et al. 2019 (arXiv 1909.08053), section 3: heads and widths are cut";
constexpr std::string_view kShape = "the operator's shape on this rank";
constexpr std::string_view kRoofline = "Williams et al. 2009 (Roofline, doi 10.1145/1498765.1498785): the longer of computing and moving";
constexpr std::string_view kHost = "the host runs ahead from one pass into the next";
constexpr std::string_view kLaunches = "seen host times of published runs";
constexpr std::string_view kBuckets = "gradients leave in buckets as the last micro-batch's backward fills them";
constexpr std::string_view kBus = "nccl-tests, doc/PERFORMANCE.md";
constexpr std::string_view kExperts = "DeepSeek-V3 (arXiv 2412.19437), section 3.2.2: a token is sent once to each node";
constexpr std::string_view kRing = "Liu et al. 2023 (Ring Attention, arXiv 2310.01889)";
constexpr std::string_view kFsdp = "Zhao et al. 2023 (PyTorch FSDP, arXiv 2304.11277): the next layer's weights come while this one computes";
constexpr std::string_view kSimulated = "the schedule, simulated with the durations of this rank's stages";
constexpr std::string_view kShort = "measured runs near the limit: the allocator gives back what it has cached before it fails";
constexpr std::string_view kModelFlop = "FLOP of the model's multiplies, exact; reproduces NVIDIA's published TFLOP/s";
constexpr std::string_view kSheet = "the data sheet";
constexpr std::string_view kTwoWay = "DeepSeek-V3 (arXiv 2412.19437), section 3.2.1, and the DualPipe repository";

constexpr QuantityText kTexts[] = {
    {"one", "one", "", "1", kArithmetic},
    {"nothing", "nothing", "", "0", kArithmetic},
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
    {"layers-here", "{} layers here", "layers", "as stage_layers states, else evenly with what is left over in the middle; nanotron by cost", "the split of the model's layers"},

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
    {"kept-of-the-layer", "kept by the layer", "bytes", "Σ of what its operators keep; explained under the memory", "autograd keeps what the backward pass reads"},
    {"loss-chunks", "parts that the loss works through", "", "1, or as the implementation cuts the tokens", "the implementation of the cross-entropy"},
    {"logits-at-once", "logits at one time", "elements", "logits of this rank / parts", "the implementation of the cross-entropy"},
    {"eager-norm", "what an eager norm holds on the way", "bytes", "(4 + ε) · tokens · h", "an eager norm works in fp32"},
    {"eager-norm-bytes", "bytes of an eager norm per element", "bytes", "4 + ε", "an eager norm works in fp32"},
    {"kept-by-selective", "kept by one {} layer under selective recompute", "bytes", "Σ of what its operators keep", "Korthikanti et al. 2022 (arXiv 2205.05198), section 5"},
    {"chunks-alone", "micro-batches per group N", "micro-batches", "this schedule has no groups", "the schedule"},
    {"slower-beside-it", "slowed down by its memory traffic", "s", "hidden share · contention · its bytes in memory", "collectives take multiprocessors and memory bandwidth"},
    {"parameters-of-the-shard", "parameters of the shard on the host", "parameters", "explained under the memory", "the model's tensors, as they are cut"},
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
    {"multiply-rate-grouped", "rate of a grouped multiply", "FLOP/s", "rate · share of grouped kernels", kSheet},
    {"share-with-scales", "share of the peak with these scales", "", "share / time beside one scale per tensor", kSheet},
    {"halved-peak", "half the 16-bit peak", "FLOP/s", "peak / 2: the sheet states none of this precision", kSheet},
    {"half-the-peak", "16-bit peak over that of 32 bit", "", "2", kSheet},
    {"assumed-peak", "assumed peak", "FLOP/s", "10¹²: the sheet states none", "an assumption"},
    {"hopper-peak", "Hopper's dense 16-bit peak", "FLOP/s", "989.4 TFLOP/s", "NVIDIA's H100 data sheet"},
    {"peak-of-the-kernel", "peak that a kernel written before Blackwell can use", "FLOP/s", "min(peak, Hopper's)", "kernels written for the tensor cores before reach no more FLOP/s on a newer device"},
    {"attention-rate-of-heads", "rate with heads of 64 or less", "FLOP/s", "rate · factor", "Dao 2023 (FlashAttention-2, arXiv 2307.08691), figures 4 to 6"},
    {"attention-flop-backward", "FLOP of the attention kernel's backward", "FLOP", "times the forward's: fused 2.5, unfused 2", "Dao 2023 (FlashAttention-2, arXiv 2307.08691), section 4.1"},
    {"backward-beside-forward", "FLOP of the backward over the forward's", "", "fused 2.5, unfused 2", "Dao 2023 (FlashAttention-2, arXiv 2307.08691), section 4.1"},
    {"causal-keys", "keys that a query meets on average", "tokens", "s / 2; with a window w: w − w² / (2 · s), in blocks w / 2", "causal attention"},
    {"attention-scores-moved", "bytes that unfused scores move", "bytes", "bytes · passes beside those counted", "softmax, mask and dropout pass through memory"},
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
    {"host-of-both", "launches of forward and backward", "s", "forward + backward", kHost},
    {"backward-device-seconds", "the backward on the GPU", "s", "recomputation + input gradient + weight gradient", kHost},
    {"operators-of-the-pass", "computing in this pass", "s", "Σ operators", kShape},
    {"waits-of-the-pass", "waiting for collectives in this pass", "s", "Σ exposed", kShape},
    {"host-behind", "launches less both passes on the GPU", "s", "host − GPU", kHost},
    {"host-less-device", "launches of the forward less the forward on the GPU", "s", "host − GPU", kHost},
    {"host-behind-forward", "how far the host is behind in the forward", "s", "at least 0", kHost},
    {"host-wait-forward", "wait that the forward shows", "s", "at most the whole wait", kHost},
    {"host-wait-backward", "wait that the backward shows", "s", "the whole wait − the forward's", kHost},
    {"offloaded-bytes", "activations that leave for the host", "bytes", "kept · share offloaded", "the scenario"},
    {"offload-seconds", "sending them", "s", "bytes / bandwidth", "the link to the host"},
    {"offload-beyond", "sending beyond the pass", "s", "sending − the pass", "the link to the host"},
    {"offload-wait", "the longer wait of launches and offloading", "s", "max(launches, offloading)", "the link to the host"},
    {"host-link", "bandwidth between GPU and host", "bytes/s", "as stated, else PCI Express", kSheet},

    // collectives
    {"bus-bytes", "bytes over the bus", "bytes", "size · bus factor", kBus},
    {"bus-factor", "bus factor", "", "2 · (n − 1) / n", kBus},
    {"share-of-others", "share that other ranks have", "", "(n − 1) / n", kBus},
    {"other-ranks", "other ranks", "ranks", "n − 1", kBus},
    {"reduced-and-gathered", "an all-reduce reduces and gathers", "", "2", kBus},
    {"sent-once", "bus factor of send and receive", "", "1", kBus},
    {"nothing-to-send", "nothing to send", "s", "one rank, or no bytes", kBus},
    {"bus-bandwidth-measured", "bus bandwidth, {}", "bytes/s", "at this size, in a group of these ranks and islands", "a curve measured on this hardware"},
    {"bus-bandwidth-nccl", "bus bandwidth, {}", "bytes/s", "at this size, in a group of these ranks and islands", "NCCL's tuning model and the network's latency"},
    {"bus-bandwidth-adapters", "bus bandwidth, {}", "bytes/s", "at this size, in a group of these ranks and islands", "the bandwidth of the adapters"},
    {"collective-count", "collectives one after the other", "", "counted", kShape},
    {"collectives-in-turn", "one after the other", "s", "seconds of one · count", kShape},
    {"exposed-seconds", "seconds that the compute stream waits", "s", "seconds · exposed share", "what the frameworks' defaults hide"},
    {"hidden-seconds", "seconds beside compute", "s", "seconds − exposed", "what the frameworks' defaults hide"},
    {"waits-of-eight-ranks", "waits of eight ranks beyond the collective", "", "constant − 1", "Megatron-DeepSpeed's blocking all-reduces"},
    {"waits-beside-the-collective", "waits over the collective alone", "", "1 + waits beyond it", "Megatron-DeepSpeed's blocking all-reduces"},
    {"experts-of-a-token", "experts of a token, at least one", "experts", "max(1, k)", kExperts},
    {"gathered-for-experts", "tokens gathered over tokens routed", "", "e / k", "every rank gets every token of the group"},
    {"nodes-of-the-experts", "nodes that the experts are on", "nodes", "of the plan's mesh", "the scenario"},
    {"copies-on-the-wire", "copies of a token on the wire, over its experts", "", "all-to-all 1; DeepEP and HybridEP n · (1 − (1 − 1/n)^k) / k on n nodes, within the model's limit", kExperts},
    {"expert-bytes", "bytes of expert dispatch on the wire", "bytes", "size · copies", kExperts},
    {"expert-exchange", "expert dispatch", "s", "all-to-all alone / rate beside it", "uneven messages"},
    {"ring-imbalance", "waiting for the ring's busiest rank", "s", "busiest rank's blocks − the mean's", kRing},
    {"ring-transfer", "hops that no block hides", "s", "Σ steps of max(block, hop) − Σ blocks", kRing},
    {"ring-hops", "all hops", "s", "Σ", kRing},
    {"exposed-share-of-hops", "exposed share of the hops", "", "what no block hides / all hops", kRing},

    // sharded weights and gradients
    {"parameters-of-the-block", "parameters of the block on this rank", "parameters", "explained under the memory", "the model's tensors, as they are cut"},
    {"bytes-on-the-wire", "bytes on the wire", "bytes", "parameters · bytes of one", kFsdp},
    {"gather-and-reduce", "gathering weights and reducing gradients", "s", "Σ", kFsdp},
    {"gathered-and-reduced-bytes", "bytes of both", "bytes", "Σ", kFsdp},
    {"reduce-seconds", "reducing gradients", "s", "Σ collectives", kFsdp},
    {"beside-compute-seconds", "the same on a wire that computing disturbs", "s", "seconds / share of the bandwidth", kFsdp},
    {"cover-of-the-pass", "what covers it", "s", "computing + waiting for the host", kFsdp},
    {"cover-of-the-backward", "what covers it", "s", "Σ passes of the backward", kFsdp},
    {"longer-than-the-cover", "what lasts longer than the cover", "s", "seconds − cover", kFsdp},
    {"beyond-the-cover", "waiting for it", "s", "at least 0", kFsdp},
    {"exposed-of-all", "exposed of its seconds alone", "s", "at most all", kFsdp},
    {"bytes-in-memory-seconds", "its bytes in the GPU's memory", "s", "bytes / bandwidth", kRoofline},

    // bucket trains and the optimizer
    {"one-bucket", "buckets", "", "1: everything at once", kBuckets},
    {"bucket-elements", "parameters of a bucket", "parameters", "max(40 M, 1 M · D)", "Megatron-LM, DistributedDataParallelConfig"},
    {"elements-of-a-bucket", "parameters of a bucket", "parameters", "bytes of a bucket / bytes of one", kBuckets},
    {"bucket-not-below-one", "parameters of a bucket, at least one", "parameters", "max(1, …)", kBuckets},
    {"full-buckets", "buckets' worth of parameters", "", "parameters / those of a bucket", kBuckets},
    {"whole-buckets", "whole buckets", "", "rounded up", kBuckets},
    {"buckets", "buckets", "", "at least 1", kBuckets},
    {"tensors-per-layer", "tensors of a layer that come one by one", "", "projections of q, k, v and of the output, up, down, two norms", "nanotron's ZeRO-1"},
    {"tensors-of-layers", "tensors of this rank's layers", "", "6 · layers", "nanotron's ZeRO-1"},
    {"tensors-of-the-rank", "tensors that come one by one", "", "at least 1", "nanotron's ZeRO-1"},
    {"all-buckets", "all buckets, back to back", "s", "seconds of one · buckets", kBuckets},
    {"bucket-beside-compute", "one bucket beside compute", "s", "seconds / share of the bandwidth", kBuckets},
    {"all-buckets-beside-compute", "all of them beside compute", "s", "seconds of one · buckets", kBuckets},
    {"first-bucket-ready", "when the first bucket is full", "s", "window / buckets", kBuckets},
    {"wire-has-taken-all", "when the wire has taken all", "s", "first bucket + all of them", kBuckets},
    {"after-the-last-bucket", "when the last bucket has left", "s", "window + one bucket", kBuckets},
    {"train-end", "when the train of buckets ends", "s", "the later of the two", kBuckets},
    {"train-exposed", "past the window", "s", "end − window", kBuckets},
    {"rank-forward", "one micro-batch forward through this rank", "s", "Σ virtual stages", kShape},
    {"rank-backward", "one micro-batch backward through this rank", "s", "Σ virtual stages", kShape},
    {"read-and-written", "read and written", "", "2", "Adam reads and writes its states once a step"},
    {"states-read-and-written", "bytes of states moved per parameter", "bytes", "2 · states", "Adam reads and writes its states once a step"},
    {"tied-gradient-bytes", "gradients of the tied embedding", "bytes", "V · h / t · bytes of one", "the two copies must stay equal"},
    {"slowest-gather", "gathering the new weights, exposed", "s", "of the rank where it takes longest", "all ranks begin the next step together"},

    // a rank's time
    {"last-block-without-hops", "end of the last block if messages took no time", "s", "simulated in the order of {}", kSimulated},
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
    {"attention-layers", "layers with attention of this kind", "layers", "counted", "the model's configuration"},
    {"attention-widths", "widths of scores and values", "elements", "a · (d_qk + d_v)", "the model's configuration"},
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
