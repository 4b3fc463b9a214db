// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <unordered_map>
#include <vector>

#include "core/base/choices.h"
#include "core/base/enum_names.h"
#include "core/collective/group_placement.h"
#include "core/layer/operator.h"
#include "core/layer/rank_shape.h"

namespace shardscope {

struct CostInputs;
struct LayerKind;
struct ResolvedPlan;
struct Site;

/// Seconds by mode of recompute.
using SecondsByMode = EnumArray<Recompute, double>;

/// What is counted of a layer.
enum class FloorOf {
    Passes,   ///< computing, waiting for its own collectives, and for the host
    Compute,  ///< computing alone: what no choice of a layout, an order or an overlap changes
};

/// The least that a micro-batch can take, of all layers together. What a layer's operators take falls into two sums that many plans share:
/// routed experts' operators know nothing of how attention is cut, and all others nothing of how experts are. Neither is made twice.
class LayerFloors {
public:
    explicit LayerFloors(const Site& site, FloorOf what = FloorOf::Passes);

    /// Device seconds of one micro-batch through the whole model, forward and backward, with embedding, head and MTP layers; no less than
    /// what the host needs to launch it, and nothing of what ZeRO gathers. `plan`: degrees and micro-batch; its mode is not read.
    [[nodiscard]] SecondsByMode ofMicroBatch(const ResolvedPlan& plan);

private:
    /// One layer of each kind, then one MTP layer.
    struct Floor {
        std::vector<SecondsByMode> ofLayer;
        double ends = 0;  ///< embedding and head
    };
    struct DenseKey {
        RankShape shape;
        std::array<GroupPlacement, 2> placements;
        bool operator==(const DenseKey&) const = default;
    };
    struct RoutedKey {
        double tokens = 0;
        double ep = 1;
        double etp = 1;
        double tp = 1;
        MoeDispatcher dispatcher = MoeDispatcher::AllToAll;
        std::array<GroupPlacement, 2> placements;
        bool operator==(const RoutedKey&) const = default;
    };
    struct Hash {
        std::size_t operator()(const DenseKey& key) const;
        std::size_t operator()(const RoutedKey& key) const;
    };
    [[nodiscard]] double secondsOf(const OperatorList& operators, double headDim, Recompute mode, const CostInputs& inputs) const;
    [[nodiscard]] Floor make(const ResolvedPlan& plan, const RankShape& shape, bool routed) const;
    [[nodiscard]] const Floor& dense(const ResolvedPlan& plan, const RankShape& shape);
    [[nodiscard]] const Floor& routed(const ResolvedPlan& plan, const RankShape& shape);

    const Site& m_site;
    FloorOf m_what;
    std::vector<const LayerKind*> m_layers;  ///< each kind, then that of MTP layers
    std::vector<int> m_counts;
    std::unordered_map<DenseKey, Floor, Hash> m_dense;
    std::unordered_map<RoutedKey, Floor, Hash> m_routed;
};

}  // namespace shardscope
