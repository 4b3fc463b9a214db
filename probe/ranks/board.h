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

/// Keeps what the ranks of a run tell each other: keys with values, pinned by one and seen by all. Rank 0 holds it; the others are connected
/// to it. Alone it is a map. Nobody is heard who does not know the run's secret, and once all are there nobody else can come.
class Board {
public:
    /// Called once for each key, in the order in which rank 0 saw them.
    using Seen = std::function<void(const std::string& key, const std::string& value)>;

    Board(const Place& place, Poller& poller, Seen seen);

    /// One step towards all ranks being there, to be called until `isWhole`: it waits nowhere. Empty, or why it cannot become so.
    [[nodiscard]] std::string gather();
    [[nodiscard]] bool isWhole() const;
    [[nodiscard]] std::vector<int> missing() const;

    void share(const std::string& key, const std::string& value);
    [[nodiscard]] const std::string* find(const std::string& key) const;
    /// All whose key begins so.
    [[nodiscard]] std::vector<std::pair<std::string, std::string>> beginningWith(const std::string& start) const;
    /// Ranks that were here and are gone. Rank 0 leaving is the end for all others.
    [[nodiscard]] const std::set<int>& lost() const { return m_lost; }

private:
    struct Peer {
        Socket socket;
        int rank = -1;  ///< -1: it has not said yet
        bool isRefused = false;
        std::chrono::steady_clock::time_point since;
        std::unique_ptr<LineReader> reader;
    };
    using Clock = std::chrono::steady_clock;
    [[nodiscard]] std::string listen();
    void tryToJoin();
    void join(Peer& peer, const Shared& shared);
    void welcomed(Peer& peer, const Shared& shared);
    /// Those who have come and said nothing.
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
