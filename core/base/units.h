// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>

namespace shardscope {

/// A number with a unit. Only operations with a correct unit exist: sums within a unit, scaling by a bare number, the ratio of two
/// quantities of one unit (a bare number), and the physical products declared below.
/// Values are SI (bytes, seconds, FLOP) and double: every count below 2^53 is exact.
template <typename Tag>
class Quantity {
public:
    constexpr Quantity() = default;
    constexpr explicit Quantity(double value) : m_value(value) {}

    [[nodiscard]] constexpr double value() const { return m_value; }

    constexpr auto operator<=>(const Quantity&) const = default;
    constexpr Quantity& operator+=(Quantity other)
    {
        m_value += other.m_value;
        return *this;
    }
    constexpr Quantity& operator-=(Quantity other)
    {
        m_value -= other.m_value;
        return *this;
    }
    constexpr Quantity& operator*=(double factor)
    {
        m_value *= factor;
        return *this;
    }
    friend constexpr Quantity operator+(Quantity a, Quantity b) { return Quantity(a.m_value + b.m_value); }
    friend constexpr Quantity operator-(Quantity a, Quantity b) { return Quantity(a.m_value - b.m_value); }
    friend constexpr Quantity operator*(Quantity a, double b) { return Quantity(a.m_value * b); }
    friend constexpr Quantity operator*(double a, Quantity b) { return Quantity(a * b.m_value); }
    friend constexpr Quantity operator/(Quantity a, double b) { return Quantity(a.m_value / b); }
    friend constexpr double operator/(Quantity a, Quantity b) { return a.m_value / b.m_value; }

private:
    double m_value = 0;
};

using Bytes = Quantity<struct BytesTag>;
using Flop = Quantity<struct FlopTag>;
using Seconds = Quantity<struct SecondsTag>;
using BytesPerSecond = Quantity<struct BytesPerSecondTag>;
using FlopPerSecond = Quantity<struct FlopPerSecondTag>;
using Watts = Quantity<struct WattsTag>;

constexpr Seconds operator/(Bytes amount, BytesPerSecond rate) { return Seconds(amount.value() / rate.value()); }
constexpr Seconds operator/(Flop amount, FlopPerSecond rate) { return Seconds(amount.value() / rate.value()); }
constexpr BytesPerSecond operator/(Bytes amount, Seconds time) { return BytesPerSecond(amount.value() / time.value()); }
constexpr FlopPerSecond operator/(Flop amount, Seconds time) { return FlopPerSecond(amount.value() / time.value()); }
constexpr Bytes operator*(BytesPerSecond rate, Seconds time) { return Bytes(rate.value() * time.value()); }

}  // namespace shardscope
