// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lengths/work_distribution.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <cstddef>
#include <utility>

#include "core/lengths/fourier.h"

namespace shardscope {
namespace {

constexpr std::size_t kPoints = std::size_t{1} << 14;
/// Half of the lattice in standard deviations of the sum: beyond it there is nothing that a mean of the largest could show.
constexpr double kDeviations = 12;
/// Below it a share is rounding of the transform.
constexpr double kLeastShare = 1e-15;

/// The lattice of a sum: the points of one work are 0, step, 2·step, … above the least work.
struct Lattice {
    double least = 0;
    double step = 1;
};

Lattice latticeOf(const WorkDistribution& one, double count)
{
    const double least = one.values().front().work;
    const double range = one.most() - least;
    const double deviation = one.variation() * one.mean() * std::sqrt(count);
    const double width = std::min(count * range, 2 * kDeviations * deviation + range);
    // A value between two points of the lattice is shared by both, which widens a sum by up to one point for each part.
    const double points = static_cast<double>(kPoints) - 2 - (width < count * range ? 0 : std::min(count, kPoints / 2.0));
    return {least, width / points};
}

std::vector<std::complex<double>> onLattice(const WorkDistribution& one, const Lattice& lattice)
{
    std::vector<std::complex<double>> points(kPoints);
    for (const WeightedWork& value : one.values()) {
        const double position = (value.work - lattice.least) / lattice.step;
        const auto below = static_cast<std::size_t>(position);
        const double above = position - static_cast<double>(below);  // such shares keep the mean
        points[below % kPoints] += value.share * (1 - above);
        points[(below + 1) % kPoints] += value.share * above;
    }
    return points;
}

}  // namespace

WorkDistribution::WorkDistribution(std::vector<WeightedWork> values) : m_values(std::move(values))
{
    std::sort(m_values.begin(), m_values.end(), [](const WeightedWork& a, const WeightedWork& b) { return a.work < b.work; });
    double all = 0;
    for (const WeightedWork& value : m_values)
        all += value.share;
    for (WeightedWork& value : m_values)
        value.share /= all;
}

double WorkDistribution::mean() const
{
    double sum = 0;
    for (const WeightedWork& value : m_values)
        sum += value.work * value.share;
    return sum;
}

double WorkDistribution::variation() const
{
    const double average = mean();
    double sum = 0;
    for (const WeightedWork& value : m_values)
        sum += (value.work - average) * (value.work - average) * value.share;
    return average > 0 ? std::sqrt(sum) / average : 0;
}

double WorkDistribution::meanLargest(double draws) const
{
    double above = 0;  // the share of larger works: near 1 the distribution function itself would round
    double reached = 1;
    double sum = 0;
    for (auto value = m_values.rbegin(); value != m_values.rend(); ++value) {
        above += value->share;
        const double below = above < 1 && value + 1 != m_values.rend() ? std::exp(draws * std::log1p(-above)) : 0;
        sum += value->work * (reached - below);
        reached = below;
    }
    return sum;
}

WorkDistribution WorkDistribution::largestOf(double draws) const
{
    std::vector<WeightedWork> values;
    double above = 0;  // as in `meanLargest`
    double reached = 1;
    for (auto value = m_values.rbegin(); value != m_values.rend(); ++value) {
        above += value->share;
        const double below = above < 1 && value + 1 != m_values.rend() ? std::exp(draws * std::log1p(-above)) : 0;
        if (reached > below)
            values.push_back({value->work, reached - below});
        reached = below;
    }
    return WorkDistribution(std::move(values));
}

WorkDistribution WorkDistribution::sumOf(std::int64_t count) const
{
    const auto parts = static_cast<double>(count);
    if (count == 1 || m_values.front().work == most()) {
        std::vector<WeightedWork> values = m_values;
        for (WeightedWork& value : values)
            value.work *= parts;
        return WorkDistribution(std::move(values));
    }
    const Lattice lattice = latticeOf(*this, parts);
    std::vector<std::complex<double>> points = onLattice(*this, lattice);
    fourierTransform(points, false);
    // The shares are real, so that the second half mirrors the first.
    for (std::size_t index = 0; index <= kPoints / 2; ++index) {
        points[index] = std::pow(points[index], parts);
        points[(kPoints - index) % kPoints] = std::conj(points[index]);
    }
    fourierTransform(points, true);
    // The lattice is a circle: each point means the sum that falls on it in the window around the mean, or in that of all sums.
    const auto turn = static_cast<double>(kPoints);
    const double all = parts * ((most() - lattice.least) / lattice.step + 1);
    const double middle = parts * (mean() - lattice.least) / lattice.step;
    const double first = std::clamp(std::floor(middle - turn / 2), 0.0, std::max(0.0, std::ceil(all - turn)));
    std::vector<WeightedWork> sums;
    for (std::size_t index = 0; index < kPoints; ++index) {
        const auto point = static_cast<double>(index);
        const double position = point + turn * std::ceil((first - point) / turn);
        if (points[index].real() > kLeastShare)
            sums.push_back({parts * lattice.least + position * lattice.step, points[index].real()});
    }
    return WorkDistribution(std::move(sums));
}

double slowestOverMean(const WorkDistribution& microBatch, int ranks, std::int64_t microBatches)
{
    const WorkDistribution sum = microBatch.sumOf(microBatches);
    return sum.mean() > 0 ? sum.meanLargest(ranks) / sum.mean() : 1;
}

}  // namespace shardscope
