// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/handout/lesson_handout.h"

#include <QRegularExpression>

#include "app/lessons/lesson_notes.h"
#include "app/lessons/lesson_play.h"
#include "app/lessons/lesson_text.h"
#include "app/views/base/core_text.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

/// Paper leads nowhere: the words of links stay, without what they lead to.
QString withoutLinks(QString html)
{
    static const QRegularExpression links(QStringLiteral("</?a[^>]*>"));
    return html.remove(links);
}

QString optionsHtml(const LessonTask& task, const ValueLookup& lookup)
{
    QString html;
    for (const TaskOption& option : task.options)
        html += QStringLiteral("<p>☐ %1</p>").arg(paragraphHtml(option.text, lookup));
    for (const TaskGoal& goal : task.goals)
        html += QStringLiteral("<p>☐ %1</p>").arg(paragraphHtml(goal.text, lookup));
    return html;
}

/// What is asked; then room for the answer, or the answer and its cause.
QString taskHtml(LessonPlay& play, HandoutKind kind)
{
    const LessonTask& task = *play.task();
    const QString room = QStringLiteral("<p>____________________________________________________________</p>");
    QString html = QStringLiteral("<p><b>%1</b></p>").arg(paragraphHtml(task.prompt, play.lookup())) + optionsHtml(task, play.lookup());
    if (kind == HandoutKind::Blank)
        return html + QStringLiteral("<p>%1</p>").arg(tr("I predict:")) + room + QStringLiteral("<p>%1</p>").arg(tr("Because:")) + room +
               room;
    if (const QString right = rightText(play); !right.isEmpty())
        html += QStringLiteral("<p><b>%1</b> %2</p>").arg(tr("Right is:"), right.toHtmlEscaped());
    for (const std::string& each : task.rubric)
        html += QStringLiteral("<p>• %1</p>").arg(paragraphHtml(each, play.lookup()));
    return html + paragraphsHtml(play.current().reveal, play.lookup());
}

QString stepHtml(LessonPlay& play, HandoutKind kind)
{
    const LessonStep& step = play.current();
    QString html = QStringLiteral("<h2>%1. %2</h2>").arg(play.step() + 1).arg(coreText(step.title).toHtmlEscaped());
    html += paragraphsHtml(step.text, play.lookup());
    if (play.task())
        return html + taskHtml(play, kind);
    return kind == HandoutKind::Answered ? html + paragraphsHtml(step.reveal, play.lookup()) : html;
}

}  // namespace

QString lessonHandout(const QString& id, HandoutKind kind)
{
    LessonPlay play;
    if (!play.start(id))
        return {};
    const Lesson& lesson = play.lesson();
    QString body = QStringLiteral("<p><i>%1</i></p><h2>%2</h2>").arg(coreText(lesson.head.question).toHtmlEscaped(), tr("Given"));
    body += givenHtml(lesson.scenario);
    for (int step = 0; step < static_cast<int>(lesson.steps.size()); ++step) {
        play.goTo(step);
        body += stepHtml(play, kind);
    }
    if (kind == HandoutKind::Answered) {
        body += QStringLiteral("<h2>%1</h2>").arg(tr("To take along"));
        for (const std::string& line : lesson.debrief)
            body += QStringLiteral("<p>• %1</p>").arg(paragraphHtml(line, play.lookup()));
    }
    return handoutPage(coreText(lesson.head.title), kind, withoutLinks(body));
}

}  // namespace shardscope
