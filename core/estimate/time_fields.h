// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/estimate/estimate_fields.h"

namespace shardscope {

class Estimate;
struct RankTime;
struct ResolvedPlan;
struct RunCost;
struct StepEstimate;
struct StepShares;
struct Throughput;

/// A number with its key in the document.
struct FieldNumber {
    std::string_view name;
    std::optional<double> value;  ///< empty: cannot be known
};

/// Returns the parts of one pipeline rank's time in seconds, in the order of the document and without the split by dimension.
[[nodiscard]] std::array<FieldNumber, 8> rankNumbers(const RankTime& rank);
/// Return `throughput` and `cost` of the document.
[[nodiscard]] std::array<FieldNumber, 13> throughputNumbers(const Throughput& throughput);
[[nodiscard]] std::array<FieldNumber, 17> costNumbers(const RunCost& cost);
/// The three definitions of a bubble, of the whole pipeline (schedules.md section 0); empty where nothing takes time.
[[nodiscard]] std::array<FieldNumber, 3> bubbleNumbers(const StepEstimate& step, const ResolvedPlan& plan);

/// Returns the shares of the step's GPU time.
[[nodiscard]] std::array<FieldNumber, 13> shareNumbers(const StepShares& shares);

/// Appends every number of `time`, of its single ranks and its shares if asked, of `throughput` and `cost`. Precondition: the estimate has
/// a step.
void appendTimeFields(std::vector<EstimateField>& fields, const Estimate& estimate, bool withRanks, bool withShares);

/// Returns "/time/by_rank/3/" + `name`.
[[nodiscard]] std::string rankPointer(int rank, std::string_view name);
/// Returns a key such as "exposed_s/tp".
[[nodiscard]] std::string axisField(std::string_view object, std::size_t axis);

}  // namespace shardscope
