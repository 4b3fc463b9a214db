// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <set>

namespace {

QString root() { return QStringLiteral(SHARDSCOPE_SOURCE_DIR "/"); }

QString read(const QString& path)
{
    QFile file(root() + path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

bool isThere(const QString& path) { return QFile::exists(path) || QFile::exists(path + ".h") || QFile::exists(path + ".cpp"); }

QStringList documents()
{
    QStringList paths{"README.md", "CONTRIBUTING.md"};
    for (const char* folder : {"packaging", "probe", "resources", "tests", "translations"}) {
        for (QDirIterator it(root() + folder, {"*.md"}, QDir::Files, QDirIterator::Subdirectories); it.hasNext();)
            paths << QDir(root()).relativeFilePath(it.next());
    }
    return paths;
}

std::set<QString> captured(const QString& text, const QString& form)
{
    std::set<QString> found;
    for (auto it = QRegularExpression(form).globalMatch(text); it.hasNext();)
        found.insert(it.next().captured(1));
    return found;
}

}  // namespace

/// What the repository's pages say of it is so.
class TestDocuments : public QObject {
    Q_OBJECT
private slots:
    void linksLeadSomewhere()
    {
        static const QRegularExpression code("`[^`]*`");
        static const QRegularExpression link("\\]\\(([^)#:\\s]+)(#[^)]*)?\\)");
        int links = 0;
        for (const QString& path : documents()) {
            const QString text = read(path).remove(code);
            for (auto it = link.globalMatch(text); it.hasNext(); ++links) {
                const QString target = it.next().captured(1);
                QVERIFY2(QFile::exists(QFileInfo(root() + path).path() + '/' + target), qPrintable(path + ": " + target));
            }
        }
        QVERIFY(links > 40);
    }

    /// The picture of the flow has every folder of core, and none that is gone.
    void theFlowIsDrawnOfTheFoldersThereAre()
    {
        const QStringList folders = QDir(root() + "core").entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        const std::set<QString> drawn = captured(read("packaging/pictures/flow.svg"), "class=\"core\">([^<]*)<");
        for (const QString& folder : folders)
            QVERIFY2(drawn.count(folder) == 1, qPrintable("not in packaging/pictures/flow.svg: core/" + folder));
        for (const QString& folder : drawn)
            QVERIFY2(folders.contains(folder), qPrintable("drawn in packaging/pictures/flow.svg, but gone: core/" + folder));
    }

    /// Files and folders that CONTRIBUTING.md names in code quotes are there; tests are named as they are called, without folder and ending.
    void namedPathsAreThere()
    {
        const std::set<QString> paths = captured(read("CONTRIBUTING.md"), "`((?:app|core|widgets|probe|resources|translations|tests|packaging)/[\\w./-]+)`");
        QVERIFY(paths.size() > 60);
        for (const QString& path : paths)
            QVERIFY2(path.contains("NAME") || isThere(root() + path) || isThere(root() + "tests/" + path), qPrintable(path));
    }
};

QTEST_APPLESS_MAIN(TestDocuments)
#include "test_documents.moc"
