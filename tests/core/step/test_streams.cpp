// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTest>

#include <set>

#include "core/hardware/hardware.h"
#include "core/io/scenario_file.h"
#include "core/layer/layer_operators.h"
#include "core/plan/check_plan.h"
#include "core/scenario/scenario.h"
#include "core/step/basis.h"
#include "core/step/layer_passes.h"
#include "core/step/step.h"
#include "core/step/stream_layout.h"
#include "core/step/streams.h"

using namespace shardscope;

namespace {

struct Made {
    Scenario scenario;
    ResolvedPlan plan;
    std::shared_ptr<const Basis> basis;
    StepEstimate step;
};

Made make(const QStringList& overrides)
{
    QFile file(QStringLiteral(SHARDSCOPE_SOURCE_DIR "/resources/examples/llama-3-70b-64-h100.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no example");
    std::vector<std::string> values{"training.global_batch=128"};
    for (const QString& value : overrides)
        values.push_back(value.toStdString());
    Made made;
    made.scenario = parseScenario(file.readAll().toStdString(), "example", values).value();
    if (hasErrors(checkPlan(made.scenario)))
        qFatal("%s", qPrintable("an illegal plan: " + overrides.join(u' ')));
    made.plan = resolvePlan(made.scenario);
    made.basis = std::make_shared<const Basis>(made.scenario);
    made.step = estimateStep(*made.basis).value();
    return made;
}

StepStreams streamsOf(const Made& made, int rank, const StreamOptions& options = {})
{
    return stepStreams(*made.basis, made.step, rank, options);
}

bool isNear(double a, double b, double scale) { return qAbs(a - b) <= 1e-9 * scale; }

void addStreamScenarios()
{
    QTest::addColumn<QStringList>("overrides");
    QTest::newRow("example") << QStringList{};
    QTest::newRow("one GPU") << QStringList{
        "model.preset=llama-3.2-1b", "cluster.nodes=1", "cluster.gpus_per_node=1", "plan.tp=1", "plan.pp=1", "plan.dp=1",
        "training.global_batch=4"};
    QTest::newRow("naive data parallelism") << QStringList{"plan.overlap.grad_reduce=false", "plan.overlap.param_gather=false"};
    QTest::newRow("huge buckets") << QStringList{"plan.bucket_bytes=100000000000"};
    QTest::newRow("tiny buckets") << QStringList{"plan.bucket_bytes=65536"};
    QTest::newRow("sends that block") << QStringList{"plan.overlap.pipeline=false"};
    QTest::newRow("sends that block, split") << QStringList{"plan.overlap.pipeline=false", "plan.schedule=zb-v"};
    QTest::newRow("sends that block, fused") << QStringList{"plan.overlap.pipeline=false", "plan.schedule=dualpipe-v"};
    QTest::newRow("ZeRO-3") << QStringList{"training.recipe=fsdp2",       "plan.zero=3", "plan.tp=1", "plan.pp=1", "plan.dp=64",
                                           "plan.sequence_parallel=false"};
    QTest::newRow("ZeRO-3 beside TP") << QStringList{"training.recipe=fsdp2", "plan.zero=3", "plan.tp=8", "plan.pp=1", "plan.dp=8"};
    const QStringList offload{"plan.pp=1", "plan.recompute=none", "plan.dp=8", "plan.offload_activations=1"};
    QTest::newRow("activations offloaded") << offload;
    QTest::newRow("inputs of attention offloaded")
        << (offload + QStringList{R"(plan.offload_modules=["core_attn"])", "plan.pp=4", "plan.dp=2"});
    QTest::newRow("full recompute") << QStringList{"plan.recompute=full"};
    QTest::newRow("some layers recomputed") << QStringList{"plan.recompute=full", "plan.recompute_layers=3"};
    QTest::newRow("per-operator recompute") << QStringList{"plan.recompute=per-op"};
    QTest::newRow("ring") << QStringList{"plan.cp=2", "plan.dp=1"};
    QTest::newRow("tensor overlap") << QStringList{"plan.overlap.tensor=true"};
    QTest::newRow("synchronised every time") << QStringList{"plan.sync_every_microbatch=true"};
    QTest::newRow("interleaved") << QStringList{"plan.schedule=interleaved", "plan.chunks=2"};
    QTest::newRow("zero bubble") << QStringList{"plan.schedule=zb-v"};
    QTest::newRow("split backward") << QStringList{"plan.schedule=zb-h1"};
    QTest::newRow("dualpipe") << QStringList{"plan.schedule=dualpipe-v"};
    QTest::newRow("dualpipe with experts") << QStringList{"model.preset=mixtral-8x7b",
                                                          "plan.schedule=dualpipe-v",
                                                          "plan.ep=8",
                                                          "plan.tp=1",
                                                          "plan.sequence_parallel=false",
                                                          "plan.pp=4",
                                                          "plan.dp=16"};
    const QStringList experts{"model.preset=mixtral-8x7b",    "plan.ep=8", "plan.tp=1",
                              "plan.sequence_parallel=false", "plan.pp=4", "plan.dp=16"};
    QTest::newRow("experts") << experts;
    QTest::newRow("fused pairs") << (experts + QStringList{"plan.overlap.expert=true", "plan.schedule=interleaved", "plan.chunks=2"});
}

StreamSpan span(double start, double end, bool exposed, std::uint32_t number)
{
    StreamSpan result;
    result.start = start;
    result.end = end;
    result.stream = Stream::Tp;
    result.exposed = exposed;
    result.number = number;
    return result;
}

}  // namespace

class TestStreams : public QObject {
    Q_OBJECT

    /// Work of the first forward and of the backward, without the recomputation.
    static bool isOwnWork(const StreamSpan& span)
    {
        return span.work == StreamWork::Forward || span.work == StreamWork::InputGrad || span.work == StreamWork::WeightGrad;
    }
    /// Returns the seconds of operators of that name in a layer of that kind, in the span's part of the pass.
    static std::vector<Seconds> ownTimes(const Made& made, std::size_t kind, const StreamSpan& span)
    {
        const double headDim = static_cast<double>(made.basis->site.architecture->kinds[kind].attention.qkHeadDim());
        std::vector<Seconds> times;
        for (const Operator& op : made.basis->ledger.operators.ofLayerKind[kind]) {
            const OperatorCost cost = operatorTiming(op, headDim, made.basis->costs).cost;
            if (op.id == *span.op)
                times.push_back(span.work == StreamWork::Forward     ? cost.forward
                                : span.work == StreamWork::InputGrad ? cost.inputGrad
                                                                     : cost.weightGrad);
        }
        return times;
    }

private slots:
    void thePictureIsTheEstimate_data() { addStreamScenarios(); }
    /// Drawn spans add up to the estimate: per rank the compute, the host's waits, and the exposed communication per dimension.
    void thePictureIsTheEstimate()
    {
        QFETCH(QStringList, overrides);
        const Made made = make(overrides);
        const double step = made.step.step.value();
        for (int rank = 0; rank < made.plan.pp; ++rank) {
            const RankTime& time = made.step.ranks[static_cast<std::size_t>(rank)];
            for (const StreamDetail detail : {StreamDetail::Blocks, StreamDetail::Layers, StreamDetail::Operators}) {
                const StreamSums sums = streamSums(streamsOf(made, rank, {detail}));
                QVERIFY2(isNear(sums.compute.value(), time.compute.value(), step),
                         qPrintable(QStringLiteral("%1 s drawn, %2 s estimated").arg(sums.compute.value()).arg(time.compute.value())));
                QVERIFY(isNear(sums.hostWait.value(), time.hostWait.value(), step));
                QVERIFY(isNear(sums.optimizer.value(), time.optimizer.value(), step));
                for (std::size_t axis = 0; axis < sums.exposed.size(); ++axis) {
                    // The new weights' gather is exposed after what a rank's own time has.
                    const double drawn = sums.exposed[axis].value();
                    const double said = time.exposed[axis].value();
                    const bool ofData = axis == static_cast<std::size_t>(Axis::Dp);
                    const double gather =
                        (made.step.exposed[axis] - made.step.ranks[static_cast<std::size_t>(made.step.endingRank)].exposed[axis]).value();
                    QVERIFY2(ofData ? drawn >= said - 1e-9 * step && drawn <= said + gather + 1e-9 * step : isNear(drawn, said, step),
                             qPrintable(
                                 QStringLiteral("rank %1, axis %2: %3 s drawn, %4 s estimated").arg(rank).arg(axis).arg(drawn).arg(said)));
                }
            }
        }
    }

    void operatorsTakeTheirOwnTime_data() { addStreamScenarios(); }
    /// An operator is drawn as long as its own cost says, and so are its waits: none of them makes up for another that is missing. Beside
    /// sharded weights on their way every operator of a pass is slower by one factor.
    void operatorsTakeTheirOwnTime()
    {
        QFETCH(QStringList, overrides);
        const Made made = make(overrides);
        const bool contends = made.step.traffic.gathersEveryPass || made.step.traffic.reducesEveryPass;
        std::size_t compared = 0;
        for (const StreamSpan& span : streamsOf(made, 0).spans) {
            if (!span.op || span.layer < 0 || !isOwnWork(span))
                continue;
            const std::size_t kind = made.basis->site.architecture->kindOfLayer[static_cast<std::size_t>(span.layer)];
            const std::vector<Seconds> own = ownTimes(made, kind, span);
            const bool found = std::any_of(own.begin(), own.end(), [&](Seconds seconds) {
                return contends ? span.seconds() >= seconds.value() * (1 - 1e-9)
                                : qAbs(span.seconds() - seconds.value()) <= 1e-6 * seconds.value();
            });
            QVERIFY2(found,
                     qPrintable(QStringLiteral("%1 s drawn of %2").arg(span.seconds()).arg(QLatin1StringView(nameOf(*span.op).data()))));
            ++compared;
        }
        QVERIFY(compared > 10);
    }

    void theEndingRankAddsUpToTheStep_data() { addStreamScenarios(); }
    void theEndingRankAddsUpToTheStep()
    {
        QFETCH(QStringList, overrides);
        const Made made = make(overrides);
        const StepStreams streams = streamsOf(made, made.step.endingRank);
        const StreamSums sums = streamSums(streams);
        const double step = made.step.step.value();
        const double rounding = 1e-9 * step;
        const Seconds own = made.step.ranks[static_cast<std::size_t>(made.step.endingRank)].optimizer;
        const Seconds all = sums.compute + sums.hostWait + sums.overhead + made.step.optimizer + sumOf(sums.exposed) + made.step.bubble;
        QVERIFY(own <= made.step.optimizer);
        QVERIFY2(all.value() <= step + rounding, qPrintable(QStringLiteral("%1 of %2 s").arg(all.value()).arg(step)));
        double last = 0;
        for (const StreamSpan& span : streams.spans)
            last = std::max(last, span.end);
        QCOMPARE(streams.end, step);
        QVERIFY(last <= step * (1 + 1e-9));
        if (made.plan.pp == 1)  // the rank that all wait for is the only one
            QVERIFY2(isNear(all.value(), step, step) && isNear(last, step, step),
                     qPrintable(QStringLiteral("%1, %2 of %3").arg(all.value()).arg(last).arg(step)));
    }

    void nothingOverlapsWithinAStream_data() { addStreamScenarios(); }
    void nothingOverlapsWithinAStream()
    {
        QFETCH(QStringList, overrides);
        const Made made = make(overrides);
        for (int rank = 0; rank < made.plan.pp; ++rank) {
            const StepStreams streams = streamsOf(made, rank);
            QVERIFY(!streams.spans.empty());
            for (std::size_t i = 0; i < streams.spans.size(); ++i) {
                const StreamSpan& span = streams.spans[i];
                QVERIFY(span.start >= 0 && span.end >= span.start);
                QVERIFY(span.stream != Stream::Compute || !span.exposed);
                if (i > 0 && streams.spans[i - 1].stream == span.stream)
                    QVERIFY(streams.spans[i - 1].end <= span.start);
                else if (i > 0)
                    QVERIFY(streams.spans[i - 1].stream < span.stream);
            }
        }
    }

    void nobodyComputesWhileItWaits_data() { addStreamScenarios(); }
    /// Exposed communication is between kernels, never during them.
    void nobodyComputesWhileItWaits()
    {
        QFETCH(QStringList, overrides);
        const Made made = make(overrides);
        const StepStreams streams = streamsOf(made, 0);
        const double rounding = 1e-9 * streams.end;
        std::vector<StreamSpan> kernels;
        for (const StreamSpan& span : streams.spans) {
            if (span.stream == Stream::Compute)
                kernels.push_back(span);
        }
        for (const StreamSpan& wait : streams.spans) {
            if (!wait.exposed || wait.seconds() <= rounding)
                continue;
            const auto next = std::partition_point(kernels.begin(), kernels.end(),
                                                   [&](const StreamSpan& kernel) { return kernel.end <= wait.start + rounding; });
            QVERIFY2(next == kernels.end() || next->start >= wait.end - rounding,
                     qPrintable(QStringLiteral("a wait from %1 to %2 s").arg(wait.start).arg(wait.end)));
        }
    }

    /// Each micro-batch is sent in its forward and fetched in its backward: as many bytes over the link as are kept.
    void offloadedActivationsGoBothWays()
    {
        const Made made = make({"plan.pp=4", "plan.dp=2", "plan.recompute=none", "plan.offload_activations=0.5",
                                R"(plan.offload_modules=["core_attn", "attn_proj"])"});
        EnumArray<StreamWork, double> seconds{};
        const StepStreams streams = streamsOf(made, 1);
        for (const StreamSpan& span : streams.spans)
            seconds[static_cast<std::size_t>(span.work)] += span.stream == Stream::Host ? span.seconds() : 0;
        const double there = seconds[static_cast<std::size_t>(StreamWork::ToHost)];
        QCOMPARE(seconds[static_cast<std::size_t>(StreamWork::FromHost)], there);
        // Queries, keys, values and the result: 64 + 2 · 8 + 64 heads of 128 over eight ranks, half of them sent, at PCI Express's rate.
        const Site& site = made.basis->site;
        const double layers = 80.0 / 4;
        const double bytes = 0.5 * 2 * (64 + 8 + 8 + 64) * 128 * static_cast<double>(site.training.sequenceLength) / made.plan.tp;
        const double all = bytes * made.plan.microBatch * layers * static_cast<double>(made.plan.microBatches);
        QVERIFY(isNear(there, all / hostTransfer(site.cluster.gpu).value(), made.step.step.value()));
        QCOMPARE(streamSums(streams).hostLink.value(), 2 * there);
    }

    void gradientsLeaveDuringTheLastBackward()
    {
        const Made made = make({"plan.pp=1", "plan.dp=8", "plan.bucket_bytes=1000000000"});
        const RankTime& time = made.step.ranks[0];
        const double lastBackward = time.lastBlock.value() - made.step.stages[0].backward().total().value();
        int hidden = 0;
        int exposed = 0;
        for (const StreamSpan& span : streamsOf(made, 0).spans) {
            if (span.work != StreamWork::GradientBucket)
                continue;
            (span.exposed ? exposed : hidden) += 1;
            QVERIFY(span.start >= lastBackward - 1e-9);
            QVERIFY(span.exposed == (span.start >= time.lastBlock.value() - 1e-9));
        }
        QVERIFY(hidden > 1);
        QVERIFY(exposed >= 1);
    }

    void blocksStayClosedBeyondTheLimit()
    {
        const Made made = make({});
        const StepStreams all = streamsOf(made, 1);
        QCOMPARE(all.detail, StreamDetail::Operators);
        QCOMPARE(all.opened, 0U);
        StreamOptions options;
        options.limit = all.spans.size() / 3;
        const StepStreams layers = streamsOf(made, 1, options);
        QCOMPARE(layers.detail, StreamDetail::Layers);
        options.limit = 1;
        const StepStreams blocks = streamsOf(made, 1, options);
        QCOMPARE(blocks.detail, StreamDetail::Blocks);
        QCOMPARE(blocks.opened, 0U);
        QVERIFY(blocks.spans.size() < layers.spans.size() && layers.spans.size() < all.spans.size());
    }

    /// In a long step the beginning and the end are opened, as far as there is room.
    void theEndsAreOpenedFirst()
    {
        const Made made = make({"training.global_batch=1024"});
        StreamOptions options;
        options.limit = 150'000;
        const StepStreams streams = streamsOf(made, 2, options);
        QCOMPARE(streams.detail, StreamDetail::Layers);
        QVERIFY(streams.opened > 0);
        QVERIFY(streams.spans.size() < 2 * options.limit);
        const auto isForward = [](const StreamSpan& span) { return span.work == StreamWork::Forward; };
        double firstClosed = streams.end;
        double lastClosed = 0;
        for (const StreamSpan& span : streams.spans) {
            if (isForward(span) && !span.op) {
                firstClosed = std::min(firstClosed, span.start);
                lastClosed = std::max(lastClosed, span.end);
            }
        }
        QVERIFY(firstClosed < lastClosed);
        for (const StreamSpan& span : streams.spans)
            QVERIFY(!isForward(span) || !span.op || span.end <= firstClosed + 1e-9 || span.start >= lastClosed - 1e-9);
        QVERIFY(firstClosed > 0 && lastClosed < made.step.ranks[2].lastBlock.value());
    }

    void eachStageKnowsItsLayers()
    {
        const Made made = make({});
        std::set<std::int32_t> layers;
        for (int rank = 0; rank < made.plan.pp; ++rank) {
            for (const StreamSpan& span : streamsOf(made, rank).spans) {
                if (span.stream == Stream::Compute && isComputing(span.work)) {
                    QVERIFY(span.stage == rank && span.number != StreamSpan::kNone);
                    layers.insert(span.layer);
                }
            }
        }
        QCOMPARE(layers.size(), std::size_t{82});  // eighty layers, embedding and head
        QVERIFY(layers.count(0) == 1 && layers.count(79) == 1 && layers.count(kHeadLayer) == 1);
    }

    void hiddenWorkFlowsAroundWhatStandsFast()
    {
        const auto laidOut =
            layOutStreams({span(2, 3, true, 0), span(5, 6, true, 1)}, {span(1, 3, false, 2), span(2.5, 5.5, false, 3)}, 7.5);
        std::vector<std::array<double, 3>> found;
        for (const StreamSpan& each : laidOut)
            found.push_back({each.start, each.end, double(each.number)});
        const std::vector<std::array<double, 3>> expected{{1, 2, 2}, {2, 3, 0}, {3, 4, 2}, {4, 5, 3}, {5, 6, 1}, {6, 7.5, 3}};
        QVERIFY(found == expected);  // half a second of the last one is past the end
    }

    /// After hours a double cannot tell a moment from one 5 ps later: what takes no longer is left out, not waited for.
    void aStepOfHoursEnds()
    {
        const double hours = 70000;
        const auto laidOut = layOutStreams({}, {span(1, hours, false, 0), span(2, 2 + 5e-12, false, 1), span(3, 4, false, 2)}, 2 * hours);
        QCOMPARE(laidOut.size(), std::size_t{2});
        QCOMPARE(laidOut.back().start, hours);
        QCOMPARE(laidOut.back().end, hours + 1);
    }
};

QTEST_APPLESS_MAIN(TestStreams)
#include "test_streams.moc"
