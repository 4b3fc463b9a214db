// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace shardscope {

/// What a number of a derivation is called and how it follows from others. "{}" in name and formula stands for what it is a
/// number of (a kind of layer, a tensor). Plain templates: what a translation is made of. They stand in resources/texts/quantities, those of
/// operators and schedules in their traits.
struct QuantityText {
    std::string_view id{};
    std::string_view name{};
    std::string_view unit{};
    std::string_view formula{};
    std::string_view source{};
};

/// The text of that id; of an unknown id one whose fields are all empty.
[[nodiscard]] const QuantityText& quantityText(std::string_view id);

/// What an estimate's memory counts and what it does not: the footnote of every figure.
[[nodiscard]] std::string_view memoryFootnote();

}  // namespace shardscope
