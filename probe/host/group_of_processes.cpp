// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/host/group_of_processes.h"

#include <algorithm>
#include <csignal>
#include <netdb.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "probe/host/host_facts.h"

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
    const std::string host = place.rendezvous.substr(0, place.rendezvous.rfind(':'));
    const Socket way = place.rank == 0 ? Socket() : connectTo(place.rendezvous);
    sockaddr_storage address{};
    socklen_t size = sizeof address;
    char name[256] = "";
    if (!way.isOpen() || ::getsockname(way.descriptor(), reinterpret_cast<sockaddr*>(&address), &size) != 0 ||
        ::getnameinfo(reinterpret_cast<sockaddr*>(&address), size, name, sizeof name, nullptr, 0, NI_NUMERICHOST) != 0)
        return host;
    return name;
}

/// Waits for one connection; the parent's watchdog sees the signs of life.
Socket acceptOne(StageContext& context, const Socket& listener)
{
    const timeval turn{0, 200000};
    ::setsockopt(listener.descriptor(), SOL_SOCKET, SO_RCVTIMEO, &turn, sizeof turn);
    for (int turns = 0; turns < static_cast<int>(kPatience * 5) && !context.shouldStop(); ++turns) {
        if (Socket socket = acceptFrom(listener); socket.isOpen())
            return socket;
    }
    return {};
}

/// Each rank connects to those below it, and says who it is.
std::vector<Socket> connectAll(StageContext& context)
{
    const Place& place = context.settings().place;
    std::vector<Socket> sockets(static_cast<std::size_t>(place.ranks));
    const Socket listener = listenAt("*:0");
    context.share("address:" + std::to_string(place.rank), ownHost(place) + ":" + std::to_string(portOf(listener)));
    for (int rank = 0; rank < place.rank; ++rank) {
        const std::optional<std::string> address = context.await("address:" + std::to_string(rank), kPatience);
        Socket socket = address ? connectTo(*address) : Socket();
        if (!socket.isOpen() || !sendAll(socket.descriptor(), &place.rank, sizeof place.rank))
            return {};
        sockets[static_cast<std::size_t>(rank)] = std::move(socket);
    }
    for (int rank = place.rank + 1; rank < place.ranks; ++rank) {
        Socket socket = acceptOne(context, listener);
        int other = -1;
        if (!socket.isOpen() || !receiveAll(socket.descriptor(), &other, sizeof other) || other <= place.rank || other >= place.ranks)
            return {};
        sockets[static_cast<std::size_t>(other)] = std::move(socket);
    }
    return sockets;
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
