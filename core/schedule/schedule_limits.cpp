// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/schedule_limits.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

#include "core/schedule/schedule_traits.h"

namespace shardscope {
namespace {

constexpr std::array kSizeFields{ShapeField::MicroBatches, ShapeField::Stages, ShapeField::Chunks};

constexpr ShapeRule kSize{"schedule-too-large", kSizeFields, nullptr, "Shardscope's limit of blocks"};

bool isLegal(const PipelineShape& shape, std::int64_t most)
{
    const auto rules = traitsOf(shape.kind).rules;
    return countBlocks(shape) <= most && std::all_of(rules.begin(), rules.end(), [&](const ShapeRule& rule) { return rule.holds(shape); });
}

std::int64_t valueOf(const PipelineShape& shape, ShapeField field)
{
    switch (field) {
    case ShapeField::Stages:
        return shape.stages;
    case ShapeField::MicroBatches:
        return shape.microBatches;
    case ShapeField::Chunks:
        return shape.chunks;
    case ShapeField::Group:
        return shape.group;
    }
    return 0;
}

/// A group that was not written follows what it is made from.
PipelineShape changed(PipelineShape shape, ShapeField field, std::int64_t value, GroupChoice group)
{
    const bool followsGroup = group == GroupChoice::Follows && field != ShapeField::Group &&
                              shape.group == defaultGroup(shape.kind, shape.stages, shape.microBatches);
    switch (field) {
    case ShapeField::Stages:
        shape.stages = static_cast<int>(value);
        break;
    case ShapeField::MicroBatches:
        shape.microBatches = value;
        break;
    case ShapeField::Chunks:
        shape.chunks = static_cast<int>(value);
        break;
    case ShapeField::Group:
        shape.group = static_cast<int>(value);
        break;
    }
    if (followsGroup)
        shape.group = static_cast<int>(defaultGroup(shape.kind, shape.stages, shape.microBatches));
    return shape;
}

/// More of anything but the group makes a schedule longer, so that the values that fit memory are all below some bound.
std::int64_t largestThatFits(const PipelineShape& shape, ShapeField field, GroupChoice group, std::int64_t most)
{
    if (field == ShapeField::Group)
        return std::min(shape.microBatches, kMaxBlocks);
    std::int64_t fits = 0;
    std::int64_t tooMany = kMaxBlocks + 1;
    while (tooMany - fits > 1) {
        const std::int64_t middle = (fits + tooMany) / 2;
        (countBlocks(changed(shape, field, middle, group)) <= most ? fits : tooMany) = middle;
    }
    return fits;
}

/// Tries one value after the other, as the rules of divisibility have no common inverse. They all repeat or end within
/// twice the stages, the group or the chunks.
std::vector<std::int64_t> nearestValues(const PipelineShape& shape, ShapeField field, GroupChoice group, std::int64_t most)
{
    std::vector<std::int64_t> found;
    const auto keepIfLegal = [&](std::int64_t value) {
        const bool legal = isLegal(changed(shape, field, value, group), most);
        if (legal)
            found.push_back(value);
        return legal;
    };
    const std::int64_t value = valueOf(shape, field);
    const std::int64_t largest = largestThatFits(shape, field, group, most);
    const std::int64_t reach = 2 * (std::int64_t{shape.stages} + shape.group + shape.chunks);
    const std::int64_t highest = std::min(value - 1, largest);
    const std::int64_t lowest = std::max<std::int64_t>(1, highest - reach);
    for (std::int64_t below = highest; below >= lowest && !keepIfLegal(below);)
        --below;
    for (std::int64_t above = value + 1; above <= std::min(largest, value + reach) && !keepIfLegal(above);)
        ++above;
    std::stable_sort(found.begin(), found.end(), [&](auto a, auto b) { return std::abs(a - value) < std::abs(b - value); });
    return found;
}

ScheduleLimit broken(const ShapeRule& rule, const PipelineShape& shape, GroupChoice group, std::int64_t most)
{
    ScheduleLimit limit{rule.id, shape, {}, rule.source, most};
    for (const ShapeField field : rule.fields) {
        auto values = nearestValues(shape, field, group, most);
        if (!values.empty())
            limit.nearest.emplace_back(field, std::move(values));
    }
    return limit;
}

}  // namespace

std::int64_t countBlocks(const PipelineShape& shape)
{
    const std::int64_t blocksPerActivation = traitsOf(shape.kind).splitsBackward ? 3 : 2;
    const bool isTooLarge = shape.chunks > std::numeric_limits<std::uint16_t>::max() ||
                            shape.microBatches > kMaxBlocks / blocksPerActivation / virtualStages(shape);
    return isTooLarge ? kMaxBlocks + 1 : shape.microBatches * blocksPerActivation * virtualStages(shape);
}

std::vector<ScheduleLimit> checkShape(const PipelineShape& shape, GroupChoice group, std::int64_t most)
{
    if (countBlocks(shape) > most)
        return {broken(kSize, shape, group, most)};
    std::vector<ScheduleLimit> limits;
    for (const ShapeRule& rule : traitsOf(shape.kind).rules) {
        if (!rule.holds(shape))
            limits.push_back(broken(rule, shape, group, most));
    }
    return limits;
}

Finding toFinding(const ScheduleLimit& limit)
{
    const PipelineShape& shape = limit.shape;
    Finding finding;
    finding.id = limit.id;
    finding.numbers = {{"kind", std::string(nameOf(shape.kind))},
                       {"stages", double(shape.stages)},
                       {"microbatches", double(shape.microBatches)},
                       {"chunks", double(shape.chunks)}};
    if (traitsOf(shape.kind).hasGroups())
        finding.numbers.emplace_back("group", double(shape.group));
    if (limit.id == kSize.id)
        finding.numbers.emplace_back("most", double(limit.most));
    for (const auto& [field, values] : limit.nearest) {
        finding.nearest.emplace_back(nameOf(field), std::vector<NearestValue>());
        for (const std::int64_t value : values)
            finding.nearest.back().second.emplace_back(double(value));
    }
    finding.source = limit.source;
    return finding;
}

}  // namespace shardscope
