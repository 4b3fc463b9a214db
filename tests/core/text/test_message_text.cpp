// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/text/message_text.h"

using namespace shardscope;

Q_DECLARE_METATYPE(Message)

class TestMessageText : public QObject {
    Q_OBJECT

private slots:
    void placeholders_data()
    {
        QTest::addColumn<Message>("message");
        QTest::addColumn<QString>("text");
        const auto row = [](const char* name, const Message& message, const char* text) {
            QTest::newRow(name) << message << QString::fromUtf8(text);
        };
        row("none", Message("a text with [ and {}"), "a text with [ and {}");
        row("in their order", said("{} of {}", {"forward", "stage 3"}), "forward of stage 3");
        row("by name", said("{b} before {a}", {{"a", "one"}, {"b", "two"}}), "two before one");
        row("the first that is there", said("{x|b|a}", {{"a", "one"}, {"b", "two"}}), "two");
        row("of nothing", said("<{x}>", {"one"}), "<>");
        row("no placeholder", said("an object { … }, not {0}", {{"0", "a list"}}), "an object { … }, not a list");
        row("braces in an argument", said("{} and {}", {"{1}", "[2]"}), "{1} and [2]");
        row("whole", said("{n}", {{"n", 4096.0}}), "4096");
        row("fraction", said("{}", {0.25}), "0.25");
        row("bytes", said("{n:bytes}", {{"n", 1536.0}}), "1.5 KiB");
        row("GiB", said("{n:gib} GiB", {{"n", 85e9}}), "79.2 GiB");
        row("share", said("{n:percent} %", {{"n", 0.1234}}), "12.3 %");
        row("no negative zero", said("{n:percent} %", {{"n", -0.0001}}), "0 %");
        row("four digits", said("{n:short}", {{"n", 3.14159}}), "3.142");
        row("a unit of a word", said("{n:gib}", {{"n", "much"}}), "much");
        row("an option", said("profile[ {name}][ of {date}]", {{"name", "A"}, {"date", ""}}), "profile A");
        row("nested", said("{}, so {} is unknown.", {said("{} has no value", {"TP"}), Message("the model")}),
            "TP has no value, so the model is unknown.");
    }
    void placeholders()
    {
        QFETCH(Message, message);
        QTEST(QString::fromStdString(messageText(message)), "text");
    }

    /// Templates and nested texts are translated before they are filled, names are not; figures have the locale's point.
    void aReaderHasTheirOwnLanguage()
    {
        const Locale locale{[](std::string_view english) {
                                return english == "{of} needs {n:gib} GiB of {name}" ? std::string("{name}: {n:gib} GiB für {of}")
                                       : english == "stage"                          ? std::string("Stufe")
                                                                                     : std::string(english);
                            },
                            ","};
        const Message message = said("{of} needs {n:gib} GiB of {name}", {{"of", Message("stage")}, {"n", 85e9}, {"name", "stage"}});
        QCOMPARE(QString::fromStdString(messageText(message, locale)), QString("stage: 79,2 GiB für Stufe"));
        QCOMPARE(QString::fromStdString(messageText(message)), QString("stage needs 79.2 GiB of stage"));
        QCOMPARE(locale.figure("8.39 M"), std::string("8,39 M"));
    }
};

QTEST_APPLESS_MAIN(TestMessageText)
#include "test_message_text.moc"
