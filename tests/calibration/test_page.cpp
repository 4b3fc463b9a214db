// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTest>

#include <cmath>

#include "tests/calibration/markdown.h"
#include "tests/calibration/page_sections.h"
#include "tests/core/scenario_fixture.h"

using namespace shardscope;
using namespace shardscope::calibration;

namespace {

Observation observed(const std::string& source, double leftOut)
{
    Observation observation;
    observation.source = source;
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
        QVERIFY2(line.contains("| 10 | 1.0 % | 20.0 % | +20.0 % |"), qPrintable(line));
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

    void whatRanFarOverTheCapacityIsListed()
    {
        std::vector<Observation> observations{observed("a", 0), observed("b", 0), observed("c", 0)};
        observations[0].overCapacity = 1.05;
        observations[1].overCapacity = 2.5;
        const std::string page = capacitySection(observations);
        QVERIFY(QString::fromStdString(page).contains("2 of 3 configurations, 1 of them"));
        QVERIFY(lineOf(page, "b").contains("2.5"));
        QVERIFY(lineOf(page, "a").isEmpty());
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
