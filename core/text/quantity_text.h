// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace shardscope {

/// The name and the formula of a number of a derivation. "{}" in both stands for the subject of the number (a kind of layer, a tensor).
/// Plain templates, which are translated. They are in resources/texts/quantities, those of operators and schedules in their traits.
struct QuantityText {
    std::string_view id{};
    std::string_view name{};
    std::string_view unit{};
    std::string_view formula{};
    std::string_view source{};
};

/// Returns the text of that id; for an unknown id one with empty fields.
[[nodiscard]] const QuantityText& quantityText(std::string_view id);

/// Returns the footnote of every memory figure: the parts that are counted, and those that are not.
[[nodiscard]] std::string_view memoryFootnote();

}  // namespace shardscope
