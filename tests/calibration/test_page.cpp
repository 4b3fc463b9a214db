// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTest>

#include <cmath>

#include "tests/calibration/markdown.h"
#include "tests/calibration/page.h"
#include "tests/calibration/page_sections.h"
#include "tests/calibration/source_families.h"
#include "tests/core/scenario_fixture.h"

using namespace shardscope;
using namespace shardscope::calibration;

namespace {

Observation observed(const std::string& source, double leftOut)
{
    Observation observation;
    observation.source = source;
    observation.family = familyOf(source, "megatron");
    observation.id = source + "/1";
    observation.scenario = fixture::mixtral8x7b(16);
    observation.shipped = 0.01;
    observation.leftOut = leftOut;
    return observation;
}

/// The line of a table whose first cell starts so.
QString lineOf(const std::string& page, const char* start)
{
    for (const QString& line : QString::fromStdString(page).split('\n')) {
        if (line.startsWith(QLatin1String("| ") + QLatin1String(start)))
            return line;
    }
    return {};
}

}  // namespace

class TestPage : public QObject {
    Q_OBJECT

private slots:
    /// The page in the repository is regenerated whenever a constant changes: `calibration --page packaging/ACCURACY.md RUNS…`.
    void thePageOfTheRepositoryHasTheConstantsThatShip()
    {
        QFile file(QStringLiteral(SHARDSCOPE_SOURCE_DIR "/packaging/ACCURACY.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const std::string page = file.readAll().toStdString();
        for (const ConstantInfo& info : constantTable()) {
            const std::string name = "`" + std::string(info.name) + "`";
            const QString line = lineOf(page, name.c_str());
            const std::string start = "| " + name + " | " + figureText(info.prior) + " | " + figureText(info.value) + " ";
            QVERIFY2(line.toStdString().starts_with(start), (start + "\n" + line.toStdString()).c_str());
        }
    }

    void meansCountASourceOnce()
    {
        std::vector<Observation> observations(9, observed("fms-fsdp", 0));
        observations.push_back(observed("torchao", std::log(1.4)));
        const QString line = lineOf(accuracySection(observations), "**mean over sources**");
        QVERIFY2(line.contains("| 10 | 20.0 % | 1.0 % | +20.0 % |"), qPrintable(line));
    }

    /// Two sources of one family and one alone: 10 %, 30 % and 40 % are 30 % over families, and 26.7 % over sources.
    void theUnseenFamilyIsQuotedFirst()
    {
        const std::vector<Observation> observations{observed("torchtitan", std::log(1.1)), observed("torchao", std::log(1.3)),
                                                    observed("fms-fsdp", std::log(1.4))};
        const QString summary = QString::fromStdString(summaryText(observations));
        QVERIFY2(summary.startsWith("For sources of a family that the fit never saw"), qPrintable(summary));
        QVERIFY2(summary.contains("30.0 % of the step time of dense models (2 families, 3 sources)"), qPrintable(summary));
        QVERIFY2(summary.contains("26.7 % of the step time of dense models"), qPrintable(summary));
        QVERIFY(summary.indexOf("30.0 %") < summary.indexOf("26.7 %"));
        const QString line = lineOf(familySection(observations), "torchtitan");
        QVERIFY2(line.contains("| torchao, torchtitan | 20.0 % | 1.0 % | | |"), qPrintable(line));
    }

    /// Three sources a little off and one wildly: its one run is outside every band that was made without it.
    void aSourceFarOffIsOutsideTheBand()
    {
        std::vector<Observation> observations;
        for (const char* source : {"a", "b", "c"}) {
            for (const double error : {-0.1, 0.05, 0.1}) {
                observations.push_back(observed(source, error));
                observations.back().memory = error;
            }
        }
        observations.push_back(observed("wild", 2));
        const std::string page = bandSection(observations);
        QVERIFY2(lineOf(page, "wild").startsWith("| wild | 0 of 1 | 0.0 % |"), page.c_str());
        QVERIFY2(lineOf(page, "a").contains(" of 3 "), page.c_str());
    }

    void wrongAnswersAreListedByTheirKind()
    {
        std::vector<Observation> observations{observed("a", 0), observed("b", 0), observed("c", 0), observed("d", 0)};
        for (const std::size_t ran : {0U, 1U, 2U})
            observations[ran].refused = ran < 2;
        observations[0].ofCapacity = 1.05;
        observations[1].ofCapacity = 2.5;
        observations[3].recognised = false;
        observations[3].ofCapacity = 0.7;
        const std::string page = fitSection(observations);
        QVERIFY2(lineOf(page, "**all**").contains("| 0 of 1 | 2 of 3 |"), page.c_str());
        QVERIFY2(lineOf(page, "b").contains("| 1 of 1 |"), page.c_str());
        QVERIFY(QString::fromStdString(page).contains("| d | d/1 | 0.7 |"));
        QVERIFY(QString::fromStdString(page).contains("| b | b/1 | 2.5 |"));
        QVERIFY(!QString::fromStdString(page).contains("a/1"));
        QVERIFY(lineOf(page, "c").isEmpty());
    }

    void aSkippedRowIsNamedWithTheReason()
    {
        Run run;
        run.id = "row/1";
        run.scenario = Error{ErrorCode::UnknownName, {"GPU", "h900", "h100-sxm", ""}, "file", "/rows/0/scenario/cluster/gpu"};
        Run shown = run;
        shown.tier = RunTier::D;
        Run good = run;
        good.scenario = fixture::mixtral8x7b(16);
        const std::vector<SkippedRow> rows = skippedRows({{"elsewhere", {run, shown, good}}});
        QCOMPARE(rows.size(), std::size_t{1});
        const QString line = lineOf(skippedSection(rows), "elsewhere");
        QVERIFY2(line.startsWith("| elsewhere | row/1 | ") && line.contains("h900"), qPrintable(line));
        QVERIFY(QString::fromStdString(skippedText(rows)).contains("elsewhere, row/1: "));
        QVERIFY(skippedSection({}).empty());
    }

    void aConstantThatEstimatesFollowHasItsSource()
    {
        std::vector<Sample> samples(1);
        samples[0].source = "somewhere";
        Linearisation shipped{{}, {0}, {std::vector<double>(kConstants, 0)}};
        shipped.slopes[0][static_cast<std::size_t>(Constant::MemoryBandwidth)] = 0.5;
        const std::string page = constantsSection(samples, shipped);
        QVERIFY(lineOf(page, "`memory.bandwidth`").contains("somewhere +4.8 %"));
        QVERIFY(!lineOf(page, "`memory.start`").contains("somewhere"));
    }
};

QTEST_GUILESS_MAIN(TestPage)
#include "test_page.moc"
