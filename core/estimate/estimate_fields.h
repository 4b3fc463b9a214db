// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace shardscope {

class Estimate;

/// One number of an estimate, by its JSON pointer in `shardscope.estimate/1`. `fits` counts as 0 or 1.
struct EstimateField {
    std::string pointer;
    double value = 0;
};

/// Returns every number of the estimate, in the order of the document. With `asked`, numbers of single stages and ranks and shares of the
/// step are left out unless `asked` is one of them.
[[nodiscard]] std::vector<EstimateField> estimateFields(const Estimate& estimate, std::string_view asked = {});

/// Returns whether an estimate can have a number at `pointer`; false for a quantity below one of its numbers.
[[nodiscard]] bool isEstimateField(std::string_view pointer);

/// Returns "/memory/by_stage/3/" + `name`, and the same with "lines/" for a line of the ledger.
[[nodiscard]] std::string stagePointer(int stage, std::string_view name);
[[nodiscard]] std::string linePointer(int stage, std::string_view line);

}  // namespace shardscope
