// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/estimate/estimate.h"
#include "core/estimate/estimate_fields.h"
#include "core/explain/explain_context.h"
#include "core/scenario/scenario.h"
#include "core/site/site.h"

namespace shardscope {
namespace {

const StageMemory& stageOf(const ExplainContext& context, int stage)
{
    return context.estimate.memory().stages[static_cast<std::size_t>(stage)];
}

/// The totals of all stages; only `explained` (if any) goes further.
Parts totals(const ExplainContext& context, int explained)
{
    Parts inputs;
    for (const StageMemory& stage : context.estimate.memory().stages) {
        if (stage.rank == explained && context.isHere(stage.rank))
            inputs.push_back(explainStageField(context, stage.rank, "total"));
        else
            inputs.push_back(context.reference("total", stagePointer(stage.rank, "total"), stage.total().value(),
                                               context.text(std::to_string(stage.rank))));
    }
    return inputs;
}

/// The share of its GPU's memory that each rank takes.
Parts fullness(const ExplainContext& context)
{
    Parts totalsOfRanks = totals(context, -1);
    for (std::size_t rank = 0; rank < totalsOfRanks.size(); ++rank) {
        const Part capacity = context.end("capacity-of-rank", context.estimate.memory().stages[rank].capacity.value());
        totalsOfRanks[rank] = context.quotient("fullness", {totalsOfRanks[rank], capacity}, context.text(std::to_string(rank)));
    }
    return totalsOfRanks;
}

/// Lets the ledger write down one rank's lines, the first time that one of them is asked for.
void recordLedger(const ExplainContext& context, int rank)
{
    const std::string first = linePointer(rank, stageOf(context, rank).lines.front().what);
    if (context.has(first))
        return;
    const StageMemory ledger = stageLedger(context.site, context.plan, context.ledger, rank, context.terms());
    for (const LedgerLine& line : ledger.lines)
        (void)context.field(linePointer(rank, line.what), [&] { return context.noted(line.what); });
}

/// The classes of the framework's allocator, or all of them.
Parts classesOf(const ExplainContext& context, const StageMemory& stage, bool withFramework)
{
    Parts classes;
    for (const auto& [memoryClass, name] : EnumNames<MemoryClass>::names) {
        if (withFramework || memoryClass != MemoryClass::Framework)
            classes.push_back(explainStageField(context, stage.rank, name));
    }
    return classes;
}

Part classOf(const ExplainContext& context, const StageMemory& stage, MemoryClass memoryClass)
{
    Parts lines;
    for (const LedgerLine& line : stage.lines) {
        if (line.memoryClass == memoryClass)
            lines.push_back(explainLine(context, stage.rank, line.what));
    }
    return context.sum(context.text("class-" + std::string(nameOf(memoryClass))), std::move(lines));
}

Part stageNumber(const ExplainContext& context, const StageMemory& stage, std::string_view name)
{
    const auto line = [&](std::string_view what) { return explainLine(context, stage.rank, what); };
    if (const auto memoryClass = fromName<MemoryClass>(name))
        return classOf(context, stage, *memoryClass);
    if (name == "stage")
        return context.end("stage", stage.rank);
    if (name == "reserved_bytes") {
        Parts parts{explainStageField(context, stage.rank, "allocated_bytes")};
        if (stage.reserved > stage.allocated)
            parts.push_back(line("allocator-slack"));
        return context.sum("reserved", std::move(parts));
    }
    Parts parts = classesOf(context, stage, name == "total");
    if (name == "allocated_bytes")
        parts.push_back(line("workspace"));
    return context.sum(name == "total" ? "total" : "allocated", std::move(parts),
                       name == "total" ? context.text(std::to_string(stage.rank)) : "");
}

Part memoryNumber(const ExplainContext& context, std::string_view name)
{
    const MemoryEstimate& memory = context.estimate.memory();
    const bool isMixed = context.scenario.cluster.isMixed();
    const auto field = [&](std::string_view other) { return explainMemoryField(context, other); };
    if (name == "capacity_bytes")
        return context.end(context.site.cluster.gpu.usableMemory ? "usable-memory" : "nominal-memory", memory.capacity.value());
    if (name == "allocated_bytes" || name == "reserved_bytes")
        return context.of(Combine::Last, isMixed ? "of-fullest-stage" : "of-peak-stage",
                          {field("peak_stage"), explainStageField(context, memory.peakStage, name)}, context.text(std::string(name)));
    if (name == "band_low_bytes")
        return context.quotient(
            "band-low", {field("peak_bytes"), context.sum("one-and-band", {context.end("one", 1), explainTrust(context, "memory_band")})});
    if (name == "band_high_bytes")
        return context.quotient(
            "band-high",
            {field("peak_bytes"), context.difference("one-less-band", {context.end("one", 1), explainTrust(context, "memory_band")})});
    if (name == "peak_stage")
        return isMixed ? context.of(Combine::IndexOfMaximum, "fullest-stage", fullness(context))
                       : context.of(Combine::IndexOfMaximum, "peak-stage", totals(context, -1));
    if (isMixed)
        return context.of(Combine::Last, "of-fullest-stage", {field("peak_stage"), explainStageField(context, memory.peakStage, "total")},
                          "total");
    return context.maximum("peak", totals(context, memory.peakStage));
}

}  // namespace

Part explainLine(const ExplainContext& context, int stage, std::string_view line)
{
    recordLedger(context, stage);
    return context.field(linePointer(stage, line), [&] { return context.noted(line); });
}

Part explainStageField(const ExplainContext& context, int stage, std::string_view name)
{
    if (!context.isHere(stage))
        return context.elsewhere(stagePointer(stage, name), stage);
    return context.field(stagePointer(stage, name), [&] { return stageNumber(context, stageOf(context, stage), name); });
}

Part explainMemoryField(const ExplainContext& context, std::string_view name)
{
    return context.field("/memory/" + std::string(name), [&] { return memoryNumber(context, name); });
}

}  // namespace shardscope
