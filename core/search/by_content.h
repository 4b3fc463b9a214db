// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

namespace shardscope {

/// A value for each content, made at the first request.
template <typename Value>
class ByContent {
public:
    void reset() { ++m_round; }
    template <typename Make>
    const Value& of(int content, const Make& make)
    {
        const auto index = static_cast<std::size_t>(content);
        if (index >= m_values.size()) {
            m_values.resize(index + 1);
            m_rounds.resize(index + 1, 0);
        }
        if (m_rounds[index] != m_round) {
            m_rounds[index] = m_round;
            m_values[index] = make();
        }
        return m_values[index];
    }

private:
    std::vector<Value> m_values;
    std::vector<unsigned> m_rounds;
    unsigned m_round = 1;
};

}  // namespace shardscope
