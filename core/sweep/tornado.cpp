// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sweep/tornado.h"

#include <algorithm>
#include <cmath>

#include "core/scenario/scenario.h"
#include "core/step/basis.h"
#include "core/step/step.h"

namespace shardscope {
namespace {

constexpr std::string_view kRates[] = {"compute-peak", "memory-bandwidth", "scale-up-bandwidth", "network-bandwidth"};
constexpr double kNothing = 1e-9;  ///< of the step: rounding

std::optional<Seconds> stepOf(const Scenario& scenario, const CostConstants& constants = {})
{
    const Result<StepEstimate> step = estimateStep(Basis(scenario, constants));
    return step ? std::optional(step->step) : std::nullopt;
}

std::optional<Sensitivity> ofRate(const Scenario& scenario, const SweepAxis& rate)
{
    Sensitivity made;
    made.rate = &rate;
    made.value = valueOn(scenario, rate);
    if (made.value <= 0)
        return std::nullopt;
    made.lowValue = made.value * (1 - kTornadoStep);
    made.highValue = made.value * (1 + kTornadoStep);
    const std::optional<Seconds> low = stepOf(withValue(scenario, rate, made.lowValue));
    const std::optional<Seconds> high = stepOf(withValue(scenario, rate, made.highValue));
    if (!low || !high)
        return std::nullopt;
    made.low = *low;
    made.high = *high;
    return made;
}

std::optional<Sensitivity> ofConstant(const Scenario& scenario, const ConstantInfo& info)
{
    Sensitivity made;
    made.constant = info.constant;
    made.value = info.value;
    made.lowValue = std::max(info.low, info.value * (1 - kTornadoStep));
    made.highValue = std::min(info.high, info.value * (1 + kTornadoStep));
    CostConstants lower;
    lower.set(info.constant, made.lowValue);
    CostConstants higher;
    higher.set(info.constant, made.highValue);
    const std::optional<Seconds> low = stepOf(scenario, lower);
    const std::optional<Seconds> high = stepOf(scenario, higher);
    if (!low || !high)
        return std::nullopt;
    made.low = *low;
    made.high = *high;
    return made;
}

}  // namespace

double Sensitivity::reach(Seconds step) const { return std::max(std::abs((low - step) / step), std::abs((high - step) / step)); }

std::string nameOf(const Sensitivity& sensitivity)
{
    if (sensitivity.rate)
        return std::string(sensitivity.rate->id);
    return std::string(constantTable()[static_cast<std::size_t>(*sensitivity.constant)].name);
}

std::vector<Sensitivity> tornado(const Scenario& scenario, std::stop_token stop)
{
    std::vector<Sensitivity> made;
    const std::optional<Seconds> step = stepOf(scenario);
    if (!step)
        return made;
    const auto keep = [&made, &step](std::optional<Sensitivity> one) {
        if (one && one->reach(*step) > kNothing)
            made.push_back(*one);
    };
    for (const std::string_view rate : kRates) {
        if (!stop.stop_requested())
            keep(ofRate(scenario, sweepAxis(rate)));
    }
    for (const ConstantInfo& info : constantTable()) {
        if (!stop.stop_requested())
            keep(ofConstant(scenario, info));
    }
    std::stable_sort(made.begin(), made.end(),
                     [&step](const Sensitivity& a, const Sensitivity& b) { return a.reach(*step) > b.reach(*step); });
    return made;
}

}  // namespace shardscope
