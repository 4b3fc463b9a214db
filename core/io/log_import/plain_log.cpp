// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <string>

#include "core/io/log_import/log_line.h"
#include "core/io/log_import/log_readers.h"

namespace shardscope {
namespace {

/// The longer ones first: "tokens/s" is the beginning of "tokens/s/gpu".
constexpr std::array<std::string_view, 13> kPerGpu{"tokens/s/gpu",
                                                   "tokens/sec/gpu",
                                                   "tokens per second per gpu",
                                                   "tokens/gpu/s",
                                                   "tokens/gpu/sec",
                                                   "tok/s/gpu",
                                                   "tok/gpu/s",
                                                   "tokens_per_second_per_gpu",
                                                   "tokens_per_sec_per_gpu",
                                                   "tokens per gpu per second",
                                                   "tokens/s/device",
                                                   "(tgs)",
                                                   "tgs"};
constexpr std::array<std::string_view, 7> kOfJob{"tokens/sec", "tokens/s",          "tokens per second", "tok/sec",
                                                 "tok/s",      "tokens_per_second", "tokens_per_sec"};

std::string lowered(std::string_view line)
{
    std::string text(line);
    for (char& c : text)
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return text;
}

template <std::size_t Count>
std::optional<double> rateOf(const std::string& line, const std::array<std::string_view, Count>& labels)
{
    for (const std::string_view label : labels) {
        if (line.find(label) == std::string::npos)
            continue;
        std::optional<double> rate = numberAfter(line, label);
        if (!rate)
            rate = numberBefore(line, label);
        if (isMeasured(rate))
            return rate;
    }
    return std::nullopt;
}

}  // namespace

void readPlainLine(std::string_view line, LogReading& reading)
{
    const std::string text = lowered(line);
    constexpr double kGibi = 1024.0 * 1024 * 1024;
    if (const std::optional<double> memory = numberAfter(text, "peak_memory_alloc"); isMeasured(memory))
        reading.allocated = std::max(reading.allocated, *memory * kGibi);
    if (const std::optional<double> memory = numberAfter(text, "peak_memory_reserved"); isMeasured(memory))
        reading.reserved = std::max(reading.reserved, *memory * kGibi);
    LogStep step;
    if (const std::optional<double> rate = rateOf(text, kPerGpu))
        step.tokensPerSecondPerGpu = rate;
    else if (const std::optional<double> whole = rateOf(text, kOfJob))
        step.tokensPerSecond = whole;
    else
        return;
    reading.steps.push_back(step);
}

}  // namespace shardscope
