// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace shardscope {

/// What a number of a derivation is called and how it follows from others. "{}" in name and formula stands for what it is a
/// number of (a kind of layer, a tensor). Plain templates: what a translation is made of.
struct QuantityText {
    std::string_view id;
    std::string_view name;
    std::string_view unit;
    std::string_view formula;
    std::string_view source;
};

/// The text of that id, from the tables below; of an unknown id one whose fields are all empty.
[[nodiscard]] const QuantityText& quantityText(std::string_view id);

/// Inputs of the scenario and dimensions of the model (core/text/symbol_text.cpp).
[[nodiscard]] std::span<const QuantityText> symbolTexts();
/// Numbers of the estimate, lines of the ledger and what stands between (core/text/ledger_text.cpp).
[[nodiscard]] std::span<const QuantityText> ledgerTexts();
/// Operators and what each of them keeps for the backward pass (core/text/operator_text.cpp).
[[nodiscard]] std::span<const QuantityText> operatorTexts();
/// Of a training to its end: its cost, checkpoints and failures (core/text/cost_text.cpp).
[[nodiscard]] std::span<const QuantityText> costTexts();
/// Times and throughput, and what stands between (core/text/time_text.cpp).
[[nodiscard]] std::span<const QuantityText> timeTexts();

/// What formulas multiply and add on the way (core/text/formula_text.cpp).
[[nodiscard]] std::span<const QuantityText> formulaTexts();
/// The same of what is sent: collectives, shards, buckets and the optimizer (core/text/communication_text.cpp).
[[nodiscard]] std::span<const QuantityText> communicationTexts();
/// Laws of the schedules, from their traits: the peak of live activations ("live-1f1b") and the default group
/// ("group-interleaved") (core/text/schedule_text.cpp).
[[nodiscard]] std::span<const QuantityText> scheduleTexts();

/// What an estimate's memory counts and what it does not: the footnote of every figure.
[[nodiscard]] std::string_view memoryFootnote();

}  // namespace shardscope
