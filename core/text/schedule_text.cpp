// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/schedule_text.h"

#include <algorithm>
#include <deque>
#include <vector>

#include "core/base/finding.h"
#include "core/schedule/schedule_traits.h"
#include "core/text/message_text.h"
#include "core/text/quantity_tables.h"

namespace shardscope {
namespace {

/// Returns the name of a kind's peak: its activations are those of whole micro-batches where ranks have one chunk.
std::string_view nameOfPeak(const ScheduleTraits& traits)
{
    if (traits.placement == Placement::BothDirections)
        return says("live (micro-batch, direction) activations");
    return traits.chunks.most > 1 ? says("live (micro-batch, chunk) activations") : says("live micro-batches");
}

struct ScheduleTexts {
    std::deque<std::string> ids;  ///< that the texts refer to
    std::vector<QuantityText> texts;

    ScheduleTexts()
    {
        for (const auto& [kind, name] : EnumNames<ScheduleKind>::names) {
            const ScheduleTraits& traits = traitsOf(kind);
            texts.push_back({id("live-", name), nameOfPeak(traits), says("micro-batches"), traits.peak.formula, traits.source});
            if (traits.pairs)
                texts.push_back({id(id("live-", name), kFusedPairsSuffix), nameOfPeak(traits), says("micro-batches"),
                                 traits.pairs->peak.formula, traits.pairs->source});
            if (traits.hasGroups())
                texts.push_back({id("group-", name), says("micro-batches per group N"), says("micro-batches"), traits.group.formula,
                                 traits.group.source});
        }
    }

private:
    std::string_view id(std::string_view law, std::string_view kind) { return ids.emplace_back(law).append(kind); }
};

}  // namespace

std::span<const QuantityText> scheduleTexts()
{
    static const ScheduleTexts kTexts;
    return kTexts.texts;
}

std::string bubbleLawFormula(std::string_view formula)
{
    std::string text(formula);
    text.erase(std::remove_if(text.begin(), text.end(), [](char c) { return c == '{' || c == '}'; }), text.end());
    return text;
}

std::string bubbleLawNumbers(std::string_view formula, const PipelineShape& shape, const BlockTimes& times)
{
    return messageText(Message(formula, {{"p", double(shape.stages)},
                                         {"F", times.forward},
                                         {"B", times.backward},
                                         {"I", times.inputGrad},
                                         {"W", times.weightGrad},
                                         {"FB", times.fused}}));
}

}  // namespace shardscope
