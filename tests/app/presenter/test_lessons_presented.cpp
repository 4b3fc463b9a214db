// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QDir>
#include <QtTest>

#include "app/lessons/lesson_play.h"
#include "app/lessons/lesson_text.h"
#include "app/panels/controls_panel.h"
#include "app/panels/hint_line.h"
#include "app/window/lesson_director.h"
#include "core/io/lesson_json.h"
#include "tests/app/presenter/presented_texts.h"
#include "tests/app/window/window_fixture.h"

using namespace shardscope;

/// From the back of a room: every page of every lesson, asked and told, in a window that presents on a screen of 1920 by 1080: there a
/// picture has half of the window only. And on one of 1280 by 800, where it may scroll, but nothing is written over anything.
class TestLessonsPresented : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }
    void cleanupTestCase()
    {
        m_fixture.reset();
        Theme::apply(Theme());
    }

    void everyPageIsReadWhole_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("lesson");
        for (const QSize size : {QSize(1920, 1080), QSize(1280, 800)}) {
            for (const CourseChapter& chapter : builtInCourse().chapters) {
                for (const LessonHead& head : chapter.lessons)
                    QTest::addRow("%d lines: %s", size.height(), head.id.c_str()) << size << QString::fromStdString(head.id);
            }
        }
    }
    void everyPageIsReadWhole()
    {
        QFETCH(QSize, size);
        QFETCH(QString, lesson);
        if (!m_fixture || m_fixture->window.size() != size)
            present(size);
        LessonPlay& play = m_fixture->window.lessons().play();
        QVERIFY(play.start(lesson));
        while (!play.isAtDebrief()) {
            look(QStringLiteral("%1-%2").arg(lesson).arg(play.step() + 1));
            if (play.task()) {
                answer(play);
                look(QStringLiteral("%1-%2-told").arg(lesson).arg(play.step() + 1));
            }
            play.next();
        }
        look(lesson + QStringLiteral("-debrief"));
        play.leave();
        const QStringList wrong = std::exchange(m_wrong, {});
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

private:
    void present(const QSize& size)
    {
        m_fixture.reset();
        m_fixture = std::make_unique<test::WindowFixture>();
        m_fixture->appearance.setPresenting(true, size.height());
        m_fixture->window.panels().setPresenting(true);
        m_fixture->window.setFixedSize(size);
    }

    static void answer(LessonPlay& play)
    {
        // A wrong answer where possible: it has the longest text.
        if (const std::optional<RightAnswer> right = play.right()) {
            TaskAnswer answer;
            if (right->choice)
                answer.choice = *right->choice == 0 ? 1 : 0;
            answer.number = right->number;
            answer.order.assign(right->order.rbegin(), right->order.rend());
            play.setAnswer(answer);
            play.commit();
        }
        if (!play.isRevealed())
            play.reveal();
    }

    void look(const QString& page)
    {
        MainWindow& window = m_fixture->window;
        if (!m_fixture->hasSettled())
            m_wrong << page + QStringLiteral(" does not settle");
        for (int round = 0; round < 8; ++round)
            QCoreApplication::processEvents();
        const int lines = window.height();
        if (const QString folder = qEnvironmentVariable("SHARDSCOPE_VIEW_PICTURES"); !folder.isEmpty())
            window.grab().save(QDir(folder).filePath(QStringLiteral("%1-%2.png").arg(lines).arg(page)));
        for (const QString& fault : test::unreadTexts(window, Appearance::audienceText(lines), true)) {
            if (!mayEndInDots(fault))
                m_wrong << page + QStringLiteral(": ") + fault;
        }
    }

    /// "With PP 8, frameworks …": the answers continue it. The presenter can read out texts that a box of a few lines cuts: a whole choice
    /// is in its list, a hint in its tool tip.
    [[nodiscard]] bool mayEndInDots(const QString& fault) const
    {
        if (!fault.endsWith(QStringLiteral("is elided")))
            return false;
        const QString text = fault.section(u'"', 1, 1);
        LessonPlay& play = m_fixture->window.lessons().play();
        const QString prompt = play.task() && !play.isAtDebrief() ? paragraphText(play.task()->prompt, play.lookup()) : QString();
        QStringList wholes{m_fixture->window.findChild<HintLine*>()->text().replace(u'\n', u' ')};
        for (const auto* box : m_fixture->window.panels().controls().findChildren<QComboBox*>())
            wholes << box->currentText();
        const QString begun = text.chopped(1).trimmed();
        return (prompt.endsWith(u'…') && prompt.endsWith(text)) ||
               std::any_of(wholes.begin(), wholes.end(), [&](const QString& whole) { return whole.contains(begun); });
    }

    std::unique_ptr<test::WindowFixture> m_fixture;
    QStringList m_wrong;
};

QTEST_MAIN(TestLessonsPresented)
#include "test_lessons_presented.moc"
