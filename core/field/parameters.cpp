// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/field/parameters.h"

#include <algorithm>
#include <cctype>
#include <cmath>

#include "core/base/nearest_name.h"
#include "core/field/parameter_fields.h"
#include "core/scenario/scenario.h"

namespace shardscope {
namespace {

/// Parameters that tests declare.
std::vector<Parameter>& moreParameters()
{
    static std::vector<Parameter> more;
    return more;
}

std::vector<Parameter> allParameters()
{
    std::vector<Parameter> all;
    all.push_back(field<&Scenario::name>("name", {}, {"Name", "The name of this scenario."}));
    for (const std::vector<Parameter>& table :
         {modelParameters(), clusterParameters(), trainingParameters(), tuningParameters(), documentParameters(), softwareParameters(),
          reliabilityParameters(), planParameters(), moreParameters()})
        all.insert(all.end(), table.begin(), table.end());
    return all;
}

/// As short as a person would write it: no exponent and no fraction where none is needed.
std::string numberText(double number)
{
    if (number == std::floor(number) && std::abs(number) < 9e18)
        return std::to_string(static_cast<std::int64_t>(number));
    std::string text = std::to_string(number);
    text.erase(text.find_last_not_of('0') + 1);
    return text;
}

std::optional<Error> problemWithNumber(const Parameter& parameter, double number)
{
    if (number >= parameter.smallest && number <= parameter.largest)
        return std::nullopt;
    return Error{ErrorCode::OutOfRange, {numberText(number), numberText(parameter.smallest), numberText(parameter.largest)}, {}, {}};
}

/// A label inside a sentence: "Schedule" is a schedule, "GPU" stays a GPU.
std::string inSentence(std::string_view label)
{
    std::string word(label);
    const bool abbreviation = word.size() > 1 && std::isupper(static_cast<unsigned char>(word[1]));
    if (!word.empty() && !abbreviation)
        word[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(word[0])));
    return word;
}

std::optional<Error> problemWithChoice(const Parameter& parameter, const std::string& name)
{
    const std::vector<std::string> known = parameter.choices();
    if (std::find(known.begin(), known.end(), name) != known.end())
        return std::nullopt;
    std::string all;
    for (const std::string& choice : known) {
        if (!all.empty())
            all += ", ";
        all += choice;
    }
    return Error{ErrorCode::UnknownName, {inSentence(parameter.label), name, nearestName(name, known), all}, {}, {}};
}

std::optional<Error> problemWithOrder(const std::string& text)
{
    if (orderFromText(text))
        return std::nullopt;
    return Error{
        ErrorCode::UnknownName, {"rank order", text, orderText(kMegatronOrder), "each of tp, cp, ep, dp and pp exactly once"}, {}, {}};
}

std::optional<Error> wrongType(const Parameter& parameter, const Value& value)
{
    static constexpr std::string_view expected[] = {"true or false", "a whole number",          "a number",        "a string", "a string",
                                                    "a string",      "a list of whole numbers", "a list of names", "an object"};
    static constexpr std::string_view found[] = {"null", "true or false", "a number", "a number", "a string", "an array", "an array"};
    return Error{
        ErrorCode::WrongType, {std::string(expected[static_cast<std::size_t>(parameter.kind)]), std::string(found[value.index()])}, {}, {}};
}

}  // namespace

std::string_view Parameter::key() const
{
    return path.substr(path.rfind('.') + 1);  // npos + 1 is 0
}

std::string Parameter::purpose() const
{
    std::string text = inSentence(description);
    if (text.ends_with('.'))
        text.pop_back();
    return text;
}

Parameter Parameter::placed(const FieldUse& where) const
{
    Parameter other = *this;
    other.use = where;
    return other;
}

std::string_view Parameter::group() const
{
    const std::size_t dot = path.rfind('.');
    return dot == std::string_view::npos ? std::string_view() : path.substr(0, dot);
}

void TEST_declare(const Parameter& parameter) { moreParameters().push_back(parameter); }

const std::vector<Parameter>& parameters()
{
    static const std::vector<Parameter> all = allParameters();
    return all;
}

const Parameter* findParameter(std::string_view path)
{
    const auto found = std::find_if(parameters().begin(), parameters().end(), [path](const Parameter& p) { return p.path == path; });
    return found == parameters().end() ? nullptr : &*found;
}

std::optional<Error> problemWith(const Parameter& parameter, const Value& value)
{
    if (isNull(value))
        return parameter.nullable ? std::nullopt : wrongType(parameter, value);
    switch (parameter.kind) {
    case ParameterKind::Boolean:
        return std::holds_alternative<bool>(value) ? std::nullopt : wrongType(parameter, value);
    case ParameterKind::Integer:
        if (const auto* number = std::get_if<std::int64_t>(&value))
            return problemWithNumber(parameter, static_cast<double>(*number));
        return wrongType(parameter, value);
    case ParameterKind::Number:
        if (const auto* number = std::get_if<double>(&value))
            return problemWithNumber(parameter, *number);
        return wrongType(parameter, value);
    case ParameterKind::IntegerList:
        if (const auto* list = std::get_if<std::vector<std::int64_t>>(&value)) {
            std::optional<Error> problem;
            for (auto entry = list->begin(); !problem && entry != list->end(); ++entry)
                problem = problemWithNumber(parameter, static_cast<double>(*entry));
            return problem;
        }
        return wrongType(parameter, value);
    case ParameterKind::ChoiceList:
        if (const auto* list = std::get_if<std::vector<std::string>>(&value)) {
            std::optional<Error> problem;
            for (auto entry = list->begin(); !problem && entry != list->end(); ++entry)
                problem = problemWithChoice(parameter, *entry);
            return problem;
        }
        return wrongType(parameter, value);
    case ParameterKind::Choice:
    case ParameterKind::Order:
    case ParameterKind::Text:
    case ParameterKind::Document:
        break;
    }
    const auto* text = std::get_if<std::string>(&value);
    if (!text)
        return wrongType(parameter, value);
    if (parameter.kind == ParameterKind::Choice)
        return problemWithChoice(parameter, *text);
    return parameter.kind == ParameterKind::Order ? problemWithOrder(*text) : std::nullopt;
}

std::optional<Error> setParameter(Scenario& scenario, const Parameter& parameter, const Value& value)
{
    std::optional<Error> problem = problemWith(parameter, value);
    if (!problem)
        problem = parameter.set(scenario, value);
    if (problem && problem->pointer.empty()) {
        problem->pointer.append(1, '/').append(parameter.path);
        std::replace(problem->pointer.begin(), problem->pointer.end(), '.', '/');
    }
    return problem;
}

}  // namespace shardscope
