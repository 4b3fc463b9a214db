// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validate/validation.h"

#include <iterator>

#include "core/estimate/estimate.h"
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

/// What the counter that was read would show. A run that does not say which is taken to have read the allocator's.
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

void estimateInto(ValidationRow& row, const Scenario& scenario, const Measured& measured)
{
    const Result<Estimate> estimated = estimate(scenario);
    if (!estimated) {
        row.refused = Refusal{estimated.error(), {}};
    } else if (!estimated->isLegal()) {
        row.refused = illegal(estimated->findings());
    } else {
        row.estimatedFits = estimated->fits();
        row.estimatedMemory = counterOf(reportedStage(estimated->memory(), measured.memoryRank), measured.memoryKind);
        if (row.memory)
            row.memoryError = *row.estimatedMemory / *row.memory - 1;
        if (estimated->step()) {
            row.estimatedTime = estimated->step()->step;
            row.estimatedTerms = termsOf(*estimated->step());
        }
        if (row.time && row.estimatedTime)
            row.timeError = *row.estimatedTime / *row.time - 1;
    }
}

ValidationRow rowOf(const std::string& file, const Run& run)
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
        estimateInto(row, *run.scenario, run.measured);
    else
        row.refused = Refusal{run.scenario.error(), {}};
    return row;
}

}  // namespace

Validation validateRuns(const std::vector<RunFile>& files)
{
    Validation validation;
    for (const RunFile& file : files) {
        std::vector<ValidationRow> rows;
        for (const Run& run : file.runs)
            rows.push_back(rowOf(file.name, run));
        validation.sources.push_back(summariseSource(file.name, rows));
        validation.rows.insert(validation.rows.end(), std::make_move_iterator(rows.begin()), std::make_move_iterator(rows.end()));
    }
    return validation;
}

}  // namespace shardscope
