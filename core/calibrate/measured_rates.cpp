// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calibrate/measured_rates.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include "core/calibrate/matrix_multiply_fit.h"
#include "core/calibrate/residual.h"
#include "core/hardware/hardware.h"

namespace shardscope {
namespace {

/// Heads narrower than this have a rate of their own (`Constant::AttentionHead64`).
constexpr double kWideHead = 96;

/// `sheet` is 0 where it is not known.
template <typename Rate>
MeasuredRate<Rate> measured(Rate rate, Rate sheet)
{
    MeasuredRate<Rate> result{rate, {}};
    if (sheet > Rate())
        result.share = rate / sheet;
    return result;
}

FlopPerSecond peakOf(const Gpu* gpu, Precision precision) { return gpu ? gpu->peak(precision).value_or(FlopPerSecond()) : FlopPerSecond(); }
BytesPerSecond memoryOf(const Gpu* gpu) { return gpu ? gpu->memoryBandwidth : BytesPerSecond(); }

/// A "best" is what a device can, not what it does: where there is anything else, the probe's bests are only to be looked at.
std::optional<MatrixMultiplyFit> fitOf(const HardwareProfile& profile, Precision precision, std::string_view state)
{
    const auto isOfThese = [&](const MatrixMultiplySeries& series) {
        return series.precision == precision && series.conditions.state == state;
    };
    const bool hasOthers =
        std::any_of(profile.matrixMultiply.begin(), profile.matrixMultiply.end(),
                    [&](const MatrixMultiplySeries& series) { return isOfThese(series) && series.conditions.statistic != "best"; });
    std::vector<MatrixMultiplySample> samples;
    std::optional<MatrixMultiplyFit> stated;
    for (const MatrixMultiplySeries& series : profile.matrixMultiply) {
        if (!isOfThese(series) || (hasOthers && series.conditions.statistic == "best"))
            continue;
        samples.insert(samples.end(), series.samples.begin(), series.samples.end());
        stated = series.fit ? series.fit : stated;
    }
    std::optional<MatrixMultiplyFit> fit = fitMatrixMultiply(samples, precision);
    return fit && (fit->residual || !stated) ? fit : stated;
}

std::optional<MeasuredRates::Multiply> multiplyOf(const HardwareProfile& profile, Precision precision, const Gpu* gpu)
{
    double share = 1;
    std::optional<MatrixMultiplyFit> fit = fitOf(profile, precision, "steady");
    if (!fit || !fit->rate)
        fit = fitOf(profile, precision, "");
    if (!fit || !fit->rate) {
        fit = fitOf(profile, precision, "cool");
        share = kSteadyOfCool;
    }
    if (!fit || !fit->rate)
        return std::nullopt;
    MeasuredRates::Multiply multiply;
    multiply.rate = measured(*fit->rate * share, peakOf(gpu, precision));
    if (fit->bandwidth)
        multiply.bandwidth = measured(*fit->bandwidth, memoryOf(gpu));
    if (fit->residual)
        multiply.start = fit->launch;
    return multiply;
}

std::optional<BytesPerSecond> bandwidthOf(const HardwareProfile& profile, std::initializer_list<std::string_view> paths)
{
    std::vector<double> rates;
    for (const BandwidthSeries& series : profile.bandwidth) {
        const std::optional<BytesPerSecond> rate = sustained(series);
        if (rate && std::find(paths.begin(), paths.end(), series.path) != paths.end())
            rates.push_back(rate->value());
    }
    return rates.empty() ? std::nullopt : std::optional(BytesPerSecond(medianOf(std::move(rates))));
}

std::optional<Seconds> launchOf(const HardwareProfile& profile)
{
    for (const LaunchSeries& series : profile.launch) {
        if (series.median && series.kind == "stream")
            return series.median;
    }
    return std::nullopt;
}

/// By sequence length the median rate of one pass of a kernel.
std::vector<std::pair<double, double>> attentionRates(const HardwareProfile& profile, const std::string& kernel, bool backward)
{
    std::vector<std::pair<double, double>> rates;
    for (const AttentionSeries& series : profile.attention) {
        if (series.kernel != kernel || series.backward != backward)
            continue;
        for (const AttentionSample& sample : series.samples) {
            if (sample.headDim >= kWideHead)
                rates.emplace_back(sample.sequence, (flopOfAttention(series, sample) / sample.seconds).value());
        }
    }
    std::sort(rates.begin(), rates.end());
    std::vector<std::pair<double, double>> medians;
    for (std::size_t first = 0; first < rates.size();) {
        std::vector<double> same;
        std::size_t end = first;
        for (; end < rates.size() && rates[end].first == rates[first].first; ++end)
            same.push_back(rates[end].second);
        medians.emplace_back(rates[first].first, medianOf(std::move(same)));
        first = end;
    }
    return medians;
}

MeasuredRates::Attention attentionOf(const HardwareProfile& profile, const std::string& kernel, const Gpu* gpu)
{
    MeasuredRates::Attention attention;
    attention.kernel = kernel;
    const auto forward = attentionRates(profile, kernel, false), backward = attentionRates(profile, kernel, true);
    std::vector<double> ratios;
    for (const auto& [sequence, rate] : forward) {
        attention.forward.emplace_back(sequence, measured(FlopPerSecond(rate), peakOf(gpu, Precision::Bf16)));
        for (const auto& [other, back] : backward) {
            if (other == sequence)
                ratios.push_back(back / rate);
        }
    }
    if (!ratios.empty())
        attention.backward = medianOf(std::move(ratios));
    return attention;
}

std::vector<MeasuredRates::Attention> allAttention(const HardwareProfile& profile, const Gpu* gpu)
{
    std::vector<MeasuredRates::Attention> all;
    for (const AttentionSeries& series : profile.attention) {
        const auto isKnown = [&series](const MeasuredRates::Attention& other) { return other.kernel == series.kernel; };
        if (std::any_of(all.begin(), all.end(), isKnown))
            continue;
        MeasuredRates::Attention attention = attentionOf(profile, series.kernel, gpu);
        if (!attention.forward.empty())
            all.push_back(std::move(attention));
    }
    return all;
}

/// Compute time lost during a collective, per memory time of the bytes that it sends meanwhile.
std::optional<double> contentionOf(const HardwareProfile& profile, const std::optional<MeasuredRate<BytesPerSecond>>& memory,
                                   const Gpu* gpu)
{
    constexpr double kMost = 20;
    const BytesPerSecond rate = memory ? memory->rate : memoryOf(gpu);
    std::vector<double> factors;
    for (const ContentionSample& sample : profile.contention) {
        if (!(rate > BytesPerSecond()) || !sample.multiplySeconds || !sample.collectiveSeconds)
            continue;
        const Seconds beside = *sample.multiplySeconds * sample.multiplySlowdown;
        const double sent = std::min(1.0, beside / (*sample.collectiveSeconds * sample.collectiveSlowdown));
        factors.push_back(std::clamp((beside - *sample.multiplySeconds) / (sample.bytes * sent / rate), 0.0, kMost));
    }
    return factors.empty() ? std::nullopt : std::optional(medianOf(std::move(factors)));
}

std::optional<double> dataShareOf(const HardwareProfile& profile)
{
    std::vector<double> shares;
    for (const ContentionSample& sample : profile.contention) {
        if (sample.kind != CollectiveKind::AllToAll && sample.kind != CollectiveKind::SendReceive)
            shares.push_back(std::min(1.0, 1 / sample.collectiveSlowdown));
    }
    return shares.empty() ? std::nullopt : std::optional(medianOf(std::move(shares)));
}

}  // namespace

std::optional<BytesPerSecond> sustained(const BandwidthSeries& series)
{
    Bytes largest;
    for (const SizeSample& sample : series.samples)
        largest = std::max(largest, sample.bytes);
    std::vector<double> rates;
    for (const SizeSample& sample : series.samples) {
        if (sample.bytes * 2 >= largest)
            rates.push_back((sample.bytes / sample.seconds).value());
    }
    return rates.empty() ? std::nullopt : std::optional(BytesPerSecond(medianOf(std::move(rates))));
}

Flop flopOfAttention(const AttentionSeries& series, const AttentionSample& sample)
{
    const double forward = 4 * sample.batch * sample.heads * sample.sequence * sample.sequence * sample.headDim * (series.causal ? 0.5 : 1);
    return Flop(forward * (series.backward ? 2.5 : 1));
}

MeasuredRates measuredRates(const HardwareProfile& profile, const Gpu* gpu)
{
    MeasuredRates rates;
    for (std::size_t i = 0; i < rates.multiply.size(); ++i)
        rates.multiply[i] = multiplyOf(profile, static_cast<Precision>(i), gpu);
    auto& half = rates.multiply[static_cast<std::size_t>(Precision::Fp16)];
    auto& brain = rates.multiply[static_cast<std::size_t>(Precision::Bf16)];
    (half ? brain : half) = half ? (brain ? brain : half) : brain;
    rates.attention = allAttention(profile, gpu);
    std::optional<BytesPerSecond> memory = bandwidthOf(profile, {"device-copy", "device-triad"});
    if (!memory)
        memory = bandwidthOf(profile, {"device-read", "device-write"});
    if (memory)
        rates.memory = measured(*memory, memoryOf(gpu));
    rates.kernelStart = launchOf(profile);
    const auto down = bandwidthOf(profile, {"host-to-device"}), up = bandwidthOf(profile, {"device-to-host"});
    if (down && up)
        rates.hostLink = std::min(*down, *up);
    else if (down || up)
        rates.hostLink = down ? down : up;
    rates.contention = contentionOf(profile, rates.memory, gpu);
    rates.dataShare = dataShareOf(profile);
    return rates;
}

}  // namespace shardscope
