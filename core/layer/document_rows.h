// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/term.h"
#include "core/lengths/context_degree.h"
#include "core/lengths/micro_batch_lengths.h"

namespace shardscope {

struct Architecture;
struct Attention;
struct ResolvedPlan;
struct Site;
struct Training;

/// The keys that a query of windowed attention sees in documents of many lengths, on average.
struct DocumentWindow {
    double window = 0;  ///< tokens
    bool chunked = false;
    double keys = 0;
};

/// The pieces of documents that choose their context-parallel ranks by their length, each the part of one rank.
struct DocumentPieces {
    ContextDegrees degrees;
    std::vector<double>
        busiest;  ///< the works of pieces that a step waits for, one behind the other: in each round those of its busiest rank
};

/// The rows of a plan's micro-batches where documents have lengths of their own. Numbers of tokens are of one row.
struct DocumentRows {
    double tokens = 0;        ///< that are computed, on average
    double usefulTokens = 0;  ///< without padding, on average
    double documents = 0;     ///< on average
    double attended = 0;      ///< ΣL² / ΣL of what attention computes: documents of this length would cost as much
    double mostTokens = 0;    ///< of the largest micro-batch, over its rows
    double mostAttended = 0;  ///< length of its longest document
    std::vector<DocumentWindow> windows;
    WorkDistribution work;  ///< of a micro-batch, in FLOP at the multiplies' rate: attention's count by how much slower it computes
    /// Set where documents choose their context-parallel ranks: a row is then a document, and `work` that of a piece.
    std::optional<DocumentPieces> pieces{};
};

/// Which of the micro-batches a shape describes: memory follows from the largest one, time from the mean of all.
enum class MicroBatchKind { Largest, Mean };

/// Returns the rows of a plan's micro-batches; null where all rows are full, and for a model whose work does not follow from the length of a
/// document (`documentWork`), which has no estimate. The last results are kept: packing takes some 10 ms.
[[nodiscard]] std::shared_ptr<const DocumentRows> documentRows(const Site& site, const ResolvedPlan& plan);

/// Returns the tokens of a step of so many rows that are no padding.
[[nodiscard]] Term usefulTokensOfStep(const Site& site, const ResolvedPlan& plan, const Terms& terms = {});

/// Returns the model's FLOP per useful token, forward and backward, as `trainingFlopPerToken`, over the documents of a training.
/// `causal`: attention counts the keys before a query; else all. Of a
/// model without `documentWork`: at the sequence length. Precondition: `Documents::areUneven`.
[[nodiscard]] Term documentFlopPerToken(const Architecture& architecture, const Training& training, bool causal, const Terms& terms = {});

/// Returns the same for any training: without documents of many lengths it is `trainingFlopPerToken` at the sequence length. Noted as
/// "model-flop", or "model-flop-full".
[[nodiscard]] Flop modelFlopPerToken(const Architecture& architecture, const Training& training, bool causal, const Terms& terms = {});

/// Returns the model's FLOP of a token of these rows, padding included, forward and backward. Precondition: `documentWork` is known.
[[nodiscard]] Term rowFlopPerToken(const Architecture& architecture, const DocumentRows& rows, const Terms& terms = {});

/// Returns `attendedLength` in whole tokens.
[[nodiscard]] std::int64_t attendedTokens(const Training& training);

/// Returns the window of this attention over the rows' documents; null where a query sees all keys before it.
[[nodiscard]] const DocumentWindow* documentWindow(const DocumentRows& rows, const Attention& attention);

}  // namespace shardscope
