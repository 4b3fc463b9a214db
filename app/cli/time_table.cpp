// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/time_table.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "app/cli/human_units.h"
#include "app/cli/text_table.h"
#include "app/cli/trust_lines.h"
#include "core/estimate/estimate.h"
#include "core/estimate/goodput.h"
#include "core/estimate/step_shares.h"
#include "core/estimate/throughput.h"
#include "core/plan/resolved_plan.h"
#include "core/step/step.h"

namespace shardscope::cli {
namespace {

constexpr std::size_t kWidestBar = 40;
constexpr std::size_t kBesideBar = 44;  ///< columns of part, time and share, with their gaps

struct Part {
    std::string name;
    Seconds seconds;
    Colour colour = Colour::Plain;
};

/// In the order of Axis.
constexpr const char* kExposed[] = {"exposed tp (tensor)", "exposed cp (context)", "exposed ep (experts)", "exposed dp (data)",
                                    "exposed pp (pipeline)"};

std::vector<Part> partsOf(const StepEstimate& step)
{
    std::vector<Part> parts{{"compute", step.compute, Colour::Green}, {"idle (micro-batches)", step.bubble, Colour::Dim}};
    for (std::size_t axis = 0; axis < step.exposed.size(); ++axis) {
        if (step.exposed[axis] > Seconds())
            parts.push_back({kExposed[axis], step.exposed[axis], Colour::Yellow});
    }
    parts.push_back({"optimizer", step.optimizer, Colour::Magenta});
    parts.push_back({"overhead (host)", step.overhead, Colour::Blue});
    return parts;
}

std::string partTable(const StepEstimate& step, const Terminal& terminal)
{
    TextTable table({{"part", Align::Left}, {"time", Align::Right}, {"share", Align::Right}, {{}, Align::Left}});
    const std::size_t room = terminal.width > kBesideBar ? terminal.width - kBesideBar : 0;
    const auto bar = static_cast<double>(std::clamp<std::size_t>(room, 10, kWidestBar));
    double before = 0;
    for (const Part& part : partsOf(step)) {
        const double share = part.seconds / step.step;
        const auto from = static_cast<std::size_t>(std::lround(before * bar));
        const auto to = static_cast<std::size_t>(std::lround((before + share) * bar));
        before += share;
        table.add({part.name, inSeconds(part.seconds), percent(share),
                   std::string(from, ' ') + terminal.paint(part.colour, std::string(to - from, '#'))});
    }
    table.add({"step", inSeconds(step.step), percent(1)});
    return table.text();
}

/// The table is of one rank; the bubble is of all.
std::string bubbleLine(const Estimate& estimate)
{
    const StepShares& shares = estimate.shares();
    std::string text =
        "Bubble: " + percent(shares.bubble) + " of all GPU time of the step is idle: " + percent(shares.fillAndDrain) +
        " to fill and drain the pipeline, " + percent(shares.imbalance) +
        (estimate.throughput()->slowestOverMean ? " because its stages or documents are not equal" : " because its stages are not equal");
    if (shares.slowStage)
        text += *shares.slowStage < estimate.plan().ranksBeforeLanguage()
                    ? " (the encoder is the slowest)"
                    : " (pipeline rank " + std::to_string(*shares.slowStage) + " is the slowest)";
    return text + ".";
}

std::string throughputLine(const Throughput& throughput)
{
    std::string text = "Throughput: " + shortCount(throughput.tokensPerSecond) + " tokens/s, " +
                       fixed(throughput.tokensPerSecondPerGpu, throughput.tokensPerSecondPerGpu < 100 ? 1 : 0) + " tokens/s per GPU, " +
                       fixed(throughput.modelTflopsPerGpu, 0) + " model TFLOP/s per GPU";
    if (throughput.mfu)
        text += "; MFU " + percent(*throughput.mfu) + " with causal attention counted once, " + percent(*throughput.mfuFullAttention) +
                " in full; HFU " + percent(*throughput.hfu);
    if (throughput.computeToCommunication)
        text += "; compute to communication " + fixed(*throughput.computeToCommunication, 1) + " : 1";
    return text;
}

std::string costLine(const Estimate& estimate)
{
    const RunCost& cost = estimate.cost();
    if (!cost.days && estimate.scenario().training.tokenBudget)
        return "The training never ends: failures occur before the next checkpoint";
    if (!cost.days)
        return "Days, price and energy of the training: set training.token_budget to see them";
    std::string text =
        "To " + shortCount(*estimate.scenario().training.tokenBudget) + " tokens: " + fixed(*cost.days, *cost.days < 10 ? 2 : 1) + " days";
    text += cost.price ? ", price " + shortCount(*cost.price) : ", price unknown without cluster.price_per_gpu_hour";
    text += cost.energyWh ? ", energy " + fixed(*cost.energyWh / 1e6, 2) + " MWh" : ", energy unknown without cluster.watts_per_gpu";
    if (cost.failures)
        text += "; without failures " + fixed(*cost.failureFreeDays, *cost.failureFreeDays < 10 ? 2 : 1) + " days, " +
                shortCount(*cost.failures) + " failures expected";
    return text;
}

std::string goodputLine(const RunCost& cost)
{
    if (!cost.goodput)
        return {};
    const Goodput& g = *cost.goodput;
    const auto seconds = [](double value) { return inDuration(Seconds(value)); };
    return "Goodput " + percent(g.goodput) + " of the wall clock: " + percent(g.checkpointShare) + " is spent waiting for checkpoints, " +
           percent(g.failureShare) + " is lost to failures. The job fails every " + seconds(g.failures.interval) + " and needs " +
           seconds(g.failures.recovery) + " to recover; a checkpoint of " + inGb(Bytes(g.checkpointBytes)) + " GB stops it for " +
           seconds(g.failures.stall) + ", every " + seconds(g.checkpointInterval) + " (Young " + seconds(g.youngInterval) + ", Daly " +
           seconds(g.dalyInterval) + ")";
}

}  // namespace

std::string timeText(const Estimate& estimate, const Terminal& terminal)
{
    if (!estimate.step())
        return "Step time: unknown, because the communication would cross a network that this cluster does not have\n";
    const StepEstimate& step = *estimate.step();
    const std::string goodput = goodputLine(estimate.cost());
    const std::string where =
        step.ranks.size() > 1 ? ", on pipeline rank " + std::to_string(step.endingRank) + ", which ends last" : std::string();
    const std::string bubble = step.ranks.size() > 1 ? wrapped(bubbleLine(estimate), terminal.width, 0) + "\n" : std::string();
    return "Time of one step: " + inSeconds(step.step) + where + "\n" + timeBandText(estimate, terminal) + partTable(step, terminal) +
           "\n" + bubble + wrapped(throughputLine(*estimate.throughput()), terminal.width, 0) + "\n" +
           wrapped(costLine(estimate), terminal.width, 0) + "\n" + (goodput.empty() ? goodput : wrapped(goodput, terminal.width, 0) + "\n");
}

}  // namespace shardscope::cli
