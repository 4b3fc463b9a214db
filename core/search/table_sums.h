// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/memory/activations.h"
#include "core/memory/moments.h"
#include "core/search/split_table.h"

namespace shardscope {

struct LedgerInputs;
struct ResolvedPlan;

/// The sums over the layers of ranks of one content; equal layers are counted, not walked through.
class TableSums : public LayerSums {
public:
    TableSums(const ResolvedPlan& plan, const LedgerInputs& inputs, const RankContent& content, const LiveLayers& live,
              std::int64_t waiting)
        : m_plan(plan), m_inputs(inputs), m_content(content), m_live(live), m_waiting(waiting)
    {
    }
    [[nodiscard]] Term keptActivations(const Terms& terms) const override;
    [[nodiscard]] Term kept(std::string_view each, Bytes LayerActivations::*how, const Terms& terms) const override;
    [[nodiscard]] Term largestMoment(const Terms& terms) const override;
    [[nodiscard]] Term largestParameters(const Terms& terms) const override;
    [[nodiscard]] Term largestGathered(const Terms& terms) const override;
    [[nodiscard]] int layersOnRank() const override { return m_content.layers(); }
    [[nodiscard]] std::int64_t waitingLosses() const override { return m_waiting; }
    [[nodiscard]] Term retained(const Terms& terms) const override;
    [[nodiscard]] Term liveOutputs(const Terms&) const override { return {m_live.outputs}; }
    [[nodiscard]] Term liveEncoders(const Terms&) const override { return {m_live.embeddings}; }
    [[nodiscard]] Term freedBeforeEncoders(const Terms& terms) const override;

private:
    template <typename Of>
    [[nodiscard]] double largest(const Of& of) const;

    const ResolvedPlan& m_plan;
    const LedgerInputs& m_inputs;
    const RankContent& m_content;
    const LiveLayers& m_live;
    std::int64_t m_waiting;
};

}  // namespace shardscope
