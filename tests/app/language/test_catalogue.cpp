// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/language/catalogue_translator.h"

using namespace shardscope;

/// The catalogues as they are compiled into the program.
class TestCatalogue : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void texts_data()
    {
        QTest::addColumn<QByteArray>("context");
        QTest::addColumn<QByteArray>("source");
        QTest::addColumn<QByteArray>("comment");
        QTest::addColumn<QString>("text");
        QTest::newRow("a class") << QByteArray("shardscope::MemoryView") << QByteArray("stage %1") << QByteArray() << QString("Stufe %1");
        QTest::newRow("another") << QByteArray("core") << QByteArray("stage %1") << QByteArray() << QString("Stufe %1");
        QTest::newRow("a comment") << QByteArray("any") << QByteArray("no similar run") << QByteArray("was measured")
                                   << QString("kein ähnlicher Lauf");
        QTest::newRow("without its comment") << QByteArray("any") << QByteArray("no similar run") << QByteArray() << QString();
        QTest::newRow("a comment that nobody wrote")
            << QByteArray("any") << QByteArray("stage %1") << QByteArray("of a play") << QString("Stufe %1");
        QTest::newRow("none") << QByteArray("any") << QByteArray("a text that nobody says") << QByteArray() << QString();
    }
    void texts()
    {
        QFETCH(QByteArray, context);
        QFETCH(QByteArray, source);
        QFETCH(QByteArray, comment);
        const auto translator = CatalogueTranslator::of(*findLanguage(QStringLiteral("de")));
        QVERIFY(translator);
        QTEST(translator->translate(context, source, comment.isNull() ? nullptr : comment.constData(), -1), "text");
    }

    void plurals_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("count");
        QTest::addColumn<QString>("text");
        QTest::newRow("none") << "de" << 0 << "%Ln GPUs pro Knoten";
        QTest::newRow("one") << "de" << 1 << "%Ln GPU pro Knoten";
        QTest::newRow("two") << "de" << 2 << "%Ln GPUs pro Knoten";
        QTest::newRow("one form for all") << "zh_CN" << 7 << "每节点 %Ln 个 GPU";
    }
    void plurals()
    {
        QFETCH(QString, language);
        QFETCH(int, count);
        const auto translator = CatalogueTranslator::of(*findLanguage(language));
        QVERIFY(translator);
        QTEST(translator->translate("any", "%Ln GPU(s) per node", nullptr, count), "text");
    }

    void everyLanguageHasOne()
    {
        for (const Language& language : languages())
            QCOMPARE(CatalogueTranslator::of(language) != nullptr, !language.isPseudo && language.id != "en");
    }
};

QTEST_GUILESS_MAIN(TestCatalogue)
#include "test_catalogue.moc"
