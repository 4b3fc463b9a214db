// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/base/enum_names.h"
#include "probe/cuda/stages/collective_group.h"

// Whether the right data arrive, before anything is timed: over PCIe with access control (ACS) a copy may go astray without an error.
namespace shardscope::probe::cuda {

namespace {

constexpr std::size_t kIntBytes = 4;
constexpr std::size_t kCheckBytes = std::size_t{64} << 10;
/// Behind a healthy 64 KiB there are microseconds; connecting the ranks takes seconds.
constexpr double kCheckSeconds = 30;

}  // namespace

Done CollectiveGroup::fillNormal(std::size_t bytes)
{
    const unsigned long long count = bytes / kBf16Bytes;
    for (Member& member : m_members) {
        SHARDSCOPE_TRY(
            member.bench->runOver("fill.cu", "fill_normal_bf16", static_cast<double>(count), member.send.get(), count, 11ull, 0.01f));
        SHARDSCOPE_TRY(member.bench->context()->synchronize());
    }
    return {};
}

Outcome<unsigned> CollectiveGroup::wrongElements(Member& member, CollectiveKind kind, const CollectiveSize& size)
{
    Bench& bench = *member.bench;
    const Driver& driver = bench.driver();
    SHARDSCOPE_TRY(bench.context()->makeCurrent());
    SHARDSCOPE_TRY(driver.check("cuMemsetD8Async", driver.call().setBytes(member.spare.get(), 0, sizeof(unsigned), bench.stream())));
    const bool scattered = kind == CollectiveKind::ReduceScatter;
    const unsigned long long count = scattered ? size.count : bufferElements(kind, m_ranks, size.count);
    const unsigned long long share = size.count;
    SHARDSCOPE_TRY(bench.runOver("collective.cu", "collective_check", static_cast<double>(count), member.receive.get(), count, share,
                                 static_cast<int>(kind), member.rank, m_ranks, member.spare.get()));
    unsigned wrong = 0;
    SHARDSCOPE_TRY(
        driver.check("cuMemcpyDtoHAsync_v2", driver.call().copyToHost(&wrong, member.spare.get(), sizeof wrong, bench.stream())));
    SHARDSCOPE_TRY(driver.check("cuStreamSynchronize", driver.call().streamSynchronize(bench.stream())));
    return wrong;
}

CollectiveSize CollectiveGroup::checkSize(CollectiveKind kind) const
{
    return sizeOf(kind, m_ranks, kIntBytes, std::max(kCheckBytes, static_cast<std::size_t>(m_ranks) * 64), true);
}

Done CollectiveGroup::checkData(StageContext& stage, CollectiveKind kind)
{
    const CollectiveSize size = checkSize(kind);
    for (Member& member : m_members) {
        const unsigned long long count = bufferElements(kind, m_ranks, size.count);
        SHARDSCOPE_TRY(member.bench->context()->makeCurrent());
        SHARDSCOPE_TRY(
            member.bench->runOver("collective.cu", "collective_fill", static_cast<double>(count), member.send.get(), count, member.rank));
        SHARDSCOPE_TRY(member.bench->driver().check(
            "cuMemsetD8Async", member.bench->driver().call().setBytes(member.receive.get(), 0xff, size.bytes, member.bench->stream())));
    }
    SHARDSCOPE_TRY(issue(kind, size.count, value::kNcclInt32, kIntBytes));
    SHARDSCOPE_TRY(finish(stage, kCheckSeconds));
    for (Member& member : m_members) {
        const auto wrong = wrongElements(member, kind, size);
        if (!wrong)
            return wrong.failure();
        if (*wrong > 0)
            return ApiFailure{"libnccl",
                              "compare",
                              0,
                              {},
                              "wrong data: rank " + std::to_string(member.rank) + " got " + std::to_string(*wrong) + " wrong elements"};
    }
    return {};
}

Done CollectiveGroup::check(StageContext& stage, CollectiveKind kind)
{
    stage.progress(0, "checking the data");
    const Done done = checkData(stage, kind);
    if (!done) {
        ApiFailure failure = done.failure();
        failure.call = std::string(nameOf(kind)) + ": " + failure.call;
        return failure;
    }
    return fillNormal(checkSize(kind).bytes);
}

}  // namespace shardscope::probe::cuda
