// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/style.h"

#include <QApplication>
#include <QFocusEvent>
#include <QPainter>
#include <QStyleFactory>
#include <QStyleOptionComplex>

#include <utility>

#include "widgets/theme/theme.h"

namespace shardscope {

namespace {

constexpr double kRadius = 6;

/// Whether the focus was last moved by the keyboard.
bool keyboardMoves = false;

void setKeyboardMoves(bool moves)
{
    if (std::exchange(keyboardMoves, moves) != moves && QApplication::focusWidget())
        QApplication::focusWidget()->update();
}

QColor buttonFill(const QStyleOption& option, bool primary)
{
    const Theme& theme = Theme::current();
    if (!(option.state & QStyle::State_Enabled))
        return theme.color(ColorRole::Field);
    const QColor fill = theme.color(primary                             ? ColorRole::Accent
                                    : (option.state & QStyle::State_On) ? ColorRole::AccentSoft
                                                                        : ColorRole::Card);
    return option.state & (QStyle::State_Sunken | QStyle::State_MouseOver) ? theme.lit(fill) : fill;
}

void paintButton(QPainter& painter, const QStyleOption& option)
{
    const Theme& theme = Theme::current();
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(&option);
    const bool primary = button && (button->features & QStyleOptionButton::DefaultButton);
    const QColor fill = buttonFill(option, primary);
    paintBox(painter, option.rect, theme.px(kRadius), fill, primary ? fill : theme.color(ColorRole::Outline));
}

void paintToolButton(QPainter& painter, const QStyleOption& option)
{
    const Theme& theme = Theme::current();
    const bool pressed = option.state & (QStyle::State_On | QStyle::State_Sunken);
    if (pressed || (option.state & QStyle::State_MouseOver))
        paintBox(painter, option.rect, theme.px(kRadius), theme.color(pressed ? ColorRole::AccentSoft : ColorRole::Field), Qt::transparent);
}

void paintField(QPainter& painter, const QStyleOption& option)
{
    const Theme& theme = Theme::current();
    const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(&option);
    const bool framed = frame && frame->lineWidth > 0;
    if (framed)
        paintBox(painter, option.rect, theme.px(kRadius), option.palette.color(QPalette::Base), theme.color(ColorRole::Outline));
    else if (option.state & (QStyle::State_MouseOver | QStyle::State_HasFocus))
        paintBox(painter, option.rect, theme.px(kRadius), theme.color(ColorRole::Field), Qt::transparent);
    if (option.state & QStyle::State_HasFocus)
        paintFocusRing(painter, option.rect, theme.px(kRadius));
}

/// Fusion draws its edge in a shade of the window, which high contrast has none of.
void paintCheckBox(QPainter& painter, const QStyleOption& option)
{
    const Theme& theme = Theme::current();
    const bool isOn = option.state & QStyle::State_On;
    const bool isEnabled = option.state & QStyle::State_Enabled;
    const QColor fill = theme.color(isOn ? (isEnabled ? ColorRole::Accent : ColorRole::Disabled) : ColorRole::Card);
    const QColor edge = isOn ? fill : theme.color(isEnabled ? ColorRole::Muted : ColorRole::Disabled);
    const QRectF box = option.rect;
    paintBox(painter, box, theme.px(3), option.state & QStyle::State_MouseOver ? theme.lit(fill) : fill, edge);
    if (!isOn && !(option.state & QStyle::State_NoChange))
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(isOn ? theme.color(ColorRole::OnAccent) : edge, theme.px(1.8), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const auto at = [&](double x, double y) { return QPointF(box.left() + x * box.width(), box.top() + y * box.height()); };
    const QPointF tick[] = {at(0.24, 0.54), at(0.43, 0.72), at(0.77, 0.3)};
    if (isOn)
        painter.drawPolyline(tick, 3);
    else
        painter.drawLine(at(0.28, 0.5), at(0.72, 0.5));
    painter.restore();
}

}  // namespace

void paintBox(QPainter& painter, const QRectF& rect, double radius, const QColor& fill, const QColor& edge)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(edge.alpha() == 0 ? QPen(Qt::NoPen) : QPen(edge, 1));
    painter.setBrush(fill.alpha() == 0 ? QBrush(Qt::NoBrush) : QBrush(fill));
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    painter.restore();
}

bool isFocusShown() { return keyboardMoves; }

void paintFocusRing(QPainter& painter, const QRectF& rect, double radius)
{
    if (!keyboardMoves)
        return;
    const Theme& theme = Theme::current();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.color(ColorRole::Accent), theme.px(2)));
    painter.setBrush(Qt::NoBrush);
    const double inset = theme.px(1);
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius);
    painter.restore();
}

void paintChevron(QPainter& painter, const QPointF& centre, double size, const QColor& color)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, size * 0.18, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF points[] = {centre + QPointF(-size / 2, -size / 4), centre + QPointF(0, size / 4), centre + QPointF(size / 2, -size / 4)};
    painter.drawPolyline(points, 3);
    painter.restore();
}

/// Hears what everybody gets.
void Style::polish(QApplication* application)
{
    QProxyStyle::polish(application);
    application->installEventFilter(this);
}

bool Style::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        setKeyboardMoves(true);
    } else if (event->type() == QEvent::MouseButtonPress) {
        setKeyboardMoves(false);
    } else if (event->type() == QEvent::FocusIn) {
        const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
        if (reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason)
            setKeyboardMoves(true);
    }
    return QProxyStyle::eventFilter(watched, event);
}

Style::Style() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    switch (element) {
    case PE_PanelButtonCommand:
        paintButton(*painter, *option);
        return;
    case PE_PanelButtonTool:
        paintToolButton(*painter, *option);
        return;
    case PE_PanelLineEdit:
        paintField(*painter, *option);
        return;
    case PE_IndicatorCheckBox:
        paintCheckBox(*painter, *option);
        return;
    case PE_FrameLineEdit:
        return;  // the panel draws its edge
    case PE_FrameFocusRect:
        paintFocusRing(*painter, option->rect, Theme::current().px(4));
        return;
    case PE_PanelTipLabel:
        paintBox(*painter, option->rect, 0, option->palette.color(QPalette::ToolTipBase), Theme::current().color(ColorRole::Groove));
        return;
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void Style::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter, const QWidget* widget) const
{
    if (control == CC_ComboBox)
        drawComboBox(*option, *painter, widget);
    else if (control == CC_ScrollBar)
        drawScrollBar(*option, *painter, widget);
    else
        QProxyStyle::drawComplexControl(control, option, painter, widget);
}

/// Primary buttons write on the accent, flat ones in it.
void Style::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    const bool colored = button && (button->features & (QStyleOptionButton::DefaultButton | QStyleOptionButton::Flat));
    if (element != CE_PushButtonLabel || !colored || !(option->state & State_Enabled)) {
        QProxyStyle::drawControl(element, option, painter, widget);
        return;
    }
    QStyleOptionButton inked = *button;
    const bool primary = button->features & QStyleOptionButton::DefaultButton;
    inked.palette.setColor(QPalette::ButtonText, Theme::current().color(primary ? ColorRole::OnAccent : ColorRole::Accent));
    QProxyStyle::drawControl(element, &inked, painter, widget);
}

QRect Style::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const
{
    const QRect rect = QProxyStyle::subElementRect(element, option, widget);
    const int inset = qRound(Theme::current().px(4));
    return element == SE_LineEditContents ? rect.adjusted(inset, 0, -inset, 0) : rect;
}

QRect Style::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part, const QWidget* widget) const
{
    const QRect rect = QProxyStyle::subControlRect(control, option, part, widget);
    const int inset = qRound(Theme::current().px(5));
    return control == CC_ComboBox && part == SC_ComboBoxEditField ? rect.adjusted(inset, 0, -inset, 0) : rect;
}

void Style::drawComboBox(const QStyleOptionComplex& option, QPainter& painter, const QWidget* widget) const
{
    const Theme& theme = Theme::current();
    const bool lit = option.state & State_MouseOver;
    const QColor fill = theme.color(ColorRole::Field);
    paintBox(painter, option.rect, theme.px(kRadius), lit ? theme.lit(fill) : fill, theme.color(ColorRole::Outline));
    const QRectF arrow = subControlRect(CC_ComboBox, &option, SC_ComboBoxArrow, widget);
    const ColorRole ink = option.state & State_Enabled ? ColorRole::Muted : ColorRole::Disabled;
    paintChevron(painter, arrow.center(), theme.px(8), theme.color(ink));
    if (option.state & State_HasFocus)
        paintFocusRing(painter, option.rect, theme.px(kRadius));
}

void Style::drawScrollBar(const QStyleOptionComplex& option, QPainter& painter, const QWidget* widget) const
{
    const Theme& theme = Theme::current();
    const QRectF handle = subControlRect(CC_ScrollBar, &option, SC_ScrollBarSlider, widget);
    const double inset = theme.px(3);
    const bool active = (option.activeSubControls & SC_ScrollBarSlider) && (option.state & (State_MouseOver | State_Sunken));
    const QColor fill = theme.color(active ? ColorRole::Muted : ColorRole::Groove);
    paintBox(painter, handle.adjusted(inset, inset, -inset, -inset), theme.px(3), fill, Qt::transparent);
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    const Theme& theme = Theme::current();
    switch (metric) {
    case PM_ScrollBarExtent:
        return qRound(theme.px(12));
    case PM_ComboBoxFrameWidth:
        return qRound(theme.px(4));
    case PM_FocusFrameHMargin:
        return qRound(theme.px(4));
    case PM_ButtonMargin:
        return qRound(theme.px(10));
    case PM_MenuBarVMargin:
        return qRound(theme.px(5));
    case PM_MenuBarHMargin:
        return qRound(theme.px(5));
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int Style::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* data) const
{
    if (hint == SH_ToolTip_WakeUpDelay)
        return 400;
    constexpr int usualDuration = 200;  // milliseconds, as Qt's own styles
    if (const std::optional<bool> reduced = Theme::current().reducedMotion(); reduced && hint == SH_Widget_Animate)
        return *reduced ? 0 : 1;
    else if (reduced && hint == SH_Widget_Animation_Duration)
        return *reduced ? 0 : usualDuration;
    if (hint == SH_ScrollBar_LeftClickAbsolutePosition)
        return 1;
    return QProxyStyle::styleHint(hint, option, widget, data);
}

}  // namespace shardscope
