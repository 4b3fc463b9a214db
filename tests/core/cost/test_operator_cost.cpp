// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/operator_cost.h"
#include "core/layer/rank_shape.h"
#include "core/plan/resolved_plan.h"

#include <QTest>

#include "core/hardware/catalog.h"
#include "core/layer/layer_operators.h"
#include "core/site/site.h"
#include "tests/core/scenario_fixture.h"

using namespace shardscope;

namespace {

/// Round rates, so that a time can be worked out by hand.
DeviceRates handRates()
{
    DeviceRates rates;
    rates.multiply = rates.multiply16 = FlopPerSecond(1e14);
    rates.multiplyStart = Seconds(1e-5);
    rates.multiplyMemory = BytesPerSecond(1e12);
    rates.attentionForward = FlopPerSecond(5e13);
    rates.attentionBackward = 0.8;
    rates.attentionHead64 = 0.9;
    rates.memory = BytesPerSecond(2e12);
    rates.kernelStart = Seconds(1e-6);
    return rates;
}

Operator multiply(double m, double n, double k, double count = 1)
{
    Operator op(OperatorId::FeedForwardUp);
    op.shape = {m, n, k, count};
    op.forward = op.shape.flop();
    op.backward = 2 * op.forward;
    op.movedForward = Bytes(2 * count * (m * k + k * n + m * n));
    return op;
}

}  // namespace

class TestOperatorCost : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aLargeMultiplyIsBoundByItsFlop()
    {
        const OperatorCost cost = operatorCost(multiply(8192, 8192, 8192), 128, handRates());
        QCOMPARE(cost.bound, Bound::Compute);
        QCOMPARE(cost.forward.value(), 1e-5 + 2 * 8192.0 * 8192 * 8192 / 1e14);
        QCOMPARE(cost.inputGrad.value(), cost.forward.value());
        QCOMPARE(cost.weightGrad.value(), cost.forward.value());
    }

    void addingToEarlierGradientsMovesTheirBytes()
    {
        DeviceRates rates = handRates();
        rates.layer = 1.25;
        for (const double count : {1.0, 8.0}) {
            const Operator op = multiply(512, 4096, 2048, count);
            rates.gradientSumBytes = 0;
            const OperatorCost without = operatorCost(op, 128, rates);
            rates.gradientSumBytes = 18;
            const OperatorCost with = operatorCost(op, 128, rates);
            QCOMPARE(with.weightGrad.value(), without.weightGrad.value() + 18 * count * 4096 * 2048 / 2e12);
            QCOMPARE(with.forward.value(), without.forward.value());
            QCOMPARE(with.inputGrad.value(), without.inputGrad.value());
        }
    }

    /// It depends on the weights alone, so it weighs most in small micro-batches.
    void addingToEarlierGradientsCostsTheSameForAnyTokens()
    {
        const auto sum = [](double tokens) {
            DeviceRates rates = handRates();
            const double without = operatorCost(multiply(tokens, 4096, 2048), 128, rates).weightGrad.value();
            rates.gradientSumBytes = 10;
            return operatorCost(multiply(tokens, 4096, 2048), 128, rates).weightGrad.value() - without;
        };
        QVERIFY(qAbs(sum(1024) / sum(65536) - 1) < 1e-9);
    }

    /// Gaps are a share of short kernels and no more than that of a second next to a long one: attention over a million tokens takes what its
    /// FLOP take.
    void gapsDoNotGrowWithoutEnd()
    {
        DeviceRates rates = handRates();
        rates.layer = 1.25;
        const auto withGaps = [&](double scale) {
            return std::pair(operatorCost(multiply(8192 * scale, 8192, 8192), 128, rates).forward.value(),
                             operatorCost(multiply(8192 * scale, 8192, 8192), 128, handRates()).forward.value());
        };
        const auto [shorter, itsKernel] = withGaps(1);
        QVERIFY(itsKernel < 1);
        QCOMPARE(shorter, 1.25 * itsKernel);
        const auto [longer, longKernel] = withGaps(1000);
        QVERIFY(longKernel > 1);
        QCOMPARE(longer, longKernel + 0.25 * 0.05);
        double before = 0;
        for (double scale = 0.5; scale < 100; scale *= 1.5) {
            const double now = withGaps(scale).first;
            QVERIFY(now > before);
            before = now;
        }
    }

    void aThinMultiplyIsBoundByItsBytes()
    {
        const Operator op = multiply(16, 16384, 16384);
        const OperatorCost cost = operatorCost(op, 128, handRates());
        QCOMPARE(cost.bound, Bound::Memory);
        QCOMPARE(cost.forward.value(), 1e-5 + op.movedForward.value() / 1e12);
    }

    void aTinyMultiplyIsBoundByItsLaunch() { QCOMPARE(operatorCost(multiply(64, 64, 64), 128, handRates()).bound, Bound::Launch); }

    void groupedRowsArePaddedAndSlower()
    {
        DeviceRates rates = handRates();
        const Seconds plain = operatorCost(multiply(1024, 4096, 4096, 8), 128, rates).forward;
        rates.groupedMultiply = 0.5;
        rates.groupedRows = 1024;
        const Seconds padded = operatorCost(multiply(1024, 4096, 4096, 8), 128, rates).forward;
        QCOMPARE((padded - rates.multiplyStart) / (plain - rates.multiplyStart), 4.0);
        QCOMPARE(operatorCost(multiply(8192, 4096, 4096), 128, rates).forward.value(),
                 operatorCost(multiply(8192, 4096, 4096), 128, handRates()).forward.value());
    }

    /// GPT-OSS's experts are 2,880 wide, as those of 3,072 in tiles of 1,024; one multiply alone has no such tiles.
    void groupedMultipliesFillTheirTiles_data()
    {
        QTest::addColumn<double>("count");
        QTest::addColumn<double>("width");
        QTest::addColumn<double>("computed");
        QTest::newRow("padded") << 8.0 << 2880.0 << 3072.0;
        QTest::newRow("whole tiles") << 8.0 << 2048.0 << 2048.0;
        QTest::newRow("narrower than a tile") << 8.0 << 768.0 << 768.0;
        QTest::newRow("not grouped") << 1.0 << 2880.0 << 2880.0;
    }
    void groupedMultipliesFillTheirTiles()
    {
        QFETCH(double, count);
        QFETCH(double, width);
        QFETCH(double, computed);
        DeviceRates rates = handRates();
        rates.multiplyMemory = BytesPerSecond(1e18);
        rates.groupedTile = 1024;
        QCOMPARE(operatorCost(multiply(4096, width, width, count), 128, rates).forward.value(),
                 1e-5 + 2 * 4096 * computed * computed * count / 1e14);
    }

    void eightBitSpeedsTheMultiplyAndAddsItsCasts()
    {
        DeviceRates rates = handRates();
        rates.multiply = FlopPerSecond(2e14);
        rates.castBytes = 4;
        const OperatorCost cost = operatorCost(multiply(8192, 8192, 8192), 128, rates);
        const double flop = 2 * 8192.0 * 8192 * 8192;
        QCOMPARE(cost.forward.value(), 1e-5 + flop / 2e14 + 4 * 8192.0 * 8192 / 2e12);
        QCOMPARE(cost.weightGrad.value(), 1e-5 + flop / 2e14);
    }

    /// Without a weight gradient no cast writes a transposed copy: three bytes of four.
    void aFrozenWeightsCastsWriteOneCopy()
    {
        DeviceRates rates = handRates();
        rates.multiply = FlopPerSecond(2e14);
        rates.castBytes = 4;
        Operator frozen = multiply(8192, 8192, 8192);
        frozen.isFrozen = true;
        const OperatorCost cost = operatorCost(frozen, 128, rates);
        const double kernel = 1e-5 + 2 * 8192.0 * 8192 * 8192 / 2e14;
        QCOMPARE(cost.forward.value(), kernel + 3 * 8192.0 * 8192 / 2e12);
        QCOMPARE(cost.inputGrad.value(), cost.forward.value());
        QCOMPARE(cost.weightGrad.value(), 0.0);
    }

    void theHeadStaysInSixteenBit()
    {
        DeviceRates rates = handRates();
        rates.multiply = FlopPerSecond(2e14);
        rates.castBytes = 4;
        Operator head = multiply(8192, 8192, 8192);
        head.id = OperatorId::Head;
        QCOMPARE(operatorCost(head, 128, rates).forward.value(), operatorCost(head, 128, handRates()).forward.value());
    }

    void flashAttentionRunsAtItsKernelsRate_data()
    {
        QTest::addColumn<double>("headDim");
        QTest::addColumn<double>("rate");
        QTest::newRow("128") << 128.0 << 5e13;
        QTest::newRow("64") << 64.0 << 4.5e13;
    }

    void flashAttentionRunsAtItsKernelsRate()
    {
        QFETCH(double, headDim);
        QFETCH(double, rate);
        Operator op(OperatorId::Attention);
        op.forward = Flop(1e12);
        op.backward = Flop(2.5e12);
        const OperatorCost cost = operatorCost(op, headDim, handRates());
        QCOMPARE(cost.forward.value(), 1e12 / rate + 1e-6);
        QCOMPARE(cost.inputGrad.value(), 2.5e12 / (rate * 0.8) + 1e-6);
        QCOMPARE(cost.weightGrad.value(), 0.0);
    }

    /// Causal attention of 8,192 tokens and 32 heads on 148 multiprocessors at 1.85 GHz with 16 exponentials each: 1.07e9 scores take
    /// 0.245 ms, by which heads of 64 cannot pass 1.12 PFLOP/s nor heads of 128 2.24 (FlashAttention-4, arXiv 2603.05451, section 3).
    void exponentialsBindSmallHeadsOnFastMultiplies_data()
    {
        QTest::addColumn<double>("headDim");
        QTest::addColumn<double>("matrixRate");
        QTest::addColumn<double>("forward");
        QTest::addColumn<double>("backward");
        const double scores = 32 * 8192.0 * 8192 / 2, exponentials = 148 * 1.85e9 * 16;
        const auto flop = [&](double headDim) { return 4 * headDim * scores; };
        QTest::newRow("64, multiplies at 1.6 PFLOP/s") << 64.0 << 1.6e15 << scores / exponentials << 2.5 * flop(64) / 1.6e15;
        QTest::newRow("128, multiplies at 1.6 PFLOP/s") << 128.0 << 1.6e15 << flop(128) / 1.6e15 << 2.5 * flop(128) / 1.6e15;
        QTest::newRow("64, as fast as they are") << 64.0 << 0.9e15 << flop(64) / 0.9e15 << 2.5 * flop(64) / 0.9e15;
        QTest::newRow("16: the backward, too") << 16.0 << 1.6e15 << scores / exponentials << scores / exponentials;
    }
    void exponentialsBindSmallHeadsOnFastMultiplies()
    {
        QFETCH(double, headDim);
        QFETCH(double, matrixRate);
        QFETCH(double, forward);
        QFETCH(double, backward);
        DeviceRates rates = handRates();
        rates.attentionForward = FlopPerSecond(matrixRate);
        rates.attentionBackward = rates.attentionHead64 = 1;
        rates.exponentials = 148 * 1.85e9 * 16;
        Operator op(OperatorId::Attention);
        op.exponentials = 32 * 8192.0 * 8192 / 2;
        op.forward = Flop(4 * headDim * op.exponentials);
        op.backward = 2.5 * op.forward;
        const OperatorCost cost = operatorCost(op, headDim, rates);
        QCOMPARE(cost.forward.value(), forward + 1e-6);
        QCOMPARE(cost.inputGrad.value(), backward + 1e-6);
        rates.exponentials = 0;  // where they are not known they bind nothing
        QCOMPARE(operatorCost(op, headDim, rates).forward.value(), op.forward.value() / matrixRate + 1e-6);
    }

    /// Heads of 128 fill a TPU's array of 128, and half of one of 256; wider ones gain nothing.
    void headsFillASystolicArray_data()
    {
        QTest::addColumn<double>("unit");
        QTest::addColumn<double>("headDim");
        QTest::addColumn<double>("filled");
        QTest::newRow("v5p") << 128.0 << 128.0 << 1.0;
        QTest::newRow("v5p, narrow") << 128.0 << 64.0 << 0.5;
        QTest::newRow("v6e") << 256.0 << 128.0 << 0.5;
        QTest::newRow("v6e, narrow") << 256.0 << 64.0 << 0.25;
        QTest::newRow("v6e, wide") << 256.0 << 256.0 << 0.5;
    }
    void headsFillASystolicArray()
    {
        QFETCH(double, unit);
        QFETCH(double, headDim);
        QFETCH(double, filled);
        DeviceRates rates = handRates();
        rates.matrixUnit = unit;
        rates.kernelStart = Seconds();
        Operator op(OperatorId::Attention);
        op.forward = op.backward = Flop(1e13);
        const OperatorCost cost = operatorCost(op, headDim, rates);
        QCOMPARE(cost.forward.value(), 1e13 / (5e13 * filled));
        QCOMPARE(cost.inputGrad.value(), 1e13 / (5e13 * filled * 0.8));
    }

    void unfusedAttentionAlsoMovesItsScores()
    {
        DeviceRates rates = handRates();
        rates.attentionScores = 2;
        rates.attentionBackward = 1;
        Operator op(OperatorId::Attention);
        op.forward = Flop(1e12);
        op.backward = Flop(2e12);
        op.scores = Bytes(1e9);
        op.movedForward = Bytes(5e9);
        op.movedBackward = Bytes(9e9);
        // The multiplies compute for longer than two and four copies of the scores take; the other tensors are moved twice.
        QCOMPARE(operatorCost(op, 128, rates).forward.value(), 1e12 / 5e13 + 2 * 3e9 / 2e12 + 1e-6);
        QCOMPARE(operatorCost(op, 128, rates).inputGrad.value(), 2e12 / 5e13 + 2 * 5e9 / 2e12 + 1e-6);
        op.forward = Flop(1e9);
        QCOMPARE(operatorCost(op, 128, rates).forward.value(), 2e9 / 2e12 + 2 * 3e9 / 2e12 + 1e-6);
    }

    void everythingElseMovesBytes()
    {
        DeviceRates rates = handRates();
        rates.fusion = 1.5;
        Operator norm(OperatorId::PostNorm);
        norm.movedForward = Bytes(1e9);
        norm.movedBackward = Bytes(2e9);
        const OperatorCost cost = operatorCost(norm, 0, rates);
        QCOMPARE(cost.forward.value(), 1.5e9 / 2e12 + 1e-6);
        QCOMPARE(cost.inputGrad.value(), 3e9 / 2e12 + 1e-6);
        QCOMPARE(cost.bound, Bound::Memory);
    }

    void theLossMovesWhatItsKernelsReadAndWrite()
    {
        Operator loss(OperatorId::CrossEntropy);
        loss.movedForward = Bytes(2e9);
        loss.movedBackward = Bytes(1e9);
        const OperatorCost cost = operatorCost(loss, 0, handRates());
        QCOMPARE(cost.forward.value(), 2e9 / 2e12 + 1e-6);
        QCOMPARE(cost.inputGrad.value(), 1e9 / 2e12 + 1e-6);
    }

    void aDispatchStartsWithItsCountsOrItsMaps_data()
    {
        QTest::addColumn<double>("readBack");
        QTest::addColumn<double>("metadata");
        QTest::newRow("dropless: the host reads the counts") << 2e-4 << 0.0;
        QTest::newRow("on the device: maps are made") << 0.0 << 3e-4;
    }
    void aDispatchStartsWithItsCountsOrItsMaps()
    {
        QFETCH(double, readBack);
        QFETCH(double, metadata);
        DeviceRates rates = handRates();
        Operator dispatch(OperatorId::Dispatch);
        dispatch.movedForward = dispatch.movedBackward = Bytes(1e9);
        const OperatorCost fixed = operatorCost(dispatch, 0, rates);
        rates.readBack = Seconds(readBack);
        rates.metadata = Seconds(metadata);
        const OperatorCost started = operatorCost(dispatch, 0, rates);
        QCOMPARE(started.forward.value(), fixed.forward.value() + readBack + metadata);
        QCOMPARE(started.inputGrad.value(), fixed.inputGrad.value());
    }

    void everyOperatorOfEveryPresetTakesTime_data()
    {
        QTest::addColumn<QString>("gpu");
        for (const char* gpu : {"a100-sxm-80", "h100-sxm", "b200-sxm", "gb300", "l40s", "mi300x", "v100-sxm2-32"})
            QTest::newRow(gpu) << gpu;
    }

    void everyOperatorOfEveryPresetTakesTime()
    {
        QFETCH(QString, gpu);
        Scenario scenario = fixture::llama70b(8);
        scenario.cluster.gpu = *hardwareCatalog().findGpu(gpu.toStdString());
        const ResolvedPlan plan = resolvePlan(scenario);
        const RankShape shape = rankShape(Site(scenario), plan);
        const DeviceRates rates = Site(scenario).rates;
        for (const Operator& op : layerOperators(scenario.architecture->kinds.front(), scenario.architecture->position, shape)) {
            const OperatorCost cost = operatorCost(op, 128, rates);
            QVERIFY2(cost.forward > Seconds() && cost.backward() >= cost.forward * 0.5, nameOf(op.id).data());
        }
    }
};

QTEST_APPLESS_MAIN(TestOperatorCost)
#include "test_operator_cost.moc"
