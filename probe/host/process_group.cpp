// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/host/process_group.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <poll.h>
#include <sys/socket.h>

namespace shardscope::probe {
namespace {

constexpr int kLongestWait = 60;  // seconds

/// Returns what could be moved without waiting; −1 where the other end is gone.
long sendSome(int descriptor, const char* from, std::size_t size)
{
    const ssize_t count = ::send(descriptor, from, size, MSG_NOSIGNAL | MSG_DONTWAIT);
    return count >= 0 ? static_cast<long>(count) : errno == EAGAIN || errno == EINTR ? 0 : -1;
}

long receiveSome(int descriptor, char* to, std::size_t size)
{
    const ssize_t count = ::recv(descriptor, to, size, MSG_DONTWAIT);
    if (count == 0)
        return -1;
    return count > 0 ? static_cast<long>(count) : errno == EAGAIN || errno == EINTR ? 0 : -1;
}

}  // namespace

void ProcessGroup::exchange(int to, const void* sent, std::size_t sentBytes, int from, void* received, std::size_t receivedBytes)
{
    const char* source = static_cast<const char*>(sent);
    char* target = static_cast<char*>(received);
    const int out = m_sockets[static_cast<std::size_t>(to)].descriptor(), in = m_sockets[static_cast<std::size_t>(from)].descriptor();
    int waited = 0;
    while (m_isWhole && (sentBytes > 0 || receivedBytes > 0)) {
        const long gone = sentBytes > 0 ? sendSome(out, source, sentBytes) : 0;
        const long come = receivedBytes > 0 ? receiveSome(in, target, receivedBytes) : 0;
        m_isWhole = gone >= 0 && come >= 0;
        if (!m_isWhole)
            return;
        source += gone;
        target += come;
        sentBytes -= static_cast<std::size_t>(gone);
        receivedBytes -= static_cast<std::size_t>(come);
        if (gone == 0 && come == 0) {
            pollfd ready[2] = {{out, static_cast<short>(sentBytes > 0 ? POLLOUT : 0), 0},
                               {in, static_cast<short>(receivedBytes > 0 ? POLLIN : 0), 0}};
            // Who neither sends nor takes anything for so long is not there any more, whatever its socket says.
            if (::poll(ready, 2, 1000) == 0 && ++waited == kLongestWait)
                m_isWhole = false;
        } else {
            waited = 0;
        }
    }
}

/// n − 1 steps: a part goes round and is added to; rank r ends with the sum of part (r + 1) mod n.
void ProcessGroup::reduceRing(float* data, float* spare, std::size_t elements)
{
    for (int step = 0; step < ranks() - 1; ++step) {
        const int sent = (m_rank - step + ranks()) % ranks(), received = (m_rank - step - 1 + ranks()) % ranks();
        const std::size_t sentFrom = partBegin(elements, sent, ranks()), sentTo = partBegin(elements, sent + 1, ranks());
        const std::size_t from = partBegin(elements, received, ranks()), to = partBegin(elements, received + 1, ranks());
        exchange(next(), data + sentFrom, (sentTo - sentFrom) * sizeof(float), previous(), spare, (to - from) * sizeof(float));
        for (std::size_t i = from; i < to; ++i)
            data[i] += spare[i - from];
    }
}

/// n − 1 steps: rank r begins with part (r + 1) mod n, as the reduction leaves it.
void ProcessGroup::gatherRing(float* data, std::size_t elements)
{
    for (int step = 0; step < ranks() - 1; ++step) {
        const int sent = (m_rank + 1 - step + ranks()) % ranks(), received = (m_rank - step + ranks()) % ranks();
        const std::size_t sentFrom = partBegin(elements, sent, ranks()), sentTo = partBegin(elements, sent + 1, ranks());
        const std::size_t from = partBegin(elements, received, ranks()), to = partBegin(elements, received + 1, ranks());
        exchange(next(), data + sentFrom, (sentTo - sentFrom) * sizeof(float), previous(), data + from, (to - from) * sizeof(float));
    }
}

void ProcessGroup::exchangeAll(const float* data, float* spare, std::size_t elements)
{
    const std::size_t part = elements / static_cast<std::size_t>(ranks());
    const auto of = [part](int rank) { return part * static_cast<std::size_t>(rank); };
    std::copy_n(data + of(m_rank), part, spare + of(m_rank));
    for (int step = 1; step < ranks(); ++step) {
        const int to = (m_rank + step) % ranks(), from = (m_rank - step + ranks()) % ranks();
        exchange(to, data + of(to), part * sizeof(float), from, spare + of(from), part * sizeof(float));
    }
}

void ProcessGroup::run(CollectiveKind kind, float* data, float* spare, std::size_t elements)
{
    switch (kind) {
    case CollectiveKind::AllReduce:
        reduceRing(data, spare, elements);
        return gatherRing(data, elements);
    case CollectiveKind::AllGather:
        return gatherRing(data, elements);
    case CollectiveKind::ReduceScatter:
        return reduceRing(data, spare, elements);
    case CollectiveKind::AllToAll:
        return exchangeAll(data, spare, elements);
    case CollectiveKind::SendReceive:
        return exchange(next(), data, elements * sizeof(float), previous(), spare, elements * sizeof(float));
    }
}

double ProcessGroup::fromFirst(double value)
{
    for (int rank = 1; rank < ranks(); ++rank) {
        if (m_rank == 0)
            exchange(rank, &value, sizeof value, rank, nullptr, 0);
    }
    if (m_rank > 0)
        exchange(0, nullptr, 0, 0, &value, sizeof value);
    return value;
}

double ProcessGroup::largest(double value)
{
    for (int rank = 1; m_rank == 0 && rank < ranks(); ++rank) {
        double other = value;
        exchange(rank, nullptr, 0, rank, &other, sizeof other);
        value = std::max(value, other);
    }
    if (m_rank > 0)
        exchange(0, &value, sizeof value, 0, nullptr, 0);
    return fromFirst(value);
}

bool isCorrect(ProcessGroup& group, CollectiveKind kind, std::size_t elements)
{
    const int ranks = group.ranks(), rank = group.rank();
    const auto put = [](int of, std::size_t i) { return static_cast<float>(of + 1) * static_cast<float>(i % 13 + 1); };
    std::vector<float> data(elements), spare(elements, -1);
    for (std::size_t i = 0; i < elements; ++i)
        data[i] = put(rank, i);
    group.run(kind, data.data(), spare.data(), elements);
    const int own = (rank + 1) % ranks;  // the part that a reduction leaves here, and a gathering begins with
    const float sumOfRanks = static_cast<float>(ranks * (ranks + 1) / 2);
    bool isRight = group.isWhole();
    for (int part = 0; part < ranks; ++part) {
        for (std::size_t i = partBegin(elements, part, ranks); isRight && i < partBegin(elements, part + 1, ranks); ++i) {
            const float sum = sumOfRanks * static_cast<float>(i % 13 + 1);
            if (kind == CollectiveKind::AllReduce)
                isRight = data[i] == sum;
            else if (kind == CollectiveKind::AllGather)
                isRight = data[i] == put((part + ranks - 1) % ranks, i);
            else if (kind == CollectiveKind::ReduceScatter)
                isRight = part != own || data[i] == sum;
            else if (kind == CollectiveKind::SendReceive)
                isRight = spare[i] == put((rank + ranks - 1) % ranks, i);
            else
                isRight = spare[i] == put(part, i - partBegin(elements, part, ranks) + partBegin(elements, rank, ranks));
        }
    }
    return group.largest(isRight ? 0 : 1) == 0 && group.isWhole();
}

}  // namespace shardscope::probe
