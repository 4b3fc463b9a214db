// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/streams.h"

#include <algorithm>
#include <cmath>

#include "core/plan/resolved_plan.h"
#include "core/schedule/dependencies.h"
#include "core/step/basis.h"
#include "core/step/block_pieces.h"
#include "core/step/data_sync.h"
#include "core/step/step.h"
#include "core/step/stream_layout.h"

namespace shardscope {
namespace {

/// More buckets than this are drawn several as one.
constexpr double kMostBuckets = 4096;

class RankStreams {
public:
    RankStreams(const Basis& basis, const StepEstimate& estimate, int rank)
        : m_basis(basis.ofRank(rank)),
          m_layers(estimate.layersOf(basis.plan.groupOfRank(rank))),
          m_plan(m_basis.plan),
          m_estimate(estimate),
          m_schedule(*estimate.schedule),
          m_simulation(*estimate.simulation),
          m_time(estimate.ranks[static_cast<std::size_t>(rank)]),
          m_rank(rank)
    {
    }

    StepStreams make(const StreamOptions& options)
    {
        StepStreams streams;
        streams.detail = options.detail;
        std::size_t spans = count(streams.detail);
        while (streams.detail != StreamDetail::Blocks && spans > options.limit) {
            streams.detail = static_cast<StreamDetail>(static_cast<int>(streams.detail) - 1);
            spans = count(streams.detail);
        }
        // Room that neither fills is never touched; a vector that grows is copied again and again.
        m_fixed.reserve(spans);
        m_beside.reserve(spans);
        if (streams.detail < options.detail)
            streams.opened = openBlocks(streams.detail, options);
        addBlocks(streams.detail, options.detail, streams.opened);
        addHops();
        addDataSync();
        streams.rank = m_rank;
        streams.end = m_estimate.step.value();
        streams.spans = layOutStreams(m_fixed, m_beside, streams.end);
        return streams;
    }

private:
    [[nodiscard]] std::size_t count(StreamDetail detail) const
    {
        const PieceMaker maker(m_basis, m_layers, m_estimate, detail);
        BlockPieces pieces(maker, m_schedule.shape, m_rank);
        std::size_t spans = 0;
        for (std::uint32_t i = m_schedule.begin(m_rank); i < m_schedule.end(m_rank); ++i)
            spans += countOf(i, pieces);
        return spans;
    }
    [[nodiscard]] std::size_t countOf(std::uint32_t block, BlockPieces& pieces) const
    {
        std::size_t spans = 0;
        for (const auto& [part, microBatch] : pieces.of(m_schedule.blocks[block], lengthOf(block)))
            spans += part->fixed.size() + part->beside.size();
        return spans;
    }
    [[nodiscard]] double lengthOf(std::uint32_t block) const { return m_simulation.spans[block].end - m_simulation.spans[block].start; }
    /// How many blocks at each end the limit leaves room to open. A step's middle repeats itself; its ends do not.
    [[nodiscard]] std::uint32_t openBlocks(StreamDetail closed, const StreamOptions& options) const
    {
        const PieceMaker openMaker(m_basis, m_layers, m_estimate, options.detail);
        BlockPieces open(openMaker, m_schedule.shape, m_rank);
        const std::uint32_t begin = m_schedule.begin(m_rank);
        const std::uint32_t end = m_schedule.end(m_rank);
        std::size_t spans = count(closed);
        std::uint32_t opened = 0;
        while (opened < (end - begin) / 2) {
            spans += countOf(begin + opened, open) + countOf(end - 1 - opened, open);
            if (spans > options.limit)
                break;
            ++opened;
        }
        return opened;
    }

    void addBlocks(StreamDetail detail, StreamDetail atEnds, std::uint32_t opened)
    {
        const PieceMaker closedMaker(m_basis, m_layers, m_estimate, detail);
        const PieceMaker openMaker(m_basis, m_layers, m_estimate, opened > 0 ? atEnds : detail);
        BlockPieces closed(closedMaker, m_schedule.shape, m_rank);
        BlockPieces open(openMaker, m_schedule.shape, m_rank);
        for (std::uint32_t i = m_schedule.begin(m_rank); i < m_schedule.end(m_rank); ++i) {
            const bool isOpen = i < m_schedule.begin(m_rank) + opened || i >= m_schedule.end(m_rank) - opened;
            const auto parts = (isOpen ? open : closed).of(m_schedule.blocks[i], lengthOf(i));
            double length = 0;
            for (const auto& [part, microBatch] : parts)
                length += part->length;
            // Only rounding, but where a schedule fuses the parts of other stages than the step takes it to.
            const double scale = length > 0 ? lengthOf(i) / length : 1;
            double at = m_simulation.spans[i].start;
            for (const auto& [part, microBatch] : parts) {
                append(part->fixed, at, scale, microBatch, m_fixed);
                append(part->beside, at, scale, microBatch, m_beside);
                at += part->length * scale;
            }
        }
    }
    static void append(const std::vector<StreamSpan>& pieces, double at, double scale, std::uint32_t microBatch,
                       std::vector<StreamSpan>& to)
    {
        for (StreamSpan span : pieces) {
            span.start = at + span.start * scale;
            span.end = at + span.end * scale;
            span.number = microBatch;
            to.push_back(span);
        }
    }

    [[nodiscard]] StreamSpan span(Stream stream, StreamWork work, double start, double end, bool exposed) const
    {
        StreamSpan result;
        result.start = start;
        result.end = end;
        result.stream = stream;
        result.work = work;
        result.exposed = exposed;
        return result;
    }

    /// Idle time before a block, and how much of it the last hop alone can be.
    struct Gap {
        std::uint32_t block = 0;
        double length = 0;
        double hop = 0;
    };

    void addHops()
    {
        if (!(m_estimate.hop() > Seconds()))
            return;
        const Dependencies dependencies(m_schedule, m_simulation);
        std::vector<Gap> gaps;
        double free = 0;
        for (std::uint32_t i = m_schedule.begin(m_rank); i < m_schedule.end(m_rank); ++i) {
            const BlockSpan& at = m_simulation.spans[i];
            if (at.start > free)
                gaps.push_back(gapBefore(i, at.start - free, dependencies));
            free = at.end;
            for (const Dependency& dependency : dependencies.on(i)) {
                if (!dependency.crossesRanks)
                    continue;
                StreamSpan send = span(Stream::Pp, StreamWork::Send, at.end, at.end + hopBetween(m_rank, dependency.to), false);
                send.number = m_schedule.blocks[i].microBatch;
                m_beside.push_back(send);
            }
        }
        addHopWaits(gaps);
    }
    /// Of a message from a rank to the one of a block.
    [[nodiscard]] double hopBetween(int rank, std::uint32_t block) const { return m_estimate.hops.between(rank, m_schedule.rankOf(block)); }
    [[nodiscard]] Gap gapBefore(std::uint32_t block, double length, const Dependencies& dependencies) const
    {
        Gap gap{block, length, 0};
        for (const Dependency& dependency : dependencies.of(block)) {
            if (dependency.crossesRanks)
                gap.hop = std::min(length, hopBetween(m_schedule.rankOf(dependency.from), block));
        }
        return gap;
    }
    /// The step says how much of the idle time hops cause, over the whole step: first the hop that each gap ends with, then,
    /// where hops of other ranks delay this one, the rest of the gaps.
    void addHopWaits(const std::vector<Gap>& gaps)
    {
        const Seconds tied = m_estimate.tails[static_cast<std::size_t>(m_rank)].tied;
        const double exposed = (m_time.exposed[static_cast<std::size_t>(Axis::Pp)] - tied).value();
        double hops = 0;
        double idle = 0;
        for (const Gap& gap : gaps) {
            hops += gap.hop;
            idle += gap.length;
        }
        const double ofHops = hops > 0 ? std::min(1.0, exposed / hops) : 0;
        const double ofRest = idle > hops ? std::clamp((exposed - hops) / (idle - hops), 0.0, 1.0) : 0;
        for (const Gap& gap : gaps) {
            const double length = gap.hop * ofHops + (gap.length - gap.hop) * ofRest;
            const double start = m_simulation.spans[gap.block].start;
            if (!(length > 0))
                continue;
            StreamSpan wait = span(Stream::Pp, StreamWork::HopWait, start - length, start, true);
            wait.number = m_schedule.blocks[gap.block].microBatch;
            m_fixed.push_back(wait);
        }
    }

    /// Gradients, what all ranks do together when they are there, and the new weights.
    void addDataSync()
    {
        const DataSync& sync = m_estimate.tails[static_cast<std::size_t>(m_rank)].sync;
        addGradientBuckets(sync);
        addTiedEmbedding();

        const RankTime& ending = m_estimate.ranks[static_cast<std::size_t>(m_estimate.endingRank)];
        constexpr auto kDp = static_cast<std::size_t>(Axis::Dp);
        const double gatherAtEnd = (m_estimate.exposed[kDp] - ending.exposed[kDp]).value();
        const double overhead = (m_estimate.overhead - ending.hostWait).value();
        const double optimizer = m_estimate.step.value() - gatherAtEnd - m_estimate.optimizer.value();
        if (overhead > 0)
            m_fixed.push_back(span(Stream::Compute, StreamWork::StepOverhead, optimizer - overhead, optimizer, false));
        m_fixed.push_back(span(Stream::Compute, StreamWork::Optimizer, optimizer, optimizer + m_time.optimizer.value(), false));
        addWeightGather(sync, optimizer + m_estimate.optimizer.value());
    }

    /// Buckets are full at even intervals of the last micro-batch's backward, and leave one after the other; the last one's
    /// end is the model's.
    void addGradientBuckets(const DataSync& sync)
    {
        if (!(sync.reduce > Seconds()))
            return;
        const double lastBlock = m_time.lastBlock.value();
        const double end = lastBlock + sync.reduceExposed.value();
        const double buckets = std::min(sync.reduceBuckets, kMostBuckets);
        const double one = sync.reduce.value() / buckets / (buckets > 1 ? m_basis.site.constants[Constant::DataShare] : 1);
        const double window = sync.reduceWindow.value();
        double free = lastBlock - window;
        for (double bucket = 1; bucket <= buckets; ++bucket) {
            const double start = std::min(std::max(free, lastBlock - window + bucket * window / buckets), end);
            free = bucket < buckets ? std::min(start + one, end) : end;
            addBucket(start, std::min(free, lastBlock), false, bucket - 1);
            addBucket(std::max(start, lastBlock), free, true, bucket - 1);
        }
    }
    void addTiedEmbedding()
    {
        const double end = m_time.synchronised.value();
        const double start = end - m_estimate.tails[static_cast<std::size_t>(m_rank)].tied.value();
        if (end > start)
            m_fixed.push_back(span(Stream::Pp, StreamWork::EmbeddingGradients, start, end, true));
    }
    void addBucket(double start, double end, bool exposed, double number)
    {
        if (!(end > start))
            return;
        StreamSpan bucket = span(Stream::Dp, StreamWork::GradientBucket, start, end, exposed);
        bucket.number = static_cast<std::uint32_t>(number);
        (exposed ? m_fixed : m_beside).push_back(bucket);
    }

    void addWeightGather(const DataSync& sync, double at)
    {
        if (sync.gatherExposed > Seconds())
            m_fixed.push_back(span(Stream::Dp, StreamWork::WeightGather, at, at + sync.gatherExposed.value(), true));
        const double hidden = (sync.gather - std::min(sync.gather, sync.gatherExposed)).value();
        const double buckets = std::clamp(sync.gatherBuckets - 1, 1.0, kMostBuckets);
        for (double bucket = 0; hidden > 0 && bucket < buckets; ++bucket) {
            StreamSpan gather =
                span(Stream::Dp, StreamWork::WeightGather, hidden * bucket / buckets, hidden * (bucket + 1) / buckets, false);
            gather.number = static_cast<std::uint32_t>(bucket);
            m_beside.push_back(gather);
        }
    }

    const Basis& m_basis;
    const LayerPasses& m_layers;
    const ResolvedPlan& m_plan;
    const StepEstimate& m_estimate;
    const Schedule& m_schedule;
    const Simulation& m_simulation;
    const RankTime& m_time;
    int m_rank;
    std::vector<StreamSpan> m_fixed;
    std::vector<StreamSpan> m_beside;
};

}  // namespace

Stream streamOf(Axis axis)
{
    constexpr std::array<Stream, 5> kStreamOf{Stream::Tp, Stream::Cp, Stream::Ep, Stream::Dp, Stream::Pp};
    return kStreamOf[static_cast<std::size_t>(axis)];
}

Axis axisOf(Stream stream)
{
    constexpr std::array<Axis, kStreams> kAxisOf{Axis::Tp, Axis::Tp, Axis::Cp, Axis::Ep, Axis::Pp, Axis::Dp, Axis::Tp};
    return kAxisOf[static_cast<std::size_t>(stream)];
}

StepStreams stepStreams(const Basis& basis, const StepEstimate& estimate, int rank, const StreamOptions& options)
{
    return RankStreams(basis, estimate, rank).make(options);
}

StreamSums streamSums(const StepStreams& streams)
{
    StreamSums sums;
    Seconds waited;
    for (const StreamSpan& span : streams.spans) {
        const Seconds seconds(span.seconds());
        if (span.work == StreamWork::HopWait)
            waited += seconds;
        if (span.stream == Stream::Host)
            sums.hostLink += seconds;
        else if (span.stream != Stream::Compute)
            (span.exposed ? sums.exposed : sums.hidden)[static_cast<std::size_t>(axisOf(span.stream))] += seconds;
        else if (isComputing(span.work))
            sums.compute += seconds;
        else if (span.work == StreamWork::HostWait)
            sums.hostWait += seconds;
        else
            (span.work == StreamWork::Optimizer ? sums.optimizer : sums.overhead) += seconds;
    }
    Seconds& sends = sums.hidden[static_cast<std::size_t>(Axis::Pp)];
    sends = std::max(Seconds(), sends - waited);
    return sums;
}

}  // namespace shardscope
