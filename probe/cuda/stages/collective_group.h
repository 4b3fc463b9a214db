// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/base/communication.h"
#include "probe/cuda/api/nccl.h"
#include "probe/cuda/stages/collective_sizes.h"
#include "probe/cuda/stages/stage_parts.h"

namespace shardscope::probe::cuda {

/// A GPU of this process that takes part.
struct Member {
    std::unique_ptr<Bench> bench;
    NcclCommunicator communicator = nullptr;
    MemoryHandle send;
    MemoryHandle receive;
    MemoryHandle spare;  ///< a few bytes: of the barrier and of the count of errors
    EventHandle begin;
    EventHandle end;
    int rank = 0;
};

/// A communicator over GPUs: of this process, and of the other ranks' where a launcher started them.
class CollectiveGroup {
public:
    /// The first `gpus` of this process. Ranks of all processes agree on an id by the stage's board.
    static Outcome<std::unique_ptr<CollectiveGroup>> create(StageContext& stage, const Session& session, NcclPointer nccl, int gpus);
    ~CollectiveGroup();
    CollectiveGroup(const CollectiveGroup&) = delete;
    CollectiveGroup& operator=(const CollectiveGroup&) = delete;

    [[nodiscard]] int ranks() const { return m_ranks; }
    [[nodiscard]] int nodes() const { return m_nodes; }
    [[nodiscard]] std::vector<Member>& members() { return m_members; }
    [[nodiscard]] const Nccl& nccl() const { return *m_nccl; }
    /// Bytes of each of its two buffers.
    [[nodiscard]] std::size_t bufferBytes() const { return m_bufferBytes; }

    /// 64 KiB, compared with what must come out: before anything is timed.
    Done check(StageContext& stage, CollectiveKind kind);
    /// Median, best and spread of one call. Empty where it doesn't end in time.
    Outcome<Timing> time(StageContext& stage, CollectiveKind kind, const CollectiveSize& size);

    /// Queues one collective in the members' streams.
    Done issue(CollectiveKind kind, std::size_t count, int dataType, std::size_t elementBytes);
    /// All ranks are here when the streams go on.
    Done barrier();
    /// The members' streams wait, until all that is queued behind this is let go at once.
    Done hold();
    void release();
    /// All members' streams are done, with NCCL's own errors looked at.
    Done finish(StageContext& stage, double seconds);
    Done record(EventHandle Member::*event);
    /// Seconds between the two events: the slowest member's.
    Outcome<double> elapsed() const;

private:
    explicit CollectiveGroup(NcclPointer nccl) : m_nccl(std::move(nccl)) {}
    Done addMembers(const Session& session, const Place& place, int gpus);
    Done connect(const NcclUniqueId& id);
    Done allocateBuffers();
    Done checkData(StageContext& stage, CollectiveKind kind);
    Done fillNormal(std::size_t bytes);
    [[nodiscard]] CollectiveSize checkSize(CollectiveKind kind) const;
    Outcome<unsigned> wrongElements(Member& member, CollectiveKind kind, const CollectiveSize& size);
    Done issueFor(Member& member, CollectiveKind kind, std::size_t count, int dataType, std::size_t elementBytes);

    NcclPointer m_nccl;
    std::vector<Member> m_members;
    std::unique_ptr<Gate> m_gate;
    int m_ranks = 0;
    int m_nodes = 1;
    std::size_t m_bufferBytes = 0;
    bool m_broken = false;  ///< something hangs or failed: giving it back could hang, too
};

}  // namespace shardscope::probe::cuda
