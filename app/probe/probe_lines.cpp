// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/probe_lines.h"

#include <utility>

namespace shardscope {

QByteArrayList ProbeLines::take(const QByteArray& bytes)
{
    QByteArrayList lines;
    qsizetype from = 0;
    for (qsizetype end = bytes.indexOf('\n'); end >= 0; end = bytes.indexOf('\n', from)) {
        m_begun.append(bytes.constData() + from, end - from);
        from = end + 1;
        if (const QByteArray line = rest(); !line.isEmpty())
            lines << line;
    }
    m_begun.append(bytes.constData() + from, bytes.size() - from);
    while (m_begun.size() > kLongest) {
        lines << m_begun.left(kLongest);
        m_begun.remove(0, kLongest);
    }
    return lines;
}

QByteArray ProbeLines::rest()
{
    QByteArray line = std::exchange(m_begun, {});
    if (line.endsWith('\r'))
        line.chop(1);
    return line;
}

}  // namespace shardscope
