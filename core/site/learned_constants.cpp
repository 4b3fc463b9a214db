// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/site/learned_constants.h"

#include <string_view>

namespace shardscope {
namespace {

bool isSeconds(const ConstantInfo& info) { return info.unit == "s"; }

/// A share of a data sheet's rate, not of another constant's.
bool isRate(const ConstantInfo& info)
{
    const bool ofSheet =
        info.name.starts_with("multiply.") || info.name.starts_with("attention.") || info.constant == Constant::MemoryBandwidth;
    return ofSheet && info.unit == "share" && info.constant != Constant::GroupedMultiply;
}

}  // namespace

Mechanism mechanismOf(const ConstantInfo& info)
{
    if (info.name.starts_with("multiply."))
        return Mechanism::Multiply;
    if (info.name.starts_with("attention."))
        return Mechanism::Attention;
    if (info.name.starts_with("memory."))
        return Mechanism::Kernels;
    if (info.name.starts_with("host."))
        return Mechanism::Launch;
    return info.constant == Constant::TensorWait ? Mechanism::Collective : Mechanism::Whole;
}

double learnedFactorOf(const ConstantInfo& info, std::span<const LearnedFactor> factors)
{
    return isSeconds(info) || isRate(info) ? factorOf(factors, mechanismOf(info)) : 1;
}

CostConstants learnedConstants(CostConstants constants, std::span<const LearnedFactor> factors)
{
    if (factors.empty())
        return constants;
    for (const ConstantInfo& info : constantTable()) {
        const double factor = learnedFactorOf(info, factors);
        constants.set(info.constant, isRate(info) ? constants[info.constant] / factor : constants[info.constant] * factor);
    }
    return constants;
}

}  // namespace shardscope
