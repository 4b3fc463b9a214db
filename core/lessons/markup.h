// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/enum_names.h"
#include "core/lessons/expression.h"

namespace shardscope {

/// The format of a number in a lesson. All values are SI.
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
    std::optional<Expression> value{};  ///< of a figure: the estimator's value, never a typed one
    FigureFormat format = FigureFormat::Plain;
};

/// Parses markup: "The [[bubble]] takes {/time/bubble_s|seconds}: **idle** time, `(p-1)/m`." A term may be shown as something else:
/// [[ZeRO-3|the third stage]]. Errors: BadUsage for unclosed markup, and for a figure that is not an expression.
[[nodiscard]] Result<std::vector<MarkupSpan>> parseMarkup(std::string_view text);

}  // namespace shardscope
