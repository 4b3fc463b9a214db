// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace {

QString root() { return QStringLiteral(SHARDSCOPE_SOURCE_DIR); }

QString read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Returns every string literal of the programs' sources, by file.
QHash<QString, QSet<QString>> literalsByFile()
{
    static const QRegularExpression literal(R"(\x22((?:[^\x22\\\n]|\\.)*)\x22)");
    QHash<QString, QSet<QString>> all;
    for (const char* module : {"/core", "/app", "/widgets"}) {
        QDirIterator files(root() + QLatin1String(module), {"*.cpp", "*.h"}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QSet<QString>& own = all[files.next()];
            for (auto match = literal.globalMatch(read(files.filePath())); match.hasNext();)
                own.insert(match.next().captured(1));
        }
    }
    return all;
}

/// Whether code can ask for an id: as a literal, or put together of two at a point or a hyphen.
bool canBeAsked(const QString& id, const QSet<QString>& literals)
{
    if (literals.contains(id))
        return true;
    for (qsizetype at = 1; at < id.size(); ++at) {
        const QChar before = id[at - 1];
        if ((before == u'.' || before == u'-' || before == u'/') && literals.contains(id.mid(at)) &&
            (literals.contains(id.left(at)) || literals.contains(id.left(at - 1))))
            return true;
    }
    return false;
}

struct Entry {
    QString subject;
    QString id;
    QString text;
};

/// Every text of resources/texts but those that the others share: of a file with rows a row's members are one text.
QList<Entry> entries()
{
    static const QRegularExpression continued("\n +");
    static const QRegularExpression line(R"(^\[(.*)\]$|^([^=#\n]+) = (.*)$)", QRegularExpression::MultilineOption);
    QList<Entry> all;
    QDirIterator files(root() + "/resources/texts", {"*.ini"}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        const QString subject = QFileInfo(path).completeBaseName();
        if (subject == "shared")
            continue;
        const bool hasRows = read(path).contains("\n[");
        for (auto match = line.globalMatch(read(path).replace(continued, " ")); match.hasNext();) {
            const auto found = match.next();
            if (!found.captured(1).isEmpty())
                all.append({subject, found.captured(1), {}});
            else if (hasRows && !all.isEmpty())
                all.last().text += '\n' + found.captured(3);
            else
                all.append({subject, found.captured(2), found.captured(3)});
        }
    }
    return all;
}

QStringList placeholders(const QString& text)
{
    static const QRegularExpression placeholder(R"(\{([a-z_|]*)(?::[a-z]+)?\})");
    QStringList names;
    for (auto match = placeholder.globalMatch(text); match.hasNext();)
        names << match.next().captured(1).split('|');
    return names;
}

}  // namespace

/// Texts by id in resources/texts and the code that asks for them. The build itself refuses duplicate ids and unknown members of a row.
class TestTexts : public QObject {
    Q_OBJECT

    QHash<QString, QSet<QString>> m_byFile = literalsByFile();
    QSet<QString> m_literals;
    QList<Entry> m_entries = entries();

private slots:
    void initTestCase()
    {
        for (const QSet<QString>& own : std::as_const(m_byFile))
            m_literals += own;
        QVERIFY(m_literals.size() > 5000 && m_entries.size() > 900);
    }

    void noTextThatNobodyAsksFor()
    {
        QStringList idle;
        for (const Entry& entry : std::as_const(m_entries)) {
            if (entry.subject != "glossary" && !canBeAsked(entry.id, m_literals))
                idle << entry.subject + ": " + entry.id;
        }
        QVERIFY2(idle.isEmpty(), qPrintable(idle.join('\n')));
    }

    void whatIsAskedForIsThere()
    {
        static const QRegularExpression asked(
            R"(textOf\(\x22(\w+)\x22, (?:\w+(?:\.\w+)* \? )?\x22([^\x22]+)\x22(?: : \x22([^\x22]+)\x22)?\))");
        static const QRegularExpression finding(
            R"((?:(?:change|hint)\(|Finding\{|\.id = (?:\w+ \? )?)\x22([a-z0-9]+-[a-z0-9-]+)\x22|\x22(launch-[a-z0-9-]+)\x22)");
        QSet<QString> known;
        for (const Entry& entry : std::as_const(m_entries))
            known << entry.subject + '/' + entry.id << entry.id;
        QStringList missing;
        int questions = 0;
        for (auto file = m_byFile.cbegin(); file != m_byFile.cend(); ++file) {
            const QString source = read(file.key());
            for (auto match = asked.globalMatch(source); match.hasNext(); ++questions) {
                const auto found = match.next();
                for (int id = 2; id <= found.lastCapturedIndex(); ++id) {
                    if (!known.contains(found.captured(1) + '/' + found.captured(id)))
                        missing << file.key() + ": " + found.captured(0);
                }
            }
            // A rule has its sentence in its row, and a part of a diagnosis in core/doctor.
            if (!file.key().contains("/core/") || file.key().contains("/core/plan/") || file.key().contains("/core/doctor/"))
                continue;
            for (auto match = finding.globalMatch(source); match.hasNext(); ++questions) {
                const auto found = match.next();
                const QString id = found.captured(found.lastCapturedIndex());
                if (!known.contains(id))
                    missing << file.key() + ": " + id;
            }
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join('\n')));
        QVERIFY2(questions > 40, qPrintable(QString::number(questions)));
    }

    /// A placeholder's argument is named where the text is asked for; what a derivation is about has no name.
    void everyPlaceholderHasItsArgument()
    {
        QStringList missing;
        int held = 0;
        for (const Entry& entry : std::as_const(m_entries)) {
            for (const QString& name : placeholders(entry.text)) {
                ++held;
                const bool isGiven = std::any_of(m_byFile.cbegin(), m_byFile.cend(),
                                                 [&](const QSet<QString>& own) { return own.contains(name) && canBeAsked(entry.id, own); });
                if (!name.isEmpty() && !isGiven)
                    missing << entry.subject + ": " + entry.id + " has {" + name + '}';
            }
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join('\n')));
        QVERIFY2(held > 150, qPrintable(QString::number(held)));
    }
};

QTEST_APPLESS_MAIN(TestTexts)
#include "test_texts.moc"
