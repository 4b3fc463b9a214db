// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/site/measured_constants.h"

#include "core/hardware/hardware.h"
#include "core/plan/attention_kernel.h"
#include "core/scenario/training.h"
#include "core/site/cost_constants.h"

#include <algorithm>
#include <cmath>

namespace shardscope {
namespace {

/// Between measured sequence lengths in their logarithm, beyond them the nearest.
MeasuredRate<FlopPerSecond> rateAt(const MeasuredRates::Attention& attention, double sequence)
{
    const auto& points = attention.forward;
    const auto above =
        std::lower_bound(points.begin(), points.end(), sequence, [](const auto& point, double wanted) { return point.first < wanted; });
    if (above == points.end())
        return points.back().second;
    if (above == points.begin() || above->first == sequence)
        return above->second;
    const auto& low = *(above - 1);
    const double share = std::log(sequence / low.first) / std::log(above->first / low.first);
    const auto between = [share](double a, double b) { return std::exp((1 - share) * std::log(a) + share * std::log(b)); };
    MeasuredRate<FlopPerSecond> rate{FlopPerSecond(between(low.second.rate.value(), above->second.rate.value())), {}};
    if (low.second.share && above->second.share)
        rate.share = between(*low.second.share, *above->second.share);
    return rate;
}

bool isNarrow(Precision precision) { return precision == Precision::Fp8 || precision == Precision::Fp4; }

/// Returns the precision of a training's multiplies other than its narrow ones.
Precision widePrecision(const Training& training) { return isNarrow(training.precision) ? Precision::Bf16 : training.precision; }

class Measured {
public:
    Measured(const Cluster& cluster, const Training& training, const AttentionNeeds& needs, const CostConstants& unprofiled)
        : m_rates(cluster.calibration->rates), m_gpu(cluster.gpu), m_training(training), m_needs(needs), m_constants(unprofiled)
    {
        addMultiplies();
        addBandwidth(Constant::MemoryBandwidth, m_rates.memory);
        add(Constant::KernelStart, m_rates.kernelStart ? m_rates.kernelStart->value() : 0);
        add(Constant::Contention, m_rates.contention.value_or(0));
        add(Constant::DataShare, m_rates.dataShare.value_or(0));
        addAttention();
    }
    std::vector<MeasuredConstant> all;

private:
    void add(Constant constant, double value)
    {
        if (!(value > 0))
            return;
        m_constants.set(constant, value);
        all.push_back({constant, value});
    }
    void addBandwidth(Constant constant, const std::optional<MeasuredRate<BytesPerSecond>>& rate)
    {
        if (rate && m_gpu.memoryBandwidth > BytesPerSecond())
            add(constant, rate->on(m_gpu.memoryBandwidth) / m_gpu.memoryBandwidth);
    }
    /// At the clock of the device's power, which a share is relative to.
    [[nodiscard]] FlopPerSecond clocked(Precision precision) const
    {
        return FlopPerSecond(peakOf(m_gpu, precision, {}).value * clockOfPower(m_gpu, m_constants, {}).value);
    }
    [[nodiscard]] FlopPerSecond peak(Precision precision) const { return FlopPerSecond(peakOf(m_gpu, precision, {}).value); }

    void addMultiplies()
    {
        const Precision wide = widePrecision(m_training);
        const auto& multiply = m_rates.multiply[static_cast<std::size_t>(wide)];
        if (multiply) {
            add(multiplyShareOf(wide, m_gpu.generation), multiply->rate.on(peak(wide)) / clocked(wide));
            add(Constant::MultiplyStart, multiply->start ? multiply->start->value() : 0);
            addBandwidth(Constant::MultiplyMemory, multiply->bandwidth);
        }
        const auto& own = m_rates.multiply[static_cast<std::size_t>(m_training.precision)];
        if (isNarrow(m_training.precision) && own && m_gpu.peak(m_training.precision))
            add(multiplyShareOf(m_training.precision, m_gpu.generation),
                own->rate.on(peak(m_training.precision)) / clocked(m_training.precision));
    }

    /// The constant that makes the model's rate at this length the measured one: the rate is proportional to it.
    void addAttention()
    {
        const AttentionKernel kernel = attentionKernelOf(m_training, m_gpu, m_needs);
        const auto found = std::find_if(m_rates.attention.begin(), m_rates.attention.end(),
                                        [kernel](const MeasuredRates::Attention& each) { return each.kernel == nameOf(kernel); });
        if (found == m_rates.attention.end())
            return;
        const FlopPerSecond peak16 = peak(widePrecision(m_training));
        const Constant share = attentionShareOf(kernel, m_gpu.generation, m_training.software.year.value_or(2025));
        const double modelled =
            attentionRate(kernel, m_gpu.generation, {clocked(widePrecision(m_training)).value()}, m_training, m_constants, {}).value;
        const double measured = rateAt(*found, attendedLength(m_training)).on(peak16).value();
        if (modelled > 0)
            add(share, m_constants[share] * measured / modelled);
        if (isFused(kernel))
            add(Constant::AttentionBackward, found->backward.value_or(0));
    }

    const MeasuredRates& m_rates;
    const Gpu& m_gpu;
    const Training& m_training;
    const AttentionNeeds& m_needs;
    CostConstants m_constants;
};

}  // namespace

std::vector<MeasuredConstant> measuredConstants(const Cluster& cluster, const Training& training, const AttentionNeeds& needs,
                                                const CostConstants& unprofiled)
{
    return cluster.calibration ? Measured(cluster, training, needs, unprofiled).all : std::vector<MeasuredConstant>();
}

CostConstants withProfile(CostConstants constants, const Cluster& cluster, const Training& training, const AttentionNeeds& needs)
{
    for (const MeasuredConstant& each : measuredConstants(cluster, training, needs, constants))
        constants.set(each.constant, each.value);
    return constants;
}

bool isMeaninglessMixture(const Cluster& cluster, const Training& training)
{
    return cluster.calibration && cluster.calibration->origin == ProfileOrigin::Host &&
           !cluster.calibration->rates.multiply[static_cast<std::size_t>(widePrecision(training))];
}

Cluster withProfile(Cluster cluster, const Training& training)
{
    if (isMeaninglessMixture(cluster, training))
        cluster.calibration.reset();
    if (cluster.calibration && cluster.calibration->rates.hostLink)
        cluster.gpu.hostBandwidth = cluster.calibration->rates.hostLink;
    return cluster;
}

}  // namespace shardscope
