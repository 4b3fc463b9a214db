// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lesson/option_button.h"

#include <QEvent>
#include <QPainter>

#include "widgets/lesson/told_label.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

constexpr double kMargin = 8;
constexpr double kLetter = 24;
constexpr double kEdge = 2;  ///< of a chosen or right answer: it takes none of the text's room

ColorRole edgeRoleOf(OptionButton::Verdict verdict) { return verdict == OptionButton::Verdict::Right ? ColorRole::Good : ColorRole::Error; }

}  // namespace

OptionButton::OptionButton(const QString& letter, const QString& text, QWidget* parent) : QAbstractButton(parent), m_letter(letter)
{
    setText(text);
    setCheckable(true);
    setAutoExclusive(true);
    setFocusPolicy(Qt::StrongFocus);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    describe();
}

void OptionButton::describe() { setAccessibleName(m_letter + QStringLiteral(": ") + shown()); }

QString OptionButton::shown() const
{
    QString all = text();
    if (m_verdict != Verdict::None)
        all += (m_verdict == Verdict::Right ? QStringLiteral("\n✓ ") : QStringLiteral("\n✗ ")) + m_remark;
    return all;
}

void OptionButton::setVerdict(Verdict verdict, const QString& remark)
{
    m_verdict = verdict;
    m_remark = remark;
    describe();
    updateGeometry();
    update();
}

QSize OptionButton::sizeHint() const
{
    const int width = qRound(Theme::current().px(360));
    return {width, heightForWidth(width)};
}

QSize OptionButton::minimumSizeHint() const { return {qRound(Theme::current().px(160)), qRound(Theme::current().px(kLetter + kMargin))}; }

int OptionButton::heightForWidth(int width) const
{
    const Theme& theme = Theme::current();
    const double room = width - theme.px(3 * kMargin + kLetter + kEdge);
    const QFontMetricsF metrics(readingFont());
    const double text = metrics.boundingRect(QRectF(0, 0, room, 10000), int(Qt::TextWordWrap | Qt::AlignLeft), shown()).height();
    return qCeil(std::max(text, theme.px(kLetter)) + theme.px(2 * kMargin + kEdge));
}

void OptionButton::paintEvent(QPaintEvent*)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isMarked = isChecked() || m_verdict == Verdict::Right;
    const QColor edge = m_verdict != Verdict::None ? theme.color(edgeRoleOf(m_verdict))
                                                   : theme.color(isChecked() || hasFocus() ? ColorRole::Accent : ColorRole::Outline);
    const double line = theme.px(isMarked || hasFocus() ? kEdge : 1);
    const QRectF box = QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2);
    painter.setPen(QPen(edge, line));
    painter.setBrush(theme.color(isChecked() ? ColorRole::AccentSoft : underMouse() && isEnabled() ? ColorRole::Field : ColorRole::Card));
    painter.drawRoundedRect(box, theme.px(6), theme.px(6));
    const QRectF letter(box.left() + theme.px(kMargin), box.top() + theme.px(kMargin), theme.px(kLetter), theme.px(kLetter));
    painter.setPen(Qt::NoPen);
    painter.setBrush(isChecked() ? theme.color(ColorRole::Accent) : theme.color(ColorRole::Groove));
    painter.drawEllipse(letter);
    painter.setPen(theme.color(isChecked() ? ColorRole::OnAccent : ColorRole::Text));
    painter.setFont(theme.font(TextStyle::Strong));
    painter.drawText(letter, Qt::AlignCenter, m_letter);
    painter.setFont(readingFont());
    painter.setPen(theme.color(ColorRole::Text));
    const double inset = theme.px(kMargin + kEdge / 2);
    const double left = inset + theme.px(kLetter + kMargin);
    const QRectF room(left, inset, width() - left - inset, height() - 2 * inset);
    const double textHeight = QFontMetricsF(painter.font()).boundingRect(room, int(Qt::TextWordWrap), shown()).height();
    painter.drawText(textHeight < letter.height() ? room.adjusted(0, (letter.height() - textHeight) / 2, 0, 0) : room,
                     int(Qt::TextWordWrap | Qt::AlignLeft), shown());
}

void OptionButton::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        updateGeometry();
    QAbstractButton::changeEvent(event);
}

}  // namespace shardscope
