// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/cost/operator_cost.h"
#include "core/hardware/catalog.h"
#include "core/layer/layer_operators.h"
#include "core/layer/rank_shape.h"
#include "core/plan/resolved_plan.h"
#include "core/site/device_rates.h"
#include "core/site/site.h"
#include "tests/core/mixer_fixture.h"

using namespace shardscope;

namespace {

/// Seconds of the recurrence alone, without the gaps of a training step.
OperatorCost scanCost(RecurrenceKind kind, const char* gpu, int heads, int batch, std::int64_t tokens)
{
    LayerKind layer = fixture::gatedDeltaLayer(2048);
    layer.recurrence = Recurrence{kind, heads, heads, 128, 128, 4, true};
    Scenario scenario = fixture::scenarioOf(layer, 1);
    scenario.cluster.gpu = *hardwareCatalog().findGpu(gpu);
    scenario.training.sequenceLength = tokens;
    scenario.plan.microBatch = batch;
    const Site site(scenario);
    DeviceRates rates = deviceRates(site.training, site.cluster.gpu, site.constants);
    rates.layer = 1;
    for (const Operator& op : layerOperators(layer, Position::None, rankShape(site, resolvePlan(scenario)))) {
        if (op.id == OperatorId::MixerScan)
            return operatorCost(op, 128, rates);
    }
    return {};
}

}  // namespace

class TestMixerCost : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// flash-linear-attention's README (GB200, Triton) and FlashKDA's BENCHMARK_H20.md; heads of 128. Within 15 %; small shapes leave
    /// multiprocessors idle, which isn't counted (16 heads of four short sequences: 0.75 ms measured).
    void publishedKernels_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<int>("heads");
        QTest::addColumn<int>("batch");
        QTest::addColumn<qint64>("tokens");
        QTest::addColumn<double>("forward");
        QTest::addColumn<double>("both");
        const auto row = [](const char* name, RecurrenceKind kind, const char* gpu, int heads, int batch, qint64 tokens, double forward,
                            double both) {
            QTest::newRow(name) << int(kind) << QString(gpu) << heads << batch << tokens << forward << both;
        };
        row("gated DeltaNet", RecurrenceKind::GatedDelta, "gb200", 96, 1, 8192, 1.265, 4.738);
        row("gated DeltaNet, four sequences", RecurrenceKind::GatedDelta, "gb200", 64, 4, 4096, 1.581, 5.964);
        row("Kimi delta attention", RecurrenceKind::KimiDelta, "gb200", 96, 1, 8192, 2.327, 0);
        row("gated DeltaNet on H20", RecurrenceKind::GatedDelta, "h20-sxm", 96, 1, 8192, 3.1985, 0);
        row("Kimi delta attention on H20", RecurrenceKind::KimiDelta, "h20-sxm", 96, 1, 8192, 4.8388, 0);
        row("gated linear attention", RecurrenceKind::Lightning, "gb200", 96, 1, 8192, 1.765, 7.67);
    }
    void publishedKernels()
    {
        QFETCH(int, kind);
        QFETCH(QString, gpu);
        QFETCH(int, heads);
        QFETCH(int, batch);
        QFETCH(qint64, tokens);
        QFETCH(double, forward);
        QFETCH(double, both);
        const OperatorCost cost = scanCost(RecurrenceKind(kind), gpu.toUtf8().constData(), heads, batch, tokens);
        const double ours = cost.forward.value() * 1e3;
        const double oursBoth = ours + cost.backward().value() * 1e3;
        const QByteArray said = QByteArray::number(ours) + " and " + QByteArray::number(oursBoth) + " ms";
        QVERIFY2(std::abs(ours / forward - 1) < 0.15, said.constData());
        QVERIFY2(both == 0 || std::abs(oursBoth / both - 1) < 0.15, said.constData());
    }

    /// A short sequence is nearly all start; the time grows with the tokens beyond it.
    void startsEvenWithFewTokens()
    {
        const double few = scanCost(RecurrenceKind::GatedDelta, "h100-sxm", 32, 1, 128).forward.value();
        const double many = scanCost(RecurrenceKind::GatedDelta, "h100-sxm", 32, 1, 65536).forward.value();
        QVERIFY(few > 4e-4 && few < 6e-4);
        QVERIFY(many > 5 * few);
    }

    /// No gradient goes to the input of a detached multiply.
    void aDetachedMultiplyHasOneGradient()
    {
        const Scenario scenario = fixture::scenarioOf(fixture::sparseLayer(2048), 1);
        const Site site(scenario);
        const DeviceRates rates = deviceRates(site.training, site.cluster.gpu, site.constants);
        int detached = 0;
        for (const Operator& op : layerOperators(site.architecture->kinds[0], Position::Rope, rankShape(site, resolvePlan(scenario)))) {
            if (!op.isDetached)
                continue;
            ++detached;
            const OperatorCost cost = operatorCost(op, 128, rates);
            QCOMPARE(cost.inputGrad, Seconds());
            QVERIFY(cost.weightGrad > Seconds());
        }
        QCOMPARE(detached, 2);
    }

    /// Scores are bound by their arithmetic, which grows with the square of the sequence, while attention to the chosen grows with it.
    void sparseAttentionGrowsSlower()
    {
        const auto seconds = [](std::int64_t sequence) {
            Scenario scenario = fixture::scenarioOf(fixture::sparseLayer(2048), 1);
            scenario.training.sequenceLength = sequence;
            const Site site(scenario);
            const DeviceRates rates = deviceRates(site.training, site.cluster.gpu, site.constants);
            std::pair<double, double> times;
            for (const Operator& op : layerOperators(site.architecture->kinds[0], Position::Rope, rankShape(site, resolvePlan(scenario)))) {
                const double forward = operatorCost(op, 256, rates).forward.value();
                if (op.id == OperatorId::Attention)
                    times.first = forward;
                if (op.id == OperatorId::IndexerScores)
                    times.second = forward;
            }
            return times;
        };
        const auto [chosen, scores] = seconds(32768);
        const auto [chosenOfTwice, scoresOfTwice] = seconds(65536);
        QVERIFY(chosenOfTwice / chosen < 2.1);
        QVERIFY(scoresOfTwice / scores > 3.5);
    }
};

QTEST_APPLESS_MAIN(TestMixerCost)
#include "test_mixer_cost.moc"
