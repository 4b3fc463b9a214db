// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/estimate/estimate_fields.h"
#include "core/explain/explain_context.h"

namespace shardscope {
namespace {

const StageMemory& stageOf(const ExplainContext& context, int stage)
{
    return context.estimate.memory().stages[static_cast<std::size_t>(stage)];
}

Derivation placed(Derivation derivation, std::string pointer)
{
    derivation.field = std::move(pointer);
    return derivation;
}

/// A number of another stage, which has a derivation of its own.
Derivation reference(std::string_view id, std::string pointer, double value)
{
    return placed(quantity(id, Combine::Reference, value), std::move(pointer));
}

/// The totals of all stages; only `explained` (if any) goes further.
Derivations totals(const ExplainContext& context, int explained)
{
    Derivations inputs;
    for (const StageMemory& stage : context.estimate.memory().stages) {
        if (stage.rank == explained)
            inputs.push_back(explainStageField(context, stage.rank, "total"));
        else
            inputs.push_back(reference("total", stagePointer(stage.rank, "total"), stage.total().value()));
        inputs.back().name += " of stage " + std::to_string(stage.rank);
    }
    return inputs;
}

Derivation capacity(const ExplainContext& context)
{
    const Gpu& gpu = context.scenario.cluster.gpu;
    Derivation result = constant(gpu.usableMemory ? "usable-memory" : "nominal-memory", context.estimate.memory().capacity.value(),
                                 gpu.name.empty() ? gpu.id : gpu.name);
    result.trust = gpu.trust;
    for (const std::string& source : gpu.sources)
        result.source += (result.source.empty() ? "" : "; ") + source;
    return result;
}

Derivation ofPeakStage(const ExplainContext& context, std::string_view name, double value)
{
    return quantity("of-peak-stage", Combine::Formula, value,
                    {explainMemoryField(context, "peak_stage"), explainStageField(context, context.estimate.memory().peakStage, name)},
                    name);
}

Derivation bandEnd(const ExplainContext& context, std::string_view id, Bytes value, double share)
{
    return quantity(id, Combine::Product, value.value(), {explainMemoryField(context, "peak_bytes"), constant("band-share", share)});
}

/// What one number of a stage is made of.
struct StageNumber {
    std::string textId;
    Combine combine = Combine::Sum;
    double value = 0;
};

StageNumber stageNumber(const StageMemory& stage, std::string_view name)
{
    if (const auto memoryClass = fromName<MemoryClass>(name))
        return {"class-" + std::string(name), Combine::Sum, stage.of(*memoryClass).value()};
    if (name == "stage")
        return {"stage", Combine::Formula, static_cast<double>(stage.rank)};
    if (name == "allocated_bytes")
        return {"allocated", Combine::Sum, stage.allocated.value()};
    if (name == "reserved_bytes")
        return {"reserved", Combine::Sum, stage.reserved.value()};
    return {"total", Combine::Sum, stage.total().value()};
}

Derivations linesOf(const ExplainContext& context, const StageMemory& stage, MemoryClass memoryClass)
{
    Derivations lines;
    for (const LedgerLine& line : stage.lines) {
        if (line.memoryClass == memoryClass)
            lines.push_back(explainLine(context, stage, line.what));
    }
    return lines;
}

/// The classes that stand for memory of the framework's allocator, or all of them.
Derivations classesOf(const ExplainContext& context, const StageMemory& stage, bool withFramework)
{
    Derivations classes;
    for (const auto& [memoryClass, name] : EnumNames<MemoryClass>::names) {
        if (withFramework || memoryClass != MemoryClass::Framework)
            classes.push_back(explainStageField(context, stage.rank, name));
    }
    return classes;
}

Derivations inputsOf(const ExplainContext& context, const StageMemory& stage, std::string_view name)
{
    if (const auto memoryClass = fromName<MemoryClass>(name))
        return linesOf(context, stage, *memoryClass);
    if (name == "stage")
        return {pipelineRanks(context)};
    if (name == "reserved_bytes")
        return {explainStageField(context, stage.rank, "allocated_bytes"), explainLine(context, stage, "allocator-slack")};
    Derivations parts = classesOf(context, stage, name == "total");
    if (name == "allocated_bytes")
        parts.push_back(explainLine(context, stage, "workspace"));
    return parts;
}

}  // namespace

Derivation explainLine(const ExplainContext& context, const StageMemory& stage, std::string_view line)
{
    const std::string pointer = linePointer(stage.rank, line);
    const auto entry =
        std::find_if(stage.lines.begin(), stage.lines.end(), [&](const LedgerLine& candidate) { return candidate.what == line; });
    if (!context.isNew(pointer))
        return reference(line, pointer, entry->bytes.value());
    for (const auto find : {stateLine, activationLine, frameworkLine}) {
        if (const LineExplanation explanation = find(line)) {
            Derivation result = placed(explanation(context, stage.rank), pointer);
            result.value = entry->bytes.value();
            return result;
        }
    }
    return placed(quantity(line, Combine::Formula, entry->bytes.value()), pointer);
}

Derivation explainStageField(const ExplainContext& context, int stageIndex, std::string_view name)
{
    const StageMemory& stage = stageOf(context, stageIndex);
    const StageNumber number = stageNumber(stage, name);
    const std::string pointer = stagePointer(stageIndex, name);
    if (!context.isNew(pointer))
        return reference(number.textId, pointer, number.value);
    return placed(quantity(number.textId, number.combine, number.value, inputsOf(context, stage, name)), pointer);
}

Derivation explainMemoryField(const ExplainContext& context, std::string_view name)
{
    const MemoryEstimate& memory = context.estimate.memory();
    const std::string pointer = "/memory/" + std::string(name);
    if (name == "capacity_bytes")
        return placed(capacity(context), pointer);
    if (name == "allocated_bytes")
        return placed(ofPeakStage(context, name, memory.allocated.value()), pointer);
    if (name == "reserved_bytes")
        return placed(ofPeakStage(context, name, memory.reserved.value()), pointer);
    if (name == "band_low_bytes")
        return placed(bandEnd(context, "band-low", memory.bandLow(), 1 - kMemoryBand), pointer);
    if (name == "band_high_bytes")
        return placed(bandEnd(context, "band-high", memory.bandHigh(), 1 + kMemoryBand), pointer);
    if (name == "peak_stage")
        return placed(quantity("peak-stage", Combine::Formula, memory.peakStage, totals(context, -1)), pointer);
    return placed(quantity("peak", Combine::Maximum, memory.peak.value(), totals(context, memory.peakStage)), pointer);
}

}  // namespace shardscope
