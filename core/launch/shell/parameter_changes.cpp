// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/shell/shell_expander.h"
#include "core/launch/shell/shell_pattern.h"

#include <algorithm>
#include <cctype>

namespace shardscope::shell {
namespace {

/// Nobody but the user and the caller says it: a default of the script then holds.
bool isLeftToCaller(const Text& text)
{
    return !text.isEmpty() && !text.hasKnown() && std::all_of(text.pieces().begin(), text.pieces().end(), [](const Piece& piece) {
        return piece.unknown->doubt == Doubt::Environment || piece.unknown->doubt == Doubt::Argument;
    });
}

}  // namespace

/// Expands `${X:-d}` and similar forms. A variable that the caller may set and the script does not takes the script's default.
Text Expander::defaulted(const Part& part, const std::string& name, const Text& held, bool isAssigned,
                         std::optional<std::vector<Text>>* words)
{
    const Expansion& expansion = *part.expansion;
    const bool countsEmpty = expansion.operation.starts_with(':');
    const char kind = expansion.operation.back();
    const bool isOpen = isAssigned ? isLeftToCaller(held) : !held.isEmpty();
    const bool isEmpty = isAssigned ? countsEmpty && held.isEmpty() : true;
    if (isAssigned && !isOpen && !held.isEmpty() && !held.hasKnown() && countsEmpty) {
        // Whether it is empty isn't known.
        const Text other = kind == '+' ? Text() : text(expansion.argument);
        const Text own = kind == '+' ? text(expansion.argument) : held;
        return either(own, other, held.firstUnknown()->doubt, held.firstUnknown()->line, held.firstUnknown()->what);
    }
    const bool isMissing = isEmpty || (isAssigned && isOpen && countsEmpty);
    if (kind == '+') {
        if (isMissing && isOpen)
            return either(Text(), text(expansion.argument), Doubt::Environment, part.line, part.text);
        if (!isMissing && words)
            *words = fields(expansion.argument, true);
        return isMissing || words ? Text() : text(expansion.argument);
    }
    if (!isMissing)
        return held;
    if (kind == '?')
        return {makeUnknown(Doubt::Required, part.line, part.text), part.line};
    if (kind == '-' && words) {
        *words = fields(expansion.argument, true);
        return {};
    }
    const Text value = text(expansion.argument);
    if (kind == '=' && !isArgument(name))
        m_variables.set(name, value);
    return value;
}

Text Expander::changed(const Part& part, const Text& held)
{
    const Expansion& expansion = *part.expansion;
    const std::optional<std::string> pattern = this->pattern(expansion.argument);
    const Text replacement = text(expansion.replacement);
    if (const UnknownPtr unknown = held.firstUnknown())
        return {unknown, part.line};
    if (!pattern || !replacement.isKnown())
        return {makeUnknown(Doubt::Form, part.line, part.text), part.line};
    const bool isWild = pattern->find_first_of("*?[") != std::string::npos;
    const std::size_t cost = held.size() * held.size() / 16 * (isWild ? pattern->size() + 1 : 1);
    m_budget.spend(cost);
    if (m_budget.isSpent || held.size() > (isWild ? kMostPatternLetters / 4 : kMostPatternLetters))
        return {makeUnknown(Doubt::Size, part.line, part.text), part.line};
    return {changed(expansion, *pattern, replacement.text(), held.text()), held.line()};
}

std::string Expander::changed(const Expansion& expansion, const std::string& pattern, const std::string& replacement,
                              const std::string& text)
{
    const std::string& operation = expansion.operation;
    if (operation[0] == '#')
        return withoutBegin(text, pattern, operation.size() > 1);
    if (operation[0] == '%')
        return withoutEnd(text, pattern, operation.size() > 1);
    if (operation[0] == '/')
        return withReplaced(text, pattern, replacement, operation == "//", operation.size() > 1 && operation != "//" ? operation[1] : '\0');
    std::string result = text;
    for (std::size_t i = 0; i < result.size(); ++i) {
        const auto letter = static_cast<unsigned char>(result[i]);
        const bool isMeant = (i == 0 || operation.size() > 1) && (pattern.empty() || matchesPattern(result.substr(i, 1), pattern));
        if (isMeant && letter < 128)
            result[i] = static_cast<char>(operation[0] == '^' ? std::toupper(letter) : std::tolower(letter));
    }
    return result;
}

/// `${X:from:count}`.
Text Expander::cut(const Part& part, const Text& held)
{
    const Expansion& expansion = *part.expansion;
    if (const UnknownPtr unknown = held.firstUnknown())
        return {unknown, part.line};
    const Number from = number(expansion.argument, part.line);
    const Number count =
        expansion.operation == "::" ? number(expansion.replacement, part.line) : Number{static_cast<std::int64_t>(held.size()), nullptr};
    if (from.unknown || count.unknown)
        return {from.unknown ? from.unknown : count.unknown, part.line};
    const auto size = static_cast<std::int64_t>(held.size());
    const std::int64_t begin = from.value < 0 ? from.value + size : from.value;
    const std::int64_t end = count.value < 0 ? count.value + size : count.value > size ? size : std::min(size, begin + count.value);
    if (begin < 0 || begin > size || end <= begin)
        return {};
    return {std::string_view(held.text()).substr(static_cast<std::size_t>(begin), static_cast<std::size_t>(end - begin)), held.line()};
}

}  // namespace shardscope::shell
