// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/layer/layer_operators.h"
#include "core/layer/rank_shape.h"
#include "core/model/parameters.h"
#include "core/site/site.h"
#include "tests/core/gpt_fixture.h"

using namespace shardscope;

class TestLayerOperators : public QObject {
    Q_OBJECT

    static OperatorList operators(const Scenario& scenario)
    {
        const ResolvedPlan plan = resolvePlan(scenario);
        return layerOperators(scenario.architecture->kinds[0], scenario.architecture->position, rankShape(Site(scenario), plan));
    }
    static double forwardFlop(const OperatorList& list)
    {
        double sum = 0;
        for (const Operator& op : list)
            sum += op.forward.value();
        return sum;
    }
    static double collectiveBytes(const OperatorList& list, CollectiveKind kind, CommunicationGroup group, bool forward)
    {
        double sum = 0;
        for (const Operator& op : list) {
            const CollectiveList& collectives = forward ? op.forwardCollectives : op.backwardCollectives;
            for (const Collective& collective : collectives.items()) {
                if (collective.kind == kind && collective.group == group)
                    sum += collective.total().value();
            }
        }
        return sum;
    }

private slots:
    /// All layers and the head, for one token, are the model's FLOP per token: the list and the count agree.
    void flopEqualsTheModels_data()
    {
        QTest::addColumn<int>("experts");
        QTest::newRow("dense") << 0;
        QTest::newRow("experts") << 8;
    }
    void flopEqualsTheModels()
    {
        QFETCH(int, experts);
        fixture::ModelSize size;
        size.experts = experts;
        const Scenario scenario = fixture::scenario(size, 8);
        const ResolvedPlan plan = resolvePlan(scenario);
        const RankShape shape = rankShape(Site(scenario), plan);
        double flop = 0;
        for (const Operator& op : operators(scenario))
            flop += (op.forward + op.backward).value() * scenario.architecture->layers();
        // The backward of flash attention recomputes the scores: 2.5 times the forward, of which the model's FLOP count 2.
        for (const Operator& op : operators(scenario)) {
            if (op.kind() == OperatorKind::Attention)
                flop -= 0.5 * op.forward.value() * scenario.architecture->layers();
        }
        for (const Operator& op : headOperators(*scenario.architecture, static_cast<double>(scenario.architecture->vocab), shape))
            flop += (op.forward + op.backward).value();
        const double tokens = shape.tokens;
        const double expected = trainingFlopPerToken(*scenario.architecture, scenario.training.sequenceLength).value();
        QVERIFY2(std::abs(flop / tokens / expected - 1) < 1e-9, qPrintable(QString::number(flop / tokens / expected, 'g', 12)));
    }

    void tensorParallelDividesTheMultiplies()
    {
        Scenario scenario = fixture::scenario({}, 8);
        const double whole = forwardFlop(operators(scenario));
        scenario.plan.tp = 8;
        QCOMPARE(forwardFlop(operators(scenario)), whole / 8);
    }

    /// Two all-reduces forward and two backward without sequence parallelism; the same volume split with it
    /// (Korthikanti et al. 2022, section 4.2.2; one more all-gather backward for the weight gradients).
    void tensorParallelCollectives()
    {
        Scenario scenario = fixture::scenario({}, 8);
        scenario.plan.tp = 8;
        const double hidden = 2.0 * 8192 * 8192;
        OperatorList list = operators(scenario);
        QCOMPARE(collectiveBytes(list, CollectiveKind::AllReduce, CommunicationGroup::Tensor, true), 2 * hidden);
        QCOMPARE(collectiveBytes(list, CollectiveKind::AllReduce, CommunicationGroup::Tensor, false), 2 * hidden);
        scenario.plan.sequenceParallel = true;
        list = operators(scenario);
        QCOMPARE(collectiveBytes(list, CollectiveKind::AllReduce, CommunicationGroup::Tensor, true), 0.0);
        QCOMPARE(collectiveBytes(list, CollectiveKind::AllGather, CommunicationGroup::Tensor, true), 2 * hidden);
        QCOMPARE(collectiveBytes(list, CollectiveKind::ReduceScatter, CommunicationGroup::Tensor, true), 2 * hidden);
        QCOMPARE(collectiveBytes(list, CollectiveKind::AllGather, CommunicationGroup::Tensor, false), 4 * hidden);
        QCOMPARE(collectiveBytes(list, CollectiveKind::ReduceScatter, CommunicationGroup::Tensor, false), 2 * hidden);
    }

    /// The worked case of schedules.md section 4: cp 4, S 32768, 32 query and 8 key/value heads of 128, bf16.
    void contextParallelBytes()
    {
        Scenario scenario = fixture::scenario({32, 4096, 32, 8, 14336, 128256, 0, 0, 128}, 8);
        scenario.training.sequenceLength = 32768;
        scenario.plan.cp = 4;
        QCOMPARE(collectiveBytes(operators(scenario), CollectiveKind::SendReceive, CommunicationGroup::Context, true), 100663296.0);
        QCOMPARE(collectiveBytes(operators(scenario), CollectiveKind::SendReceive, CommunicationGroup::Context, false), 201326592.0);
        scenario.training.recipe = Recipe::Fsdp2;  // gradients in fp32, and one hop home: keys and values 3 · K, gradients 4 · 2 K
        QCOMPARE(collectiveBytes(operators(scenario), CollectiveKind::SendReceive, CommunicationGroup::Context, false),
                 100663296.0 / 3 * 11);
        scenario.training.recipe = Recipe::Megatron;
        scenario.plan.cpLayout = ContextLayout::AllGather;
        QCOMPARE(collectiveBytes(operators(scenario), CollectiveKind::AllGather, CommunicationGroup::Context, true), 134217728.0);
        scenario.plan.cpLayout = ContextLayout::Ulysses;
        const double sent = collectiveBytes(operators(scenario), CollectiveKind::AllToAll, CommunicationGroup::Context, true) * 3 / 4;
        QCOMPARE(sent, 125829120.0);
    }

    void expertsExchangeTopKCopies()
    {
        fixture::ModelSize size;
        size.experts = 8;
        Scenario scenario = fixture::scenario(size, 8);
        scenario.plan.ep = 8;
        scenario.plan.etp = 1;
        const double rows = 2 * 8192;  // top-2
        QCOMPARE(collectiveBytes(operators(scenario), CollectiveKind::AllToAll, CommunicationGroup::Expert, true), 2 * 2 * rows * 8192);
        scenario.training.software.expertImbalance = 1.5;
        QCOMPARE(collectiveBytes(operators(scenario), CollectiveKind::AllToAll, CommunicationGroup::Expert, true), 3 * 2 * rows * 8192);
    }

    void everyOperatorIsNamedAndFinite()
    {
        fixture::ModelSize size;
        size.experts = 8;
        for (const Operator& op : operators(fixture::scenario(size, 8))) {
            QVERIFY(!nameOf(op.id).empty());
            QVERIFY(op.movedForward.value() > 0 && op.movedBackward.value() > 0);
            QVERIFY(std::isfinite(op.forward.value()));
        }
    }
};

QTEST_APPLESS_MAIN(TestLayerOperators)
#include "test_layer_operators.moc"
