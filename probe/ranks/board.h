// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "probe/api/settings.h"
#include "probe/io/line_reader.h"
#include "probe/io/poller.h"
#include "probe/protocol/message.h"
#include "probe/ranks/secret.h"
#include "probe/ranks/socket.h"

namespace shardscope::probe {

/// The messages between the ranks of a run: keys with values, published by one rank and seen by all. Rank 0 hosts the board; the others are
/// connected to it. Alone it is a map. Peers without the run's secret are ignored, and once all ranks are connected no other peer is
/// accepted.
class Board {
public:
    /// Called once for each key, in the order in which rank 0 saw them.
    using Seen = std::function<void(const std::string& key, const std::string& value)>;

    Board(const Place& place, Poller& poller, Seen seen);

    /// Advances the connection of all ranks without blocking; to be called until `isWhole`. Returns why it cannot succeed, or empty.
    [[nodiscard]] std::string gather();
    [[nodiscard]] bool isWhole() const;
    [[nodiscard]] std::vector<int> missing() const;

    void share(const std::string& key, const std::string& value);
    [[nodiscard]] const std::string* find(const std::string& key) const;
    /// Returns all entries whose key begins with this text.
    [[nodiscard]] std::vector<std::pair<std::string, std::string>> beginningWith(const std::string& start) const;
    /// Returns the ranks that have disconnected. If rank 0 disconnects, the run ends for all others.
    [[nodiscard]] const std::set<int>& lost() const { return m_lost; }

private:
    struct Peer {
        Socket socket;
        int rank = -1;  ///< -1: not known yet
        bool isRefused = false;
        std::chrono::steady_clock::time_point since;
        std::unique_ptr<LineReader> reader;
    };
    using Clock = std::chrono::steady_clock;
    [[nodiscard]] std::string listen();
    void tryToJoin();
    void join(Peer& peer, const Shared& shared);
    void welcomed(Peer& peer, const Shared& shared);
    /// Drops peers that connected and sent nothing.
    void dropStrangers();
    void add(Socket socket);
    void read(int descriptor);
    void take(Peer& peer, const std::string& line);
    void pin(const std::string& key, const std::string& value);
    void drop(int descriptor);
    const Place m_place;
    Poller& m_poller;
    Seen m_seen;
    Secret m_secret;
    Socket m_listener;
    Clock::time_point m_nextTry;
    bool m_hasBeenWhole = false;
    std::map<int, Peer> m_peers;  ///< by descriptor
    std::map<std::string, std::string> m_pins;
    std::set<int> m_lost;
};

}  // namespace shardscope::probe
