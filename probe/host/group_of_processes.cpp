// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/host/group_of_processes.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "probe/host/host_facts.h"
#include "probe/ranks/secret.h"

namespace shardscope::probe {
namespace {

constexpr double kPatience = 30;  // seconds for another rank to come

/// A socket for each pair: [of][to].
std::vector<std::vector<Socket>> allPairs(int ranks)
{
    std::vector<std::vector<Socket>> sockets(static_cast<std::size_t>(ranks));
    for (std::vector<Socket>& row : sockets)
        row.resize(static_cast<std::size_t>(ranks));
    for (std::size_t a = 0; a < sockets.size(); ++a) {
        for (std::size_t b = a + 1; b < sockets.size(); ++b) {
            int ends[2] = {-1, -1};
            if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) == 0) {
                sockets[a][b] = Socket(ends[0]);
                sockets[b][a] = Socket(ends[1]);
            }
        }
    }
    return sockets;
}

/// By what name the other ranks reach this process: rank 0 by what all were given, the others by their own address on the way to it.
std::string ownHost(const Place& place)
{
    const std::string own = place.rank == 0 ? std::string() : ownAddressTowards(place.rendezvous);
    return own.empty() ? place.rendezvous.substr(0, place.rendezvous.rfind(':')) : own;
}

/// Holds what a rank says first: who it is, and what only a rank of this run knows.
struct Greeting {
    std::int32_t rank = -1;
    char token[32] = {};
};

/// A secret of this stage alone, which rank 0 makes; the ranks' board carries it. Empty where it did not come.
std::string tokenOfStage(StageContext& context)
{
    if (context.settings().place.rank > 0)
        return context.await("token", kPatience).value_or("");
    const std::string token = randomHex(8 * sizeof(Greeting::token) / 2);
    context.share("token", token);
    return token;
}

/// Those who have come and not yet greeted.
struct Guest {
    Socket socket;
    std::chrono::steady_clock::time_point since;
};

/// The rank that a guest turns out to be; -1: none, and it is to go; empty: it has not said yet.
std::optional<int> rankOf(const Guest& guest, const std::string& token)
{
    constexpr std::chrono::seconds kLongestSilence{5};
    Greeting greeting;
    const ssize_t count = ::recv(guest.socket.descriptor(), &greeting, sizeof greeting, MSG_PEEK | MSG_DONTWAIT);
    if (count == sizeof greeting) {
        const bool isKnown = receiveAll(guest.socket.descriptor(), &greeting, sizeof greeting) &&
                             isSameSecret(std::string(greeting.token, sizeof greeting.token), token);
        return isKnown ? greeting.rank : -1;
    }
    const bool isGone = count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR);
    return isGone || std::chrono::steady_clock::now() - guest.since > kLongestSilence ? std::optional(-1) : std::nullopt;
}

/// Waits for the ranks above this one; a foreign connection is closed and delays no rank. The parent's watchdog sees the heartbeats.
bool acceptHigher(StageContext& context, const Socket& listener, const std::string& token, std::vector<Socket>& sockets)
{
    constexpr std::size_t kMostGuests = 64;
    const int own = context.settings().place.rank;
    int missing = static_cast<int>(sockets.size()) - 1 - own;
    std::vector<Guest> guests;
    const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(kPatience);
    while (missing > 0 && !context.shouldStop() && std::chrono::steady_clock::now() < end) {
        pollfd ready{listener.descriptor(), POLLIN, 0};
        if (::poll(&ready, 1, guests.empty() ? 200 : 5) > 0) {
            if (guests.size() == kMostGuests)
                guests.erase(guests.begin());
            guests.push_back({acceptFrom(listener), std::chrono::steady_clock::now()});
            noticeSilence(guests.back().socket);
        }
        for (std::size_t i = 0; i < guests.size();) {
            const std::optional<int> rank = guests[i].socket.isOpen() ? rankOf(guests[i], token) : -1;
            if (!rank) {
                ++i;
                continue;
            }
            if (*rank > own && *rank < static_cast<int>(sockets.size()) && !sockets[static_cast<std::size_t>(*rank)].isOpen()) {
                sockets[static_cast<std::size_t>(*rank)] = std::move(guests[i].socket);
                --missing;
            }
            guests.erase(guests.begin() + static_cast<std::ptrdiff_t>(i));
        }
    }
    return missing == 0;
}

/// Each rank connects to those below it, and says who it is.
std::vector<Socket> connectAll(StageContext& context)
{
    const Place& place = context.settings().place;
    std::vector<Socket> sockets(static_cast<std::size_t>(place.ranks));
    const std::string host = ownHost(place);
    const Socket listener = listenAt(host + ":0");
    const std::string token = tokenOfStage(context);
    Greeting greeting{place.rank, {}};
    if (!listener.isOpen() || token.size() != sizeof greeting.token)
        return {};
    token.copy(greeting.token, sizeof greeting.token);
    context.share("address:" + std::to_string(place.rank), host + ":" + std::to_string(portOf(listener)));
    for (int rank = 0; rank < place.rank; ++rank) {
        const std::optional<std::string> address = context.await("address:" + std::to_string(rank), kPatience);
        Socket socket = address ? connectTo(*address) : Socket();
        if (!socket.isOpen() || !sendAll(socket.descriptor(), &greeting, sizeof greeting))
            return {};
        noticeSilence(socket);
        sockets[static_cast<std::size_t>(rank)] = std::move(socket);
    }
    return acceptHigher(context, listener, token, sockets) ? std::move(sockets) : std::vector<Socket>();
}

}  // namespace

GroupOfProcesses::GroupOfProcesses(int ranks, const Work& work)
{
    std::vector<std::vector<Socket>> sockets = allPairs(ranks);
    for (int rank = 1; rank < ranks; ++rank) {
        const pid_t process = ::fork();
        if (process == 0) {
            ::prctl(PR_SET_PDEATHSIG, SIGKILL);
            ProcessGroup group(rank, std::move(sockets[static_cast<std::size_t>(rank)]));
            sockets.clear();  // ends of others that stay open here would hide that they are gone
            work(group);
            ::_exit(0);
        }
        if (process > 0)
            m_started.push_back(process);
    }
    if (static_cast<int>(m_started.size()) == ranks - 1)
        m_group.emplace(0, std::move(sockets.front()));
}

GroupOfProcesses::GroupOfProcesses(StageContext& context)
{
    std::vector<Socket> sockets = connectAll(context);
    if (!sockets.empty())
        m_group.emplace(context.settings().place.rank, std::move(sockets));
}

GroupOfProcesses::~GroupOfProcesses()
{
    m_group.reset();
    for (const pid_t process : m_started) {
        int status = 0;
        ::kill(process, SIGKILL);
        ::waitpid(process, &status, 0);
    }
}

int ranksOfHost() { return std::clamp(readHostFacts().cores, 2, 8); }

StageReport groupMissing()
{
    return StageReport::failed("the processes of the collective did not come together",
                               "Is a firewall between the nodes? Ports above 1024 are used, whichever are free.");
}

StageReport endingOf(StageContext& context, const ProcessGroup& group, bool isRight)
{
    if (context.shouldStop())
        return StageReport::cancelled();
    if (!group.isWhole())
        return StageReport::failed("a process of the collective died");
    if (isRight)
        return StageReport::done();
    context.check(CheckLevel::Fail, "wrong-data", "The collective computed wrong numbers.",
                  "Do not train on this machine before that is understood.");
    return StageReport::failed("wrong data");
}

}  // namespace shardscope::probe
