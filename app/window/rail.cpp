// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/rail.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>
#include <utility>

#include "app/views/view_list.h"
#include "widgets/controls/stroke_icon.h"
#include "widgets/theme/style.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

constexpr double kRailWidth = 98;
constexpr double kIconWidth = 40;  ///< in front of an audience, who cares for the view: the card says what it is called
constexpr double kIcon = 20;
constexpr double kEntryGap = 2;
constexpr double kGroupGap = 7;
constexpr double kMargin = 8;
constexpr double kBeside = 30;  ///< around an icon and the name next to it

}  // namespace

RailButton::RailButton(const QString& icon, const QString& name, QWidget* parent) : QAbstractButton(parent), m_icon(icon)
{
    setText(name);
    setAccessibleName(name);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Maximum);
}

int RailButton::heightAbove()
{
    const Theme& theme = Theme::current();
    return qRound(theme.px(kIcon + 10) + theme.lineHeight(TextStyle::Caption));
}

QSize RailButton::sizeHint() const
{
    const Theme& theme = Theme::current();
    if (!hasName())
        return minimumSizeHint();
    if (!m_isBeside)
        return {qRound(theme.px(kRailWidth)), heightAbove()};
    const double text = theme.textWidth(TextStyle::Caption, this->text());
    return {qRound(std::max(theme.px(kRailWidth), theme.px(kIcon + kBeside) + text)), minimumSizeHint().height()};
}

QSize RailButton::minimumSizeHint() const
{
    const Theme& theme = Theme::current();
    return {qRound(theme.px(hasName() ? kRailWidth : kIconWidth)),
            qRound(std::max(theme.px(kIcon), theme.lineHeight(TextStyle::Caption)) + theme.px(4))};
}

void RailButton::setBeside(bool beside)
{
    if (beside == m_isBeside)
        return;
    m_isBeside = beside;
    updateGeometry();
    update();
}

/// In front of an audience the view's own head says what it is called.
bool RailButton::hasName() const { return !m_isFolded && !Theme::current().isForAudience(); }

void RailButton::setFolded(bool folded)
{
    m_isFolded = folded;
    updateGeometry();
    update();
}

void RailButton::setShown(bool shown, bool active)
{
    m_isShown = shown;
    m_isActive = active;
    setAccessibleDescription(shown ? tr("shown") : QString());
    update();
}

void RailButton::paintEvent(QPaintEvent*)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(theme.px(4), 1, -theme.px(4), -1);
    const QColor accent = theme.color(ColorRole::Accent);
    if (m_isShown || underMouse()) {
        QColor ground = accent;
        ground.setAlphaF(m_isActive ? 0.18F : 0.09F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(ground);
        painter.drawRoundedRect(box, theme.px(6), theme.px(6));
    }
    // Not by colour alone: a bar is next to the shown view.
    if (m_isShown)
        painter.fillRect(QRectF(0, box.top() + theme.px(6), theme.px(3), box.height() - theme.px(12)), accent);
    const QColor ink = theme.color(m_isShown ? ColorRole::Text : ColorRole::Muted);
    const double icon = theme.px(kIcon);
    QRectF place = m_isBeside ? QRectF(box.left() + theme.px(8), box.center().y() - icon / 2, icon, icon)
                              : QRectF(box.center().x() - icon / 2, box.top() + theme.px(4), icon, icon);
    if (!hasName())
        place.moveCenter(box.center());
    paintStrokeIcon(painter, place, m_icon, m_isShown ? accent : ink);
    if (hasName())
        paintName(painter, box, place);
    if (hasFocus())
        paintFocusRing(painter, box, theme.px(6));
}

void RailButton::paintName(QPainter& painter, const QRectF& box, const QRectF& place)
{
    const Theme& theme = Theme::current();
    const double icon = place.height();
    painter.setPen(theme.color(m_isShown ? ColorRole::Text : ColorRole::Muted));
    painter.setFont(theme.font(TextStyle::Caption));
    const QRectF line = m_isBeside ? QRectF(QPointF(place.right() + theme.px(8), box.top()), box.bottomRight())
                                   : QRectF(box.left(), box.top() + theme.px(6) + icon, box.width(), theme.lineHeight(TextStyle::Caption));
    const Qt::Alignment alignment = m_isBeside ? Qt::AlignLeft | Qt::AlignVCenter : Qt::Alignment(Qt::AlignCenter);
    painter.drawText(line, int(alignment), painter.fontMetrics().elidedText(text(), Qt::ElideRight, qRound(line.width())));
}

Rail::Rail(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("rail"));
    setAccessibleName(tr("Views"));
    auto* column = new QVBoxLayout(this);
    const Theme& theme = Theme::current();
    column->setContentsMargins(0, qRound(theme.px(kMargin)), 0, qRound(theme.px(kMargin)));
    column->setSpacing(qRound(theme.px(kEntryGap)));
    std::optional<ViewGroup> group;
    for (const ViewRow& row : viewRows()) {
        if (group && *group != row.group)
            column->addSpacing(qRound(theme.px(kGroupGap)));
        group = row.group;
        auto* button = new RailButton(row.info.icon, row.info.railName(), this);
        button->setAccessibleName(row.info.title);
        button->setToolTip(row.info.title + u'\n' + row.info.question);
        m_buttons[row.info.id] = button;
        column->addWidget(button);
        connect(button, &RailButton::clicked, this, [this, id = row.info.id] {
            if (QGuiApplication::keyboardModifiers() & Qt::ControlModifier)
                Q_EMIT besideRequested(id);
            else
                Q_EMIT goRequested(id);
        });
    }
    column->addStretch(1);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
}

/// Names are next to their icons if there is too little height for all of them below.
void Rail::fit()
{
    const Theme& theme = Theme::current();
    const auto count = static_cast<int>(viewRows().size());
    int groups = 0;
    for (int i = 1; i < count; ++i)
        groups += viewRows()[i].group != viewRows()[i - 1].group ? 1 : 0;
    const double needed = count * RailButton::heightAbove() + theme.px(2 * kMargin + (count - 1 + groups) * kEntryGap + groups * kGroupGap);
    for (RailButton* button : std::as_const(m_buttons))
        button->setBeside(height() < needed);
}

void Rail::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

void Rail::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        fit();
    QWidget::changeEvent(event);
}

void Rail::setShown(const QStringList& shown, const QString& active)
{
    for (auto button = m_buttons.begin(); button != m_buttons.end(); ++button)
        button.value()->setShown(shown.contains(button.key()), button.key() == active);
}

void Rail::setFolded(bool folded)
{
    m_isFolded = folded;
    for (RailButton* button : std::as_const(m_buttons))
        button->setFolded(folded);
}

void Rail::setKey(const QString& id, const QString& key)
{
    const ViewRow& row = *findView(id);
    const QString name = key.isEmpty() ? row.info.title + u'\n' + row.info.question
                                       : tr("%1 (%2)\n%3", "view, key, question").arg(row.info.title, key, row.info.question);
    m_buttons[id]->setToolTip(name + u'\n' + tr("Ctrl+click opens the view beside the current one."));
}

void Rail::paintEvent(QPaintEvent*)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.fillRect(rect(), theme.color(ColorRole::Card));
    painter.setPen(theme.color(ColorRole::Outline));
    painter.drawLine(width() - 1, 0, width() - 1, height());
}

void Rail::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Down)
        focusNextChild();
    else if (event->key() == Qt::Key_Up)
        focusPreviousChild();
    else
        QWidget::keyPressEvent(event);
}

}  // namespace shardscope
