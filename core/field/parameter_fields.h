// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include "core/base/communication.h"
#include "core/base/units.h"
#include "core/field/parameters.h"
#include "core/scenario/order.h"

/// Converts between a Value and a member of the scenario. Private to the tables of parameters. The kind, the choices and whether null is
/// allowed follow from the member's C++ type.
namespace shardscope {

struct Scenario;

[[nodiscard]] constexpr bool hasChoices(ParameterKind kind) { return kind == ParameterKind::Choice || kind == ParameterKind::ChoiceList; }

template <typename T>
struct FieldType;

template <>
struct FieldType<bool> {
    static constexpr ParameterKind kind = ParameterKind::Boolean;
    static Value get(bool field) { return field; }
    static void set(bool& field, const Value& value) { field = std::get<bool>(value); }
};

template <typename T>
requires(std::is_integral_v<T> && !std::is_same_v<T, bool>) struct FieldType<T> {
    static constexpr ParameterKind kind = ParameterKind::Integer;
    static Value get(T field) { return std::int64_t{field}; }
    static void set(T& field, const Value& value) { field = static_cast<T>(std::get<std::int64_t>(value)); }
};

template <>
struct FieldType<double> {
    static constexpr ParameterKind kind = ParameterKind::Number;
    static Value get(double field) { return field; }
    static void set(double& field, const Value& value) { field = std::get<double>(value); }
};

template <typename Tag>
struct FieldType<Quantity<Tag>> {
    static constexpr ParameterKind kind = ParameterKind::Number;
    static Value get(Quantity<Tag> field) { return field.value(); }
    static void set(Quantity<Tag>& field, const Value& value) { field = Quantity<Tag>(std::get<double>(value)); }
};

template <>
struct FieldType<std::string> {
    static constexpr ParameterKind kind = ParameterKind::Text;
    static Value get(const std::string& field) { return field; }
    static void set(std::string& field, const Value& value) { field = std::get<std::string>(value); }
};

template <typename Enum>
requires std::is_enum_v<Enum>
struct FieldType<Enum> {
    static constexpr ParameterKind kind = ParameterKind::Choice;
    static Value get(Enum field) { return std::string(nameOf(field)); }
    static void set(Enum& field, const Value& value) { field = fromName<Enum>(std::get<std::string>(value)).value_or(field); }
    static std::vector<std::string> choices()
    {
        std::vector<std::string> all;
        for (const auto& [value, name] : EnumNames<Enum>::names)
            all.emplace_back(name);
        return all;
    }
};

template <>
struct FieldType<std::vector<int>> {
    static constexpr ParameterKind kind = ParameterKind::IntegerList;
    static Value get(const std::vector<int>& field) { return std::vector<std::int64_t>(field.begin(), field.end()); }
    static void set(std::vector<int>& field, const Value& value)
    {
        field.clear();
        for (const std::int64_t entry : std::get<std::vector<std::int64_t>>(value))
            field.push_back(static_cast<int>(entry));
    }
};

template <typename Enum>
requires std::is_enum_v<Enum>
struct FieldType<std::vector<Enum>> {
    static constexpr ParameterKind kind = ParameterKind::ChoiceList;
    static Value get(const std::vector<Enum>& field)
    {
        std::vector<std::string> chosen;
        for (const Enum entry : field)
            chosen.emplace_back(nameOf(entry));
        return chosen;
    }
    static void set(std::vector<Enum>& field, const Value& value)
    {
        field.clear();
        for (const std::string& entry : std::get<std::vector<std::string>>(value)) {
            if (const std::optional<Enum> known = fromName<Enum>(entry))
                field.push_back(*known);
        }
    }
    static std::vector<std::string> choices() { return FieldType<Enum>::choices(); }
};

template <>
struct FieldType<RankOrder> {
    static constexpr ParameterKind kind = ParameterKind::Order;
    static Value get(const RankOrder& field) { return orderText(field); }
    static void set(RankOrder& field, const Value& value) { field = orderFromText(std::get<std::string>(value)).value_or(field); }
};

template <typename T>
struct FieldType<std::optional<T>> {
    using Inner = FieldType<T>;
    static constexpr ParameterKind kind = Inner::kind;
    static Value get(const std::optional<T>& field) { return field ? Inner::get(*field) : Value{}; }
    static void set(std::optional<T>& field, const Value& value)
    {
        field.reset();
        if (!isNull(value))
            Inner::set(field.emplace(), value);
    }
    static std::vector<std::string> choices() requires(hasChoices(Inner::kind)) { return Inner::choices(); }
};

template <typename T>
inline constexpr bool kIsOptional = false;
template <typename T>
inline constexpr bool kIsOptional<std::optional<T>> = true;

/// The smallest and the largest value, and their unit.
struct Range {
    double smallest = 0;
    double largest = 0;
    std::string_view unit{};
};

struct Wording {
    std::string_view label;
    std::string_view description;
    std::string_view whenNull{};
};

/// Returns the member that `Members` lead to, one pointer to member after the other.
template <auto... Members, typename ScenarioType>
auto& memberOf(ScenarioType& scenario)
{
    // clang-format off
    return (scenario .* ... .* Members);
    // clang-format on
}

/// Returns the declaration of the field that `Members` lead to.
template <auto... Members>
Parameter field(std::string_view path, Range range, Wording wording)
{
    using Type = std::remove_cvref_t<decltype(memberOf<Members...>(std::declval<Scenario&>()))>;
    Parameter parameter;
    parameter.path = path;
    parameter.kind = FieldType<Type>::kind;
    parameter.nullable = kIsOptional<Type>;
    parameter.unit = range.unit;
    parameter.smallest = range.smallest;
    parameter.largest = range.largest;
    parameter.label = wording.label;
    parameter.description = wording.description;
    parameter.whenNull = wording.whenNull;
    parameter.get = [](const Scenario& scenario) { return FieldType<Type>::get(memberOf<Members...>(scenario)); };
    parameter.set = [](Scenario& scenario, const Value& value) -> std::optional<Error> {
        FieldType<Type>::set(memberOf<Members...>(scenario), value);
        return std::nullopt;
    };
    if constexpr (hasChoices(FieldType<Type>::kind))
        parameter.choices = &FieldType<Type>::choices;
    return parameter;
}

inline Parameter required(Parameter parameter)
{
    parameter.required = true;
    return parameter;
}

/// For fields that were added later: a file without them is read, and written back unchanged.
inline Parameter unwrittenIfNull(Parameter parameter)
{
    parameter.unwrittenIfNull = true;
    return parameter;
}

inline Parameter followingRecipe(Parameter parameter)
{
    parameter.followsRecipe = true;
    return parameter;
}

// The tables, one for each part of the scenario.
[[nodiscard]] std::vector<Parameter> modelParameters();
[[nodiscard]] std::vector<Parameter> clusterParameters();
[[nodiscard]] std::vector<Parameter> trainingParameters();
[[nodiscard]] std::vector<Parameter> softwareParameters();
[[nodiscard]] std::vector<Parameter> tuningParameters();
[[nodiscard]] std::vector<Parameter> documentParameters();
[[nodiscard]] std::vector<Parameter> reliabilityParameters();
[[nodiscard]] std::vector<Parameter> planParameters();

}  // namespace shardscope
