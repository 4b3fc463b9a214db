// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/plan_constraint.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>

#include "core/base/nearest_name.h"
#include "core/search/search.h"

namespace shardscope {
namespace {

constexpr double kTokensOfCost = 1e6;

/// What may stand behind a number, and what it is times.
struct Unit {
    std::string_view name;
    double factor = 1;
};

const std::vector<Unit>& unitsOf(PlanQuantity quantity)
{
    static const std::vector<Unit> bytes{{"gib", 1024.0 * 1024 * 1024}, {"gb", 1e9}, {"mib", 1024.0 * 1024}, {"mb", 1e6}};
    static const std::vector<Unit> seconds{{"s", 1}, {"ms", 1e-3}};
    static const std::vector<Unit> tokens{{"", 1}, {"k", 1e3}};
    static const std::vector<Unit> share{{"%", 0.01}};
    static const std::vector<Unit> price{{"", 1 / kTokensOfCost}};
    static const std::vector<Unit> none{{"", 1}};
    switch (quantity) {
    case PlanQuantity::Memory:
        return bytes;
    case PlanQuantity::Step:
        return seconds;
    case PlanQuantity::Tokens:
        return tokens;
    case PlanQuantity::Mfu:
        return share;
    case PlanQuantity::Cost:
        return price;
    default:
        return none;
    }
}

bool isNamed(PlanQuantity quantity)
{
    return quantity == PlanQuantity::Schedule || quantity == PlanQuantity::Recompute || quantity == PlanQuantity::Sp;
}

template <typename Enum>
std::string namesOf()
{
    std::string text;
    for (const auto& [value, name] : EnumNames<Enum>::names)
        text += (text.empty() ? "" : ", ") + std::string(name);
    return text;
}

std::string namesOfValues(PlanQuantity quantity)
{
    if (quantity == PlanQuantity::Sp)
        return "on, off";
    return quantity == PlanQuantity::Schedule ? namesOf<ScheduleKind>() : namesOf<Recompute>();
}

template <typename Enum>
std::optional<double> placeOf(std::string_view word)
{
    const std::optional<Enum> value = fromName<Enum>(word);
    return value ? std::optional(static_cast<double>(*value)) : std::nullopt;
}

std::optional<double> namedValue(PlanQuantity quantity, std::string_view word)
{
    if (quantity == PlanQuantity::Schedule)
        return placeOf<ScheduleKind>(word);
    if (quantity == PlanQuantity::Recompute)
        return placeOf<Recompute>(word);
    if (word == "on" || word == "true" || word == "1")
        return 1;
    return word == "off" || word == "false" || word == "0" ? std::optional(0.0) : std::nullopt;
}

std::optional<PlanQuantity> quantityOf(std::string_view name)
{
    constexpr std::string_view kPlan = "plan.";
    if (name.starts_with(kPlan))
        name.remove_prefix(kPlan.size());
    if (name == "micro_batch")
        return PlanQuantity::Mbs;
    if (name == "sequence_parallel")
        return PlanQuantity::Sp;
    return fromName<PlanQuantity>(name);
}

std::string lowerCase(std::string_view text)
{
    std::string lower(text);
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return lower;
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
            return wrong("\"" + sign + "\" is no comparison", "one of " + namesOf<ConstraintSign>());
        skip(isGap);
        return withValue(*quantity, *comparison);
    }

    /// A schedule or a mode of recomputation by its name alone.
    Result<PlanConstraint> bareWord(const std::string& word) const
    {
        for (const PlanQuantity quantity : {PlanQuantity::Schedule, PlanQuantity::Recompute}) {
            if (const std::optional<double> value = namedValue(quantity, word))
                return PlanConstraint{quantity, ConstraintSign::Equal, *value};
        }
        if (const std::optional<PlanQuantity> quantity = quantityOf(word))
            return wrong("\"" + word + "\" has no comparison", "for example " + example(*quantity));
        return unknown(word);
    }

    Result<PlanConstraint> withValue(PlanQuantity quantity, ConstraintSign comparison)
    {
        const std::string name(nameOf(quantity));
        const bool isEquality = comparison == ConstraintSign::Equal || comparison == ConstraintSign::NotEqual;
        if (isNamed(quantity)) {
            const std::string word = take([](char c) { return !isGap(c) && !isSign(c); });
            const std::optional<double> value = namedValue(quantity, word);
            if (!value || !isEquality)
                return wrong(value ? name + " has no order" : "\"" + word + "\" is no " + name,
                             "= or != and one of " + namesOfValues(quantity));
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
        PlanConstraint constraint{quantity, isNamed(quantity) ? ConstraintSign::Equal : ConstraintSign::AtMost,
                                  8 * unitsOf(quantity).front().factor};
        if (isNamed(quantity))
            constraint.number = 1;
        return planConstraintText(constraint);
    }

    [[nodiscard]] Error unknown(const std::string& name) const
    {
        std::vector<std::string> known;
        for (const auto& [quantity, each] : EnumNames<PlanQuantity>::names)
            known.emplace_back(each);
        const std::string nearest = nearestName(name, known);
        return wrong("\"" + name + "\" is neither a setting nor a figure of a plan",
                     (nearest.empty() ? "" : "did you mean " + nearest + "? It is ") + "one of " + namesOf<PlanQuantity>());
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

std::optional<double> valueOf(PlanQuantity quantity, const Plan& plan, const PlanFigures& figures)
{
    switch (quantity) {
    case PlanQuantity::Tp:
        return plan.tp;
    case PlanQuantity::Sp:
        return plan.sequenceParallel && plan.tp > 1 ? 1 : 0;
    case PlanQuantity::Cp:
        return plan.cp;
    case PlanQuantity::Pp:
        return plan.pp;
    case PlanQuantity::Chunks:
        return plan.chunks;
    case PlanQuantity::Schedule:
        return static_cast<double>(plan.schedule);
    case PlanQuantity::Ep:
        return plan.ep;
    case PlanQuantity::Etp:
        return plan.etp.value_or(plan.tp);
    case PlanQuantity::Dp:
        return plan.dp ? std::optional<double>(*plan.dp) : std::nullopt;
    case PlanQuantity::Zero:
        return plan.zero;
    case PlanQuantity::Mbs:
        return plan.microBatch;
    case PlanQuantity::Recompute:
        return static_cast<double>(plan.recompute);
    case PlanQuantity::Memory:
        return figures.peak.value();
    case PlanQuantity::Step:
        return figures.step.value();
    case PlanQuantity::Tokens:
        return figures.tokensPerSecondPerGpu;
    case PlanQuantity::Mfu:
        return figures.mfu;
    case PlanQuantity::Cost:
        return figures.costPerToken;
    }
    return std::nullopt;
}

std::string namedText(const PlanConstraint& constraint)
{
    if (constraint.quantity == PlanQuantity::Sp)
        return constraint.number > 0 ? "on" : "off";
    const auto place = static_cast<int>(constraint.number);
    return std::string(constraint.quantity == PlanQuantity::Schedule ? nameOf(static_cast<ScheduleKind>(place))
                                                                     : nameOf(static_cast<Recompute>(place)));
}

}  // namespace

bool isFigure(PlanQuantity quantity) { return quantity >= PlanQuantity::Memory; }

Result<std::vector<PlanConstraint>> parsePlanConstraints(std::string_view text) { return Reader(text).all(); }

std::string planConstraintText(const PlanConstraint& constraint)
{
    std::string text = std::string(nameOf(constraint.quantity)) + std::string(nameOf(constraint.comparison));
    if (isNamed(constraint.quantity))
        return text + namedText(constraint);
    const Unit& unit = unitsOf(constraint.quantity).front();
    std::array<char, 32> number{};
    std::snprintf(number.data(), number.size(), "%.10g", constraint.number / unit.factor);
    const std::string_view name = constraint.quantity == PlanQuantity::Memory ? "GiB" : unit.name;
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
