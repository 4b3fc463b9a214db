// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/shards/layer_shares.h"

#include <algorithm>

#include "core/collective/collective_kinds.h"
#include "core/layer/layer_operators.h"

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

OperatorCut cutOf(const Operator& whole, const Operator& rank, bool sequenceParallel)
{
    if (rank.kind == OperatorKind::MatrixMultiply || rank.shape.m > 0) {
        if (rank.shape.n < whole.shape.n)
            return OperatorCut::Columns;
        if (rank.shape.k < whole.shape.k)
            return OperatorCut::Rows;
        return rank.shape.m < whole.shape.m ? OperatorCut::Tokens : OperatorCut::None;
    }
    if (rank.movedForward >= whole.movedForward)
        return OperatorCut::None;
    const bool isOfHeads = rank.kind == OperatorKind::Attention || rank.name == "rotary" || rank.name == "qk-norm" || rank.name == "key-concatenate";
    if (isOfHeads)
        return OperatorCut::Heads;
    const bool isOfWidth = rank.name.find("activation") != std::string_view::npos;
    return isOfWidth || !sequenceParallel ? OperatorCut::Columns : OperatorCut::Tokens;
}

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
        shares.operators.push_back({mine[i].name, mine[i].kind, cutOf(all[i], mine[i], shares.sequenceParallel), all[i].shape, mine[i].shape,
                                    tensorCollectives(mine[i].forwardCollectives), tensorCollectives(mine[i].backwardCollectives)});
    return shares;
}

}  // namespace shardscope
