// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/expression.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <utility>

namespace shardscope {
namespace {

constexpr int kDeepest = 64;
constexpr double kSame = 1e-12;

bool isSameNumber(double a, double b) { return std::abs(a - b) <= kSame * std::max({1.0, std::abs(a), std::abs(b)}); }
bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isOfName(char c) { return isLetter(c) || isDigit(c) || c == '_' || c == '.' || c == '/' || c == ':' || c == '-'; }

}  // namespace

/// Descends from the loosest operator to the tightest.
class ExpressionParser {
public:
    explicit ExpressionParser(std::string_view text) : m_text(text) { m_made.m_text = text; }

    Result<Expression> parse()
    {
        level(0);
        if (m_problem.empty() && !atEnd())
            fail("an operator");
        if (!m_problem.empty())
            return Error{ErrorCode::BadUsage, {m_problem, "an expression such as /memory/peak_bytes < 80e9"}, {}, {}};
        return std::move(m_made);
    }

private:
    using Op = Expression::Op;
    struct Binary {
        std::string_view sign;
        Op op;
    };

    bool atEnd()
    {
        while (m_at < m_text.size() && m_text[m_at] == ' ')
            ++m_at;
        return m_at == m_text.size();
    }
    void fail(std::string_view wanted)
    {
        if (m_problem.empty())
            m_problem = "\"" + std::string(m_text) + "\" has no " + std::string(wanted) + " at character " + std::to_string(m_at + 1);
    }
    void emit(Op op, double number = 0, std::size_t name = 0) { m_made.m_tokens.push_back({op, number, name}); }
    bool take(std::string_view sign)
    {
        if (atEnd() || m_text.substr(m_at, sign.size()) != sign)
            return false;
        m_at += sign.size();
        return true;
    }

    /// The operators of one rank, longer signs before those that they begin with.
    static const std::vector<std::vector<Binary>>& ranks()
    {
        static const std::vector<std::vector<Binary>> all{
            {{"||", Op::Or}},
            {{"&&", Op::And}},
            {{"<=", Op::AtMost}, {">=", Op::AtLeast}, {"==", Op::Equal}, {"!=", Op::Unequal}, {"<", Op::Less}, {">", Op::More}},
            {{"+", Op::Add}, {"-", Op::Subtract}},
            {{"*", Op::Multiply}, {"/", Op::Divide}}};
        return all;
    }
    void level(std::size_t rank)
    {
        if (rank == ranks().size())
            return power();
        level(rank + 1);
        while (m_problem.empty()) {
            const auto& signs = ranks()[rank];
            const auto found = std::find_if(signs.begin(), signs.end(), [this](const Binary& each) { return take(each.sign); });
            if (found == signs.end())
                return;
            level(rank + 1);
            emit(found->op);
        }
    }
    void power()
    {
        unary();
        if (m_problem.empty() && take("^")) {
            power();
            emit(Op::Power);
        }
    }
    void unary()
    {
        if (++m_depth > kDeepest)
            fail("end of its nesting");
        else if (take("-")) {
            unary();
            emit(Op::Negate);
        } else if (take("!")) {
            unary();
            emit(Op::Not);
        } else {
            operand();
        }
        --m_depth;
    }
    void operand()
    {
        if (atEnd())
            return fail("operand");
        const char c = m_text[m_at];
        if (isDigit(c) || c == '.')
            return number();
        if (isLetter(c) || c == '/')
            return name();
        if (!take("("))
            return fail("operand");
        level(0);
        if (!take(")"))
            fail("closing parenthesis");
    }
    void number()
    {
        double value = 0;
        const char* begin = m_text.data() + m_at;
        const auto [end, error] = std::from_chars(begin, m_text.data() + m_text.size(), value);
        if (error != std::errc())
            return fail("number");
        m_at += static_cast<std::size_t>(end - begin);
        emit(Op::Number, value);
    }
    void name()
    {
        const std::size_t begin = m_at;
        while (m_at < m_text.size() && isOfName(m_text[m_at]))
            ++m_at;
        std::string word(m_text.substr(begin, m_at - begin));
        if (m_at < m_text.size() && m_text[m_at] == '(')
            return function(word);
        emit(Op::Name, 0, m_made.m_names.size());
        m_made.m_names.push_back(std::move(word));
    }
    void function(std::string_view word)
    {
        struct Function {
            std::string_view name;
            Op op;
            int operands;
        };
        static constexpr Function all[] = {{"min", Op::Min, 2},   {"max", Op::Max, 2},     {"abs", Op::Abs, 1},     {"sqrt", Op::Sqrt, 1},
                                           {"ceil", Op::Ceil, 1}, {"floor", Op::Floor, 1}, {"round", Op::Round, 1}, {"log2", Op::Log2, 1}};
        const auto* found = std::find_if(std::begin(all), std::end(all), [&](const Function& each) { return each.name == word; });
        if (found == std::end(all) || !take("("))
            return fail("function " + std::string(word));
        for (int i = 0; i < found->operands && m_problem.empty(); ++i) {
            if (i > 0 && !take(","))
                return fail("comma");
            level(0);
        }
        if (!take(")"))
            return fail("closing parenthesis");
        emit(found->op);
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    int m_depth = 0;
    std::string m_problem;
    Expression m_made;
};

Result<Expression> Expression::parse(std::string_view text) { return ExpressionParser(text).parse(); }

std::optional<double> Expression::evaluate(const ValueLookup& lookup) const
{
    std::vector<double> stack;
    const auto unary = [&](auto act) { stack.back() = act(stack.back()); };
    const auto binary = [&](auto act) {
        const double right = stack.back();
        stack.pop_back();
        stack.back() = act(stack.back(), right);
    };
    for (const Token& token : m_tokens) {
        switch (token.op) {
        case Op::Number:
            stack.push_back(token.number);
            break;
        case Op::Name: {
            const std::optional<double> value = lookup(m_names[token.name]);
            if (!value)
                return std::nullopt;
            stack.push_back(*value);
            break;
        }
        case Op::Negate:
            unary([](double a) { return -a; });
            break;
        case Op::Not:
            unary([](double a) { return a == 0 ? 1.0 : 0.0; });
            break;
        case Op::Abs:
            unary([](double a) { return std::abs(a); });
            break;
        case Op::Sqrt:
            unary([](double a) { return std::sqrt(a); });
            break;
        case Op::Ceil:
            unary([](double a) { return std::ceil(a); });
            break;
        case Op::Floor:
            unary([](double a) { return std::floor(a); });
            break;
        case Op::Round:
            unary([](double a) { return std::round(a); });
            break;
        case Op::Log2:
            unary([](double a) { return std::log2(a); });
            break;
        case Op::Add:
            binary([](double a, double b) { return a + b; });
            break;
        case Op::Subtract:
            binary([](double a, double b) { return a - b; });
            break;
        case Op::Multiply:
            binary([](double a, double b) { return a * b; });
            break;
        case Op::Divide:
            binary([](double a, double b) { return a / b; });
            break;
        case Op::Power:
            binary([](double a, double b) { return std::pow(a, b); });
            break;
        case Op::Min:
            binary([](double a, double b) { return std::min(a, b); });
            break;
        case Op::Max:
            binary([](double a, double b) { return std::max(a, b); });
            break;
        case Op::Less:
            binary([](double a, double b) { return a < b && !isSameNumber(a, b) ? 1.0 : 0.0; });
            break;
        case Op::More:
            binary([](double a, double b) { return a > b && !isSameNumber(a, b) ? 1.0 : 0.0; });
            break;
        case Op::AtMost:
            binary([](double a, double b) { return a <= b || isSameNumber(a, b) ? 1.0 : 0.0; });
            break;
        case Op::AtLeast:
            binary([](double a, double b) { return a >= b || isSameNumber(a, b) ? 1.0 : 0.0; });
            break;
        case Op::Equal:
            binary([](double a, double b) { return isSameNumber(a, b) ? 1.0 : 0.0; });
            break;
        case Op::Unequal:
            binary([](double a, double b) { return isSameNumber(a, b) ? 0.0 : 1.0; });
            break;
        case Op::And:
            binary([](double a, double b) { return a != 0 && b != 0 ? 1.0 : 0.0; });
            break;
        case Op::Or:
            binary([](double a, double b) { return a != 0 || b != 0 ? 1.0 : 0.0; });
            break;
        }
    }
    if (stack.size() != 1 || !std::isfinite(stack.back()))
        return std::nullopt;
    return stack.back();
}

}  // namespace shardscope
