// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/step_trace.h"

#include "core/estimate/estimate.h"
#include "core/model/layer_name.h"
#include "core/step/step.h"
#include "core/step/streams.h"

#include <algorithm>

#include "core/io/json.h"
#include "core/io/trace_events.h"
#include "core/schedule/block_name.h"
#include "core/schedule/dependencies.h"
#include "core/step/basis.h"

namespace shardscope {
namespace {

constexpr std::int64_t kBlockTrack = 0;  ///< the streams' tracks follow

std::string_view trackName(Stream stream)
{
    constexpr std::string_view kNames[] = {"compute",          "TP communication", "CP communication", "EP communication",
                                           "PP communication", "DP communication", "host link"};
    return kNames[static_cast<std::size_t>(stream)];
}

std::string layerName(std::int32_t layer)
{
    switch (layer) {
    case kNoLayer:
        return {};
    case kEncoderLayers:
        return "encoder";
    case kForwardModels:
        return "reference";
    case kEmbeddingLayer:
        return "embedding";
    case kHeadLayer:
        return "head";
    case kPredictionLayers:
        return "multi-token prediction";
    default:
        return "layer " + std::to_string(layer);
    }
}

/// Returns the name of an operator; "layer 3 forward", "gradient-bucket 7".
std::string nameOfSpan(const StreamSpan& span)
{
    if (span.op)
        return std::string(nameOf(*span.op)) + (span.stream == Stream::Compute ? "" : span.exposed ? " (exposed)" : " (hidden)");
    std::string name = layerName(span.layer);
    if (!name.empty())
        name += ' ';
    name += nameOf(span.work);
    if (span.work == StreamWork::GradientBucket || span.work == StreamWork::WeightGather)
        name += span.number == StreamSpan::kNone ? "" : " " + std::to_string(span.number);
    return name;
}

class StepTraceWriter {
public:
    StepTraceWriter(const Estimate& estimate, const TextSink& sink)
        : m_whole(estimate), m_plan(estimate.plan()), m_estimate(*estimate.step()), m_events(sink)
    {
    }

    void write(std::size_t limit)
    {
        const auto ranks = static_cast<std::size_t>(m_plan.pp);
        std::size_t left = limit;
        while (m_written < m_plan.pp && left > 0) {
            StreamOptions options;
            options.detail = m_detail;
            options.limit = std::max<std::size_t>(1, limit / ranks);
            const StepStreams streams = stepStreams(*m_whole.basis(), m_estimate, m_written, options);
            m_detail = std::min(m_detail, streams.detail);
            appendRank(streams);
            left -= std::min(left, streams.spans.size());
        }
        appendFlows();
        m_events.end(description());
    }

private:
    [[nodiscard]] bool isEncoders(int rank) const { return rank < m_plan.ranksBeforeLanguage(); }

    void appendRank(const StepStreams& streams)
    {
        const int rank = streams.rank;
        m_events.nameTrack("process", rank, 0, isEncoders(rank) ? "encoder" : "pipeline rank " + std::to_string(rank), rank);
        m_events.nameTrack("thread", rank, kBlockTrack, "blocks", 0);
        const Schedule& schedule = *m_estimate.schedule;
        for (std::uint32_t i = schedule.begin(rank); i < schedule.end(rank); ++i)
            appendBlock(rank, schedule.blocks[i], m_estimate.simulation->spans[i]);
        for (std::size_t i = 0; i < streams.spans.size(); ++i) {
            const StreamSpan& span = streams.spans[i];
            if (i == 0 || streams.spans[i - 1].stream != span.stream)
                m_events.nameTrack("thread", rank, trackOf(span.stream), trackName(span.stream), trackOf(span.stream));
            appendSpan(rank, span);
        }
        ++m_written;
    }

    static std::int64_t trackOf(Stream stream) { return kBlockTrack + 1 + static_cast<std::int64_t>(stream); }

    void openSlice(int rank, std::int64_t track, double start, double end, std::string_view category, std::string_view name)
    {
        m_events.open("X", rank);
        m_events.number("tid", track);
        m_events.time("ts", start);
        m_events.time("dur", end - start);
        m_events.text("cat", category);
        m_events.name(name);
    }
    void appendBlock(int rank, const Block& block, const BlockSpan& span)
    {
        openSlice(rank, kBlockTrack, span.start, span.end, nameOf(block.kind), blockName(block, m_plan.chunks));
        m_events.openArguments();
        m_events.number("microbatch", block.microBatch);
        m_events.number("chunk", block.chunk);
        m_events.close("}}");
    }
    void appendSpan(int rank, const StreamSpan& span)
    {
        openSlice(rank, trackOf(span.stream), span.start, span.end, nameOf(span.work), nameOfSpan(span));
        if (span.exposed)
            m_events.text("cname", "terrible");
        m_events.openArguments();
        m_events.flag("exposed", span.exposed);
        if (span.stage >= 0)
            m_events.number("stage", span.stage);
        if (span.layer >= 0)
            m_events.number("layer", span.layer);
        if (span.number != StreamSpan::kNone)
            m_events.number(span.stage >= 0 || span.stream == Stream::Pp ? "microbatch" : "bucket", span.number);
        m_events.close("}}");
    }

    /// An arrow starts in the middle of its block: at the end it would already belong to the next one.
    void appendFlows()
    {
        const Schedule& schedule = *m_estimate.schedule;
        const Dependencies dependencies(schedule, *m_estimate.simulation);
        std::int64_t id = 0;
        for (int rank = 0; rank < m_written; ++rank) {
            for (std::uint32_t i = schedule.begin(rank); i < schedule.end(rank); ++i) {
                for (const Dependency& dependency : dependencies.of(i)) {
                    const int sender = schedule.rankOf(dependency.from);
                    if (!dependency.crossesRanks || sender >= m_written)
                        continue;
                    const BlockSpan& from = m_estimate.simulation->spans[dependency.from];
                    m_events.flow("s", sender, kBlockTrack, from.start + (from.end - from.start) / 2, id);
                    m_events.flow("f", rank, kBlockTrack, m_estimate.simulation->spans[i].start, id);
                    ++id;
                }
            }
        }
    }

    [[nodiscard]] std::string description() const
    {
        constexpr std::string_view kDetails[] = {"blocks", "layers", "operators"};
        Json about;
        about["program"] = "shardscope";
        about["scenario"] = m_whole.scenario().name;
        about["step_s"] = m_estimate.step.value();
        about["ranks"] = m_plan.pp;
        about["ranks_written"] = m_written;
        about["detail"] = kDetails[static_cast<std::size_t>(m_detail)];
        return "\"otherData\": " + about.dump(-1, ' ', false, Json::error_handler_t::replace);
    }

    const Estimate& m_whole;
    const ResolvedPlan& m_plan;
    const StepEstimate& m_estimate;
    TraceEvents m_events;
    StreamDetail m_detail = StreamDetail::Operators;
    int m_written = 0;
};

}  // namespace

void writeStepTrace(const Estimate& estimate, const TextSink& sink, const StepTraceOptions& options)
{
    StepTraceWriter(estimate, sink).write(options.spans);
}

}  // namespace shardscope
