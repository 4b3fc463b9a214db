// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/memory_findings.h"

#include "core/memory/framework_memory.h"

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
    std::vector<Finding> findings;
    if (memory.bandHigh() > memory.capacity)
        findings.push_back(verdict("memory-tight", Severity::Hint, memory));
    if (memory.caches && memory.capacity - memory.peak < memory.capacity * kRoomForLeast) {
        findings.push_back(verdict("allocator-retries", Severity::Hint, memory));
        findings.back().source = "torch.cuda.memory_stats, num_alloc_retries: failed cudaMalloc calls that flush the cache and try again";
    }
    return findings;
}

}  // namespace shardscope
