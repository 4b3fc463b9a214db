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

/// The part of a layer's time that is counted.
enum class FloorOf {
    Passes,   ///< computing, waiting for its own collectives, and for the host
    Compute,  ///< computing alone, which no layout, order or overlap changes
};

/// Lower bounds of a micro-batch's time through all layers. The time of a layer's operators is the sum of two parts that many plans share:
/// routed experts' operators do not depend on the cut of attention, all others not on the cut of experts. Each part is computed once.
class LayerFloors {
public:
    explicit LayerFloors(const Site& site, FloorOf what = FloorOf::Passes);

    /// Returns the device seconds of one micro-batch through the whole model, forward and backward, with embedding, head and MTP layers; at
    /// least the host's launch time, and without ZeRO's gathers. `plan`: degrees and micro-batch; its mode is not read.
    [[nodiscard]] SecondsByMode ofMicroBatch(const ResolvedPlan& plan);

private:
    /// One layer of each kind, then one MTP layer.
    struct Floor {
        std::vector<SecondsByMode> ofLayer;
        double ends = 0;  ///< embedding and head
    };
    struct DenseKey {
        RankShape shape;
        std::array<GroupPlacement, 4> placements;
        bool operator==(const DenseKey&) const = default;
    };
    struct RoutedKey {
        double tokens = 0;
        double ep = 1;
        double etp = 1;
        double tp = 1;
        MoeDispatcher dispatcher = MoeDispatcher::AllToAll;
        bool hidesExchange = false;
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
