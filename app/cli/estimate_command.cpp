// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cure_text.h"
#include "app/cli/finding_list.h"
#include "app/cli/handlers.h"
#include "app/cli/human_units.h"
#include "app/cli/memory_table.h"
#include "app/cli/scenario_summary.h"
#include "app/cli/text_table.h"
#include "app/cli/time_table.h"
#include "app/cli/trust_lines.h"
#include "core/estimate/estimate.h"
#include "core/io/answers.h"
#include "core/io/residuals_json.h"
#include "core/io/scenario_file.h"
#include "core/memory/memory_findings.h"
#include "core/remedy/largest_fit.h"

namespace shardscope::cli {
namespace {

constexpr int kMostOfOneNode = 8;

std::string verdictWord(const Estimate& estimate, const Terminal& terminal)
{
    const MemoryEstimate& memory = estimate.memory();
    const bool isSure = !estimate.memoryBand() || !isWithinBand(memory, *estimate.memoryBand());
    if (!memory.fits())
        return terminal.paint(Colour::Red, isSure ? "DOES NOT FIT" : "DOES NOT FIT (exceeds the capacity by less than the band)");
    return estimate.fit() == Fit::Fits ? terminal.paint(Colour::Green, "FITS")
                                       : terminal.paint(Colour::Yellow, "TIGHT (the upper end of the band is above the capacity)");
}

std::string verdict(const Estimate& estimate, const Terminal& terminal)
{
    const MemoryEstimate& memory = estimate.memory();
    const bool fits = memory.fits();
    const std::string word = verdictWord(estimate, terminal);
    const std::string margin =
        fits ? inGib(memory.capacity - memory.peak) + " GiB free" : inGib(memory.peak - memory.capacity) + " GiB too large";
    const std::string stage = memory.stages.size() > 1 ? " of stage " + std::to_string(memory.peakStage) : std::string();
    return word + ", " + margin + ": " + inGib(memory.peak) + " of " + inGib(memory.capacity) + " GiB (" + inGb(memory.peak) + " of " +
           inGb(memory.capacity) + " GB) at the peak" + stage;
}

std::string counters(const MemoryEstimate& memory)
{
    const std::string stage = memory.stages.size() > 1 ? " on stage " + std::to_string(memory.peakStage) : std::string();
    return "The framework's counters would show" + stage + ": allocated " + inBothUnits(memory.allocated) + ", reserved " +
           inBothUnits(memory.reserved);
}

/// The commonest question on one node: how far does the memory go?
std::string roomText(const Estimate& estimate)
{
    if (estimate.gpus() > kMostOfOneNode || estimate.fit() == Fit::DoesNotFit)
        return {};
    const LargestFit largest = largestFit(estimate.scenario(), &measuredEvidence());
    std::string text;
    if (largest.sequenceLength)
        text += "Longest sequence that fits: " + grouped(*largest.sequenceLength) + " tokens. ";
    if (largest.microBatch)
        text += "Largest micro-batch that fits: " + grouped(*largest.microBatch) + ".";
    return text.empty() ? text : text + "\n";
}

std::string readable(const Estimate& estimate, const Terminal& terminal)
{
    const MemoryEstimate& memory = estimate.memory();
    std::string text = wrapped(verdict(estimate, terminal), terminal.width, 0) + "\n\n";
    text += scenarioSummary(estimate.scenario(), estimate.plan(), terminal);
    text += "\nMemory of one GPU at its peak, by pipeline stage, in GiB (2^30 bytes)\n";
    if (estimate.plan().encoderGpus > 0)
        text += "stage 0 is the encoder on its own GPUs\n";
    text += memoryTable(memory, terminal);
    text += "\n" + wrapped(counters(memory), terminal.width, 0) + "\n" + memoryBandText(estimate, terminal);
    text += roomText(estimate);
    text += "\n" + timeText(estimate, terminal);
    text += trustLines(estimate, terminal);
    for (const std::string& part : {findingList(estimate.findings(), terminal), cureText(estimate, terminal)}) {
        if (!part.empty())
            text += "\n" + part;
    }
    return text;
}

}  // namespace

Result<Answer> answerWithEstimate(const Invocation& invocation, const std::function<Result<Answer>(Estimate&)>& answer)
{
    Result<Scenario> scenario = loadScenario(invocation.arguments[0], invocation.values("--set"));
    if (!scenario)
        return scenario.error();
    Result<Estimate> estimated = estimate(std::move(scenario).value(), measuredEvidence());
    if (!estimated)
        return estimated.error();
    return estimated->isLegal() ? answer(*estimated) : refused(estimated->findings(), invocation);
}

Result<Answer> runEstimate(const Invocation& invocation)
{
    return answerWithEstimate(invocation, [&](const Estimate& estimate) -> Result<Answer> {
        return Answer{invocation.json() ? estimateToJson(estimate) : readable(estimate, invocation.terminal)};
    });
}

}  // namespace shardscope::cli
