// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ring/ring_layouts.h"

#include <QSignalSpy>

#include "tests/widgets/gui_test.h"
#include "tests/widgets/ring/ring_samples.h"

using namespace shardscope;

class TestRingLayouts : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        failOnWarnings();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void theShortestIsNamed()
    {
        RingLayouts chart;
        QCOMPARE(chart.shortest(), -1);
        chart.setData(sample::layouts(4));
        QCOMPARE(chart.shortest(), 1);
        QVERIFY2(chart.summary().startsWith("Shortest: zigzag"), qPrintable(chart.summary()));
        RingLayoutsData none = sample::layouts(4);
        for (RingLayoutCase& each : none.cases)
            each.forward.reset();
        chart.setData(none);
        QVERIFY(chart.summary().startsWith("None"));
    }

    void everyLayoutIsACard_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("ranks");
        for (const QSize size : {QSize(1240, 560), QSize(500, 560), QSize(260, 700), QSize(1880, 900), QSize(80, 60)}) {
            for (const int ranks : {1, 4, 64, 65, 128, 32768})  // beyond 64 a mask has more pieces than a card draws
                QTest::addRow("%dx%d of %d", size.width(), size.height(), ranks) << size << ranks;
        }
    }
    void everyLayoutIsACard()
    {
        QFETCH(QSize, size);
        QFETCH(int, ranks);
        const Scene scene = ringLayoutsScene(sample::layouts(ranks), 1, size, Theme(ThemeKind::Dark));
        const auto count = static_cast<int>(EnumNames<ContextLayout>::names.size());
        QCOMPARE(scene.marks.size(), count);
        QVERIFY2(scene.rects.size() < 50'000, qPrintable(QString::number(scene.rects.size())));
        for (int i = 0; i < count; ++i) {
            QCOMPARE(scene.marks[i].group, i);
            QVERIFY(QRectF(QPointF(-1, -1), size + QSize(2, 2)).contains(scene.marks[i].bounds));
            for (int other = 0; other < i; ++other)
                QVERIFY(!scene.marks[i].bounds.intersects(scene.marks[other].bounds));
        }
        for (const SceneRect& rect : scene.rects) {
            if (rect.mark < 0 && size.width() > 200)  // everything drawn is in a card
                QVERIFY(std::any_of(scene.marks.begin(), scene.marks.end(),
                                    [&](const SceneMark& mark) { return mark.bounds.contains(rect.rect); }));
        }
    }

    void cardsAreChosenAndRead()
    {
        RingLayouts chart;
        chart.setData(sample::layouts(4));
        chart.resize(1000, 500);
        chart.show();
        QSignalSpy activated(&chart, &ChartWidget::activated);
        QTest::mouseClick(&chart, Qt::LeftButton, {}, chart.scene().marks[2].bounds.center().toPoint());
        QCOMPARE(activated.back(), (QVariantList{2, -1}));
        QTest::keyClick(&chart, Qt::Key_Right);
        QCOMPARE(chart.cursor(), 3);
        QTest::keyClick(&chart, Qt::Key_Home);
        QTest::keyClick(&chart, Qt::Key_Left);
        QCOMPARE(chart.cursor(), 0);
        QTest::keyClick(&chart, Qt::Key_End);
        QTest::keyClick(&chart, Qt::Key_Left);  // Ulysses stands before its ring
        QVERIFY2(chart.markName(chart.cursor()).contains("8 heads do not divide"), qPrintable(chart.markName(chart.cursor())));
        QVERIFY2(chart.markName(0).startsWith("contiguous: balance 57.1"), qPrintable(chart.markName(0)));
    }

    void theTableHasTheBytes()
    {
        RingLayouts chart;
        const RingLayoutsData data = sample::layouts(4);
        chart.setData(data);
        QCOMPARE(chart.table().rowCount(), static_cast<int>(EnumNames<ContextLayout>::names.size()));
        QCOMPARE(chart.table().index(1, 6).data(Qt::EditRole).toDouble(), data.cases[1].forward->bytes.forward.value());
        QCOMPARE(chart.table().index(1, 7).data(Qt::EditRole).toDouble(), data.cases[1].forward->bytes.backwardFp32.value());
        QCOMPARE(chart.table().index(5, 1).data(Qt::EditRole).toString(), QString("8 heads do not divide"));
    }

    void aFrame()
    {
        RingLayouts chart;
        chart.setData(sample::layouts(64));
        QBENCHMARK { QVERIFY(!chart.sceneAt({1880, 900}, Theme()).rects.isEmpty()); }
    }
};

QTEST_MAIN(TestRingLayouts)
#include "test_ring_layouts.moc"
