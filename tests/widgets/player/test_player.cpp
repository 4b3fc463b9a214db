// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/player/player.h"

#include <QAction>
#include <QLineEdit>
#include <QSignalSpy>
#include <QToolButton>
#include <QVBoxLayout>

#include "tests/widgets/gui_test.h"
#include "widgets/controls/slider_track.h"
#include "widgets/player/player_bar.h"

using namespace shardscope;

class TestPlayer : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        failOnWarnings();
        m_widget = std::make_unique<QWidget>();
        m_widget->resize(400, 80);
        m_player = new Player(*m_widget);
        m_player->setSteps(4);
    }
    void cleanup() { m_widget.reset(); }

    void playsInTimeAndStopsAtTheEnd()
    {
        m_widget->show();
        m_player->setSteps(2);
        m_player->scrub(1.9);
        QSignalSpy playing(m_player, &Player::playingChanged);
        m_player->play();
        QVERIFY(m_player->isTicking());
        QTRY_VERIFY_WITH_TIMEOUT(!m_player->isPlaying(), 5000);
        QCOMPARE(m_player->place(), 2.0);
        QCOMPARE(m_player->moment(), (Moment{1, 1.0}));
        QCOMPARE(playing.size(), 2);
        QVERIFY(!m_player->isTicking());
        m_player->play();  // from the start
        QVERIFY(m_player->place() < 0.5);
    }

    void aHiddenOneHasNoTimer()
    {
        m_player->play();
        QVERIFY(m_player->isPlaying() && !m_player->isTicking());
        m_widget->show();
        QVERIFY(m_player->isTicking());
        m_widget->hide();
        QVERIFY(!m_player->isTicking());
        const double place = m_player->place();
        QTest::qWait(50);
        QCOMPARE(m_player->place(), place);
        m_widget->show();
        QTRY_VERIFY(m_player->place() > place);
    }

    void reducedMotionLeaps()
    {
        m_widget->show();
        m_player->setSteps(60);
        m_player->setReducedMotion(true);
        QSignalSpy moments(m_player, &Player::momentChanged);
        m_player->play();
        QTRY_VERIFY_WITH_TIMEOUT(moments.size() >= 2, 5000);
        for (const auto& arguments : moments)
            QCOMPARE(arguments[0].value<Moment>().phase, 0.0);
    }

    void steps()
    {
        m_player->scrub(1.4);
        QCOMPARE(m_player->moment().step, 1);
        m_player->step(1);
        QCOMPARE(m_player->place(), 2.0);
        m_player->step(1);
        m_player->step(1);
        QCOMPARE(m_player->place(), 3.0);  // the begin of the last
        m_player->scrub(1.4);
        m_player->step(-1);
        QCOMPARE(m_player->place(), 1.0);
        m_player->step(-1);
        m_player->step(-1);
        QCOMPARE(m_player->place(), 0.0);
        m_player->scrub(99);
        QCOMPARE(m_player->place(), 4.0);
        m_player->setSteps(2);
        QCOMPARE(m_player->place(), 2.0);
    }

    void aLongRingIsQuicker()
    {
        const double four = m_player->secondsPerStep();
        m_player->setSteps(64);
        QVERIFY(m_player->secondsPerStep() < four);
        QVERIFY(64 * m_player->secondsPerStep() < 30);
    }

    void theBarDrivesIt()
    {
        PlayerBar bar(*m_player, *m_widget);
        auto* field = new QLineEdit;
        auto* layout = new QVBoxLayout(m_widget.get());
        layout->addWidget(&bar);
        layout->addWidget(field);
        m_widget->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_widget.get()));
        const QList<QToolButton*> buttons = bar.findChildren<QToolButton*>();
        QCOMPARE(buttons.size(), 3);
        buttons[2]->click();
        QCOMPARE(m_player->place(), 1.0);
        buttons[0]->click();
        QCOMPARE(m_player->place(), 0.0);
        buttons[1]->click();
        QVERIFY(m_player->isPlaying() && buttons[1]->isChecked());
        buttons[1]->click();
        QVERIFY(!m_player->isPlaying() && !buttons[1]->isChecked());
        auto* track = bar.findChild<SliderTrack*>();
        QCOMPARE(track->stops().back().value, 4.0);
        track->edit(2.5);
        QCOMPARE(m_player->place(), 2.5);
        QCOMPARE(m_widget->actions().size(), 3);
        m_widget->actions()[2]->trigger();
        QCOMPARE(m_player->place(), 3.0);
        QCOMPARE(track->value(), 3.0);
        bar.setParent(nullptr);
    }

    /// The end of a collective is not its last step but its completion.
    void theEndIsThatAllIsDone()
    {
        Player player(*m_widget, PlayEnd::Done, {20, 0.6, 2});
        player.setSteps(3);
        player.scrub(1.5);
        player.step(1);
        player.step(1);
        player.step(1);
        QCOMPARE(player.moment(), (Moment{3, 0}));
        m_widget->show();
        player.scrub(2.95);
        player.play();
        QTRY_VERIFY(!player.isPlaying());
        QCOMPARE(player.moment(), (Moment{3, 0}));
        player.setSteps(0);
        player.play();
        QVERIFY(!player.isPlaying());
        QCOMPARE(player.place(), 0.0);
    }

private:
    std::unique_ptr<QWidget> m_widget;
    Player* m_player = nullptr;
};

QTEST_MAIN(TestPlayer)
#include "test_player.moc"
