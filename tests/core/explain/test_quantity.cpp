// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/explain/quantity.h"

using namespace shardscope;

class TestQuantity : public QObject {
    Q_OBJECT

    static Derivation leaf(const std::string& name, double value)
    {
        Derivation derivation;
        derivation.field = derivation.name = name;
        derivation.value = value;
        return derivation;
    }

    static Derivation wide(const std::string& name, int inputs)
    {
        Derivation derivation = leaf(name, inputs);
        derivation.combine = Combine::Sum;
        for (int i = 0; i < inputs; ++i)
            derivation.inputs.push_back(leaf("one", 1));
        return derivation;
    }

private slots:
    void recomputes_data()
    {
        QTest::addColumn<int>("combine");
        QTest::addColumn<double>("expected");
        QTest::newRow("sum") << static_cast<int>(Combine::Sum) << 14.0;
        QTest::newRow("difference") << static_cast<int>(Combine::Difference) << 2.0;
        QTest::newRow("product") << static_cast<int>(Combine::Product) << 64.0;
        QTest::newRow("quotient") << static_cast<int>(Combine::Quotient) << 1.0;
        QTest::newRow("maximum") << static_cast<int>(Combine::Maximum) << 8.0;
    }
    void recomputes()
    {
        QFETCH(int, combine);
        QFETCH(double, expected);
        Derivation derivation = leaf("x", 0);
        derivation.combine = static_cast<Combine>(combine);
        derivation.inputs = {leaf("a", 8), leaf("b", 4), leaf("c", 2)};
        QVERIFY(recomputed(derivation));
        QCOMPARE(*recomputed(derivation), expected);
    }

    void compares()
    {
        Derivation derivation = leaf("fits", 1);
        derivation.combine = Combine::Comparison;
        derivation.inputs = {leaf("peak", 80), leaf("capacity", 80)};
        QCOMPARE(*recomputed(derivation), 1.0);
        derivation.inputs[0].value = 81;
        QCOMPARE(*recomputed(derivation), 0.0);
    }

    void endsCannotBeRecomputed()
    {
        for (const Combine combine : {Combine::Input, Combine::Table, Combine::Formula, Combine::Reference}) {
            Derivation derivation = leaf("x", 3);
            derivation.combine = combine;
            QVERIFY(!recomputed(derivation));
        }
    }

    void placesPartsBelowTheirParent()
    {
        Derivation root = leaf("/total", 3);
        root.inputs = {leaf("part", 1), leaf("part", 1), leaf("/plan/tp", 1), leaf("a/b c~d", 1)};
        root.inputs[0].inputs = {leaf("inner", 1)};
        placeBelow(root);
        QCOMPARE(root.inputs[0].field, std::string("/total/part"));
        QCOMPARE(root.inputs[0].inputs[0].field, std::string("/total/part/inner"));
        QCOMPARE(root.inputs[1].field, std::string("/total/part-2"));
        QCOMPARE(root.inputs[2].field, std::string("/plan/tp"));
        QCOMPARE(root.inputs[3].field, std::string("/total/a-b-c-d"));
    }

    void sharesSizeableParts()
    {
        Derivation root = leaf("/total", 0);
        root.combine = Combine::Sum;
        root.inputs = {wide("large", 10), wide("small", 2), wide("large", 10), wide("small", 2), wide("large", 11)};
        placeBelow(root);
        shareEqualParts(root);
        QCOMPARE(root.inputs[0].inputs.size(), std::size_t{10});
        QCOMPARE(root.inputs[2].combine, Combine::Reference);
        QCOMPARE(root.inputs[2].field, std::string("/total/large"));
        QVERIFY(root.inputs[2].inputs.empty());
        QCOMPARE(root.inputs[2].value, 10.0);
        QCOMPARE(root.inputs[3].inputs.size(), std::size_t{2});
        QCOMPARE(root.inputs[4].inputs.size(), std::size_t{11});
    }

    void partsBringWhatTheyReferTo()
    {
        Derivation root = leaf("/total", 0);
        root.combine = Combine::Sum;
        root.inputs = {wide("large", 10), leaf("second", 10)};
        root.inputs[1].combine = Combine::Sum;
        root.inputs[1].inputs = {wide("large", 10)};
        placeBelow(root);
        shareEqualParts(root);
        const auto second = partOf(root, "/total/second");
        QVERIFY(second);
        QCOMPARE(second->inputs[0].inputs.size(), std::size_t{10});
        QVERIFY(!partOf(root, "/total/third"));
        QVERIFY(!partOf(root, "/total/second/large"));
    }
};

QTEST_APPLESS_MAIN(TestQuantity)
#include "test_quantity.moc"
