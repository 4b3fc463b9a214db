// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/view_scroll.h"

#include <QLabel>
#include <QScrollBar>
#include <QTest>
#include <QVBoxLayout>

#include "tests/app/app_test.h"

using namespace shardscope;

class TestViewScroll : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void fillsItsPanelAndScrollsWhereItCannot()
    {
        auto* view = new QWidget;
        auto* layout = new QVBoxLayout(view);
        auto* box = new QWidget;
        box->setMinimumSize(300, 200);
        auto* text = new QLabel(QString("many words ").repeated(40));
        text->setWordWrap(true);
        text->setMinimumHeight(10);
        text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        layout->addWidget(box, 1);
        layout->addWidget(text);
        ViewScroll scroll(view);
        scroll.resize(500, 400);
        scroll.show();
        QTRY_COMPARE(view->size(), QSize(500, 400));
        QVERIFY(!scroll.verticalScrollBar()->isVisible() && !scroll.horizontalScrollBar()->isVisible());
        scroll.resize(500, 100);
        QTRY_VERIFY(scroll.verticalScrollBar()->isVisible());
        QVERIFY(view->height() >= 200 && view->height() < 300);
        QVERIFY(!scroll.horizontalScrollBar()->isVisible());
        box->setMinimumSize(100, 20);  // the least it needs has changed
        QTRY_COMPARE(view->size(), QSize(500, 100));
        scroll.resize(800, 600);
        QTRY_COMPARE(view->size(), QSize(800, 600));
    }
};

QTEST_MAIN(TestViewScroll)
#include "test_view_scroll.moc"
