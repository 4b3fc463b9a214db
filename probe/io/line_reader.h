// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>

namespace shardscope::probe {

/// Splits the data of a descriptor into lines. A line beyond the cap is delivered in pieces, so that data without line ends cannot fill the
/// memory.
class LineReader {
public:
    using Take = std::function<void(const std::string& line)>;
    static constexpr std::size_t kLongestLine = std::size_t{4} << 20;

    explicit LineReader(Take take) : m_take(std::move(take)) {}

    /// Reads the available data, once. Returns false at the end of the file, after delivering the rest.
    bool readFrom(int descriptor);
    /// Returns the bytes of the incomplete line.
    [[nodiscard]] std::size_t waiting() const { return m_text.size(); }

private:
    void cut();

    Take m_take;
    std::string m_text;
};

}  // namespace shardscope::probe
