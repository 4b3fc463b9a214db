// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/launch/lesson_tour.h"

#include <QDir>
#include <QImage>
#include <QPixmap>

#include <algorithm>

#include "app/document/document.h"
#include "app/files/workspace.h"
#include "app/launch/picture_file.h"
#include "app/launch/pictured_window.h"
#include "app/lessons/lesson_play.h"
#include "app/window/lesson_director.h"
#include "app/window/main_window.h"
#include "core/io/lesson_json.h"

namespace shardscope {
namespace {

/// Complete, and wrong wherever something can be.
TaskAnswer wrongAnswer(const LessonTask& task, const RightAnswer& right)
{
    TaskAnswer answer;
    if (right.choice)
        answer.choice = *right.choice == 0 ? 1 : 0;
    if (right.number)
        answer.number = std::clamp(*right.number * 3, task.from, task.to);
    answer.order.assign(right.order.rbegin(), right.order.rend());
    return answer;
}

class LessonTour {
public:
    LessonTour(const LaunchOptions& options, const Scenario& scenario)
        : m_options(options), m_pictured(options, scenario), m_play(m_pictured.window().lessons().play())
    {
        MainWindow& window = m_pictured.window();
        window.setAttribute(Qt::WA_DontShowOnScreen);
        window.setMinimumSize(0, 0);
        window.setFixedSize(options.size);
        window.show();
    }

    Result<QStringList> draw()
    {
        for (const CourseChapter& chapter : builtInCourse().chapters) {
            for (const LessonHead& head : chapter.lessons) {
                const QString id = QString::fromStdString(head.id);
                if (!m_options.lesson.isEmpty() && m_options.lesson != id)
                    continue;
                if (const Result<void> drawn = drawLesson(id); !drawn)
                    return drawn.error();
            }
        }
        return m_paths;
    }

private:
    Result<void> drawLesson(const QString& id)
    {
        if (!m_play.start(id))
            return pictureFault(QStringLiteral("there is no lesson %1").arg(id));
        Result<void> drawn;
        while (drawn && !m_play.isAtDebrief()) {
            const QString name = QStringLiteral("%1-%2").arg(id).arg(m_play.step() + 1);
            drawn = drawPage(name);
            if (drawn && m_play.task()) {
                answer();
                drawn = drawPage(name + QStringLiteral("-told"));
            }
            m_play.next();
        }
        if (drawn)
            drawn = drawPage(id + QStringLiteral("-debrief"));
        m_play.leave();
        return drawn;
    }

    void answer()
    {
        const LessonTask& task = *m_play.task();
        if (task.kind == TaskKind::Reach) {
            for (const std::string& path : m_play.current().allow)
                m_pictured.workspace().document().edit(QString::fromStdString(path), findParameter(path)->get(*task.par));
        } else if (const std::optional<RightAnswer> right = m_play.right()) {
            m_play.setAnswer(wrongAnswer(task, *right));
            m_play.commit();
        }
        if (const Result<void> told = waitUntil([this] { return m_play.isRevealed(); }); !told)
            m_play.reveal();
    }

    Result<void> drawPage(const QString& name)
    {
        MainWindow& window = m_pictured.window();
        if (const Result<void> settled = waitUntil([&window] { return window.isSettled(); }); !settled)
            return settled;
        layOutWholly();
        m_paths << QDir(m_options.out).filePath(name + QStringLiteral(".png"));
        return writePicture(window.grab().toImage(), m_paths.last());
    }

    const LaunchOptions& m_options;
    PicturedWindow m_pictured;
    LessonPlay& m_play;
    QStringList m_paths;
};

}  // namespace

Result<QStringList> renderLessons(const LaunchOptions& options, const Scenario& scenario)
{
    if (!QDir().mkpath(options.out))
        return badPlace(QStringLiteral("the folder %1 could not be made").arg(options.out));
    return LessonTour(options, scenario).draw();
}

}  // namespace shardscope
