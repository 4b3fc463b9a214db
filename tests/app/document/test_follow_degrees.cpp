// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/follow_degrees.h"

#include "tests/app/app_test.h"
#include "tests/app/example_scenario.h"

using namespace shardscope;

namespace {

using Degrees = QList<int>;  ///< tp, cp, pp, dp; dp 0: null

Scenario withDegrees(int gpus, const Degrees& degrees)
{
    Scenario scenario = test::exampleScenario();
    scenario.cluster.gpusPerNode = 8;
    scenario.cluster.nodes = gpus / 8;
    scenario.plan.tp = degrees[0];
    scenario.plan.cp = degrees[1];
    scenario.plan.pp = degrees[2];
    scenario.plan.dp = degrees[3] == 0 ? std::optional<int>() : degrees[3];
    return scenario;
}

Degrees degreesOf(const Scenario& scenario) { return {scenario.plan.tp, scenario.plan.cp, scenario.plan.pp, scenario.plan.dp.value_or(0)}; }

}  // namespace

class TestFollowDegrees : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void theOthersFollow_data()
    {
        QTest::addColumn<int>("gpusBefore");
        QTest::addColumn<Degrees>("before");
        QTest::addColumn<int>("gpus");
        QTest::addColumn<Degrees>("edited");
        QTest::addColumn<QString>("path");
        QTest::addColumn<QStringList>("locked");
        QTest::addColumn<Degrees>("expected");
        const auto row = [](const char* name, Degrees edited, const char* path, QStringList locked, Degrees expected) {
            QTest::newRow(name) << 64 << Degrees{8, 1, 4, 2} << 64 << edited << QString::fromLatin1(path) << locked << expected;
        };
        row("dp follows first", {4, 1, 4, 2}, "plan.tp", {}, {4, 1, 4, 4});
        row("dp is used up: pp follows", {32, 1, 4, 2}, "plan.tp", {}, {32, 1, 2, 1});
        row("dp edited: pp follows", {8, 1, 4, 4}, "plan.dp", {}, {8, 1, 2, 4});
        row("dp locked: pp follows", {4, 1, 4, 2}, "plan.tp", {"plan.dp"}, {4, 1, 8, 2});
        row("dp and pp locked: cp follows", {4, 1, 4, 2}, "plan.tp", {"plan.dp", "plan.pp"}, {4, 2, 4, 2});
        row("only tp is free", {8, 2, 4, 2}, "plan.cp", {"plan.dp", "plan.pp"}, {4, 2, 4, 2});
        row("everything is locked", {4, 1, 4, 2}, "plan.tp", {"plan.dp", "plan.pp", "plan.cp"}, {4, 1, 4, 2});
        row("does not divide the GPUs", {3, 1, 4, 2}, "plan.tp", {}, {3, 1, 4, 2});
        row("dp set to null follows by itself", {8, 1, 4, 0}, "plan.dp", {}, {8, 1, 4, 0});
        QTest::newRow("more GPUs") << 64 << Degrees{8, 1, 4, 2} << 128 << Degrees{8, 1, 4, 2} << "cluster.nodes" << QStringList()
                                   << Degrees{8, 1, 4, 4};
        QTest::newRow("fewer GPUs") << 64 << Degrees{8, 1, 4, 2} << 16 << Degrees{8, 1, 4, 2} << "cluster.nodes" << QStringList()
                                    << Degrees{8, 1, 2, 1};
        QTest::newRow("a dp of null stays null")
            << 64 << Degrees{8, 1, 4, 0} << 64 << Degrees{4, 1, 4, 0} << "plan.tp" << QStringList() << Degrees{4, 1, 4, 0};
        QTest::newRow("a locked dp of null keeps its value")
            << 64 << Degrees{8, 1, 4, 0} << 64 << Degrees{4, 1, 4, 0} << "plan.tp" << QStringList{"plan.dp"} << Degrees{4, 1, 8, 2};
    }
    void theOthersFollow()
    {
        QFETCH(int, gpusBefore);
        QFETCH(Degrees, before);
        QFETCH(int, gpus);
        QFETCH(Degrees, edited);
        QFETCH(QString, path);
        QFETCH(QStringList, locked);
        QFETCH(Degrees, expected);
        Scenario after = withDegrees(gpus, edited);
        followDegrees(withDegrees(gpusBefore, before), after, path, QSet<QString>(locked.cbegin(), locked.cend()));
        QCOMPARE(degreesOf(after), expected);
    }

    /// Whatever is edited and locked: the product is right, or nothing but the edit has changed.
    void theProductIsRight()
    {
        for (unsigned seed = 0; seed < 2000; ++seed) {
            const auto pick = [seed](unsigned salt, unsigned count) { return (seed * 2654435761u + salt * 40503u) >> 7 & (count - 1); };
            const Scenario before = withDegrees(64, {8, 1, 4, 2});
            const int gpus = 8 << pick(1, 8);
            Scenario after = before;
            after.cluster.nodes = gpus / 8;
            const QString path = worldDegrees().at(static_cast<int>(pick(2, 4)));
            if (path == "plan.tp")
                after.plan.tp = 1 + static_cast<int>(pick(3, 16));
            QSet<QString> locked;
            for (unsigned index = 0; index < 4; ++index) {
                if (pick(4 + index, 2) == 1)
                    locked.insert(worldDegrees().at(static_cast<int>(index)));
            }
            const Scenario edited = after;
            followDegrees(before, after, path, locked);
            const bool fits = after.plan.tp * after.plan.cp * after.plan.pp * after.plan.dp.value_or(1) == gpus;
            QVERIFY(fits || after.plan == edited.plan);
        }
    }
};

QTEST_APPLESS_MAIN(TestFollowDegrees)
#include "test_follow_degrees.moc"
