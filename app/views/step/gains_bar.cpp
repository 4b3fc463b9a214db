// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/step/gains_bar.h"

#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

#include <algorithm>

#include "app/views/step/step_ladders.h"
#include "widgets/text/fit_word.h"
#include "widgets/text/numbers.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

constexpr double kSpacing = 6;

}  // namespace

GainsBar::GainsBar(QWidget* parent) : QWidget(parent), m_heading(new QLabel(this))
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setGains(std::nullopt);
}

void GainsBar::setGains(std::optional<StepGains> gains)
{
    m_gains = std::move(gains);
    makeButtons();
}

void GainsBar::makeButtons()
{
    qDeleteAll(m_buttons);
    m_buttons.clear();
    if (!m_gains)
        m_heading->setText(tr("Searching for ways to hide more communication…"));
    else
        m_heading->setText(m_gains->empty() ? tr("No further overlap and no other bucket size would hide more communication.")
                                            : tr("Would hide more:"));
    for (const StepGain& gain : m_gains.value_or(StepGains())) {
        auto* button = new QPushButton(this);
        //: what would help, seconds, percent of the step
        const QString text = tr("%1  −%2 (%3)").arg(gain.name, stepTimeText(gain.seconds), percentText(gain.share));
        button->setText(gain.worsensFit ? tr("%1, %2", "what would help, a verdict").arg(text, fitWord(gain.fit)) : text);
        button->setToolTip(tr("Try this on the timeline. The step becomes %1 shorter, which is %2 of the step%3")
                               .arg(stepTimeText(gain.seconds), percentText(gain.share),
                                    !gain.worsensFit         ? QString()
                                    : gain.fit == Fit::Tight ? tr("; the plan would be tight")
                                                             : tr("; the plan would no longer fit")));
        button->setAccessibleName(button->text());
        button->setCheckable(true);
        button->setFocusPolicy(Qt::StrongFocus);
        connect(button, &QPushButton::clicked, this,
                [this, changes = gain.changes](bool pressed) { Q_EMIT tried(pressed ? changes : Changes()); });
        m_buttons.append(button);
    }
    setTried(m_tried);
    updateGeometry();
    place();
}

void GainsBar::setTried(const Changes& changes)
{
    m_tried = changes;
    for (qsizetype i = 0; i < m_buttons.size(); ++i)
        m_buttons[i]->setChecked(!changes.empty() && (*m_gains)[static_cast<std::size_t>(i)].changes == changes);
}

QSize GainsBar::sizeHint() const
{
    int height = m_heading->sizeHint().height();
    for (const QPushButton* button : m_buttons)
        height = std::max(height, button->sizeHint().height());
    return {m_heading->sizeHint().width(), std::max(height, qRound(Theme::current().lineHeight(TextStyle::Body) * 1.8))};
}

QSize GainsBar::minimumSizeHint() const { return {0, sizeHint().height()}; }

void GainsBar::place()
{
    const int gap = qRound(Theme::current().px(kSpacing));
    const int headingWidth = std::min(m_heading->sizeHint().width(), width());
    m_heading->setGeometry(0, 0, headingWidth, height());
    int x = headingWidth + gap;
    bool hasRoom = true;
    for (QPushButton* button : std::as_const(m_buttons)) {
        const QSize size = button->sizeHint();
        const int room = std::max(0, width() - x);
        const bool isFirst = button == m_buttons.front();
        hasRoom = hasRoom && (isFirst || size.width() <= room);
        button->setVisible(hasRoom);
        button->setGeometry(x, (height() - size.height()) / 2, isFirst ? std::min(size.width(), room) : size.width(), size.height());
        x += size.width() + gap;
    }
}

void GainsBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    place();
}

void GainsBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        makeButtons();
    else if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        place();
    QWidget::changeEvent(event);
}

}  // namespace shardscope
