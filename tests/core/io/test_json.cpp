// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/io/object_reader.h"
#include "core/text/error_text.h"

using namespace shardscope;

class TestJson : public QObject {
    Q_OBJECT
private slots:
    void refuses_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<ErrorCode>("code");
        QTest::newRow("empty") << QByteArray() << ErrorCode::JsonSyntax;
        QTest::newRow("truncated object") << QByteArray("{\"a\": 1, \"b\"") << ErrorCode::JsonSyntax;
        QTest::newRow("truncated string") << QByteArray("{\"a\": \"b") << ErrorCode::JsonSyntax;
        QTest::newRow("two documents") << QByteArray("{} {}") << ErrorCode::JsonSyntax;
        QTest::newRow("NUL after the document") << QByteArray("{\"a\": 1}\0", 9) << ErrorCode::JsonSyntax;
        QTest::newRow("another document after NUL") << QByteArray("{\"a\": 1}\0{}", 11) << ErrorCode::JsonSyntax;
        QTest::newRow("NUL alone") << QByteArray("\0", 1) << ErrorCode::JsonSyntax;
        QTest::newRow("NUL in a string") << QByteArray("{\"a\": \"\0\"}", 10) << ErrorCode::JsonSyntax;
        QTest::newRow("comment") << QByteArray("{} // no") << ErrorCode::JsonSyntax;
        QTest::newRow("trailing comma") << QByteArray("[1,]") << ErrorCode::JsonSyntax;
        QTest::newRow("NaN") << QByteArray(R"({"a": NaN})") << ErrorCode::JsonSyntax;
        QTest::newRow("number beyond double") << QByteArray(R"({"a": 1e999})") << ErrorCode::NotFinite;
        QTest::newRow("65 levels") << QByteArray(QByteArray(65, '[') + QByteArray(65, ']')) << ErrorCode::JsonTooDeep;
        QTest::newRow("a million levels") << QByteArray(1'000'000, '[') << ErrorCode::JsonTooDeep;
        QTest::newRow("not UTF-8") << QByteArray("{\"a\": \"\xff\"}") << ErrorCode::JsonNotUtf8;
        QTest::newRow("duplicate key") << QByteArray(R"({"a": 1, "a": 2})") << ErrorCode::JsonDuplicateKey;
        QTest::newRow("duplicate key inside") << QByteArray(R"({"x": {"a": 1, "a": 2}})") << ErrorCode::JsonDuplicateKey;
    }
    void refuses()
    {
        QFETCH(QByteArray, text);
        QFETCH(ErrorCode, code);
        const Result<Json> result = parseJson(text.toStdString(), "file.json");
        QVERIFY(!result.hasValue());
        QCOMPARE(result.error().code, code);
        QCOMPARE(result.error().file, std::string("file.json"));
    }
    void pointsAtTheSyntaxError()
    {
        const Result<Json> result = parseJson("{\n  \"a\": 1,\n  oops\n}", "f");
        QCOMPARE(result.error().arguments.at(0), std::string("3"));
        QCOMPARE(result.error().arguments.at(1), std::string("3"));
    }
    void pointsAtNul()
    {
        const Result<Json> result = parseJson(std::string("{}\n \0 {}", 8), "f");
        QCOMPARE(result.error().arguments.at(0), std::string("2"));
        QCOMPARE(result.error().arguments.at(1), std::string("2"));
    }
    void acceptsTheDeepestNesting() { QVERIFY(parseJson(std::string(64, '[') + std::string(64, ']'), "f").hasValue()); }
    /// Each key is looked for among all before it: a million of them would take an hour.
    void refusesMoreKeysThanAnyFormatHas()
    {
        const auto object = [](int keys) {
            std::string text = "{";
            for (int key = 0; key < keys; ++key)
                text += (key > 0 ? ",\"" : "\"") + std::to_string(key) + "\":0";
            return text + "}";
        };
        QVERIFY(parseJson(object(4096), "f").hasValue());
        const Result<Json> refused = parseJson("{\"a\": " + object(1000000) + "}", "f");
        QVERIFY(!refused);
        QCOMPARE(refused.error().pointer, std::string("/a/4096"));
        QVERIFY(errorText(refused.error()).find("more than 4096 keys") != std::string::npos);
    }

    void keepsTheOrderOfKeys() { QCOMPARE(parseJson(R"({"z": 1, "a": 2})", "f")->dump(), std::string(R"({"z":1,"a":2})")); }

    void keepsPythonsNumbersAsWords()
    {
        const Result<Json> json = parsePythonJson("{\"a\": [0.0, Infinity, -Infinity, NaN], \"b\": \"NaN \\\" Infinity\", \"c\": 1}", "f");
        QVERIFY(json.hasValue());
        QCOMPARE((*json)["a"].dump(), std::string(R"([0.0,"Infinity","-Infinity","NaN"])"));
        QCOMPARE((*json)["b"].get<std::string>(), std::string("NaN \" Infinity"));
        ObjectReader reader(*json, "f", "");
        QCOMPARE(reader.integer("c", 0, 0, 9), 1);
        Json bad{{"n", "NaN"}};
        ObjectReader strict(bad, "f", "");
        (void)strict.integer("n", 0, 0, 9);
        QCOMPARE(strict.finish()->code, ErrorCode::NotFinite);
    }
    void pythonsNumbersStayErrorsElsewhere()
    {
        QVERIFY(!parsePythonJson("{\"a\": Infinityx}", "f").hasValue());
        QVERIFY(!parsePythonJson("{NaN: 1, NaN: 2}", "f").hasValue());
        QVERIFY(!parseJson(R"({"a": Infinity})", "f").hasValue());
    }

    void escapesPointers() { QCOMPARE(pointerSegment("a/b~c"), std::string("/a~1b~0c")); }

    void readsWholeNumbers_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("ok");
        QTest::addColumn<ErrorCode>("code");
        QTest::newRow("in range") << "5" << true << ErrorCode::Internal;
        QTest::newRow("whole as float") << "5.0" << true << ErrorCode::Internal;
        QTest::newRow("fraction") << "5.5" << false << ErrorCode::WrongType;
        QTest::newRow("below") << "-1" << false << ErrorCode::OutOfRange;
        QTest::newRow("above") << "11" << false << ErrorCode::OutOfRange;
        QTest::newRow("beyond 64 bits") << "18446744073709551616" << false << ErrorCode::OutOfRange;
        QTest::newRow("unsigned 64 bits") << "18446744073709551615" << false << ErrorCode::OutOfRange;
        QTest::newRow("huge float") << "1e300" << false << ErrorCode::OutOfRange;
        QTest::newRow("string") << "\"5\"" << false << ErrorCode::WrongType;
        QTest::newRow("bool") << "true" << false << ErrorCode::WrongType;
        QTest::newRow("null") << "null" << false << ErrorCode::WrongType;
    }
    void readsWholeNumbers()
    {
        QFETCH(QString, text);
        QFETCH(bool, ok);
        QFETCH(ErrorCode, code);
        const Result<Json> json = parseJson("{\"n\": " + text.toStdString() + "}", "f");
        QVERIFY(json.hasValue());
        ObjectReader reader(*json, "f", "/at");
        const std::int64_t number = reader.integer("n", 0, 0, 10);
        const auto error = reader.finish();
        QCOMPARE(!error.has_value(), ok);
        QCOMPARE(number, ok ? 5 : 0);
        if (error) {
            QCOMPARE(error->code, code);
            QCOMPARE(error->pointer, std::string("/at/n"));
        }
    }
    void namesTheNearestKey()
    {
        const Result<Json> json = parseJson(R"({"hiden": 5})", "f");
        ObjectReader reader(*json, "f", "");
        (void)reader.integer("hidden", 1, 1, 9);
        const auto error = reader.finish();
        QCOMPARE(error->code, ErrorCode::UnknownKey);
        QCOMPARE(error->arguments.at(1), std::string("hidden"));
    }
    void keepsTheFirstProblem()
    {
        const Result<Json> json = parseJson(R"({"a": "x", "b": "y"})", "f");
        ObjectReader reader(*json, "f", "");
        (void)reader.integer("a", 1, 1, 9);
        (void)reader.boolean("b", false);
        QCOMPARE(reader.finish()->pointer, std::string("/a"));
    }
};

QTEST_APPLESS_MAIN(TestJson)
#include "test_json.moc"
