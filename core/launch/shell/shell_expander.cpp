// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/shell/shell_expander.h"

#include "core/launch/shell/shell_pattern.h"

#include <algorithm>
#include <cctype>

namespace shardscope::shell {

bool isArgument(std::string_view name)
{
    return name == "@" || name == "*" || name == "#" ||
           (!name.empty() && std::all_of(name.begin(), name.end(), [](char letter) { return letter >= '0' && letter <= '9'; }));
}

std::string Expander::separators()
{
    const VariablePtr variable = m_variables.find("IFS");
    return variable && !variable->elements.empty() && variable->elements[0].isKnown() ? variable->elements[0].text() : " \t\n";
}

NumberVariables Expander::numbers(int line)
{
    return {[this, line](const std::string& name) { return value(name, line); },
            [this, line](const std::string& name, const Number& value) {
                m_variables.set(name, value.unknown ? Text(value.unknown, line) : numeral(value.value, line));
            }};
}

Number Expander::number(const Word& word, int line) { return number(text(word), line); }

Number Expander::number(const Text& expression, int line)
{
    m_budget.spend(expression.size());
    return evaluate(expression, numbers(line), line);
}

bool Expander::isAssigned(const std::string& name)
{
    const VariablePtr variable = m_variables.find(name);
    return variable && !variable->isUnset && !variable->elements.empty();
}

Text Expander::value(const std::string& name, int line)
{
    if (isArgument(name) && !(name == "0" && m_variables.find("0"))) {
        const VariablePtr arguments = m_variables.find("@");
        if (!arguments || name == "0")
            return {makeUnknown(Doubt::Argument, line, "$" + name), line};
        if (name == "#")
            return numeral(static_cast<std::int64_t>(arguments->elements.size()), line);
        if (name == "@" || name == "*") {
            Text joined;
            for (std::size_t i = 0; i < arguments->elements.size(); ++i) {
                joined.append(i > 0 ? " " : "", line);
                joined.append(arguments->elements[i]);
            }
            return joined;
        }
        const std::size_t index = name.size() > 4 ? kMostWords : static_cast<std::size_t>(std::stoi(name));
        return index <= arguments->elements.size() ? arguments->elements[index - 1] : Text();
    }
    const VariablePtr variable = m_variables.find(name);
    if (!variable)
        return {makeUnknown(isSetByBash(name) ? Doubt::Substitution : Doubt::Environment, line, "$" + name), line};
    return variable->elements.empty() ? Text() : variable->elements.front();
}

std::optional<std::vector<Text>> Expander::elements(const std::string& name)
{
    const VariablePtr variable = m_variables.find(name == "*" ? "@" : name);
    if (!variable)
        return std::nullopt;
    return variable->elements;
}

Text Expander::element(const Variable& variable, const Expansion& expansion, const Part& part)
{
    const Text subscript = text(expansion.subscript);
    if (variable.isAssociative) {
        for (std::size_t i = 0; i < variable.keys.size() && subscript.isKnown(); ++i) {
            if (variable.keys[i] == subscript.text())
                return variable.elements[i];
        }
        return subscript.isKnown() ? Text() : Text(subscript.firstUnknown(), part.line);
    }
    const Number index = number(subscript, part.line);
    if (index.unknown)
        return {index.unknown, part.line};
    const auto count = static_cast<std::int64_t>(variable.elements.size());
    const std::int64_t at = index.value < 0 ? index.value + count : index.value;
    for (std::int64_t i = 0; i < count && i <= at; ++i) {
        // An unknown element may be any number of them.
        const Text& each = variable.elements[static_cast<std::size_t>(i)];
        if (variable.isArray && !each.isKnown() && !each.hasKnown() && each.firstUnknown()->doubt == Doubt::Branch)
            return {each.firstUnknown(), part.line};
    }
    return at >= 0 && at < count ? variable.elements[static_cast<std::size_t>(at)] : Text();
}

Expander::Values Expander::parameter(const Part& part)
{
    const Expansion& expansion = *part.expansion;
    if (expansion.isWrong)
        return {{Text(makeUnknown(Doubt::Form, part.line, part.text), part.line)}, false, false};
    const std::string* const subscript = expansion.subscript.parts.size() == 1 ? &expansion.subscript.parts[0].text : nullptr;
    const bool isWhole = expansion.hasSubscript && subscript && (*subscript == "@" || *subscript == "*");
    const bool isArguments = (expansion.name == "@" || expansion.name == "*") && !expansion.isLength;
    if ((isWhole || isArguments) && !expansion.isIndirect)
        return list(part);
    if (isWhole)
        return {{Text(makeUnknown(Doubt::Form, part.line, part.text), part.line)}, false, false};
    std::optional<std::vector<Text>> words;
    const Text text = scalar(part, part.isQuoted ? nullptr : &words);
    return words ? Values{std::move(*words), true, true} : Values{{text}, false, false};
}

/// `"${A[@]}"`, `${A[*]}`, `${#A[@]}`, `"$@"`, and the operators on each of their words.
Expander::Values Expander::list(const Part& part)
{
    const Expansion& expansion = *part.expansion;
    const bool isJoined = expansion.name == "*" || (expansion.hasSubscript && expansion.subscript.parts[0].text == "*");
    std::optional<std::vector<Text>> all = elements(expansion.name);
    if (!all) {
        const bool isArguments = expansion.name == "@" || expansion.name == "*";
        if (expansion.operation == ":-" || expansion.operation == "-")
            return {{text(expansion.argument)}, false, false};
        return {{Text(makeUnknown(isArguments ? Doubt::Argument : Doubt::Environment, part.line, part.text), part.line)}, true, false};
    }
    if (expansion.isLength) {
        for (const Text& each : *all) {
            if (!each.isKnown() && !each.hasKnown())
                return {{Text(each.firstUnknown(), part.line)}, false, false};
        }
        return {{numeral(static_cast<std::int64_t>(all->size()), part.line)}, false, false};
    }
    if (expansion.operation == ":" || expansion.operation == "::") {
        Number from = number(expansion.argument, part.line);
        const Number count =
            expansion.operation == "::" ? number(expansion.replacement, part.line) : Number{static_cast<std::int64_t>(kMostWords), nullptr};
        // Arguments are counted from 1.
        from.value -= expansion.name == "@" || expansion.name == "*" ? 1 : 0;
        if (from.unknown || count.unknown || from.value < 0 || count.value < 0)
            return {{Text(makeUnknown(Doubt::Form, part.line, part.text), part.line)}, true, false};
        const std::size_t begin = std::min(all->size(), static_cast<std::size_t>(from.value));
        const std::size_t end = std::min(all->size(), begin + static_cast<std::size_t>(count.value));
        all = std::vector<Text>(all->begin() + static_cast<std::ptrdiff_t>(begin), all->begin() + static_cast<std::ptrdiff_t>(end));
    } else if (expansion.operation == ":-" || expansion.operation == "-") {
        if (all->empty())
            return {{text(expansion.argument)}, false, false};
    } else if (expansion.operation == ":+" || expansion.operation == "+") {
        return all->empty() ? Values{{}, true, false} : Values{{text(expansion.argument)}, false, false};
    } else if (!expansion.operation.empty()) {
        for (Text& each : *all)
            each = changed(part, each);
    }
    if (isJoined && part.isQuoted) {
        const std::string between = separators().substr(0, 1);
        Text joined;
        for (std::size_t i = 0; i < all->size(); ++i) {
            joined.append(i > 0 ? between : "", part.line);
            joined.append((*all)[i]);
        }
        return {{joined}, false, false};
    }
    return {std::move(*all), true, false};
}

Text Expander::scalar(const Part& part, std::optional<std::vector<Text>>* words)
{
    const Expansion& expansion = *part.expansion;
    std::string name = expansion.name;
    if (expansion.isIndirect) {
        const Text target = value(name, part.line);
        if (!target.isKnown())
            return {target.firstUnknown(), part.line};
        name = target.text();
        const bool isName = !name.empty() && std::all_of(name.begin(), name.end(), [](char letter) {
            return std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '_';
        });
        if (!isName || m_level > kMostExpansionLevels)
            return {makeUnknown(Doubt::Form, part.line, part.text), part.line};
    }
    const VariablePtr variable = m_variables.find(name);
    Text held = variable && expansion.hasSubscript ? element(*variable, expansion, part) : value(name, part.line);
    const std::string& operation = expansion.operation;
    if (operation.ends_with('-') || operation.ends_with('=') || operation.ends_with('?') || operation.ends_with('+')) {
        const VariablePtr arguments = isArgument(name) ? m_variables.find("@") : nullptr;
        const bool isThere = isArgument(name) ? arguments && !held.isEmpty() : isAssigned(name) || isSetByBash(name);
        return defaulted(part, name, held, isThere, words);
    }
    if (expansion.isLength) {
        if (const UnknownPtr unknown = held.firstUnknown())
            return {unknown, part.line};
        return numeral(static_cast<std::int64_t>(held.size()), part.line);
    }
    if (operation.empty())
        return held;
    return operation[0] == ':' ? cut(part, held) : changed(part, held);
}

Expander::Values Expander::values(const Part& part)
{
    if (m_level > kMostExpansionLevels || m_budget.isSpent)
        return {{Text(makeUnknown(Doubt::Size, part.line, part.text), part.line)}, false, false};
    ++m_level;
    Values all;
    switch (part.kind) {
    case PartKind::Literal:
        all.texts.emplace_back(part.text, part.line);
        break;
    case PartKind::Parameter:
        all = parameter(part);
        break;
    case PartKind::Arithmetic: {
        const Number result = number(part.expansion->argument, part.line);
        all.texts.push_back(result.unknown ? Text(result.unknown, part.line) : numeral(result.value, part.line));
        break;
    }
    case PartKind::Substitution:
        all.texts.push_back(m_substitute(part));
        break;
    case PartKind::Unknown:
        all.texts.emplace_back(part.unknown, part.line);
        break;
    }
    for (Text& text : all.texts) {
        m_budget.spend(text.size() + 1);
        if (text.size() > kMostValueLetters)
            text = Text(makeUnknown(Doubt::Size, part.line, part.text), part.line);
    }
    --m_level;
    return all;
}

Text Expander::text(const Word& word)
{
    Text all;
    for (std::size_t i = 0; i < word.parts.size(); ++i) {
        const Part& part = word.parts[i];
        if (i == 0 && part.kind == PartKind::Literal && !part.isQuoted && part.text.starts_with('~')) {
            all.append(makeUnknown(Doubt::Environment, part.line, "~"), part.line);
            all.append(std::string_view(part.text).substr(1), part.line);
            continue;
        }
        bool isFirst = true;
        for (const Text& each : values(part).texts) {
            all.append(isFirst ? "" : " ", part.line);
            all.append(each);
            isFirst = false;
        }
    }
    if (all.size() > kMostValueLetters)
        return {makeUnknown(Doubt::Size, word.line, "a value of more than 65536 characters"), word.line};
    return all;
}

std::optional<std::string> Expander::pattern(const Word& word)
{
    std::string all;
    for (const Part& part : word.parts) {
        for (const Text& each : values(part).texts) {
            if (!each.isKnown())
                return std::nullopt;
            all += part.isQuoted ? quotedPattern(each.text()) : each.text();
        }
    }
    return all;
}

}  // namespace shardscope::shell
