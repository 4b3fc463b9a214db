// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/shards/layer_shares.h"

#include <algorithm>

#include "core/collective/collective_kinds.h"
#include "core/layer/layer_operators.h"
#include "core/layer/operator_cut.h"
#include "core/layer/rank_shape.h"
#include "core/model/architecture.h"
#include "core/plan/resolved_plan.h"
#include "core/site/site.h"

namespace shardscope {
namespace {

bool isOfTensorGroup(const Collective& collective)
{
    return collective.group == CommunicationGroup::Tensor || collective.group == CommunicationGroup::ExpertTensor;
}

std::vector<Collective> tensorCollectives(const CollectiveList& list)
{
    std::vector<Collective> result;
    for (const Collective& collective : list.items()) {
        if (isOfTensorGroup(collective) && collective.bytes > Bytes())
            result.push_back(collective);
    }
    return result;
}

MatrixShape multiplied(const Operator& op) { return op.isMultiply() ? op.shape : MatrixShape(); }

int whatIfTp(const Site& site, const LayerKind& kind)
{
    const auto heads = static_cast<int>(kind.attention.heads);
    int tp = 1;
    for (int next = 2; next <= std::min(8, site.cluster.gpusPerNode) && heads % next == 0; next *= 2)
        tp = next;
    return tp;
}

std::size_t commonKind(const Architecture& architecture)
{
    std::vector<int> counts(architecture.kinds.size());
    for (const auto kind : architecture.kindOfLayer)
        ++counts[kind];
    return static_cast<std::size_t>(std::max_element(counts.begin(), counts.end()) - counts.begin());
}

}  // namespace

Bytes LayerShares::sent(bool backward) const
{
    Bytes sum;
    for (const OperatorShare& op : operators) {
        for (const Collective& collective : backward ? op.backward : op.forward)
            sum += collective.bytes * busFactor(collective.kind, tp);
    }
    return sum;
}

LayerShares layerShares(const Site& site, const ResolvedPlan& plan, bool sequenceParallel)
{
    const Architecture& architecture = *site.architecture;
    const std::size_t index = commonKind(architecture);
    const LayerKind& kind = architecture.kinds[index];
    LayerShares shares;
    shares.planTp = plan.tp;
    shares.tp = plan.tp > 1 ? plan.tp : whatIfTp(site, kind);
    shares.sequenceParallel = sequenceParallel && shares.tp > 1;
    shares.layers = static_cast<double>(std::count(architecture.kindOfLayer.begin(), architecture.kindOfLayer.end(), index));
    RankShape whole = rankShape(site, plan);
    whole.tp = whole.etp = 1;
    whole.sequenceParallel = false;
    whole.shardedTokens = whole.tokens;
    RankShape cut = whole;
    cut.tp = shares.tp;
    cut.etp = plan.tp > 1 ? plan.etp : 1;
    cut.sequenceParallel = shares.sequenceParallel;
    cut.shardedTokens = shares.sequenceParallel ? whole.tokens / shares.tp : whole.tokens;
    shares.tokens = whole.tokens;
    const OperatorList all = layerOperators(kind, architecture.position, whole);
    const OperatorList mine = layerOperators(kind, architecture.position, cut);
    for (std::size_t i = 0; i < std::min(all.size(), mine.size()); ++i)
        shares.operators.push_back({mine[i].id, cutIn(mine[i].id, cut), multiplied(all[i]), multiplied(mine[i]),
                                    tensorCollectives(mine[i].forwardCollectives), tensorCollectives(mine[i].backwardCollectives)});
    return shares;
}

}  // namespace shardscope
