// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/gap_text.h"

#include <cstdio>

#include "core/schedule/block_name.h"
#include "core/text/message_text.h"
#include "core/text/texts.h"

namespace shardscope {
namespace {

std::string plain(double time)
{
    char buffer[32];
    std::snprintf(buffer, sizeof buffer, "%g", time);
    return buffer;
}

std::string_view templateOf(const Gap& gap)
{
    const bool isSent = gap.hop > 0;
    switch (gap.reason) {
    case GapReason::AwaitsForward:
        return textOf("gaps", isSent ? "awaits-forward-sent" : "awaits-forward");
    case GapReason::AwaitsGradient:
        return textOf("gaps", isSent ? "awaits-gradient-sent" : "awaits-gradient");
    case GapReason::StepEnds:
        return textOf("gaps", "step-ends");
    }
    return {};
}

}  // namespace

Message gapMessage(const Schedule& schedule, const Gap& gap, const GapTimes& times)
{
    const auto nameOfBlock = [&](std::uint32_t block) {
        return block == Simulation::kNone ? std::string("–") : blockName(schedule.blocks[block], schedule.shape.chunks);
    };
    Message message(templateOf(gap), {{"rank", double(gap.rank)},
                                      {"wait", times.wait},
                                      {"block", nameOfBlock(gap.before)},
                                      {"awaited", nameOfBlock(gap.awaited)},
                                      {"end", times.end},
                                      {"hop", times.hop}});
    if (gap.awaited != Simulation::kNone)
        message.arguments.emplace_back("other", double(schedule.rankOf(gap.awaited)));
    return message;
}

std::string gapText(const Schedule& schedule, const Simulation& simulation, const Gap& gap)
{
    const double end = gap.awaited == Simulation::kNone ? gap.end : simulation.spans[gap.awaited].end;
    return messageText(gapMessage(schedule, gap, {plain(gap.length()), plain(end), plain(gap.hop)}));
}

}  // namespace shardscope
