// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/lessons/lesson_page.h"

#include <QKeyEvent>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include "app/lessons/lesson_text.h"
#include "app/text/core_text.h"
#include "widgets/controls/wrapping_label.h"
#include "widgets/lesson/told_label.h"
#include "widgets/text/told_keys.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

constexpr double kWidest = 760;  ///< of a line of text: longer ones are hard to follow

QPushButton* makeButton(const QString& text, const QString& what)
{
    auto* button = new QPushButton(text);
    button->setToolTip(what);
    button->setAutoDefault(false);
    return button;
}

}  // namespace

LessonPage::LessonPage(QWidget* parent)
    : QWidget(parent),
      m_where(new WrappingLabel),
      m_progress(new QProgressBar),
      m_scroll(new QScrollArea),
      m_title(new QLabel),
      m_text(new ToldLabel(&glossaryTip)),
      m_prompt(new ToldLabel(&glossaryTip)),
      m_taskPlace(new QVBoxLayout),
      m_hints(new ToldLabel(&glossaryTip)),
      m_verdict(new ToldLabel(&glossaryTip)),
      m_reveal(new ToldLabel(&glossaryTip)),
      m_leave(makeButton(tr("Leave"), tr("Leave the lesson and restore your own scenario (Escape)"))),
      m_hint(makeButton(tr("Hint"), tr("Show another hint (H)"))),
      m_skip(makeButton(tr("Reveal"), tr("Show the answer without a guess (R)"))),
      m_predict(makeButton(tr("Predict"), tr("Commit to the answer (P)"))),
      m_back(makeButton(tr("Back"), tr("Previous step (Left)"))),
      m_next(makeButton(tr("Next"), tr("Next step (Space or Right)")))
{
    setFocusPolicy(Qt::StrongFocus);
    setObjectName(QStringLiteral("lesson_page"));
    setAccessibleName(tr("Lesson"));
    tellKeys(*this, {{tr("Space, Right"), tr("next step")},
                     {tr("Left"), tr("previous step")},
                     {tr("P"), tr("commit to the prediction")},
                     {tr("R"), tr("reveal the answer")},
                     {tr("H"), tr("show a hint")},
                     {tr("F"), tr("full screen on or off")},
                     {tr("Escape"), tr("leave the lesson")}});
    auto* content = new QWidget;
    m_body = new QVBoxLayout(content);
    m_title->setWordWrap(true);
    m_body->addWidget(m_title);
    m_body->addWidget(m_text);
    m_body->addWidget(m_prompt);
    m_body->addLayout(m_taskPlace);
    for (ToldLabel* each : {m_hints, m_verdict, m_reveal})
        m_body->addWidget(each);
    m_body->addStretch(1);
    auto* centred = new QWidget;
    auto* row = new QHBoxLayout(centred);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(content, 1);
    row->addStretch(0);
    content->setObjectName(QStringLiteral("lesson_content"));
    m_scroll->setWidget(centred);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->viewport()->setAutoFillBackground(false);
    centred->setAutoFillBackground(false);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(6);
    m_progress->setAccessibleName(tr("Progress of the lesson"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* head = new QHBoxLayout;
    head->addWidget(m_where, 1);
    head->addWidget(m_leave);
    layout->addLayout(head);
    layout->addWidget(m_progress);
    layout->addWidget(m_scroll, 1);
    makeNavigation();
    applyTheme();
}

void LessonPage::makeNavigation()
{
    auto* row = new QHBoxLayout;
    row->addStretch(1);
    for (QPushButton* button : {m_hint, m_skip, m_predict, m_back, m_next})
        row->addWidget(button);
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
    connect(m_leave, &QPushButton::clicked, this, [this] { m_play->leave(); });
    connect(m_hint, &QPushButton::clicked, this, [this] { m_play->showHint(); });
    connect(m_skip, &QPushButton::clicked, this, [this] { m_play->reveal(); });
    connect(m_predict, &QPushButton::clicked, this, [this] { m_play->commit(); });
    connect(m_back, &QPushButton::clicked, this, [this] { m_play->back(); });
    connect(m_next, &QPushButton::clicked, this, [this] { m_play->isAtDebrief() ? m_play->leave() : m_play->next(); });
}

void LessonPage::setPlay(LessonPlay& play)
{
    if (m_play)
        m_play->disconnect(this);
    m_play = &play;
    connect(&play, &LessonPlay::moved, this, &LessonPage::showStep);
    connect(&play, &LessonPlay::changed, this, [this] {
        const bool wasTold = !m_verdict->isHidden();
        refresh();
        if (!wasTold && !m_verdict->isHidden())
            QTimer::singleShot(0, this, [this] { m_scroll->ensureWidgetVisible(m_reveal->isHidden() ? m_verdict : m_reveal); });
    });
    showStep();
}

void LessonPage::showStep()
{
    delete m_task;
    if (!m_play->isPlaying())
        return;
    const int count = static_cast<int>(m_play->lesson().steps.size());
    const QString title = coreText(m_play->lesson().head.title);
    m_where->setText(m_play->isAtDebrief() ? tr("%1 · debrief").arg(title)
                                           : tr("%1 · step %2 of %3").arg(title).arg(m_play->step() + 1).arg(count));
    m_progress->setRange(0, count);
    m_progress->setValue(m_play->step());
    if (m_play->isAtDebrief())
        showDebrief();
    else
        showStepText();
    refresh();
    m_scroll->verticalScrollBar()->setValue(0);
}

void LessonPage::showStepText()
{
    const LessonStep& step = m_play->current();
    m_title->setText(coreText(step.title));
    m_text->setText(paragraphsHtml(step.text, m_play->lookup()));
    m_prompt->setVisible(step.task.has_value());
    if (!step.task)
        return;
    m_prompt->setText(QStringLiteral("<b>%1</b>").arg(paragraphHtml(step.task->prompt, m_play->lookup())) +
                      (step.task->notation.empty() ? QString()
                                                   : QStringLiteral("<p style=\"font-family:monospace\">%1</p>")
                                                         .arg(QString::fromStdString(step.task->notation).toHtmlEscaped())));
    m_task = new TaskPanel(*m_play);
    m_taskPlace->addWidget(m_task);
}

void LessonPage::showDebrief()
{
    const Lesson& lesson = m_play->lesson();
    m_title->setText(tr("What to remember"));
    QString html = paragraphsHtml(lesson.debrief, m_play->lookup());
    if (!lesson.notModelled.empty())
        html += QStringLiteral("<p><b>%1</b></p>").arg(tr("What this model does not include")) +
                paragraphsHtml(lesson.notModelled, m_play->lookup());
    if (lesson.head.tasks > 0)
        html += QStringLiteral("<p>%1</p>")
                    .arg(tr("You scored <b>%1</b> of %2 points in this lesson.")
                             .arg(figureText(m_play->pointsSoFar(), FigureFormat::Plain))
                             .arg(lesson.head.tasks));
    m_text->setText(html);
    m_prompt->hide();
}

void LessonPage::refresh()
{
    if (!m_play->isPlaying())
        return;
    const LessonTask* task = m_play->task();
    const bool isAsked = task && !m_play->isRevealed();
    if (m_task)
        m_task->refresh();
    refreshHints();
    const QString verdict = verdictHtml(*m_play);
    m_verdict->setText(verdict);
    m_verdict->setVisible(!verdict.isEmpty());
    const bool hasReveal = task ? m_play->isRevealed() : !m_play->isAtDebrief();
    m_reveal->setText(hasReveal ? paragraphsHtml(m_play->current().reveal, m_play->lookup()) : QString());
    m_reveal->setVisible(hasReveal && !m_play->current().reveal.empty());
    m_predict->setVisible(isAsked && task->kind != TaskKind::Reach);
    m_predict->setText(task && task->kind == TaskKind::Open ? tr("Compare") : tr("Predict"));
    m_predict->setEnabled(m_play->canCommit());
    m_skip->setVisible(isAsked);
    m_skip->setText(task && task->kind == TaskKind::Reach ? tr("Skip this task") : tr("Reveal"));
    m_back->setEnabled(m_play->step() > 0);
    m_next->setText(m_play->isAtDebrief() ? tr("Finish") : tr("Next"));
    m_next->setEnabled(m_play->canGoOn() || m_play->isAtDebrief());
}

void LessonPage::refreshHints()
{
    const LessonTask* task = m_play->task();
    QString html;
    for (int i = 0; task && i < m_play->hintsShown(); ++i)
        html += tr("<p><b>Hint %1:</b> %2</p>").arg(i + 1).arg(paragraphHtml(task->hints[static_cast<std::size_t>(i)], m_play->lookup()));
    m_hints->setText(html);
    m_hints->setVisible(!html.isEmpty());
    m_hint->setVisible(task && !m_play->isRevealed() && m_play->hintsShown() < static_cast<int>(task->hints.size()));
}

QString LessonPage::told() const
{
    QStringList parts{m_where->text(), m_title->text(),   m_text->text(),  m_prompt->text(),
                      m_hints->text(), m_verdict->text(), m_reveal->text()};
    return parts.join(u'\n');
}

bool LessonPage::act(int key)
{
    switch (key) {
    case Qt::Key_Space:
    case Qt::Key_Right:
        m_next->click();
        return true;
    case Qt::Key_Left:
        m_back->click();
        return true;
    case Qt::Key_P:
        m_predict->isVisible() ? m_predict->click() : void();
        return true;
    case Qt::Key_R:
        m_skip->isVisible() ? m_skip->click() : void();
        return true;
    case Qt::Key_H:
        m_hint->isVisible() ? m_hint->click() : void();
        return true;
    case Qt::Key_F:
        window()->setWindowState(window()->windowState() ^ Qt::WindowFullScreen);
        return true;
    case Qt::Key_Escape:
        m_play->leave();
        return true;
    default:
        return false;
    }
}

/// Its letters are the lesson's own while it has the keyboard, whatever they mean to the window.
bool LessonPage::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && !qobject_cast<QPlainTextEdit*>(focusWidget())) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_P || key == Qt::Key_R || key == Qt::Key_H || key == Qt::Key_F || key == Qt::Key_Space || key == Qt::Key_Escape)
            event->accept();
    }
    return QWidget::event(event);
}

void LessonPage::keyPressEvent(QKeyEvent* event)
{
    if ((event->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier || !act(event->key()))
        QWidget::keyPressEvent(event);
}

void LessonPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        applyTheme();
    if (event->type() == QEvent::PaletteChange && m_play)
        refresh();  // a verdict is coloured
    QWidget::changeEvent(event);
}

void LessonPage::applyTheme()
{
    const Theme& theme = Theme::current();
    m_title->setFont(readingFont(TextStyle::Title));
    for (ToldLabel* each : {m_text, m_prompt, m_hints, m_verdict, m_reveal})
        each->setFont(readingFont());
    m_body->setSpacing(qRound(theme.px(10)));
    m_body->setContentsMargins(qRound(theme.px(2)), qRound(theme.px(6)), qRound(theme.px(10)), qRound(theme.px(6)));
    m_body->parentWidget()->setMaximumWidth(qRound(theme.px(kWidest)));
    m_where->setForegroundRole(QPalette::PlaceholderText);
    m_progress->setFixedHeight(qRound(theme.px(5)));
}

}  // namespace shardscope
