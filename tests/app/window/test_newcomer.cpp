// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QToolButton>

#include "app/panels/findings_line.h"
#include "app/panels/findings_panel.h"
#include "app/panels/verdict_bar.h"
#include "app/views/derivation/derivation_panel.h"
#include "app/views/lessons/course_list.h"
#include "app/views/lessons/lesson_page.h"
#include "app/views/lessons/lessons_view.h"
#include "app/views/mesh/mesh_view.h"
#include "app/views/overview/overview_view.h"
#include "app/window/pane_area.h"
#include "app/window/rail.h"
#include "app/window/welcome.h"
#include "tests/app/window/window_fixture.h"
#include "widgets/charts/stacked_bars.h"
#include "widgets/controls/drawer.h"
#include "widgets/controls/finding_list.h"
#include "widgets/timeline/gantt_view.h"

using namespace shardscope;

namespace {

/// Mouse presses of a person; their number is tested.
struct Hand {
    int presses = 0;

    void press(QWidget& widget)
    {
        QVERIFY(widget.isVisible());
        // A hand comes when all is in its place: rows that have just come move one layout at a time.
        for (int round = 0; round < 6; ++round)
            QCoreApplication::processEvents();
        QTest::mouseClick(&widget, Qt::LeftButton);
        ++presses;
    }
};

Tile* tileWith(const test::WindowFixture& fixture, const QString& caption)
{
    for (Tile* tile : fixture.window.panels().verdicts().tiles()) {
        if (tile->tileData().caption.startsWith(caption))
            return tile;
    }
    return nullptr;
}

QPushButton* buttonIn(QWidget& part, const QString& text)
{
    for (QPushButton* button : part.findChildren<QPushButton*>()) {
        if (button->text() == text && button->isVisible())
            return button;
    }
    return nullptr;
}

/// Returns the fix of the row whose sentence begins with this text.
QPushButton* fixOf(QWidget& part, const QString& sentence)
{
    for (const QLabel* label : part.findChildren<QLabel*>()) {
        if (label->isVisible() && label->text().startsWith(sentence))
            return buttonIn(*label->parentWidget(), "Fix");
    }
    return nullptr;
}

QString textSeen(const QWidget& part)
{
    QStringList texts;
    for (const QLabel* label : part.findChildren<QLabel*>()) {
        if (label->isVisible())
            texts << label->text();
    }
    return texts.join('\n');
}

}  // namespace

/// Questions of a newcomer, from the first screen: each is answered within two presses.
class TestNewcomer : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        m_fixture = std::make_unique<test::WindowFixture>();
        QVERIFY(m_fixture->hasSettled());
        m_hand = {};
    }
    void cleanup()
    {
        QVERIFY2(m_hand.presses <= 2, qPrintable(QString::number(m_hand.presses)));
        m_fixture.reset();
    }

    void doesItFitAndWhy()
    {
        Tile* fits = tileWith(*m_fixture, "Fits");
        QVERIFY(fits);
        QVERIFY(fits->tileData().value.contains("GiB") && fits->tileData().subline.contains("worst: stage 0"));
        const OverviewView& overview = m_fixture->window.panels().view<OverviewView>();
        QVERIFY(overview.isVisible());
        QCOMPARE(overview.memory().chartData().bars.size(), 4);
        m_hand.press(*fits);
        QVERIFY(m_fixture->window.panels().drawer().isVisible());
        QCOMPARE(m_fixture->window.panels().derivation().field(), QString("/fits"));
    }

    void whatIsTheBubble()
    {
        Tile* bubble = tileWith(*m_fixture, "Bubble");
        QVERIFY(bubble && bubble->tileData().value.contains('%'));
        QVERIFY(!m_fixture->window.panels().view<OverviewView>().pipeline().content().panels.empty());
        m_hand.press(*bubble);
        QVERIFY(m_fixture->window.panels().derivation().text().contains("bubble", Qt::CaseInsensitive));
        QTest::keyClick(&m_fixture->window.panels().derivation(), Qt::Key_Escape);
        m_hand.press(m_fixture->window.panels().rail().button("pipeline"));
        QCOMPARE(m_fixture->window.panels().panes().current(), QString("pipeline"));
    }

    void whatLowersExposedCommunication()
    {
        FindingsPanel& panel = m_fixture->window.panels().findings();
        QTRY_VERIFY(panel.isSettled());
        // The line says the best of it already.
        QTRY_VERIFY2(panel.line().summary().contains("set overlap tensor parallel to on"), qPrintable(panel.line().summary()));
        m_hand.press(panel.line().opener());
        FindingList& findings = panel.list();
        QTRY_VERIFY2(textSeen(findings).contains("Tensor-parallel collectives"), qPrintable(textSeen(findings)));
        // Beside it stands what cures it and what comes of that.
        QTRY_VERIFY2(textSeen(findings).contains("set overlap tensor parallel to on"), qPrintable(textSeen(findings)));
        QPushButton* fix = nullptr;
        QTRY_VERIFY((fix = fixOf(findings, "Tensor-parallel collectives")) != nullptr);
        m_hand.press(*fix);
        QVERIFY2(m_fixture->document().scenario().plan.overlap.tensor, qPrintable(m_fixture->document().undoStack().undoText()));
        QCOMPARE(m_fixture->document().undoStack().count(), 1);
    }

    void whoTalksOverWhichWire()
    {
        m_hand.press(m_fixture->window.panels().rail().button("mesh"));
        QVERIFY(m_fixture->hasSettled());
        const MeshView& mesh = m_fixture->window.panels().view<MeshView>();
        QVERIFY(mesh.isVisible());
        QCOMPARE(mesh.map().chartData().shape.world, 64);
    }

    /// One GPU's memory is too small for the plan: what would make it fit, with its price.
    void whatWouldMakeItFit()
    {
        m_fixture->document().edit("plan.tp", std::int64_t{1});
        m_fixture->document().undoStack().clear();
        QVERIFY(m_fixture->hasSettled());
        QVERIFY(tileWith(*m_fixture, "Does not fit"));
        FindingsPanel& panel = m_fixture->window.panels().findings();
        QTRY_VERIFY_WITH_TIMEOUT(panel.isSettled(), 60000);
        m_hand.press(panel.line().opener());
        FindingList& findings = panel.list();
        QTRY_VERIFY(buttonIn(findings, "Fix"));
        QTRY_VERIFY2(textSeen(findings).contains("tokens/s per GPU"), qPrintable(textSeen(findings)));
        m_hand.press(*buttonIn(findings, "Fix"));
        QVERIFY(m_fixture->hasSettled());
        QTRY_VERIFY(tileWith(*m_fixture, "Fits") || tileWith(*m_fixture, "Tight"));
        QCOMPARE(m_fixture->document().undoStack().count(), 1);
    }

    /// From the first screen of a first start to the cause, by visible texts only, within three minutes: at 200 words a minute, and five
    /// seconds for each press.
    void whyIsThereABubble()
    {
        Panels& panels = m_fixture->window.panels();
        m_fixture->window.resize(1280, 800);
        panels.welcome();
        QTRY_VERIFY(panels.welcomed()->isVisible());
        leavePicture("1-start");
        int words = wordsOf(textSeen(*panels.welcomed()));
        m_hand.press(*buttonIn(*panels.welcomed(), "Start a lesson"));
        QTRY_VERIFY(panels.panes().shown().contains("lessons") && !panels.welcomed());
        auto& lessons = panels.view<LessonsView>();
        const QList<QTreeWidgetItem*> found = lessons.list().findItems("Why there is a bubble", Qt::MatchExactly | Qt::MatchRecursive);
        QCOMPARE(found.size(), 1);
        leavePicture("2-list");
        words += 100;  // a list is looked through, not read
        while (!lessons.list().viewport()->rect().contains(lessons.list().visualItemRect(found.first()).center())) {
            QTest::keyClick(&lessons.list(), Qt::Key_PageDown);
            ++m_hand.presses;
            QVERIFY(m_hand.presses < 9);
        }
        QTest::mouseClick(lessons.list().viewport(), Qt::LeftButton, {}, lessons.list().visualItemRect(found.first()).center());
        ++m_hand.presses;
        m_hand.press(*buttonIn(lessons, "Open the lesson"));
        QVERIFY(m_fixture->hasSettled());
        QVERIFY(panels.panes().shown().contains("pipeline"));
        leavePicture("3-lesson");
        words += wordsOf(lessons.page().told());
        m_hand.press(*buttonIn(lessons, "Next"));
        QVERIFY(m_fixture->hasSettled());
        leavePicture("4-question");
        m_hand.press(*buttonIn(lessons, "Reveal"));  // who has no idea
        QVERIFY(m_fixture->hasSettled());
        leavePicture("5-why");
        words += wordsOf(lessons.page().told());
        QVERIFY2(lessons.page().told().contains("that is the bubble"), qPrintable(lessons.page().told()));
        QVERIFY2(m_hand.presses <= 8, qPrintable(QString::number(m_hand.presses)));
        const int seconds = words * 60 / 200 + 5 * m_hand.presses;
        QVERIFY2(seconds <= 180, qPrintable(QString("%1 words, %2 presses").arg(words).arg(m_hand.presses)));
        qInfo("%d words, %d presses: %d s", words, m_hand.presses, seconds);
        m_hand.presses = 0;
    }

    void aFirstStartOffersItsWays()
    {
        m_fixture->workspace.setQuestions({[] { return QString(); }, {}, {}});  // thinks better of it
        Panels& panels = m_fixture->window.panels();
        panels.welcome();
        QTRY_VERIFY(panels.welcomed()->isVisible());
        QVERIFY(panels.welcomed()->height() < 200);
        const QList<QPushButton*> ways = panels.welcomed()->findChildren<QPushButton*>();
        QCOMPARE(ways.size(), 4);
        QSignalSpy opened(&panels, &Panels::openRequested);
        m_hand.press(*ways.first());
        QCOMPARE(opened.size(), 1);
        QTRY_VERIFY(!panels.welcomed());
    }

private:
    static int wordsOf(QString html)
    {
        return static_cast<int>(html.remove(QRegularExpression("<[^>]*>")).split(QRegularExpression("\\s+"), Qt::SkipEmptyParts).size());
    }
    /// With SHARDSCOPE_LESSON_PICTURES, to be looked at.
    void leavePicture(const QString& name)
    {
        const QString folder = qEnvironmentVariable("SHARDSCOPE_LESSON_PICTURES");
        for (int round = 0; round < 6; ++round)
            QCoreApplication::processEvents();
        if (!folder.isEmpty())
            m_fixture->window.grab().save(folder + "/newcomer-" + name + ".png");
    }

    std::unique_ptr<test::WindowFixture> m_fixture;
    Hand m_hand;
};

QTEST_MAIN(TestNewcomer)
#include "test_newcomer.moc"
