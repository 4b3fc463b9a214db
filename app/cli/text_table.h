// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace shardscope::cli {

/// Returns the number of characters of a UTF-8 text, each counted as one column; escape sequences for colour count as none.
[[nodiscard]] std::size_t displayWidth(std::string_view text);

/// Breaks `text` at spaces so that it fits between columns `indent` and `width` (a longer word stands alone). The first line starts at
/// `indent` already; the others are indented by spaces. No line feed at the end.
[[nodiscard]] std::string wrapped(std::string_view text, std::size_t width, std::size_t indent);

enum class Align { Left, Right };

/// Rows of cells in aligned columns.
class TextTable {
public:
    struct Column {
        std::string heading;
        Align align = Align::Left;
    };

    explicit TextTable(std::vector<Column> columns) : m_columns(std::move(columns)) {}

    /// Adds a row with one cell per column; missing cells are empty.
    void add(std::vector<std::string> cells) { m_rows.push_back(std::move(cells)); }
    [[nodiscard]] bool isEmpty() const { return m_rows.empty(); }

    /// Returns the table. Each line ends in a line feed, without trailing spaces. Headings are left out where all are empty. The last
    /// column is wrapped to `width` columns where there is room for it to be read.
    [[nodiscard]] std::string text(std::size_t width = kUnlimited) const;

    static constexpr std::size_t kUnlimited = static_cast<std::size_t>(-1);

private:
    [[nodiscard]] std::vector<std::size_t> columnWidths() const;

    std::vector<Column> m_columns;
    std::vector<std::vector<std::string>> m_rows;
};

}  // namespace shardscope::cli
