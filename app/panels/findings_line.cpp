// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/findings_line.h"

#include <QHBoxLayout>
#include <QToolButton>

#include "widgets/theme/theme.h"

namespace shardscope {

FindingsLine::FindingsLine(QWidget* parent)
    : QWidget(parent), m_icon(new StandingIcon(Standing::Hint)), m_opener(new QToolButton), m_closer(new QToolButton)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(qRound(Theme::current().px(4)));
    row->addWidget(m_icon);
    row->addWidget(m_opener);
    row->addStretch(1);
    row->addWidget(m_closer);
    m_opener->setCheckable(true);
    m_opener->setToolTip(tr("Show problems and possible improvements"));
    m_closer->setText(QStringLiteral("×"));
    m_closer->setToolTip(tr("Close the findings. The View menu opens them again."));
    m_closer->setAccessibleName(tr("Close the findings"));
    for (QToolButton* button : {m_opener, m_closer}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
    }
    connect(m_opener, &QToolButton::toggled, this, &FindingsLine::fit);
}

void FindingsLine::setSummary(Standing worst, const QString& counts, const QString& best)
{
    m_counts = counts;
    m_best = best;
    m_worst = worst;
    m_icon->setStanding(worst);
    m_opener->setAccessibleName(summary());
    fit();
}

QString FindingsLine::summary() const { return m_best.isEmpty() ? m_counts : tr("%1 · %2", "counts, the best fix").arg(m_counts, m_best); }

void FindingsLine::fit()
{
    const QString sign = m_opener->isChecked() ? QStringLiteral("▾ ") : QStringLiteral("▴ ");
    const int room = width() - m_icon->sizeHint().width() - m_closer->sizeHint().width() - qRound(Theme::current().px(30));
    const bool hasRoom = m_opener->fontMetrics().horizontalAdvance(sign + summary()) <= room;
    m_opener->setText(sign + (hasRoom ? summary() : m_counts));
}

void FindingsLine::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

}  // namespace shardscope
