// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/number_text.h"

#include <array>
#include <charconv>
#include <string_view>

namespace shardscope {

void appendNumber(std::string& text, double value)
{
    std::array<char, 32> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value).ptr;
    const std::string_view digits(buffer.data(), static_cast<std::size_t>(end - buffer.data()));
    text += digits;
    if (digits.find_first_of(".e") == std::string_view::npos)
        text += ".0";
}

void appendNumber(std::string& text, std::int64_t value)
{
    std::array<char, 24> buffer{};
    text.append(buffer.data(), std::to_chars(buffer.data(), buffer.data() + buffer.size(), value).ptr);
}

}  // namespace shardscope
