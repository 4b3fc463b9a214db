// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>

#include "core/estimate/estimate.h"
#include "core/explain/quantity.h"
#include "core/step/basis.h"

/// What the derivations of one estimate share, and the numbers that stand in many of them; private to `core/explain`.
namespace shardscope {

struct ExplainContext {
    explicit ExplainContext(const Estimate& e)
        : estimate(e),
          scenario(e.scenario()),
          architecture(*e.scenario().architecture),
          plan(e.plan()),
          basis(*e.basis()),
          site(e.basis()->site),
          ledger(e.basis()->ledger)
    {
    }

    const Estimate& estimate;
    const Scenario& scenario;
    const Architecture& architecture;
    const ResolvedPlan& plan;
    const Basis& basis;
    const Site& site;
    const LedgerInputs& ledger;

    /// Whether a field of the estimate is asked for the first time: it is explained once, and referred to after that.
    [[nodiscard]] bool isNew(const std::string& pointer) const { return explained.insert(pointer).second; }
    mutable std::set<std::string> explained;
};

/// A field of the scenario by its pointer.
[[nodiscard]] Derivation given(std::string_view pointer, double value);
/// A dimension of the model, by its key in the flat form of `architecture` (contract.md).
[[nodiscard]] Derivation modelValue(const ExplainContext& context, std::string_view key, std::int64_t value);
/// A constant or a figure of a table.
[[nodiscard]] Derivation constant(std::string_view id, double value, std::string_view subject = {});

[[nodiscard]] Derivation tensorRanks(const ExplainContext& context);    // t
[[nodiscard]] Derivation contextRanks(const ExplainContext& context);   // c
[[nodiscard]] Derivation pipelineRanks(const ExplainContext& context);  // p
[[nodiscard]] Derivation dataRanks(const ExplainContext& context);      // D
[[nodiscard]] Derivation expertRanks(const ExplainContext& context);    // e
[[nodiscard]] Derivation expertTensorRanks(const ExplainContext& context);
[[nodiscard]] Derivation microBatches(const ExplainContext& context);   // m
[[nodiscard]] Derivation chunksPerRank(const ExplainContext& context);  // v
[[nodiscard]] Derivation groupSize(const ExplainContext& context);      // N
/// `terms` of one of the schedule's laws (core/schedule/schedule_traits.h), on pipeline rank `rank`.
[[nodiscard]] Derivations lawTerms(const ExplainContext& context, std::string_view terms, int rank);
/// GPUs that share one shard of the dense weights, and of the routed experts.
[[nodiscard]] Derivation shardRanks(const ExplainContext& context);
[[nodiscard]] Derivation expertShardRanks(const ExplainContext& context);

[[nodiscard]] Derivation hiddenWidth(const ExplainContext& context);       // h
[[nodiscard]] Derivation paddedVocabulary(const ExplainContext& context);  // V
[[nodiscard]] Derivation tokens(const ExplainContext& context);            // n = b·s/c
[[nodiscard]] Derivation shardedTokens(const ExplainContext& context);     // n/t with sequence parallelism
[[nodiscard]] Derivation elementBytes(const ExplainContext& context);      // ε
[[nodiscard]] Derivation multiplyInputBytes(const ExplainContext& context);
/// ε · n · h: one hidden vector for every token of the context-parallel rank.

[[nodiscard]] Derivation gatheredHidden(const ExplainContext& context);
/// This rank's part of the token embedding: V·h/t.
[[nodiscard]] Derivation embeddingMatrix(const ExplainContext& context);

/// What a kind of layer is called beside the others.
[[nodiscard]] std::string kindName(const Architecture& architecture, std::size_t kind);
/// How many of `range`'s layers are of each kind; of all of a rank's ranges.
[[nodiscard]] std::vector<int> layersOfEachKind(const Architecture& architecture, const std::vector<StageRange>& ranges);
/// `count` layers of one kind on a rank or one of its virtual stages.
[[nodiscard]] Derivation layersHere(const ExplainContext& context, std::size_t kind, int count);

// What stands under the fields of the estimate.
[[nodiscard]] Derivation explainParametersTotal(const ExplainContext& context);
[[nodiscard]] Derivation explainParametersActive(const ExplainContext& context);
[[nodiscard]] Derivation explainMemoryField(const ExplainContext& context, std::string_view name);
[[nodiscard]] Derivation explainStageField(const ExplainContext& context, int stage, std::string_view name);
[[nodiscard]] Derivation explainLine(const ExplainContext& context, const StageMemory& stage, std::string_view line);

/// Parameters that pipeline rank `rank` holds, before ZeRO.
[[nodiscard]] Derivation rankParametersOf(const ExplainContext& context, int rank);
/// The same per GPU, divided over the shard groups.
[[nodiscard]] Derivation shardedParametersOf(const ExplainContext& context, int rank);
/// The layer of this rank with the most parameters.
[[nodiscard]] Derivation largestLayerParameters(const ExplainContext& context, int rank);

/// Kept by one layer of this kind for one micro-batch; `kept` in the plan's recompute mode, else with nothing recomputed.
[[nodiscard]] Derivation keptPerLayer(const ExplainContext& context, std::size_t kind, Recompute mode);
[[nodiscard]] Derivation keptByEmbedding(const ExplainContext& context);
/// Logits, their softmax and gradient, final norm and the gathered input of the head.
[[nodiscard]] Derivation keptByLoss(const ExplainContext& context);
/// Keys and values of other ranks, of one kind of layer.
[[nodiscard]] Derivation contextBlock(const ExplainContext& context, std::size_t kind);
/// Live micro-batches of one chunk of a pipeline rank.
[[nodiscard]] Derivation liveMicroBatches(const ExplainContext& context, int rank, std::size_t chunk, double live);

/// The derivation of one line of the ledger on pipeline rank `rank`; its value is set by the caller.
using LineExplanation = Derivation (*)(const ExplainContext&, int rank);
/// Null where there is no such line.
[[nodiscard]] LineExplanation stateLine(std::string_view line);
[[nodiscard]] LineExplanation activationLine(std::string_view line);
[[nodiscard]] LineExplanation frameworkLine(std::string_view line);

}  // namespace shardscope
