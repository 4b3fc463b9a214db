// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/share_button.h"

#include <QPainter>

#include <algorithm>
#include <numeric>

#include "widgets/text/numbers.h"
#include "widgets/theme/style.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

constexpr double kWorthNaming = 0.0005;  ///< of the step: less is 0.0 %
constexpr double kBesideLabel = 10;      ///< both sides together
constexpr double kHatchSpacing = 6;

QString lettered(const ShareSegment& segment) { return segment.letters + u' ' + percentText(segment.share); }

}  // namespace

QString nameAndShare(const ShareSegment& segment) { return segment.name + u' ' + percentText(segment.share); }

ShareButton::ShareButton(QWidget* parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
}

double ShareButton::share() const
{
    return std::accumulate(m_segments.begin(), m_segments.end(), 0.0,
                           [](double sum, const ShareSegment& segment) { return sum + segment.share; });
}

void ShareButton::setSegments(const QList<ShareSegment>& segments)
{
    m_segments = segments;
    QStringList names;
    QStringList told;
    for (const ShareSegment& segment : segments) {
        names << nameAndShare(segment);
        told << tr("%1 of the step's GPU time, averaged over all GPUs. %2").arg(nameAndShare(segment), segment.told);
    }
    setAccessibleName(names.join(QStringLiteral(", ")));
    setAccessibleDescription(told.join(u'\n'));
    setToolTip(told.join(u'\n'));
    update();
}

QStringList ShareButton::texts() const
{
    if (m_segments.isEmpty())
        return {};
    if (m_segments.size() == 1)
        return {nameAndShare(m_segments.first()), lettered(m_segments.first())};
    const auto more = [](qsizetype count, double share) -> QString { return tr("%1 more").arg(count) + u' ' + percentText(share); };
    QStringList largest;
    double rest = share();
    for (const ShareSegment& segment : m_segments) {
        if (segment.share < kWorthNaming)
            continue;
        largest << lettered(segment);
        rest -= segment.share;
    }
    if (const qsizetype others = m_segments.size() - largest.size(); others > 0)
        largest << more(others, std::max(0.0, rest));
    return {largest.join(QStringLiteral(" · ")), more(m_segments.size(), share())};
}

QString ShareButton::label() const
{
    const Theme& theme = Theme::current();
    const double room = width() - theme.px(kBesideLabel);
    const QStringList forms = texts();
    const auto fits = [&](const QString& text) { return theme.textWidth(TextStyle::Caption, text) <= room; };
    const auto longest = std::find_if(forms.begin(), forms.end(), fits);
    return longest == forms.end() ? QString() : *longest;
}

void ShareButton::paintEvent(QPaintEvent*)
{
    if (m_segments.isEmpty())
        return;
    const Theme& theme = Theme::current();
    QPainter painter(this);
    const bool isOne = m_segments.size() == 1;
    const QColor own = theme.color(isOne ? m_segments.first().role : ColorRole::Groove);
    const QColor fill = underMouse() || isDown() ? theme.lit(own) : own;
    painter.fillRect(rect(), theme.edgeOf(fill));
    const QRect inner = rect().adjusted(0, 1, -1, -1);
    painter.fillRect(inner, fill);
    if (isOne) {
        painter.setPen(QPen(theme.hatchOn(fill), 1));
        painter.drawLines(hatchLines(inner, m_segments.first().hatch, theme.px(kHatchSpacing)));
    }
    painter.setFont(theme.font(TextStyle::Caption));
    painter.setPen(inkOn(fill));
    painter.drawText(rect(), Qt::AlignCenter, label());
    if (hasFocus())
        paintFocusRing(painter, rect(), 2);
}

void ShareButton::enterEvent(QEnterEvent* event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void ShareButton::leaveEvent(QEvent* event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

ShareCaption::ShareCaption(QWidget* parent) : QAbstractButton(parent)
{
    // The part itself has the keyboard.
    setFocusPolicy(Qt::NoFocus);
    setCursor(Qt::PointingHandCursor);
}

void ShareCaption::setPart(ShareButton* part)
{
    m_part = part;
    setAccessibleName(part->accessibleName());
    setToolTip(part->toolTip());
}

void ShareCaption::paintEvent(QPaintEvent*)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setFont(theme.font(TextStyle::Caption));
    painter.setPen(theme.color(ColorRole::Text));
    painter.drawText(rect(), Qt::AlignCenter, text());
}

}  // namespace shardscope
