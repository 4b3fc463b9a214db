// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cmath>
#include <deque>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/base/enum_names.h"
#include "core/base/units.h"

/// How a formula records where its value comes from. Code that computes a figure writes it with `Terms`. Without a `Recorder` that is plain
/// arithmetic; with one every step is recorded, and explanations are made from the records.
namespace shardscope {

/// How a value follows from its inputs. All but the first three and the last can be recomputed from them.
enum class Combine {
    Input,   ///< stated in the scenario, or the scenario's default
    Table,   ///< data: a figure of the catalogue, of the model, or a published constant
    Lookup,  ///< looked up in a table or a curve, or found by simulating a schedule: no arithmetic leads from the inputs to it
    Sum,
    Difference,  ///< the first less the others
    Product,
    Quotient,  ///< the first over the product of the others
    Maximum,
    Minimum,
    Comparison,      ///< 1 where the first is at most the second, else 0
    Power,           ///< the first to the power of the second
    RoundedUp,       ///< the first, up to a multiple of the second
    RoundedDown,     ///< the first, down to a multiple of the second
    IndexOfMaximum,  ///< index of the first maximum, counted from 0
    Last,            ///< the last input: the others explain the choice
    Reference,       ///< explained under its own field, not here
};

template <>
struct EnumNames<Combine> {
    static constexpr std::array<std::pair<Combine, std::string_view>, 16> names{{{Combine::Input, "input"},
                                                                                 {Combine::Table, "table"},
                                                                                 {Combine::Lookup, "lookup"},
                                                                                 {Combine::Sum, "sum"},
                                                                                 {Combine::Difference, "difference"},
                                                                                 {Combine::Product, "product"},
                                                                                 {Combine::Quotient, "quotient"},
                                                                                 {Combine::Maximum, "maximum"},
                                                                                 {Combine::Minimum, "minimum"},
                                                                                 {Combine::Comparison, "comparison"},
                                                                                 {Combine::Power, "power"},
                                                                                 {Combine::RoundedUp, "rounded-up"},
                                                                                 {Combine::RoundedDown, "rounded-down"},
                                                                                 {Combine::IndexOfMaximum, "index-of-maximum"},
                                                                                 {Combine::Last, "last"},
                                                                                 {Combine::Reference, "reference"}}};
};

/// Returns the value that `inputs` combine to; empty where they do not determine it.
[[nodiscard]] std::optional<double> combined(Combine combine, std::span<const double> inputs);

/// A value with its inputs and the operation that made it. Owned by a `Recorder`.
struct Record {
    std::string_view id;       ///< a text of core/text, a field's JSON pointer, or a constant's name
    std::string_view subject;  ///< what it is a number of; stands for "{}" in the text
    Combine combine = Combine::Table;
    double value = 0;
    std::vector<const Record*> inputs;
    std::string_view field;  ///< its JSON pointer, where it is a number of the estimate
};

/// Keeps records, equal ones once. Ids and subjects are views: of literals, of what outlives the recorder, or of `text`.
class Recorder {
public:
    const Record* add(Record record);
    /// Returns the last record of that id and subject if it has this value, else a new one without inputs.
    const Record* leaf(std::string_view id, double value, std::string_view subject = {});
    /// Makes later calls of `leaf(id, …)` with its value return this record.
    void name(std::string_view id, const Record* record, std::string_view subject = {});
    /// Stores the record as the estimate's number at `pointer`; later lookups find it under that pointer.
    const Record* place(std::string_view pointer, Record record);
    /// Returns the last record of that id, of any subject or of this one; null where there is none.
    [[nodiscard]] const Record* find(std::string_view id, std::string_view subject = {}) const;
    [[nodiscard]] std::string_view text(std::string text) { return m_texts.emplace_back(std::move(text)); }

private:
    std::deque<Record> m_records;
    std::deque<std::string> m_texts;
    std::unordered_map<std::size_t, const Record*> m_last;  ///< by hash of id and subject
    std::unordered_multimap<std::size_t, const Record*> m_byHash;
};

/// A value inside a formula.
struct Term {
    double value = 0;
    const Record* record = nullptr;  ///< null without a recorder
};

/// The operations of formulas. Passed by value; without a recorder each costs one test of a pointer.
class Terms {
public:
    Terms() = default;
    explicit Terms(Recorder& recorder) : m_recorder(&recorder) {}

    [[nodiscard]] Recorder* recorder() const { return m_recorder; }
    [[nodiscard]] std::string_view subject() const { return m_subject; }
    /// The same for a subject, whose name fills the gap "{}" in the texts.
    [[nodiscard]] Terms about(std::string_view subject) const
    {
        Terms terms = *this;
        terms.m_subject = subject;
        return terms;
    }

    /// A value that this formula does not compute: the result of another formula, or an input.
    [[nodiscard]] Term operator()(std::string_view id, double value) const
    {
        return {value, m_recorder ? m_recorder->leaf(id, value, m_subject) : nullptr};
    }
    template <typename Tag>
    [[nodiscard]] Term operator()(std::string_view id, Quantity<Tag> value) const
    {
        return (*this)(id, value.value());
    }
    template <typename... Inputs>
    [[nodiscard]] Term sum(std::string_view id, Inputs... inputs) const
    {
        return noted(id, Combine::Sum, (inputs.value + ...), inputs...);
    }
    template <typename... Inputs>
    [[nodiscard]] Term difference(std::string_view id, Term first, Inputs... others) const
    {
        return noted(id, Combine::Difference, (first.value - ... - others.value), first, others...);
    }
    template <typename... Inputs>
    [[nodiscard]] Term product(std::string_view id, Inputs... inputs) const
    {
        return noted(id, Combine::Product, (inputs.value * ...), inputs...);
    }
    template <typename... Inputs>
    [[nodiscard]] Term quotient(std::string_view id, Term first, Inputs... others) const
    {
        return noted(id, Combine::Quotient, first.value / (others.value * ...), first, others...);
    }
    [[nodiscard]] Term maximum(std::string_view id, Term a, Term b) const
    {
        return noted(id, Combine::Maximum, a.value < b.value ? b.value : a.value, a, b);
    }
    [[nodiscard]] Term minimum(std::string_view id, Term a, Term b) const
    {
        return noted(id, Combine::Minimum, b.value < a.value ? b.value : a.value, a, b);
    }
    [[nodiscard]] Term power(std::string_view id, Term base, Term exponent) const
    {
        return noted(id, Combine::Power, std::pow(base.value, exponent.value), base, exponent);
    }
    /// Returns `value` rounded down to a multiple of `unit`.
    [[nodiscard]] Term roundedDown(std::string_view id, Term value, Term unit) const
    {
        return noted(id, Combine::RoundedDown, std::floor(value.value / unit.value) * unit.value, value, unit);
    }
    /// Returns `value` rounded up to a multiple of `unit`.
    [[nodiscard]] Term roundedUp(std::string_view id, Term value, Term unit) const
    {
        return noted(id, Combine::RoundedUp, std::ceil(value.value / unit.value) * unit.value, value, unit);
    }
    /// Records a value that no arithmetic derives from its inputs.
    template <typename... Inputs>
    [[nodiscard]] Term lookup(std::string_view id, double value, Inputs... inputs) const
    {
        return noted(id, Combine::Lookup, value, inputs...);
    }
    /// Makes this id, with this value, stand for `term` from now on.
    Term named(std::string_view id, Term term) const
    {
        if (m_recorder)
            m_recorder->name(id, term.record, m_subject);
        return term;
    }

    /// The same for the estimate's number at `pointer`.
    Term placed(std::string_view pointer, Term term) const
    {
        return {term.value, m_recorder ? m_recorder->place(pointer, *term.record) : nullptr};
    }

private:
    template <typename... Inputs>
    [[nodiscard]] Term noted(std::string_view id, Combine combine, double value, Inputs... inputs) const
    {
        return {value, m_recorder ? m_recorder->add({id, m_subject, combine, value, {inputs.record...}, {}}) : nullptr};
    }

    Recorder* m_recorder = nullptr;
    std::string_view m_subject;
};

/// A sum of any number of terms.
class TermSum {
public:
    void add(Term term)
    {
        m_value += term.value;
        if (term.record)
            m_inputs.push_back(term.record);
    }
    [[nodiscard]] double value() const { return m_value; }
    [[nodiscard]] Term as(std::string_view id, const Terms& terms) const
    {
        return {m_value, terms.recorder() ? terms.recorder()->add({id, terms.subject(), Combine::Sum, m_value, m_inputs, {}}) : nullptr};
    }

private:
    double m_value = 0;
    std::vector<const Record*> m_inputs;
};

}  // namespace shardscope
