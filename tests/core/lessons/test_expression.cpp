// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/lessons/expression.h"
#include "core/lessons/markup.h"

using namespace shardscope;

namespace {

std::optional<double> named(std::string_view name)
{
    if (name == "/a/b-c")
        return 6;
    if (name == "start:/x")
        return 3;
    if (name == "plan.tp")
        return 8;
    return std::nullopt;
}

}  // namespace

class TestExpression : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void works_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("value");
        const auto row = [](const char* text, double value) { QTest::newRow(text) << QString(text) << value; };
        row("1 + 2 * 3", 7);
        row("(1 + 2) * 3", 9);
        row("2 ^ 3 ^ 2", 512);
        row("-2 ^ 2", 4);
        row("7 - 2 - 1", 4);
        row("/a/b-c / start:/x", 2);
        row("/a/b-c - 1", 5);
        row("plan.tp*1", 8);
        row("max(plan.tp, 3) + min(1, 2)", 9);
        row("ceil(1.2) + floor(1.8) + round(2.5)", 6);
        row("sqrt(16) + log2(8) + abs(-1)", 8);
        row("80e9 < 81e9 && 1 == 1", 1);
        row("1 > 2 || 2 >= 2", 1);
        row("!(1 < 2)", 0);
        row("1 != 1", 0);
        row("0.1 + 0.2 == 0.3", 1);
        row("0.1 + 0.2 > 0.3", 0);
        row("3 <= 2", 0);
    }
    void works()
    {
        QFETCH(QString, text);
        QFETCH(double, value);
        const Result<Expression> expression = Expression::parse(text.toStdString());
        QVERIFY(expression);
        QCOMPARE(expression->evaluate(named), std::optional<double>(value));
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text : {"", "1 +", "(1", "1 2", "max(1)", "nothing(1)", "1 < ", "a b", "min(1, 2", "@"})
            QTest::newRow(text) << QString(text);
        QTest::newRow("deep") << QString(200, u'(') + u'1' + QString(200, u')');
    }
    void refuses()
    {
        QFETCH(QString, text);
        const Result<Expression> expression = Expression::parse(text.toStdString());
        QVERIFY(!expression);
        QCOMPARE(expression.error().code, ErrorCode::BadUsage);
    }

    void whatHasNoValueHasNone()
    {
        QVERIFY(!Expression::parse("unknown + 1")->evaluate(named));
        QVERIFY(!Expression::parse("1 / 0")->evaluate(named));
        QVERIFY(!Expression::parse("unknown > 1")->holds(named));
        QCOMPARE(Expression::parse("plan.tp + start:/x")->names(), (std::vector<std::string>{"plan.tp", "start:/x"}));
    }

    void markupHasItsSpans()
    {
        const auto spans = parseMarkup("The [[ZeRO-3|third stage]] takes {start:/x * 2|bytes} of **all**, `p-1`: {1 < 2 || 2 < 1}.");
        QVERIFY(spans);
        QCOMPARE(spans->size(), std::size_t(11));
        QCOMPARE(spans->at(1).term, std::string("ZeRO-3"));
        QCOMPARE(spans->at(1).text, std::string("third stage"));
        QCOMPARE(spans->at(3).value->evaluate(named), std::optional<double>(6));
        QVERIFY(spans->at(3).format == FigureFormat::InBytes);
        QVERIFY(spans->at(5).kind == MarkupSpan::Kind::Strong);
        QVERIFY(spans->at(7).kind == MarkupSpan::Kind::Code);
        QCOMPARE(spans->at(9).value->evaluate(named), std::optional<double>(1));
    }
    void markupThatDoesNotEndIsRefused()
    {
        for (const char* text : {"[[term", "{1 + 1", "**x", "{1|furlongs}", "{1 +|bytes}"})
            QVERIFY2(!parseMarkup(text), text);
    }
};

QTEST_APPLESS_MAIN(TestExpression)
#include "test_expression.moc"
