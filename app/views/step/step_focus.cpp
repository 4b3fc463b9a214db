// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/step/step_focus.h"

#include <algorithm>

#include "app/views/step/layer_focus.h"
#include "core/step/step.h"

namespace shardscope {
namespace {

/// Where the last or first span is that `isIt` finds among the kernels, with the spans of the same layer or micro-batch.
template <typename IsIt>
std::optional<TimeRange> rangeOf(const StepPicture& picture, IsIt isIt)
{
    std::optional<TimeRange> range;
    for (const StreamSpan& span : picture.streams.spans) {
        if (span.stream != Stream::Compute || !isComputing(span.work) || !isIt(span))
            continue;
        range = range ? TimeRange{std::min(range->begin, span.start), std::max(range->end, span.end)} : TimeRange{span.start, span.end};
    }
    return range;
}

}  // namespace

TimeRange focusRange(const StepPicture& picture, StepFocus focus)
{
    const TimeRange whole{0, picture.streams.end};
    const RankTime& time = picture.changed.step->ranks[static_cast<std::size_t>(picture.streams.rank)];
    const std::vector<StreamSpan>& spans = picture.streams.spans;
    const auto isKernel = [](const StreamSpan& span) { return span.stream == Stream::Compute && isComputing(span.work); };
    const auto first = std::find_if(spans.begin(), spans.end(), isKernel);
    const auto last = std::find_if(spans.rbegin(), spans.rend(), isKernel);
    if (first == spans.end())
        return whole;
    std::optional<TimeRange> range;
    switch (focus) {
    case StepFocus::MicroBatch:
        range = rangeOf(picture, [&](const StreamSpan& span) { return span.number == first->number && span.stage == first->stage; });
        break;
    case StepFocus::Layer: {
        range = layerBothWays(picture.streams);
        if (range)
            break;
        // Else one in the middle of the first forward: those at the ends have neighbours of another kind.
        const auto forward = rangeOf(picture, [&](const StreamSpan& span) {
            return span.number == first->number && span.work == StreamWork::Forward && span.stage == first->stage;
        });
        const double middle = forward ? (forward->begin + forward->end) / 2 : 0;
        const auto within =
            std::find_if(spans.begin(), spans.end(), [&](const StreamSpan& span) { return isKernel(span) && span.end > middle; });
        if (within != spans.end())
            range = rangeOf(picture, [&](const StreamSpan& span) {
                return span.layer == within->layer && span.number == within->number && span.work == within->work;
            });
        break;
    }
    case StepFocus::End: {
        const auto block = rangeOf(picture, [&](const StreamSpan& span) {
            return span.number == last->number && span.stage == last->stage && span.work != StreamWork::Forward;
        });
        const double start = block ? block->begin : time.lastBlock.value();
        range = TimeRange{std::max(0.0, start - (picture.streams.end - start) * 0.03), picture.streams.end};
        break;
    }
    case StepFocus::Whole:
    case StepFocus::Free:
        break;
    }
    if (!range || !(range->length() > 0))
        return whole;
    const double margin = range->length() * 0.03;
    return TimeRange{range->begin - margin, range->end + margin}.within(whole, 0);
}

}  // namespace shardscope
