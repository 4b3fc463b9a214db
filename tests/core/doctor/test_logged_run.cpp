// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>

#include "core/doctor/logged_run.h"
#include "core/estimate/estimate.h"
#include "core/step/step.h"
#include "tests/core/scenario_fixture.h"

using namespace shardscope;

namespace {

const Estimate& estimated()
{
    static const Result<Estimate> made = estimate(fixture::llama70b(64));
    return *made;
}

/// A run of 200 steps, in units of the estimated step.
LoggedRun runOf(const std::function<double(int)>& seconds)
{
    LoggedRun run;
    run.file = "train.log";
    for (int i = 0; i < 200; ++i) {
        const double jitter = 1 + 0.004 * ((i * 7) % 5 - 2);
        run.steps.push_back({i + 1, seconds(i) * jitter * estimated().step()->step.value()});
    }
    return run;
}

const DiagnosisPart* partOf(const Diagnosis& diagnosis, PartId id)
{
    const auto found =
        std::find_if(diagnosis.parts.begin(), diagnosis.parts.end(), [id](const DiagnosisPart& part) { return part.id == id; });
    return found == diagnosis.parts.end() ? nullptr : &*found;
}

bool hasNote(const Diagnosis& diagnosis, const std::string& id)
{
    return std::any_of(diagnosis.notes.begin(), diagnosis.notes.end(), [&](const DiagnosisNote& note) { return note.id == id; });
}

}  // namespace

class TestLoggedRun : public QObject {
    Q_OBJECT
private slots:
    void partsAddUpAndNotesTellTheShape_data()
    {
        using Seconds = std::function<double(int)>;
        QTest::addColumn<Seconds>("seconds");
        QTest::addColumn<QStringList>("notes");
        QTest::addColumn<double>("periodic");  // of a step
        QTest::newRow("steady") << Seconds([](int) { return 1.3; }) << QStringList{} << 0.0;
        QTest::newRow("a checkpoint every 20 steps") << Seconds([](int i) { return i % 20 == 19 ? 5.0 : 1.0; }) << QStringList{} << 0.2;
        QTest::newRow("slower from step 121 on") << Seconds([](int i) { return i < 120 ? 1.0 : 1.25; }) << QStringList{"slowdown"} << 0.0;
        QTest::newRow("faster") << Seconds([](int i) { return i < 60 ? 1.0 : 0.8; }) << QStringList{"speed-up"} << 0.0;
        QTest::newRow("a memory leak's drift") << Seconds([](int i) { return 1 + 0.001 * i; }) << QStringList{"drift"} << 0.0;
        QTest::newRow("a compiler at the start") << Seconds([](int i) { return i < 2 ? 20.0 : 1.0; }) << QStringList{"first-steps"} << 0.0;
        QTest::newRow("other jobs") << Seconds([](int i) { return i == 31 || i == 47 || i == 48 || i == 133 || i == 190 ? 4.0 : 1.0; })
                                    << QStringList{"slow-steps"} << 0.0;
    }

    void partsAddUpAndNotesTellTheShape()
    {
        QFETCH(std::function<double(int)>, seconds);
        QFETCH(QStringList, notes);
        QFETCH(double, periodic);
        const Diagnosis diagnosis = diagnoseLog(estimated(), runOf(seconds));
        double sum = 0;
        for (const DiagnosisPart& part : diagnosis.parts)
            sum += part.seconds;
        QVERIFY(std::abs(sum - diagnosis.difference()) < 1e-9);
        for (const char* id : {"slowdown", "speed-up", "drift", "first-steps", "slow-steps"})
            QCOMPARE(hasNote(diagnosis, id), notes.contains(id));
        const DiagnosisPart* part = partOf(diagnosis, PartId::Periodic);
        QCOMPARE(part != nullptr, periodic > 0);
        if (part)
            QVERIFY(std::abs(part->seconds / diagnosis.estimatedStep / periodic - 1) < 0.05);
        QVERIFY(partOf(diagnosis, PartId::Unexplained));
        QVERIFY(!partOf(diagnosis, PartId::Unexplained)->advice.empty());
    }

    void movingAveragesAreSaid()
    {
        LoggedRun run = runOf([](int) { return 1.0; });
        QVERIFY(!hasNote(diagnoseLog(estimated(), run), "smoothed"));
        run.isSmoothed = true;
        QVERIFY(hasNote(diagnoseLog(estimated(), run), "smoothed"));
    }

    void oneStepIsEnough()
    {
        LoggedRun run = runOf([](int) { return 2.0; });
        run.steps.resize(1);
        const Diagnosis diagnosis = diagnoseLog(estimated(), run);
        QCOMPARE(diagnosis.parts.size(), std::size_t{1});
        QVERIFY(diagnosis.difference() > 0);
    }
};

QTEST_GUILESS_MAIN(TestLoggedRun)
#include "test_logged_run.moc"
