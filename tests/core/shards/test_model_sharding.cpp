// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <numeric>

#include "core/links/step_traffic.h"
#include "core/memory/memory.h"
#include "core/shards/layer_shares.h"
#include "core/shards/model_sharding.h"
#include "core/step/step.h"
#include "tests/core/scenario_fixture.h"
#include "tests/support/physics.h"

using namespace shardscope;

namespace {

Scenario dense(int zero)
{
    Scenario scenario = fixture::llama70b(64);
    scenario.plan.tp = 8;
    scenario.plan.dp = 8;
    scenario.plan.zero = zero;
    return scenario;
}

const ShardTraffic* find(const ModelSharding& sharding, ShardTrafficUse use)
{
    for (const ShardTraffic& traffic : sharding.traffic) {
        if (traffic.use == use)
            return &traffic;
    }
    return nullptr;
}

}  // namespace

class TestModelSharding : public QObject {
    Q_OBJECT
private slots:
    /// The plan's own column is what the estimate says.
    void ownShardingIsTheLedger_data()
    {
        QTest::addColumn<int>("zero");
        for (int zero = 0; zero <= 3; ++zero)
            QTest::addRow("ZeRO-%d", zero) << zero;
    }
    void ownShardingIsTheLedger()
    {
        QFETCH(int, zero);
        const Scenario scenario = dense(zero);
        const MemoryEstimate memory = test::memoryOf(scenario);
        const std::vector<ModelSharding> shardings = modelShardings(scenario, 0);
        QCOMPARE(shardings.size(), std::size_t{5});
        for (const ModelSharding& sharding : shardings)
            QCOMPARE(sharding.isPlans, !sharding.isHybrid && sharding.zero == zero);
        const ModelSharding& own = shardings[static_cast<std::size_t>(zero)];
        QVERIFY(own.problems.empty());
        QCOMPARE(own.total.value(), memory.stages.front().total().value());
        QCOMPARE(own.parameters.value(), memory.stages.front().of(MemoryClass::Parameters).value());
        QCOMPARE(own.gradients.value(), memory.stages.front().of(MemoryClass::Gradients).value());
        QCOMPARE(own.optimizer.value(), memory.stages.front().of(MemoryClass::Optimizer).value());
    }

    /// A sharding within the estimate's band is tight here as well.
    void theVerdictCountsTheBand()
    {
        Scenario scenario = dense(3);
        scenario.cluster.gpu.memory = Bytes(200e9);
        const ModelSharding plain = modelShardings(scenario, 0)[3];
        QVERIFY(plain.problems.empty() && plain.total < plain.capacity);
        QCOMPARE(plain.fit, Fit::Fits);
        const double room = 1 - plain.total / plain.capacity;
        QCOMPARE(modelShardings(scenario, 0, room * 0.99)[3].fit, Fit::Fits);
        QCOMPARE(modelShardings(scenario, 0, room * 1.01)[3].fit, Fit::Tight);
    }

    /// Each stage shards one state more, over all eight ranks.
    void stagesShardOneStateMore()
    {
        const std::vector<ModelSharding> shardings = modelShardings(dense(0), 0);
        QCOMPARE(shardings[1].optimizer.value(), shardings[0].optimizer.value() / 8);
        QCOMPARE(shardings[1].gradients.value(), shardings[0].gradients.value());
        QCOMPARE(shardings[2].gradients.value(), shardings[0].gradients.value() / 8);
        QCOMPARE(shardings[2].parameters.value(), shardings[0].parameters.value());
        QCOMPARE(shardings[3].parameters.value(), shardings[0].parameters.value() / 8);
        for (std::size_t i = 1; i <= 3; ++i)
            QVERIFY(shardings[i].states() < shardings[i - 1].states());
    }

    /// 2Ψ(n − 1)/n where gradients and weights are both two bytes; stage 2 scatters, and stage 3 also gathers twice,
    /// at every micro-batch.
    void trafficIsThePapers()
    {
        Scenario scenario = dense(0);
        scenario.plan.gradientType = GradientType::Bf16;
        const ResolvedPlan plan = resolvePlan(scenario);
        const std::vector<ModelSharding> shardings = modelShardings(scenario, 0);
        const double psi = shardings[0].parameters.value();  // two bytes a parameter
        const double m = static_cast<double>(plan.microBatches);
        QVERIFY(m > 1);
        const double wire = psi * 7 / 8;
        for (std::size_t i = 0; i < 2; ++i)
            QVERIFY(qFuzzyCompare(shardings[i].sent().value(), 2 * wire));
        QVERIFY(qFuzzyCompare(shardings[2].sent().value(), (m + 1) * wire));
        QVERIFY(qFuzzyCompare(shardings[3].sent().value(), 3 * m * wire));
    }

    /// The traffic on links equals that of other views, where gradients are reduced equally often.
    void trafficAgreesWithTheMesh_data()
    {
        QTest::addColumn<int>("zero");
        for (const int zero : {1, 3})
            QTest::addRow("ZeRO-%d", zero) << zero;
    }
    void trafficAgreesWithTheMesh()
    {
        QFETCH(int, zero);
        const Scenario scenario = dense(zero);
        const Basis basis(scenario);
        const StepEstimate step = estimateStep(basis).value();
        Bytes drawn;
        for (const ShardTraffic& traffic : shardTraffic(basis, step, 0))
            drawn += traffic.sent;
        QVERIFY(drawn > Bytes());
        QVERIFY(qFuzzyCompare(drawn.value(), stepTraffic(basis, step)->ranks[0].along(Axis::Dp).total().value()));
    }

    /// Two copies: shards of half the ranks, summed over the copies.
    void hybridSumsOverReplicas()
    {
        Scenario scenario = dense(3);
        scenario.plan.shardGroup = 4;
        const std::vector<ModelSharding> shardings = modelShardings(scenario, 0);
        const ModelSharding& hybrid = shardings.back();
        QVERIFY(hybrid.isPlans && hybrid.isHybrid);
        QVERIFY(!shardings[3].isPlans);
        QCOMPARE(hybrid.shardGroup, 4);
        QCOMPARE(hybrid.parameters.value(), 2 * shardings[3].parameters.value());
        const ShardTraffic* replicas = find(hybrid, ShardTrafficUse::GradientReplicas);
        const ShardTraffic* gradients = find(hybrid, ShardTrafficUse::Gradients);
        QVERIFY(replicas && gradients);
        QCOMPARE(replicas->ranks, 2);
        QCOMPARE(replicas->size.value(), gradients->size.value() / 4);
    }

    /// If no two ranks have the same weights there is nothing to shard and nothing to send.
    void aloneNothingIsSent()
    {
        Scenario scenario = fixture::llama70b(8);
        scenario.plan.tp = 8;
        for (const ModelSharding& sharding : modelShardings(scenario, 0))
            QVERIFY(!sharding.problems.empty() || sharding.sent() == Bytes());
    }

    /// Stage 3 with pipeline stages that no framework takes is reported with its reason, and has no bytes.
    void problemsAreTold()
    {
        Scenario scenario = dense(0);
        scenario.plan.dp = 7;
        for (const ModelSharding& sharding : modelShardings(scenario, 0)) {
            QVERIFY(!sharding.problems.empty());
            QCOMPARE(sharding.states().value(), 0.0);
        }
    }

    void expertsAreCountedToo()
    {
        Scenario scenario = fixture::mixtral8x7b(32);
        scenario.plan.ep = 8;
        scenario.plan.dp = 32;
        const std::vector<ModelSharding> shardings = modelShardings(scenario, 0);
        QVERIFY(shardings[1].problems.empty());
        const ShardTraffic* gradients = find(shardings[1], ShardTrafficUse::Gradients);
        QVERIFY(gradients);
        // The experts' group has four ranks, not 32: less than 31/32 of the whole is sent.
        QVERIFY(gradients->sent < gradients->size * (31.0 / 32));
        QVERIFY(gradients->sent > gradients->size * (3.0 / 4));
    }

    void operatorsAreCutAsShoeybi_data()
    {
        QTest::addColumn<bool>("sequenceParallel");
        QTest::newRow("TP") << false;
        QTest::newRow("TP + SP") << true;
    }
    void operatorsAreCutAsShoeybi()
    {
        QFETCH(bool, sequenceParallel);
        const LayerShares shares = layerShares(Site(dense(0)), resolvePlan(dense(0)), sequenceParallel);
        QCOMPARE(shares.tp, 8);
        for (const OperatorShare& op : shares.operators) {
            const char* name = nameOf(op.id).data();
            if (op.id == OperatorId::Qkv || op.id == OperatorId::FeedForwardUp || op.id == OperatorId::Activation)
                QVERIFY2(op.cut == OperatorCut::Columns, name);
            if (op.id == OperatorId::AttentionOutput || op.id == OperatorId::FeedForwardDown) {
                QVERIFY2(op.cut == OperatorCut::Rows, name);
                QCOMPARE(op.rank.k * 8, op.whole.k);
                QCOMPARE(op.forward.size(), std::size_t{1});
                QCOMPARE(op.forward.front().kind, sequenceParallel ? CollectiveKind::ReduceScatter : CollectiveKind::AllReduce);
            }
            if (op.id == OperatorId::Attention || op.id == OperatorId::Rotary)
                QVERIFY2(op.cut == OperatorCut::Heads, name);
            if (traitsOf(op.id).kind == OperatorKind::Norm || traitsOf(op.id).kind == OperatorKind::Residual)
                QVERIFY2(op.cut == (sequenceParallel ? OperatorCut::Tokens : OperatorCut::None), name);
        }
    }

    /// Experts that are not cut work on the rows of this rank's tokens, all three of their operators.
    void expertsAreCutAlike_data()
    {
        QTest::addColumn<int>("etp");
        QTest::addColumn<bool>("isCut");
        QTest::newRow("whole experts") << 1 << false;
        QTest::newRow("cut experts") << 8 << true;
    }
    void expertsAreCutAlike()
    {
        QFETCH(int, etp);
        QFETCH(bool, isCut);
        Scenario scenario = fixture::mixtral8x7b(8);
        scenario.plan.tp = 8;
        scenario.plan.etp = etp;
        const LayerShares shares = layerShares(Site(scenario), resolvePlan(scenario), true);
        int experts = 0;
        for (const OperatorShare& op : shares.operators) {
            if (op.id == OperatorId::ExpertUp || op.id == OperatorId::ExpertActivation || op.id == OperatorId::ExpertDown) {
                const OperatorCut own = op.id == OperatorId::ExpertDown ? OperatorCut::Rows : OperatorCut::Columns;
                QVERIFY2(op.cut == (isCut ? own : OperatorCut::Tokens), nameOf(op.id).data());
                ++experts;
            }
        }
        QCOMPARE(experts, 3);
    }

    /// Forward, sequence parallelism sends as much as without; two all-reduces of 2·tokens·h bytes (section 4.2.2).
    void forwardBytesAreTheSame()
    {
        const LayerShares plain = layerShares(Site(dense(0)), resolvePlan(dense(0)), false);
        const LayerShares sequence = layerShares(Site(dense(0)), resolvePlan(dense(0)), true);
        QVERIFY(qFuzzyCompare(plain.sent(false).value(), sequence.sent(false).value()));
        QVERIFY(qFuzzyCompare(plain.sent(false).value(), 2 * 2 * 7.0 / 8 * 2 * plain.tokens * 8192));
    }

    void aPlanWithoutTpIsShownCut()
    {
        Scenario scenario = dense(0);
        scenario.plan.tp = 1;
        scenario.plan.dp = 64;
        const LayerShares shares = layerShares(Site(scenario), resolvePlan(scenario), false);
        QCOMPARE(shares.planTp, 1);
        QCOMPARE(shares.tp, 8);
        QCOMPARE(shares.layers, 80.0);
        QVERIFY(shares.sent(false) > Bytes());
    }
};

QTEST_APPLESS_MAIN(TestModelSharding)
#include "test_model_sharding.moc"
