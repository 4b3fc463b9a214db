// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

#include "core/base/term.h"
#include "core/memory/activations.h"
#include "core/schedule/in_flight.h"

namespace shardscope {

struct RankStages;
struct ResolvedPlan;
struct Site;
struct LedgerInputs;

/// Sums what the layers of a pipeline rank come to, as its ledger asks for it: found by walking through its stages (`StageWalk`), or in a
/// table of what many plans share (core/search).
class LayerSums {
public:
    virtual ~LayerSums() = default;
    /// Kept beside the layer that is at work: all live micro-batches of all chunks, with what the embedding keeps and without what is offloaded.
    [[nodiscard]] virtual Term keptActivations(const Terms& terms) const = 0;
    /// Kept by the layers alone, all live micro-batches together.
    [[nodiscard]] virtual Term kept(std::string_view each, Bytes LayerActivations::*how, const Terms& terms) const = 0;
    /// The most of one layer that `selective` makes again, with its gradients.
    [[nodiscard]] virtual Term selectedMoment(const Terms& terms) const = 0;
    /// The largest layer with nothing recomputed.
    [[nodiscard]] virtual Bytes largestLayer(const Terms& terms) const = 0;
    /// Returns what the largest layer has on this rank, before it is sharded.
    [[nodiscard]] virtual Term largestParameters(const Terms& terms) const = 0;
    /// Returns the layers of all its chunks, without embedding and head.
    [[nodiscard]] virtual int layersOnRank() const = 0;
    /// See `waitingLosses`.
    [[nodiscard]] virtual std::int64_t waitingLosses() const = 0;
};

/// By the rank's own stages, with `live` micro-batches of each chunk of `perChunk` bytes.
class StageWalk : public LayerSums {
public:
    StageWalk(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, const RankStages& stages,
              const std::vector<double>& live, std::vector<Bytes> perChunk = {})
        : m_site(site), m_plan(plan), m_inputs(inputs), m_stages(stages), m_live(live), m_perChunk(std::move(perChunk))
    {
    }
    [[nodiscard]] Term keptActivations(const Terms& terms) const override;
    [[nodiscard]] Term kept(std::string_view each, Bytes LayerActivations::*how, const Terms& terms) const override;
    [[nodiscard]] Term selectedMoment(const Terms& terms) const override;
    [[nodiscard]] Bytes largestLayer(const Terms& terms) const override;
    [[nodiscard]] Term largestParameters(const Terms& terms) const override;
    [[nodiscard]] int layersOnRank() const override;
    [[nodiscard]] std::int64_t waitingLosses() const override;

private:
    const Site& m_site;
    const ResolvedPlan& m_plan;
    const LedgerInputs& m_inputs;
    const RankStages& m_stages;
    const std::vector<double>& m_live;
    std::vector<Bytes> m_perChunk;
};

/// Counts what is recomputed of a layer, which is live with its gradients while it runs backward (about twice its activations), and where it
/// is the whole layer, with sequence parallelism the gathered inputs of its two column-parallel parts. Nothing where no layer
/// is recomputed, and never more than what recomputing less would hold.
[[nodiscard]] Term recomputedLayer(const ResolvedPlan& plan, const LedgerInputs& inputs, const LayerSums& layers, const Terms& terms = {});

/// Returns what is there beside the kept activations while the loss is computed.
[[nodiscard]] Term lossMoment(const LedgerInputs& inputs, const Terms& terms = {});

/// The same with the layer's gradient before it is sharded.
[[nodiscard]] Term backwardMoment(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, const RankStages& stages,
                                  const std::vector<double>& live, const Terms& terms = {});

/// That with what else is there at that moment: where the backward is fused with a forward that computes the loss (the
/// two-way schedules), the softmax of that forward. Nothing where no layer is recomputed and none is gathered.
[[nodiscard]] Term recomputeMoment(const ResolvedPlan& plan, const LedgerInputs& inputs, const LayerSums& layers, bool holdsHead,
                                   const Terms& terms = {});
[[nodiscard]] bool fusesWithLoss(const ResolvedPlan& plan, bool holdsHead);

/// The gathered embedding or head with its gradient.
[[nodiscard]] Term gatheredVocabulary(const LedgerInputs& inputs, const Terms& terms);

/// Micro-batches that a chunk holds at the heaviest moment: by the published peak, or else counted along the rank's order.
[[nodiscard]] Term liveTerm(double live, const PipelineShape& shape, int rank, std::size_t chunk, const Terms& terms);

}  // namespace shardscope
