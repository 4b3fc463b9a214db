// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/step_share_bar.h"

#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QtMath>

#include <algorithm>
#include <cmath>

#include "app/panels/share_labels.h"
#include "core/estimate/estimate.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

constexpr double kBarHeight = 19;
constexpr double kLeader = 5;  ///< from a part to its name below it
constexpr double kBetweenNames = 10;
constexpr double kLeast = 7;         ///< of width; narrower parts are gathered
constexpr double kGatherMore = 1.5;  ///< wider ones too, by this factor, where there is no room for the names
constexpr double kGathered = 24;     ///< width of those together, at least

}  // namespace

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

void StepShareBar::setTight(bool tight)
{
    if (tight == m_isTight)
        return;
    m_isTight = tight;
    updateGeometry();
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

/// Every part has a name that can be read: where there is no room for all of them, more parts stand together.
void StepShareBar::layOut()
{
    for (double least = Theme::current().px(kLeast);; least *= kGatherMore) {
        gather(least);
        placeParts();
        if (nameParts() || least > width())
            return;
    }
}

void StepShareBar::gather(double least)
{
    QList<ShareSegment> gathered;
    m_drawn.clear();
    for (const ShareSegment& segment : std::as_const(m_segments)) {
        if (segment.share * width() >= least)
            m_drawn << QList<ShareSegment>{segment};
        else
            gathered << segment;
    }
    // One that stands alone has its own colour however small it is.
    m_isGathered = !gathered.isEmpty();
    if (m_isGathered)
        m_drawn << gathered;
}

void StepShareBar::placeParts()
{
    while (m_parts.size() < m_drawn.size()) {
        auto* part = new ShareButton(this);
        part->installEventFilter(this);
        connect(part, &ShareButton::clicked, this, [this, part] { open(*part); });
        m_parts << part;
    }
    const int last = m_isGathered ? qRound(Theme::current().px(kGathered)) : 0;
    double from = 0;
    double shares = 0;
    for (qsizetype i = 0; i < m_parts.size(); ++i) {
        m_parts[i]->setVisible(i < m_drawn.size());
        if (i >= m_drawn.size())
            continue;
        m_parts[i]->setSegments(m_drawn[i]);
        shares += m_parts[i]->share();
        const bool isLast = i + 1 == m_drawn.size();
        const double to = isLast ? width() : shares * (width() - last);
        m_parts[i]->setGeometry(qRound(from), 0, qRound(to) - qRound(from), qRound(barHeight()));
        from = to;
    }
}

/// Whether there is room for the names.
bool StepShareBar::nameParts()
{
    const Theme& theme = Theme::current();
    QList<LabelWish> wishes;
    QList<ShareButton*> nameless;
    for (ShareButton* part : m_isTight ? QList<ShareButton*>() : parts()) {
        if (!part->label().isEmpty())
            continue;
        nameless << part;
        wishes << LabelWish{part->geometry().center().x() + 0.5, part->texts()};
    }
    const auto labels = placeLabels(wishes, width(), theme.px(kBetweenNames),
                                    [&](const QString& text) { return std::ceil(theme.textWidth(TextStyle::Caption, text)) + 1; });
    while (m_captions.size() < nameless.size()) {
        auto* caption = new ShareCaption(this);
        connect(caption, &ShareCaption::clicked, this, [caption] { caption->part()->click(); });
        m_captions << caption;
    }
    const int line = qCeil(theme.lineHeight(TextStyle::Caption));
    for (qsizetype i = 0; i < m_captions.size(); ++i) {
        m_captions[i]->setVisible(labels && i < nameless.size());
        if (m_captions[i]->isHidden())
            continue;
        m_captions[i]->setPart(nameless[i]);
        m_captions[i]->setText(labels->at(i).text);
        m_captions[i]->setGeometry(qRound(labels->at(i).left), height() - line, qRound(labels->at(i).width), line);
    }
    update();
    return labels.has_value();
}

double StepShareBar::barHeight() const { return height() - nameHeight(); }

/// The height of the line below the bar.
double StepShareBar::nameHeight() const
{
    const Theme& theme = Theme::current();
    return m_isTight ? 0 : std::ceil(theme.lineHeight(TextStyle::Caption)) + theme.px(kLeader);
}

QList<ShareButton*> StepShareBar::parts() const
{
    QList<ShareButton*> seen;
    std::copy_if(m_parts.begin(), m_parts.end(), std::back_inserter(seen), [](const ShareButton* part) { return !part->isHidden(); });
    return seen;
}

QList<ShareCaption*> StepShareBar::captions() const
{
    QList<ShareCaption*> seen;
    std::copy_if(m_captions.begin(), m_captions.end(), std::back_inserter(seen),
                 [](const ShareCaption* each) { return !each->isHidden(); });
    return seen;
}

void StepShareBar::open(const ShareButton& part)
{
    if (part.segments().size() == 1) {
        // Who goes there may bring an estimate with other shares, which takes these away.
        const ViewPlace place = part.segments().first().place;
        Q_EMIT placeRequested(place);
        return;
    }
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const ShareSegment& segment : part.segments())
        menu->addAction(nameAndShare(segment), this, [this, place = segment.place] { Q_EMIT placeRequested(place); });
    menu->popup(part.mapToGlobal(part.rect().bottomLeft()));
}

QSize StepShareBar::sizeHint() const
{
    const Theme& theme = Theme::current();
    return {qRound(theme.px(600)), qRound(theme.px(kBarHeight) + nameHeight())};
}

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
    painter.fillRect(QRectF(0, 0, 1, barHeight()), Theme::current().color(ColorRole::Outline));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Theme::current().color(ColorRole::Muted));
    for (const ShareCaption* caption : captions()) {
        const double from = QRectF(caption->part()->geometry()).center().x();
        const QRectF name = caption->geometry();
        painter.drawLine(QPointF(from, barHeight()), QPointF(std::clamp(from, name.left() + 2, name.right() - 2), name.top() + 1));
    }
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
