// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QPushButton>
#include <QVBoxLayout>
#include <QtTest>

#include "widgets/controls/flow_layout.h"
#include "widgets/theme/theme.h"

using namespace shardscope;

namespace {

/// Controls above a widget that takes the remaining height.
struct Page {
    QWidget widget;
    FlowLayout* flow = new FlowLayout;
    QList<QPushButton*> buttons;
    QWidget* below = new QWidget;

    Page()
    {
        auto* column = new QVBoxLayout(&widget);
        column->addLayout(flow);
        column->addWidget(below, 1);
        for (const char* text : {"one", "a longer one", "three", "the fourth of all", "five"}) {
            buttons << new QPushButton(QString::fromLatin1(text));
            buttons.last()->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
            flow->addWidget(buttons.last());
        }
        widget.setAttribute(Qt::WA_DontShowOnScreen);
        widget.show();
    }
    void resize(int width)
    {
        widget.resize(width, 500);
        for (int round = 0; round < 4; ++round)
            QCoreApplication::processEvents();
    }
    [[nodiscard]] int rows() const
    {
        QSet<int> tops;
        for (const QPushButton* button : buttons) {
            if (!button->isHidden())
                tops << button->geometry().center().y();
        }
        return static_cast<int>(tops.size());
    }
};

}  // namespace

class TestFlowLayout : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cleanup() { Theme::apply(Theme()); }

    void nothingIsCutOrCovered_data()
    {
        QTest::addColumn<bool>("isForAudience");
        QTest::newRow("usual") << false;
        QTest::newRow("audience") << true;
    }
    void nothingIsCutOrCovered()
    {
        QFETCH(bool, isForAudience);
        Theme::apply(isForAudience ? Theme::forAudience(ThemeKind::Light, 24) : Theme());
        Page page;
        int rows = 99;
        for (int width = 300; width <= 1500; width += 50) {
            page.resize(width);
            const int least = page.flow->minimumSize().width();
            for (qsizetype i = 0; i < page.buttons.size(); ++i) {
                const QRect place = page.buttons[i]->geometry();
                QVERIFY(width < least + 40 || page.widget.rect().contains(place));
                QVERIFY(place.bottom() < page.below->geometry().top());
                QVERIFY(place.width() >= page.buttons[i]->sizeHint().width());
                for (qsizetype other = 0; other < i; ++other)
                    QVERIFY(!place.intersects(page.buttons[other]->geometry()));
            }
            QVERIFY(page.rows() <= rows);  // more width never takes more rows
            rows = page.rows();
        }
        QCOMPARE(rows, 1);
    }

    void hiddenOnesTakeNoRoom()
    {
        Page page;
        page.resize(2000);
        const int before = page.buttons[4]->x();
        page.buttons[1]->hide();
        page.resize(1990);
        QVERIFY(page.buttons[4]->x() < before);
    }

    void itIsMirrored()
    {
        Page page;
        page.widget.setLayoutDirection(Qt::RightToLeft);
        page.resize(2000);
        QVERIFY(page.buttons[0]->x() > page.buttons[1]->x());
    }
};

QTEST_MAIN(TestFlowLayout)
#include "test_flow_layout.moc"
