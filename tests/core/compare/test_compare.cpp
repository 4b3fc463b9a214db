// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/compare/compare.h"
#include "core/estimate/estimate.h"
#include "core/remedy/figures.h"
#include "tests/core/scenario_fixture.h"

using namespace shardscope;

namespace {

Scenario dense()
{
    Scenario scenario = fixture::scenario({.layers = 32, .hidden = 4096, .heads = 32, .kvHeads = 8, .ffn = 14336}, 32);
    scenario.plan.tp = 4;
    scenario.plan.sequenceParallel = true;
    scenario.plan.zero = 1;
    scenario.training.globalBatch = 64;
    scenario.training.sequenceLength = 4096;
    return scenario;
}

const FieldDifference* find(const std::vector<FieldDifference>& differences, std::string_view path)
{
    for (const FieldDifference& difference : differences) {
        if (difference.parameter->path == path)
            return &difference;
    }
    return nullptr;
}

}  // namespace

class TestCompare : public QObject {
    Q_OBJECT

private slots:
    void equalScenariosDifferInNothing() { QVERIFY(differencesOf({dense(), dense(), dense()}).empty()); }

    void onlyDifferencesAreListed()
    {
        Scenario other = dense();
        other.plan.recompute = Recompute::Full;
        other.training.sequenceLength = 8192;
        const std::vector<FieldDifference> differences = differencesOf({dense(), other});
        QCOMPARE(differences.size(), std::size_t{2});
        QVERIFY(find(differences, "plan.recompute") && find(differences, "training.sequence_length"));
    }

    /// Where one field is all that differs, what it does alone is the whole difference.
    void oneFieldIsTheWholeDifference_data()
    {
        QTest::addColumn<QString>("what");
        for (const char* what : {"recompute", "micro-batch", "zero", "tp", "sequence"})
            QTest::newRow(what) << what;
    }
    void oneFieldIsTheWholeDifference()
    {
        QFETCH(QString, what);
        Scenario other = dense();
        if (what == "recompute")
            other.plan.recompute = Recompute::Full;
        else if (what == "micro-batch")
            other.plan.microBatch = 2;
        else if (what == "zero")
            other.plan.zero = 3;
        else if (what == "tp")
            other.plan.tp = 8;
        else
            other.training.sequenceLength = 8192;
        const std::vector<FieldDifference> differences = differencesOf({dense(), other});
        QCOMPARE(differences.size(), std::size_t{1});
        QVERIFY(!differences[0].alone[0].has_value());
        QVERIFY(differences[0].alone[1].has_value());
        const Figures a = figuresOf(*estimate(dense()));
        const Figures b = figuresOf(*estimate(other));
        QVERIFY(std::abs(*differences[0].alone[1]->slower - (*a.tokensPerSecondPerGpu / *b.tokensPerSecondPerGpu - 1)) < 1e-9);
        QVERIFY(std::abs(differences[0].alone[1]->heavier - (b.peak.value() - a.peak.value())) < 1);
    }

    /// A value that makes no plan without the other changes says so by having no effect.
    void whatIsNoPlanAloneHasNoEffect()
    {
        Scenario other = dense();
        other.plan.schedule = *fromName<ScheduleKind>("interleaved");
        other.plan.pp = 2;
        other.plan.chunks = 2;
        const std::vector<FieldDifference> differences = differencesOf({dense(), other});
        const FieldDifference* chunks = find(differences, "plan.chunks");
        QVERIFY(chunks && !chunks->alone[1]);
        QVERIFY(find(differences, "plan.pp")->alone[1]);
    }

    void upToFourStandBesideEachOther()
    {
        Scenario b = dense();
        b.plan.zero = 0;
        Scenario c = dense();
        c.plan.zero = 2;
        Scenario d = dense();
        d.plan.microBatch = 4;
        const std::vector<FieldDifference> differences = differencesOf({dense(), b, c, d});
        QCOMPARE(differences.size(), std::size_t{2});
        const FieldDifference* zero = find(differences, "plan.zero");
        QVERIFY(zero->alone[1] && zero->alone[2] && !zero->alone[3]);
    }
};

QTEST_GUILESS_MAIN(TestCompare)
#include "test_compare.moc"
