// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/gap_text.h"

#include <cstdio>

#include "core/schedule/block_name.h"
#include "core/text/message_text.h"

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
    const bool hasHop = gap.hop > 0;
    switch (gap.reason) {
    case GapReason::AwaitsForward:
        return hasHop
                   ? "Rank {rank} waits {wait} to start {block}: {awaited} of rank {other}, whose output it reads, ends at {end}, and the "
                     "output takes {hop} to arrive."
                   : "Rank {rank} waits {wait} to start {block}: {awaited} of rank {other}, whose output it reads, ends at {end}.";
    case GapReason::AwaitsGradient:
        return hasHop ? "Rank {rank} waits {wait} to start {block}: {awaited} of rank {other}, whose gradient it needs, ends at {end}, and "
                        "the "
                        "gradient takes {hop} to arrive."
                      : "Rank {rank} waits {wait} to start {block}: {awaited} of rank {other}, whose gradient it needs, ends at {end}.";
    case GapReason::StepEnds:
        return "Rank {rank} has nothing left to do for {wait}: {awaited} of rank {other} ends the step at {end}.";
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
