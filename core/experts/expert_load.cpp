// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experts/expert_load.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace shardscope {
namespace {

constexpr int kHalvings = 50;

int expertsPerRank(const Routing& routing) { return std::max(1, routing.experts / std::max(1, routing.ranks)); }

/// Shares that fall by `factor` from expert to expert, scaled so that they sum to topK with none above 1: those that are full
/// leave the rest to share what remains.
std::vector<double> fallingShares(int experts, double topK, double factor)
{
    std::vector<double> shares(static_cast<std::size_t>(experts));
    double value = 1;
    for (double& each : shares) {
        each = value;
        value *= factor;
    }
    std::vector<double> fromHere(shares);
    for (std::size_t i = fromHere.size() - 1; i > 0; --i)
        fromHere[i - 1] += fromHere[i];
    double remaining = topK;
    for (std::size_t i = 0; i < shares.size(); ++i) {
        shares[i] = std::min(1.0, fromHere[i] > 0 ? shares[i] / fromHere[i] * remaining : remaining);
        remaining -= shares[i];
    }
    return shares;
}

double imbalanceOf(const std::vector<double>& shares, const Routing& routing)
{
    const double busiest = std::accumulate(shares.begin(), shares.begin() + expertsPerRank(routing), 0.0);
    return busiest * routing.ranks / routing.topK;
}

/// Rounded up, unless only an error of rounding is above a whole number.
double capacityOf(const Routing& routing)
{
    return std::ceil(routing.tokens * routing.topK / routing.experts * *routing.capacityFactor - 1e-9);
}

}  // namespace

double ExpertLoads::meanOfRank() const
{
    return ofRank.empty() ? 0 : std::accumulate(ofRank.begin(), ofRank.end(), 0.0) / static_cast<double>(ofRank.size());
}

double largestImbalance(const Routing& routing)
{
    return routing.ranks * std::min(1.0, static_cast<double>(expertsPerRank(routing)) / routing.topK);
}

std::vector<double> expertShares(const Routing& routing)
{
    const double wanted = std::clamp(routing.imbalance, 1.0, largestImbalance(routing));
    double low = 0;  // all on the first
    double high = 1;
    if (wanted <= 1)
        return fallingShares(routing.experts, routing.topK, 1);
    for (int i = 0; i < kHalvings; ++i) {
        const double middle = (low + high) / 2;
        (imbalanceOf(fallingShares(routing.experts, routing.topK, middle), routing) > wanted ? low : high) = middle;
    }
    return fallingShares(routing.experts, routing.topK, high);
}

double meanExcess(double mean, double deviation, double capacity)
{
    if (!(deviation > 0))
        return std::max(0.0, mean - capacity);
    const double z = (capacity - mean) / deviation;
    const double density = std::exp(-z * z / 2) / std::sqrt(2 * 3.14159265358979323846);
    const double above = std::erfc(z / std::sqrt(2.0)) / 2;
    return std::max(0.0, deviation * (density - z * above));
}

ExpertLoads expertLoads(const Routing& routing)
{
    ExpertLoads loads;
    const std::vector<double> shares = expertShares(routing);
    const int perRank = expertsPerRank(routing);
    loads.ofRank.assign(static_cast<std::size_t>(routing.ranks), 0);
    loads.keptOfRank = loads.ofRank;
    double routed = 0;
    double kept = 0;
    for (std::size_t expert = 0; expert < shares.size(); ++expert) {
        const double mean = routing.tokens * shares[expert];
        const double deviation = std::sqrt(mean * (1 - shares[expert]));
        const double excess = routing.capacityFactor ? std::min(mean, meanExcess(mean, deviation, capacityOf(routing))) : 0;
        loads.ofExpert.push_back(mean * routing.ranks);
        loads.keptOfExpert.push_back((mean - excess) * routing.ranks);
        const std::size_t rank = std::min(expert / static_cast<std::size_t>(perRank), loads.ofRank.size() - 1);
        loads.ofRank[rank] += loads.ofExpert.back();
        loads.keptOfRank[rank] += loads.keptOfExpert.back();
        routed += loads.ofExpert.back();
        kept += loads.keptOfExpert.back();
    }
    if (routing.capacityFactor) {
        loads.capacityOfRank = capacityOf(routing) * perRank * routing.ranks;
        loads.padding = loads.capacityOfRank > 0 ? 1 - kept / (loads.capacityOfRank * routing.ranks) : 0;
    }
    loads.dropRate = routed > 0 ? (routed - kept) / routed : 0;
    return loads;
}

}  // namespace shardscope
