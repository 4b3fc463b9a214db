// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/base/save_picture.h"

#include <QFile>
#include <QImage>
#include <QTemporaryDir>

#include "tests/app/app_test.h"
#include "widgets/charts/stacked_bars.h"

using namespace shardscope;

class TestSavePicture : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void theNameSaysTheKind_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("begins");
        QTest::newRow("png") << "a.png" << QByteArray("\x89PNG");
        QTest::newRow("PNG") << "a.PNG" << QByteArray("\x89PNG");
        QTest::newRow("svg") << "a.svg" << QByteArray("<?xml");
        QTest::newRow("pdf") << "a.pdf" << QByteArray("%PDF");
    }
    void theNameSaysTheKind()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, begins);
        QTemporaryDir folder;
        QCOMPARE(savePicture(chart(), folder.filePath(name)), QString());
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith(begins));
    }

    /// And a margin of 16 around it.
    void aPictureHasTwiceThePixels()
    {
        QTemporaryDir folder;
        QCOMPARE(savePicture(chart(), folder.filePath("a.png")), QString());
        QCOMPARE(QImage(folder.filePath("a.png")).size(), QSize(600 + 4 * 16, 400 + 4 * 16));
    }

    void problemsAreSaid()
    {
        QTemporaryDir folder;
        QVERIFY(savePicture(chart(), folder.filePath("a.gif")).contains(".svg"));
        QVERIFY(savePicture(chart(), folder.filePath("nowhere/a.png")).contains("nowhere"));
        StackedBars flat;
        flat.resize(0, 0);
        QVERIFY(!savePicture(flat, folder.filePath("b.png")).isEmpty());
        QVERIFY(!QFile::exists(folder.filePath("b.png")));
    }

private:
    StackedBars& chart()
    {
        StackedBarsData data;
        data.series = {{"one", ColorRole::Parameters}};
        data.bars = {{"a", "a", {1e9}, {}}};
        m_chart.setData(data);
        m_chart.resize(300, 200);
        return m_chart;
    }

    StackedBars m_chart;
};

QTEST_MAIN(TestSavePicture)
#include "test_save_picture.moc"
