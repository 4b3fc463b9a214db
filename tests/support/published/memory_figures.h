// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cheatsheet/playbook_text.h"

namespace shardscope::cheatsheet {

/// One bar of a memory figure of the playbook. Its axis says GB, its values are GiB.
struct MemoryBar {
    StateBytes states;
    Bytes activations;
};

/// `fragments/memory-recomputation.html` and `memusage_activations.html`: fp32 states 4N + 4N + 8N and activations in 16 bit.
[[nodiscard]] MemoryBar recomputationBar(const PrintedModel& model, double sequence, PrintedRecompute recompute);

/// `fragments/dp_ourjourney_memoryusage.html`: 2N + 2N + 8N and 34·sbh·L.
[[nodiscard]] MemoryBar journeyBar(const LlamaWeights& model, double sequence);

/// `fragments/zero3_memoryusage.html`: the same over DP ranks, its 14.96 GiB of parameters rounded to 15.
[[nodiscard]] MemoryBar zeroBar(const LlamaWeights& model, double sequence, int stage, double dp);

/// `fragments/tp_memoryusage.html` and `tp_sp_memoryusage.html`: activations sbh·L·(10 + 24/t), or 34/t with sequence
/// parallelism; its 131.41 GiB of parameters rounded to 131.5.
[[nodiscard]] MemoryBar tensorBar(const LlamaWeights& model, double sequence, double tp, bool sequenceParallel);

/// `fragments/cp_8Bmemoryusage.html`: sbh·L·(10 + 24/t)/c, without sequence parallelism.
[[nodiscard]] MemoryBar contextBar(const LlamaWeights& model, double sequence, double tp, double cp);

/// `fragments/pp_memoryusage.html`: the first stage, L/p layers and the embedding, with the activations of p micro-batches.
[[nodiscard]] MemoryBar pipelineBar(const LlamaWeights& model, double sequence, double pp);

/// The panels of `5Dparallelism_8Bmemoryusage.svg`, each of degree 8.
enum class FiveDimensionPanel { None, Zero3, TensorSequence, Pipeline, Context, Expert };

/// A panel as drawn: "TP=8 w/SP" has the activations of TP without SP, "CP=8" divides them by 64, "EP=8" takes the dense
/// feed-forward for experts, and full recomputation (2·sbh·L) is divided by CP alone.
[[nodiscard]] MemoryBar fiveDimensionBar(const LlamaWeights& model, double sequence, FiveDimensionPanel panel, PrintedRecompute recompute);

/// `cp_70bmemoryusage.svg` with full recomputation: 2·sbh·L.
[[nodiscard]] Bytes fullRecomputeActivations(const LlamaWeights& model, double sequence);

}  // namespace shardscope::cheatsheet
