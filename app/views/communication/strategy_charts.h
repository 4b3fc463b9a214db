// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/views/communication/communication_facts.h"
#include "widgets/charts/chart_data.h"
#include "widgets/charts/chart_table.h"

namespace shardscope {

/// The columns of the strategy table.
enum class StrategyColumn {
    InPlan,
    Strategy,
    Meaning,
    Degree,
    MemorySaved,
    Sent,
    Wire,
    Time,
    Exposed,
    Ratio,
    Collective,
    Batch,
    Cuts,
    HidesBehind
};

[[nodiscard]] TableData strategyTableData(const CommunicationFacts& facts);

/// Returns the seconds of communication of the rank that ends the step, by dimension, hidden and exposed.
[[nodiscard]] StackedBarsData timeBars(const CommunicationFacts& facts);
/// Returns the bytes that one GPU sends in a step, by dimension and link.
[[nodiscard]] StackedBarsData bytesBars(const CommunicationFacts& facts);

}  // namespace shardscope
