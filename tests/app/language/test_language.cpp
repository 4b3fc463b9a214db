// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language/language.h"

#include <QGuiApplication>
#include <QLocale>
#include <QTemporaryDir>

#include "app/language/per_language.h"
#include "app/language/pseudo_translator.h"
#include "app/settings/language_switch.h"
#include "app/settings/settings.h"
#include "app/views/view_list.h"
#include "tests/app/app_test.h"
#include "widgets/text/tr.h"

using namespace shardscope;

class TestLanguage : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }
    void cleanup() { speak(QStringLiteral("en")); }

    void fieldsAndMnemonicsStay_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("kept");
        QTest::newRow("numbers") << "%1 of %L2, %n step(s)" << QStringList{"%1", "%L2", "%n"};
        QTest::newRow("a mnemonic") << "&Apply" << QStringList{"&A"};
        QTest::newRow("fields of core") << "tp {tp} and {}" << QStringList{"{tp}", "{}"};
        QTest::newRow("tags") << "<b>so</b>" << QStringList{"<b>", "</b>"};
    }
    void fieldsAndMnemonicsStay()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, kept);
        const QString pseudo = pseudoText(text);
        QVERIFY(pseudo.startsWith(kPseudoBegin) && pseudo.endsWith(kPseudoEnd) && pseudo.size() > text.size());
        for (const QString& part : kept)
            QVERIFY2(pseudo.contains(part), qPrintable(pseudo));
    }

    void textsNumbersAndDirectionFollow()
    {
        speak(QStringLiteral("de"));
        QCOMPARE(spoken().id, QStringLiteral("de"));
        QCOMPARE(QLocale().toString(1234.5, 'f', 1), QStringLiteral("1.234,5"));
        QCOMPARE(QGuiApplication::layoutDirection(), Qt::LeftToRight);
        speak(QStringLiteral("pseudo-rtl"));
        QCOMPARE(QGuiApplication::layoutDirection(), Qt::RightToLeft);
        QVERIFY(tr("anything").startsWith(kPseudoBegin));
        speak(QStringLiteral("en"));
        QCOMPARE(tr("anything"), QStringLiteral("anything"));
        QCOMPARE(QGuiApplication::layoutDirection(), Qt::LeftToRight);
    }

    /// Cached texts are not in the previous language.
    void keptTextsAreMadeAnew()
    {
        speak(QStringLiteral("en"));
        QCOMPARE(viewRows().first().info.title, QStringLiteral("Overview"));
        speak(QStringLiteral("pseudo"));
        QVERIFY(viewRows().first().info.title.startsWith(kPseudoBegin));
        speak(QStringLiteral("en"));
        QCOMPARE(viewRows().first().info.title, QStringLiteral("Overview"));
    }

    void anUnknownLanguageIsTheDesktops()
    {
        speak(QStringLiteral("tlh"));
        QCOMPARE(spoken().id, desktopsLanguage().id);
    }

    /// One rebuild however often the choice changes, and only after it.
    void theWindowIsMadeAnewOnce()
    {
        QTemporaryDir folder;
        Settings settings(folder.filePath("settings.ini"));
        int made = 0;
        const LanguageSwitch languageSwitch(settings, [&made] { ++made; });
        settings.set(kLanguageSetting, QStringLiteral("de"));
        settings.set(kLanguageSetting, QStringLiteral("zh_CN"));
        QCOMPARE(made, 0);
        QTRY_COMPARE(made, 1);
        settings.set(kTextSizeSetting, 110);
        QTest::qWait(20);
        QCOMPARE(made, 1);
    }
};

QTEST_MAIN(TestLanguage)
#include "test_language.moc"
