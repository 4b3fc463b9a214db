// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/term.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace shardscope {
namespace {

std::size_t hashOf(const Record& record)
{
    std::size_t hash = std::hash<std::string_view>()(record.id);
    const auto mix = [&hash](std::size_t value) { hash = hash * 1099511628211U + value; };
    mix(std::hash<std::string_view>()(record.subject));
    mix(std::hash<double>()(record.value));
    for (const Record* input : record.inputs)
        mix(std::hash<const Record*>()(input));
    return hash;
}

std::size_t keyOf(std::string_view id, std::string_view subject)
{
    return std::hash<std::string_view>()(id) * 1099511628211U + (subject.empty() ? 0 : std::hash<std::string_view>()(subject));
}

/// But for the rounding of sums in another order.
bool isSame(double a, double b) { return a == b || std::abs(a - b) <= 1e-12 * std::max(std::abs(a), std::abs(b)); }

bool isEqual(const Record& a, const Record& b)
{
    return a.id == b.id && a.subject == b.subject && a.combine == b.combine && a.value == b.value && a.inputs == b.inputs &&
           a.field == b.field;
}

}  // namespace

std::optional<double> combined(Combine combine, std::span<const double> inputs)
{
    if (inputs.empty())
        return combine == Combine::Sum ? std::optional(0.0) : std::nullopt;
    double value = inputs.front();
    const auto fold = [&](auto operation) {
        for (const double input : inputs.subspan(1))
            value = operation(value, input);
        return value;
    };
    switch (combine) {
    case Combine::Sum:
        return fold([](double a, double b) { return a + b; });
    case Combine::Difference:
        return fold([](double a, double b) { return a - b; });
    case Combine::Product:
        return fold([](double a, double b) { return a * b; });
    case Combine::Quotient:
        return fold([](double a, double b) { return a / b; });
    case Combine::Maximum:
        return fold([](double a, double b) { return std::max(a, b); });
    case Combine::Minimum:
        return fold([](double a, double b) { return std::min(a, b); });
    case Combine::Comparison:
        return inputs.size() == 2 && inputs[0] <= inputs[1] ? 1 : 0;
    case Combine::Power:
        return fold([](double a, double b) { return std::pow(a, b); });
    case Combine::RoundedUp:
        return fold([](double a, double b) { return std::ceil(a / b) * b; });
    case Combine::RoundedDown:
        return fold([](double a, double b) { return std::floor(a / b) * b; });
    case Combine::IndexOfMaximum:
        return static_cast<double>(std::max_element(inputs.begin(), inputs.end()) - inputs.begin());
    case Combine::Last:
        return inputs.back();
    case Combine::Input:
    case Combine::Table:
    case Combine::Lookup:
    case Combine::Reference:
        break;
    }
    return std::nullopt;
}

const Record* Recorder::add(Record record)
{
    const std::size_t hash = hashOf(record);
    const auto [first, last] = m_byHash.equal_range(hash);
    const auto known = std::find_if(first, last, [&](const auto& entry) { return isEqual(*entry.second, record); });
    const Record* kept = known != last ? known->second : &m_records.emplace_back(std::move(record));
    if (known == last)
        m_byHash.emplace(hash, kept);
    name(kept->id, kept, kept->subject);
    return kept;
}

void Recorder::name(std::string_view id, const Record* record, std::string_view subject)
{
    m_last[keyOf(id, {})] = record;
    if (!subject.empty())
        m_last[keyOf(id, subject)] = record;
}

const Record* Recorder::place(std::string_view pointer, Record record)
{
    record.field = text(std::string(pointer));
    const Record* kept = add(std::move(record));
    name(kept->field, kept);
    return kept;
}

const Record* Recorder::leaf(std::string_view id, double value, std::string_view subject)
{
    const Record* known = find(id, subject);
    return known && isSame(known->value, value) ? known : add({id, subject, Combine::Table, value, {}, {}});
}

const Record* Recorder::find(std::string_view id, std::string_view subject) const
{
    const auto known = m_last.find(keyOf(id, subject));
    return known == m_last.end() ? nullptr : known->second;
}

}  // namespace shardscope
