// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <cmath>

#include "app/cli/handlers.h"
#include "app/cli/human_units.h"
#include "app/cli/text_table.h"
#include "core/estimate/estimate.h"
#include "core/io/answers.h"
#include "core/plan/resolved_plan.h"
#include "core/step/basis.h"
#include "core/step/flows.h"

namespace shardscope::cli {
namespace {

std::string rankName(const ResolvedPlan& plan, int rank)
{
    return rank < plan.ranksBeforeLanguage() ? "encoder" : "rank " + std::to_string(rank);
}

std::string whatOf(const Flow& flow, const ResolvedPlan& plan)
{
    if (flow.use == FlowUse::Operator || flow.use == FlowUse::Imbalance)
        return flow.op ? std::string(nameOf(*flow.op)) : std::string();
    return std::string(nameOf(flow.use)) +
           (flow.peer < 0 ? "" : " to " + (flow.peer < plan.ranksBeforeLanguage() ? rankName(plan, flow.peer) : std::to_string(flow.peer)));
}

std::string_view whenText(FlowPhase phase)
{
    constexpr std::array<std::string_view, 5> kTexts{"forward", "recompute", "backward", "end", "update"};
    return kTexts[static_cast<std::size_t>(phase)];
}

constexpr std::size_t kRoomForCounts = 110;  ///< columns of a terminal that shows size and times too

std::string tableOf(const Estimate& estimate, int rank, const Terminal& terminal)
{
    const bool wide = terminal.width >= kRoomForCounts;
    std::vector<TextTable::Column> columns{
        {rankName(estimate.plan(), rank), Align::Left}, {"when", Align::Left}, {"collective", Align::Left}};
    if (wide)
        columns.insert(columns.end(), {{"size GB", Align::Right}, {"times", Align::Right}});
    columns.insert(columns.end(), {{"sent GB", Align::Right}, {"takes", Align::Right}, {"exposed", Align::Right}});
    TextTable table(columns);
    for (const Flow& flow : stepFlows(*estimate.basis(), *estimate.step(), rank)) {
        const Collective& collective = flow.collective;
        const bool sends = flow.use != FlowUse::Imbalance;
        std::vector<std::string> cells{whatOf(flow, estimate.plan()), std::string(whenText(flow.phase)),
                                       (sends ? std::string(nameOf(collective.kind)) + " " : "waits for ") +
                                           std::string(nameOf(collective.group))};
        if (wide)
            cells.insert(cells.end(), {sends ? inGb(collective.bytes) : "", sends ? grouped(std::llround(collective.count)) : ""});
        const Bytes sent = sentBy(flow, estimate.basis()->costs).total();
        cells.insert(cells.end(), {sends ? inGb(sent) : "", inSeconds(flow.seconds), inSeconds(flow.exposed)});
        table.add(cells);
    }
    return table.text();
}

}  // namespace

Result<Answer> runFlows(const Invocation& invocation)
{
    return answerWithEstimate(invocation, [&](const Estimate& estimate) -> Result<Answer> {
        if (!estimate.step())
            return *estimate.stepProblem();
        if (invocation.json())
            return Answer{flowsToJson(estimate)};
        std::string text;
        for (int rank = 0; rank < estimate.plan().pp; ++rank)
            text += (rank == 0 ? "" : "\n") + tableOf(estimate, rank, invocation.terminal);
        return Answer{text};
    });
}

}  // namespace shardscope::cli
