// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/segmented_choice.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>

#include "widgets/controls/flow_layout.h"
#include "widgets/theme/style.h"
#include "widgets/theme/theme.h"

namespace shardscope {

namespace {

/// A push button for its accessibility (a radio button once it is exclusive); drawn by us.
class SegmentButton : public QPushButton {
public:
    explicit SegmentButton(const QString& text) : QPushButton(text)
    {
        setCheckable(true);
        setAutoExclusive(true);
        setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        const Theme& theme = Theme::current();
        return QSize(qRound(fontMetrics().horizontalAdvance(text()) + theme.px(22)), qRound(fontMetrics().height() + theme.px(8)));
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        const Theme& theme = Theme::current();
        QPainter painter(this);
        const QColor fill = theme.color(isChecked() ? ColorRole::Accent : ColorRole::Field);
        const bool lit = underMouse() && isEnabled() && !isChecked();
        paintBox(painter, rect(), theme.px(5), lit ? theme.lit(fill) : fill, isChecked() ? fill : theme.color(ColorRole::Outline));
        const ColorRole ink = isChecked() ? ColorRole::OnAccent : isEnabled() ? ColorRole::Text : ColorRole::Disabled;
        painter.setPen(theme.color(ink));
        QFont font = this->font();
        font.setWeight(isChecked() ? QFont::DemiBold : QFont::Normal);
        font.setStrikeOut(!isEnabled());
        painter.setFont(font);
        painter.drawText(rect(), Qt::AlignCenter, text());
        if (hasFocus() && isFocusShown()) {
            const double out = theme.px(2);
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(theme.color(isChecked() ? ColorRole::OnAccent : ColorRole::Accent), theme.px(1.5)));
            painter.drawRoundedRect(QRectF(rect()).adjusted(out, out, -out, -out), theme.px(4), theme.px(4));
        }
    }
};

}  // namespace

SegmentedChoice::SegmentedChoice(const QString& caption, QWidget* parent) : QWidget(parent), m_caption(caption)
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    setAccessibleName(caption);
}

void SegmentedChoice::setWraps()
{
    delete layout();
    new FlowLayout(this);  // which is now its layout
}

void SegmentedChoice::setSegments(const QList<Segment>& segments)
{
    const bool sameCount = segments.size() == m_segments.size();
    m_segments = segments;
    if (!sameCount) {
        qDeleteAll(m_buttons);
        m_buttons.clear();
        for (int i = 0; i < static_cast<int>(segments.size()); ++i) {
            auto* button = new SegmentButton(segments[i].text);
            button->installEventFilter(this);
            connect(button, &QPushButton::clicked, this, [this, i] { choose(i); });
            layout()->addWidget(button);
            m_buttons << button;
        }
    }
    for (int i = 0; i < static_cast<int>(segments.size()); ++i) {
        m_buttons[i]->setText(segments[i].text);
        m_buttons[i]->setEnabled(segments[i].reason.isEmpty());
        m_buttons[i]->setToolTip(segments[i].reason);
        m_buttons[i]->setAccessibleName(tr("%1 %2", "caption and choice").arg(m_caption, segments[i].text));
        m_buttons[i]->setAccessibleDescription(segments[i].reason);
    }
    showCurrent();
}

void SegmentedChoice::setCurrent(const QString& id)
{
    m_current = id;
    showCurrent();
}

/// The Tab key stops once: at the choice that is taken, else at the first that can be.
void SegmentedChoice::showCurrent()
{
    int stop = -1;
    for (int i = 0; i < static_cast<int>(m_segments.size()); ++i) {
        const bool taken = m_segments[i].id == m_current;
        if (taken || (stop < 0 && m_segments[i].reason.isEmpty()))
            stop = i;
        // Exclusive buttons refuse to be all off.
        m_buttons[i]->setAutoExclusive(false);
        m_buttons[i]->setChecked(taken);
        m_buttons[i]->setAutoExclusive(true);
    }
    for (int i = 0; i < static_cast<int>(m_buttons.size()); ++i)
        m_buttons[i]->setFocusPolicy(i == stop ? Qt::StrongFocus : Qt::ClickFocus);
}

void SegmentedChoice::choose(int index)
{
    if (m_segments[index].id == m_current)
        return;
    setCurrent(m_segments[index].id);
    Q_EMIT choiceEdited(m_current);
}

bool SegmentedChoice::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const int right = layoutDirection() == Qt::RightToLeft ? -1 : 1;
    const int step = key == Qt::Key_Right ? right : key == Qt::Key_Left ? -right : key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
    if (step == 0)
        return QWidget::eventFilter(watched, event);
    const int count = static_cast<int>(m_buttons.size());
    const int from = static_cast<int>(m_buttons.indexOf(static_cast<QPushButton*>(watched)));
    for (int next = from + step; next >= 0 && next < count; next += step) {
        if (m_segments[next].reason.isEmpty()) {
            choose(next);
            m_buttons[next]->setFocus(Qt::TabFocusReason);
            break;
        }
    }
    return true;
}

}  // namespace shardscope
