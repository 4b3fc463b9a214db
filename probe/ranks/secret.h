// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "probe/api/settings.h"

namespace shardscope::probe {

/// So many random bits, as hexadecimal digits; empty where the system has none.
[[nodiscard]] std::string randomHex(std::size_t bits);

/// Takes as long wherever the two differ first.
[[nodiscard]] bool isSameSecret(const std::string& a, const std::string& b);

/// By what the ranks of a run know each other: random, from the launcher's environment, or in a file that only its owner may read, which
/// rank 0 makes and removes. Its halves, of 128 bits each, are what a rank says to rank 0 and what rank 0 answers, so that nobody is
/// heard who took rank 0's place.
class Secret {
public:
    explicit Secret(const Place& place) : m_place(place) {}
    ~Secret();
    Secret(const Secret&) = delete;
    Secret& operator=(const Secret&) = delete;

    /// Rank 0 makes it, once; the others look again for what rank 0 has made. Empty, or why there is none yet.
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
