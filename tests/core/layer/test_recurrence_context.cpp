// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>

#include "core/layer/layer_operators.h"
#include "core/layer/rank_shape.h"
#include "core/plan/resolved_plan.h"
#include "core/site/site.h"
#include "core/step/basis.h"
#include "core/step/cost_inputs.h"
#include "tests/core/mixer_fixture.h"

using namespace shardscope;

namespace {

constexpr int kRanks = 4;

Scenario scenarioOf(const LayerKind& kind, RecurrenceContext context, ContextLayout layout = ContextLayout::Zigzag, int year = 2026)
{
    Scenario scenario = fixture::scenarioOf(kind, kRanks);
    scenario.training.software.year = year;
    scenario.plan.cp = kRanks;
    scenario.plan.cpLayout = layout;
    scenario.plan.recurrenceContext = context;
    return scenario;
}

Operator scanOf(const Scenario& scenario)
{
    const OperatorList list =
        layerOperators(scenario.architecture->kinds.front(), Position::None, rankShape(Site(scenario), resolvePlan(scenario)));
    return *std::find_if(list.begin(), list.end(), [](const Operator& op) { return op.id == OperatorId::MixerScan; });
}

double secondsOf(const Scenario& scenario)
{
    const Basis basis(scenario);
    const Operator scan = scanOf(scenario);
    double seconds = 0;
    for (const CollectiveList* pass : {&scan.forwardCollectives, &scan.backwardCollectives}) {
        for (const Collective& each : pass->items())
            seconds += each.count * basis.costs.time(each).value();
    }
    return seconds;
}

double countOf(const Operator& scan)
{
    double count = 0;
    for (const Collective& each : scan.forwardCollectives.items())
        count += each.count;
    return count;
}

}  // namespace

/// Recurrences under context parallelism, headwise and chunkwise (Megatron-LM's linear_cp_mode).
class TestRecurrenceContext : public QObject {
    Q_OBJECT
private slots:
    /// Each rank has a state of 128 × 128 in fp32 for 32 heads, and a map as large, and every rank gathers those of all.
    void ranksGatherStatesAndMaps()
    {
        const Scenario scenario = scenarioOf(fixture::gatedDeltaLayer(2048), RecurrenceContext::Chunkwise);
        const Operator scan = scanOf(scenario);
        const Collective& states = scan.forwardCollectives.items()[0];
        QCOMPARE(states.kind, CollectiveKind::AllGather);
        QCOMPARE(states.bytes.value(), scenario.plan.microBatch * kRanks * 4.0 * 32 * 128 * (128 + 128));
        const Collective& pieces = scan.forwardCollectives.items()[1];
        QCOMPARE(pieces.kind, CollectiveKind::AllToAll);
        QCOMPARE(pieces.count, 2.0);  // before the layer and after it
        QCOMPARE(pieces.bytes.value(), 2 * scan.shape.m * 2048);
        QCOMPARE(scan.backwardCollectives.items().size(), std::size_t{2});
    }

    void ranksWithOnePieceKeepIt_data()
    {
        QTest::addColumn<int>("layout");
        QTest::addColumn<int>("collectives");
        const auto row = [](ContextLayout layout, int collectives) {
            QTest::newRow(nameOf(layout).data()) << static_cast<int>(layout) << collectives;
        };
        row(ContextLayout::Zigzag, 2);
        row(ContextLayout::Striped, 2);
        row(ContextLayout::AllGather, 2);
        row(ContextLayout::Contiguous, 1);
        row(ContextLayout::ContiguousAllGather, 1);
        row(ContextLayout::Ulysses, 1);
    }
    void ranksWithOnePieceKeepIt()
    {
        QFETCH(int, layout);
        QFETCH(int, collectives);
        const Operator scan =
            scanOf(scenarioOf(fixture::gatedDeltaLayer(2048), RecurrenceContext::Chunkwise, static_cast<ContextLayout>(layout)));
        QCOMPARE(static_cast<int>(scan.forwardCollectives.items().size()), collectives);
    }

    /// Until 2026 the six tensors of a gated DeltaNet went one by one, as the five of Mamba-2 do: the same bytes in more messages.
    void sectionsAreTheSameBytes_data()
    {
        QTest::addColumn<LayerKind>("kind");
        QTest::addColumn<int>("year");
        QTest::addColumn<double>("count");
        QTest::newRow("gated DeltaNet, 2025") << fixture::gatedDeltaLayer(2048) << 2025 << 7.0;
        QTest::newRow("gated DeltaNet, 2026") << fixture::gatedDeltaLayer(2048) << 2026 << 2.0;
        QTest::newRow("Mamba-2") << fixture::mambaLayer(2048) << 2026 << 6.0;
        QTest::newRow("lightning attention") << fixture::lightningLayer(2048) << 2025 << 2.0;
    }
    void sectionsAreTheSameBytes()
    {
        QFETCH(LayerKind, kind);
        QFETCH(int, year);
        QFETCH(double, count);
        const Operator scan = scanOf(scenarioOf(kind, RecurrenceContext::Headwise, ContextLayout::Zigzag, year));
        QCOMPARE(countOf(scan), count);
        const Collective& inputs = scan.forwardCollectives.items()[0];
        QCOMPARE(inputs.total().value(), 2 * scan.shape.m * scan.shape.k);
    }

    /// Composed states are measured faster than exchanged heads: 6.39 ms against 7.95 for one layer of hidden size 256 and 2,048 tokens
    /// (ISEEKYAN/Megatron-LM, pull request 27), 43,397 tokens/s against 28,483 at 8,192 tokens and 46,998 against 32,306 at 24,576
    /// (redai-studio/Relax, pull request 273; before it, with the packed sequences' places read back in every layer, the order was the other:
    /// pull request 254), 15 % a step on 8 A100 (issue 206). All with cp 4.
    void composedStatesAreFaster_data()
    {
        QTest::addColumn<int>("hidden");
        QTest::addColumn<int>("tokens");
        QTest::addColumn<int>("year");
        QTest::newRow("one small layer") << 256 << 2048 << 2025;
        QTest::newRow("8,192 tokens") << 2048 << 8192 << 2026;
        QTest::newRow("24,576 tokens") << 2048 << 24576 << 2026;
        QTest::newRow("a million tokens") << 2048 << 1048576 << 2026;
    }
    void composedStatesAreFaster()
    {
        QFETCH(int, hidden);
        QFETCH(int, tokens);
        QFETCH(int, year);
        const auto seconds = [&](RecurrenceContext context) {
            Scenario scenario = scenarioOf(fixture::gatedDeltaLayer(hidden), context, ContextLayout::Zigzag, year);
            scenario.training.sequenceLength = tokens;
            return secondsOf(scenario);
        };
        QVERIFY(seconds(RecurrenceContext::Chunkwise) < seconds(RecurrenceContext::Headwise));
    }
};

QTEST_APPLESS_MAIN(TestRecurrenceContext)
#include "test_recurrence_context.moc"
