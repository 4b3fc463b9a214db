// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/quantity_text.h"

namespace shardscope {
namespace {

constexpr std::string_view kStated = "as stated";
constexpr std::string_view kScenario = "the scenario";
constexpr std::string_view kSimulated = "the schedule, simulated with the durations of this rank's stages";
constexpr std::string_view kStep = "the simulated step";
constexpr std::string_view kOperators = "the operators that this rank runs for one micro-batch";
constexpr std::string_view kRoofline = "Williams et al. 2009 (Roofline, doi 10.1145/1498765.1498785): the longer of computing and moving";
constexpr std::string_view kShape = "the operator's shape on this rank";
constexpr std::string_view kSheet = "the data sheet";
constexpr std::string_view kModelFlop = "FLOP of the model's multiplies, exact; reproduces NVIDIA's published TFLOP/s";
constexpr std::string_view kPalm = "Chowdhery et al. 2022 (PaLM, arXiv 2204.02311), appendix B: model FLOP utilisation";
constexpr std::string_view kZero = "Rajbhandari et al. 2020 (ZeRO, arXiv 1910.02054)";
constexpr std::string_view kBuckets = "gradients leave in buckets as the last micro-batch's backward fills them";
constexpr std::string_view kShares = "the simulated step, mean of all GPUs";
constexpr std::string_view kBubble = "three definitions of a bubble are in print: of all device time, of the ideal time, of the busy span";

constexpr QuantityText kTexts[] = {
    {"/plan/bucket_bytes", "bytes of one bucket", "bytes", kStated, kScenario},

    // the step
    {"step", "time of one step", "s", "compute + bubble + Σ exposed + optimizer + overhead, on the rank that ends last", kStep},
    {"of-ending-rank", "{} of the rank that ends last", "s", "that of the pipeline rank whose last gradient is reduced last", kStep},
    {"ending-rank", "pipeline rank that ends last", "", "the first rank with the largest synchronised_s", kStep},
    {"exposed-total", "exposed communication", "s", "Σ dimensions", kStep},
    {"exposed-with-gather", "exposed {} of the step", "s", "of the rank that ends last + gathering the new weights", kZero},
    {"gather-exposed", "gathering the new weights, exposed", "s", "max over ranks of what outlasts the next step's first forward", kZero},
    {"slowest-optimizer", "optimizer step", "s", "max over pipeline ranks: all wait for the norm of the gradients", kStep},
    {"overhead", "overhead of the host", "s", "waiting for the host + fixed overhead", kStep},
    {"fixed-overhead", "fixed overhead of a step", "s", "of every step + per layer · layers of the rank", "data, logging, synchronisation, optimizer launches"},
    {"overhead-of-layers", "launches of the optimizer", "s", "layers of the rank · seconds per layer", "optimizer launches"},
    {"layers-of-rank", "layers of this rank", "layers", "counted", kScenario},
    {"communication", "communication of the rank that ends last", "s", "Σ exposed + Σ hidden + gathering the new weights", kStep},
    {"hop", "between neighbouring pipeline ranks", "s", "one micro-batch's activations, sent; 0 where p = 1", kStep},
    {"hop-bytes", "activations of one micro-batch", "bytes", "ε · tokens · h", "the boundary between two stages"},
    {"bubble-of_total", "idle share of all device time", "", "max(0, 1 − work / makespan)", kBubble},
    {"bubble-of_ideal", "idle time over work", "", "max(0, makespan / work − 1)", "Narayanan et al. 2021 (arXiv 2104.04473), section 2.2: (p − 1)/m for 1F1B"},
    {"bubble-of_span", "idle share of the busiest span", "", "max(0, 1 − work / longest span of a rank)", "Qi et al. 2023 (Zero Bubble, arXiv 2401.10241), section 2"},
    {"pipeline-work", "mean time of a rank's blocks", "s", "Σ blocks / pipeline ranks", kSimulated},
    {"pipeline-makespan", "from the first block to the last end", "s", "max over ranks of the last block's end", kSimulated},
    {"pipeline-span", "longest span of a rank", "s", "from a rank's first block to its last end", kSimulated},

    // shares of the step's GPU time
    {"share-of-gpu-time", "{}, of all GPU time of the step", "", "seconds of all pipeline ranks / (p · step)", kShares},
    {"gpu-time-of-step", "GPU time of the step", "s", "p · step: every GPU of a pipeline rank does the same", kShares},
    {"of-all-ranks", "{}, of all pipeline ranks", "s", "Σ pipeline ranks", kShares},
    {"host-of-all-ranks", "host, of all pipeline ranks", "s", "Σ waits for the host + fixed overhead", kShares},
    {"overhead-of-all-ranks", "fixed overhead, of all pipeline ranks", "s", "p · fixed overhead", kShares},
    {"busy-of-all-ranks", "all but idle time", "s", "compute + Σ exposed + optimizer + host", kShares},
    {"idle-of-all-ranks", "idle, of all pipeline ranks", "s", "GPU time of the step − all but idle time", kShares},
    {"idle-with-equal-stages", "what a rank idles on average, were all stages equal", "s", "the same schedule played with every virtual stage at the mean block times", kShares},
    {"mean-block-times", "forward and backward of the mean virtual stage", "s", "Σ virtual stages / their number", kOperators},
    {"idle-of-equal-stages-of-all", "idle, were all stages equal, of all pipeline ranks", "s", "p · idle of one", kShares},
    {"fill-and-drain-of-all", "fill and drain, of all pipeline ranks", "s", "min(idle were all stages equal, idle)", kShares},
    {"imbalance-of-all", "imbalance, of all pipeline ranks", "s", "idle − fill and drain", kShares},
    {"share-bubble", "bubble: idle GPU time of all GPU time of the step", "", "fill and drain + imbalance", kShares},
    {"share-exposed", "exposed communication, of all GPU time of the step", "", "Σ dimensions", kShares},
    {"busy-of-rank", "busy time of rank {}", "s", "compute + exposed tp, cp, ep, dp + host + optimizer", kShares},
    {"slow-stage", "pipeline rank that is busy longest", "", "the first with the largest busy time", kShares},

    // one pipeline rank
    {"rank-number", "pipeline rank", "", "0 … p − 1", "the pipeline"},
    {"rank-reference", "{}", "s", "explained under its own field", kStep},
    {"rank-compute", "the compute stream is busy", "s", "Σ virtual stages · micro-batches · seconds of one", kOperators},
    {"rank-host", "the GPU waits for the host", "s", "Σ virtual stages · micro-batches · seconds of one", "a layer's pass takes the longer of GPU and host"},
    {"rank-exposed", "the compute stream waits for {} collectives", "s", "Σ passes + what the step's end leaves uncovered", kStep},
    {"rank-hidden", "{} collectives beside compute", "s", "Σ passes + what the backward covers", kStep},
    {"rank-passes", "in the passes of all micro-batches", "s", "Σ virtual stages · micro-batches · seconds of one", kOperators},
    {"rank-bubble", "idle for want of a micro-batch", "s", "end of the last block − compute − host − exposed before it", kSimulated},
    {"last-block", "end of this rank's last block", "s", "Σ of the chain that decides it in the simulated order of {}: every block as soon as its rank and its inputs allow", kSimulated},
    {"synchronised", "the last gradient is reduced", "s", "end of the last block + exposed reduction", kStep},
    {"reduce-exposed", "reduction after the last block", "s", "what the backward of the last micro-batch does not cover, at least the last bucket", kBuckets},
    {"reduce-hidden", "reduction beside the backward", "s", "reduction − what is exposed of it", kBuckets},
    {"rank-reduce", "reducing this rank's gradients", "s", "Σ buckets of the collective's time", kBuckets},
    {"rank-gather", "gathering this rank's new weights", "s", "Σ buckets of the collective's time", kZero},
    {"traffic-bytes", "bytes of one element on the wire", "bytes", "by recipe and gradient_dtype", kZero},
    {"rank-optimizer", "optimizer step of this rank", "s", "bytes moved / bandwidth; offloaded: gradients and weights over the link + the host's Adam", "Adam reads and writes its states once a step"},
    {"optimizer-on-the-link", "gradients to the host, weights back", "s", "bytes / bandwidth of the link", kZero},
    {"optimizer-bytes-sent", "gradients and weights", "bytes", "parameters · bytes of both", kZero},
    {"gradient-and-weight", "bytes of a gradient and a weight", "bytes", "by recipe", kZero},
    {"host-adam", "Adam on the host", "s", "bytes / bandwidth of its memory", "Ren et al. 2021 (ZeRO-Offload, arXiv 2101.06840), section 5"},
    {"bytes-of-the-host", "bytes that one host's Adam moves", "bytes", "parameters of a rank · ranks of the node · bytes per parameter", kZero},
    {"host-memory", "what Adam reaches of a host's memory", "bytes/s", "0.44 of 614 GB/s (DDR5), with Ampere of 410 GB/s (DDR4), with Volta of 256; with Grace of its own, for each GPU of the node", "Ren et al. 2021 (ZeRO-Offload, arXiv 2101.06840): 4 billion parameters a second on a DGX-2"},
    {"ranks-of-a-host", "GPUs of one host", "", "the node's", "the scenario's cluster"},
    {"optimizer-bytes-moved", "bytes that the optimizer moves", "bytes", "parameters · bytes per parameter · passes", kZero},
    {"optimizer-traffic", "bytes per parameter", "bytes", "gradient + 2 · states + weight", "states are read and written"},

    // stages, layers, passes
    {"stage-passes", "all micro-batches in virtual stage {}", "s", "micro-batches · seconds of one", kOperators},
    {"half-of-the-micro-batches", "share of the micro-batches that pass this rank in this direction", "", "1/2: the other half passes the mirrored rank", "DeepSeek-V3 (arXiv 2412.19437), section 3.2.1"},
    {"stage-seconds", "one micro-batch in virtual stage {}", "s", "Σ layers + embedding and head where they are", kOperators},
    {"layers-seconds", "the {} layers", "s", "layers · seconds of one", kOperators},
    {"layer-seconds", "one {} layer", "s", "forward + recomputation + input gradient + weight gradient", kOperators},
    {"embedding-seconds", "the embedding", "s", "forward + backward", kOperators},
    {"head-seconds", "final norm, head and loss", "s", "forward + backward", kOperators},
    {"mtp-seconds", "the multi-token-prediction layers", "s", "layers · (a layer + a head)", "DeepSeek-V3 (arXiv 2412.19437), section 2.2"},
    {"pass-forward", "forward", "s", "Σ operators", kOperators},
    {"pass-recompute", "forward again", "s", "Σ operators that are recomputed", "Chen et al. 2016 (arXiv 1604.06174); Korthikanti et al. 2022 (arXiv 2205.05198), section 5"},
    {"pass-input-gradient", "gradient of the inputs", "s", "Σ operators", kOperators},
    {"pass-weight-gradient", "gradient of the weights", "s", "Σ operators", kOperators},
    {"repeated-part", "the part that runs again", "s", "share · seconds", "torchtitan's selective recompute per operator"},
    {"repeated-share", "share that runs again", "", "every other multiply", "torchtitan's selective recompute per operator"},
    {"beside-collectives", "slower beside collectives", "s", "contention · seconds of collectives beside compute", "collectives take multiprocessors and memory bandwidth"},
    {"gather-seconds", "gathering one layer's weights", "s", "all-gather over the GPUs that share a shard", kZero},
    {"host-seconds", "launches of one layer's forward", "s", "by framework, tensor parallelism, precision, experts and CUDA graphs", "seen host times of published runs"},
    {"device-seconds", "this pass on the GPU", "s", "compute + exposed", kOperators},

    // operators
    {"operator-forward", "{}, forward", "s", "layer factor · seconds of its kernels (8-bit: and casts; loss: start and what it moves)", kRoofline},
    {"operator-input-gradient", "{}, gradient of its input", "s", "layer factor · seconds of its kernels (8-bit: and casts; loss: start and what it moves)", kRoofline},
    {"operator-weight-gradient", "{}, gradient of its weights", "s", "layer factor · seconds of its kernels", kRoofline},
    {"multiply-kernel", "multiply", "s", "start + steady", "a line through published multiply tables"},
    {"multiply-steady", "steady part", "s", "max(FLOP / rate, bytes / bandwidth)", kRoofline},
    {"multiply-compute-seconds", "computing", "s", "FLOP / rate", kRoofline},
    {"multiply-memory-seconds", "moving its operands", "s", "bytes / bandwidth", kRoofline},
    {"multiply-flop", "FLOP", "FLOP", "2 · m · n · k · count", kShape},
    {"two-flop", "FLOP of one multiply-add", "FLOP", "2", "one multiply and one add"},
    {"multiply-rows", "rows m", "elements", "tokens on this rank", kShape},
    {"padded-rows", "rows m with the tiles' padding", "elements", "m + rows lost per expert", kShape},
    {"multiply-columns", "columns n", "elements", "outputs on this rank", kShape},
    {"multiply-depth", "depth k", "elements", "inputs on this rank", kShape},
    {"multiply-count", "multiplies of this shape", "", "experts on this rank", kShape},
    {"multiply-rate", "rate of a large multiply", "FLOP/s", "dense peak · share that a long run reaches", kSheet},
    {"multiply-memory-rate", "bandwidth of its operands", "bytes/s", "memory bandwidth · share", kSheet},
    {"memory-rate", "bandwidth of the GPU's memory", "bytes/s", "memory bandwidth · share", kSheet},
    {"gpu-peak", "dense peak of one {}", "FLOP/s", "as the vendor states it", kSheet},
    {"gpu-memory-bandwidth", "memory bandwidth of one {}", "bytes/s", "as the vendor states it", kSheet},
    {"bytes-moved", "bytes to and from memory", "bytes", "operands and results, each once", kShape},
    {"bytes-with-fusion", "bytes with what is not fused", "bytes", "bytes · fusion factor", "what a stack of software fuses less or more"},
    {"dispatch-kernel", "sorting tokens by their experts", "s", "layer factor · (start + moving)", kRoofline},
    {"memory-seconds", "moving", "s", "bytes / bandwidth", kRoofline},
    {"loss-moves-forward", "bytes that the {} loss reads and writes forward, per logit", "bytes", "Σ of its kernels", "the implementation of the cross-entropy"},
    {"loss-moves-backward", "bytes that the {} loss reads and writes backward, per logit", "bytes", "Σ of its kernels", "the implementation of the cross-entropy"},
    {"loss-peak", "logits, softmax and their gradient at their peak", "bytes", "bytes per logit · tokens · vocabulary of this rank", "the implementation of the cross-entropy"},
    {"kernel-with-start", "kernel", "s", "start + steady", kRoofline},
    {"cast-seconds", "casts to 8 bits", "s", "bytes / bandwidth", "scaled casts of a multiply's input"},
    {"cast-bytes", "bytes of the casts", "bytes", "bytes per element · elements", "scaled casts of a multiply's input"},
    {"cast-elements", "elements that are cast", "elements", "rows · depth · count", kShape},
    {"attention-flop", "FLOP of {} attention", "FLOP", "2 · tokens · keys · (query width + output width); backward 2.5 × (unfused 2 ×)", "Dao 2023 (FlashAttention-2, arXiv 2307.08691), section 4.1"},
    {"attention-rate", "rate of the attention kernel", "FLOP/s", "dense peak · share", kSheet},
    {"attention-compute-seconds", "computing", "s", "FLOP / (rate · factors of direction and head size)", kRoofline},
    {"used-of-padded-heads", "what FlashAttention-2 computes for use", "", "(d_qk + d_v) / (2 · d_qk): values are padded to the keys' width", "its heads are all of one width"},
    {"attention-exponentials", "exponentials of the softmax", "", "tokens · keys · heads; again in the backward", "one a score"},
    {"exponential-rate", "exponentials a second", "1/s", "dense 16-bit peak · exponentials per FLOP", "Zadouri et al. 2026 (FlashAttention-4, arXiv 2603.05451)"},
    {"exponentials-per-flop", "exponentials beside one FLOP of the matrix units", "", "16 beside 4,096 (Hopper) or 8,192 (Blackwell) a clock and multiprocessor; Blackwell Ultra 32", "Zadouri et al. 2026 (FlashAttention-4, arXiv 2603.05451)"},
    {"attention-exponential-seconds", "exponentials", "s", "exponentials / rate", kRoofline},
    {"attention-memory-seconds", "moving", "s", "bytes / bandwidth", kRoofline},
    {"attention-unfused-seconds", "moving scores between the multiplies", "s", "bytes / bandwidth", "softmax, mask and dropout pass through memory"},
    {"attention-kernel", "attention", "s", "the longest of computing, exponentials and moving; unfused: multiplies + moving scores between them", kRoofline},
    {"attention-multiplies", "multiplies of scores", "s", "the longer of computing and moving", kRoofline},
    {"score-bytes-once", "one copy of the scores", "bytes", "scores · ε", kShape},
    {"moved-per-score-forward", "bytes moved per score, forward", "bytes", "multiplies 2 · ε, softmax 2 · ε, masking of its own 2 · ε, dropout 2 · ε + 1", "softmax, mask and dropout pass through memory"},
    {"moved-per-score-backward", "bytes moved per score, backward", "bytes", "multiplies 4 · ε, softmax 3 · ε, masking of its own 2 · ε, dropout 2 · ε + 1", "softmax, mask and dropout pass through memory"},
    {"scores-of-the-multiplies", "scores that the multiplies write and read", "bytes", "copies · bytes of one", kShape},
    {"copies-of-the-scores", "copies of the scores", "", "forward 2, backward 4: dV, dP, dQ, dK", kShape},
    {"scores-between", "scores that kernels between the multiplies move", "bytes", "bytes − those of the multiplies", "softmax, mask and dropout pass through memory"},

    // collectives
    {"exposed-share", "exposed share", "", "by dimension, framework and overlap", "what the frameworks' defaults hide"},
    {"hidden-share", "hidden share", "", "1 − exposed share", "what the frameworks' defaults hide"},
    {"collective", "{}", "s", "measured: size · bus factor / bus bandwidth; modelled: latency + size / bandwidth", "nccl-tests, doc/PERFORMANCE.md; NCCL's own model; rules of the adapters"},
    {"collective-bytes", "size as nccl-tests states it", "bytes", "of one rank's collective", "nccl-tests, doc/PERFORMANCE.md"},
    {"collective-ranks", "ranks of the group", "ranks", "of the plan's mesh", kScenario},
    {"collective-islands", "islands that the group crosses", "", "1: it never leaves the scale-up network or the node", kScenario},

    // throughput and cost
    {"tokens-per-step", "tokens of one step", "tokens", "global batch · s", kScenario},
    {"tokens-per-second", "tokens per second", "tokens/s", "tokens of one step / time of one step", kStep},
    {"tokens-per-second-per-gpu", "tokens per second and GPU", "tokens/s", "tokens per second / GPUs", kStep},
    {"model-tflops", "model TFLOP/s of one GPU", "TFLOP/s", "tokens per second and GPU · FLOP per token", kModelFlop},
    {"tera", "FLOP of one TFLOP", "", "10¹²", "SI"},
    {"mfu", "model FLOP utilisation, causal attention counted once", "", "model FLOP/s / dense peak of the training's precision", kPalm},
    {"mfu-full-attention", "model FLOP utilisation, attention counted in full", "", "model FLOP/s / dense peak of the training's precision", kPalm},
    {"hfu", "hardware FLOP utilisation", "", "computed FLOP/s / dense peak of the training's precision", "Korthikanti et al. 2022 (arXiv 2205.05198), section 6.3"},
    {"flop-rate", "FLOP/s of one GPU", "FLOP/s", "tokens per second and GPU · FLOP per token", kModelFlop},
    {"model-flop", "FLOP per token, forward and backward", "FLOP", "multiplies + causal attention counted once", kModelFlop},
    {"model-flop-full", "FLOP per token, attention in full", "FLOP", "multiplies + attention counted in full", kModelFlop},
    {"computed-flop", "FLOP per token that are computed", "FLOP", "the model's + what is recomputed + what unfused attention computes in vain", kModelFlop},
    {"multiply-flop-per-token", "multiplies", "FLOP", "6 · parameters in multiplies that a token visits", kModelFlop},
    {"six-flop", "FLOP per parameter", "FLOP", "2 forward, 4 backward", kModelFlop},
    {"multiplied-parameters", "parameters in multiplies that a token visits", "parameters", "Σ of their tensors; the embedding is looked up, a tied head multiplies", "the model's tensors"},
    {"attention-flop-causal", "attention, causal", "FLOP", "3 · s · a · (d_qk + d_v) per layer (windows: the pairs within)", kModelFlop},
    {"attention-flop-full", "attention, in full", "FLOP", "6 · s · a · (d_qk + d_v) per layer (windows: the pairs within)", kModelFlop},
    {"repeated-flop", "recomputed in the {} layers", "FLOP", "layers · FLOP of one", "Korthikanti et al. 2022 (arXiv 2205.05198), section 5"},
    {"repeated-flop-of-layer", "recomputed in one {} layer", "FLOP", "Σ forward of the operators that run again", kOperators},
    {"vain-flop", "scores of later tokens in the {} layers", "FLOP", "layers · FLOP of one", "unfused attention computes the full square"},
    {"vain-flop-of-layer", "scores of later tokens in one {} layer", "FLOP", "full square − causal pairs", "unfused attention computes the full square"},
    {"compute-to-communication", "computing over communicating", "", "compute / communication, hidden or not", "the Ultra-Scale Playbook's rule of thumb: 10 to 1"},
};

}  // namespace

std::span<const QuantityText> timeTexts()
{
    return kTexts;
}

}  // namespace shardscope
