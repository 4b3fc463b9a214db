// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/step_share_bar.h"

#include <QKeyEvent>
#include <QMenu>
#include <QPainter>

#include <algorithm>
#include <numeric>

#include "widgets/text/numbers.h"
#include "widgets/theme/style.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

constexpr double kHeight = 34;
constexpr double kLeast = 7;         ///< of width; narrower parts are gathered
constexpr double kGathered = 24;     ///< width of those together, at least
constexpr double kBesideLabel = 10;  ///< both sides together
constexpr double kHatchSpacing = 6;

QString named(const ShareSegment& segment) { return segment.name + u' ' + percentText(segment.share); }

}  // namespace

ShareButton::ShareButton(QWidget* parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
}

double ShareButton::share() const
{
    return std::accumulate(m_segments.begin(), m_segments.end(), 0.0, [](double sum, const ShareSegment& segment) { return sum + segment.share; });
}

void ShareButton::setSegments(const QList<ShareSegment>& segments)
{
    m_segments = segments;
    QStringList names;
    QStringList told;
    for (const ShareSegment& segment : segments) {
        names << named(segment);
        told << tr("%1 of all GPU time of the step, mean of all GPUs. %2").arg(named(segment), segment.told);
    }
    setAccessibleName(names.join(QStringLiteral(", ")));
    setAccessibleDescription(told.join(u'\n'));
    setToolTip(told.join(u'\n'));
    update();
}

QString ShareButton::label() const
{
    if (m_segments.isEmpty())
        return {};
    const QString percent = percentText(share());
    QStringList texts{m_segments.size() > 1 ? tr("%1 more").arg(m_segments.size()) + u' ' + percent : named(m_segments.first())};
    if (m_segments.size() == 1)
        texts << m_segments.first().letters + u' ' + percent;
    texts << percent;
    const Theme& theme = Theme::current();
    const double room = width() - theme.px(kBesideLabel);
    const auto fits = [&](const QString& text) { return theme.textWidth(TextStyle::Caption, text) <= room; };
    const auto longest = std::find_if(texts.begin(), texts.end(), fits);
    return longest == texts.end() ? QString() : *longest;
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

StepShareBar::StepShareBar(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("step_shares"));
    setAccessibleName(tr("GPU time of the step"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void StepShareBar::setEstimate(std::shared_ptr<const Estimate> estimate)
{
    m_estimate = std::move(estimate);
    setVisible(m_estimate && m_estimate->step());
    m_isOld = true;
    if (isVisible())
        refresh();
}

void StepShareBar::refresh()
{
    m_isOld = false;
    m_segments = m_estimate && m_estimate->step() ? shareSegments(*m_estimate) : QList<ShareSegment>();
    layOut();
}

void StepShareBar::layOut()
{
    const Theme& theme = Theme::current();
    QList<QList<ShareSegment>> drawn;
    QList<ShareSegment> gathered;
    for (const ShareSegment& segment : std::as_const(m_segments)) {
        if (segment.share * width() >= theme.px(kLeast))
            drawn << QList<ShareSegment>{segment};
        else
            gathered << segment;
    }
    // One that stands alone has its own colour however small it is.
    if (!gathered.isEmpty())
        drawn << gathered;
    while (m_parts.size() < drawn.size()) {
        auto* part = new ShareButton(this);
        part->installEventFilter(this);
        connect(part, &ShareButton::clicked, this, [this, part] { open(*part); });
        m_parts << part;
    }
    const int last = gathered.isEmpty() ? 0 : qRound(theme.px(kGathered));
    double from = 0;
    double shares = 0;
    for (qsizetype i = 0; i < m_parts.size(); ++i) {
        m_parts[i]->setVisible(i < drawn.size());
        if (i >= drawn.size())
            continue;
        m_parts[i]->setSegments(drawn[i]);
        shares += m_parts[i]->share();
        const bool isLast = i + 1 == drawn.size();
        const double to = isLast ? width() : shares * (width() - last);
        m_parts[i]->setGeometry(qRound(from), 0, qRound(to) - qRound(from), height());
        from = to;
    }
}

QList<ShareButton*> StepShareBar::parts() const
{
    QList<ShareButton*> seen;
    std::copy_if(m_parts.begin(), m_parts.end(), std::back_inserter(seen), [](const ShareButton* part) { return !part->isHidden(); });
    return seen;
}

void StepShareBar::open(const ShareButton& part)
{
    if (part.segments().size() == 1) {
        Q_EMIT placeRequested(part.segments().first().place);
        return;
    }
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const ShareSegment& segment : part.segments())
        menu->addAction(named(segment), this, [this, place = segment.place] { Q_EMIT placeRequested(place); });
    menu->popup(part.mapToGlobal(part.rect().bottomLeft()));
}

QSize StepShareBar::sizeHint() const { return {qRound(Theme::current().px(600)), qRound(Theme::current().px(kHeight))}; }

QSize StepShareBar::minimumSizeHint() const { return {qRound(Theme::current().px(200)), sizeHint().height()}; }

void StepShareBar::showEvent(QShowEvent* event)
{
    if (m_isOld)
        refresh();
    QWidget::showEvent(event);
}

void StepShareBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layOut();
}

void StepShareBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) {
        updateGeometry();
        m_isOld = true;
        if (isVisible())
            refresh();
    }
    QWidget::changeEvent(event);
}

void StepShareBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(QRect(0, 0, 1, height()), Theme::current().color(ColorRole::Outline));
}

bool StepShareBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const QList<ShareButton*> seen = parts();
        const qsizetype at = seen.indexOf(static_cast<ShareButton*>(watched));
        const qsizetype to = key == Qt::Key_Left    ? at - 1
                             : key == Qt::Key_Right ? at + 1
                             : key == Qt::Key_Home  ? 0
                             : key == Qt::Key_End   ? seen.size() - 1
                                                    : -2;
        if (to != -2) {
            seen[std::clamp<qsizetype>(to, 0, seen.size() - 1)]->setFocus(Qt::TabFocusReason);
            return true;
        }
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            static_cast<ShareButton*>(watched)->click();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace shardscope
