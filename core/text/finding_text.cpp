// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/finding_text.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iterator>

namespace shardscope {
namespace {

std::string written(const FindingNumber& number)
{
    if (const auto* word = std::get_if<std::string>(&number))
        return *word;
    const double value = std::get<double>(number);
    char buffer[32];
    std::snprintf(buffer, sizeof buffer, std::floor(value) == value ? "%.0f" : "%g", value);
    return buffer;
}

std::string written(const NearestValue& value)
{
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag ? "true" : "false";
    if (const auto* word = std::get_if<std::string>(&value))
        return *word;
    return written(FindingNumber(std::get<double>(value)));
}

std::string bytesWritten(double bytes)
{
    constexpr const char* kUnits[] = {"B", "KiB", "MiB", "GiB", "TiB"};
    std::size_t unit = 0;
    for (; std::abs(bytes) >= 1024 && unit + 1 < std::size(kUnits); ++unit)
        bytes /= 1024;
    char buffer[32];
    std::snprintf(buffer, sizeof buffer, "%.3g %s", bytes, kUnits[unit]);
    return buffer;
}

/// A number in the unit that the sentence wants: "gib" of bytes, "bytes" with the unit that suits them, "percent" of a share, "short" with
/// four digits, else as it is.
std::string inUnit(const FindingNumber& number, std::string_view unit)
{
    const auto* const value = std::get_if<double>(&number);
    if (!value || unit.empty())
        return written(number);
    if (unit == "short") {
        char buffer[32];
        std::snprintf(buffer, sizeof buffer, "%.4g", *value);
        return buffer;
    }
    if (unit == "bytes")
        return bytesWritten(*value);
    const double converted = unit == "gib" ? *value / 1073741824.0 : *value * 100;
    return written(FindingNumber(std::round(converted * 10) / 10 + 0.0));  // never "-0"
}

/// The number called by one of the names in `choice` ("a|b", "a:unit"), or empty.
std::string numberCalled(std::string_view choice, const Finding& finding)
{
    const std::size_t colon = std::min(choice.find(':'), choice.size());
    const std::string_view unit = choice.substr(std::min(colon + 1, choice.size()));
    choice = choice.substr(0, colon);
    while (!choice.empty()) {
        const std::size_t bar = std::min(choice.find('|'), choice.size());
        for (const auto& [name, value] : finding.numbers) {
            if (name == choice.substr(0, bar))
                return inUnit(value, unit);
        }
        choice.remove_prefix(std::min(bar + 1, choice.size()));
    }
    return {};
}

std::string remediesOf(const Finding& finding)
{
    std::string text;
    for (const auto& [path, values] : finding.nearest) {
        text += (text.empty() ? " Nearest that would do: " : "; ") + path + " ";
        for (std::size_t i = 0; i < values.size(); ++i)
            text += (i == 0 ? "" : " or ") + written(values[i]);
    }
    return text.empty() ? text : text + ".";
}

}  // namespace

std::string fillIn(std::string_view text, const Finding& finding)
{
    std::string filled;
    while (!text.empty()) {
        const std::size_t open = std::min(text.find('{'), text.size());
        filled += text.substr(0, open);
        text.remove_prefix(open);
        const std::size_t close = text.find('}');
        if (close == std::string_view::npos)
            return filled += text;
        filled += numberCalled(text.substr(1, close - 1), finding);
        text.remove_prefix(close + 1);
    }
    return filled;
}

std::string findingText(const Finding& finding) { return fillIn(findingTemplate(finding.id), finding) + remediesOf(finding); }

}  // namespace shardscope
