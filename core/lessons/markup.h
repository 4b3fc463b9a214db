// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/enum_names.h"
#include "core/lessons/expression.h"

namespace shardscope {

/// How a number of a lesson is written for people. All values are SI.
enum class FigureFormat { Plain, Count, InBytes, InSeconds, Percent, Times, Rate, Money };

template <>
struct EnumNames<FigureFormat> {
    using enum FigureFormat;
    static constexpr std::array<std::pair<FigureFormat, std::string_view>, 8> names{{{Plain, "plain"},
                                                                                     {Count, "count"},
                                                                                     {InBytes, "bytes"},
                                                                                     {InSeconds, "seconds"},
                                                                                     {Percent, "percent"},
                                                                                     {Times, "times"},
                                                                                     {Rate, "rate"},
                                                                                     {Money, "money"}}};
};

/// A piece of a lesson's text.
struct MarkupSpan {
    enum class Kind { Text, Strong, Code, Term, Figure };
    Kind kind = Kind::Text;
    std::string text;                   ///< as shown; of a figure: empty
    std::string term{};                 ///< of the glossary
    std::optional<Expression> value{};  ///< of a figure: what the estimator says, never what somebody typed
    FigureFormat format = FigureFormat::Plain;
};

/// "The [[bubble]] takes {/time/bubble_s|seconds}: **idle** time, `(p-1)/m`." A term may be shown as something else: [[ZeRO-3|the third stage]].
/// Error: BadUsage of what does not end, and of a figure that is no expression.
[[nodiscard]] Result<std::vector<MarkupSpan>> parseMarkup(std::string_view text);

}  // namespace shardscope
