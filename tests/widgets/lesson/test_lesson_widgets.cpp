// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QBuffer>
#include <QSignalSpy>
#include <QtTest>

#include "tests/widgets/gui_test.h"
#include "widgets/lesson/guess_slider.h"
#include "widgets/lesson/option_button.h"
#include "widgets/lesson/order_list.h"
#include "widgets/lesson/told_label.h"
#include "widgets/lesson/widget_picture.h"
#include "widgets/theme/theme.h"

using namespace shardscope;

class TestLessonWidgets : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void anOrderIsMadeByTheKeyboard()
    {
        OrderList list({"a", "b", "c"});
        QSignalSpy edited(&list, &OrderList::orderEdited);
        list.show();
        QCOMPARE(list.order(), (QList<int>{0, 1, 2}));
        QTest::keyClick(&list, Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(list.order(), (QList<int>{1, 0, 2}));
        QTest::keyClick(&list, Qt::Key_Down, Qt::AltModifier);
        QTest::keyClick(&list, Qt::Key_Down, Qt::AltModifier);  // the last already
        QCOMPARE(list.order(), (QList<int>{1, 2, 0}));
        QCOMPARE(edited.count(), 2);
        QTest::keyClick(&list, Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(list.order(), (QList<int>{1, 0, 2}));
        list.setOrder({2, 1, 0});
        QCOMPARE(list.order(), (QList<int>{2, 1, 0}));
        QCOMPARE(edited.count(), 3);
        QCOMPARE(list.item(0)->text(), QString("1. c"));
    }

    /// Next to a picture there is little width; the sorted texts are shown whole.
    void aLongLineIsWrapped()
    {
        OrderList list({"a", "the network between nodes at half its bandwidth, as it was before"});
        list.resize(160, 400);
        list.show();
        const int line = list.fontMetrics().lineSpacing();
        QTRY_VERIFY(list.sizeHintForRow(1) >= 2 * line);
        QVERIFY(list.sizeHintForRow(0) < 2 * line);
        const int narrow = list.sizeHint().height();
        QVERIFY(narrow >= list.sizeHintForRow(0) + list.sizeHintForRow(1));
        list.setOrder({1, 0});
        QVERIFY(list.sizeHintForRow(0) >= 2 * line && list.visualItemRect(list.item(1)).top() >= 2 * line);
        list.resize(900, 400);
        QTRY_VERIFY(list.sizeHint().height() < narrow);
    }

    void aGuessIsLogarithmic()
    {
        const QList<SliderStop> stops = roundStops(0.5, 2000);
        QCOMPARE(stops.first().value, 0.5);
        QCOMPARE(stops.last().value, 2000.0);
        for (qsizetype i = 1; i < stops.size(); ++i) {
            QVERIFY(stops[i].value > stops[i - 1].value);
            QVERIFY(stops[i].value / stops[i - 1].value < 1.2);
        }
        GuessSlider slider("guess", 1, 10000);
        QCOMPARE(slider.value(), 100.0);
    }

    /// The right answer is also stated in words.
    void anOptionSaysItsVerdict()
    {
        OptionButton option("B", "all of it");
        QCOMPARE(option.accessibleName(), QString("B: all of it"));
        const int plain = option.heightForWidth(300);
        option.setVerdict(OptionButton::Verdict::Wrong, "Not that much, by far, as you would have seen had you counted.");
        QVERIFY(option.accessibleName().contains("✗ Not that much, by far"));
        QVERIFY(option.heightForWidth(300) > plain);
        QVERIFY(option.heightForWidth(200) > option.heightForWidth(500));
    }

    void aWidgetIsAPicture_data()
    {
        QTest::addColumn<int>("format");
        QTest::addColumn<QByteArray>("begins");
        QTest::newRow("PNG") << int(PictureFormat::Png) << QByteArray("\x89PNG");
        QTest::newRow("SVG") << int(PictureFormat::Svg) << QByteArray("<?xml");
        QTest::newRow("PDF") << int(PictureFormat::Pdf) << QByteArray("%PDF");
    }
    void aWidgetIsAPicture()
    {
        QFETCH(int, format);
        QFETCH(QByteArray, begins);
        ToldLabel label([](const QString&) { return QString(); });
        label.setText("Some <a href=\"term:x\">words</a>");
        label.resize(200, 60);
        QBuffer buffer;
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        QVERIFY(writeWidgetPicture(buffer, static_cast<PictureFormat>(format), label, "T"));
        QVERIFY(buffer.data().startsWith(begins) && buffer.data().size() > 300);
    }
};

QTEST_MAIN(TestLessonWidgets)
#include "test_lesson_widgets.moc"
