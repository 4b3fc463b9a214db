// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>

namespace shardscope::probe {

/// Cuts what a descriptor gives into lines. A line beyond the cap is given in pieces: garbage without line ends fills no memory.
class LineReader {
public:
    using Take = std::function<void(const std::string& line)>;
    static constexpr std::size_t kLongestLine = std::size_t{4} << 20;

    explicit LineReader(Take take) : m_take(std::move(take)) {}

    /// Reads what is there, once. False at the end of the file, behind which what was left has been given.
    bool readFrom(int descriptor);
    /// How much of a line without its end there is.
    [[nodiscard]] std::size_t waiting() const { return m_text.size(); }

private:
    void cut();

    Take m_take;
    std::string m_text;
};

}  // namespace shardscope::probe
