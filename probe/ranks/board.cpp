// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/ranks/board.h"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstring>

namespace shardscope::probe {
namespace {

const std::string kJoin = "join", kLost = "lost", kWelcome = "welcome", kWhole = "whole";

constexpr std::size_t kLongestGreeting = 256;
constexpr std::size_t kMostStrangers = 64;
constexpr std::chrono::seconds kLongestSilence{5};
constexpr std::chrono::milliseconds kBetweenTries{200};

bool send(const Socket& socket, const Shared& shared)
{
    const std::string line = messageLine(shared) + '\n';
    return sendAll(socket.descriptor(), line.data(), line.size());
}

/// The number behind "lost:"; -1 where there is none of these ranks.
int rankIn(const std::string& key, const std::string& start, int ranks)
{
    int rank = -1;
    const char* end = key.data() + key.size();
    const auto read = std::from_chars(key.data() + std::min(start.size() + 1, key.size()), end, rank);
    return read.ec == std::errc() && read.ptr == end && rank >= 0 && rank < ranks ? rank : -1;
}

/// Returns whether rank 0 alone says it.
bool isOfRankZero(const std::string& key)
{
    return key == kWhole || key == kWelcome || key.starts_with(kLost + ":") || key.starts_with(kJoin + ":");
}

}  // namespace

Board::Board(const Place& place, Poller& poller, Seen seen) : m_place(place), m_poller(poller), m_seen(std::move(seen)), m_secret(place) {}

std::string Board::gather()
{
    if (m_place.ranks == 1)
        return {};
    dropStrangers();
    if (m_place.rank == 0)
        return m_listener.isOpen() || m_hasBeenWhole ? std::string() : listen();
    if (m_peers.empty() && m_lost.empty() && Clock::now() >= m_nextTry)
        tryToJoin();
    return {};
}

std::string Board::listen()
{
    if (const std::string problem = m_secret.obtain(); !problem.empty())
        return problem;
    m_listener = listenAt(m_place.rendezvous);
    if (!m_listener.isOpen())
        return "rank 0 can't listen at " + m_place.rendezvous + ": " + std::strerror(errno) +
               ". --rendezvous names an address of the node of rank 0, and a port that is free there.";
    if (m_place.nodes() > 1 && isLoopback(m_listener)) {
        m_listener = {};
        return m_place.rendezvous +
               " is this node's own loopback, where the other nodes can't come. Give --rendezvous with the address that they use.";
    }
    m_poller.watch(m_listener.descriptor(), [this] { add(acceptFrom(m_listener)); });
    return {};
}

/// Rank 0 may not have begun, or have made another secret than that of an earlier run: the caller tries again.
void Board::tryToJoin()
{
    m_nextTry = Clock::now() + kBetweenTries;
    if (!m_secret.obtain().empty())
        return;
    Socket socket = connectTo(m_place.rendezvous);
    if (socket.isOpen() && send(socket, {kJoin + ":" + std::to_string(m_place.rank), m_secret.question()}))
        add(std::move(socket));
}

void Board::dropStrangers()
{
    std::vector<int> silent;
    for (const auto& [descriptor, peer] : m_peers) {
        if (peer.rank < 0 && Clock::now() - peer.since > kLongestSilence)
            silent.push_back(descriptor);
    }
    for (const int descriptor : silent)
        drop(descriptor);
}

bool Board::isWhole() const
{
    if (m_place.ranks == 1)
        return true;
    return m_place.rank == 0 ? missing().empty() : find(kWhole) != nullptr;
}

std::vector<int> Board::missing() const
{
    std::set<int> here{m_place.rank};
    for (const auto& [descriptor, peer] : m_peers)
        here.insert(peer.rank);
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
    dropStrangers();
    const auto strangers =
        static_cast<std::size_t>(std::count_if(m_peers.begin(), m_peers.end(), [](const auto& each) { return each.second.rank < 0; }));
    if (strangers >= kMostStrangers)
        return;
    noticeSilence(socket);
    const int descriptor = socket.descriptor();
    Peer& peer = m_peers[descriptor];
    peer.since = Clock::now();
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
    if (found == m_peers.end())
        return;
    const bool isOpen = found->second.reader->readFrom(descriptor);
    // A stranger's line without an end is not waited for.
    const bool isTooLong = found->second.rank < 0 && found->second.reader->waiting() > kLongestGreeting;
    if (!isOpen || isTooLong || found->second.isRefused)
        drop(descriptor);
}

void Board::take(Peer& peer, const std::string& line)
{
    if (peer.isRefused)
        return;
    const bool isStranger = peer.rank < 0;
    const std::optional<Message> message = isStranger && line.size() > kLongestGreeting ? std::nullopt : parseMessage(line);
    const Shared* shared = message ? std::get_if<Shared>(&*message) : nullptr;
    if (isStranger) {
        peer.isRefused = shared == nullptr;
        if (shared)
            m_place.rank == 0 ? join(peer, *shared) : welcomed(peer, *shared);
        return;
    }
    if (!shared)
        return;
    if (m_place.rank > 0)
        pin(shared->key, shared->value);
    else if (!isOfRankZero(shared->key))
        share(shared->key, shared->value);
}

/// A stranger that found the port is not heard, nor who says to be a rank that is here already.
void Board::join(Peer& peer, const Shared& shared)
{
    const int rank = shared.key.starts_with(kJoin + ":") ? rankIn(shared.key, kJoin, m_place.ranks) : -1;
    const bool isKnown = isSameSecret(shared.value, m_secret.question());
    const bool isHere = std::any_of(m_peers.begin(), m_peers.end(), [rank](const auto& each) { return each.second.rank == rank; });
    peer.isRefused = !isKnown || rank < 1 || isHere;
    if (peer.isRefused)
        return;
    peer.rank = rank;
    send(peer.socket, {kWelcome, m_secret.answer()});
    for (const auto& [key, value] : m_pins)
        send(peer.socket, {key, value});
    if (!missing().empty())
        return;
    share(kWhole, std::to_string(m_place.ranks));
    m_hasBeenWhole = true;
    m_poller.forget(m_listener.descriptor());
    m_listener = {};
}

/// Nor who has taken rank 0's place.
void Board::welcomed(Peer& peer, const Shared& shared)
{
    peer.isRefused = shared.key != kWelcome || !isSameSecret(shared.value, m_secret.answer());
    if (!peer.isRefused)
        peer.rank = 0;
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
    if (const int rank = key.starts_with(kLost + ":") ? rankIn(key, kLost, m_place.ranks) : -1; rank >= 0)
        m_lost.insert(rank);
    m_seen(key, value);
}

void Board::drop(int descriptor)
{
    const int rank = m_peers.at(descriptor).rank;
    m_poller.forget(descriptor);
    m_peers.erase(descriptor);
    if (m_place.rank > 0 && rank == 0)
        m_lost.insert(0);
    else if (m_place.rank == 0 && rank > 0)
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
