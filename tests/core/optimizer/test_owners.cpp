// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>

#include "core/optimizer/owners.h"

using namespace shardscope;

namespace {

double loadOf(const std::vector<WorkPieces>& pieces, const std::vector<double>& counts)
{
    double load = 0;
    for (std::size_t i = 0; i < pieces.size(); ++i)
        load += pieces[i].cost * counts[i];
    return load;
}

/// Piece by piece, rank by rank.
double dealtOneByOne(std::vector<WorkPieces> pieces, int owners)
{
    std::sort(pieces.begin(), pieces.end(), [](const WorkPieces& a, const WorkPieces& b) { return a.cost > b.cost; });
    std::vector<double> loads(static_cast<std::size_t>(owners));
    for (const WorkPieces& each : pieces) {
        for (int i = 0; i < static_cast<int>(each.count); ++i)
            *std::min_element(loads.begin(), loads.end()) += each.cost;
    }
    return *std::max_element(loads.begin(), loads.end());
}

}  // namespace

class TestOwners : public QObject {
    Q_OBJECT

private slots:
    void isTheRuleOneByOne()
    {
        std::mt19937 random(7);
        for (int trial = 0; trial < 500; ++trial) {
            std::vector<WorkPieces> pieces(1 + random() % 5);
            for (WorkPieces& each : pieces)
                each = {static_cast<double>(1 + random() % 40), static_cast<double>(random() % 60)};
            const int owners = static_cast<int>(1 + random() % 20);
            const double load = loadOf(pieces, busiestOwner(pieces, owners));
            QVERIFY2(std::abs(load - dealtOneByOne(pieces, owners)) < 1e-9,
                     qPrintable(QString("trial %1: %2 among %3").arg(trial).arg(load).arg(owners)));
        }
    }

    void examples_data()
    {
        QTest::addColumn<double>("count");
        QTest::addColumn<double>("owners");
        QTest::addColumn<double>("busiest");
        QTest::newRow("one owner has all") << 44718.0 << 1.0 << 44718.0;
        QTest::newRow("evenly") << 64.0 << 16.0 << 4.0;
        QTest::newRow("one more than evenly") << 65.0 << 16.0 << 5.0;
        QTest::newRow("fewer than owners") << 3.0 << 16.0 << 1.0;
        QTest::newRow("none") << 0.0 << 16.0 << 0.0;
        QTest::newRow("a part of one") << 0.5 << 16.0 << 0.5;
    }
    void examples()
    {
        QFETCH(double, count);
        QFETCH(double, owners);
        QFETCH(double, busiest);
        QCOMPARE(busiestOwner({{3, count}}, owners).front(), busiest);
    }
};

QTEST_APPLESS_MAIN(TestOwners)
#include "test_owners.moc"
