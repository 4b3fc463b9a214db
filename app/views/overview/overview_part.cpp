// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/overview/overview_part.h"

#include <QEvent>
#include <QVBoxLayout>

#include "widgets/theme/theme.h"

namespace shardscope {

OverviewPart::OverviewPart(const QString& title, const QString& whatItLeadsTo, QWidget* content, QWidget* parent)
    : QWidget(parent), m_title(new QPushButton(title + QStringLiteral("  ›"))), m_basis(new WrappingLabel)
{
    m_title->setFlat(true);
    m_title->setCursor(Qt::PointingHandCursor);
    m_title->setToolTip(whatItLeadsTo);
    m_title->setAccessibleName(title);
    m_title->setAccessibleDescription(whatItLeadsTo);
    connect(m_title, &QPushButton::clicked, this, &OverviewPart::opened);
    auto* head = new QHBoxLayout;
    head->addWidget(m_title);
    head->addWidget(m_basis, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(qRound(Theme::current().px(4)));
    column->addLayout(head);
    column->addWidget(content, 1);
    applyTheme();
}

void OverviewPart::setBasis(const QString& basis)
{
    m_basis->setText(basis);
    setAccessibleDescription(basis);
}

void OverviewPart::applyTheme()
{
    const Theme& theme = Theme::current();
    m_title->setFont(theme.font(TextStyle::Strong));
    m_basis->setFont(theme.font(TextStyle::Caption));
    QPalette muted = m_basis->palette();
    muted.setColor(QPalette::WindowText, theme.color(ColorRole::Muted));
    m_basis->setPalette(muted);
}

void OverviewPart::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        applyTheme();
    QWidget::changeEvent(event);
}

}  // namespace shardscope
