// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTest>

#include <cmath>

#include "core/doctor/estimated_rank.h"
#include "core/doctor/link_time.h"
#include "core/doctor/part_fixes.h"
#include "core/estimate/estimate.h"
#include "core/io/scenario_file.h"
#include "core/plan/resolved_plan.h"
#include "core/step/step.h"

using namespace shardscope;

namespace {

Estimate estimateWith(const QStringList& overrides)
{
    QFile file(QStringLiteral(SHARDSCOPE_SOURCE_DIR "/resources/examples/llama-3-70b-64-h100.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no example");
    std::vector<std::string> values{"training.global_batch=128"};
    for (const QString& each : overrides)
        values.push_back(each.toStdString());
    Result<Estimate> made = estimate(*parseScenario(file.readAll().toStdString(), "example", values));
    if (!made || !made->isLegal() || !made->step())
        qFatal("%s", qPrintable("no estimate: " + overrides.join(' ')));
    return *made;
}

Seconds sumOfClasses(const SecondsByClass& seconds)
{
    Seconds sum;
    for (const Seconds each : seconds)
        sum += each;
    return sum;
}

TracedRank collectiveOn(CollectiveKind kind, double bytes, std::vector<int> ranks)
{
    TracedRank rank;
    rank.names = {"nccl"};
    rank.groups = {{"1", "", std::move(ranks)}};
    TracedCollective collective;
    collective.kind = kind;
    collective.bytes = bytes;
    collective.ranks = static_cast<int>(rank.groups[0].ranks.size());
    rank.collectives = {collective};
    TracedKernel kernel;
    kernel.kind = KernelKind::Communication;
    kernel.collective = 0;
    kernel.group = 0;
    kernel.row = ProfiledRow::Tp;
    rank.kernels = {kernel};
    return rank;
}

}  // namespace

/// The estimated side of a diagnosis.
class TestEstimatedRank : public QObject {
    Q_OBJECT

private slots:
    void thePartsAreTheStep_data()
    {
        QTest::addColumn<QStringList>("overrides");
        QTest::newRow("example") << QStringList{};
        QTest::newRow("full recomputation") << QStringList{"plan.recompute=full"};
        QTest::newRow("selective recomputation") << QStringList{"plan.recompute=selective"};
        QTest::newRow("interleaved") << QStringList{"plan.schedule=interleaved", "plan.chunks=2"};
        QTest::newRow("FSDP") << QStringList{"training.recipe=fsdp2",       "plan.zero=3", "plan.tp=1", "plan.pp=1", "plan.dp=64",
                                             "plan.sequence_parallel=false"};
        QTest::newRow("context parallelism") << QStringList{"plan.cp=2", "plan.dp=1"};
        QTest::newRow("experts") << QStringList{"model.preset=mixtral-8x7b", "plan.ep=8", "plan.tp=1", "plan.dp=16",
                                                "plan.sequence_parallel=false"};
    }
    void thePartsAreTheStep()
    {
        QFETCH(QStringList, overrides);
        const Estimate estimated = estimateWith(overrides);
        const StepEstimate& step = *estimated.step();
        for (int rank = 0; rank < estimated.plan().pp; ++rank) {
            const EstimatedRank division = estimatedRank(estimated, rank);
            const RankTime& time = step.ranks[static_cast<std::size_t>(rank)];
            const double scale = 1e-9 * step.step.value();
            const Seconds compute = sumOfClasses(division.compute);
            QVERIFY(std::abs((compute - time.compute - time.optimizer).value()) <= scale);
            const Seconds sum = compute + sumOf(division.exposed) + division.host + division.idle;
            QVERIFY(std::abs((sum - step.step).value()) <= scale);
            QVERIFY(division.idle.value() >= -scale && division.host.value() > 0);
            QVERIFY(division.of(ComputeClass::Multiply) > division.of(ComputeClass::Attention));
            QVERIFY(division.of(ComputeClass::Attention) > Seconds() && division.attentionRuns > 0);
            for (std::size_t i = 0; i < kComputeClasses; ++i)
                QVERIFY(division.layers[i] <= division.forward[i]);
        }
        // The rank that ends last idles in the bubble, and until others have updated and gathered their weights.
        const EstimatedRank ending = estimatedRank(estimated, step.endingRank);
        const Seconds others = step.optimizer - ending.optimizer + sumOf(step.exposed) - sumOf(ending.exposed);
        QVERIFY(std::abs((ending.idle - step.bubble - others).value()) <= 1e-9 * step.step.value());
    }

    void recomputationIsOfItsClass()
    {
        const EstimatedRank none = estimatedRank(estimateWith({"plan.recompute=none"}), 0);
        QVERIFY(sumOfClasses(none.recompute) == Seconds());
        const EstimatedRank selective = estimatedRank(estimateWith({"plan.recompute=selective"}), 0);
        QVERIFY(selective.recompute[0] == Seconds() && selective.recompute[1] > Seconds() && selective.recompute[2] == Seconds());
        const EstimatedRank full = estimatedRank(estimateWith({"plan.recompute=full"}), 0);
        for (std::size_t i = 0; i < kComputeClasses; ++i)
            QVERIFY(full.recompute[i] > Seconds());
    }

    /// A flow's own size has the flow's time; another size the model's; what is not stated has none.
    void linksHaveTheirTime()
    {
        const Estimate estimated = estimateWith({});
        const EstimatedRank division = estimatedRank(estimated, 0);
        const auto flow = std::find_if(division.flows.begin(), division.flows.end(), [](const Flow& each) {
            return each.collective.group == CommunicationGroup::Tensor && each.collective.kind == CollectiveKind::AllGather;
        });
        QVERIFY(flow != division.flows.end());
        const std::vector<int> group{0, 1, 2, 3, 4, 5, 6, 7};
        const auto timeOf = [&](const TracedRank& rank) { return linkTime(rank, rank.kernels[0], estimated, division); };
        const double bytes = flow->collective.bytes.value();
        const auto same = timeOf(collectiveOn(CollectiveKind::AllGather, bytes, group));
        QVERIFY(same && std::abs((*same * flow->collective.count - flow->seconds).value()) <= 1e-12);
        const auto larger = timeOf(collectiveOn(CollectiveKind::AllGather, 64 * bytes, group));
        QVERIFY(larger && *larger > *same * 32);
        // Eight ranks of eight nodes are connected by the network.
        const auto across = timeOf(collectiveOn(CollectiveKind::AllGather, 64 * bytes, {0, 8, 16, 24, 32, 40, 48, 56}));
        QVERIFY(across && *across > *larger * 2);
        QVERIFY(!timeOf(collectiveOn(CollectiveKind::AllGather, 0, group)));
        TracedRank unknown = collectiveOn(CollectiveKind::AllGather, bytes, group);
        unknown.kernels[0].row = ProfiledRow::Unknown;
        QVERIFY(!timeOf(unknown));
    }

    /// A fix is a legal, faster scenario; where nothing is known or nothing helps there is none.
    void fixesAreFaster()
    {
        const Estimate estimated = estimateWith({"plan.overlap.grad_reduce=false", "plan.dp=2"});
        const std::optional<PartFix> fix = fixOf(PartId::NotHidden, estimated);
        QVERIFY(fix && fix->gain > 0);
        const Result<Estimate> changed = estimate(withChanges(estimated.scenario(), fix->changes));
        QVERIFY(changed && changed->isLegal() && changed->step()->step < estimated.step()->step);
        for (const PartId part : {PartId::Loader, PartId::Checkpoint, PartId::Straggler, PartId::Unexplained})
            QVERIFY(!fixOf(part, estimated));
    }
};

QTEST_APPLESS_MAIN(TestEstimatedRank)
#include "test_estimated_rank.moc"
