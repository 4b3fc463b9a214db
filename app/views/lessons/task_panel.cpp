// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/lessons/task_panel.h"

#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <cmath>

#include "app/lessons/lesson_text.h"
#include "app/text/parameter_text.h"
#include "core/plan/resolved_plan.h"
#include "widgets/lesson/guess_slider.h"
#include "widgets/lesson/option_button.h"
#include "widgets/lesson/order_list.h"
#include "widgets/lesson/told_label.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

/// People guess percent, not fractions.
double shownUnit(FigureFormat format) { return format == FigureFormat::Percent ? 0.01 : 1; }

QString letterOf(int index) { return QString(QChar(u'A' + index)); }

QString allowedText(const LessonStep& step)
{
    QStringList names;
    for (const std::string& path : step.allow)
        names << parameterLabel(*findParameter(path));
    return names.join(QStringLiteral(", "));
}

}  // namespace

TaskPanel::TaskPanel(LessonPlay& play, QWidget* parent) : QWidget(parent), m_play(play), m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(qRound(Theme::current().px(6)));
    const LessonTask& task = *play.task();
    QStringList texts;
    for (const TaskOption& option : task.options)
        texts << paragraphText(option.text, play.lookup());
    switch (task.kind) {
    case TaskKind::Choice:
    case TaskKind::Trap:
        addOptions(texts);
        break;
    case TaskKind::Sharding:
        for (const auto& kind : shardingChoices())
            texts << shardingChoiceText(kind);
        addOptions(texts);
        break;
    case TaskKind::Pick:
        if (task.of != PickOf::Stage) {
            addPlaces();
            break;
        }
        texts.clear();
        for (int stage = 0; stage < resolvePlan(play.current().scenario).pp; ++stage)
            texts << placeText(task, stage, play.lookup());
        addOptions(texts);
        break;
    case TaskKind::Order:
        addOrder();
        break;
    case TaskKind::Number:
        addSlider();
        break;
    case TaskKind::Reach:
        addTarget();
        break;
    case TaskKind::Open:
        addOpen();
        break;
    }
    for (ToldLabel* label : findChildren<ToldLabel*>())
        label->setFont(readingFont());
    refresh();
}

void TaskPanel::addOptions(const QStringList& texts)
{
    for (int i = 0; i < static_cast<int>(texts.size()); ++i) {
        auto* option = new OptionButton(m_play.task()->isOfNumber() ? QString::number(i) : letterOf(i), texts[i]);
        m_group.addButton(option, i);
        m_options << option;
        m_layout->addWidget(option);
    }
    connect(&m_group, &QButtonGroup::idClicked, this, &TaskPanel::answerChoice);
}

void TaskPanel::answerChoice(int choice)
{
    TaskAnswer answer;
    answer.choice = choice;
    m_play.setAnswer(answer);
}

/// No list, which would give the answer away; the picture itself has the keyboard's arrows, and Enter.
void TaskPanel::addPlaces()
{
    m_place = new ToldLabel(&glossaryTip);
    m_layout->addWidget(m_place);
}

void TaskPanel::addSlider()
{
    const LessonTask& task = *m_play.task();
    const double unit = shownUnit(task.format);
    m_slider = new GuessSlider(tr("Your guess"), task.from / unit, task.to / unit);
    m_slider->setFormatter([format = task.format, unit](double shown) { return figureText(shown * unit, format); });
    m_slider->setNote(
        tr("From %1 to %2, on a logarithmic scale.").arg(figureText(task.from, task.format), figureText(task.to, task.format)));
    m_layout->addWidget(m_slider);
    connect(m_slider, &ValueSlider::valueEdited, this, [this, unit](double shown) {
        TaskAnswer answer;
        answer.number = shown * unit;
        m_play.setAnswer(answer);
    });
}

void TaskPanel::addOrder()
{
    QStringList lines;
    for (const TaskOption& option : m_play.task()->options)
        lines << paragraphText(option.text, m_play.lookup());
    m_order = new OrderList(lines);
    m_layout->addWidget(m_order);
    auto* how = new ToldLabel(&glossaryTip);
    how->setText(tr("Put the smallest first. Drag a line, or move it with Alt and an arrow key. “Predict” submits the order as shown."));
    m_layout->addWidget(how);
    const auto take = [this] {
        TaskAnswer answer;
        for (const int place : m_order->order())
            answer.order.push_back(place);
        m_play.setAnswer(answer);
    };
    connect(m_order, &OrderList::orderEdited, this, take);
    if (m_play.answer().order.empty())
        take();
}

void TaskPanel::addTarget()
{
    for (std::size_t i = 0; i < m_play.task()->goals.size(); ++i) {
        m_goals << new ToldLabel(&glossaryTip);
        m_layout->addWidget(m_goals.last());
    }
    m_score = new ToldLabel(&glossaryTip);
    m_layout->addWidget(m_score);
    auto* knobs = new ToldLabel(&glossaryTip);
    const QString allowed = allowedText(m_play.current()).toHtmlEscaped();
    knobs->setText(
        isTurnedInPicture(m_play.current())
            ? tr("You may change: <b>%1</b>. Use the tools of the picture, then Apply to put the change into the plan.").arg(allowed)
            : tr("You may change: <b>%1</b>, with the controls on the left.").arg(allowed));
    m_layout->addWidget(knobs);
}

void TaskPanel::addOpen()
{
    m_text = new QPlainTextEdit;
    m_text->setAccessibleName(tr("Your answer"));
    m_text->setPlaceholderText(
        tr("Write one or two sentences. Only you will read them. Afterwards, you are told what a good answer mentions."));
    m_text->setTabChangesFocus(true);
    m_text->setFixedHeight(qRound(5 * Theme::current().lineHeight(TextStyle::Body)));
    m_layout->addWidget(m_text);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        TaskAnswer answer;
        answer.text = m_text->toPlainText().toStdString();
        m_play.setAnswer(answer);
    });
}

void TaskPanel::refresh()
{
    const bool isOpen = !m_play.isRevealed();
    const TaskAnswer& answer = m_play.answer();
    for (int i = 0; i < static_cast<int>(m_options.size()); ++i) {
        m_options[i]->setChecked(answer.choice == i);
        m_options[i]->setEnabled(isOpen);
    }
    if (m_place) {
        m_place->setVisible(isOpen);
        m_place->setText(answer.choice
                             ? tr("You chose: <b>%1</b>.").arg(placeText(*m_play.task(), *answer.choice, m_play.lookup()).toHtmlEscaped())
                             : tr("Click in the picture, or reach it with Tab and choose with the arrow keys and Enter."));
    }
    if (m_slider) {
        m_slider->setEnabled(isOpen);
        if (answer.number)
            m_slider->setValue(*answer.number / shownUnit(m_play.task()->format));
    }
    if (m_order) {
        m_order->setReadOnly(!isOpen);
        const QList<int> wanted(answer.order.begin(), answer.order.end());
        if (!wanted.isEmpty() && wanted != m_order->order())
            m_order->setOrder(wanted);
    }
    if (m_text) {
        const QString text = QString::fromStdString(answer.text);
        const QSignalBlocker quiet(m_text);
        if (m_text->toPlainText() != text)
            m_text->setPlainText(text);
        m_text->setReadOnly(!isOpen);
    }
    if (!isOpen)
        showVerdicts();
    if (m_score)
        showTarget();
}

void TaskPanel::showVerdicts()
{
    const std::optional<RightAnswer> right = m_play.right();
    if (!right)
        return;
    for (int i = 0; i < static_cast<int>(m_options.size()); ++i) {
        const bool isRight = right->choice == i;
        const bool isGuess = m_play.answer().choice == i;
        const TaskOption* option = optionOf(*m_play.task(), i);
        QString because = option ? paragraphText(option->because, m_play.lookup()) : QString();
        // "Right" next to a wrong answer would be misread.
        const bool isTrap = m_play.task()->kind == TaskKind::Trap;
        const QString verdict = isRight  ? (isTrap ? tr("This statement is wrong.") : tr("Right."))
                                : isTrap ? tr("This statement is correct.")
                                         : tr("Wrong.");
        m_options[i]->setVerdict(isRight   ? OptionButton::Verdict::Right
                                 : isGuess ? OptionButton::Verdict::Wrong
                                           : OptionButton::Verdict::None,
                                 verdict + (because.isEmpty() ? QString() : u' ' + because));
    }
}

void TaskPanel::showTarget()
{
    const TargetGrade grade = m_play.targetGrade();
    const LessonTask& task = *m_play.task();
    for (int i = 0; i < static_cast<int>(m_goals.size()); ++i) {
        const auto index = static_cast<std::size_t>(i);
        m_goals[i]->setText((grade.goals[index] ? QStringLiteral("✓ ") : QStringLiteral("○ ")) +
                            paragraphHtml(task.goals[index].text, m_play.lookup()));
    }
    QString score;
    if (grade.score && grade.par)
        score = tr("Your score: <b>%1</b>. Par: <b>%2</b> (%3).")
                    .arg(figureText(*grade.score, task.format), figureText(*grade.par, task.format),
                         task.parFrom.empty() ? tr("a plan that reaches the goals") : paragraphHtml(task.parFrom, m_play.lookup()));
    if (!grade.isMoved)
        score += u' ' + tr("You have not yet changed any setting that counts.");
    m_score->setText(score);
    m_score->setVisible(!score.isEmpty());
}

}  // namespace shardscope
