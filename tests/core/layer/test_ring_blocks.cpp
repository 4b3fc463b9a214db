// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>

#include "core/cost/operator_cost.h"
#include "core/io/resource.h"
#include "core/io/scenario_file.h"
#include "core/layer/layer_operators.h"
#include "core/layer/rank_shape.h"
#include "core/model/architecture.h"
#include "core/plan/resolved_plan.h"
#include "core/scenario/scenario.h"
#include "core/site/device_rates.h"
#include "core/site/kernel_shares.h"
#include "core/site/site.h"

using namespace shardscope;

namespace {

/// Llama 3 70B with 16 heads, 2 of keys and values, 128 wide, a rank: 8,192 of 32,768 tokens each.
Operator attentionOf(const std::vector<std::string>& more, std::int64_t window = 0)
{
    std::vector<std::string> overrides{"plan.tp=4", "plan.pp=1", "plan.cp=4", "plan.dp=4", "training.sequence_length=32768"};
    overrides.insert(overrides.end(), more.begin(), more.end());
    Scenario scenario = parseScenario(resource("examples/llama-3-70b-64-h100.json"), "example", overrides).value();
    Architecture architecture = *scenario.architecture;
    architecture.kinds.front().attention.slidingWindow = window;
    scenario.architecture = std::make_shared<const Architecture>(architecture);
    const RankShape shape = rankShape(Site(scenario), resolvePlan(scenario));
    for (const Operator& op : layerOperators(scenario.architecture->kinds.front(), scenario.architecture->position, shape)) {
        if (op.kind() == OperatorKind::Attention)
            return op;
    }
    return Operator(OperatorId::Attention);
}

/// Rates of a GPU that reaches 1 FLOP/s with many keys, moves 1 byte a second and starts a kernel at once.
DeviceRates unitRates(double halfKeys)
{
    DeviceRates rates;
    rates.attentionForward = FlopPerSecond(1);
    rates.attentionHalfKeys = halfKeys;
    rates.memory = BytesPerSecond(1);
    return rates;
}

bool isNear(double value, double expected, double within) { return std::abs(value / expected - 1) <= within; }

}  // namespace

/// A ring computes attention in blocks: each is a kernel of its own, with fewer keys, and its result is merged.
class TestRingBlocks : public QObject {
    Q_OBJECT
private slots:
    void eachLayoutHasItsBlocks_data()
    {
        QTest::addColumn<QString>("layout");
        QTest::addColumn<double>("kernels");
        QTest::addColumn<double>("keys");
        QTest::addColumn<double>("share");
        QTest::addColumn<double>("unmasked");
        QTest::newRow("contiguous: half of the hops compute, full blocks") << "contiguous" << 2.5 << 8192.0 << 0.5 << 3.0 / 4;
        QTest::newRow("zigzag: half blocks") << "zigzag" << 4.0 << 4096.0 << 1.0 << 3.0 / 4;
        QTest::newRow("striped: triangles") << "striped" << 4.0 << 4096.0 << 1.0 << 0.0;
        QTest::newRow("all-gather: two chunks") << "all-gather" << 1.0 << 16384.0 << 0.0 << 7.0 / 8;
        QTest::newRow("the last rank of a contiguous one") << "contiguous-all-gather" << 1.0 << 16384.0 << 0.0 << 6.0 / 7;
        QTest::newRow("ulysses: whole sequences") << "ulysses" << 1.0 << 16384.0 << 0.0 << 0.0;
    }
    void eachLayoutHasItsBlocks()
    {
        QFETCH(QString, layout);
        QFETCH(double, kernels);
        QFETCH(double, keys);
        QFETCH(double, share);
        QFETCH(double, unmasked);
        const Operator op = attentionOf({"plan.cp_layout=" + layout.toStdString(), "training.recipe=fsdp2"});
        QCOMPARE(op.blocks.kernels, kernels);
        QCOMPARE(op.blocks.keys, keys);
        QCOMPARE(op.blocks.unmasked, unmasked);
        if (op.blocks.isOne())
            return;
        // Three blocks of 8,192 tokens. In eager mode nine tensors of four bytes and one of two are read or written; a stripe is copied back.
        const double merged = layout == QLatin1String("striped") ? 46 : 38;
        QCOMPARE(op.blocks.mergedForward.value(), (3 * share * merged + 12) * 8192 * 16 * 128);
        QCOMPARE(op.blocks.mergedBackward.value(), (3 * share * 10 + 12) * 8192 * (16 + 2 + 2) * 128);
    }

    void transformerEngineMergesInOneKernelAndItsOwnType()
    {
        const Operator op = attentionOf({"plan.cp_layout=striped", "training.recipe=megatron"});
        QCOMPARE(op.blocks.mergesForward, 1.0);
        QCOMPARE(op.blocks.mergedForward.value(), (3 * 10 + 12.0) * 8192 * 16 * 128);
        QCOMPARE(op.blocks.mergedBackward.value(), 3.0 * 8192 * (16 + 2 + 2) * 128 * 6);
    }

    /// Blocks of a window have a mask, whatever the layout.
    void aWindowMasksEveryBlock()
    {
        for (const char* layout : {"zigzag", "all-gather", "contiguous-all-gather"}) {
            const std::vector<std::string> plan{std::string("plan.cp_layout=") + layout, "training.recipe=fsdp2"};
            QVERIFY(attentionOf(plan).blocks.unmasked > 0);
            QCOMPARE(attentionOf(plan, 4096).blocks.unmasked, 0.0);
        }
    }

    void oneRankHasOneKernel() { QVERIFY(attentionOf({"plan.cp=1", "plan.dp=16"}).blocks.isOne()); }

    /// FlashAttention-3 on an H100 (pytorch/benchmark, pull request 2391): rates relative to that at 16,384 tokens.
    void theRateFollowsTheKeys_data()
    {
        QTest::addColumn<double>("keys");
        QTest::addColumn<double>("measured");
        QTest::newRow("512") << 512.0 << 0.69;
        QTest::newRow("1,024") << 1024.0 << 0.83;
        QTest::newRow("2,048") << 2048.0 << 0.91;
        QTest::newRow("4,096") << 4096.0 << 0.95;
        QTest::newRow("8,192") << 8192.0 << 0.99;
    }
    void theRateFollowsTheKeys()
    {
        QFETCH(double, keys);
        QFETCH(double, measured);
        Operator op(OperatorId::Attention);
        op.forward = Flop(1e6);
        op.blocks.kernels = 2;
        op.blocks.keys = keys;
        op.blocks.wholeKeys = 16384;
        const double seconds = operatorCost(op, 128, unitRates(kKeysOfHalfTheRate)).forward.value();
        QVERIFY2(isNear(1e6 / seconds, measured, 0.021), qPrintable(QString::number(1e6 / seconds)));
        QCOMPARE(operatorCost(op, 128, unitRates(0)).forward.value(), 1e6);  // where no law is known
    }

    /// A forward without a mask takes 345/370 of the time in the limit, a backward as long as with one; both need fewer keys.
    void blocksWithoutAMaskAreFaster()
    {
        Operator op(OperatorId::Attention);
        op.forward = op.backward = Flop(1e6);
        op.blocks.kernels = 2;
        op.blocks.keys = op.blocks.wholeKeys = 1e9;
        op.blocks.unmasked = 0.5;
        const auto costOf = [&] { return operatorCost(op, 128, unitRates(kKeysOfHalfTheRate)); };
        QVERIFY(isNear(costOf().forward.value(), 1e6 * (0.5 + 0.5 * 345 / 370), 1e-6));
        QVERIFY(isNear(costOf().inputGrad.value(), 1e6, 1e-6));
        op.blocks.keys = 1000;
        QVERIFY(isNear(costOf().inputGrad.value(), 1e6 * (0.5 * 1.225 + 0.5 * 1.045), 1e-6));
    }

    void mergesAndStartsAddUp()
    {
        Operator op(OperatorId::Attention);
        op.forward = op.backward = Flop(1000);
        op.blocks.kernels = 4;
        op.blocks.mergesForward = 2;
        op.blocks.mergedForward = Bytes(30);
        op.blocks.mergedBackward = Bytes(50);
        DeviceRates rates = unitRates(0);
        rates.kernelStart = Seconds(2);
        const OperatorCost cost = operatorCost(op, 128, rates);
        QCOMPARE(cost.forward.value(), 1000 + 30 + (4 + 3 * 2) * 2.0);
        QCOMPARE(cost.inputGrad.value(), 1000 + 50 + (4 + 3) * 2.0);
        op.blocks = {};
        QCOMPARE(operatorCost(op, 128, rates).forward.value(), 1000 + 2.0);
    }
};

QTEST_APPLESS_MAIN(TestRingBlocks)
#include "test_ring_blocks.moc"
