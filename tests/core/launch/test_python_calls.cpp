// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/launch/python_calls.h"
#include "core/launch/python_text.h"
#include "core/text/message_text.h"

using namespace shardscope;

namespace {

/// "name line: argument=value@line, …" of each call; unknown values stand as "?".
QString written(const std::vector<PythonCall>& calls)
{
    QStringList all;
    for (const PythonCall& call : calls) {
        QStringList arguments;
        for (const PythonArgument& argument : call.arguments) {
            const QString value = argument.value.unknown() ? QString("?") : QString::fromStdString(argument.value.written());
            const QString name = argument.name.empty() ? QString() : QString::fromStdString(argument.name) + "=";
            arguments << name + value + "@" + QString::number(argument.value.line());
        }
        all << QString::fromStdString(call.name) + " " + QString::number(call.line) + ": " + arguments.join(", ");
    }
    return all.join("; ");
}

}  // namespace

/// Python is read as text: literals, names with one value, calls and their lines.
class TestPythonCalls : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void literals_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("value");
        QTest::newRow("a number") << "16"
                                  << "16";
        QTest::newRow("with underscores") << "2_048"
                                          << "2048";
        QTest::newRow("a fraction") << " 0.5 "
                                    << "0.5";
        QTest::newRow("an exponent") << "2e-4"
                                     << "2.0e-04";
        QTest::newRow("a negative number") << "-1"
                                           << "-1";
        QTest::newRow("true") << "True"
                              << "true";
        QTest::newRow("none") << "None"
                              << "null";
        QTest::newRow("a text") << "\"a, b\""
                                << "a, b";
        QTest::newRow("in single quotes") << "'q'"
                                          << "q";
        QTest::newRow("a type") << "torch.bfloat16"
                                << "bfloat16";
        QTest::newRow("a list") << "[\"q\", 'k',\n  ]"
                                << "[q, k]";
        QTest::newRow("a tuple") << "(1, 2)"
                                 << "[1, 2]";
        QTest::newRow("a word of YAML") << "yes"
                                        << "?";
        QTest::newRow("a name") << "rank"
                                << "?";
        QTest::newRow("a product") << "1024 * 4"
                                   << "?";
        QTest::newRow("a list with a name") << "[1, rank]"
                                            << "?";
        QTest::newRow("two texts") << "'a' 'b'"
                                   << "?";
        QTest::newRow("a call") << "f(1)"
                                << "?";
        QTest::newRow("a dictionary") << "{'a': 1}"
                                      << "?";
        QTest::newRow("nothing") << ""
                                 << "?";
    }
    void literals()
    {
        QFETCH(QString, text);
        QFETCH(QString, value);
        const ConfigValue read = pythonLiteral(text.toStdString(), 7);
        QCOMPARE(read.unknown() ? QString("?") : QString::fromStdString(read.written()), value);
        QCOMPARE(read.line(), 7);
    }

    void calls_data()
    {
        QTest::addColumn<QString>("script");
        QTest::addColumn<QString>("found");
        const auto add = [](const char* name, const char* script, const char* found) {
            QTest::newRow(name) << QString(script) << QString(found);
        };
        add("over several lines", "m = A.load(\n    \"x\",  # with, a comment)\n    r = 16,\n)\n", "A.load 1: x@2, r=16@3");
        add("one within another", "T(model = m,\n  args = C(a = 1,\n    b = 2))", "T 1: model=?@1, args=?@2; C 2: a=1@2, b=2@3");
        add("a name with one value", "n = 4\nf(r = n)", "f 2: r=4@2");
        add("an annotated name", "n: int = 4\nf(r = n)", "f 2: r=4@2");
        add("a name with two values", "n = 4\nf(r = n)\nn = 8\n", "f 2: r=?@2");
        add("a name under a condition", "if big:\n    n = 4\nf(r = n)", "f 3: r=?@3");
        add("a parameter", "n = 4\ndef g(n):\n    f(r = n)", "f 3: r=?@3");
        add("a loop's variable", "for n in (4, 8):\n    f(r = n)", "f 2: r=?@2");
        add("under a condition", "if big:\n    f(r = 4)\nf(s = 5)", "f 2: r=?@2; f 3: s=5@3");
        add("that never runs", "if False:\n    f(r = 4)\nelse:\n    f(r = 8)", "f 4: r=8@4");
        add("zero is false", "if 0:\n    f(r = 4)\nf(r = 8)", "f 3: r=8@3");
        add("the branch of true", "if True:\n    f(r = 4)\nelse:\n    f(r = 8)", "f 2: r=4@2");
        add("the program's own block", "if __name__ == \"__main__\":\n    f(r = 4)", "f 2: r=4@2");
        add("in a text", "s = \"f(r = 4)\"\nt = '''\nf(r = 5)\n'''\nf(r = 6)", "f 5: r=6@5");
        add("in a comment", "# f(r = 4)\nf(r = 6)", "f 2: r=6@2");
        add("a notebook's command", "!pip install x(y)\n%%capture(z)\nf(r = 6)", "f 3: r=6@3");
        add("a comparison", "f(a == 4, b = 5)", "f 1: ?@1, b=5@1");
        add("a definition is none", "def f(r = 4):\n    g(1)", "g 2: 1@2");
        add("brackets never closed", "f(r = 4,\n  s = 5", "f 1: r=4@1, s=5@2");
        add("a quote never closed", "f(r = \"4)\ng(s = 5)", "f 1: r=?@1; g 2: s=5@2");
        add("a backslash at the end", "f(r = \"\\", "f 1: r=?@1");
        add("nothing", "", "");
    }
    void calls()
    {
        QFETCH(QString, script);
        QFETCH(QString, found);
        QCOMPARE(written(pythonCalls(script.toStdString())), found);
    }

    void anUnknownValueSaysWhy()
    {
        const std::vector<PythonCall> calls = pythonCalls("if size > 7:\n    f(r = 4, s = size)\n");
        QCOMPARE(calls.size(), std::size_t{1});
        QVERIFY(messageText(calls.front().arguments.front().value.unknown()->why).find("if size > 7") != std::string::npos);
        QVERIFY(messageText(calls.front().arguments.back().value.unknown()->why).find("not a literal") != std::string::npos);
    }
};

QTEST_GUILESS_MAIN(TestPythonCalls)
#include "test_python_calls.moc"
