// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/step_button.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

#include "app/views/core_text.h"
#include "app/views/pipeline_text.h"
#include "app/views/pipeline_thumbnail.h"
#include "widgets/text/numbers.h"
#include "widgets/theme/style.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

constexpr double kMargin = 10;
constexpr double kSameSpeed = 5e-4;

}  // namespace

StepButton::StepButton(QWidget* parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("An improvement step that is being laid out"));
}

void StepButton::setStep(const DrawnStep& step, int number, double end, double before)
{
    m_step = step;
    m_number = number;
    m_end = end;
    m_before = before;
    setAccessibleName(tr("Step %1 of 5: %2").arg(number).arg(stepName(step.request.step)));
    setAccessibleDescription(numbers() + u' ' + stepReason(step.request.step));
    setToolTip(tr("Draw it large"));
    setEnabled(step.gantt != nullptr);
    update();
}

QString StepButton::numbers() const
{
    if (!m_step.gantt) {
        const QString why = m_step.limits.empty() ? QString() : findingSentence(toFinding(m_step.limits.front()));
        return tr("Not possible here. %1").arg(why);
    }
    QString text = tr("makespan %1 · bubble %2 · in flight %3")
                       .arg(figureText(m_step.result.makespan), percentText(m_step.result.bubble.ofTotal), figureText(m_step.result.peakLive));
    const double change = m_before > 0 ? m_step.result.makespan / m_before - 1 : 0;
    if (m_before > 0 && std::abs(change) < kSameSpeed)
        text += u' ' + tr("· as fast as before");
    else if (m_before > 0)
        text += u' ' + tr("· %1", "change of the makespan").arg(signedText(change, percentText(std::abs(change))));
    return text;
}

QSize StepButton::sizeHint() const
{
    const Theme& theme = Theme::current();
    return QSizeF(theme.px(500), theme.lineHeight(TextStyle::Strong) + theme.px(64)).toSize();
}

QSize StepButton::minimumSizeHint() const
{
    const Theme& theme = Theme::current();
    return QSizeF(theme.px(240), theme.lineHeight(TextStyle::Strong) + theme.px(34)).toSize();
}

/// On the shared axis; what goes on beyond it is cut off with a jagged edge.
void StepButton::paintSchedule(QPainter& painter, const QRectF& picture) const
{
    const Theme& theme = Theme::current();
    const double shown = std::min(m_step.result.makespan, m_end);
    const QRectF box(picture.topLeft(), QSizeF(picture.width() * shown / m_end, picture.height()));
    paintThumbnail(painter, box, *m_step.gantt, shown, theme);
    if (m_step.result.makespan <= m_end)
        return;
    const double tooth = theme.px(5);
    QPolygonF edge{box.topRight()};
    for (double y = box.top(); y < box.bottom(); y += 2 * tooth)
        edge << QPointF(box.right() - tooth, std::min(y + tooth, box.bottom())) << QPointF(box.right(), std::min(y + 2 * tooth, box.bottom()));
    edge << QPointF(box.right() + 1, box.bottom()) << QPointF(box.right() + 1, box.top());
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.color(ColorRole::Card));
    painter.drawPolygon(edge);
    const QString text = tr("goes on to %1").arg(figureText(m_step.result.makespan));
    painter.setFont(theme.font(TextStyle::Caption));
    const QRectF label(0, 0, theme.textWidth(TextStyle::Caption, text) + theme.px(12), theme.lineHeight(TextStyle::Caption) + theme.px(4));
    const QRectF place = label.translated(box.right() - label.width() - theme.px(12), box.center().y() - label.height() / 2);
    paintBox(painter, place, theme.px(4), theme.color(ColorRole::Card), theme.color(ColorRole::Outline));
    painter.setPen(theme.color(ColorRole::Text));
    painter.drawText(place, Qt::AlignCenter, text);
}

void StepButton::paintEvent(QPaintEvent*)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    const bool isLit = isEnabled() && (underMouse() || isDown());
    paintBox(painter, rect(), theme.px(8), theme.color(isLit ? ColorRole::AccentSoft : ColorRole::Card), theme.color(ColorRole::Outline));
    const double margin = theme.px(kMargin);
    QRectF line(margin, theme.px(5), width() - 2 * margin, theme.lineHeight(TextStyle::Strong));
    const auto write = [&](TextStyle style, ColorRole ink, const QString& text, Qt::Alignment side) {
        painter.setFont(theme.font(style));
        painter.setPen(theme.color(ink));
        const QString shown = painter.fontMetrics().elidedText(text, Qt::ElideRight, static_cast<int>(line.width()));
        painter.drawText(line, static_cast<int>(side | Qt::AlignVCenter), shown);
        return painter.fontMetrics().horizontalAdvance(shown);
    };
    if (m_number > 0) {
        const QString name = QStringLiteral("%1  %2").arg(m_number).arg(stepName(m_step.request.step));
        const double used = write(TextStyle::Strong, isEnabled() ? ColorRole::Text : ColorRole::Muted, name, Qt::AlignLeft) + theme.px(10);
        line.setLeft(line.left() + used);
        const double room = line.width();
        const double taken = write(TextStyle::Body, ColorRole::Text, numbers(), Qt::AlignRight) + theme.px(14);
        line.setWidth(room - taken);
        if (line.width() > theme.px(120))
            write(TextStyle::Caption, ColorRole::Muted, stepReason(m_step.request.step), Qt::AlignLeft);
    }
    const QRectF picture(margin, line.bottom() + theme.px(4), width() - 2 * margin, height() - line.bottom() - theme.px(11));
    if (m_step.gantt && picture.height() > 4)
        paintSchedule(painter, picture);
    if (hasFocus())
        paintFocusRing(painter, rect(), theme.px(8));
}

}  // namespace shardscope
