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

/// What values a field takes; in brackets: how a Value holds it.
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

/// Of those that have no place of their own: last, as they are declared.
inline constexpr int kLastPlace = 99;

/// The parts of the window's controls.
enum class ControlPart { None, Degrees, Sharding, Memory, Overlap, Training, Cluster };

/// Where the window lets a person turn a field. Which control it is follows from the kind.
struct FieldControl {
    ControlPart part = ControlPart::None;
    int place = kLastPlace;
    std::string_view caption{};  ///< shorter than the label; empty: the label
    bool isRare = false;         ///< there only while somebody is to turn just this one
    std::string_view shownAt{};  ///< the field at whose control it is shown while it has none
};

/// A column of the lists of plans, which a filter can ask for.
struct FieldColumn {
    std::string_view key{};    ///< "tp"; empty: there is none
    std::string_view title{};  ///< "TP"
    int place = kLastPlace;
};

/// What a search of the default space (core/search/search.h) does with a field of the plan.
enum class SearchRole {
    Kept,       ///< it stays as the scenario has it; a wide search may turn it
    Turned,     ///< every value that can be legal is looked at
    Forgotten,  ///< it was written for other degrees, and follows from the plan again
};

/// Where a field appears beside files, `--set` and the palette, which have every field.
struct FieldUse {
    FieldControl control{};
    FieldColumn column{};
    SearchRole search = SearchRole::Kept;
    /// The values that its control offers, and that a wide search tries where it is kept, rising. Null: of a switch or a choice each.
    std::vector<Value> (*tried)(const Scenario&) = nullptr;
    /// The values of its axis of a sweep, rising, the scenario's own among them; none where there is nothing to turn. Null: it is no axis.
    std::vector<double> (*swept)(const Scenario&) = nullptr;
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
    /// Precondition: `problemWith(*this, value)` is empty.
    std::optional<Error> (*set)(Scenario&, const Value&) = nullptr;

    /// The last part of the path: its key in its JSON object.
    [[nodiscard]] std::string_view key() const;
    /// The path of the JSON object that holds it, "" for the document itself.
    [[nodiscard]] std::string_view group() const;
    /// The description as part of a sentence.
    [[nodiscard]] std::string purpose() const;
    /// The same field with what else shows or turns it.
    [[nodiscard]] Parameter placed(const FieldUse& where) const;
    /// Whether it is a field of the plan.
    [[nodiscard]] bool isOfPlan() const { return path.starts_with("plan."); }
    /// A number of which every value has a name or a button.
    [[nodiscard]] bool hasFewValues() const { return kind == ParameterKind::Integer && largest - smallest < 8; }
};

/// All fields, in the order in which a scenario is written.
[[nodiscard]] const std::vector<Parameter>& parameters();

/// For tests: one more field, the last. Precondition: nobody has asked for the fields yet.
void TEST_declare(const Parameter& parameter);

/// Null where there is no field of that path.
[[nodiscard]] const Parameter* findParameter(std::string_view path);

/// What is wrong with this value for this field: its type, range, or name. File and pointer are left to the caller.
[[nodiscard]] std::optional<Error> problemWith(const Parameter& parameter, const Value& value);

/// Checks and sets; the scenario is unchanged where there is a problem. The error's pointer is the field's.
[[nodiscard]] std::optional<Error> setParameter(Scenario& scenario, const Parameter& parameter, const Value& value);

/// Largest degree of one axis: the product of all four fits in 64 bits.
inline constexpr int kLargestDegree = 32768;

/// Most GPUs of a cluster: what a document may ask for.
inline constexpr std::int64_t kMostGpus = 1048576;

}  // namespace shardscope
