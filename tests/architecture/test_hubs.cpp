// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>

namespace {

/// Returns the files of the programs that include a header themselves, by the header's path.
QHash<QString, QStringList> includers()
{
    static const QRegularExpression line("^\\s*#\\s*include\\s*\"([^\"]+)\"", QRegularExpression::MultilineOption);
    const QString root = QStringLiteral(SHARDSCOPE_SOURCE_DIR) + '/';
    QHash<QString, QStringList> found;
    for (const char* const module : {"app", "core", "probe", "widgets"}) {
        QDirIterator it(root + module, {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            QFile file(it.next());
            if (!file.open(QIODevice::ReadOnly))
                continue;
            for (auto each = line.globalMatch(QString::fromUtf8(file.readAll())); each.hasNext();)
                found[each.next().captured(1)] << file.fileName().mid(root.size());
        }
    }
    return found;
}

/// Returns every file that a change of this one touches, itself among them.
QSet<QString> touchedBy(const QString& changed, const QHash<QString, QStringList>& includers)
{
    QSet<QString> touched{changed};
    QStringList open{changed};
    while (!open.isEmpty()) {
        for (const QString& includer : includers[open.takeLast()]) {
            if (!touched.contains(includer)) {
                touched << includer;
                open << includer;
            }
        }
    }
    return touched;
}

qsizetype sourcesIn(const QSet<QString>& files)
{
    return std::count_if(files.begin(), files.end(), [](const QString& path) { return path.endsWith(".cpp"); });
}

}  // namespace

/// A change of what much is built on rebuilds little: a header that only passes a value on declares its type, and does not include it.
class TestHubs : public QObject {
    Q_OBJECT
private slots:
    void rebuildLittle_data()
    {
        QTest::addColumn<QString>("header");
        QTest::addColumn<double>("most");  // of the programs' sources
        QTest::newRow("the plan") << "core/scenario/plan.h" << 1.0 / 3;
        QTest::newRow("the scenario") << "core/scenario/scenario.h" << 1.0 / 3;
        QTest::newRow("the resolved plan") << "core/plan/resolved_plan.h" << 0.2;
        QTest::newRow("a framework's traits") << "core/framework/framework_traits.h" << 0.2;
        QTest::newRow("the estimate") << "core/estimate/estimate.h" << 0.2;
        QTest::newRow("the site") << "core/site/site.h" << 0.15;
    }

    void rebuildLittle()
    {
        QFETCH(QString, header);
        QFETCH(double, most);
        static const QHash<QString, QStringList> graph = includers();
        QSet<QString> all;
        for (const QStringList& files : graph)
            all.unite(QSet<QString>(files.begin(), files.end()));
        const double share = static_cast<double>(sourcesIn(touchedBy(header, graph))) / static_cast<double>(sourcesIn(all));
        QVERIFY2(share > 0.02, "nothing includes it any more: the row is of no use");
        QVERIFY2(share <= most, qPrintable(QString("%1 % of the sources are built again").arg(100 * share, 0, 'f', 1)));
    }

    void changesReachThroughHeaders()
    {
        const QHash<QString, QStringList> graph{{"a.h", {"b.h", "a.cpp"}}, {"b.h", {"b.cpp", "a.h"}}, {"c.h", {"c.cpp"}}};
        QCOMPARE(sourcesIn(touchedBy("a.h", graph)), 2);
        QCOMPARE(sourcesIn(touchedBy("c.h", graph)), 1);
    }
};

QTEST_APPLESS_MAIN(TestHubs)
#include "test_hubs.moc"
