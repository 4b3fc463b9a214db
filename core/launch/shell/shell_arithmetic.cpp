// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/shell/shell_arithmetic.h"

#include "core/launch/shell/script_cursor.h"

#include <cctype>
#include <limits>

namespace shardscope::shell {
namespace {

constexpr int kMostExpressionLevels = 64;
constexpr int kMostExpressionSteps = 20000;

struct Operator {
    std::string_view text;
    int rank;  ///< a higher one binds closer
};
// Longest first where one begins another.
constexpr Operator kOperators[] = {{"<<=", 0}, {">>=", 0}, {"**", 13}, {"||", 3}, {"&&", 4}, {"==", 8}, {"!=", 8}, {"<=", 9},
                                   {">=", 9},  {"<<", 10}, {">>", 10}, {"+=", 0}, {"-=", 0}, {"*=", 0}, {"/=", 0}, {"%=", 0},
                                   {"&=", 0},  {"|=", 0},  {"^=", 0},  {"|", 5},  {"^", 6},  {"&", 7},  {"<", 9},  {">", 9},
                                   {"+", 11},  {"-", 11},  {"*", 12},  {"/", 12}, {"%", 12}};

std::int64_t wrapped(std::uint64_t bits) { return static_cast<std::int64_t>(bits); }
std::uint64_t bits(std::int64_t value) { return static_cast<std::uint64_t>(value); }

std::int64_t power(std::int64_t base, std::int64_t exponent)
{
    std::uint64_t result = 1;
    std::uint64_t factor = bits(base);
    for (; exponent > 0; exponent /= 2) {
        if (exponent % 2 == 1)
            result *= factor;
        factor *= factor;
    }
    return wrapped(result);
}

class Evaluation {
public:
    Evaluation(std::string text, const NumberVariables& variables, int line, int level, int& steps)
        : m_text(std::move(text)), m_variables(variables), m_line(line), m_level(level), m_steps(steps)
    {
    }

    Number whole()
    {
        skip();
        if (m_at >= m_text.size())
            return {};
        Number value = comma();
        skip();
        if (m_at < m_text.size())
            return wrong();
        return value;
    }

private:
    Number wrong()
    {
        m_at = m_text.size();
        m_isWrong = true;
        return {0, makeUnknown(Doubt::Form, m_line, "$((" + m_text.substr(0, 80) + "))")};
    }

    void skip()
    {
        while (m_at < m_text.size() && std::isspace(static_cast<unsigned char>(m_text[m_at])) != 0)
            ++m_at;
    }

    bool accept(std::string_view token)
    {
        skip();
        if (m_text.compare(m_at, token.size(), token) != 0)
            return false;
        m_at += token.size();
        return true;
    }

    const Operator* operatorAt()
    {
        skip();
        for (const Operator& each : kOperators) {
            if (m_text.compare(m_at, each.text.size(), each.text) == 0)
                return &each;
        }
        return nullptr;
    }

    Number comma()
    {
        Number value = choice();
        while (!m_isWrong && accept(","))
            value = choice();
        return value;
    }

    /// `a ? b : c`; the way that is not gone changes nothing.
    Number choice()
    {
        if (++m_level > kMostExpressionLevels)
            return wrong();
        const Number condition = binary(1);
        if (m_isWrong || !accept("?")) {
            --m_level;
            return condition;
        }
        const int skipping = m_skipping;
        m_skipping += condition.unknown || condition.value == 0 ? 1 : 0;
        const Number yes = choice();
        m_skipping = skipping;
        if (!accept(":"))
            return wrong();
        m_skipping += condition.unknown || condition.value != 0 ? 1 : 0;
        const Number no = choice();
        m_skipping = skipping;
        --m_level;
        if (condition.unknown)
            return yes.unknown || no.unknown || yes.value != no.value ? condition : yes;
        return condition.value != 0 ? yes : no;
    }

    Number binary(int least)
    {
        if (++m_level > kMostExpressionLevels)
            return wrong();
        Number left = unary();
        while (!m_isWrong) {
            const Operator* const each = operatorAt();
            if (!each || each->rank < least)
                break;
            m_at += each->text.size();
            const bool isDecided = !left.unknown && ((each->text == "&&" && left.value == 0) || (each->text == "||" && left.value != 0));
            m_skipping += isDecided ? 1 : 0;
            const Number right = binary(each->text == "**" ? each->rank : each->rank + 1);
            m_skipping -= isDecided ? 1 : 0;
            left = isDecided ? Number{each->text == "||" ? 1 : 0, nullptr} : combined(each->text, left, right);
        }
        --m_level;
        return left;
    }

    Number combined(std::string_view what, const Number& left, const Number& right)
    {
        if (left.unknown)
            return left;
        if (right.unknown)
            return right;
        const std::int64_t a = left.value;
        const std::int64_t b = right.value;
        if (what == "+")
            return {wrapped(bits(a) + bits(b)), nullptr};
        if (what == "-")
            return {wrapped(bits(a) - bits(b)), nullptr};
        if (what == "*")
            return {wrapped(bits(a) * bits(b)), nullptr};
        if (what == "/" || what == "%") {
            if (b == 0)
                return m_skipping > 0 ? Number{} : wrong();
            if (b == -1)
                return {what == "/" ? wrapped(0 - bits(a)) : 0, nullptr};
            return {what == "/" ? a / b : a % b, nullptr};
        }
        if (what == "**")
            return b < 0 ? wrong() : Number{power(a, b), nullptr};
        if (what == "<<")
            return {wrapped(bits(a) << (bits(b) & 63)), nullptr};
        if (what == ">>")
            return {a >> (bits(b) & 63), nullptr};
        if (what == "&")
            return {wrapped(bits(a) & bits(b)), nullptr};
        if (what == "|")
            return {wrapped(bits(a) | bits(b)), nullptr};
        if (what == "^")
            return {wrapped(bits(a) ^ bits(b)), nullptr};
        const bool holds = what == "<"    ? a < b
                           : what == ">"  ? a > b
                           : what == "<=" ? a <= b
                           : what == ">=" ? a >= b
                           : what == "==" ? a == b
                           : what == "!=" ? a != b
                           : what == "&&" ? a != 0 && b != 0
                                          : a != 0 || b != 0;
        return {holds ? 1 : 0, nullptr};
    }

    Number unary()
    {
        if (++m_level > kMostExpressionLevels)
            return wrong();
        Number value;
        if (accept("++") || accept("--")) {
            const bool isPlus = m_text[m_at - 1] == '+';
            skip();
            const std::string name = takeName();
            value = name.empty() ? wrong() : combined(isPlus ? "+" : "-", variable(name), {1, nullptr});
            assign(name, value);
        } else if (accept("!")) {
            value = unary();
            value.value = value.value == 0 ? 1 : 0;
        } else if (accept("~")) {
            value = unary();
            value.value = ~value.value;
        } else if (accept("-")) {
            value = unary();
            value.value = wrapped(0 - bits(value.value));
        } else if (accept("+")) {
            value = unary();
        } else {
            value = primary();
        }
        --m_level;
        return value;
    }

    Number primary()
    {
        if (accept("(")) {
            const Number value = comma();
            return accept(")") ? value : wrong();
        }
        skip();
        if (m_at < m_text.size() && std::isdigit(static_cast<unsigned char>(m_text[m_at])) != 0)
            return literal();
        const std::string name = takeName();
        return name.empty() ? wrong() : named(name);
    }

    /// A variable and its operators.
    Number named(const std::string& name)
    {
        if (accept("++"))
            return stepped(name, 1);
        if (accept("--"))
            return stepped(name, -1);
        const Operator* const each = operatorAt();
        if (each && each->rank == 0) {
            m_at += each->text.size();
            const Number value = combined(each->text.substr(0, each->text.size() - 1), variable(name), choice());
            assign(name, value);
            return value;
        }
        if (m_at < m_text.size() && m_text[m_at] == '=' && m_text.compare(m_at, 2, "==") != 0) {
            ++m_at;
            const Number value = choice();
            assign(name, value);
            return value;
        }
        return variable(name);
    }

    Number stepped(const std::string& name, std::int64_t step)
    {
        const Number before = variable(name);
        assign(name, combined("+", before, {step, nullptr}));
        return before;
    }

    void assign(const std::string& name, const Number& value)
    {
        if (m_skipping == 0 && !name.empty())
            m_variables.set(name, value);
    }

    /// The value of a variable is itself an expression.
    Number variable(const std::string& name)
    {
        const Text held = m_variables.get(name);
        if (const UnknownPtr unknown = held.firstUnknown())
            return {0, unknown};
        // "X+X" in X doubles at every level.
        m_steps += 1 + static_cast<int>(held.size());
        if (m_level + 8 > kMostExpressionLevels || m_steps > kMostExpressionSteps)
            return wrong();
        return Evaluation(held.text(), m_variables, m_line, m_level + 8, m_steps).whole();
    }

    std::string takeName()
    {
        std::string name;
        while (m_at < m_text.size() && isNameLetter(m_text[m_at], name.empty()))
            name += m_text[m_at++];
        return name;
    }

    /// 10, 0x1f, 017, 2#101.
    Number literal()
    {
        int base = 10;
        if (m_text[m_at] == '0' && m_at + 1 < m_text.size()) {
            const char next = m_text[m_at + 1];
            base = next == 'x' || next == 'X' ? 16 : 8;
            m_at += base == 16 ? 2 : 1;
        }
        std::uint64_t value = 0;
        for (bool isDone = false; !isDone && m_at < m_text.size();) {
            const char letter = m_text[m_at];
            if (letter == '#' && base == 10 && value >= 2 && value <= 36) {
                base = static_cast<int>(value);
                value = 0;
                ++m_at;
                continue;
            }
            const bool isLetter = std::isalpha(static_cast<unsigned char>(letter)) != 0;
            if (!isLetter && std::isdigit(static_cast<unsigned char>(letter)) == 0)
                break;
            const int digit = isLetter ? std::tolower(static_cast<unsigned char>(letter)) - 'a' + 10 : letter - '0';
            if (digit >= base)
                return wrong();
            value = value * static_cast<std::uint64_t>(base) + static_cast<std::uint64_t>(digit);
            ++m_at;
        }
        return {wrapped(value), nullptr};
    }

    std::string m_text;
    const NumberVariables& m_variables;
    int m_line;
    int m_level;
    int& m_steps;
    std::size_t m_at = 0;
    int m_skipping = 0;
    bool m_isWrong = false;
};

}  // namespace

Number evaluate(const Text& expression, const NumberVariables& variables, int line)
{
    if (const UnknownPtr unknown = expression.firstUnknown())
        return {0, unknown};
    int steps = 0;
    return Evaluation(expression.text(), variables, line, 0, steps).whole();
}

}  // namespace shardscope::shell
