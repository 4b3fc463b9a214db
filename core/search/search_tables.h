// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/search_space.h"
#include "core/search/split_table.h"
#include "core/step/step_inputs.h"

/// What a search makes once and many plans share. The values are those that `estimate` has, by the same functions.
namespace shardscope {

/// What decides the passes of layers beside their shape.
struct LayerKey {
    RankShape shape;
    std::array<GroupPlacement, 4> placements;
    std::array<Seconds, 2> host;

    bool operator==(const LayerKey&) const = default;
};

/// A value for each content, made when it is first asked for.
template <typename Value>
class ByContent {
public:
    void reset() { ++m_round; }
    template <typename Make>
    const Value& of(int content, const Make& make)
    {
        const auto index = static_cast<std::size_t>(content);
        if (index >= m_values.size()) {
            m_values.resize(index + 1);
            m_rounds.resize(index + 1, 0);
        }
        if (m_rounds[index] != m_round) {
            m_rounds[index] = m_round;
            m_values[index] = make();
        }
        return m_values[index];
    }

private:
    std::vector<Value> m_values;
    std::vector<unsigned> m_rounds;
    unsigned m_round = 1;
};

/// Of one item's cut, all modes of recompute.
struct LayerTables {
    std::optional<LayerKey> key;
    std::vector<LedgerInputs> ledger;  ///< by mode of recompute
    std::vector<LayerPasses> passes;
};

/// What follows a rank's last block but for what its passes hide.
struct ContentTail {
    DataTrains trains;
    Seconds optimizer;
    int layers = 0;
    bool isTied = false;
};

/// Of one number of stages, all ZeRO stages.
struct PipelineTables {
    struct OfZero {
        DataTraffic traffic;
        bool isMade = false;
        ByContent<ContentTail> tails;
    };
    std::vector<ScheduleChoice> schedules;
    std::vector<OfZero> ofZero;
    ByContent<RankParameters> parameters;
};

/// Of one mode of recompute and ZeRO stage.
struct ColumnTables {
    std::optional<CostInputs> costs;  ///< of the number of stages
    Seconds hop;
    Seconds tied;
    PipelineTables::OfZero* zero = nullptr;
    LedgerInputs* ledger = nullptr;
    LayerPasses passes;
    ByContent<BlockTimes> times;
    ByContent<BlockTimes> occupied;
};

/// A schedule of one number of stages, with the modes that are legal beside it.
struct LegalChoice {
    ScheduleChoice schedule;
    std::vector<char> isLegal;  ///< by mode of recompute and ZeRO stage
    PipelineShape shape;
    /// Where a stage's layers recompute alike, and where some of them recompute nothing.
    std::array<const SplitTable*, 2> split{};
    std::array<const LiveTable*, 2> live{};
};

}  // namespace shardscope
