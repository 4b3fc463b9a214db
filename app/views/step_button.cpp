// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/step_button.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>

#include "app/views/core_text.h"
#include "app/views/pipeline_thumbnail.h"
#include "widgets/text/numbers.h"
#include "widgets/theme/style.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

constexpr double kMargin = 10;

QString figure(double value) { return QLocale().toString(value, 'g', 4); }

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
                       .arg(figure(m_step.result.makespan), percentText(m_step.result.bubble.ofTotal), figure(m_step.result.peakLive));
    if (m_before > 0)
        text += u' ' + tr("· %1", "change of the makespan")
                           .arg(signedText(m_step.result.makespan - m_before, percentText(std::abs(m_step.result.makespan / m_before - 1))));
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
        paintThumbnail(painter, QRectF(picture.topLeft(), QSizeF(picture.width() * m_step.result.makespan / m_end, picture.height())),
                       *m_step.gantt, m_step.result.makespan, theme);
    if (hasFocus())
        paintFocusRing(painter, rect(), theme.px(8));
}

}  // namespace shardscope
