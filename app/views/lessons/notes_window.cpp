// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/lessons/notes_window.h"

#include <QScrollArea>
#include <QVBoxLayout>

#include "app/lessons/lesson_text.h"
#include "app/views/base/core_text.h"
#include "widgets/lesson/told_label.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

/// In a few words.
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
    return task.kind == TaskKind::Pick ? NotesWindow::tr("Stage %1").arg(choice) : paragraphText(task.options[choice].text, play.lookup());
}

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

NotesWindow::NotesWindow(QWidget* parent) : QWidget(parent, Qt::Window), m_text(new ToldLabel(&glossaryTip))
{
    setObjectName(QStringLiteral("speaker_notes"));
    setWindowTitle(tr("Speaker notes"));
    auto* area = new QScrollArea;
    area->setWidget(m_text);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    m_text->setMargin(qRound(Theme::current().px(14)));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(area);
    resize(QSizeF(Theme::current().px(460), Theme::current().px(560)).toSize());
}

void NotesWindow::setPlay(LessonPlay& play)
{
    if (m_play)
        m_play->disconnect(this);
    m_play = &play;
    connect(&play, &LessonPlay::moved, this, &NotesWindow::refresh);
    refresh();
}

QString NotesWindow::told() const { return m_text->text(); }

void NotesWindow::refresh()
{
    if (!m_play->isPlaying()) {
        m_text->setText(tr("No lesson is open."));
        return;
    }
    const Lesson& lesson = m_play->lesson();
    if (m_play->isAtDebrief()) {
        m_text->setText(listHtml(tr("To take along"), lesson.debrief, m_play->lookup()));
        return;
    }
    const LessonStep& step = m_play->current();
    QString html = QStringLiteral("<h3>%1</h3>").arg(coreText(step.title).toHtmlEscaped());
    html += listHtml(tr("Notes"), step.notes, m_play->lookup());
    if (m_play->task()) {
        const QString right = rightText(*m_play);
        html += right.isEmpty() ? QString() : QStringLiteral("<p><b>%1</b> %2</p>").arg(tr("Right is:"), right.toHtmlEscaped());
        html += listHtml(tr("Hints"), step.task->hints, m_play->lookup());
        html += listHtml(tr("What to listen for"), step.task->rubric, m_play->lookup());
    }
    html += listHtml(tr("Why"), step.reveal, m_play->lookup());
    const auto next = static_cast<std::size_t>(m_play->step()) + 1;
    html += tr("<p><b>Next:</b> %1</p>")
                .arg(next < lesson.steps.size() ? coreText(lesson.steps[next].title).toHtmlEscaped() : tr("what to take along"));
    m_text->setText(html);
}

}  // namespace shardscope
