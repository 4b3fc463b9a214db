// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/base/save_sheet.h"

#include <QProcess>
#include <QStandardItemModel>
#include <QTemporaryDir>

#include "tests/app/app_test.h"

using namespace shardscope;

namespace {

/// The first sheet's XML, as Python's own zip reader finds it.
QString sheetOf(const QString& path)
{
    QProcess python;
    python.start("python3",
                 {"-c", "import sys, zipfile; print(zipfile.ZipFile(sys.argv[1]).read('xl/worksheets/sheet1.xml').decode())", path});
    python.waitForFinished();
    return QString::fromUtf8(python.readAllStandardOutput());
}

}  // namespace

class TestSaveSheet : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void numbersAreNumbersAndTextsAreTexts()
    {
        QStandardItemModel table(1, 3);
        table.setHorizontalHeaderLabels({"plan", "tokens/s", "=HYPERLINK(1)"});
        table.setItem(0, 0, new QStandardItem("=1+1"));
        table.setData(table.index(0, 1), 1234.5, Qt::EditRole);
        const QTemporaryDir folder;
        const QString path = folder.filePath("plans.xlsx");
        QCOMPARE(saveXlsx(table, path), QString());
        const QString sheet = sheetOf(path);
        QVERIFY2(sheet.contains("<v>1234.5</v>"), qPrintable(sheet));
        QVERIFY(sheet.contains("=1+1") && sheet.contains("=HYPERLINK(1)"));
        QVERIFY(!sheet.contains("<f>"));  // no formula
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{"plans.xlsx"});
    }

    void theOldFileSurvivesAFailure()
    {
        QStandardItemModel table(2'000'000, 1);
        const QTemporaryDir folder;
        QFile file(folder.filePath("plans.xlsx"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("old");
        file.close();
        QVERIFY(!saveXlsx(table, file.fileName()).isEmpty());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("old"));
        QVERIFY(!saveXlsx(QStandardItemModel(1, 1), "/no/such/folder/a.xlsx").isEmpty());
    }
};

QTEST_MAIN(TestSaveSheet)
#include "test_save_sheet.moc"
