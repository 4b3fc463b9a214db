// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/memory_findings.h"

namespace shardscope {
namespace {

Finding verdict(std::string id, Severity severity, const MemoryEstimate& memory)
{
    Finding finding;
    finding.id = std::move(id);
    finding.severity = severity;
    finding.numbers = {{"stage", static_cast<double>(memory.peakStage)},
                       {"peak_bytes", memory.peak.value()},
                       {"capacity_bytes", memory.capacity.value()},
                       {"band", kMemoryBand}};
    finding.source = "the itemised ledger of that GPU";
    return finding;
}

}  // namespace

std::vector<Finding> memoryFindings(const MemoryEstimate& memory)
{
    if (memory.stages.empty())
        return {};
    if (!memory.fits())
        return {verdict("out-of-memory", Severity::Warning, memory)};
    if (memory.bandHigh() > memory.capacity)
        return {verdict("memory-tight", Severity::Hint, memory)};
    return {};
}

}  // namespace shardscope
