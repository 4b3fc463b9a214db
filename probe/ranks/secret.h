// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "probe/api/settings.h"

namespace shardscope::probe {

/// Returns this number of random bits as hexadecimal digits; empty where the system has none.
[[nodiscard]] std::string randomHex(std::size_t bits);

/// Compares two secrets in constant time.
[[nodiscard]] bool isSameSecret(const std::string& a, const std::string& b);

/// The secret by which the ranks of a run authenticate: random, from the launcher's environment, or in a file that only its owner may read,
/// which rank 0 makes and removes. A rank sends one half (128 bits) to rank 0, which replies with the other, so that no other process can
/// pose as rank 0.
class Secret {
public:
    explicit Secret(const Place& place) : m_place(place) {}
    ~Secret();
    Secret(const Secret&) = delete;
    Secret& operator=(const Secret&) = delete;

    /// Makes the secret on rank 0, once; on other ranks looks for rank 0's secret. Returns why there is none yet, or empty.
    [[nodiscard]] std::string obtain();
    [[nodiscard]] bool isThere() const { return !m_value.empty(); }
    [[nodiscard]] std::string question() const { return m_value.substr(0, m_value.size() / 2); }
    [[nodiscard]] std::string answer() const { return m_value.substr(m_value.size() / 2); }

    static constexpr std::size_t kBits = 256;
    static constexpr const char* kVariable = "SHARDSCOPE_PROBE_TOKEN";

private:
    const Place m_place;
    std::string m_value;
    bool m_isOwnFile = false;
};

}  // namespace shardscope::probe
