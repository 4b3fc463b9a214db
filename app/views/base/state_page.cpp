// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/base/state_page.h"

#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>

#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

constexpr double kIconSize = 28;

}  // namespace

StatePage::StatePage(QWidget* parent) : QWidget(parent), m_space(new QWidget), m_headline(new QLabel), m_reason(new QLabel)
{
    for (QLabel* label : {m_headline, m_reason}) {
        label->setTextFormat(Qt::PlainText);
        label->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
        label->setWordWrap(true);
    }
    m_reason->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* layout = new QVBoxLayout(this);
    layout->addStretch(1);
    layout->addWidget(m_space);
    layout->addWidget(m_headline);
    layout->addWidget(m_reason);
    layout->addStretch(1);
    applyTheme();
}

void StatePage::setState(Standing standing, const QString& headline, const QString& reason)
{
    m_standing = standing;
    m_space->setVisible(standing != Standing::Plain);
    m_headline->setText(headline);
    m_reason->setText(reason);
    setAccessibleName(headline);
    setAccessibleDescription(reason);
    update();
}

void StatePage::tellNoEstimate()
{
    setState(Standing::Plain, tr("Nothing to show yet"),
             tr("The estimate is being computed. If no estimate is possible, the message above says why."));
}

void StatePage::tellProblem(const QString& problem) { setState(Standing::Error, tr("This could not be computed"), problem); }

void StatePage::applyTheme()
{
    const Theme& theme = Theme::current();
    m_space->setFixedHeight(qRound(theme.px(kIconSize + 8)));
    m_headline->setFont(theme.font(TextStyle::Title));
    m_reason->setFont(theme.font(TextStyle::Body));
    QPalette muted = m_reason->palette();
    muted.setColor(QPalette::WindowText, theme.color(ColorRole::Muted));
    m_reason->setPalette(muted);
    const int side = qRound(theme.px(24));
    layout()->setContentsMargins(side, 0, side, 0);
}

void StatePage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        applyTheme();
    QWidget::changeEvent(event);
}

void StatePage::paintEvent(QPaintEvent*)
{
    if (m_standing == Standing::Plain)
        return;
    const double size = Theme::current().px(kIconSize);
    const QRectF space = m_space->geometry();
    QPainter painter(this);
    paintStanding(painter, QRectF(space.center().x() - size / 2, space.top(), size, size), m_standing);
}

}  // namespace shardscope
