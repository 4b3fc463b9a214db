// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/optimizer/owners.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace shardscope {
namespace {

/// Ranks with the same pieces: few sets, however many ranks and pieces there are.
struct Owners {
    double ranks = 0;
    double load = 0;
    std::vector<double> counts;
};

bool isLighter(const Owners& a, const Owners& b) { return a.load < b.load; }

/// Gives each rank as many as all can have, where no two are further apart than one piece: every round is one piece each.
double giveToAll(std::vector<Owners>& all, double ranks, std::size_t kind, const WorkPieces& piece, double left)
{
    const auto [lightest, heaviest] = std::minmax_element(all.begin(), all.end(), isLighter);
    const double rounds = std::floor(left / ranks);
    if (rounds < 1 || heaviest->load - lightest->load > piece.cost)
        return left;
    for (Owners& each : all) {
        each.counts[kind] += rounds;
        each.load += rounds * piece.cost;
    }
    return left - rounds * ranks;
}

/// Gives one piece to each of the lightest ranks, or to some of them if there are fewer left.
double giveToLightest(std::vector<Owners>& all, std::size_t kind, const WorkPieces& piece, double left)
{
    const auto lightest = std::min_element(all.begin(), all.end(), isLighter);
    const double ranks = std::min(lightest->ranks, std::max(1.0, std::floor(left)));
    // The rest of a count that does not divide is a part of a piece.
    const double each = std::min(1.0, left / ranks);
    Owners some = *lightest;
    some.ranks = ranks;
    some.counts[kind] += each;
    some.load += each * piece.cost;
    lightest->ranks -= ranks;
    if (lightest->ranks < 1)
        all.erase(lightest);
    all.push_back(std::move(some));
    return left - ranks * each;
}

}  // namespace

std::vector<double> busiestOwner(const std::vector<WorkPieces>& pieces, double owners)
{
    std::vector<std::size_t> order(pieces.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return pieces[a].cost > pieces[b].cost; });
    const double ranks = std::max(1.0, std::floor(owners));
    std::vector<Owners> all{{ranks, 0, std::vector<double>(pieces.size())}};
    for (const std::size_t kind : order) {
        double left = pieces[kind].cost > 0 ? pieces[kind].count : 0;
        while (left > 0) {
            left = giveToAll(all, ranks, kind, pieces[kind], left);
            left = left > 0 ? giveToLightest(all, kind, pieces[kind], left) : 0;
        }
    }
    return std::max_element(all.begin(), all.end(), isLighter)->counts;
}

}  // namespace shardscope
