// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/handout/lesson_handout.h"

#include <QRegularExpression>

#include "app/document/edit_command.h"
#include "app/lessons/lesson_notes.h"
#include "app/lessons/lesson_play.h"
#include "app/lessons/lesson_text.h"
#include "app/text/core_text.h"
#include "app/views/handout/handout_pictures.h"
#include "app/views/view_list.h"
#include "core/estimate/estimate.h"
#include "core/io/residuals_json.h"
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
    if (task.kind == TaskKind::Pick)
        return QStringLiteral("<p>☐ %1</p>").arg(tr("On paper: mark the place in the picture."));
    QString html;
    for (const TaskOption& option : task.options)
        html += QStringLiteral("<p>☐ %1</p>").arg(paragraphHtml(option.text, lookup));
    for (const TaskGoal& goal : task.goals)
        html += QStringLiteral("<p>☐ %1</p>").arg(paragraphHtml(goal.text, lookup));
    return html;
}

QString optionName(const LessonTask& task, const TaskOption& option, const ValueLookup& lookup)
{
    const QString name = task.isOfNumber() ? placeText(task, choiceAt(task, option.at).value_or(0), lookup).toHtmlEscaped()
                                           : paragraphHtml(option.text, lookup);
    return name + u':';
}

/// Returns what the step shows; while it asks only where the picture is what it asks about.
QString stepPicture(const LessonStep& step, HandoutKind kind)
{
    const bool isAsked = step.task && step.task->kind != TaskKind::Pick;
    if (step.view.empty() || (isAsked && kind == HandoutKind::Blank))
        return {};
    Result<Estimate> made = estimate(step.scenario, measuredEvidence());
    if (!made || !made->isLegal())
        return {};
    const QString view = QString::fromStdString(step.view);
    const QImage image = printedView(view, QString::fromStdString(step.mode), std::make_shared<const Estimate>(std::move(made).value()));
    return image.isNull() ? QString() : pictureHtml({findView(view)->info.title, image}, HandoutKind::Answered);
}

/// Returns the question; then room for the answer, or the answer and its cause.
QString taskHtml(LessonPlay& play, HandoutKind kind)
{
    const LessonTask& task = *play.task();
    const QString room = QStringLiteral("<p>____________________________________________________________</p>");
    QString html = QStringLiteral("<p><b>%1</b></p>").arg(paragraphHtml(task.prompt, play.lookup())) + optionsHtml(task, play.lookup());
    if (kind == HandoutKind::Blank)
        return html + QStringLiteral("<p>%1</p>").arg(tr("I predict:")) + room + QStringLiteral("<p>%1</p>").arg(tr("Because:")) + room +
               room;
    if (const QString right = rightText(play); !right.isEmpty())
        html += QStringLiteral("<p><b>%1</b> %2</p>").arg(tr("Correct answer:"), right.toHtmlEscaped());
    for (const TaskOption& option : task.options) {
        if (!option.because.empty())
            html += QStringLiteral("<p>• <i>%1</i> %2</p>")
                        .arg(optionName(task, option, play.lookup()), paragraphHtml(option.because, play.lookup()));
    }
    for (const std::string& each : task.rubric)
        html += QStringLiteral("<p>• %1</p>").arg(paragraphHtml(each, play.lookup()));
    return html + paragraphsHtml(play.current().reveal, play.lookup());
}

bool showsSame(const LessonStep& a, const LessonStep& b) { return a.view == b.view && a.mode == b.mode && isSame(a.scenario, b.scenario); }

QString stepHtml(LessonPlay& play, HandoutKind kind)
{
    const LessonStep& step = play.current();
    // The next step's question is about this picture.
    const auto& steps = play.lesson().steps;
    const auto next = static_cast<std::size_t>(play.step()) + 1;
    const bool comesAgain = !step.task && next < steps.size() && showsSame(step, steps[next]) &&
                            (kind == HandoutKind::Answered || (steps[next].task && steps[next].task->kind == TaskKind::Pick));
    QString html = QStringLiteral("<h2>%1. %2</h2>").arg(play.step() + 1).arg(coreText(step.title).toHtmlEscaped());
    html += paragraphsHtml(step.text, play.lookup()) + (comesAgain ? QString() : stepPicture(step, kind));
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
        body += QStringLiteral("<h2>%1</h2>").arg(tr("Key points"));
        for (const std::string& line : lesson.debrief)
            body += QStringLiteral("<p>• %1</p>").arg(paragraphHtml(line, play.lookup()));
    }
    return handoutPage(coreText(lesson.head.title), kind, withoutLinks(body));
}

}  // namespace shardscope
