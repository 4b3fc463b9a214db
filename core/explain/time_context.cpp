// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/time_context.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace shardscope {
namespace {

std::string shortNumber(double value)
{
    char buffer[32];
    std::snprintf(buffer, sizeof buffer, "%.4g", value);
    return buffer;
}

}  // namespace

Seconds PassPart::of(const PassTime& pass) const
{
    switch (kind) {
    case Kind::Compute:
        return pass.compute;
    case Kind::Host:
        return pass.hostWait;
    case Kind::Exposed:
        return pass.exposedOf(axis);
    case Kind::Hidden:
        return pass.hidden[static_cast<std::size_t>(axis)];
    }
    return {};
}

Seconds PassPart::of(const Passes& passes) const
{
    return of(passes.forward) + of(passes.recompute) + of(passes.inputGrad) + of(passes.weightGrad);
}

TimeContext::TimeContext(const ExplainContext& c)
    : context(c), step(*c.estimate.step()), inputs(c.basis.costs)
{
}

Derivation costConstant(const TimeContext& time, Constant which)
{
    const ConstantInfo& info = constantTable()[static_cast<std::size_t>(which)];
    Derivation result = constant("cost-constant", time.inputs.constants[which], info.name);
    result.field = "constant-" + std::string(info.name);
    result.unit = info.unit == "share" || info.unit == "factor" ? std::string() : std::string(info.unit);
    result.formula += ": prior " + shortNumber(info.prior) + ", between " + shortNumber(info.low) + " and " + shortNumber(info.high);
    result.source = std::string(info.source) + "; " + result.source;
    return result;
}

Derivation gpuFigure(const TimeContext& time, std::string_view id, std::string_view figure, double value)
{
    const Gpu& gpu = time.context.scenario.cluster.gpu;
    Derivation result = constant(id, value, gpu.name.empty() ? gpu.id : gpu.name);
    result.trust = gpu.trustOf(figure);
    for (const std::string& source : gpu.sources)
        result.source += "; " + source;
    return result;
}

Derivation exactOr(Derivation exact, double value)
{
    const double given = recomputed(exact).value_or(value);
    exact.value = value;
    if (std::abs(given - value) > 1e-12 * std::max(std::abs(given), std::abs(value)))
        exact.combine = Combine::Formula;
    return exact;
}

std::string plainName(std::string_view field)
{
    std::string name(field);
    if (const std::size_t unit = name.find("_s"); unit != std::string::npos && (unit + 2 == name.size() || name[unit + 2] == '/'))
        name.erase(unit, 2);
    std::replace_if(
        name.begin(), name.end(), [](char c) { return c == '/' || c == '_'; }, ' ');
    return name;
}

}  // namespace shardscope
