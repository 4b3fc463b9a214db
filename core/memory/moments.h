// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "core/base/term.h"
#include "core/memory/activations.h"
#include "core/schedule/in_flight.h"

namespace shardscope {

struct RankStages;
struct StageRange;
struct ResolvedPlan;
struct Site;
struct LedgerInputs;

/// The sums over the layers of a pipeline rank that its ledger needs: from a walk through its stages (`StageWalk`), or from a table that
/// many plans share (core/search).
class LayerSums {
public:
    virtual ~LayerSums() = default;
    /// Returns the bytes kept besides the current layer: all live micro-batches of all chunks, the embedding included, offloaded
    /// activations excluded.
    [[nodiscard]] virtual Term keptActivations(const Terms& terms) const = 0;
    /// Returns the bytes kept by the layers alone, for all live micro-batches.
    [[nodiscard]] virtual Term kept(std::string_view each, Bytes LayerActivations::*how, const Terms& terms) const = 0;
    /// Returns the most bytes that one layer holds in its backward beyond those kept.
    [[nodiscard]] virtual Term largestMoment(const Terms& terms) const = 0;
    /// Returns the parameters that learn of the largest layer on this rank, before sharding.
    [[nodiscard]] virtual Term largestParameters(const Terms& terms) const = 0;
    /// Returns the same with what does not learn: the layer as it is gathered.
    [[nodiscard]] virtual Term largestGathered(const Terms& terms) const = 0;
    /// Returns the layers of all its chunks, without embedding and head.
    [[nodiscard]] virtual int layersOnRank() const = 0;
    /// See `waitingLosses`.
    [[nodiscard]] virtual std::int64_t waitingLosses() const = 0;
    /// Returns the bytes that recomputed layers still hold at the end of a backward pass: see `LayerActivations::retained`.
    [[nodiscard]] virtual Term retained(const Terms& terms) const = 0;
    /// Returns the live micro-batches of all stages that keep what they have sent on: see `keepsOutputs`.
    [[nodiscard]] virtual Term liveOutputs(const Terms& terms) const = 0;
    /// Returns the live micro-batches of the first stage, which holds the encoders; 0 on a rank without it.
    [[nodiscard]] virtual Term liveEncoders(const Terms& terms) const = 0;
    /// Returns the bytes that a micro-batch has freed when its backward reaches the encoders: those that the layers of the first stage kept,
    /// offloaded activations excluded. None where the weight gradients, which need them, come later, or a fused block fills them again.
    [[nodiscard]] virtual Term freedBeforeEncoders(const Terms& terms) const = 0;
};

/// The sums over the rank's own stages, with `live` micro-batches of each chunk of `perChunk` bytes.
class StageWalk : public LayerSums {
public:
    StageWalk(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, const RankStages& stages,
              const std::vector<double>& live, std::vector<Bytes> perChunk = {})
        : m_site(site), m_plan(plan), m_inputs(inputs), m_stages(stages), m_live(live), m_perChunk(std::move(perChunk))
    {
    }
    [[nodiscard]] Term keptActivations(const Terms& terms) const override;
    [[nodiscard]] Term kept(std::string_view each, Bytes LayerActivations::*how, const Terms& terms) const override;
    [[nodiscard]] Term largestMoment(const Terms& terms) const override;
    [[nodiscard]] Term largestParameters(const Terms& terms) const override;
    [[nodiscard]] Term largestGathered(const Terms& terms) const override;
    [[nodiscard]] int layersOnRank() const override;
    [[nodiscard]] std::int64_t waitingLosses() const override;
    [[nodiscard]] Term retained(const Terms& terms) const override;
    [[nodiscard]] Term liveOutputs(const Terms& terms) const override;
    [[nodiscard]] Term liveEncoders(const Terms& terms) const override;
    [[nodiscard]] Term freedBeforeEncoders(const Terms& terms) const override;

private:
    /// Which bytes of a layer are summed, and their names in records.
    struct LayerBytes {
        std::string_view each;
        Bytes LayerActivations::*recomputed = nullptr;
        std::string_view eachWhole = "kept-per-layer";
        Bytes LayerActivations::*whole = &LayerActivations::everything;  ///< beyond `recompute_layers`
    };
    /// Returns the sum over the layers of one chunk, for one micro-batch.
    [[nodiscard]] TermSum ofChunk(const StageRange& range, const LayerBytes& bytes, const Terms& terms) const;
    /// Returns the place of the first stage among this rank's chunks; empty where it is elsewhere.
    [[nodiscard]] std::optional<std::size_t> firstStage() const;

    const Site& m_site;
    const ResolvedPlan& m_plan;
    const LedgerInputs& m_inputs;
    const RankStages& m_stages;
    const std::vector<double>& m_live;
    std::vector<Bytes> m_perChunk;
};

/// Returns what a layer holds in its backward beyond the kept activations: what is recomputed of it, and the gradients on their way. On the
/// first stage the same of the encoders' layers where that is more. With it, what the layers before it in the backward still retain.
[[nodiscard]] Term layerInBackward(const ResolvedPlan& plan, const LedgerInputs& inputs, const LayerSums& layers, const Terms& terms = {});

/// Returns whether stages keep what they have sent on: in the engine of the framework, which runs its own schedules alone.
[[nodiscard]] bool keepsOutputs(const ResolvedPlan& plan);
/// Returns what the stages of a rank have sent on and keep until its backward pass.
[[nodiscard]] Term keptOutputs(const LedgerInputs& inputs, const LayerSums& layers, const Terms& terms = {});

/// Returns the bytes besides the kept activations while the loss is computed.
[[nodiscard]] Term lossMoment(const LedgerInputs& inputs, const Terms& terms = {});
/// Returns what is held of the tokens while the head's gradients of the loss's chunks are added up, and of the gradients themselves, which do not
/// grow with the tokens. Both are 0 where the gradients are not.
[[nodiscard]] Term waitingChunks(const LedgerInputs& inputs, const Terms& terms = {});
[[nodiscard]] Term headGradients(const LedgerInputs& inputs, const Terms& terms = {});
/// Returns the larger of the loss's own moment and that of the head's gradients.
[[nodiscard]] Term lossOrHeadMoment(const LedgerInputs& inputs, const Terms& terms = {});

/// Returns the same with the layer's gradient before it is sharded.
[[nodiscard]] Term backwardMoment(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, const RankStages& stages,
                                  const std::vector<double>& live, const Terms& terms = {});

/// Returns the layer in its backward with all else at that moment: where the backward is fused with a forward that computes the loss (the
/// two-way schedules), the softmax of that forward.
[[nodiscard]] Term recomputeMoment(const ResolvedPlan& plan, const LedgerInputs& inputs, const LayerSums& layers, bool holdsHead,
                                   const Terms& terms = {});
[[nodiscard]] bool fusesWithLoss(const ResolvedPlan& plan, bool holdsHead);

/// Returns the gathered embedding or head with its gradient.
[[nodiscard]] Term gatheredVocabulary(const LedgerInputs& inputs, const Terms& terms);

/// Returns the live micro-batches of a chunk at the heaviest moment: by the published peak, or else counted along the rank's order.
[[nodiscard]] Term liveTerm(double live, const PipelineShape& shape, int rank, std::size_t chunk, const Terms& terms);

}  // namespace shardscope
