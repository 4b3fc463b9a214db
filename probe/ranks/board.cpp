// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/ranks/board.h"

#include <cerrno>
#include <cstring>

#include "probe/protocol/message.h"

namespace shardscope::probe {
namespace {

const std::string kJoin = "join", kLost = "lost";

bool send(const Socket& socket, const Shared& shared)
{
    const std::string line = messageLine(shared) + '\n';
    return sendAll(socket.descriptor(), line.data(), line.size());
}

}  // namespace

Board::Board(const Place& place, Poller& poller, Seen seen) : m_place(place), m_poller(poller), m_seen(std::move(seen)) {}

std::string Board::gather()
{
    if (m_place.ranks == 1)
        return {};
    if (m_place.rank == 0 && !m_listener.isOpen()) {
        m_listener = listenAt(m_place.rendezvous);
        if (!m_listener.isOpen())
            return "rank 0 can't listen at " + m_place.rendezvous + ": " + std::strerror(errno);
        m_poller.watch(m_listener.descriptor(), [this] { add(acceptFrom(m_listener)); });
    }
    if (m_place.rank > 0 && m_peers.empty() && m_lost.empty()) {
        Socket socket = connectTo(m_place.rendezvous);
        // Rank 0 may not have begun: whoever calls tries again.
        if (socket.isOpen() && send(socket, {kJoin + ":" + std::to_string(m_place.rank), token()}))
            add(std::move(socket));
    }
    return {};
}

bool Board::isWhole() const
{
    if (m_place.ranks == 1)
        return true;
    return m_place.rank == 0 ? missing().empty() : find("whole") != nullptr;
}

std::vector<int> Board::missing() const
{
    std::set<int> here{m_place.rank};
    for (const auto& [descriptor, peer] : m_peers)
        here.insert(m_place.rank == 0 ? peer.rank : 0);
    std::vector<int> missing;
    for (int rank = 0; rank < (m_place.rank == 0 ? m_place.ranks : 1); ++rank) {
        if (!here.contains(rank))
            missing.push_back(rank);
    }
    return missing;
}

void Board::add(Socket socket)
{
    if (!socket.isOpen())
        return;
    noticeSilence(socket);
    const int descriptor = socket.descriptor();
    Peer& peer = m_peers[descriptor];
    peer.rank = m_place.rank == 0 ? -1 : 0;
    peer.socket = std::move(socket);
    peer.reader = std::make_unique<LineReader>([this, descriptor](const std::string& line) {
        if (const auto found = m_peers.find(descriptor); found != m_peers.end())
            take(found->second, line);
    });
    m_poller.watch(descriptor, [this, descriptor] { read(descriptor); });
}

void Board::read(int descriptor)
{
    const auto found = m_peers.find(descriptor);
    if (found != m_peers.end() && !found->second.reader->readFrom(descriptor))
        drop(descriptor);
}

void Board::take(Peer& peer, const std::string& line)
{
    const std::optional<Message> message = parseMessage(line);
    const Shared* shared = message ? std::get_if<Shared>(&*message) : nullptr;
    if (!shared)
        return;
    if (!shared->key.starts_with(kJoin + ":")) {
        if (peer.rank >= 0)
            m_place.rank == 0 ? share(shared->key, shared->value) : pin(shared->key, shared->value);
        return;
    }
    // A stranger that found the port is not heard.
    if (m_place.rank != 0 || shared->value != token())
        return;
    peer.rank = std::atoi(shared->key.c_str() + kJoin.size() + 1);
    for (const auto& [key, value] : m_pins)
        send(peer.socket, {key, value});
    if (missing().empty())
        share("whole", std::to_string(m_place.ranks));
}

void Board::share(const std::string& key, const std::string& value)
{
    if (m_place.rank > 0) {
        for (const auto& [descriptor, peer] : m_peers)
            send(peer.socket, {key, value});
        return;
    }
    if (m_pins.contains(key))
        return;
    for (const auto& [descriptor, peer] : m_peers) {
        if (peer.rank > 0)
            send(peer.socket, {key, value});
    }
    pin(key, value);
}

void Board::pin(const std::string& key, const std::string& value)
{
    if (!m_pins.emplace(key, value).second)
        return;
    if (key.starts_with(kLost + ":"))
        m_lost.insert(std::atoi(key.c_str() + kLost.size() + 1));
    m_seen(key, value);
}

void Board::drop(int descriptor)
{
    const int rank = m_peers.at(descriptor).rank;
    m_poller.forget(descriptor);
    m_peers.erase(descriptor);
    if (m_place.rank > 0)
        m_lost.insert(0);
    else if (rank > 0)
        share(kLost + ":" + std::to_string(rank), "");
}

std::vector<std::pair<std::string, std::string>> Board::beginningWith(const std::string& start) const
{
    std::vector<std::pair<std::string, std::string>> found;
    for (auto pin = m_pins.lower_bound(start); pin != m_pins.end() && pin->first.starts_with(start); ++pin)
        found.push_back(*pin);
    return found;
}

const std::string* Board::find(const std::string& key) const
{
    const auto found = m_pins.find(key);
    return found == m_pins.end() ? nullptr : &found->second;
}

}  // namespace shardscope::probe
