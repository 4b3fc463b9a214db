// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/estimate_fields.h"

#include <algorithm>

#include "core/estimate/estimate.h"
#include "core/estimate/time_fields.h"
#include "core/memory/memory.h"
#include "core/memory/memory_class.h"
#include "core/trust/estimate_trust.h"

namespace shardscope {
namespace {

void appendStage(std::vector<EstimateField>& fields, const StageMemory& stage)
{
    fields.push_back({stagePointer(stage.rank, "stage"), static_cast<double>(stage.rank)});
    for (const auto& [memoryClass, name] : EnumNames<MemoryClass>::names)
        fields.push_back({stagePointer(stage.rank, name), stage.of(memoryClass).value()});
    fields.push_back({stagePointer(stage.rank, "total"), stage.total().value()});
    fields.push_back({stagePointer(stage.rank, "allocated_bytes"), stage.allocated.value()});
    fields.push_back({stagePointer(stage.rank, "reserved_bytes"), stage.reserved.value()});
    for (const LedgerLine& line : stage.lines)
        fields.push_back({linePointer(stage.rank, line.what), line.bytes.value()});
}

void appendMemoryBand(std::vector<EstimateField>& fields, const Estimate& estimate)
{
    if (!estimate.memoryBand())
        return;
    const BandEnds ends = endsOf(estimate.memory().peak.value(), *estimate.memoryBand());
    fields.push_back({"/memory/band_low_bytes", ends.low});
    if (ends.high)
        fields.push_back({"/memory/band_high_bytes", *ends.high});
}

void appendTrust(std::vector<EstimateField>& fields, const Estimate& estimate)
{
    if (estimate.timeBand())
        fields.push_back({"/trust/time_band", *estimate.timeBand()});
    if (estimate.memoryBand())
        fields.push_back({"/trust/memory_band", *estimate.memoryBand()});
    if (estimate.trust())
        fields.push_back({"/trust/measured_like_it", static_cast<double>(estimate.trust()->measuredLikeIt)});
}

}  // namespace

std::vector<EstimateField> estimateFields(const Estimate& estimate, std::string_view asked)
{
    std::vector<EstimateField> fields{
        {"/fits", estimate.fits() ? 1.0 : 0.0},
        {"/gpus", static_cast<double>(estimate.gpus())},
        {"/parameters/total", static_cast<double>(estimate.parameters().total)},
        {"/parameters/active", static_cast<double>(estimate.parameters().active)},
        {"/parameters/trainable", static_cast<double>(estimate.parameters().trainable())},
        {"/parameters/frozen", static_cast<double>(estimate.parameters().frozen)},
    };
    if (estimate.parameters().adapters > 0)
        fields.push_back({"/parameters/adapters", static_cast<double>(estimate.parameters().adapters)});
    if (!estimate.isLegal())
        return fields;
    const MemoryEstimate& memory = estimate.memory();
    fields.push_back({"/memory/capacity_bytes", memory.capacity.value()});
    fields.push_back({"/memory/peak_bytes", memory.peak.value()});
    appendMemoryBand(fields, estimate);
    fields.push_back({"/memory/allocated_bytes", memory.allocated.value()});
    fields.push_back({"/memory/reserved_bytes", memory.reserved.value()});
    fields.push_back({"/memory/peak_stage", static_cast<double>(memory.peakStage)});
    const auto isAsked = [&](std::string_view object) { return asked.empty() || asked.substr(0, object.size()) == object; };
    if (isAsked("/memory/by_stage/")) {
        for (const StageMemory& stage : memory.stages)
            appendStage(fields, stage);
    }
    if (estimate.step())
        appendTimeFields(fields, estimate, isAsked("/time/by_rank/"), isAsked("/time/shares/"));
    appendTrust(fields, estimate);
    return fields;
}

bool isEstimateField(std::string_view pointer)
{
    const auto depth = std::count(pointer.begin(), pointer.end(), '/');
    const auto startsWith = [&](std::string_view start) { return pointer.substr(0, start.size()) == start; };
    if (startsWith("/memory/by_stage/"))
        return depth == 4 ? pointer.substr(pointer.rfind('/')) != "/lines"
                          : depth == 5 && pointer.find("/lines/") != std::string_view::npos;
    if (startsWith("/time/by_rank/"))
        return depth == (pointer.find("exposed_s") != std::string_view::npos || pointer.find("hidden_s") != std::string_view::npos ? 5 : 4);
    if (startsWith("/time/exposed_s/") || startsWith("/time/bubble/") || startsWith("/time/shares/"))
        return depth == 3;
    if (pointer == "/time/exposed_s" || pointer == "/time/bubble" || pointer == "/time/shares" || pointer == "/time/by_rank")
        return false;
    if (startsWith("/memory/") || startsWith("/parameters/") || startsWith("/time/") || startsWith("/throughput/") ||
        startsWith("/cost/") || startsWith("/trust/"))
        return depth == 2;
    return pointer == "/fits" || pointer == "/gpus";
}

std::string stagePointer(int stage, std::string_view name) { return "/memory/by_stage/" + std::to_string(stage) + "/" + std::string(name); }

std::string linePointer(int stage, std::string_view line) { return stagePointer(stage, "lines/" + std::string(line)); }

}  // namespace shardscope
