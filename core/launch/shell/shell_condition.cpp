// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/shell/shell_condition.h"

#include "core/launch/shell/shell_pattern.h"

#include <algorithm>
#include <charconv>

namespace shardscope::shell {
namespace {

using IsSet = std::function<bool(const std::string&)>;

constexpr int kMostConditionLevels = 64;

std::optional<std::int64_t> wholeNumber(std::string text)
{
    text.erase(0, text.find_first_not_of(" \t\n"));
    text.erase(text.find_last_not_of(" \t\n") + 1);
    if (text.starts_with('+'))
        text.erase(0, 1);
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() && !text.empty() ? std::optional(value) : std::nullopt;
}

std::optional<bool> compared(std::string_view operation, std::int64_t a, std::int64_t b)
{
    if (operation == "-eq")
        return a == b;
    if (operation == "-ne")
        return a != b;
    if (operation == "-lt")
        return a < b;
    if (operation == "-le")
        return a <= b;
    if (operation == "-gt")
        return a > b;
    if (operation == "-ge")
        return a >= b;
    return std::nullopt;
}

bool isNumeric(const std::string& operation) { return compared(operation, 0, 0).has_value(); }

/// Returns whether the texts are equal, different, or undecided. Texts with different beginnings or ends differ, whatever is unknown in
/// between.
Truth sameText(const Text& a, const Text& b)
{
    if (a.isKnown() && b.isKnown())
        return truthOf(a.text() == b.text());
    if (isSame(a, b))
        return Truth::Yes;
    if ((a.isEmpty() && b.hasKnown()) || (b.isEmpty() && a.hasKnown()))
        return Truth::No;
    if (a.isEmpty() || b.isEmpty() || a.pieces().front().unknown || b.pieces().front().unknown)
        return Truth::Open;
    const std::string& first = a.pieces().front().text;
    const std::string& second = b.pieces().front().text;
    const std::size_t both = std::min(first.size(), second.size());
    return first.compare(0, both, second, 0, both) == 0 ? Truth::Open : Truth::No;
}

Truth emptiness(const Text& text)
{
    if (text.isEmpty())
        return Truth::Yes;
    return text.hasKnown() ? Truth::No : Truth::Open;
}

/// Whether there is an operator, which takes one word.
bool isUnary(const std::string& word)
{
    return word.size() == 2 && word[0] == '-' && std::string_view("abcdefghknoprstuvwxzGLNORS").find(word[1]) != std::string_view::npos;
}

Truth unary(char kind, const Text& operand, const IsSet& isSet)
{
    if (kind == 'z')
        return emptiness(operand);
    if (kind == 'n')
        return opposite(emptiness(operand));
    if (kind == 'v' && operand.isKnown() && isSet(operand.text()))
        return Truth::Yes;
    return Truth::Open;
}

Truth both(Truth a, Truth b)
{
    if (a == Truth::No || b == Truth::No)
        return Truth::No;
    return a == Truth::Yes && b == Truth::Yes ? Truth::Yes : Truth::Open;
}

Truth oneOf(Truth a, Truth b) { return opposite(both(opposite(a), opposite(b))); }

/// Conditions joined by words for "or" and "and", of which the second binds more tightly.
class JoinedConditions {
protected:
    JoinedConditions(std::string_view orWord, std::string_view andWord, std::size_t count) : m_or(orWord), m_and(andWord), m_count(count) {}
    ~JoinedConditions() = default;

    /// The word that stands so far ahead; empty where none does, or an unknown one.
    [[nodiscard]] virtual std::string at(std::size_t ahead) const = 0;
    /// The condition that stands here, which is taken.
    virtual Truth one() = 0;

    Truth any()
    {
        Truth truth = all();
        for (; at(0) == m_or; truth = oneOf(truth, all()))
            ++m_at;
        return truth;
    }

    /// "( … )"
    Truth bracketed()
    {
        ++m_at;
        const Truth truth = any();
        m_at += at(0) == ")" ? 1 : m_count;
        return truth;
    }

    std::size_t m_at = 0;
    int m_level = 0;

private:
    Truth all()
    {
        Truth truth = one();
        for (; at(0) == m_and; truth = both(truth, one()))
            ++m_at;
        return truth;
    }

    std::string_view m_or;
    std::string_view m_and;
    std::size_t m_count;
};

/// Reads `!`, `(`, `-a`, `-o` and what they join.
class TestReader final : JoinedConditions {
public:
    TestReader(const std::vector<Text>& words, const IsSet& isSet)
        : JoinedConditions("-o", "-a", words.size()), m_words(words), m_isSet(isSet)
    {
    }

    Truth whole()
    {
        if (m_words.empty())
            return Truth::No;
        if (m_words.size() == 1)
            return opposite(emptiness(m_words[0]));
        const Truth truth = any();
        return m_at < m_words.size() ? Truth::Open : truth;
    }

private:
    [[nodiscard]] std::string at(std::size_t ahead) const override
    {
        return m_at + ahead < m_words.size() && m_words[m_at + ahead].isKnown() ? m_words[m_at + ahead].text() : std::string();
    }

    Truth one() override
    {
        if (++m_level > kMostConditionLevels || m_at >= m_words.size()) {
            m_at = m_words.size() + 1;
            return Truth::Open;
        }
        const std::size_t left = m_words.size() - m_at;
        const std::string second = at(1);
        const bool isBinary = left >= 3 && (second == "=" || second == "==" || second == "!=" || second == "<" || second == ">" ||
                                            isNumeric(second) || second == "-nt" || second == "-ot" || second == "-ef");
        Truth truth = Truth::Open;
        if (isBinary) {
            truth = binary(m_words[m_at], second, m_words[m_at + 2]);
            m_at += 3;
        } else if (at(0) == "!" && left > 1) {
            ++m_at;
            truth = opposite(one());
        } else if (at(0) == "(") {
            truth = bracketed();
        } else if (isUnary(at(0)) && left > 1) {
            truth = unary(at(0)[1], m_words[m_at + 1], m_isSet);
            m_at += 2;
        } else {
            truth = opposite(emptiness(m_words[m_at++]));
        }
        --m_level;
        return truth;
    }

    static Truth binary(const Text& a, const std::string& operation, const Text& b)
    {
        if (operation == "=" || operation == "==")
            return sameText(a, b);
        if (operation == "!=")
            return opposite(sameText(a, b));
        if (!a.isKnown() || !b.isKnown() || operation == "-nt" || operation == "-ot" || operation == "-ef")
            return Truth::Open;
        if (operation == "<" || operation == ">")
            return truthOf(operation == "<" ? a.text() < b.text() : a.text() > b.text());
        const std::optional<std::int64_t> first = wholeNumber(a.text());
        const std::optional<std::int64_t> second = wholeNumber(b.text());
        // bash complains, and the condition doesn't hold.
        return first && second ? truthOf(*compared(operation, *first, *second)) : Truth::No;
    }

    const std::vector<Text>& m_words;
    const IsSet& m_isSet;
};

class ConditionReader final : JoinedConditions {
public:
    ConditionReader(const std::vector<Word>& words, Expander& expander, const IsSet& isSet)
        : JoinedConditions("||", "&&", words.size()), m_words(words), m_expander(expander), m_isSet(isSet)
    {
    }

    Truth whole()
    {
        const Truth truth = any();
        return m_at < m_words.size() ? Truth::Open : truth;
    }

private:
    [[nodiscard]] std::string at(std::size_t ahead) const override
    {
        const std::string* const plain = m_at + ahead < m_words.size() ? m_words[m_at + ahead].plain() : nullptr;
        return plain ? *plain : std::string();
    }

    Truth one() override
    {
        if (++m_level > kMostConditionLevels || m_at >= m_words.size()) {
            m_at = m_words.size() + 1;
            return Truth::Open;
        }
        Truth truth = Truth::Open;
        if (at(0) == "!") {
            ++m_at;
            truth = opposite(one());
        } else if (at(0) == "(") {
            truth = bracketed();
        } else if (isUnary(at(0)) && m_at + 1 < m_words.size()) {
            truth = unary(at(0)[1], m_expander.text(m_words[m_at + 1]), m_isSet);
            m_at += 2;
        } else {
            truth = comparison();
        }
        --m_level;
        return truth;
    }

    Truth comparison()
    {
        const std::string operation = at(1);
        const bool isMatch = operation == "=" || operation == "==" || operation == "!=";
        if (m_at + 2 < m_words.size() && (isMatch || operation == "=~" || operation == "<" || operation == ">" || isNumeric(operation))) {
            const Text left = m_expander.text(m_words[m_at]);
            const Word& right = m_words[m_at + 2];
            m_at += 3;
            if (isMatch) {
                const Truth same = matches(left, right);
                return operation == "!=" ? opposite(same) : same;
            }
            return compare(left, operation, right);
        }
        if (operation == "-nt" || operation == "-ot" || operation == "-ef") {
            m_at += 3;
            return Truth::Open;
        }
        return opposite(emptiness(m_expander.text(m_words[m_at++])));
    }

    Truth matches(const Text& left, const Word& right)
    {
        const std::optional<std::string> pattern = m_expander.pattern(right);
        const bool isWild = pattern && pattern->find_first_of("*?[\\") != std::string::npos;
        if (!pattern || !isWild)
            return sameText(left, m_expander.text(right));
        if (!left.isKnown() || left.size() > kMostPatternLetters)
            return Truth::Open;
        return truthOf(matchesPattern(left.text(), *pattern));
    }

    Truth compare(const Text& left, const std::string& operation, const Word& right)
    {
        if (operation == "=~")
            return Truth::Open;
        if (operation == "<" || operation == ">") {
            const Text other = m_expander.text(right);
            if (!left.isKnown() || !other.isKnown())
                return Truth::Open;
            return truthOf(operation == "<" ? left.text() < other.text() : left.text() > other.text());
        }
        const Number a = m_expander.number(left, right.line);
        const Number b = m_expander.number(right, right.line);
        return a.unknown || b.unknown ? Truth::Open : truthOf(*compared(operation, a.value, b.value));
    }

    const std::vector<Word>& m_words;
    Expander& m_expander;
    const IsSet& m_isSet;
};

}  // namespace

Truth testWords(const std::vector<Text>& words, const IsSet& isSet) { return TestReader(words, isSet).whole(); }

Truth testCondition(const std::vector<Word>& words, Expander& expander, const IsSet& isSet)
{
    return ConditionReader(words, expander, isSet).whole();
}

}  // namespace shardscope::shell
