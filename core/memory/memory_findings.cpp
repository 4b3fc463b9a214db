// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/memory_findings.h"

#include <cmath>

namespace shardscope {
namespace {

double gibibytes(Bytes bytes)
{
    return std::round(bytes.value() / 1073741824.0 * 10) / 10;
}

Finding verdict(std::string id, Severity severity, const MemoryEstimate& memory)
{
    Finding finding;
    finding.id = std::move(id);
    finding.severity = severity;
    finding.numbers = {{"stage", static_cast<double>(memory.peakStage)},
                       {"peak_gib", gibibytes(memory.peak)},
                       {"capacity_gib", gibibytes(memory.capacity)},
                       {"band_percent", kMemoryBand * 100}};
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
