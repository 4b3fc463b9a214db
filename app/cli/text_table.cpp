// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/text_table.h"

#include <algorithm>
#include <numeric>

namespace shardscope::cli {
namespace {

void appendCell(std::string& line, std::string_view cell, std::size_t width, Align align)
{
    const std::string padding(width - std::min(width, displayWidth(cell)), ' ');
    line += align == Align::Right ? padding + std::string(cell) : std::string(cell) + padding;
}

void endLine(std::string& text, std::string line)
{
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + "\n";
}

}  // namespace

std::size_t displayWidth(std::string_view text)
{
    std::size_t width = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\033') {
            i = std::min(text.find('m', i), text.size() - 1);
            continue;
        }
        const bool continues = (static_cast<unsigned char>(text[i]) & 0xC0U) == 0x80U;
        width += continues ? 0 : 1;
    }
    return width;
}

std::string wrapped(std::string_view text, std::size_t width, std::size_t indent)
{
    std::string result;
    std::size_t column = indent;
    while (!text.empty()) {
        const std::size_t space = std::min(text.find(' '), text.size());
        const std::string_view word = text.substr(0, space);
        text.remove_prefix(std::min(space + 1, text.size()));
        const std::size_t length = displayWidth(word);
        if (column > indent && column + 1 + length > width) {
            result += "\n" + std::string(indent, ' ');
            column = indent;
        } else if (column > indent) {
            result += ' ';
            ++column;
        }
        result += word;
        column += length;
    }
    return result;
}

std::vector<std::size_t> TextTable::columnWidths() const
{
    std::vector<std::size_t> widths;
    for (const Column& column : m_columns)
        widths.push_back(displayWidth(column.heading));
    for (const std::vector<std::string>& row : m_rows) {
        for (std::size_t i = 0; i < row.size() && i < widths.size(); ++i)
            widths[i] = std::max(widths[i], displayWidth(row[i]));
    }
    return widths;
}

std::string TextTable::text(std::size_t width) const
{
    constexpr std::size_t kGap = 2;
    constexpr std::size_t kReadable = 24;
    const std::vector<std::size_t> widths = columnWidths();
    const std::size_t beforeLast = std::accumulate(widths.begin(), widths.end() - 1, kGap * (widths.size() - 1));
    const bool wraps = width != kUnlimited && beforeLast + kReadable <= width && m_columns.back().align == Align::Left;
    std::string text;
    const auto append = [&](auto cellOf) {
        std::string line;
        for (std::size_t i = 0; i + 1 < m_columns.size(); ++i) {
            appendCell(line, cellOf(i), widths[i], m_columns[i].align);
            line += std::string(kGap, ' ');
        }
        const std::string_view last = cellOf(m_columns.size() - 1);
        if (wraps)
            line += wrapped(last, width, beforeLast);
        else
            appendCell(line, last, widths.back(), m_columns.back().align);
        endLine(text, std::move(line));
    };
    const bool headed = std::any_of(m_columns.begin(), m_columns.end(), [](const Column& column) { return !column.heading.empty(); });
    if (headed)
        append([&](std::size_t i) { return std::string_view(m_columns[i].heading); });
    for (const std::vector<std::string>& row : m_rows)
        append([&](std::size_t i) { return i < row.size() ? std::string_view(row[i]) : std::string_view(); });
    return text;
}

}  // namespace shardscope::cli
