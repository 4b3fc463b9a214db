// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/base/term.h"
#include "core/base/units.h"
#include "core/estimate/goodput.h"

namespace shardscope {

struct Basis;
struct Site;
struct StepEstimate;

/// The rates that follow from the step's time. The three utilisations share a peak, the dense one of the training's precision, and differ
/// in the FLOP that they count (model.md section 1): `mfu` counts causal attention once, `mfuFullAttention` its full square as the playbook
/// and PaLM's appendix B do, `hfu` everything that is computed. Empty where the device has no such peak.
struct Throughput {
    double tokensPerStep = 0;
    double tokensPerSecond = 0;
    double tokensPerSecondPerGpu = 0;
    Flop modelFlop;          ///< of one token
    Flop fullAttentionFlop;  ///< of one token
    Flop computedFlop;       ///< of one token
    double modelTflopsPerGpu = 0;
    std::optional<double> mfu;
    std::optional<double> mfuFullAttention;
    std::optional<double> hfu;
    /// Time computing over time communicating, hidden or not, of the rank that ends last; empty without communication.
    std::optional<double> computeToCommunication;

    // Of documents of many lengths; empty where all rows are full. Tokens per second are useful ones.
    std::optional<double> usefulShare;              ///< of the tokens that are computed, those that are no padding
    std::optional<double> computedTokensPerSecond;  ///< with padding
    std::optional<double> lossTokensPerSecond;      ///< that count in the loss; empty where the scenario does not state their share
    std::optional<double> meanTokens;               ///< of a document
    std::optional<double> effectiveTokens;          ///< L*, of what attention computes
    std::optional<double> slowestOverMean;          ///< how much longer the slowest pipeline computes than the mean one
};

/// Returns the rates, each placed at its pointer. Precondition: the step takes longer than 0 seconds.
[[nodiscard]] Throughput throughputOf(const Basis& basis, const StepEstimate& step, const Terms& terms = {});

/// The cost of a training up to its token budget. Each is empty where the scenario leaves out an input: the budget; the price of a GPU
/// hour; a GPU's power; a rate of failures. With the last, days, price and energy count checkpoints and failures.
struct RunCost {
    std::optional<double> days;
    std::optional<double> failureFreeDays;  ///< the same training without checkpoints and failures
    std::optional<double> failures;         ///< expected in these days
    std::optional<Goodput> goodput;
    std::optional<double> price;                  ///< in the currency of `price_per_gpu_hour`
    std::optional<double> pricePerMillionTokens;  ///< in that currency, without failures; known without a token budget
    std::optional<double> energyWh;
};

[[nodiscard]] RunCost costOf(const Basis& basis, const Throughput& throughput, const Terms& terms = {});

/// Below this a training is taken not to end.
inline constexpr double kLeastGoodput = 1e-9;
inline constexpr double kSecondsPerDay = 86400;
inline constexpr double kHoursPerDay = 24;

}  // namespace shardscope
