// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validate/validation.h"

#include <iterator>

#include "core/estimate/estimate.h"
#include "core/framework/framework_traits.h"
#include "core/learn/likeness.h"
#include "core/plan/resolved_plan.h"
#include "core/step/step.h"

namespace shardscope {
namespace {

/// The rank whose memory was reported.
const StageMemory& reportedStage(const MemoryEstimate& memory, MemoryRank rank)
{
    switch (rank) {
    case MemoryRank::First:
        return memory.stages.front();
    case MemoryRank::Last:
        return memory.stages.back();
    case MemoryRank::Max:
        break;
    }
    return memory.stages[static_cast<std::size_t>(memory.peakStage)];
}

/// Returns the rank that was reported: as stated, else the one whose memory the framework prints, else the one with most.
MemoryRank rankOf(const Measured& measured, const ResolvedPlan& plan)
{
    if (measured.rankIsStated || !traitsOf(plan.framework).printsFirstRank)
        return measured.memoryRank;
    return MemoryRank::First;
}

/// Returns what the counter that was read would show. A run that does not say which is taken to have read the allocator's.
Bytes counterOf(const StageMemory& stage, MemoryKind kind)
{
    switch (kind) {
    case MemoryKind::Reserved:
        return stage.reserved;
    case MemoryKind::NvidiaSmi:
        return stage.total();
    case MemoryKind::Allocated:
    case MemoryKind::Unspecified:
        break;
    }
    return stage.allocated;
}

Refusal illegal(std::vector<Finding> findings)
{
    std::erase_if(findings, [](const Finding& finding) { return finding.severity != Severity::Error; });
    return Refusal{std::nullopt, std::move(findings)};
}

void addBands(ValidationRow& row, const Estimate& estimated, const Evidence& evidence)
{
    const Likeness likeness = likenessOf(estimated.scenario());
    const std::string_view family = evidence.familyOf(sourceName(row.file), likeness.framework);
    const auto width = [&](TrustedFigure figure) {
        const std::optional<Band> band = evidence.band(figure, likeness, family);
        return band ? std::optional(band->width) : std::nullopt;
    };
    row.memoryBand = width(TrustedFigure::Memory);
    if (estimated.step() && !estimated.scenario().cluster.isMixed())  // no run was measured on such a mixture
        row.timeBand = width(TrustedFigure::Time);
}

void estimateInto(ValidationRow& row, const Scenario& scenario, const Measured& measured, const Evidence& evidence)
{
    const Result<Estimate> estimated = estimate(scenario);
    if (!estimated) {
        row.refused = Refusal{estimated.error(), {}};
    } else if (!estimated->isLegal()) {
        row.refused = illegal(estimated->findings());
    } else {
        row.estimatedFits = estimated->fits();
        row.estimatedMemory = counterOf(reportedStage(estimated->memory(), rankOf(measured, estimated->plan())), measured.memoryKind);
        if (row.memory)
            row.memoryError = *row.estimatedMemory / *row.memory - 1;
        if (estimated->step()) {
            row.estimatedTime = estimated->step()->step;
            row.estimatedTerms = termsOf(*estimated->step());
        }
        if (row.time && row.estimatedTime)
            row.timeError = *row.estimatedTime / *row.time - 1;
        addBands(row, *estimated, evidence);
    }
}

ValidationRow rowOf(const std::string& file, const Run& run, const Evidence& evidence)
{
    ValidationRow row;
    row.file = file;
    row.id = run.id;
    row.group = run.group;
    row.counted = run.counted();
    row.time = run.stepTime();
    row.memory = run.measured.peakMemory;
    row.fits = run.measured.fits;
    row.experts = run.scenario && run.scenario->architecture && run.scenario->architecture->isMixtureOfExperts();
    if (run.scenario)
        estimateInto(row, *run.scenario, run.measured, evidence);
    else
        row.refused = Refusal{run.scenario.error(), {}};
    return row;
}

}  // namespace

std::string sourceName(std::string_view path)
{
    constexpr std::string_view kEnding = ".json";
    std::string_view name = path.substr(path.rfind('/') + 1);
    if (name.ends_with(kEnding))
        name.remove_suffix(kEnding.size());
    return std::string(name);
}

Validation validateRuns(const std::vector<RunFile>& files, const Evidence& evidence)
{
    Validation validation;
    for (const RunFile& file : files) {
        std::vector<ValidationRow> rows;
        for (const Run& run : file.runs)
            rows.push_back(rowOf(file.name, run, evidence));
        validation.sources.push_back(summariseSource(file.name, rows));
        validation.rows.insert(validation.rows.end(), std::make_move_iterator(rows.begin()), std::make_move_iterator(rows.end()));
    }
    return validation;
}

}  // namespace shardscope
