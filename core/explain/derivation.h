// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/enum_names.h"
#include "core/hardware/hardware.h"

namespace shardscope {

/// How the value follows from the inputs. Sum, Difference, Product, Quotient, Maximum and Comparison can be recomputed from them.
enum class Combine {
    Input,  ///< stated in the scenario, or the scenario's default
    Table,  ///< data: a figure of the catalogue, of the model, or a published constant
    Sum,
    Difference,  ///< the first less the others
    Product,
    Quotient,  ///< the first over the product of the others
    Maximum,
    Comparison,  ///< 1 where the first is at most the second, else 0
    Formula,     ///< as the formula says
    Reference,   ///< explained under its own field, not here
};

template <>
struct EnumNames<Combine> {
    static constexpr std::array<std::pair<Combine, std::string_view>, 10> names{{{Combine::Input, "input"},
                                                                                 {Combine::Table, "table"},
                                                                                 {Combine::Sum, "sum"},
                                                                                 {Combine::Difference, "difference"},
                                                                                 {Combine::Product, "product"},
                                                                                 {Combine::Quotient, "quotient"},
                                                                                 {Combine::Maximum, "maximum"},
                                                                                 {Combine::Comparison, "comparison"},
                                                                                 {Combine::Formula, "formula"},
                                                                                 {Combine::Reference, "reference"}}};
};

/// Where one number comes from, recursively down to inputs of the scenario and to data.
struct Derivation {
    /// Of a number of the estimate or the scenario its JSON pointer there; of one in between a pointer below the number
    /// that it explains. Unique within a derivation, except for inputs and references.
    std::string field;
    std::string name;
    double value = 0;
    std::string unit;     ///< SI; empty for a bare number
    std::string formula;  ///< as people write it, in the symbols of the field (t, c, p, s, b, h, …)
    Combine combine = Combine::Input;
    std::string source;          ///< paper and equation, framework, or published measurement
    std::optional<Trust> trust;  ///< where it is a hardware figure
    std::vector<Derivation> inputs;

    /// Whether it goes any further: an input is an end, a reference is explained elsewhere.
    [[nodiscard]] bool isExplained() const { return combine != Combine::Input && combine != Combine::Reference; }
};

}  // namespace shardscope
