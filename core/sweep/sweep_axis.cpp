// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sweep/sweep_axis.h"

#include <algorithm>
#include <cmath>

#include "core/base/finding.h"
#include "core/field/tried_values.h"
#include "core/hardware/hardware.h"
#include "core/remedy/move.h"
#include "core/scenario/scenario.h"

namespace shardscope {
namespace {

constexpr double kMostTimes = 8;  ///< a cluster or a sequence, to either side
constexpr double kMostRate = 4;   ///< a bandwidth or a peak

double gpusOf(const Scenario& scenario) { return scenario.cluster.gpus(); }

std::vector<double> gpuCounts(const Scenario& scenario)
{
    const double own = gpusOf(scenario);
    return around(own, kMostTimes, std::min(own * kMostTimes, static_cast<double>(kMostGpus)));
}

/// The degrees follow by an empty move.
void turnGpus(Scenario& scenario, double gpus)
{
    Cluster& cluster = scenario.cluster;
    const auto count = static_cast<int>(gpus);
    if (count < cluster.gpusPerNode) {
        cluster.gpusPerNode = count;
        cluster.nodes = 1;
    } else {
        cluster.nodes = count / cluster.gpusPerNode;
    }
    scenario = moved(std::move(scenario), {});
}

void turnGpusAndBatch(Scenario& scenario, double gpus)
{
    std::int64_t& batch = scenario.training.globalBatch;
    batch = std::llround(static_cast<double>(batch) * (gpus / gpusOf(scenario)));
    turnGpus(scenario, gpus);
}

double sequenceOf(const Scenario& scenario) { return static_cast<double>(scenario.training.sequenceLength); }

std::vector<double> sequences(const Scenario& scenario)
{
    return around(sequenceOf(scenario), kMostTimes, sequenceOf(scenario) * kMostTimes);
}

void turnSequence(Scenario& scenario, double tokens)
{
    std::int64_t& batch = scenario.training.globalBatch;
    batch = std::max<std::int64_t>(1, std::llround(static_cast<double>(batch) / (tokens / sequenceOf(scenario))));
    scenario.training.sequenceLength = static_cast<std::int64_t>(tokens);
}

double peakOf(const Scenario& scenario) { return scenario.cluster.gpu.peak(scenario.training.precision).value_or(FlopPerSecond()).value(); }

/// The other precisions with it.
void turnPeak(Scenario& scenario, double peak)
{
    const double times = peak / peakOf(scenario);
    for (std::optional<FlopPerSecond>& each : scenario.cluster.gpu.densePeak) {
        if (each)
            *each = *each * times;
    }
}

void turnMemory(Scenario& scenario, double bytes)
{
    Gpu& gpu = scenario.cluster.gpu;
    if (gpu.usableMemory)
        gpu.usableMemory = *gpu.usableMemory * (bytes / gpu.memory.value());
    gpu.memory = Bytes(bytes);
}

std::vector<SweepAxis> allAxes()
{
    std::vector<SweepAxis> axes{
        {"strong-scaling", says("GPUs, at a fixed batch"), AxisUnit::Gpus, nullptr, gpusOf, turnGpus, gpuCounts},
        {"weak-scaling", says("GPUs, with a growing batch"), AxisUnit::Gpus, nullptr, gpusOf, turnGpusAndBatch, gpuCounts},
        {"sequence-length", says("sequence length, at fixed tokens per batch"), AxisUnit::Count, nullptr, sequenceOf, turnSequence,
         sequences}};
    for (const Parameter& parameter : parameters()) {
        if (parameter.use.swept)
            axes.push_back({parameter.path, parameter.label, AxisUnit::Count, &parameter});
    }
    const SweepAxis rates[] = {{"network-bandwidth", says("network, GB/s per NIC"), AxisUnit::GigabytesPerSecond, nullptr,
                                [](const Scenario& scenario) { return scenario.cluster.network.bandwidth.value(); },
                                [](Scenario& scenario, double value) { scenario.cluster.network.bandwidth = BytesPerSecond(value); }},
                               {"scale-up-bandwidth", says("NVLink, GB/s per GPU"), AxisUnit::GigabytesPerSecond, nullptr,
                                [](const Scenario& scenario) { return scenario.cluster.gpu.scaleUpBandwidth.value(); },
                                [](Scenario& scenario, double value) { scenario.cluster.gpu.scaleUpBandwidth = BytesPerSecond(value); }},
                               {"memory-bandwidth", says("memory bandwidth, TB/s"), AxisUnit::TerabytesPerSecond, nullptr,
                                [](const Scenario& scenario) { return scenario.cluster.gpu.memoryBandwidth.value(); },
                                [](Scenario& scenario, double value) { scenario.cluster.gpu.memoryBandwidth = BytesPerSecond(value); }},
                               {"memory-capacity", says("memory per GPU, GiB"), AxisUnit::Gibibytes, nullptr,
                                [](const Scenario& scenario) { return scenario.cluster.gpu.memory.value(); }, turnMemory},
                               {"compute-peak", says("dense peak, TFLOP/s"), AxisUnit::TeraflopPerSecond, nullptr, peakOf, turnPeak}};
    axes.insert(axes.end(), std::begin(rates), std::end(rates));
    return axes;
}

/// A number of a setting is varied with the fields that follow it, else by itself.
Scenario withField(Scenario scenario, const Parameter& field, double value)
{
    const auto whole = static_cast<std::int64_t>(value);
    const std::optional<PlanSetting> setting = field.kind == ParameterKind::Integer ? settingOf(field.path) : std::nullopt;
    if (setting && *traitsOf(*setting).fields.begin() == field.path)
        return moved(std::move(scenario), {{*setting, whole}});
    (void)field.set(scenario, field.kind == ParameterKind::Number ? Value(value) : Value(whole));
    return field.isOfPlan() ? moved(std::move(scenario), {}) : scenario;
}

}  // namespace

const std::vector<SweepAxis>& sweepAxes()
{
    static const std::vector<SweepAxis> axes = allAxes();
    return axes;
}

const SweepAxis& sweepAxis(std::string_view id)
{
    return *std::find_if(sweepAxes().begin(), sweepAxes().end(), [id](const SweepAxis& axis) { return axis.id == id; });
}

double valueOn(const Scenario& scenario, const SweepAxis& axis)
{
    if (!axis.field)
        return axis.own(scenario);
    const Value value = axis.field->get(scenario);
    if (const auto* whole = std::get_if<std::int64_t>(&value))
        return static_cast<double>(*whole);
    const auto* number = std::get_if<double>(&value);
    return number ? *number : 0;
}

std::vector<double> sweepValues(const Scenario& scenario, const SweepAxis& axis)
{
    if (axis.field)
        return axis.field->use.swept(scenario);
    // A size or a figure of the hardware would be that of the first group of nodes alone.
    if (scenario.cluster.isMixed() && axis.id != "sequence-length")
        return {};
    if (axis.values)
        return axis.values(scenario);
    const double own = axis.own(scenario);
    return own > 0 ? doublings(own / kMostRate, own * kMostRate, own) : std::vector<double>();
}

Scenario withValue(const Scenario& scenario, const SweepAxis& axis, double value)
{
    if (axis.field)
        return withField(scenario, *axis.field, value);
    Scenario other = scenario;
    axis.turn(other, value);
    return other;
}

}  // namespace shardscope
