// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language/catalogue.h"

#include <QTest>

#include "app/language/catalogue_translator.h"

using namespace shardscope;

namespace {

QByteArray file(const QByteArray& messages)
{
    return "<?xml version=\"1.0\"?><!DOCTYPE TS><TS version=\"2.1\" language=\"de\"><context><name>any</name>" + messages +
           "</context></TS>";
}

QByteArray message(const QByteArray& source, const QByteArray& translation, const QByteArray& comment = {})
{
    return "<message><source>" + source + "</source>" + (comment.isEmpty() ? QByteArray() : "<comment>" + comment + "</comment>") +
           "<translation>" + translation + "</translation></message>";
}

}  // namespace

class TestCatalogue : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aTextIsFoundWhateverItsContext()
    {
        const Catalogue catalogue = Catalogue::read(file(message("Step", "Schritt") + message("fit", "anpassen", "a view"))).value();
        QCOMPARE(catalogue.forms("Step"), QStringList("Schritt"));
        QCOMPARE(catalogue.forms("Step", "a comment that nobody wrote"), QStringList("Schritt"));
        QCOMPARE(catalogue.forms("fit", "a view"), QStringList("anpassen"));
        QVERIFY(catalogue.forms("fit").isEmpty());
        QVERIFY(catalogue.forms("nothing").isEmpty());
    }

    void whatIsNotFinishedStaysEnglish()
    {
        const Catalogue catalogue =
            Catalogue::read(file("<message><source>Step</source><translation type=\"unfinished\">Stufe</translation></message>"
                                 "<message><source>Ring</source><translation></translation></message>"))
                .value();
        QCOMPARE(catalogue.size(), 0);
    }

    void plurals_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("count");
        QTest::addColumn<QString>("text");
        QTest::newRow("none") << "de" << 0 << "%n Stufen";
        QTest::newRow("one") << "de" << 1 << "%n Stufe";
        QTest::newRow("two") << "de" << 2 << "%n Stufen";
        QTest::newRow("one form for all") << "zh_CN" << 7 << "%n Stufe";
    }
    void plurals()
    {
        QFETCH(QString, language);
        QFETCH(int, count);
        const CatalogueTranslator translator(
            Catalogue::read(file("<message numerus=\"yes\"><source>%n stage(s)</source><translation><numerusform>%n Stufe</numerusform>"
                                 "<numerusform>%n Stufen</numerusform></translation></message>"))
                .value(),
            *findLanguage(language));
        QTEST(translator.translate("any", "%n stage(s)", nullptr, count), "text");
    }

    /// Core says a text whose fields it has filled in: the template is recognised, what fills it is translated where it is a text.
    void whatIsFilledInIsRecognised()
    {
        const Catalogue catalogue =
            Catalogue::read(file(message("{} of one layer", "{} einer Schicht") + message("weights", "Gewichte") +
                                 message("tp {tp} does not divide {heads} heads", "{heads} Köpfe: nicht durch tp {tp}")))
                .value();
        QCOMPARE(catalogue.filled("weights of one layer"), QString("Gewichte einer Schicht"));
        QCOMPARE(catalogue.filled("moments of one layer"), QString("moments einer Schicht"));
        QCOMPARE(catalogue.filled("tp 8 does not divide 12 heads"), QString::fromUtf8("12 Köpfe: nicht durch tp 8"));
        QCOMPARE(catalogue.filled("weights of one layer of one layer"), QString("Gewichte einer Schicht einer Schicht"));
        QCOMPARE(catalogue.filled("something else"), QString());
        const CatalogueTranslator translator(catalogue, *findLanguage(QStringLiteral("de")));
        QCOMPARE(translator.translate("core", "weights of one layer", nullptr, -1), QString("Gewichte einer Schicht"));
        QCOMPARE(translator.translate("shardscope::View", "weights of one layer", nullptr, -1), QString());
    }

    void aBrokenFileSaysWhere_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("no file of Linguist") << QByteArray("<html/>");
        QTest::newRow("cut") << file(message("Step", "Schritt")).left(120);
    }
    void aBrokenFileSaysWhere()
    {
        QFETCH(QByteArray, text);
        QString problem;
        QVERIFY(!Catalogue::read(text, &problem));
        QVERIFY2(problem.startsWith("line "), qPrintable(problem));
    }

    /// The files that ship can be read.
    void shipped()
    {
        for (const Language& language : languages()) {
            if (language.isPseudo || language.id == "en")
                continue;
            QString problem;
            QVERIFY2(Catalogue::read(catalogueText(language), &problem), qPrintable(language.id + ": " + problem));
        }
    }
};

QTEST_GUILESS_MAIN(TestCatalogue)
#include "test_catalogue.moc"
