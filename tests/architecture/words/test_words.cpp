// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

namespace {

const QString kRoot = QStringLiteral(SHARDSCOPE_SOURCE_DIR);

QByteArray read(const QString& path)
{
    QFile file(kRoot + '/' + path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Returns the texts of a catalogue without what fills them and without mathematics: its sources, or its translations with every form.
QStringList catalogued(const QString& language, bool isSource)
{
    QXmlStreamReader xml(read("translations/shardscope_" + language + ".ts"));
    static const QRegularExpression filled(R"(\{[^{}]*\}|\b(max|min)\([^()]*\))");
    QStringList texts;
    bool isPlural = false;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == u"message")
            isPlural = xml.attributes().hasAttribute("numerus");
        const bool isForm = xml.name() == u"numerusform" || (xml.name() == u"translation" && !isPlural);
        if (xml.isStartElement() && (isSource ? xml.name() == u"source" : isForm))
            texts << xml.readElementText().replace(filled, "x");
    }
    return texts;
}

/// Returns the paragraphs of the pages that people read, without their code.
QStringList pages(const QStringList& folders)
{
    static const QRegularExpression block("```.*?```|^ {4}.*?$",
                                          QRegularExpression::DotMatchesEverythingOption | QRegularExpression::MultilineOption);
    static const QRegularExpression code("`[^`\n]*`");
    QStringList lines;
    for (const QString& folder : folders) {
        QDirIterator files(kRoot + '/' + folder, folder == u"." ? QStringList{"*.md"} : QStringList{"*.md", "*.txt"}, QDir::Files);
        while (files.hasNext())
            lines << QString::fromUtf8(read(QDir(kRoot).relativeFilePath(files.next()))).remove(block).replace(code, "x").split("\n\n");
    }
    return lines.replaceInStrings("\n", " ");
}

struct Ban {
    QRegularExpression pattern;
    QString why;
    QStringList but;  ///< parts of texts that may have it

    [[nodiscard]] bool isIn(const QString& text) const
    {
        return pattern.match(text).hasMatch() &&
               std::none_of(but.begin(), but.end(), [&](const QString& excused) { return text.contains(excused); });
    }
};

}  // namespace

/// Words and turns that no text for people has, each with its reason: tests/architecture/words/banned.json.
class TestWords : public QObject {
    Q_OBJECT

private slots:
    void noBannedWord_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QJsonObject>("rule");
        const QJsonObject all = QJsonDocument::fromJson(read("tests/architecture/words/banned.json")).object();
        for (const char* language : {"english", "german", "chinese"}) {
            const QJsonArray rules = all[QLatin1String(language)].toArray();
            QVERIFY(rules.size() >= 5);
            for (int i = 0; i < rules.size(); ++i)
                QTest::addRow("%s: %s", language, qPrintable(rules[i]["why"].toString())) << language << rules[i].toObject();
        }
    }
    void noBannedWord()
    {
        QFETCH(QString, language);
        QFETCH(QJsonObject, rule);
        Ban ban{QRegularExpression(rule["pattern"].toString(), QRegularExpression::UseUnicodePropertiesOption), rule["why"].toString(), {}};
        QVERIFY2(ban.pattern.isValid(), qPrintable(ban.pattern.errorString()));
        QVERIFY2(ban.isIn(rule["example"].toString()), "it does not find its own example");
        const QStringList texts = textsOf(language);
        QVERIFY(texts.size() > 5000);
        for (const QJsonValue& excused : rule["but"].toArray()) {
            const bool isNeeded = std::any_of(texts.begin(), texts.end(),
                                              [&](const QString& text) { return text.contains(excused.toString()) && ban.isIn(text); });
            QVERIFY2(isNeeded, qPrintable("nothing has to be excused by: " + excused.toString()));
            ban.but << excused.toString();
        }
        QStringList found;
        for (const QString& text : texts) {
            if (ban.isIn(text))
                found << text.left(200);
        }
        QVERIFY2(found.isEmpty(), qPrintable(ban.why + ":\n" + found.join('\n')));
    }

private:
    static QStringList textsOf(const QString& language)
    {
        if (language == u"german")
            return catalogued("de", false) + pages({"resources/guide/de"});
        if (language == u"chinese")
            return catalogued("zh_CN", false) + pages({"resources/guide/zh_CN"});
        return catalogued("de", true) + pages({"resources/guide/en", "resources/help", "."});
    }
};

QTEST_APPLESS_MAIN(TestWords)
#include "test_words.moc"
