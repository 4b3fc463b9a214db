// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/io/line_reader.h"

#include <cerrno>
#include <unistd.h>
#include <utility>

namespace shardscope::probe {

bool LineReader::readFrom(int descriptor)
{
    char buffer[65536];
    const ssize_t count = ::read(descriptor, buffer, sizeof buffer);
    if (count < 0)
        return errno == EINTR || errno == EAGAIN;
    if (count == 0) {
        if (!m_text.empty())
            m_take(std::exchange(m_text, {}));
        return false;
    }
    m_text.append(buffer, static_cast<std::size_t>(count));
    cut();
    return true;
}

void LineReader::cut()
{
    std::size_t from = 0;
    for (std::size_t end = m_text.find('\n'); end != std::string::npos; end = m_text.find('\n', from)) {
        m_take(m_text.substr(from, end - from));
        from = end + 1;
    }
    m_text.erase(0, from);
    if (m_text.size() > kLongestLine)
        m_take(std::exchange(m_text, {}));
}

}  // namespace shardscope::probe
