// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/optimizer/matrix_share.h"

#include <algorithm>
#include <map>
#include <utility>

#include "core/optimizer/owners.h"

namespace shardscope {
namespace {

constexpr double kFp32 = 4;
constexpr double kBf16 = 2;

MatrixExchange gather(bool amongData, double elements)
{
    return {amongData ? "rows-gathered" : "parts-gathered", CollectiveKind::AllGather, amongData, elements, kFp32};
}

void setSides(MatrixShare& share, double a, double b)
{
    share.shorter = std::min(a, b);
    share.longer = std::max(a, b);
}

/// Every rank has the whole matrix and does all of it (`tp_mode` duplicated: newton_schulz_tp).
void duplicate(MatrixShare& share, const MatrixGroup& group, double cuts)
{
    setSides(share, group.rows, group.columns);
    if (cuts > 1)
        share.each.push_back(gather(true, group.tensorPart()));
    if (group.ways > 1)
        share.each.push_back(gather(false, group.elements()));
}

/// The larger group keeps its parts and sums the square products; the smaller one gathers (scaled_orthogonalize_fn_with_gtp_remat). The
/// square factor has the side that is not cut, even if that is the longer one.
void distribute(MatrixShare& share, const MatrixGroup& group, double cuts)
{
    const bool byData = cuts >= group.ways;
    const double ranks = std::max(cuts, group.ways);
    const bool cutsRows = byData || group.cutsRows;
    share.shorter = cutsRows ? group.columns : group.rows;
    share.longer = (cutsRows ? group.rows : group.columns) / ranks;
    if (cuts > 1 && group.ways > 1)
        share.each.push_back(gather(!byData, group.elements() / ranks));
    share.each.push_back({"squares-summed", CollectiveKind::AllReduce, byData, share.shorter * share.shorter, kBf16, kNewtonSchulzSteps});
}

/// Every part is a matrix of its own.
void keepApart(MatrixShare& share, const MatrixGroup& group, double cuts)
{
    setSides(share, group.rows / cuts / (group.cutsRows ? group.ways : 1), group.columns / (group.cutsRows ? 1 : group.ways));
}

/// One rank has the whole matrix; the parts come to it and go back (layer_sharded_muon.py: over one group, then over the other).
void sendHome(MatrixShare& share, const MatrixGroup& group, double cuts, double held)
{
    setSides(share, group.rows, group.columns);
    const double sent = held * group.tensorPart() / cuts;
    if (cuts > 1)
        share.together.push_back({"rows-sent-home", CollectiveKind::AllToAll, true, sent, kFp32, 2});
    if (group.ways > 1)
        share.together.push_back({"parts-sent-home", CollectiveKind::AllToAll, false, sent, kFp32, 2});
}

/// Only products with the factors of low rank are exchanged: what is cut stays cut (arXiv 2504.05295, section 3.2).
void keepLowRank(MatrixShare& share, const MatrixGroup& group, double cuts)
{
    const double rank = kRankFraction * std::min(group.rows, group.columns);
    keepApart(share, group, cuts);
    const double elements = (group.rows + group.columns) * rank;
    for (const bool amongData : {true, false}) {
        if ((amongData ? cuts : group.ways) > 1)
            share.each.push_back({"factors-summed", CollectiveKind::AllReduce, amongData, elements, kFp32});
    }
}

/// Data-parallel ranks that each hold some rows of it, for FSDP or as shards of the weight.
double cutsOf(const MatrixGroup& group, const MatrixPlan& plan) { return plan.of(group).cuts * group.shards; }

/// The ranks among which matrices are dealt out.
double ownersOf(const MatrixGroup& group, const MatrixPlan& plan)
{
    const MatrixHolders& holders = plan.of(group);
    const bool hasHome = plan.mode == MatrixUpdate::LayerSharded && plan.work != MatrixWork::LowRank;
    return hasHome ? holders.owners * cutsOf(group, plan) * group.ways : holders.owners;
}

void share(MatrixShare& share, const MatrixGroup& group, const MatrixPlan& plan, double held)
{
    const double cuts = cutsOf(group, plan);
    if (plan.work == MatrixWork::LowRank)
        return keepLowRank(share, group, cuts);
    switch (plan.mode) {
    case MatrixUpdate::LayerSharded:
        return sendHome(share, group, cuts, held / plan.of(group).owners);
    case MatrixUpdate::Blockwise:
        return keepApart(share, group, cuts);
    case MatrixUpdate::Distributed:
        // A rotation needs whole sides.
        if (plan.work == MatrixWork::NewtonSchulz && cuts * group.ways > 1)
            return distribute(share, group, cuts);
        [[fallthrough]];
    case MatrixUpdate::Duplicated:
        return duplicate(share, group, cuts);
    }
}

}  // namespace

std::vector<MatrixShare> matrixShares(const std::vector<MatrixGroup>& groups, const MatrixCounts& counts, const MatrixPlan& plan)
{
    std::vector<MatrixShare> shares;
    std::map<std::pair<bool, double>, std::vector<std::size_t>> dealt;  ///< shares by what they are dealt out among
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (counts[i] == 0)
            continue;
        MatrixShare& one = shares.emplace_back();
        one.group = i;
        share(one, groups[i], plan, counts[i]);
        dealt[{groups[i].isExpert, ownersOf(groups[i], plan)}].push_back(shares.size() - 1);
    }
    for (const auto& [among, members] : dealt) {
        std::vector<WorkPieces> pieces;
        for (const std::size_t member : members)
            pieces.push_back({shares[member].longer * shares[member].shorter * shares[member].shorter, counts[shares[member].group]});
        const std::vector<double> busiest = busiestOwner(pieces, among.second);
        for (std::size_t i = 0; i < members.size(); ++i)
            shares[members[i]].count = busiest[i];
    }
    return shares;
}

}  // namespace shardscope
