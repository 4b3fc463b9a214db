// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdint>
#include <cstring>
#include <functional>
#include <string>
#include <vector>

#include "probe/cuda/api/function_lists.h"
#include "tests/probe/cuda/fake/emulator.h"
#include "tests/probe/cuda/fake/fake_machine.h"

using namespace shardscope::probe::cuda;

#define SHARDSCOPE_DECLARE(field, symbol, required, result, parameters) extern "C" result symbol parameters;
SHARDSCOPE_NCCL_FUNCTIONS(SHARDSCOPE_DECLARE)

// Collectives among the ranks of one process: what the ranks ask for in a group is done at its end.
struct ncclComm {
    int rank = 0;
    int ranks = 0;
    CUctx_st* context = nullptr;
};

namespace {

enum class Kind { AllReduce, AllGather, ReduceScatter, Send, Receive };

struct Request {
    Kind kind;
    const char* from;
    char* to;
    std::size_t count;
    int type;
    int peer;
    ncclComm* rank;
    CUstream_st* stream;
};

std::vector<Request> g_requests;
int g_depth = 0;
int g_started = 0;  ///< ranks that asked to be connected in this group
int g_expected = 0;

std::size_t bytesOf(int type) { return type == value::kNcclInt32 ? 4 : 2; }

void addTo(char* to, const char* from, std::size_t count, int type)
{
    for (std::size_t i = 0; i < count; ++i) {
        if (type == value::kNcclInt32) {
            reinterpret_cast<std::int32_t*>(to)[i] += reinterpret_cast<const std::int32_t*>(from)[i];
        } else {
            auto* const half = reinterpret_cast<std::uint16_t*>(to) + i;
            const unsigned other = reinterpret_cast<const std::uint16_t*>(from)[i];
            *half =
                static_cast<std::uint16_t>(roundToBf16(__uint_as_float(static_cast<unsigned>(*half) << 16) + __uint_as_float(other << 16)));
        }
    }
}

std::vector<char> sumOf(const std::vector<const Request*>& ranks, std::size_t elements)
{
    const std::size_t size = bytesOf(ranks[0]->type);
    std::vector<char> sum(ranks[0]->from, ranks[0]->from + elements * size);
    for (std::size_t r = 1; r < ranks.size(); ++r)
        addTo(sum.data(), ranks[r]->from, elements, ranks[0]->type);
    return sum;
}

void collect(const std::vector<const Request*>& ranks)
{
    const Request& first = *ranks[0];
    const std::size_t part = first.count * bytesOf(first.type);
    if (first.kind == Kind::AllGather) {
        for (const Request* to : ranks) {
            for (std::size_t r = 0; r < ranks.size(); ++r)
                std::memmove(to->to + r * part, ranks[r]->from, part);
        }
        return;
    }
    const bool scattered = first.kind == Kind::ReduceScatter;
    const std::vector<char> sum = sumOf(ranks, first.count * (scattered ? ranks.size() : 1));
    for (const Request* to : ranks)
        std::memcpy(to->to, sum.data() + (scattered ? static_cast<std::size_t>(to->rank->rank) * part : 0), part);
}

bool isComplete(const std::vector<const Request*>& ranks)
{
    const auto wholeBuffers = [](const Request& request) {
        const std::size_t part = request.count * bytesOf(request.type);
        const auto all = part * static_cast<std::size_t>(request.rank->ranks);
        return fake::isAllocated(request.from, request.kind == Kind::ReduceScatter ? all : part) &&
               fake::isAllocated(request.to, request.kind == Kind::AllGather ? all : part);
    };
    return static_cast<int>(ranks.size()) == ranks[0]->rank->ranks && std::all_of(ranks.begin(), ranks.end(), [&](const Request* r) {
               return r->count == ranks[0]->count && r->kind == ranks[0]->kind && wholeBuffers(*r);
           });
}

/// Every send finds its receive, in order.
bool exchange(std::vector<Request>& requests)
{
    for (Request& send : requests) {
        if (send.kind != Kind::Send)
            continue;
        const auto receive = std::find_if(requests.begin(), requests.end(), [&](const Request& r) {
            return r.kind == Kind::Receive && r.rank->rank == send.peer && r.peer == send.rank->rank && r.count == send.count;
        });
        if (receive == requests.end())
            return false;
        const std::size_t bytes = send.count * bytesOf(send.type);
        if (!fake::isAllocated(send.from, bytes) || !fake::isAllocated(receive->to, bytes))
            return false;
        std::memmove(receive->to, send.from, bytes);
        receive->peer = -1;
    }
    return true;
}

void spoil(const std::vector<Request>& requests)
{
    const double at = fake::option("wrong", -1);
    for (const Request& request : requests) {
        if (at >= 0 && request.to != nullptr && request.rank->rank == 1 && static_cast<double>(request.count) > at &&
            request.type == value::kNcclInt32 && request.count > 1)
            reinterpret_cast<std::int32_t*>(request.to)[static_cast<std::size_t>(at)] ^= 1;
    }
}

NcclStatus runGroup()
{
    std::vector<Request> requests;
    requests.swap(g_requests);
    if (requests.empty())
        return 0;
    double begin = 0;
    double bytes = 0;
    for (const Request& request : requests) {
        if (request.stream->context != request.rank->context)
            return 4;
        begin = std::max(begin, request.stream->seconds);
        bytes = std::max(bytes, static_cast<double>(request.count * bytesOf(request.type)));
    }
    std::vector<const Request*> ranks;
    for (const Request& request : requests) {
        if (request.kind != Kind::Send && request.kind != Kind::Receive)
            ranks.push_back(&request);
    }
    if (!ranks.empty() && !isComplete(ranks))
        return 5;
    const bool large = bytes > 1 << 20;
    if (!ranks.empty() && !large)  // large ones are timed only
        collect(ranks);
    if (ranks.empty() && !large && !exchange(requests))
        return 5;
    spoil(requests);
    for (const Request& request : requests) {
        request.stream->seconds = begin + 10e-6 + bytes / 200e9;
        request.stream->hangs = fake::option("hang") > 0;
    }
    return 0;
}

NcclStatus ask(const Request& request)
{
    g_requests.push_back(request);
    return g_depth > 0 ? 0 : runGroup();
}

}  // namespace

extern "C" {

NcclStatus ncclGetVersion(int* version)
{
    *version = 22809;
    return 0;
}
NcclStatus ncclGetUniqueId(NcclUniqueId* id)
{
    std::memset(id->internal, 7, sizeof id->internal);
    return 0;
}
NcclStatus ncclCommInitRank(NcclCommunicator* communicator, int ranks, NcclUniqueId id, int rank)
{
    if (id.internal[0] != 7 || rank < 0 || rank >= ranks)
        return 4;
    if (fake::option("duplicate") > 0)
        return 5;
    *communicator = new ncclComm{rank, ranks, fake::currentContext()};
    ++g_started;
    g_expected = ranks;
    return 0;
}
NcclStatus ncclCommDestroy(NcclCommunicator communicator)
{
    delete communicator;
    return 0;
}
NcclStatus ncclCommAbort(NcclCommunicator communicator) { return ncclCommDestroy(communicator); }
const char* ncclGetErrorString(NcclStatus) { return "invalid usage"; }
const char* ncclGetLastError(NcclCommunicator)
{
    return fake::option("duplicate") > 0 ? "Duplicate GPU detected : rank 0 and rank 1 both on CUDA device 1b000" : "";
}
NcclStatus ncclCommGetAsyncError(NcclCommunicator, NcclStatus* behind)
{
    *behind = static_cast<int>(fake::option("async"));
    return 0;
}
NcclStatus ncclAllReduce(const void* from, void* to, std::size_t count, int type, int, NcclCommunicator rank, DriverStream stream)
{
    return ask({Kind::AllReduce, static_cast<const char*>(from), static_cast<char*>(to), count, type, 0, rank, stream});
}
NcclStatus ncclAllGather(const void* from, void* to, std::size_t count, int type, NcclCommunicator rank, DriverStream stream)
{
    return ask({Kind::AllGather, static_cast<const char*>(from), static_cast<char*>(to), count, type, 0, rank, stream});
}
NcclStatus ncclReduceScatter(const void* from, void* to, std::size_t count, int type, int, NcclCommunicator rank, DriverStream stream)
{
    return ask({Kind::ReduceScatter, static_cast<const char*>(from), static_cast<char*>(to), count, type, 0, rank, stream});
}
NcclStatus ncclSend(const void* from, std::size_t count, int type, int peer, NcclCommunicator rank, DriverStream stream)
{
    return ask({Kind::Send, static_cast<const char*>(from), nullptr, count, type, peer, rank, stream});
}
NcclStatus ncclRecv(void* to, std::size_t count, int type, int peer, NcclCommunicator rank, DriverStream stream)
{
    return ask({Kind::Receive, nullptr, static_cast<char*>(to), count, type, peer, rank, stream});
}
NcclStatus ncclGroupStart()
{
    if (g_depth++ == 0)
        g_started = g_expected = 0;
    return 0;
}
NcclStatus ncclGroupEnd()
{
    if (--g_depth > 0)
        return 0;
    return g_started != g_expected ? 5 : runGroup();
}

}  // extern "C"
