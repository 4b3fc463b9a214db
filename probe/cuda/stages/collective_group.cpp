// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/cuda/stages/collective_group.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstring>
#include <thread>

namespace shardscope::probe::cuda {

namespace {

constexpr std::size_t kMostBytes = std::size_t{1} << 30;
constexpr std::size_t kLeastBytes = std::size_t{64} << 10;
constexpr double kBatchSeconds = 60;
constexpr double kMeetSeconds = 60;

/// The board's values are any bytes.
Outcome<NcclUniqueId> agreeOnId(StageContext& stage, const Nccl& nccl, int gpus)
{
    const Place& place = stage.settings().place;
    NcclUniqueId id{};
    const std::string key = "nccl-id-" + std::to_string(gpus);
    if (place.rank == 0) {
        SHARDSCOPE_TRY(nccl.check("ncclGetUniqueId", nccl.call().getUniqueId(&id)));
        if (place.ranks > 1)
            stage.share(key, std::string(id.internal, sizeof id.internal));
        return id;
    }
    const auto shared = stage.await(key, kMeetSeconds);
    if (!shared || shared->size() != sizeof id.internal)
        return ApiFailure{"libnccl", "ncclGetUniqueId", 0, {}, "rank 0 gave no id within a minute"};
    std::memcpy(id.internal, shared->data(), sizeof id.internal);
    return id;
}

}  // namespace

Outcome<std::unique_ptr<CollectiveGroup>> CollectiveGroup::create(StageContext& stage, const Session& session, NcclPointer nccl, int gpus)
{
    std::unique_ptr<CollectiveGroup> group(new CollectiveGroup(std::move(nccl)));
    const auto id = agreeOnId(stage, *group->m_nccl, gpus);
    if (!id)
        return id.failure();
    SHARDSCOPE_TRY(group->addMembers(session, stage.settings().place, gpus));
    SHARDSCOPE_TRY(group->connect(*id));
    SHARDSCOPE_TRY(group->allocateBuffers());
    auto gate = Gate::make(group->m_members.front().bench->context());
    if (!gate)
        return gate.failure();
    group->m_gate = std::make_unique<Gate>(std::move(*gate));
    return group;
}

CollectiveGroup::~CollectiveGroup()
{
    for (Member& member : m_members) {
        if (member.communicator == nullptr || !member.bench->context()->makeCurrent())
            continue;
        if (m_broken)
            m_nccl->call().abort(member.communicator);
        else
            m_nccl->call().destroy(member.communicator);
    }
}

Done CollectiveGroup::addMembers(const Session& session, const Place& place, int gpus)
{
    const auto own = session.own(place);
    const int here = std::min(gpus, static_cast<int>(own.size()));
    m_ranks = here * place.ranks;
    m_nodes = place.nodes();
    for (int i = 0; i < here; ++i) {
        Member member;
        auto bench = Bench::open(session, own[static_cast<std::size_t>(i)]);
        if (!bench)
            return bench.failure();
        member.bench = std::move(*bench);
        member.rank = place.rank * here + i;
        for (EventHandle Member::*event : {&Member::begin, &Member::end}) {
            auto made = makeEvent(member.bench->context());
            if (!made)
                return made.failure();
            member.*event = std::move(*made);
        }
        m_members.push_back(std::move(member));
    }
    return {};
}

Done CollectiveGroup::connect(const NcclUniqueId& id)
{
    const NcclFunctions& call = m_nccl->call();
    SHARDSCOPE_TRY(m_nccl->check("ncclGroupStart", call.groupStart()));
    Done done;
    for (Member& member : m_members) {
        if (done)
            done = member.bench->context()->makeCurrent();
        if (done)
            done = m_nccl->check("ncclCommInitRank", call.initRank(&member.communicator, m_ranks, id, member.rank));
    }
    const Done ended = m_nccl->check("ncclGroupEnd", call.groupEnd());
    m_broken = !done || !ended;
    SHARDSCOPE_TRY(done);
    return ended;
}

/// Both buffers of all members, as large as the fullest GPU of this process has room for. Other nodes' are taken to have as much.
Done CollectiveGroup::allocateBuffers()
{
    m_bufferBytes = kMostBytes;
    for (const Member& member : m_members) {
        const auto free = member.bench->context()->freeBytes();
        if (!free)
            return free.failure();
        while (m_bufferBytes > kLeastBytes && m_bufferBytes * 2 > memoryBudget(*free))
            m_bufferBytes /= 2;
    }
    for (Member& member : m_members) {
        const struct {
            MemoryHandle* to;
            std::size_t bytes;
        } wanted[] = {{&member.send, m_bufferBytes}, {&member.receive, m_bufferBytes}, {&member.spare, 1024}};
        for (const auto& one : wanted) {
            auto memory = allocate(member.bench->context(), one.bytes);
            if (!memory)
                return memory.failure();
            *one.to = std::move(*memory);
        }
    }
    return fillNormal(m_bufferBytes);
}

Done CollectiveGroup::issueFor(Member& member, CollectiveKind kind, std::size_t count, int dataType, std::size_t elementBytes)
{
    const NcclFunctions& call = m_nccl->call();
    const auto pointer = [](DevicePointer address) { return reinterpret_cast<void*>(address); };
    void* const from = pointer(member.send.get());
    void* const to = pointer(member.receive.get());
    const DriverStream stream = member.bench->stream();
    NcclCommunicator const comm = member.communicator;
    if (kind == CollectiveKind::AllReduce)
        return m_nccl->check("ncclAllReduce", call.allReduce(from, to, count, dataType, value::kNcclSum, comm, stream), comm);
    if (kind == CollectiveKind::AllGather)
        return m_nccl->check("ncclAllGather", call.allGather(from, to, count, dataType, comm, stream), comm);
    if (kind == CollectiveKind::ReduceScatter)
        return m_nccl->check("ncclReduceScatter", call.reduceScatter(from, to, count, dataType, value::kNcclSum, comm, stream), comm);
    if (kind == CollectiveKind::SendReceive) {  // around the ring: every rank sends to the next one
        SHARDSCOPE_TRY(m_nccl->check("ncclSend", call.send(from, count, dataType, (member.rank + 1) % m_ranks, comm, stream), comm));
        return m_nccl->check("ncclRecv", call.receive(to, count, dataType, (member.rank + m_ranks - 1) % m_ranks, comm, stream), comm);
    }
    const std::size_t part = count * elementBytes;
    for (int peer = 0; peer < m_ranks; ++peer) {
        const DevicePointer offset = part * static_cast<std::size_t>(peer);
        SHARDSCOPE_TRY(
            m_nccl->check("ncclSend", call.send(pointer(member.send.get() + offset), count, dataType, peer, comm, stream), comm));
        SHARDSCOPE_TRY(
            m_nccl->check("ncclRecv", call.receive(pointer(member.receive.get() + offset), count, dataType, peer, comm, stream), comm));
    }
    return {};
}

Done CollectiveGroup::issue(CollectiveKind kind, std::size_t count, int dataType, std::size_t elementBytes)
{
    SHARDSCOPE_TRY(m_nccl->check("ncclGroupStart", m_nccl->call().groupStart()));
    Done done;
    for (Member& member : m_members) {
        if (done)
            done = member.bench->context()->makeCurrent();
        if (done)
            done = issueFor(member, kind, count, dataType, elementBytes);
    }
    const Done ended = m_nccl->check("ncclGroupEnd", m_nccl->call().groupEnd(), m_members.front().communicator);
    m_broken = m_broken || !done || !ended;
    SHARDSCOPE_TRY(done);
    return ended;
}

Done CollectiveGroup::barrier()
{
    SHARDSCOPE_TRY(m_nccl->check("ncclGroupStart", m_nccl->call().groupStart()));
    Done done;
    for (Member& member : m_members) {
        void* const word = reinterpret_cast<void*>(member.spare.get());
        if (done)
            done = member.bench->context()->makeCurrent();
        if (done)
            done = m_nccl->check("ncclAllReduce", m_nccl->call().allReduce(word, word, 1, value::kNcclInt32, value::kNcclSum,
                                                                           member.communicator, member.bench->stream()));
    }
    const Done ended = m_nccl->check("ncclGroupEnd", m_nccl->call().groupEnd());
    SHARDSCOPE_TRY(done);
    return ended;
}

Done CollectiveGroup::finish(StageContext& stage, double seconds)
{
    const auto begin = std::chrono::steady_clock::now();
    seconds *= std::min(stage.settings().patience, 1.0);
    for (Member& member : m_members) {
        for (bool done = false; !done;) {
            const double left = seconds - std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
            const auto waited = waitFor(stage, *member.bench->context(), member.bench->stream(), std::clamp(left, 0.0, 0.5));
            m_broken = m_broken || !waited;
            SHARDSCOPE_TRY(waited);
            done = *waited;
            NcclStatus behind = 0;
            SHARDSCOPE_TRY(
                m_nccl->check("ncclCommGetAsyncError", m_nccl->call().asyncError(member.communicator, &behind), member.communicator));
            if (behind != 0 && behind != value::kNcclInProgress) {
                m_broken = true;
                return m_nccl->check("ncclCommGetAsyncError", behind, member.communicator);
            }
            if (!done && (left <= 0 || stage.shouldStop())) {
                m_broken = true;
                return ApiFailure{"libnccl",
                                  "cuStreamQuery",
                                  0,
                                  {},
                                  "it did not finish within " + std::to_string(static_cast<int>(std::ceil(seconds))) + " s"};
            }
        }
    }
    return {};
}

Done CollectiveGroup::hold()
{
    for (Member& member : m_members)
        SHARDSCOPE_TRY(m_gate->close(*member.bench, member.bench->stream()));
    return {};
}

void CollectiveGroup::release() { m_gate->open(); }

Done CollectiveGroup::record(EventHandle Member::*event)
{
    for (Member& member : m_members) {
        const Driver& driver = member.bench->driver();
        SHARDSCOPE_TRY(member.bench->context()->makeCurrent());
        SHARDSCOPE_TRY(driver.check("cuEventRecord", driver.call().eventRecord((member.*event).get(), member.bench->stream())));
    }
    return {};
}

Outcome<double> CollectiveGroup::elapsed() const
{
    double slowest = 0;
    for (const Member& member : m_members) {
        float milliseconds = 0;
        const Driver& driver = member.bench->driver();
        SHARDSCOPE_TRY(member.bench->context()->makeCurrent());
        SHARDSCOPE_TRY(driver.check("cuEventElapsedTime", driver.call().eventElapsed(&milliseconds, member.begin.get(), member.end.get())));
        slowest = std::max(slowest, 1e-3 * static_cast<double>(milliseconds));
    }
    return slowest;
}

Outcome<Timing> CollectiveGroup::time(StageContext& stage, CollectiveKind kind, const CollectiveSize& size)
{
    // Loading and connecting in a first call may wait for the whole GPU, so it must not happen behind a closed gate.
    SHARDSCOPE_TRY(barrier());
    for (int i = 0; i < 2; ++i)
        SHARDSCOPE_TRY(issue(kind, size.count, value::kNcclBf16, kBf16Bytes));
    SHARDSCOPE_TRY(finish(stage, kBatchSeconds));
    std::vector<double> seconds;
    for (int batch = 0; batch < size.batches; ++batch) {
        if (stage.shouldStop())
            return ApiFailure{"libnccl", "time", 0, {}, "stopped"};
        Done queued = hold();
        if (queued)
            queued = barrier();
        if (queued)
            queued = record(&Member::begin);
        for (int i = 0; i < size.iterations && queued; ++i)
            queued = issue(kind, size.count, value::kNcclBf16, kBf16Bytes);
        if (queued)
            queued = record(&Member::end);
        release();
        SHARDSCOPE_TRY(queued);
        SHARDSCOPE_TRY(finish(stage, kBatchSeconds));
        const auto once = elapsed();
        if (!once)
            return once.failure();
        seconds.push_back(*once / size.iterations);
    }
    return summarise(seconds);
}

}  // namespace shardscope::probe::cuda
