// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/base/term.h"

using namespace shardscope;

class TestTerm : public QObject {
    Q_OBJECT

    /// (2 · 3 + 4) / 5, at least 7.
    static Term formula(const Terms& terms)
    {
        const Term six = terms.product("six", terms("two", 2), terms("three", 3));
        const Term two = terms.quotient("two-again", terms.sum("ten", six, terms("four", 4)), terms("five", 5));
        return terms.maximum("larger", two, terms("seven", 7));
    }

private slots:
    void withNobodyListeningItIsArithmetic()
    {
        const Term value = formula({});
        QCOMPARE(value.value, 7.0);
        QVERIFY(!value.record);
    }

    void aRecorderKeepsEveryStep()
    {
        Recorder recorder;
        const Term value = formula(Terms(recorder));
        QCOMPARE(value.value, formula({}).value);
        QVERIFY(value.record && value.record->combine == Combine::Maximum);
        QCOMPARE(value.record->inputs.at(0)->id, std::string_view("two-again"));
        QCOMPARE(value.record->inputs.at(0)->inputs.at(0)->value, 10.0);
        QCOMPARE(recorder.find("six")->value, 6.0);
    }

    void equalRecordsAreKeptOnce()
    {
        Recorder recorder;
        QCOMPARE(formula(Terms(recorder)).record, formula(Terms(recorder)).record);
    }

    /// A leaf that another formula has made leads there; one of another value does not.
    void leavesFindWhatMadeThem()
    {
        Recorder recorder;
        const Terms terms(recorder);
        const Term made = terms.product("width", terms("heads", 8), terms("size", 128));
        QCOMPARE(terms("width", 1024).record, made.record);
        QVERIFY(terms("width", 1025).record->inputs.empty());
        terms.about("a").named("x", made);
        QCOMPARE(terms.about("a")("x", 1024).record, made.record);
        QVERIFY(terms.about("b")("x", 1024).record != made.record);
    }

    void recomputes_data()
    {
        QTest::addColumn<int>("combine");
        QTest::addColumn<double>("expected");
        QTest::newRow("sum") << static_cast<int>(Combine::Sum) << 14.0;
        QTest::newRow("difference") << static_cast<int>(Combine::Difference) << 2.0;
        QTest::newRow("product") << static_cast<int>(Combine::Product) << 64.0;
        QTest::newRow("quotient") << static_cast<int>(Combine::Quotient) << 1.0;
        QTest::newRow("maximum") << static_cast<int>(Combine::Maximum) << 8.0;
        QTest::newRow("minimum") << static_cast<int>(Combine::Minimum) << 2.0;
        QTest::newRow("last") << static_cast<int>(Combine::Last) << 2.0;
        QTest::newRow("index") << static_cast<int>(Combine::IndexOfMaximum) << 0.0;
    }
    void recomputes()
    {
        QFETCH(int, combine);
        QFETCH(double, expected);
        const std::array<double, 3> inputs{8, 4, 2};
        QCOMPARE(*combined(static_cast<Combine>(combine), inputs), expected);
    }

    void roundsAndCompares()
    {
        const std::array<double, 2> inputs{257, 128};
        QCOMPARE(*combined(Combine::RoundedUp, inputs), 384.0);
        QCOMPARE(*combined(Combine::RoundedDown, inputs), 256.0);
        QCOMPARE(*combined(Combine::Comparison, inputs), 0.0);
    }

    void endsCannotBeRecomputed()
    {
        const std::array<double, 1> inputs{3};
        for (const Combine combine : {Combine::Input, Combine::Table, Combine::Lookup, Combine::Reference})
            QVERIFY(!combined(combine, inputs));
    }
};

QTEST_APPLESS_MAIN(TestTerm)
#include "test_term.moc"
