// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/message_text.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdio>
#include <iterator>
#include <optional>

namespace shardscope {
namespace {

template <typename... Parts>
std::string printed(const char* format, Parts... parts)
{
    char buffer[48];
    std::snprintf(buffer, sizeof buffer, format, parts...);
    return buffer;
}

std::string plain(double value) { return printed(std::floor(value) == value ? "%.0f" : "%g", value); }

std::string bytesWritten(double bytes)
{
    constexpr const char* kUnits[] = {"B", "KiB", "MiB", "GiB", "TiB"};
    std::size_t unit = 0;
    for (; std::abs(bytes) >= 1024 && unit + 1 < std::size(kUnits); ++unit)
        bytes /= 1024;
    return printed("%.3g %s", bytes, kUnits[unit]);
}

std::string inUnit(double value, std::string_view unit)
{
    if (unit.empty())
        return plain(value);
    if (unit == "short")
        return printed("%.4g", value);
    if (unit == "bytes")
        return bytesWritten(value);
    const double converted = unit == "gib" ? value / 1073741824.0 : value * 100;
    return plain(std::round(converted * 10) / 10 + 0.0);  // never "-0"
}

/// Fills one text, from its first placeholder to its last.
class Filling {
public:
    Filling(const Message& message, const Locale& locale) : m_message(message), m_locale(locale) {}

    std::string filled(std::string_view text)
    {
        std::string whole, part;
        bool isOptional = false, isKnown = true;
        const auto close = [&] {
            whole += !isOptional || isKnown ? part : std::string();
            part.clear();
            isKnown = true;
        };
        while (!text.empty()) {
            const std::size_t length = placeholderLength(text);
            if (length > 0) {
                const std::string value = valueOf(text.substr(1, length - 2));
                isKnown = isKnown && !value.empty();
                part += value;
            } else if (text.front() == '[' || text.front() == ']') {
                close();
                isOptional = text.front() == '[';
            } else {
                part += text.front();
            }
            text.remove_prefix(std::max<std::size_t>(length, 1));
        }
        return whole + part;
    }

private:
    /// Returns the length of the placeholder at the beginning of `text`, braces included; 0: there is none, as in "{ … }".
    static std::size_t placeholderLength(std::string_view text)
    {
        if (text.front() != '{')
            return 0;
        const auto isPart = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '|' || c == ':'; };
        const auto end = std::find_if_not(text.begin() + 1, text.end(), isPart);
        return end != text.end() && *end == '}' ? static_cast<std::size_t>(end - text.begin()) + 1 : 0;
    }

    std::string valueOf(std::string_view placeholder)
    {
        const std::size_t colon = std::min(placeholder.find(':'), placeholder.size());
        const Argument* const given = placeholder.empty() ? next() : named(placeholder.substr(0, colon));
        return given ? written(given->value, placeholder.substr(std::min(colon + 1, placeholder.size()))) : std::string();
    }

    const Argument* next()
    {
        while (m_next < m_message.arguments.size() && !m_message.arguments[m_next].name.empty())
            ++m_next;
        return m_next < m_message.arguments.size() ? &m_message.arguments[m_next++] : nullptr;
    }

    /// The argument called by the first of the names in "a|b" that there is.
    [[nodiscard]] const Argument* named(std::string_view names) const
    {
        while (!names.empty()) {
            const std::size_t bar = std::min(names.find('|'), names.size());
            const auto found = std::find_if(m_message.arguments.begin(), m_message.arguments.end(),
                                            [&](const Argument& each) { return each.name == names.substr(0, bar); });
            if (found != m_message.arguments.end())
                return &*found;
            names.remove_prefix(std::min(bar + 1, names.size()));
        }
        return nullptr;
    }

    [[nodiscard]] std::string written(const ArgumentValue& value, std::string_view unit) const
    {
        if (const auto* const name = std::get_if<std::string>(&value))
            return *name;
        if (const auto* const message = std::get_if<Message>(&value))
            return messageText(*message, m_locale);
        return m_locale.figure(inUnit(std::get<double>(value), unit));
    }

    const Message& m_message;
    const Locale& m_locale;
    std::size_t m_next = 0;
};

}  // namespace

std::string Locale::figure(std::string written) const
{
    if (const std::size_t at = written.find('.'); at != std::string::npos)
        written.replace(at, 1, point);
    return written;
}

std::string messageText(const Message& message, const Locale& locale)
{
    const std::string text = locale.text(message.text);
    return message.arguments.empty() ? text : Filling(message, locale).filled(text);
}

}  // namespace shardscope
