// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/search/search.h"

using namespace shardscope;

namespace {

QString written(const std::vector<PlanConstraint>& constraints)
{
    QStringList parts;
    for (const PlanConstraint& each : constraints)
        parts << QString::fromStdString(planConstraintText(each));
    return parts.join(' ');
}

}  // namespace

class TestPlanConstraint : public QObject {
    Q_OBJECT

private slots:
    void aFilterIsRead_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("read");
        QTest::newRow("nothing") << ""
                                 << "";
        QTest::newRow("only gaps") << " , "
                                   << "";
        QTest::newRow("three") << "memory<70 tp<=8 pp>1"
                               << "memory<70GiB tp<=8 pp>1";
        QTest::newRow("commas") << "tp=8,zero!=0"
                                << "tp=8 zero!=0";
        QTest::newRow("spaces about the sign") << "tp <= 8  pp >1"
                                               << "tp<=8 pp>1";
        QTest::newRow("capitals") << "TP=4 Memory<=20GIB"
                                  << "tp=4 memory<=20GiB";
        QTest::newRow("a unit after a space") << "memory < 70 GiB tp=1"
                                              << "memory<70GiB tp=1";
        QTest::newRow("decimal gigabytes") << "memory<=1.073741824GB"
                                           << "memory<=1GiB";
        QTest::newRow("per cent with and without its sign") << "mfu>=40% mfu>30"
                                                            << "mfu>=40% mfu>30%";
        QTest::newRow("milliseconds") << "step<250ms"
                                      << "step<0.25s";
        QTest::newRow("thousands") << "tokens>2k"
                                   << "tokens>2000";
        QTest::newRow("of a million tokens") << "cost<0.5"
                                             << "cost<0.5";
        QTest::newRow("named values") << "schedule=1f1b recompute!=full sp=on"
                                      << "schedule=1f1b recompute!=full sp=on";
        QTest::newRow("a name alone") << "zb-v per-op"
                                      << "schedule=zb-v recompute=per-op";
        QTest::newRow("names of the scenario") << "plan.micro_batch=2 sequence_parallel=off"
                                               << "mbs=2 sp=off";
        QTest::newRow("two equals signs") << "tp==2"
                                          << "tp=2";
    }
    void aFilterIsRead()
    {
        QFETCH(QString, typed);
        QFETCH(QString, read);
        const Result<std::vector<PlanConstraint>> constraints = parsePlanConstraints(typed.toStdString());
        QVERIFY(constraints);
        QCOMPARE(written(*constraints), read);
        const Result<std::vector<PlanConstraint>> again = parsePlanConstraints(read.toStdString());
        QVERIFY(again && *again == *constraints);
    }

    /// Errors state the problem, the place and the remedy.
    void aWrongOneSaysWhere_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("where");
        QTest::addColumn<QString>("right");
        QTest::newRow("no such name") << "tp=2 memroy<70"
                                      << "at character 6, \"memroy<\""
                                      << "did you mean memory?";
        QTest::newRow("no comparison") << "tp"
                                       << "\"tp\" has no comparison"
                                       << "tp<=8";
        QTest::newRow("no such comparison") << "tp=<8"
                                            << "\"=<\" is no comparison"
                                            << "<=";
        QTest::newRow("no number") << "tp<=eight"
                                   << "no whole number after tp"
                                   << "tp<=8";
        QTest::newRow("half a rank") << "tp<=2.5"
                                     << "no whole number after tp"
                                     << "tp<=8";
        QTest::newRow("no unit of it") << "memory<70s"
                                       << "\"s\" is no unit of memory"
                                       << "memory<=8GiB";
        QTest::newRow("a figure that equals") << "mfu=40%"
                                              << "mfu is a figure"
                                              << "mfu<=8%";
        QTest::newRow("no such schedule") << "schedule=zbv"
                                          << "\"zbv\" is no schedule"
                                          << "zb-v";
        QTest::newRow("an order of names") << "recompute<full"
                                           << "recompute has no order"
                                           << "= or !=";
        QTest::newRow("nonsense") << "nonsense"
                                  << "at character 1, \"nonsense\""
                                  << "one of tp, sp";
        QTest::newRow("a number alone") << "< 8"
                                        << "neither a setting nor a figure"
                                        << "one of tp";
    }
    void aWrongOneSaysWhere()
    {
        QFETCH(QString, typed);
        QFETCH(QString, where);
        QFETCH(QString, right);
        const Result<std::vector<PlanConstraint>> constraints = parsePlanConstraints(typed.toStdString());
        QVERIFY(!constraints);
        QCOMPARE(constraints.error().code, ErrorCode::BadUsage);
        const QString what = QString::fromStdString(constraints.error().arguments[0]);
        const QString wanted = QString::fromStdString(constraints.error().arguments[1]);
        QVERIFY2(what.contains(where), qPrintable(what));
        QVERIFY2(wanted.contains(right), qPrintable(wanted));
    }

    void itHoldsOrNot_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<bool>("isHeld");
        QTest::newRow("a degree") << "tp=4" << true;
        QTest::newRow("not a degree") << "tp!=4" << false;
        QTest::newRow("below") << "memory<10" << false;
        QTest::newRow("at most") << "memory<=10" << true;
        QTest::newRow("a share") << "mfu>39%" << true;
        QTest::newRow("a schedule") << "schedule=1f1b" << true;
        QTest::newRow("experts' ranks follow") << "etp=4" << true;
        QTest::newRow("no price is known") << "cost<1000" << false;
        QTest::newRow("tokens") << "tokens>=1k tokens<1.1k" << true;
    }
    void itHoldsOrNot()
    {
        QFETCH(QString, typed);
        QFETCH(bool, isHeld);
        Plan plan;
        plan.tp = 4;
        PlanFigures figures;
        figures.peak = Bytes(10.0 * 1024 * 1024 * 1024);
        figures.mfu = 0.4;
        figures.tokensPerSecondPerGpu = 1000;
        const auto constraints = parsePlanConstraints(typed.toStdString());
        QVERIFY(constraints && !constraints->empty());
        QCOMPARE(
            std::all_of(constraints->begin(), constraints->end(), [&](const PlanConstraint& each) { return holds(each, plan, figures); }),
            isHeld);
    }
};

QTEST_APPLESS_MAIN(TestPlanConstraint)
#include "test_plan_constraint.moc"
