// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/memory/rank_stages.h"
#include "core/schedule/stage_map.h"
#include "core/step/stage_passes.h"

namespace shardscope {

/// Returns what a block of a kind that always fuses hides: all exchange, which the weight gradients that such kinds split off hide, too; and
/// one part waits for the host while the other one computes.
[[nodiscard]] HiddenByFusing hiddenByFusing(const Passes& forward, const Passes& backward);
/// Returns the same of two layers of a fused pair, where the exchange of either is hidden only as far as the other one computes.
[[nodiscard]] HiddenByFusing hiddenInPair(const Passes& forward, const Passes& backward);

/// The layers of two stages that a fused pair runs side by side: the first of the forward with the last of the backward, and so on
/// (Megatron-LM model_chunk_schedule_plan.py, TransformerModelChunkSchedulePlan.run). Layers that are left over, the embedding and the
/// head run alone. Keeps references to its arguments.
class FusedLayers {
public:
    FusedLayers(const Architecture& architecture, const LayerPasses& layers);

    /// Returns what the block of two stages hides; `stages`: of the whole model.
    [[nodiscard]] HiddenByFusing of(std::span<const StageRange> stages, std::size_t forward, std::size_t backward);

private:
    [[nodiscard]] std::size_t layersIn(std::span<const StageRange> stages, std::size_t stage) const;
    /// Returns the number of the passes of a stage's layer: multi-token prediction is one after the last.
    [[nodiscard]] std::size_t passesOf(std::span<const StageRange> stages, std::size_t stage, std::size_t layer) const;
    [[nodiscard]] const HiddenByFusing& hidden(std::size_t forward, std::size_t backward);

    const Architecture& m_architecture;
    std::vector<const Passes*> m_passes;  ///< of each kind, recomputing and not, then of multi-token prediction
    std::vector<std::optional<HiddenByFusing>> m_hidden;
};

/// What the fused blocks of a schedule of the plan's stages hide. Keeps references to its arguments.
class FusedStages {
public:
    FusedStages(const Site& site, const ResolvedPlan& plan, const PipelineShape& shape, const LayersOfGroup& layersOf,
                const std::vector<Passes>& stages);

    [[nodiscard]] HiddenByFusing of(std::size_t forward, std::size_t backward);

private:
    const std::vector<Passes>& m_stages;
    std::vector<StageRange> m_ranges;         ///< where pairs of layers are fused
    std::vector<FusedLayers> m_layers;        ///< by group of nodes
    std::vector<std::size_t> m_groupOfStage;  ///< empty: all nodes are alike
};

/// Returns the seconds by which the fused pairs of a rank are shorter than their halves one after the other.
[[nodiscard]] double savedByFusing(const StageTimes& times, const PipelineShape& shape, int rank);

/// Sets the durations of the fused blocks in `times`, whose other durations are known. `hidden(forward, backward)` returns the seconds that
/// a block of two stages hides.
template <typename Hidden>
void setFusedPairs(StageTimes& times, const PipelineShape& shape, const Hidden& hidden)
{
    const auto chunks = static_cast<std::size_t>(shape.chunks);
    times.fusedPairs.assign(times.size() * chunks, 0);
    for (int rank = 0; rank < shape.stages; ++rank) {
        for (int chunk = 0; chunk < shape.chunks; ++chunk) {
            const auto forward = static_cast<std::size_t>(stageOf(shape, rank, chunk));
            BlockTimes& own = times[forward];
            own.fused = 0;
            for (int other = 0; other < shape.chunks; ++other) {
                const auto backward = static_cast<std::size_t>(stageOf(shape, rank, other));
                const double pair = own.forward + times[backward].backward - hidden(forward, backward);
                times.fusedPairs[forward * chunks + static_cast<std::size_t>(other)] = pair;
                own.fused += pair / static_cast<double>(chunks);
            }
        }
    }
}

}  // namespace shardscope
