// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace shardscope {

/// Takes a document piece by piece, in order.
using TextSink = std::function<void(std::string_view)>;

/// Text that is passed to a sink whenever it becomes long, so that a document may be larger than memory.
class PiecewiseText {
public:
    explicit PiecewiseText(const TextSink& sink) : m_sink(sink) {}

    /// Returns the text that was not passed on yet; append to it.
    std::string& text() { return m_text; }
    void handOnIfLong()
    {
        constexpr std::size_t kLong = 1 << 20;
        if (m_text.size() > kLong)
            handOn();
    }
    void handOn()
    {
        m_sink(m_text);
        m_text.clear();
    }

private:
    const TextSink& m_sink;
    std::string m_text;
};

}  // namespace shardscope
