// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QSlider>
#include <QToolButton>

#include "tests/widgets/gui_test.h"
#include "widgets/collectives/step_bar.h"
#include "widgets/collectives/step_player.h"

using namespace shardscope;

class TestStepPlayer : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        failOnWarnings();
        m_watched = std::make_unique<QWidget>();
        m_player = new StepPlayer(*m_watched);
        m_player->setSteps(3);
    }
    void cleanup() { m_watched.reset(); }

    void stepsFromPlaceToPlace()
    {
        m_player->step(1);
        QCOMPARE(m_player->moment(), (PlayedMoment{1, 0}));
        m_player->scrub(1.5);
        m_player->step(-1);
        QCOMPARE(m_player->place(), 1.0);
        m_player->step(1);
        m_player->step(1);
        m_player->step(1);
        QCOMPARE(m_player->moment(), (PlayedMoment{3, 0}));  // done
        m_player->scrub(-4);
        QCOMPARE(m_player->place(), 0.0);
        m_player->step(-1);
        QCOMPARE(m_player->place(), 0.0);
    }

    void fewerStepsKeepThePlaceWithin()
    {
        m_player->scrub(2.5);
        m_player->setSteps(2);
        QCOMPARE(m_player->moment(), (PlayedMoment{2, 0}));
        m_player->setSteps(0);
        m_player->play();
        QVERIFY(!m_player->isPlaying());
    }

    void noTimerRunsWhileHidden()
    {
        m_player->play();
        QVERIFY(m_player->isPlaying() && !m_player->isTicking());
        m_watched->show();
        QVERIFY(m_player->isTicking());
        m_watched->hide();
        QVERIFY(m_player->isPlaying() && !m_player->isTicking());
        m_player->pause();
        m_watched->show();
        QVERIFY(!m_player->isTicking());
    }

    void playsToTheEndAndAgain()
    {
        m_watched->show();
        m_player->scrub(2.95);
        m_player->play();
        QTRY_VERIFY(!m_player->isPlaying());
        QCOMPARE(m_player->moment(), (PlayedMoment{3, 0}));
        m_player->play();
        QVERIFY(m_player->place() < 1);
    }

    void withReducedMotionItDoesNotGlide()
    {
        m_player->setReducedMotion(true);
        m_watched->show();
        m_player->setSteps(100);  // short steps
        QSignalSpy moments(m_player, &StepPlayer::momentChanged);
        m_player->play();
        QTRY_VERIFY(moments.count() >= 2);
        for (const QList<QVariant>& moment : moments)
            QCOMPARE(moment.constFirst().value<PlayedMoment>().phase, 0.0);
    }

    void theBarFollowsAndLeads()
    {
        StepBar bar(*m_player, *m_watched);
        bar.showSteps();
        auto* slider = bar.findChild<QSlider*>();
        slider->setValue(slider->maximum());
        QCOMPARE(m_player->place(), 3.0);
        m_player->scrub(1.5);
        QCOMPARE(slider->value(), slider->maximum() / 2);
        const QList<QToolButton*> buttons = bar.findChildren<QToolButton*>();
        QCOMPARE(buttons.size(), 3);
        for (const QToolButton* button : buttons)
            QVERIFY(!button->accessibleName().isEmpty());
        buttons.at(1)->click();
        QVERIFY(m_player->isPlaying());
        QVERIFY(buttons.at(1)->accessibleName().startsWith("Pause"));
        buttons.at(2)->click();
        QVERIFY(!m_player->isPlaying());
        QCOMPARE(m_player->place(), 2.0);
        QCOMPARE(m_watched->actions().size(), 3);
    }

private:
    std::unique_ptr<QWidget> m_watched;
    StepPlayer* m_player = nullptr;
};

QTEST_MAIN(TestStepPlayer)
#include "test_step_player.moc"
