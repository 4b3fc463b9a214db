// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/memory/stage_ledger.h"
#include "core/plan/resolved_plan.h"
#include "core/site/site.h"
#include "core/step/cost_inputs.h"

namespace shardscope {

struct Scenario;

/// The inputs of one estimate, each made once. The estimate keeps it: memory, step, streams, traffic and every derivation read these same
/// values, so that no module makes constants, inputs or splits of its own.
struct Basis {
    explicit Basis(const Scenario& scenario, const CostConstants& constants = CostConstants());
    Basis(const Basis&) = delete;
    Basis& operator=(const Basis&) = delete;

    const Site site;
    const ResolvedPlan plan;
    const LedgerInputs ledger;                       ///< of the largest micro-batch
    const std::unique_ptr<const LedgerInputs> mean;  ///< of the mean one; null where all are alike
    const CostInputs costs;                          ///< refers to the others
    const std::vector<double> factors;               ///< of the slowest pipeline's micro-batches (core/step/uneven_micro_batches.h)
    const std::optional<Network> between;            ///< the stated network from one group of nodes to another

    /// Returns the basis of one group of alike ranks: of one group of nodes, or of the encoder's own GPUs. What a basis says itself is of the
    /// first, which all ranks are where they are alike.
    [[nodiscard]] const Basis& ofGroup(int group) const { return group == 0 ? *this : *m_others[static_cast<std::size_t>(group) - 1]; }
    /// Returns the basis of the group that pipeline rank `rank` is in.
    [[nodiscard]] const Basis& ofRank(int rank) const { return m_others.empty() ? *this : ofGroup(plan.groupOfRank(rank)); }
    [[nodiscard]] int groupCount() const { return 1 + static_cast<int>(m_others.size()); }

private:
    Basis(const Scenario& scenario, const CostConstants& constants, int nodes, ResolvedPlan own);

    std::vector<std::unique_ptr<const Basis>> m_others;
};

/// Returns the memory of every pipeline rank, each on its own nodes.
[[nodiscard]] MemoryEstimate estimateMemory(const Basis& basis);

}  // namespace shardscope
