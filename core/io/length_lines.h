// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "core/io/length_file.h"

namespace shardscope {

/// Counts documents from a text that arrives in pieces; see `readLengthFile`.
class LengthLines {
public:
    LengthLines(std::string file, std::optional<double> bytesPerToken);

    [[nodiscard]] std::optional<Error> add(std::string_view piece);
    [[nodiscard]] Result<LengthFile> finish();

private:
    [[nodiscard]] std::optional<Error> addLine(std::string_view line);
    [[nodiscard]] Result<std::int64_t> tokensOf(std::string_view line);
    [[nodiscard]] Error wrong(std::string what, std::string right) const;

    std::string m_file;
    std::optional<double> m_bytesPerToken;
    std::string m_begun;  ///< a line whose end has not arrived
    std::int64_t m_line = 0;
    std::optional<std::string> m_counted;  ///< by the first document; empty: a number alone
    std::int64_t m_documents = 0;
    std::map<std::int64_t, std::int64_t> m_counts;  ///< documents by their tokens
};

}  // namespace shardscope
