// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/quantity.h"

#include <algorithm>

#include "core/text/quantity_text.h"

namespace shardscope {
namespace {

std::string fillIn(std::string_view text, std::string_view subject)
{
    std::string filled(text);
    if (const std::size_t hole = filled.find("{}"); hole != std::string::npos)
        filled.replace(hole, 2, subject);
    return filled;
}

Derivation computed(std::string_view id, Combine combine, Derivations inputs, std::string_view subject)
{
    Derivation result = quantity(id, combine, 0, std::move(inputs), subject);
    result.value = recomputed(result).value_or(0);
    return result;
}

}  // namespace

Derivation quantity(std::string_view id, Combine combine, double value, Derivations inputs, std::string_view subject)
{
    const QuantityText& text = quantityText(id);
    Derivation result;
    result.field = id;
    result.name = fillIn(text.name, subject);
    result.value = value;
    result.unit = text.unit;
    result.formula = fillIn(text.formula, subject);
    result.combine = combine;
    result.source = text.source;
    result.inputs = std::move(inputs);
    return result;
}

Derivation sum(std::string_view id, Derivations inputs, std::string_view subject)
{
    return computed(id, Combine::Sum, std::move(inputs), subject);
}

Derivation product(std::string_view id, Derivations inputs, std::string_view subject)
{
    return computed(id, Combine::Product, std::move(inputs), subject);
}

Derivation quotient(std::string_view id, Derivations inputs, std::string_view subject)
{
    return computed(id, Combine::Quotient, std::move(inputs), subject);
}

Derivation maximum(std::string_view id, Derivations inputs, std::string_view subject)
{
    return computed(id, Combine::Maximum, std::move(inputs), subject);
}

std::optional<double> recomputed(const Derivation& derivation)
{
    const Derivations& inputs = derivation.inputs;
    const auto fold = [&](double start, auto combine) {
        double value = start;
        for (const Derivation& input : inputs)
            value = combine(value, input.value);
        return value;
    };
    const auto product = [&](std::size_t from) {
        double value = 1;
        for (std::size_t i = from; i < inputs.size(); ++i)
            value *= inputs[i].value;
        return value;
    };
    const double first = inputs.empty() ? 0 : inputs.front().value;
    switch (derivation.combine) {
    case Combine::Sum:
        return fold(0, [](double a, double b) { return a + b; });
    case Combine::Difference:
        return 2 * first - fold(0, [](double a, double b) { return a + b; });
    case Combine::Product:
        return product(0);
    case Combine::Quotient:
        return first / product(1);
    case Combine::Maximum:
        return fold(0, [](double a, double b) { return std::max(a, b); });
    case Combine::Comparison:
        return inputs.size() == 2 && inputs[0].value <= inputs[1].value ? 1 : 0;
    case Combine::Input:
    case Combine::Table:
    case Combine::Formula:
    case Combine::Reference:
        return std::nullopt;
    }
    return std::nullopt;
}

}  // namespace shardscope
