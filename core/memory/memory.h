// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "core/base/units.h"
#include "core/memory/memory_class.h"

namespace shardscope {

struct ResolvedPlan;
struct Site;

/// One line of the ledger: a class of tensors, and its bytes at the peak moment.
struct LedgerLine {
    MemoryClass memoryClass = MemoryClass::Parameters;
    std::string_view what;  ///< id of the line, e.g. "logits"; its sentence is in core/text/ledger_text.cpp
    Bytes bytes;
};

/// The memory of one GPU of pipeline rank `rank` at its peak moment. Invariant: the lines sum to the class totals, and
/// the class totals sum to `total`.
struct StageMemory {
    int rank = 0;
    EnumArray<MemoryClass, Bytes> byClass{};
    std::vector<LedgerLine> lines;
    Bytes allocated;  ///< allocated, as the framework's allocator reports it
    Bytes reserved;   ///< allocated with the allocator's slack
    Bytes capacity;   ///< memory of this GPU that the driver grants

    [[nodiscard]] Bytes of(MemoryClass memoryClass) const { return byClass[static_cast<std::size_t>(memoryClass)]; }
    [[nodiscard]] Bytes total() const;
};

/// The memory of every pipeline rank. `peak` is the largest total, on GPUs of several kinds that of the rank with the largest share of its
/// capacity; `capacity`, `allocated` and `reserved` are that rank's.
struct MemoryEstimate {
    std::vector<StageMemory> stages;  ///< one per pipeline rank
    int peakStage = 0;
    Bytes peak;
    Bytes allocated;
    Bytes reserved;
    Bytes capacity;      ///< memory of one GPU that the driver grants
    bool caches = true;  ///< a caching allocator keeps freed memory and releases it when it runs short
    [[nodiscard]] bool fits() const { return peak <= capacity; }
};

struct LedgerInputs;

/// What the ledger of a pipeline rank is made from.
struct RankLedger {
    const Site& site;
    const ResolvedPlan& plan;
    const LedgerInputs& inputs;
};

/// Returns the memory of every pipeline rank, the ledger of model.md section 2. `ofRank` returns a RankLedger of the nodes that a rank is
/// on. Precondition: the architecture can be estimated (`canEstimate`).
[[nodiscard]] MemoryEstimate estimateMemory(int pipelineRanks, const std::function<RankLedger(int rank)>& ofRank);
/// Returns the same where all nodes are alike.
[[nodiscard]] MemoryEstimate estimateMemory(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs);

}  // namespace shardscope
