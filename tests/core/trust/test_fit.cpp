// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/estimate/estimate.h"
#include "core/trust/fit.h"
#include "tests/core/scenario_fixture.h"
#include "tests/support/random_scenarios.h"

using namespace shardscope;
using namespace shardscope::test;

class TestFit : public QObject {
    Q_OBJECT

private slots:
    void aVerdictIsOneOfThree_data()
    {
        QTest::addColumn<double>("peak");
        QTest::addColumn<double>("band");  // below 0: none is known
        QTest::addColumn<int>("fit");
        QTest::newRow("the whole band is within") << 89.0 << 0.1 << static_cast<int>(Fit::Fits);
        QTest::newRow("the upper end is not") << 91.0 << 0.1 << static_cast<int>(Fit::Tight);
        QTest::newRow("at the capacity") << 100.0 << 0.1 << static_cast<int>(Fit::Tight);
        QTest::newRow("above it") << 100.1 << 0.1 << static_cast<int>(Fit::DoesNotFit);
        QTest::newRow("above it, the lower end is not") << 100.1 << 0.5 << static_cast<int>(Fit::DoesNotFit);
        QTest::newRow("without a band") << 100.0 << -1.0 << static_cast<int>(Fit::Fits);
        QTest::newRow("a band of nothing") << 100.0 << 0.0 << static_cast<int>(Fit::Fits);
        QTest::newRow("a band without an upper end") << 1.0 << 1.0 << static_cast<int>(Fit::Tight);
        QTest::newRow("a wider one") << 1.0 << 1.7 << static_cast<int>(Fit::Tight);
        QTest::newRow("and too much") << 101.0 << 1.7 << static_cast<int>(Fit::DoesNotFit);
    }
    void aVerdictIsOneOfThree()
    {
        QFETCH(double, peak);
        QFETCH(double, band);
        QFETCH(int, fit);
        QCOMPARE(static_cast<int>(fitOf(Bytes(peak), Bytes(100), band < 0 ? std::nullopt : std::optional(band))), fit);
    }

    void theMostThatFitsIsTheBorder()
    {
        Draw draw(17);
        for (int i = 0; i < 1000; ++i) {
            const Bytes capacity(draw.of({16e9, 40e9, 80e9, 192e9}));
            const double band = draw.of({0.0, 0.01, 0.07, 0.2, 0.6, 0.99});
            const Bytes most = mostThatFits(capacity, band);
            QCOMPARE(fitOf(most * (1 - 1e-9), capacity, band), Fit::Fits);
            QVERIFY(fitOf(most * (1 + 1e-9), capacity, band) != Fit::Fits);
        }
        QCOMPARE(mostThatFits(Bytes(80e9), std::nullopt), Bytes(80e9));
        QCOMPARE(mostThatFits(Bytes(80e9), 1.0), Bytes());
    }

    /// An estimate's verdict is that of its own band; without evidence it has none.
    void anEstimateSaysIt()
    {
        const Evidence evidence({{"a", "", "", {}, {}, {0.05, -0.1}, {}}, {"b", "", "", {}, {}, {0.08, 0.02}, {}}});
        RandomScenarios scenarios(77);
        std::array<int, 3> seen{};
        for (int i = 0; i < scenarioCount(600, 2000); ++i) {
            const Scenario scenario = scenarios.next();
            const Result<Estimate> alone = estimate(scenario);
            const Result<Estimate> own = estimate(scenario, evidence);
            QVERIFY(alone && own && own->memoryBand());
            QCOMPARE(own->fit(), fitOf(own->memory().peak, own->memory().capacity, own->memoryBand()));
            QCOMPARE(own->fit() != Fit::DoesNotFit, own->fits());
            QCOMPARE(alone->fit(), alone->fits() ? Fit::Fits : Fit::DoesNotFit);
            ++seen[static_cast<std::size_t>(own->fit())];
        }
        QVERIFY(seen[0] > 0 && seen[1] > 0 && seen[2] > 0);
    }
};

QTEST_APPLESS_MAIN(TestFit)
#include "test_fit.moc"
