// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/human_units.h"

#include <array>
#include <cmath>
#include <cstdio>
#include <span>
#include <string_view>

namespace shardscope::cli {
namespace {

constexpr double kGib = 1024.0 * 1024.0 * 1024.0;
constexpr double kGb = 1e9;

/// A number of which rounding left nothing, with or without a sign.
bool isNothing(std::string_view figure) { return figure.find_first_not_of("-0.") == std::string_view::npos; }

/// Three digits and the unit of the power of 1000 that leaves them.
std::string scaled(double value, std::span<const char* const> units)
{
    std::size_t power = 0;
    while (std::abs(value) >= 999.5 && power + 1 < units.size()) {
        value /= 1000;
        ++power;
    }
    const bool whole = power == 0 && std::floor(value) == value;
    const int digits = whole || std::abs(value) >= 99.95 ? 0 : std::abs(value) >= 9.995 ? 1 : 2;
    return fixed(value, digits) + units[power];
}

}  // namespace

std::string fixed(double value, int digits)
{
    char buffer[64];
    std::snprintf(buffer, sizeof buffer, "%.*f", digits, value);
    const std::string_view text = buffer;
    return std::string(isNothing(text) && text.starts_with('-') ? text.substr(1) : text);
}

std::string grouped(std::int64_t count)
{
    std::string digits = std::to_string(count);
    const std::size_t first = count < 0 ? 1 : 0;
    for (std::size_t end = digits.size(); end > first + 3; end -= 3)
        digits.insert(end - 3, ",");
    return digits;
}

std::string shortCount(double count)
{
    constexpr std::array kUnits{"", " K", " M", " B", " T"};
    return scaled(count, kUnits);
}

std::string inFlop(Flop flop)
{
    constexpr std::array kUnits{" FLOP", " kFLOP", " MFLOP", " GFLOP", " TFLOP", " PFLOP"};
    return scaled(flop.value(), kUnits);
}

std::string inDuration(Seconds seconds)
{
    constexpr std::pair<double, const char*> kUnits[] = {{86400, " days"}, {3600, " h"}, {60, " min"}};
    for (const auto& [size, name] : kUnits) {
        const double count = seconds.value() / size;
        if (count >= 2)
            return (count >= 1000 ? shortCount(count) : fixed(count, count >= 99.95 ? 0 : count >= 9.995 ? 1 : 2)) + name;
    }
    return inSeconds(seconds);
}

std::string inSeconds(Seconds seconds)
{
    const double value = seconds.value();
    if (value == 0)
        return "0 s";
    const double size = std::abs(value);
    const auto threeDigits = [](double scaledValue) {
        const double magnitude = std::abs(scaledValue);
        return fixed(scaledValue, magnitude >= 99.95 ? 0 : magnitude >= 9.995 ? 1 : 2);
    };
    if (size >= 0.9995)
        return threeDigits(value) + " s";
    return size >= 0.9995e-3 ? threeDigits(value * 1e3) + " ms" : threeDigits(value * 1e6) + " µs";
}

std::string inGib(Bytes bytes) { return fixed(bytes.value() / kGib, 1); }

std::string inGb(Bytes bytes) { return fixed(bytes.value() / kGb, 1); }

std::string inBothUnits(Bytes bytes) { return inGib(bytes) + " GiB (" + inGb(bytes) + " GB)"; }

std::string percent(double fraction, bool sign)
{
    const std::string figure = fixed(100 * fraction, 1);
    return (sign && fraction > 0 && !isNothing(figure) ? "+" : "") + figure + " %";
}

}  // namespace shardscope::cli
