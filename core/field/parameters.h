// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/base/error.h"
#include "core/scenario/launch_target.h"

namespace shardscope {

struct Scenario;

/// The value of a field, apart from the scenario. Empty: JSON null.
using Value = std::variant<std::monostate, bool, std::int64_t, double, std::string, std::vector<std::int64_t>, std::vector<std::string>>;

[[nodiscard]] inline bool isNull(const Value& value) { return std::holds_alternative<std::monostate>(value); }

/// The kind of values that a field takes; in brackets: the type within a Value.
enum class ParameterKind {
    Boolean,      ///< (bool)
    Integer,      ///< (int64)
    Number,       ///< (double)
    Choice,       ///< one of `choices` (string)
    Text,         ///< (string)
    Order,        ///< a permutation of the mesh axes, "tp-cp-ep-dp-pp" (string)
    IntegerList,  ///< (vector)
    ChoiceList,   ///< some of `choices` (vector of strings)
    Document,     ///< a JSON object, as its text; a profile may also be a path (string)
};

template <>
struct EnumNames<ParameterKind> {
    static constexpr std::array<std::pair<ParameterKind, std::string_view>, 9> names{{{ParameterKind::Boolean, "boolean"},
                                                                                      {ParameterKind::Integer, "integer"},
                                                                                      {ParameterKind::Number, "number"},
                                                                                      {ParameterKind::Choice, "choice"},
                                                                                      {ParameterKind::Text, "text"},
                                                                                      {ParameterKind::Order, "order"},
                                                                                      {ParameterKind::IntegerList, "integers"},
                                                                                      {ParameterKind::ChoiceList, "choices"},
                                                                                      {ParameterKind::Document, "object"}}};
};

/// The place of fields that state none: last, in order of declaration.
inline constexpr int kLastPlace = 99;

/// The parts of the window's controls.
enum class ControlPart { None, Degrees, Sharding, Memory, Overlap, Training, Cluster };

/// The control of a field in the window. Its type follows from the kind.
struct FieldControl {
    ControlPart part = ControlPart::None;
    int place = kLastPlace;
    std::string_view caption{};                  ///< shorter than the label; empty: the label
    bool isRare = false;                         ///< shown only while this field is to be changed
    bool (*appears)(const Scenario&) = nullptr;  ///< whether it is shown; null: always
    std::string_view shownAt{};                  ///< the field whose control shows it, without a control of its own
};

/// A column of the lists of plans, which filters can refer to.
struct FieldColumn {
    std::string_view key{};    ///< "tp"; empty: there is none
    std::string_view title{};  ///< "TP"
    int place = kLastPlace;
};

/// The role of a plan's field in a search of the default space (core/search/search.h).
enum class SearchRole {
    Kept,       ///< keeps the scenario's value; a wide search may vary it
    Turned,     ///< takes every value that can be legal
    Forgotten,  ///< is cleared, because it was stated for other degrees
};

/// Where a field appears, apart from files, `--set` and the palette, which have every field.
struct FieldUse {
    FieldControl control{};
    FieldColumn column{};
    SearchRole search = SearchRole::Kept;
    /// Returns the values that its control offers and that a wide search tries, rising; a control of a list offers what is in any of them.
    /// Null: every value of a switch or a choice.
    std::vector<Value> (*tried)(const Scenario&) = nullptr;
    /// Returns the values of its sweep axis, rising, the scenario's own included; none where it has no effect. Null: not an axis.
    std::vector<double> (*swept)(const Scenario&) = nullptr;
    /// A field whose values a wide search tries together with each value of this one, because they only make sense together.
    std::string_view beside{};
};

/// The one declaration of a scenario field. The scenario's file format, `--set`, the palette, controls, undo text, the search's columns
/// and filters, sweeps and `catalog parameters` are made from it.
struct Parameter {
    std::string_view path;  ///< "plan.overlap.tensor"; as a JSON pointer with '/' for '.'
    ParameterKind kind = ParameterKind::Integer;
    bool nullable = false;         ///< null: it follows from the other fields
    bool required = false;         ///< a file has to state it
    bool followsRecipe = false;    ///< its default depends on the recipe (core/framework/default_switches.h)
    bool unwrittenIfNull = false;  ///< a written scenario leaves it out where it is null
    std::string_view unit;         ///< "bytes", "tokens", "ranks", …; empty: none
    double smallest = 0;           ///< range of an integer, a number, and each of a list
    double largest = 0;
    std::string_view label;
    std::string_view description;  ///< one line
    std::string_view whenNull{};   ///< what null means, or where the default comes from
    FieldUse use{};
    std::vector<std::string> (*choices)() = nullptr;
    Value (*get)(const Scenario&) = nullptr;
    /// Sets the field. Precondition: `problemWith(*this, value)` is empty.
    std::optional<Error> (*set)(Scenario&, const Value&) = nullptr;

    /// Returns the last part of the path: its key in its JSON object.
    [[nodiscard]] std::string_view key() const;
    /// Returns the path of the JSON object that contains it, "" for the document itself.
    [[nodiscard]] std::string_view group() const;
    /// Returns the description as part of a sentence.
    [[nodiscard]] std::string purpose() const;
    /// Returns the same field with its uses.
    [[nodiscard]] Parameter placed(const FieldUse& where) const;
    /// Returns whether it is a field of the plan.
    [[nodiscard]] bool isOfPlan() const { return path.starts_with("plan."); }
    /// Returns whether it is a number of which every value has a name or a button.
    [[nodiscard]] bool hasFewValues() const { return kind == ParameterKind::Integer && largest - smallest < 8; }
};

/// Returns all fields, in the order in which a scenario is written.
[[nodiscard]] const std::vector<Parameter>& parameters();

/// For tests: declares one more field, the last. Precondition: `parameters()` was not called yet.
void TEST_declare(const Parameter& parameter);

/// Returns the field of that path, or null.
[[nodiscard]] const Parameter* findParameter(std::string_view path);

/// Returns the problem with this value of this field (its type, range, or name), or nothing. The caller fills in file and pointer.
[[nodiscard]] std::optional<Error> problemWith(const Parameter& parameter, const Value& value);

/// Checks the value and sets the field; leaves the scenario unchanged on an error. The error's pointer is the field's.
[[nodiscard]] std::optional<Error> setParameter(Scenario& scenario, const Parameter& parameter, const Value& value);

/// Largest degree of one axis: the product of all four fits in 64 bits.
inline constexpr int kLargestDegree = 32768;

/// The most GPUs that a document may state for a cluster.
inline constexpr std::int64_t kMostGpus = 1048576;

}  // namespace shardscope
