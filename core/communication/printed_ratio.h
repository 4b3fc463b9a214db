// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cheatsheet/overlap_ratios.h"
#include "core/communication/strategy_table.h"
#include "core/layer/rank_shape.h"

namespace shardscope {

/// What the printed formulas are given for a plan: the whole model's parameters, the tokens of one GPU's micro-batch, the
/// datasheet's peaks.
struct PrintedInputs {
    cheatsheet::OverlapInputs numbers;
    double gradientBytes = 2;
    double elementBytes = 2;
};

struct Peaks {
    FlopPerSecond compute;
    BytesPerSecond link;
    double gradientBytes = 2;  ///< per parameter, as reduced
};

[[nodiscard]] PrintedInputs printedInputs(const Scenario& scenario, const ResolvedPlan& plan, const RankShape& shape, const Peaks& peaks);

/// Fills `formula`, `printed` and `steps` of a ratio whose `corrected` is known: what is wrong with the cheatsheet's formula one by
/// one, then what is left, the exact counts. The product of the factors is corrected / printed.
void addPrintedRatio(OverlapRatio& ratio, Strategy strategy, const PrintedInputs& inputs);

}  // namespace shardscope
