// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "core/base/enum_names.h"
#include "probe/cuda/checks/failure_advice.h"
#include "probe/cuda/stages/collective_stage.h"
#include "probe/cuda/stages/cuda_stages.h"
#include "probe/cuda/stages/multiply_bench.h"

namespace shardscope::probe::cuda {

namespace {

/// The multiply of one member during its collective, on its own stream.
struct Beside {
    std::unique_ptr<MultiplyBench> multiply;
    std::unique_ptr<LtMultiply> planned;
    StreamHandle stream;
    EventHandle begin;
    EventHandle end;
};

/// How many of each run.
struct Load {
    int multiplies = 0;
    int collectives = 0;
};

struct Seconds2 {
    double multiply = 0;  ///< of one, on the slowest GPU
    double collective = 0;
};

class Contention {
public:
    Contention(StageContext& stage, CollectiveGroup& group, std::vector<Beside>& beside, CollectiveKind kind, CollectiveSize size)
        : m_stage(stage), m_group(group), m_beside(beside), m_kind(kind), m_size(size)
    {
    }

    /// Each alone, then each during a longer run of the other.
    Outcome<ContentionSample> measure(const MatrixShape& shape, Timing& besideTiming);

private:
    Outcome<Seconds2> run(const Load& load);
    Outcome<Timing> median(const Load& load, double Seconds2::*which);
    Done queue(const Load& load);
    Done queueMultiplies(int count);

    StageContext& m_stage;
    CollectiveGroup& m_group;
    std::vector<Beside>& m_beside;
    CollectiveKind m_kind;
    CollectiveSize m_size;
};

Done Contention::queueMultiplies(int count)
{
    for (std::size_t i = 0; i < m_beside.size(); ++i) {
        const Driver& driver = m_group.members()[i].bench->driver();
        const Beside& beside = m_beside[i];
        SHARDSCOPE_TRY(m_group.members()[i].bench->context()->makeCurrent());
        // It begins with the collective, behind the barrier of all ranks.
        SHARDSCOPE_TRY(
            driver.check("cuStreamWaitEvent", driver.call().streamWaitEvent(beside.stream.get(), m_group.members()[i].begin.get(), 0)));
        SHARDSCOPE_TRY(driver.check("cuEventRecord", driver.call().eventRecord(beside.begin.get(), beside.stream.get())));
        for (int n = 0; n < count; ++n)
            SHARDSCOPE_TRY(beside.multiply->run(*beside.planned, beside.stream.get()));
        SHARDSCOPE_TRY(driver.check("cuEventRecord", driver.call().eventRecord(beside.end.get(), beside.stream.get())));
    }
    return {};
}

Done Contention::queue(const Load& load)
{
    SHARDSCOPE_TRY(m_group.hold());
    SHARDSCOPE_TRY(m_group.barrier());
    SHARDSCOPE_TRY(m_group.record(&Member::begin));
    SHARDSCOPE_TRY(queueMultiplies(load.multiplies));
    for (int i = 0; i < load.collectives; ++i)
        SHARDSCOPE_TRY(m_group.issue(m_kind, m_size.count, value::kNcclBf16, kBf16Bytes));
    return m_group.record(&Member::end);
}

Outcome<Seconds2> Contention::run(const Load& load)
{
    const Done queued = queue(load);
    m_group.release();
    SHARDSCOPE_TRY(queued);
    SHARDSCOPE_TRY(m_group.finish(m_stage, 60));
    Seconds2 seconds;
    for (std::size_t i = 0; i < m_beside.size(); ++i) {
        const Context& context = *m_group.members()[i].bench->context();
        const auto done = waitFor(m_stage, context, m_beside[i].stream.get(), 60);
        if (!done)
            return done.failure();
        if (!*done)
            return ApiFailure{"libcuda", "cuStreamQuery", 0, {}, "the multiplies did not finish within 60 s"};
        float milliseconds = 0;
        SHARDSCOPE_TRY(context.driver()->check(
            "cuEventElapsedTime", context.driver()->call().eventElapsed(&milliseconds, m_beside[i].begin.get(), m_beside[i].end.get())));
        if (load.multiplies > 0)
            seconds.multiply = std::max(seconds.multiply, 1e-3 * static_cast<double>(milliseconds) / load.multiplies);
    }
    const auto together = m_group.elapsed();
    if (!together)
        return together.failure();
    if (load.collectives > 0)
        seconds.collective = *together / load.collectives;
    return seconds;
}

Outcome<Timing> Contention::median(const Load& load, double Seconds2::*which)
{
    std::vector<double> seconds;
    const auto warm = run(load);
    if (!warm)
        return warm.failure();
    for (int i = 0; i < (m_stage.settings().quick ? 3 : 7); ++i) {
        const auto once = run(load);
        if (!once)
            return once.failure();
        seconds.push_back((*once).*which);
    }
    return summarise(seconds);
}

/// Loads follow from fixed counts and one agreed ratio, so that ranks of other processes queue the same: a measured time would differ from rank to rank.
Outcome<ContentionSample> Contention::measure(const MatrixShape& shape, Timing& besideTiming)
{
    constexpr int kFew = 4;
    constexpr int kMany = 24;
    // Loading and connecting in a first call may wait for the whole GPU, so it must not happen behind a closed gate.
    SHARDSCOPE_TRY(m_group.barrier());
    SHARDSCOPE_TRY(m_group.issue(m_kind, m_size.count, value::kNcclBf16, kBf16Bytes));
    SHARDSCOPE_TRY(m_group.record(&Member::begin));
    SHARDSCOPE_TRY(queueMultiplies(1));
    SHARDSCOPE_TRY(m_group.finish(m_stage, 60));
    const auto multiplyAlone = median({kFew, 0}, &Seconds2::multiply);
    if (!multiplyAlone)
        return multiplyAlone.failure();
    const auto collectiveAlone = median({0, kFew}, &Seconds2::collective);
    if (!collectiveAlone)
        return collectiveAlone.failure();
    const auto multiplyBeside = median({kFew, kMany}, &Seconds2::multiply);
    if (!multiplyBeside)
        return multiplyBeside.failure();
    const auto collectiveBeside = median({kMany, kFew}, &Seconds2::collective);
    if (!collectiveBeside)
        return collectiveBeside.failure();
    besideTiming = *multiplyBeside;
    ContentionSample sample;
    sample.kind = m_kind;
    sample.bytes = Bytes(static_cast<double>(m_size.bytes));
    sample.shape = shape;
    sample.multiplySlowdown = multiplyBeside->median / multiplyAlone->median;
    sample.collectiveSlowdown = collectiveBeside->median / collectiveAlone->median;
    return sample;
}

Outcome<std::vector<Beside>> makeBeside(CollectiveGroup& group, const Session& session, const MatrixShape& shape)
{
    std::vector<Beside> beside;
    for (Member& member : group.members()) {
        Beside one;
        SHARDSCOPE_TRY(member.bench->context()->makeCurrent());
        auto library = CublasLt::load(session.places, session.driver->version());
        if (!library)
            return library.failure();
        auto multiply = MultiplyBench::make(*member.bench, *library, Precision::Bf16, {shape});
        if (!multiply)
            return multiply.failure();
        one.multiply = std::make_unique<MultiplyBench>(std::move(*multiply));
        auto planned = one.multiply->plan(shape);
        if (!planned)
            return planned.failure();
        one.planned = std::make_unique<LtMultiply>(std::move(*planned));
        auto stream = makeStream(member.bench->context());
        if (!stream)
            return stream.failure();
        one.stream = std::move(*stream);
        for (EventHandle Beside::*event : {&Beside::begin, &Beside::end}) {
            auto made = makeEvent(member.bench->context());
            if (!made)
                return made.failure();
            one.*event = std::move(*made);
        }
        beside.push_back(std::move(one));
    }
    return beside;
}

/// Sizes at which a multiply of 4096 and the collective take about as long on the machines that we know.
Done measureAll(StageContext& stage, CollectiveGroup& group, std::vector<Beside>& beside, const MatrixShape& shape)
{
    int done = 0;
    for (const CollectiveKind kind : {CollectiveKind::AllReduce, CollectiveKind::AllGather, CollectiveKind::ReduceScatter}) {
        const std::size_t most = std::min(std::size_t{128} << 20, group.bufferBytes());
        for (const std::size_t bytes : {most / 8, most}) {
            const CollectiveSize size = sizeOf(kind, group.ranks(), kBf16Bytes, bytes, stage.settings().quick);
            stage.progress(done++ / 6.0, "a multiply beside " + std::string(nameOf(kind)));
            Timing timing;
            const auto sample = Contention(stage, group, beside, kind, size).measure(shape, timing);
            SHARDSCOPE_TRY(sample);
            if (stage.settings().place.rank == 0)
                stage.sample(sampleOf(
                    *sample, timing, -1,
                    conditionsOf(*group.members().front().bench, "NCCL " + group.nccl().version() + ", bf16 multiply by cuBLASLt")));
        }
    }
    return {};
}

}  // namespace

StageReport measureContention(StageContext& stage)
{
    auto opened = CollectiveStage::open(stage);
    SHARDSCOPE_STAGE_TRY(stage, opened);
    if (!opened->whyNot.empty())
        return StageReport::unavailable(opened->whyNot);
    auto group = CollectiveGroup::create(stage, opened->session, opened->nccl, opened->gpus);
    SHARDSCOPE_STAGE_TRY(stage, group);
    MatrixShape shape{4096, 4096, 4096};
    const auto free = (*group)->members().front().bench->context()->freeBytes();
    SHARDSCOPE_STAGE_TRY(stage, free);
    while (shape.m > 256 && 6 * shape.m * shape.m + 4e7 > static_cast<double>(memoryBudget(*free)))
        shape.m = shape.n = shape.k = shape.m / 2;
    auto beside = makeBeside(**group, opened->session, shape);
    SHARDSCOPE_STAGE_TRY(stage, beside);
    const Done done = measureAll(stage, **group, *beside, shape);
    if (done)
        return StageReport::done();
    const Advice advice = adviceFor(done.failure());
    if (!stage.shouldStop())
        stage.check(CheckLevel::Fail, advice.id, advice.text, advice.fix);
    return reportOf(stage, done.failure());
}

}  // namespace shardscope::probe::cuda
