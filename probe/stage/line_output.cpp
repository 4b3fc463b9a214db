// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/stage/line_output.h"

#include <cerrno>
#include <unistd.h>

namespace shardscope::probe {

bool LineOutput::write(const Message& message) { return writeLine(messageLine(message)); }

bool LineOutput::writeLine(std::string line)
{
    line += '\n';
    const std::lock_guard lock(m_mutex);
    std::size_t written = 0;
    while (written < line.size() && !m_isBroken) {
        const ssize_t count = ::write(m_descriptor, line.data() + written, line.size() - written);
        if (count >= 0)
            written += static_cast<std::size_t>(count);
        else if (errno != EINTR)
            m_isBroken = true;
    }
    return !m_isBroken;
}

}  // namespace shardscope::probe
