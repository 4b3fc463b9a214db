// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/lesson_notes.h"

#include "app/lessons/lesson_play.h"
#include "app/lessons/lesson_text.h"
#include "app/text/core_text.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

QString listHtml(const QString& head, const std::vector<std::string>& lines, const ValueLookup& lookup)
{
    if (lines.empty())
        return {};
    QString html = QStringLiteral("<p><b>%1</b></p><ul>").arg(head);
    for (const std::string& line : lines)
        html += QStringLiteral("<li>%1</li>").arg(paragraphHtml(line, lookup));
    return html + QStringLiteral("</ul>");
}

}  // namespace

QString rightText(LessonPlay& play)
{
    const LessonTask& task = *play.task();
    const std::optional<RightAnswer> right = play.right();
    if (right && right->number)
        return figureText(*right->number, task.format);
    if (right && !right->order.empty()) {
        QStringList lines;
        for (const int place : right->order)
            lines << paragraphText(task.options[static_cast<std::size_t>(place)].text, play.lookup());
        return lines.join(QStringLiteral(" → "));
    }
    if (task.kind == TaskKind::Reach)
        return paragraphText(task.hints.back(), play.lookup());
    if (!right || !right->choice)
        return {};
    const auto choice = static_cast<std::size_t>(*right->choice);
    if (task.kind == TaskKind::Sharding)
        return shardingChoiceText(shardingChoices()[choice]);
    return task.kind == TaskKind::Pick ? placeText(task, *right->choice, play.lookup())
                                       : paragraphText(task.options[choice].text, play.lookup());
}

QString lessonNotesHtml(LessonPlay& play)
{
    if (!play.isPlaying())
        return tr("No lesson is open.");
    const Lesson& lesson = play.lesson();
    if (play.isAtDebrief())
        return listHtml(tr("Key points"), lesson.debrief, play.lookup());
    const LessonStep& step = play.current();
    QString html = QStringLiteral("<h3>%1</h3>").arg(coreText(step.title).toHtmlEscaped());
    html += listHtml(tr("Notes"), step.notes, play.lookup());
    if (play.task()) {
        const QString right = rightText(play);
        html += right.isEmpty() ? QString() : QStringLiteral("<p><b>%1</b> %2</p>").arg(tr("Correct answer:"), right.toHtmlEscaped());
        html += listHtml(tr("Hints"), step.task->hints, play.lookup());
        html += listHtml(tr("Points to listen for"), step.task->rubric, play.lookup());
    }
    html += listHtml(tr("Why"), step.reveal, play.lookup());
    const auto next = static_cast<std::size_t>(play.step()) + 1;
    html += tr("<p><b>Next:</b> %1</p>")
                .arg(next < lesson.steps.size() ? coreText(lesson.steps[next].title).toHtmlEscaped() : tr("key points"));
    return html;
}

}  // namespace shardscope
