// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <iterator>

#include "core/model/operator_traits.h"
#include "core/text/quantity_text.h"

namespace shardscope {
namespace {

constexpr std::string_view kKorthikanti = "Korthikanti et al. 2022 (arXiv 2205.05198), section 4.1";
constexpr std::string_view kAutograd = "autograd keeps what the backward pass of the operator reads";
constexpr std::string_view kLatentPaper = "DeepSeek-V2 (arXiv 2405.04434), section 2.1";
constexpr std::string_view kFlash = "Dao 2023 (FlashAttention-2, arXiv 2307.08691), section 3.1";
constexpr std::string_view kCut = "Shoeybi et al. 2019 (arXiv 1909.08053), section 3: heads and widths are cut";
constexpr std::string_view kTorchtitan = "torchtitan's selective recompute per operator keeps the results of some multiplies";

constexpr QuantityText kParts[] = {
    // what they keep
    {"norm-input", "input", "bytes", "ε · tokens · h", kKorthikanti},
    {"norm-output", "output, the next multiply's input", "bytes", "bytes of a multiply input · tokens · h", kKorthikanti},
    {"dropout-mask", "dropout mask", "bytes", "1 · tokens · h", kKorthikanti},
    {"gathered-input", "gathered input", "bytes", "share kept · ε · n · h",
     "measured runs of nanotron: some keep the gathered input, some gather it again"},
    {"gathered-share", "gathered inputs kept, per multiply", "", "mean over measured runs",
     "the Ultra-Scale Playbook's published nanotron benchmark"},
    {"queries", "queries", "bytes", "ε · n · query width", kKorthikanti},
    {"keys", "keys", "bytes", "ε · n · key width", kKorthikanti},
    {"values", "values", "bytes", "ε · n · value width", kKorthikanti},
    {"query-gates", "gates of the attention's output", "bytes", "ε · n · query width", kAutograd},
    {"gated-output", "gated output", "bytes", "ε · n · output width", kAutograd},
    {"normalised-queries-and-keys", "normalised queries and keys", "bytes", "ε · n · (query width + key width)", kAutograd},
    {"rotated-queries-and-keys", "rotated queries and keys", "bytes", "copies · ε · n · (query width + key width)", kAutograd},
    {"rotary-copies", "copies that rotary embedding leaves", "", "1 in a fused kernel, 2 in nanotron's", "the framework's kernel"},
    {"attention-result", "output", "bytes", "ε · n · output width", kKorthikanti},
    {"log-sum-exp", "log-sum-exp of every query and head", "bytes", "4 · n · a / t", kFlash},
    {"attention-scores", "softmax of the scores", "bytes", "bytes per score · n · s · a / t",
     "Korthikanti et al. 2022 (arXiv 2205.05198), eq. 1: 5·a·s²·b/t with dropout"},
    {"score-bytes", "bytes per score", "bytes", "ε: the softmax", kKorthikanti},
    {"score-bytes-with-dropout", "bytes per score", "bytes", "2 · ε + 1: the softmax, its dropout mask and the dropped copy", kKorthikanti},
    {"compressed", "compressed queries, keys and values", "bytes", "ε · tokens · compressed width", kLatentPaper},
    {"normalised-compressed", "their normalised copy", "bytes", "ε · n · compressed width", kLatentPaper},
    {"keys-and-values", "keys without rotation, and values", "bytes", "ε · n · (key width + value width)", kLatentPaper},
    {"up-projection", "up projection", "bytes", "ε · rows · f / t", kKorthikanti},
    {"gate-projection", "gate projection", "bytes", "ε · rows · f / t", "Shazeer 2020 (GLU variants, arXiv 2002.05202)"},
    {"activated", "input of the down projection", "bytes", "bytes of a multiply input · rows · f / t", kKorthikanti},
    {"activated-gate", "activated gate", "bytes", "ε · rows · f / t", "an eager gated unit keeps silu(gate) beside its product"},
    {"block-output", "output of the block", "bytes", "ε · tokens · h", kTorchtitan},
    {"router-logits", "router logits and probabilities", "bytes", "8 · tokens · E", "both are fp32"},
    {"router-bytes", "bytes per token and expert", "bytes", "4 + 4: fp32 logits and probabilities", "Megatron-LM, moe-router-dtype fp32"},
    {"dispatched-rows", "dispatched rows", "bytes", "bytes of a multiply input · rows · h", kAutograd},
    {"expert-outputs", "the experts' outputs", "bytes", "ε · rows · h",
     "frameworks before 2025: the gradient of the probabilities reads the experts' outputs"},
    {"logits-and-gradient", "logits, softmax and their gradient", "bytes", "bytes per logit · n · V / t",
     "the implementation of the cross-entropy"},
    {"loss-bytes", "peak bytes per logit", "bytes",
     "by implementation: {} (fused 5, vocabulary-parallel 6 or nanotron's 12, compiled 6.5, eager 14; 2 where the gradient is "
     "written over the logits or a TPU's multiply reads it, 4 on XLA's GPUs, 5.5 cut into chunks, "
     "12 under transformers, 18 where a trainer keeps its fp32 logits)",
     "LLM.Q's fused_classifier, prime-rl's cast_float_and_contiguous, torchtune's CEWithChunkedOutputLoss"},

    // widths on one rank
    {"heads-per-rank", "query heads of this rank", "heads", "a / t", kCut},
    {"key-value-heads-per-rank", "key/value heads of this rank", "heads", "g / min(t, g)",
     "heads are copied where there are fewer of them than tensor-parallel ranks"},
    {"key-value-ways", "ranks over which key/value heads are cut", "ranks", "min(t, g)",
     "heads are copied where there are fewer of them than tensor-parallel ranks"},
    {"query-and-key-width", "query and key width on this rank", "elements", "query width + key width", kCut},
    {"key-and-value-width", "key and value width on this rank", "elements", "key width + value width", kCut},
    {"latent-head-dim", "head size of queries and keys", "elements", "without rotation + rotated", kLatentPaper},
    {"compressed-width", "compressed width", "elements", "of queries + of keys and values + rotated part", kLatentPaper},
    {"feed-forward-width", "feed-forward width on this rank", "elements", "f / t", kCut},
    {"expert-width", "width of an expert on this rank", "elements", "width / expert tensor-parallel ranks", kCut},
    {"routed-rows", "rows that this rank's experts receive", "tokens", "tokens · k · etp · imbalance (or capacity factor)",
     "every token is sent to k experts"},
    {"fp32-bytes", "bytes of an fp32 number", "bytes", "4", "IEEE 754"},
};

constexpr std::size_t kKeeping = [] {
    std::size_t count = 0;
    for (const OperatorTraits& op : OperatorTable::rows)
        count += op.keeps.empty() ? 0U : 1U;
    return count;
}();

/// What each operator keeps that keeps something, from its row in the table, and the parts that this consists of.
constexpr auto kTexts = [] {
    std::array<QuantityText, kKeeping + std::size(kParts)> texts{};
    std::size_t next = 0;
    for (const OperatorTraits& op : OperatorTable::rows) {
        if (!op.keeps.empty())
            texts[next++] = {op.name, op.keeps, "bytes", op.kept, op.source};
    }
    for (const QuantityText& part : kParts)
        texts[next++] = part;
    return texts;
}();

}  // namespace

std::span<const QuantityText> operatorTexts() { return kTexts; }

}  // namespace shardscope
