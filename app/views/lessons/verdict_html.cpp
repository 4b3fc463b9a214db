// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QStringList>

#include "app/lessons/lesson_text.h"
#include "app/views/lessons/task_panel.h"
#include "widgets/text/tr.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

/// By a sign and a colour.
QString marked(const QString& html, double points)
{
    const ColorRole role = points >= 1 ? ColorRole::Good : points > 0 ? ColorRole::Warning : ColorRole::Error;
    const QString sign = points >= 1 ? QStringLiteral("✓") : points > 0 ? QStringLiteral("◐") : QStringLiteral("✗");
    return QStringLiteral("<b style=\"color:%1\">%2</b>&nbsp; ").arg(Theme::current().color(role).name(), sign) + html;
}

QString numberVerdict(LessonPlay& play, const RightAnswer& right)
{
    const FigureFormat format = play.task()->format;
    const QString answer = figureText(*right.number, format).toHtmlEscaped();
    if (!play.answer().number)
        return tr("The answer: <b>%1</b>.").arg(answer);
    const double guess = *play.answer().number;
    const double off = guess / *right.number;
    QString judged = play.points() >= 1 ? tr("Close enough.") : off > 1 ? tr("Too high.") : tr("Too low.");
    if (off >= 1.5 || off <= 1 / 1.5)
        judged += u' ' + tr("Your guess is off by a factor of %1.").arg(figureText(off > 1 ? off : 1 / off, FigureFormat::Plain));
    return tr("Your guess: <b>%1</b>. The answer: <b>%2</b>. %3").arg(figureText(guess, format).toHtmlEscaped(), answer, judged);
}

QString orderVerdict(LessonPlay& play, const RightAnswer& right)
{
    QStringList lines;
    for (const int place : right.order) {
        const auto index = static_cast<std::size_t>(place);
        lines << QStringLiteral("%1 (%2)")
                     .arg(paragraphText(play.task()->options[index].text, play.lookup()),
                          figureText(*right.values[index], play.task()->format))
                     .toHtmlEscaped();
    }
    const QString judged = play.points() >= 1
                               ? tr("The order is right.")
                               : tr("%1 of the pairs are in the right order.").arg(figureText(play.points(), FigureFormat::Percent));
    return (play.isCommitted() ? judged + u' ' : QString()) +
           tr("From the smallest to the largest: %1.").arg(lines.join(QStringLiteral(" → ")));
}

/// Returns the clicked and the right answer, each with its cause.
QString placeVerdict(LessonPlay& play, const RightAnswer& right)
{
    const LessonTask& task = *play.task();
    const auto name = [&](int choice) { return placeText(task, choice, play.lookup()).toHtmlEscaped(); };
    const auto because = [&](int choice) {
        const TaskOption* option = optionOf(task, choice);
        return option && !option->because.empty() ? u' ' + paragraphHtml(option->because, play.lookup()) : QString();
    };
    if (!play.answer().choice)
        return tr("The answer: <b>%1</b>.").arg(name(*right.choice)) + because(*right.choice);
    const int chosen = *play.answer().choice;
    if (play.points() >= 1)
        return tr("<b>Right:</b> %1.").arg(name(chosen)) + because(chosen);
    return tr("<b>Wrong:</b> you chose %1.").arg(name(chosen)) + because(chosen) + QStringLiteral("<p>") +
           tr("The answer: <b>%1</b>.").arg(name(*right.choice)) + because(*right.choice) + QStringLiteral("</p>");
}

QString openVerdict(LessonPlay& play)
{
    QString html = tr("<b>What a good answer mentions</b>");
    for (const std::string& each : play.task()->rubric)
        html += QStringLiteral("<br>• ") + paragraphHtml(each, play.lookup());
    return html;
}

}  // namespace

QString verdictHtml(LessonPlay& play)
{
    const LessonTask* task = play.task();
    if (!task || !play.isRevealed())
        return {};
    if (task->kind == TaskKind::Open)
        return openVerdict(play);
    if (task->kind == TaskKind::Reach) {
        const TargetGrade grade = play.targetGrade();
        if (!grade.isHit())
            return tr("The goal is not reached.");
        return marked(grade.isPar(*task) ? tr("<b>Goal reached, at par.</b>")
                                         : tr("<b>Goal reached.</b> Par is better still: keep changing the settings, or continue."),
                      grade.points(*task));
    }
    const std::optional<RightAnswer> right = play.right();
    if (!right)
        return {};
    const bool isPlace = task->kind == TaskKind::Pick && task->of != PickOf::Stage;
    const QString html = task->kind == TaskKind::Number  ? numberVerdict(play, *right)
                         : task->kind == TaskKind::Order ? orderVerdict(play, *right)
                         : isPlace                       ? placeVerdict(play, *right)
                         : !play.answer().choice         ? QString()
                         : play.points() >= 1            ? tr("<b>Right.</b>")
                                                         : tr("<b>Wrong.</b>");
    return html.isEmpty() || !play.isCommitted() ? html : marked(html, play.points());
}

}  // namespace shardscope
