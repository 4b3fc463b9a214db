// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>

#include "core/estimate/estimate.h"
#include "core/estimate/estimate_fields.h"
#include "core/io/residuals_json.h"
#include "core/model/architecture.h"
#include "core/model/parameters.h"
#include "core/plan/check_plan.h"
#include "core/step/step.h"
#include "tests/core/scenario_fixture.h"
#include "tests/support/physics.h"

using namespace shardscope;

class TestEstimate : public QObject {
    Q_OBJECT

    static Scenario scenario()
    {
        Scenario result = fixture::llama70b(64);
        result.cluster.gpu.memory = Bytes(80e9);
        result.plan.tp = 8;
        result.plan.sequenceParallel = true;
        result.plan.pp = 4;
        result.plan.zero = 1;
        return result;
    }

private slots:
    void gathersWhatTheModulesSay()
    {
        const Scenario s = scenario();
        const Result<Estimate> value = estimate(s);
        QVERIFY(value);
        QCOMPARE(value->gpus(), 64);
        QCOMPARE(value->parameters().total, countParameters(*s.architecture).total);
        QCOMPARE(value->plan().dp, 2);
        const MemoryEstimate memory = test::memoryOf(s);
        QCOMPARE(value->memory().peak.value(), memory.peak.value());
        QVERIFY(value->isLegal());
        QCOMPARE(value->fits(), memory.peak <= memory.capacity);
        QVERIFY(!hasErrors(value->findings()));
    }

    void aTimeThatCannotBeKnownIsAbsent()
    {
        Scenario s = scenario();
        s.cluster.network.bandwidth = BytesPerSecond(0);
        const Result<Estimate> value = estimate(s);
        QVERIFY(value);
        QVERIFY(value->isLegal());
        QVERIFY(!value->step() && !value->throughput());
        QCOMPARE(value->stepProblem()->code, ErrorCode::NotFinite);
        for (const EstimateField& field : estimateFields(*value))
            QVERIFY2(field.pointer.rfind("/time/", 0) != 0 && std::isfinite(field.value), field.pointer.c_str());
    }

    void aDeviceWithoutRatesIsRefusedByTheMissingFigure()
    {
        Scenario s = scenario();
        s.cluster.gpu.name = "Some new device";
        s.cluster.gpu.densePeak = {};
        const Result<Estimate> value = estimate(s);
        QVERIFY(value && value->isLegal() && !value->step());
        QCOMPARE(value->stepProblem()->code, ErrorCode::MissingFigure);
        QCOMPARE(value->stepProblem()->arguments, (std::vector<std::string>{"Some new device", "dense_flop_per_second"}));
        QVERIFY(value->memory().peak > Bytes());
    }

    void fitsWhereThereIsRoom()
    {
        Scenario s = scenario();
        const Bytes allocated = estimate(s)->memory().allocated;
        s.cluster.gpu.usableMemory = 1.2 * allocated;
        QVERIFY(estimate(s)->fits());
        s.cluster.gpu.usableMemory = allocated;
        QVERIFY(!estimate(s)->fits());
    }

    void refusesLayersWithoutOperators()
    {
        Scenario s = scenario();
        auto model = std::make_shared<Architecture>(*s.architecture);
        model->kinds[0].mixer = Mixer::StateSpace;
        s.architecture = model;
        const Result<Estimate> value = estimate(s);
        QVERIFY(!value);
        QCOMPARE(value.error().code, ErrorCode::CannotEstimate);
    }

    void illegalPlansCarryTheirFindings_data()
    {
        QTest::addColumn<int>("tp");
        QTest::addColumn<int>("pp");
        QTest::newRow("tp that doesn't divide") << 7 << 4;
        QTest::newRow("more stages than GPUs") << 1 << 30000;
    }
    void illegalPlansCarryTheirFindings()
    {
        QFETCH(int, tp);
        QFETCH(int, pp);
        Scenario s = scenario();
        s.plan.tp = tp;
        s.plan.pp = pp;
        const Result<Estimate> value = estimate(s);
        QVERIFY(value);
        QVERIFY(!value->isLegal());
        QVERIFY(!value->fits());
        QVERIFY(hasErrors(value->findings()));
        QVERIFY(value->memory().stages.empty());
        QVERIFY(!value->step() && !value->throughput() && !value->stepProblem() && !value->cost().days);
        QCOMPARE(estimateFields(*value).size(), std::size_t{6});
    }

    void listsEveryNumber_data()
    {
        QTest::addColumn<bool>("beside");
        QTest::newRow("alone") << false;
        QTest::newRow("beside the evidence") << true;
    }
    void listsEveryNumber()
    {
        QFETCH(bool, beside);
        const Estimate value = (beside ? estimate(scenario(), measuredEvidence()) : estimate(scenario())).value();
        std::size_t expected =
            11 + 14 + 3 + 13 + 7 +
            (beside ? 2 + 3 : 0);  // parameters and memory, time, its bubble and shares, throughput; ends of the band and trust
        expected += 19 * value.step()->ranks.size();
        for (const StageMemory& stage : value.memory().stages)
            expected += 10 + stage.lines.size();
        const std::vector<EstimateField> fields = estimateFields(value);
        QCOMPARE(fields.size(), expected);
        for (const EstimateField& field : fields)
            QVERIFY2(isEstimateField(field.pointer), field.pointer.c_str());
    }

    void tellsFieldsFromParts_data()
    {
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<bool>("isField");
        QTest::newRow("fits") << "/fits" << true;
        QTest::newRow("stage") << "/memory/by_stage/3/total" << true;
        QTest::newRow("line") << "/memory/by_stage/3/lines/weights" << true;
        QTest::newRow("all lines") << "/memory/by_stage/3/lines" << false;
        QTest::newRow("part of a line") << "/memory/by_stage/3/lines/weights/rank-parameters" << false;
        QTest::newRow("part of a total") << "/parameters/total/layers" << false;
        QTest::newRow("scenario") << "/plan/tp" << false;
        QTest::newRow("step") << "/time/step_s" << true;
        QTest::newRow("exposed of a dimension") << "/time/exposed_s/tp" << true;
        QTest::newRow("all exposed") << "/time/exposed_s" << false;
        QTest::newRow("bubble fraction") << "/time/bubble/of_total" << true;
        QTest::newRow("share") << "/time/shares/exposed_tp" << true;
        QTest::newRow("all shares") << "/time/shares" << false;
        QTest::newRow("rank") << "/time/by_rank/3/compute_s" << true;
        QTest::newRow("rank's dimension") << "/time/by_rank/3/hidden_s/ep" << true;
        QTest::newRow("rank's dimensions") << "/time/by_rank/3/hidden_s" << false;
        QTest::newRow("utilisation") << "/throughput/mfu" << true;
        QTest::newRow("part of a utilisation") << "/throughput/mfu/peak" << false;
        QTest::newRow("days") << "/cost/days" << true;
    }
    void tellsFieldsFromParts()
    {
        QFETCH(QString, pointer);
        QFETCH(bool, isField);
        QCOMPARE(isEstimateField(pointer.toStdString()), isField);
    }
};

QTEST_APPLESS_MAIN(TestEstimate)
#include "test_estimate.moc"
