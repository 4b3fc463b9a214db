// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "app/cli/invocation.h"
#include "core/base/enum_names.h"
#include "core/base/error.h"
#include "core/base/nearest_name.h"

namespace shardscope::cli {

/// Reads the values of flags, and keeps the first error.
class FlagReader {
public:
    explicit FlagReader(const Invocation& invocation) : m_invocation(invocation) {}

    [[nodiscard]] std::optional<std::int64_t> count(std::string_view flag)
    {
        return number<std::int64_t>(flag, "a whole number from 1 to 2147483647");
    }
    /// Returns bytes in nccl-tests' notation: 1048576, or 1M, with K, M, G and T as powers of 1024.
    [[nodiscard]] std::optional<std::int64_t> bytes(std::string_view flag)
    {
        const std::optional<std::string> text = m_invocation.value(flag);
        if (!text)
            return std::nullopt;
        constexpr std::string_view kUnits = "KMGT";
        const std::size_t unit = text->empty() ? std::string_view::npos : kUnits.find(text->back());
        const int shift = unit == std::string_view::npos ? 0 : 10 * (static_cast<int>(unit) + 1);
        std::int64_t value = 0;
        const char* end = text->data() + text->size() - (shift > 0 ? 1 : 0);
        const auto [stopped, problem] = std::from_chars(text->data(), end, value);
        if (problem == std::errc() && stopped == end && value >= 1 && value <= kMostBytes >> shift)
            return value << shift;
        refuse(Error{ErrorCode::BadUsage,
                     {"\"" + *text + "\" is not a number of bytes",
                      "give a whole number of bytes from 1 to " + std::to_string(kMostBytes) + ", such as 1048576 or 1M"},
                     {},
                     std::string(flag)});
        return std::nullopt;
    }
    [[nodiscard]] std::optional<double> time(std::string_view flag)
    {
        return number<double>(flag, "a time as a plain number, such as 1.5");
    }

    [[nodiscard]] std::optional<double> amount(std::string_view flag, const char* right) { return number<double>(flag, right); }
    /// Returns the comma-separated words of "8,16"; none without the flag.
    [[nodiscard]] std::vector<std::string> list(std::string_view flag)
    {
        std::vector<std::string> words;
        const std::string text = m_invocation.value(flag).value_or("");
        for (std::size_t from = 0; m_invocation.has(flag) && from <= text.size();) {
            const std::size_t end = std::min(text.find(',', from), text.size());
            words.push_back(text.substr(from, end - from));
            from = end + 1;
        }
        return words;
    }
    [[nodiscard]] std::vector<int> counts(std::string_view flag)
    {
        std::vector<int> values;
        for (const std::string& word : list(flag)) {
            int value = 0;
            const auto [stopped, problem] = std::from_chars(word.data(), word.data() + word.size(), value);
            if (problem != std::errc() || stopped != word.data() + word.size() || value < 1)
                refuse(Error{ErrorCode::BadUsage,
                             {"\"" + word + "\" is not a whole number above 0", "give whole numbers separated by commas: 64,128"},
                             {},
                             std::string(flag)});
            values.push_back(value);
        }
        return values;
    }

    template <typename Enum>
    [[nodiscard]] std::optional<Enum> name(std::string_view flag, const std::string& what)
    {
        std::vector<std::string> known;
        std::string list;
        for (const auto& [value, text] : EnumNames<Enum>::names) {
            known.emplace_back(text);
            list.append(list.empty() ? "" : ", ").append(text);
        }
        const std::string written = m_invocation.value(flag).value_or("");
        const std::optional<Enum> found = fromName<Enum>(written);
        if (!found)
            refuse(Error{ErrorCode::UnknownName, {what, written, nearestName(written, known), list}, {}, std::string(flag)});
        return found;
    }

    void refuse(Error error)
    {
        if (!m_problem)
            m_problem = std::move(error);
    }
    [[nodiscard]] const std::optional<Error>& problem() const { return m_problem; }

private:
    template <typename Number>
    std::optional<Number> number(std::string_view flag, const char* right)
    {
        const std::optional<std::string> text = m_invocation.value(flag);
        if (!text)
            return std::nullopt;
        Number value{};
        const char* end = text->data() + text->size();
        const auto [stopped, problem] = std::from_chars(text->data(), end, value);
        if (problem == std::errc() && stopped == end)
            return value;
        refuse(Error{ErrorCode::BadUsage, {"\"" + *text + "\" is not valid", std::string("give ") + right}, {}, std::string(flag)});
        return std::nullopt;
    }

    static constexpr std::int64_t kMostBytes = std::int64_t{1} << 50;

    const Invocation& m_invocation;
    std::optional<Error> m_problem;
};

}  // namespace shardscope::cli
