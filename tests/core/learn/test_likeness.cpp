// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/learn/likeness.h"
#include "core/model/architecture.h"
#include "tests/core/scenario_fixture.h"

using namespace shardscope;

namespace {

const Likeness kOne{"h100-sxm", "NVIDIA", GpuGeneration::Hopper, Framework::Megatron, false, 64, 8};

Likeness with(void (*change)(Likeness&))
{
    Likeness other = kOne;
    change(other);
    return other;
}

}  // namespace

class TestLikeness : public QObject {
    Q_OBJECT

private slots:
    void eachDifferenceLessens_data()
    {
        QTest::addColumn<Likeness>("other");
        QTest::newRow("generation") << with([](Likeness& l) { l.generation = GpuGeneration::Ampere; });
        QTest::newRow("vendor") << with([](Likeness& l) { l.vendor = "AMD"; });
        QTest::newRow("framework") << with([](Likeness& l) { l.framework = Framework::Nemo; });
        QTest::newRow("kind") << with([](Likeness& l) { l.experts = true; });
        QTest::newRow("length") << with([](Likeness& l) { l.sequence = 131'072; });
        QTest::newRow("nodes") << with([](Likeness& l) { l.nodes = 16; });
    }
    void eachDifferenceLessens()
    {
        QFETCH(Likeness, other);
        QCOMPARE(similarity(kOne, kOne), 1.0);
        QVERIFY(similarity(kOne, other) < 1);
        QCOMPARE(similarity(kOne, other), similarity(other, kOne));
        Likeness further = other;
        further.nodes = 512;
        QVERIFY(similarity(kOne, further) < similarity(kOne, other));
    }

    void familiesAreNearerThanStrangers()
    {
        const Likeness kin = with([](Likeness& l) { l.framework = Framework::Nemo; });
        const Likeness stranger = with([](Likeness& l) { l.framework = Framework::Torchtitan; });
        QVERIFY(similarity(kOne, kin) > similarity(kOne, stranger));
        QVERIFY(areOfOneFamily(Framework::Composer, Framework::Torchtitan) && !areOfOneFamily(Framework::Jax, Framework::Other));
    }

    void scenariosHaveTheirs()
    {
        Scenario scenario = fixture::llama70b(64);
        scenario.training.recipe = Recipe::Nanotron;
        const Likeness likeness = likenessOf(scenario);
        QCOMPARE(static_cast<int>(likeness.framework), static_cast<int>(Framework::Nanotron));
        QCOMPARE(likeness.gpus, 64);
        QCOMPARE(likeness.nodes, 8);
        QCOMPARE(likeness.sequence, scenario.training.sequenceLength);
        QVERIFY(!likeness.experts);
        QVERIFY(!likeness.encodes);
        auto model = std::make_shared<Architecture>(*scenario.architecture);
        model->encoders.emplace_back();
        scenario.architecture = model;
        QVERIFY(!likenessOf(scenario).encodes);
        model->encoders.front().itemsPerSequence = 1;
        QVERIFY(likenessOf(scenario).encodes);
        QCOMPARE(likeness.generation, scenario.cluster.gpu.generation);
    }
};

QTEST_APPLESS_MAIN(TestLikeness)
#include "test_likeness.moc"
