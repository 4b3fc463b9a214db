// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>
#include <map>

namespace shardscope::probe {

/// Waits for any of several descriptors to be readable.
class Poller {
public:
    void watch(int descriptor, std::function<void()> whenReadable) { m_watched[descriptor] = std::move(whenReadable); }
    void forget(int descriptor) { m_watched.erase(descriptor); }
    /// Calls the callbacks of readable descriptors, or returns after this time. Callbacks may call `watch` and `forget`.
    void wait(std::chrono::milliseconds longest);

private:
    std::map<int, std::function<void()>> m_watched;
};

}  // namespace shardscope::probe
