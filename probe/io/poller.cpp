// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/io/poller.h"

#include <poll.h>
#include <vector>

namespace shardscope::probe {

void Poller::wait(std::chrono::milliseconds longest)
{
    std::vector<pollfd> polled;
    for (const auto& watched : m_watched)
        polled.push_back({watched.first, POLLIN, 0});
    if (::poll(polled.data(), polled.size(), static_cast<int>(longest.count())) <= 0)
        return;
    for (const pollfd& ready : polled) {
        const auto found = m_watched.find(ready.fd);
        if (ready.revents == 0 || found == m_watched.end())
            continue;
        const std::function<void()> call = found->second;
        call();
    }
}

}  // namespace shardscope::probe
