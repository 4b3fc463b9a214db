// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layer/operator.h"
#include "core/model/architecture.h"

namespace shardscope {

struct RankShape;

/// Returns the operators that one rank runs for one layer of this kind and one micro-batch, in the order of the forward pass. The single
/// source of the memory bars, the layer picture, the step time and the totals.
///
/// Kept bytes reproduce Korthikanti et al. 2022 (arXiv 2205.05198) for the GPT layer with dropout: s·b·h·(34 + 5·a·s/h)
/// (eq. 1), s·b·h·(10 + 24/t + 5·a·s/(h·t)) with tensor parallelism (eq. 2), s·b·h/t·(34 + 5·a·s/h) with sequence parallelism
/// (eq. 4), 34·s·b·h/t with selective recompute (eq. 6). Mean and deviation of a norm (8 bytes a token) are not counted, as there.
[[nodiscard]] OperatorList layerOperators(const LayerKind& kind, Position position, const RankShape& shape, const Terms& terms = {});

/// Parts of a layer, in order; each appends to `list`.
void appendAttention(OperatorList& list, const Attention& attention, Position position, const RankShape& shape, const Terms& terms);
/// DeepSeek Sparse Attention: the indexer's choice, and attention to the chosen tokens. Assumed: the indexer is trained, with the loss of the
/// sparse stage, and its scores never leave the chip.
void appendSparseAttention(OperatorList& list, const Attention& attention, const RankShape& shape, const Terms& terms);
/// DeepSeek-V4's attention. Assumed: its kernel is as fast as attention to whole keys, and its indexer is trained with the layer.
void appendCompressedAttention(OperatorList& list, const CompressedAttention& attention, const RankShape& shape, const Terms& terms);
void appendRecurrence(OperatorList& list, const Recurrence& recurrence, const RankShape& shape, const Terms& terms);
/// Engram's memory (arXiv 2601.07372). Assumed: its rows are sharded over the expert-parallel ranks and fetched by an all-to-all that nothing
/// hides; none is in the host's memory.
void appendMemory(OperatorList& list, const NgramMemory& memory, const RankShape& shape, const Terms& terms);
void appendFeedForward(OperatorList& list, const FeedForward& feedForward, const RankShape& shape, const Terms& terms);
void appendExperts(OperatorList& list, const MixtureOfExperts& experts, const RankShape& shape, const Terms& terms);

/// Returns the operators before the first layer: the lookup (and its dropout).
[[nodiscard]] OperatorList embeddingOperators(const Architecture& architecture, double vocabulary, const RankShape& shape,
                                              const Terms& terms = {});
/// Returns the operators after the last layer: final norm, output head and cross-entropy. `vocabulary` includes the framework's padding.
[[nodiscard]] OperatorList headOperators(const Architecture& architecture, double vocabulary, const RankShape& shape,
                                         const Terms& terms = {});

/// Returns the logits of this rank for one micro-batch: n·V/t.
[[nodiscard]] Term logitsOf(double vocabulary, const RankShape& shape, const Terms& terms = {});

}  // namespace shardscope
