// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cctype>
#include <set>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace {

QString treeRoot() { return QStringLiteral(SHARDSCOPE_SOURCE_DIR "/"); }

QString textOf(const QString& path)
{
    QFile file(treeRoot() + path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList filesBelow(const QStringList& folders, const QStringList& names)
{
    QStringList paths;
    for (const QString& folder : folders) {
        for (QDirIterator it(treeRoot() + folder, names, QDir::Files, QDirIterator::Subdirectories); it.hasNext();)
            paths << QDir(treeRoot()).relativeFilePath(it.next());
    }
    return paths;
}

QStringList documents()
{
    return QStringList{"README.md", "CONTRIBUTING.md"} +
           filesBelow({"app", "core", "packaging", "probe", "resources", "tests", "translations", "widgets"}, {"*.md"});
}

/// Pages for who works on the program: not the guide's chapters, nor lists of changes and generated figures.
QStringList workingPages()
{
    static const QRegularExpression others("^resources/guide/\\w+/|^packaging/(ACCURACY|BENCHMARKS|CHANGELOG)\\.md$");
    QStringList pages = documents();
    pages.removeIf([](const QString& path) { return path.contains(others); });
    return pages;
}

std::set<QString> captured(const QString& text, const QString& form)
{
    std::set<QString> found;
    for (auto it = QRegularExpression(form).globalMatch(text); it.hasNext();)
        found.insert(it.next().captured(1));
    return found;
}

/// Returns a page's texts in code quotes, without its blocks of commands.
std::set<QString> quotedCode(const QString& page)
{
    static const QRegularExpression block("^```.*?^```",
                                          QRegularExpression::MultilineOption | QRegularExpression::DotMatchesEverythingOption);
    return captured(textOf(page).remove(block), "`([^`\n]+)`");
}

/// A path from the root, or the name of a source, a page or a script.
bool isPath(const QString& code)
{
    static const QRegularExpression form("^(app|core|widgets|probe|resources|translations|tests|packaging)/[\\w./*-]+$|"
                                         "^[\\w./-]+\\.(h|cpp|cu|cuh|md|cmake|py|sh|svg)$|^test_\\w+$");
    static const QRegularExpression placeholder("NAME|XX|\\*\\*");
    return code.contains(form) && !code.contains(placeholder);
}

bool isThere(const QString& path)
{
    const QFileInfo info(path);
    if (info.fileName().contains('*'))
        return !info.dir().entryList({info.fileName()}).isEmpty();
    return info.exists() || QFile::exists(path + ".h") || QFile::exists(path + ".cpp");
}

/// Tests may be named as they are called, without folder and ending.
bool isThere(const QString& path, const QString& page)
{
    static const QStringList tests = filesBelow({"tests"}, {"test_*"});
    for (const QString& from : {treeRoot(), treeRoot() + "tests/", QFileInfo(treeRoot() + page).path() + '/'}) {
        if (isThere(from + path))
            return true;
    }
    return path.startsWith("test_") && !tests.filter('/' + path + '.').isEmpty();
}

/// A function, a type or a member of one, as C++ writes it.
bool isName(const QString& code)
{
    // How names are to look.
    static const QStringList forms{"CamelCase", "lowerCamel", "kConstant"};
    static const QRegularExpression form("^(\\w+::)*\\w+\\(\\)$|^(\\w+::)+\\w+$|^[A-Z][a-z]\\w*$|^[a-z]+[A-Z]\\w*$");
    return code.contains(form) && !forms.contains(code);
}

/// Every word of the sources.
class SourceWords {
public:
    SourceWords()
    {
        for (const QString& path : filesBelow({"app", "core", "probe", "tests", "widgets"}, {"*.h", "*.cpp"})) {
            QFile file(treeRoot() + path);
            if (file.open(QIODevice::ReadOnly))
                m_texts.push_back(file.readAll().toStdString());
        }
        for (const std::string& text : m_texts) {
            const auto isLetter = [&text](std::size_t at) {
                return std::isalnum(static_cast<unsigned char>(text[at])) != 0 || text[at] == '_';
            };
            for (std::size_t begin = 0, at = 0; at <= text.size(); ++at) {
                if (at < text.size() && isLetter(at))
                    continue;
                if (at > begin)
                    m_words.insert(std::string_view(text).substr(begin, at - begin));
                begin = at + 1;
            }
        }
    }
    /// All parts of a name, as in `View::refresh()`.
    [[nodiscard]] bool have(QString name) const
    {
        const QStringList parts = name.remove("()").split("::");
        return std::all_of(parts.begin(), parts.end(), [this](const QString& part) { return m_words.count(part.toStdString()) > 0; });
    }

private:
    std::vector<std::string> m_texts;
    std::unordered_set<std::string_view> m_words;
};

}  // namespace

/// The repository's pages are true.
class TestDocuments : public QObject {
    Q_OBJECT
private slots:
    void linksLeadSomewhere()
    {
        static const QRegularExpression code("`[^`]*`");
        static const QRegularExpression link("\\]\\(([^)#:\\s]+)(#[^)]*)?\\)");
        int links = 0;
        for (const QString& path : documents()) {
            const QString text = textOf(path).remove(code);
            for (auto it = link.globalMatch(text); it.hasNext(); ++links) {
                const QString target = it.next().captured(1);
                QVERIFY2(QFile::exists(QFileInfo(treeRoot() + path).path() + '/' + target), qPrintable(path + ": " + target));
            }
        }
        QVERIFY(links > 100);
    }

    /// A page that no other page leads to is never read.
    void everyPageIsLinked()
    {
        static const QString link = QStringLiteral("\\]\\(([^)#:\\s]+)(?:#[^)]*)?\\)");
        std::set<QString> linked{"README.md"};
        for (const QString& path : documents()) {
            for (const QString& target : captured(textOf(path), link))
                linked.insert(QDir::cleanPath(QFileInfo(path).path() + '/' + target));
        }
        for (const QString& path : workingPages())
            QVERIFY2(linked.count(path) == 1, qPrintable(path));
    }

    /// The picture of the flow has every folder of core, and none that is gone.
    void theFlowIsDrawnOfTheFoldersThereAre()
    {
        const QStringList folders = QDir(treeRoot() + "core").entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        const std::set<QString> drawn = captured(textOf("packaging/pictures/flow.svg"), "class=\"core\">([^<]*)<");
        for (const QString& folder : folders)
            QVERIFY2(drawn.count(folder) == 1, qPrintable("not in packaging/pictures/flow.svg: core/" + folder));
        for (const QString& folder : drawn)
            QVERIFY2(folders.contains(folder), qPrintable("drawn in packaging/pictures/flow.svg, but gone: core/" + folder));
    }

    /// Files and folders that a page names in code quotes are there.
    void namedPathsAreThere()
    {
        QStringList gone;
        int paths = 0;
        for (const QString& page : workingPages()) {
            for (const QString& code : quotedCode(page)) {
                if (!isPath(code))
                    continue;
                ++paths;
                if (!isThere(code, page))
                    gone << page + ": " + code;
            }
        }
        QVERIFY2(gone.isEmpty(), qPrintable(gone.join("\n    ").prepend("\n    ")));
        QVERIFY(paths > 300);
    }

    /// So are functions and types, by their names.
    void namedCodeIsThere()
    {
        const SourceWords words;
        QStringList gone;
        int names = 0;
        for (const QString& page : workingPages()) {
            for (const QString& code : quotedCode(page)) {
                if (!isName(code))
                    continue;
                ++names;
                if (!words.have(code))
                    gone << page + ": " + code;
            }
        }
        QVERIFY2(gone.isEmpty(), qPrintable(gone.join("\n    ").prepend("\n    ")));
        QVERIFY(names > 200);
        QVERIFY(words.have("View::refresh()") && !words.have(QString("View::refresh") + "Never()"));
    }

    void pathsAndNamesAreTold_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<bool>("path");
        QTest::addColumn<bool>("name");
        QTest::newRow("a source") << "core/step/step.h" << true << false;
        QTest::newRow("a folder") << "core/step" << true << false;
        QTest::newRow("several") << "core/plan/*_rules.cpp" << true << false;
        QTest::newRow("beside the page") << "run.sh" << true << false;
        QTest::newRow("a test") << "test_search" << true << false;
        QTest::newRow("a placeholder") << "tests/fuzz/fuzz_NAME.cpp" << false << false;
        QTest::newRow("a field") << "plan.tp" << false << false;
        QTest::newRow("an option") << "--set" << false << false;
        QTest::newRow("a function") << "estimate()" << false << true;
        QTest::newRow("a member") << "View::refresh()" << false << true;
        QTest::newRow("a type") << "Basis" << false << true;
        QTest::newRow("a signal") << "scenarioChanged" << false << true;
        QTest::newRow("a word of the command line") << "CLI" << false << false;
    }
    void pathsAndNamesAreTold()
    {
        QFETCH(QString, code);
        QTEST(isPath(code), "path");
        QTEST(isName(code), "name");
    }

    /// Each word of the glossary occurs in the file that is given as its definition.
    void wordsAreDefinedWhereTheGlossarySays()
    {
        static const QRegularExpression row("^\\| (\\w+) \\| (.+) \\| `([^`]+)` \\|$", QRegularExpression::MultilineOption);
        const QString glossary = textOf("core/GLOSSARY.md");
        std::set<QString> words;
        for (auto it = row.globalMatch(glossary); it.hasNext();) {
            const QRegularExpressionMatch match = it.next();
            const QString word = match.captured(1);
            const QString file = match.captured(3);
            QVERIFY2(words.insert(word).second, qPrintable(word + " stands there twice"));
            QVERIFY2(match.captured(2).endsWith('.'), qPrintable(word + " has no whole sentence"));
            QVERIFY2(file.contains(word, Qt::CaseInsensitive) || textOf(file).contains(word, Qt::CaseInsensitive),
                     qPrintable(word + " is not in " + file));
        }
        QVERIFY(words.size() > 80);
    }

    void decisionsHaveTheirParts()
    {
        const QStringList pages = workingPages().filter(QRegularExpression("/DECISIONS\\.md$"));
        QVERIFY(pages.size() >= 7);
        for (const QString& page : pages) {
            const QStringList decisions = textOf(page).split(QRegularExpression("^# Decision: ", QRegularExpression::MultilineOption));
            QVERIFY2(decisions.size() > 1 && decisions.first().isEmpty(), qPrintable(page));
            for (const QString& decision : decisions.mid(1)) {
                for (const char* part : {"\n**Context.** ", "\n**Decision.** ", "\n**Consequence.** "})
                    QVERIFY2(decision.count(part) == 1, qPrintable(page + " lacks" + part));
            }
        }
    }

    /// A newcomer reads it first: facts about one folder belong in that folder.
    void contributingIsShort()
    {
        const qsizetype lines = textOf("CONTRIBUTING.md").count('\n');
        QVERIFY2(lines > 0 && lines <= 150, qPrintable(QString::number(lines)));
    }
};

QTEST_APPLESS_MAIN(TestDocuments)
#include "test_documents.moc"
