// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "probe/run/unit_spread.h"

using namespace shardscope;
using namespace shardscope::probe;

namespace {

Sample multiplyOn(int unit, double side, double seconds)
{
    Sample sample;
    sample.what = MultiplyPoint{Precision::Bf16, {side, side, side, 1}, "tn", "steady"};
    sample.seconds = Seconds(seconds);
    sample.unit = unit;
    return sample;
}

/// Three shapes on each of so many units, of which each takes this many times as long.
std::vector<Sample> node(const std::vector<double>& factors)
{
    std::vector<Sample> samples;
    for (std::size_t unit = 0; unit < factors.size(); ++unit) {
        for (const double side : {1024.0, 2048.0, 4096.0})
            samples.push_back(multiplyOn(static_cast<int>(unit), side, factors[unit] * side * 1e-6));
    }
    return samples;
}

}  // namespace

class TestUnitSpread : public QObject {
    Q_OBJECT

private slots:
    void findsTheSlowOnes()
    {
        const std::vector<SlowUnit> slow = slowUnits(node({1, 1.01, 0.99, 1.08, 1, 1.02, 1, 1.3}));
        QCOMPARE(slow.size(), 2u);
        QCOMPARE(slow[0].unit, 3);
        QVERIFY(std::abs(slow[0].share - 0.08) < 0.01);
        QCOMPARE(slow[0].points, 3);
        QCOMPARE(slow[1].unit, 7);
    }

    void aUsualSpreadIsNoFinding()
    {
        QVERIFY(slowUnits(node({1, 1.03, 0.98, 1.02})).empty());
        QVERIFY(slowUnits(node({1})).empty());
        QVERIFY(slowUnits({}).empty());
    }

    /// With two units the median would be the slower one.
    void ofTwoTheSlowerIsFound()
    {
        const std::vector<SlowUnit> slow = slowUnits(node({1.2, 1}));
        QCOMPARE(slow.size(), 1u);
        QCOMPARE(slow[0].unit, 0);
    }

    /// One disturbed measurement of three makes no slow unit.
    void oneOutlierIsNoSlowUnit()
    {
        std::vector<Sample> samples = node({1, 1, 1, 1});
        samples[4].seconds = Seconds(samples[4].seconds.value() * 3);
        QVERIFY(slowUnits(samples).empty());
    }

    void whatUnitsDoTogetherIsNobodys()
    {
        std::vector<Sample> samples;
        for (int unit = 0; unit < 4; ++unit) {
            Sample sample;
            sample.what = CollectivePoint{};
            sample.seconds = Seconds(unit + 1);
            sample.unit = unit;
            samples.push_back(sample);
        }
        QVERIFY(slowUnits(samples).empty());
    }
};

QTEST_APPLESS_MAIN(TestUnitSpread)
#include "test_unit_spread.moc"
