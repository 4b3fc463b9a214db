// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/site/cost_constants.h"

#include <QTest>

#include <set>

using namespace shardscope;

class TestCostConstants : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyConstantHasItsRow_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < kConstants; ++i)
            QTest::addRow("%zu %s", i, constantTable()[i].name.data()) << static_cast<int>(i);
    }

    void everyConstantHasItsRow()
    {
        QFETCH(int, index);
        const ConstantInfo& info = constantTable()[static_cast<std::size_t>(index)];
        QCOMPARE(static_cast<int>(info.constant), index);
        QVERIFY(!info.name.empty() && !info.unit.empty() && !info.source.empty());
        QVERIFY(info.low <= info.prior && info.prior <= info.high);
        QVERIFY(info.low <= info.value * 1.001 && info.value * 0.999 <= info.high);
        QCOMPARE(CostConstants()[info.constant], info.value);
    }

    void namesAreUnique()
    {
        std::set<std::string_view> names;
        for (const ConstantInfo& info : constantTable())
            names.insert(info.name);
        QCOMPARE(names.size(), kConstants);
    }

    void aChangedConstantIsRead()
    {
        CostConstants constants;
        constants.set(Constant::StepOverhead, 42);
        QCOMPARE(constants[Constant::StepOverhead], 42.0);
        QCOMPARE(constants[Constant::StepPerParameter], CostConstants()[Constant::StepPerParameter]);
    }
};

QTEST_APPLESS_MAIN(TestCostConstants)
#include "test_cost_constants.moc"
