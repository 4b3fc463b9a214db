// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/memory/memory_variants.h"

#include "core/base/choices.h"
#include "core/base/result.h"
#include "core/estimate/estimate.h"
#include "core/scenario/scenario.h"

#include <utility>

namespace shardscope {
namespace {

constexpr std::int64_t kShortestSequence = 256;
constexpr std::int64_t kLongestSequence = std::int64_t{1} << 22;

std::vector<Value> zeroStages() { return {std::int64_t{0}, std::int64_t{1}, std::int64_t{2}, std::int64_t{3}}; }

std::vector<Value> recomputeModes()
{
    std::vector<Value> modes;
    for (const auto& [mode, name] : EnumNames<Recompute>::names)
        modes.emplace_back(std::string(name));
    return modes;
}

std::vector<Value> sequenceLengths(std::int64_t current)
{
    std::vector<Value> lengths;
    for (const std::int64_t length : {current / 4, current / 2, current, current * 2, current * 4, current * 8, current * 16}) {
        if (length == current || (length >= kShortestSequence && length <= kLongestSequence))
            lengths.emplace_back(length);
    }
    return lengths;
}

std::vector<Value> valuesOf(const Scenario& scenario, VariantKind kind)
{
    switch (kind) {
    case VariantKind::Zero:
        return zeroStages();
    case VariantKind::Recompute:
        return recomputeModes();
    case VariantKind::SequenceLength:
        return sequenceLengths(scenario.training.sequenceLength);
    }
    return {};
}

MemoryVariant variantOf(Scenario scenario, const Parameter& parameter, const Value& value)
{
    MemoryVariant variant{value, parameter.get(scenario) == value, nullptr, std::nullopt};
    variant.error = setParameter(scenario, parameter, value);
    if (variant.error)
        return variant;
    Result<Estimate> result = estimate(std::move(scenario));
    if (result)
        variant.estimate = std::make_shared<const Estimate>(std::move(result).value());
    else
        variant.error = result.error();
    return variant;
}

}  // namespace

const Parameter& variedParameter(VariantKind kind)
{
    switch (kind) {
    case VariantKind::Recompute:
        return *findParameter("plan.recompute");
    case VariantKind::SequenceLength:
        return *findParameter("training.sequence_length");
    case VariantKind::Zero:
        break;
    }
    return *findParameter("plan.zero");
}

std::shared_ptr<const MemoryVariants> memoryVariants(const Scenario& scenario, VariantKind kind)
{
    const Parameter& parameter = variedParameter(kind);
    auto variants = std::make_shared<MemoryVariants>();
    for (const Value& value : valuesOf(scenario, kind))
        variants->push_back(variantOf(scenario, parameter, value));
    return variants;
}

}  // namespace shardscope
