// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace shardscope {

/// Returns the value of a name; empty: it has none.
using ValueLookup = std::function<std::optional<double>(std::string_view name)>;

/// A number computed from figures of an estimate: "zero3:/memory/peak_bytes / 2^30 < 80". Operators by precedence, the loosest first:
/// || && (< <= > >= == !=) (+ −) (* /) ^, a leading − or !; min, max, abs, sqrt, ceil, floor, round, log2. True is 1, false is 0. A name
/// starts with a letter or, in an operand's place, with a slash, and extends to the next space, parenthesis or comma, so that a pointer
/// needs spaces around the operator that follows it. Values within 1e-12 of each other are equal.
class Expression {
public:
    /// Parses an expression. Error: BadUsage, with the unexpected text and its place.
    [[nodiscard]] static Result<Expression> parse(std::string_view text);

    /// Returns the value; empty where a name has no value or the result is not finite.
    [[nodiscard]] std::optional<double> evaluate(const ValueLookup& lookup) const;
    [[nodiscard]] bool holds(const ValueLookup& lookup) const { return evaluate(lookup).value_or(0) != 0; }
    /// Returns every occurrence of a name, in order.
    [[nodiscard]] const std::vector<std::string>& names() const { return m_names; }
    [[nodiscard]] const std::string& text() const { return m_text; }

private:
    friend class ExpressionParser;
    enum class Op : std::uint8_t {
        Number,
        Name,
        Negate,
        Not,
        Add,
        Subtract,
        Multiply,
        Divide,
        Power,
        Less,
        AtMost,
        More,
        AtLeast,
        Equal,
        Unequal,
        And,
        Or,
        Min,
        Max,
        Abs,
        Sqrt,
        Ceil,
        Floor,
        Round,
        Log2
    };
    struct Token {
        Op op = Op::Number;
        double number = 0;
        std::size_t name = 0;
    };

    std::string m_text;
    std::vector<Token> m_tokens;  ///< in the order of evaluation, operands before their operator
    std::vector<std::string> m_names;
};

}  // namespace shardscope
