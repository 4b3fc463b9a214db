// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>
#include <map>
#include <set>

#include "core/estimate/estimate.h"
#include "core/plan/check_plan.h"
#include "core/search/plan_effect.h"
#include "core/search/search_space.h"
#include "core/step/step.h"
#include "tests/core/scenario_fixture.h"
#include "tests/support/random_scenarios.h"

using namespace shardscope;
using namespace shardscope::test;

class TestPlanEffect : public QObject {
    Q_OBJECT

private slots:
    /// Omitted fields have no effect: the plan without them has the same memory and the same step.
    void whatIsLeftOutDoesNothing()
    {
        RandomScenarios scenarios(4711);
        int changed = 0;
        int told = 0;
        for (int i = 0; i < scenarioCount(600, 6000); ++i) {
            const Scenario scenario = scenarios.next();
            Scenario plain = scenario;
            plain.plan = effectOf(scenario);
            if (!isLegal(plain))
                continue;
            changed += plain.plan == scenario.plan ? 0 : 1;
            const auto differs = [](const Scenario& each) {
                Scenario without = each;
                without.plan = effectOf(each);
                const Result<Estimate> a = estimate(each);
                const Result<Estimate> b = estimate(without);
                const bool sameStep = a && b && a->step() && b->step() ? a->step()->step == b->step()->step : true;
                return !(a && b && a->memory().peak == b->memory().peak && sameStep);
            };
            if (differs(scenario) && told++ < 5)
                qWarning("%s", smallest(scenario, differs).c_str());
        }
        QCOMPARE(told, 0);
        QVERIFY(changed > 100);
    }

    /// A field that is declared as varied, but that no loop of the space varies, would not be searched.
    void everyTurnedFieldIsTurned()
    {
        SearchRequest request{fixture::scenario({.layers = 8, .experts = 4}, 8)};
        request.scenario.training.globalBatch = 8;
        request.anyFramework = true;
        auto model = std::make_shared<Architecture>(*request.scenario.architecture);
        model->encoders.emplace_back().itemsPerSequence = 1;
        request.scenario.architecture = std::move(model);
        std::map<std::string_view, std::set<Value>> met;
        const auto note = [&](const Plan& plan) {
            Scenario each = request.scenario;
            each.plan = plan;
            for (const Parameter& parameter : parameters()) {
                if (parameter.use.search == SearchRole::Turned)
                    met[parameter.path].insert(parameter.get(each));
            }
            return true;
        };
        SearchSpace(request).forEach(note);
        request.scenario.plan.cpLayout = ContextLayout::UlyssesRing;  // alone has inner ranks
        SearchSpace(request).forEach(note);
        QVERIFY(met.size() >= 13);
        for (const auto& [path, values] : met)
            QVERIFY2(values.size() > 1, path.data());
    }

    void itIsItsOwnEffect()
    {
        RandomScenarios scenarios(4712);
        for (int i = 0; i < scenarioCount(300, 3000); ++i) {
            Scenario scenario = scenarios.next();
            const Plan effect = effectOf(scenario);
            scenario.plan = effect;
            QVERIFY(effectOf(scenario) == effect);
        }
    }

    void plansThatDifferInNothingAreOne_data()
    {
        QTest::addColumn<QStringList>("changes");
        QTest::addColumn<bool>("isOne");
        QTest::newRow("the layout of a sequence that is not cut") << QStringList{"cp_layout"} << true;
        QTest::newRow("inner ranks of a ring on one level") << QStringList{"cp_inner"} << true;
        QTest::newRow("sequence parallelism of one rank") << QStringList{"sequence_parallel"} << true;
        QTest::newRow("experts of a dense model") << QStringList{"etp"} << true;
        QTest::newRow("the cut of an encoder that is not there") << QStringList{"encoder"} << true;
        QTest::newRow("data ranks that follow") << QStringList{"dp"} << true;
        QTest::newRow("all layers, counted") << QStringList{"recompute", "recompute_layers"} << true;
        QTest::newRow("some layers") << QStringList{"recompute", "fewer"} << false;
        QTest::newRow("the micro-batch") << QStringList{"micro_batch"} << false;
    }
    void plansThatDifferInNothingAreOne()
    {
        QFETCH(QStringList, changes);
        QFETCH(bool, isOne);
        fixture::ModelSize size;
        size.layers = 8;
        Scenario scenario = fixture::scenario(size, 8);
        scenario.plan = Plan();
        scenario.plan.recompute = Recompute::Full;
        Scenario other = scenario;
        for (const QString& change : changes) {
            if (change == "cp_layout")
                other.plan.cpLayout = ContextLayout::Ulysses;
            if (change == "cp_inner")
                other.plan.cpInner = 2;
            if (change == "sequence_parallel")
                other.plan.sequenceParallel = true;
            if (change == "etp")
                other.plan.etp = 1;
            if (change == "encoder")
                other.plan.encoder.tp = 2;
            if (change == "dp")
                other.plan.dp = 8;
            if (change == "recompute_layers")
                other.plan.recomputeLayers = 8;
            if (change == "fewer")
                other.plan.recomputeLayers = 3;
            if (change == "micro_batch")
                other.plan.microBatch = 2;
        }
        QVERIFY(!(other.plan == scenario.plan));
        QCOMPARE(effectOf(other) == effectOf(scenario), isOne);
    }
};

QTEST_APPLESS_MAIN(TestPlanEffect)
#include "test_plan_effect.moc"
