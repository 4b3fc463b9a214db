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

/// How a formula tells where its value comes from. What computes a figure writes it with `Terms`: with nobody listening that is
/// the plain arithmetic; with a `Recorder` behind it every step is noted, and an explanation is made of the notes.
namespace shardscope {

/// How a value follows from its inputs. All but the first three and the last can be recomputed from them.
enum class Combine {
    Input,   ///< stated in the scenario, or the scenario's default
    Table,   ///< data: a figure of the catalogue, of the model, or a published constant
    Lookup,  ///< found by the inputs in a table or a curve, or by playing a schedule: no arithmetic leads from them to it
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
    IndexOfMaximum,  ///< of the first of the largest, counted from 0
    Last,            ///< the last: the ones before it tell why it is that one
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

/// Returns what `inputs` give; empty for a combination that they do not determine.
[[nodiscard]] std::optional<double> combined(Combine combine, std::span<const double> inputs);

/// A value with how it was made. Owned by a `Recorder`.
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
    /// The last record of that id and subject where it has this value; else a new one, an end.
    const Record* leaf(std::string_view id, double value, std::string_view subject = {});
    /// From now on `leaf(id, …)` of its value means this record.
    void name(std::string_view id, const Record* record, std::string_view subject = {});
    /// The record as the number that stands there in the estimate, which is its name from now on.
    const Record* place(std::string_view pointer, Record record);
    /// The last record of that id, of any subject or of this one; null where there is none.
    [[nodiscard]] const Record* find(std::string_view id, std::string_view subject = {}) const;
    [[nodiscard]] std::string_view text(std::string text) { return m_texts.emplace_back(std::move(text)); }

private:
    std::deque<Record> m_records;
    std::deque<std::string> m_texts;
    std::unordered_map<std::size_t, const Record*> m_last;  ///< by hash of id and subject
    std::unordered_multimap<std::size_t, const Record*> m_byHash;
};

/// A value on its way through a formula.
struct Term {
    double value = 0;
    const Record* record = nullptr;  ///< null where nobody listens
};

/// The operations of formulas. By value; costs nothing but a test of a pointer where nobody listens.
class Terms {
public:
    Terms() = default;
    explicit Terms(Recorder& recorder) : m_recorder(&recorder) {}

    [[nodiscard]] Recorder* recorder() const { return m_recorder; }
    [[nodiscard]] std::string_view subject() const { return m_subject; }
    /// The same, of a subject: what the texts name where they leave a gap.
    [[nodiscard]] Terms about(std::string_view subject) const
    {
        Terms terms = *this;
        terms.m_subject = subject;
        return terms;
    }

    /// A value that this formula does not compute: of another one, or an end.
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
    /// `value` down to a multiple of `unit`.
    [[nodiscard]] Term roundedDown(std::string_view id, Term value, Term unit) const
    {
        return noted(id, Combine::RoundedDown, std::floor(value.value / unit.value) * unit.value, value, unit);
    }
    /// `value` up to a multiple of `unit`.
    [[nodiscard]] Term roundedUp(std::string_view id, Term value, Term unit) const
    {
        return noted(id, Combine::RoundedUp, std::ceil(value.value / unit.value) * unit.value, value, unit);
    }
    /// No arithmetic leads from the inputs to the value.
    template <typename... Inputs>
    [[nodiscard]] Term lookup(std::string_view id, double value, Inputs... inputs) const
    {
        return noted(id, Combine::Lookup, value, inputs...);
    }
    /// From now on this id, with this value, means what `term` says.
    Term named(std::string_view id, Term term) const
    {
        if (m_recorder)
            m_recorder->name(id, term.record, m_subject);
        return term;
    }

    /// The same, as the number of the estimate that stands there.
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

/// A sum of as many as there are.
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
