// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/plan_constraint.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>

#include "core/base/nearest_name.h"
#include "core/field/parameters.h"
#include "core/scenario/plan.h"

namespace shardscope {
namespace {

constexpr double kTokensOfCost = 1e6;

/// A unit that may follow a number, and its factor.
struct Unit {
    std::string_view name;
    double factor = 1;
};

const std::vector<Unit>& unitsOf(const PlanQuantity& quantity)
{
    static const EnumArray<PlanFigure, std::vector<Unit>> ofFigures{
        {{{"gib", 1024.0 * 1024 * 1024}, {"gb", 1e9}, {"mib", 1024.0 * 1024}, {"mb", 1e6}},
         {{"s", 1}, {"ms", 1e-3}},
         {{"", 1}, {"k", 1e3}},
         {{"%", 0.01}},
         {{"", 1 / kTokensOfCost}}}};
    static const std::vector<Unit> none{{"", 1}};
    const auto* figure = std::get_if<PlanFigure>(&quantity);
    return figure ? ofFigures[static_cast<std::size_t>(*figure)] : none;
}

std::string listed(const std::vector<std::string>& names)
{
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "" : ", ") + name;
    return text;
}

std::vector<std::string> namesOfValues(const Parameter& setting)
{
    return setting.kind == ParameterKind::Boolean ? std::vector<std::string>{"on", "off"} : setting.choices();
}

std::optional<PlanQuantity> quantityOf(std::string_view name)
{
    constexpr std::string_view kPlan = "plan.";
    if (name.starts_with(kPlan))
        name.remove_prefix(kPlan.size());
    for (const Parameter* setting : planSettings()) {
        if (name == setting->use.column.key || name == setting->path.substr(kPlan.size()))
            return setting;
    }
    const std::optional<PlanFigure> figure = fromName<PlanFigure>(name);
    return figure ? std::optional<PlanQuantity>(*figure) : std::nullopt;
}

std::vector<std::string> namesOfQuantities()
{
    std::vector<std::string> names;
    for (const Parameter* setting : planSettings())
        names.emplace_back(setting->use.column.key);
    for (const auto& [figure, name] : EnumNames<PlanFigure>::names)
        names.emplace_back(name);
    return names;
}

std::string lowerCase(std::string_view text)
{
    std::string lower(text);
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return lower;
}

std::vector<std::string> namesOfSigns()
{
    std::vector<std::string> names;
    for (const auto& [sign, name] : EnumNames<ConstraintSign>::names)
        names.emplace_back(name);
    return names;
}

bool isSign(char c) { return c == '<' || c == '>' || c == '=' || c == '!'; }
bool isGap(char c) { return c == ' ' || c == '\t' || c == '\n' || c == ','; }

/// Reads one constraint after the other.
class Reader {
public:
    explicit Reader(std::string_view text) : m_text(lowerCase(text)) {}

    Result<std::vector<PlanConstraint>> all()
    {
        std::vector<PlanConstraint> constraints;
        for (skip(isGap); m_at < m_text.size(); skip(isGap)) {
            m_start = m_at;
            const Result<PlanConstraint> next = one();
            if (!next)
                return next.error();
            constraints.push_back(*next);
        }
        return constraints;
    }

private:
    Result<PlanConstraint> one()
    {
        const std::string name = take([](char c) { return !isGap(c) && !isSign(c); });
        skip(isGap);
        const std::string sign = take(isSign);
        if (sign.empty())
            return bareWord(name);
        const std::optional<PlanQuantity> quantity = quantityOf(name);
        if (!quantity)
            return unknown(name);
        std::optional<ConstraintSign> comparison = fromName<ConstraintSign>(sign == "==" ? "=" : sign);
        if (!comparison)
            return wrong("\"" + sign + "\" is no comparison", "one of " + listed(namesOfSigns()));
        skip(isGap);
        return withValue(*quantity, *comparison);
    }

    /// A choice by its name alone: a schedule, a mode of recomputation.
    Result<PlanConstraint> bareWord(const std::string& word) const
    {
        for (const Parameter* setting : planSettings()) {
            if (setting->kind != ParameterKind::Choice)
                continue;
            if (const std::optional<double> value = namedValue(*setting, word))
                return PlanConstraint{setting, ConstraintSign::Equal, *value};
        }
        if (const std::optional<PlanQuantity> quantity = quantityOf(word))
            return wrong("\"" + word + "\" has no comparison", "for example " + example(*quantity));
        return unknown(word);
    }

    Result<PlanConstraint> withValue(PlanQuantity quantity, ConstraintSign comparison)
    {
        const std::string name(nameOf(quantity));
        const bool isEquality = comparison == ConstraintSign::Equal || comparison == ConstraintSign::NotEqual;
        if (const Parameter* setting = namedSetting(quantity)) {
            const std::string word = take([](char c) { return !isGap(c) && !isSign(c); });
            const std::optional<double> value = namedValue(*setting, word);
            if (!value || !isEquality)
                return wrong(value ? name + " has no order" : "\"" + word + "\" is no " + name,
                             "= or != and one of " + listed(namesOfValues(*setting)));
            return PlanConstraint{quantity, comparison, *value};
        }
        if (isFigure(quantity) && isEquality)
            return wrong(name + " is a figure that is estimated, never exactly a number",
                         "<, <=, >= or >, for example " + example(quantity));
        return withNumber(quantity, comparison);
    }

    Result<PlanConstraint> withNumber(PlanQuantity quantity, ConstraintSign comparison)
    {
        const std::string digits = take([](char c) { return (c >= '0' && c <= '9') || c == '.'; });
        double number = 0;
        const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
        const bool isNumber = !digits.empty() && problem == std::errc() && end == digits.data() + digits.size();
        if (!isNumber || (!isFigure(quantity) && number != std::floor(number)))
            return wrong("there is no " + std::string(isFigure(quantity) ? "number" : "whole number") + " after " +
                             std::string(nameOf(quantity)),
                         "for example " + example(quantity));
        const std::vector<Unit>& units = unitsOf(quantity);
        const std::string word = unitBehind(units);
        const auto unit = std::find_if(units.begin(), units.end(), [&](const Unit& each) { return each.name == word; });
        if (unit == units.end() && !word.empty())
            return wrong("\"" + word + "\" is no unit of " + std::string(nameOf(quantity)), "for example " + example(quantity));
        return PlanConstraint{quantity, comparison, number * (unit == units.end() ? units.front().factor : unit->factor)};
    }

    /// Directly behind a number, or after a space where it is one of `units`.
    std::string unitBehind(const std::vector<Unit>& units)
    {
        const auto isLetter = [](char c) { return !isGap(c) && !isSign(c); };
        const std::string direct = take(isLetter);
        if (!direct.empty())
            return direct;
        const std::size_t before = m_at;
        skip([](char c) { return c == ' '; });
        const std::string next = take(isLetter);
        const bool isUnit = !next.empty() && std::any_of(units.begin(), units.end(), [&](const Unit& each) { return each.name == next; });
        if (!isUnit)
            m_at = before;
        return isUnit ? next : std::string();
    }

    template <typename Predicate>
    std::string take(const Predicate& isWanted)
    {
        const std::size_t from = m_at;
        skip(isWanted);
        return m_text.substr(from, m_at - from);
    }

    template <typename Predicate>
    void skip(const Predicate& isWanted)
    {
        while (m_at < m_text.size() && isWanted(m_text[m_at]))
            ++m_at;
    }

    [[nodiscard]] static std::string example(PlanQuantity quantity)
    {
        if (namedSetting(quantity))
            return planConstraintText({quantity, ConstraintSign::Equal, 1});
        return planConstraintText({quantity, ConstraintSign::AtMost, 8 * unitsOf(quantity).front().factor});
    }

    [[nodiscard]] Error unknown(const std::string& name) const
    {
        const std::vector<std::string> known = namesOfQuantities();
        const std::string nearest = nearestName(name, known);
        return wrong("\"" + name + "\" is neither a setting nor a figure of a plan",
                     (nearest.empty() ? "" : "did you mean " + nearest + "? It is ") + "one of " + listed(known));
    }

    [[nodiscard]] Error wrong(const std::string& what, const std::string& right) const
    {
        const std::string part = m_text.substr(m_start, std::max(m_at, m_start) - m_start);
        return {ErrorCode::BadUsage, {"at character " + std::to_string(m_start + 1) + ", \"" + part + "\": " + what, right}, {}, {}};
    }

    std::string m_text;
    std::size_t m_at = 0;
    std::size_t m_start = 0;  ///< of the constraint that is read
};

std::string namedText(const Parameter& setting, double number)
{
    if (setting.kind == ParameterKind::Boolean)
        return number > 0 ? "on" : "off";
    return setting.choices()[static_cast<std::size_t>(number)];
}

}  // namespace

PlanConstraint settingIs(std::string_view path, ConstraintSign comparison, double number)
{
    return {findParameter(path), comparison, number};
}

Result<std::vector<PlanConstraint>> parsePlanConstraints(std::string_view text) { return Reader(text).all(); }

std::string planConstraintText(const PlanConstraint& constraint)
{
    std::string text = std::string(nameOf(constraint.quantity)) + std::string(nameOf(constraint.comparison));
    if (const Parameter* setting = namedSetting(constraint.quantity))
        return text + namedText(*setting, constraint.number);
    const Unit& unit = unitsOf(constraint.quantity).front();
    std::array<char, 32> number{};
    std::snprintf(number.data(), number.size(), "%.10g", constraint.number / unit.factor);
    const std::string_view name = isOf(constraint, PlanFigure::Memory) ? "GiB" : unit.name;
    return text + number.data() + std::string(name);
}

bool holds(ConstraintSign comparison, double value, double number)
{
    switch (comparison) {
    case ConstraintSign::Less:
        return value < number;
    case ConstraintSign::AtMost:
        return value <= number;
    case ConstraintSign::Equal:
        return value == number;
    case ConstraintSign::NotEqual:
        return value != number;
    case ConstraintSign::AtLeast:
        return value >= number;
    case ConstraintSign::More:
        return value > number;
    }
    return false;
}

bool holds(const PlanConstraint& constraint, const Plan& plan, const PlanFigures& figures)
{
    const std::optional<double> value = valueOf(constraint.quantity, plan, figures);
    return value && holds(constraint.comparison, *value, constraint.number);
}

}  // namespace shardscope
