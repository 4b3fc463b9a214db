// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QSignalSpy>

#include <numeric>

#include "tests/widgets/gui_test.h"
#include "widgets/controls/stage_split_bar.h"

using namespace shardscope;

class TestStageSplitBar : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        failOnWarnings();
        m_bar = std::make_unique<StageSplitBar>();
        m_bar->setStages({20, 20, 20, 20}, {0, 1, 2, 3});
        m_bar->resize(820, 24);
        m_bar->show();
        QApplication::setActiveWindow(m_bar.get());
        m_bar->setFocus();
    }
    void cleanup() { m_bar.reset(); }

    /// The border goes with the mouse, there and back, and between a press and its release is one edit.
    void aBorderIsDragged()
    {
        QSignalSpy began(m_bar.get(), &StageSplitBar::editBegan), ended(m_bar.get(), &StageSplitBar::editEnded);
        const double layer = m_bar->boxOf(0).width() / 20;
        const QPoint border(qRound(m_bar->boxOf(0).right()), 12);
        QTest::mousePress(m_bar.get(), Qt::LeftButton, {}, border);
        QTest::mouseMove(m_bar.get(), border + QPoint(qRound(3 * layer), 0));
        QCOMPARE(m_bar->layers(), (std::vector<int>{23, 17, 20, 20}));
        m_bar->setStages({21, 19, 20, 20}, {0, 1, 2, 3});  // an estimate of what was there a moment ago
        QCOMPARE(m_bar->layers(), (std::vector<int>{23, 17, 20, 20}));
        QTest::mouseMove(m_bar.get(), border - QPoint(qRound(2 * layer), 0));
        QCOMPARE(m_bar->layers(), (std::vector<int>{18, 22, 20, 20}));
        QTest::mouseMove(m_bar.get(), border - QPoint(2000, 0));
        QCOMPARE(m_bar->layers(), (std::vector<int>{0, 40, 20, 20}));
        QTest::mouseRelease(m_bar.get(), Qt::LeftButton, {}, border);
        QCOMPARE(began.size(), 1);
        QCOMPARE(ended.size(), 1);
        QVERIFY(m_bar->boxOf(0).width() > 2);  // an empty stage can still be seen and met
    }

    void aLayerIsDraggedOntoAnotherStage()
    {
        QSignalSpy edited(m_bar.get(), &StageSplitBar::edited);
        QTest::mousePress(m_bar.get(), Qt::LeftButton, {}, m_bar->boxOf(3).center().toPoint());
        QTest::mouseMove(m_bar.get(), m_bar->boxOf(0).center().toPoint());
        QTest::mouseRelease(m_bar.get(), Qt::LeftButton, {}, m_bar->boxOf(0).center().toPoint());
        QCOMPARE(m_bar->layers(), (std::vector<int>{21, 20, 20, 19}));
        QCOMPARE(edited.size(), 1);
        // Let go where it was taken up: nothing.
        QTest::mouseClick(m_bar.get(), Qt::LeftButton, {}, m_bar->boxOf(1).center().toPoint());
        QCOMPARE(edited.size(), 1);
    }

    void byKeyboard()
    {
        QTest::keyClick(m_bar.get(), Qt::Key_Left);
        QCOMPARE(m_bar->current(), 0);
        QTest::keyClick(m_bar.get(), Qt::Key_Right);
        QTest::keyClick(m_bar.get(), Qt::Key_Right, Qt::ShiftModifier);
        QTest::keyClick(m_bar.get(), Qt::Key_Left, Qt::ShiftModifier);
        QTest::keyClick(m_bar.get(), Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(m_bar->layers(), (std::vector<int>{22, 17, 21, 20}));
        QVERIFY(m_bar->accessibleDescription().contains("17"));
        QTest::keyClick(m_bar.get(), Qt::Key_Left);
        QTest::keyClick(m_bar.get(), Qt::Key_Left, Qt::ShiftModifier);  // there is no stage before
        QCOMPARE(m_bar->layers(), (std::vector<int>{22, 17, 21, 20}));
    }

    /// No way loses a layer or makes one.
    void noLayerIsLost()
    {
        for (int move = 0; move < 300; ++move)
            m_bar->move(move * 7 % 5 - 1, move * 3 % 5, 1 + move % 9);
        QCOMPARE(std::accumulate(m_bar->layers().begin(), m_bar->layers().end(), 0), 80);
        QVERIFY(*std::min_element(m_bar->layers().begin(), m_bar->layers().end()) >= 0);
    }

    /// 64 stages of 16 chunks: every box is within the bar, and in order.
    void manyStages()
    {
        std::vector<int> layers(1024, 0), ranks(1024);
        for (std::size_t stage = 0; stage < ranks.size(); ++stage)
            ranks[stage] = static_cast<int>(stage % 64);
        layers[3] = 126;
        m_bar->setStages(layers, ranks);
        QVERIFY(m_bar->boxOf(1023).right() <= m_bar->width());
        QVERIFY(!m_bar->grab().isNull());
        m_bar->setStages({}, {});
        QVERIFY(!m_bar->grab().isNull());
        QTest::keyClick(m_bar.get(), Qt::Key_Right, Qt::ShiftModifier);
    }

private:
    std::unique_ptr<StageSplitBar> m_bar;
};

QTEST_MAIN(TestStageSplitBar)
#include "test_stage_split_bar.moc"
