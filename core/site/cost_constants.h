// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "core/base/constant.h"
#include "core/base/enum_names.h"
#include "core/base/term.h"

namespace shardscope {

/// The data that a constant's value was fitted to.
enum class Fitted {
    Runs,     ///< published runs, by `calibration --fit`
    Tables,   ///< tables of one kernel's measured rates; frozen before runs are looked at
    Assumed,  ///< nothing: no public table or run states it
};

template <>
struct EnumNames<Fitted> {
    static constexpr std::array<std::pair<Fitted, std::string_view>, 3> names{
        {{Fitted::Runs, "runs"}, {Fitted::Tables, "tables"}, {Fitted::Assumed, "assumed"}}};
};

/// One constant: its prior, its value from the fit of `tests/calibration`, and its bounds.
struct ConstantInfo {
    Constant constant = Constant::MultiplyAmpere;
    std::string_view name;
    double prior = 0;
    double value = 0;
    double low = 0;
    double high = 0;
    std::string_view unit;    ///< "share", "s", …
    std::string_view source;  ///< of the prior
    Fitted fitted = Fitted::Runs;
};

class CostConstants {
public:
    /// Starts with the fitted values.
    CostConstants();

    [[nodiscard]] double operator[](Constant constant) const { return m_values[static_cast<std::size_t>(constant)]; }
    /// Returns the constant as a term of a formula, under its name.
    [[nodiscard]] Term of(Constant constant, const Terms& terms) const;
    void set(Constant constant, double value) { m_values[static_cast<std::size_t>(constant)] = value; }

private:
    std::array<double, kConstants> m_values{};
};

/// Returns all constants, in the order of the enumeration.
[[nodiscard]] std::span<const ConstantInfo> constantTable();

inline Term CostConstants::of(Constant constant, const Terms& terms) const
{
    const double value = (*this)[constant];
    return terms.recorder() ? terms(constantTable()[static_cast<std::size_t>(constant)].name, value) : Term{value};
}

}  // namespace shardscope
