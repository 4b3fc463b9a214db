// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/search/plan_details.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "widgets/controls/wrapping_label.h"
#include "widgets/theme/theme.h"

namespace shardscope {

PlanDetails::PlanDetails(QWidget* parent)
    : QWidget(parent),
      m_line(new WrappingLabel),
      m_why(new WrappingLabel),
      m_explain(new QPushButton(tr("Show &derivation"))),
      m_compare(new QPushButton(tr("&Compare with it"))),
      m_apply(new QPushButton(tr("&Apply")))
{
    m_why->setObjectName(QStringLiteral("planWhy"));
    m_why->setForegroundRole(QPalette::PlaceholderText);
    m_explain->setToolTip(tr("Show how this plan's step time follows from its inputs"));
    m_compare->setToolTip(tr("Show this plan's figures next to those of the window"));
    m_apply->setToolTip(tr("Show this plan in the window. Undo restores the previous plan."));
    for (QLabel* label : {m_line, m_why}) {
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    auto* texts = new QVBoxLayout;
    texts->setSpacing(2);
    texts->addWidget(m_line);
    texts->addWidget(m_why);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(texts, 1);
    layout->addWidget(m_explain);
    layout->addWidget(m_compare);
    layout->addWidget(m_apply);
    connect(m_explain, &QPushButton::clicked, this, &PlanDetails::explainRequested);
    connect(m_compare, &QPushButton::clicked, this, &PlanDetails::compareRequested);
    connect(m_apply, &QPushButton::clicked, this, &PlanDetails::applyRequested);
    applyTheme();
    setPlan({}, {});
}

void PlanDetails::setPlan(const QString& line, const QString& why)
{
    m_line->setText(line.isEmpty() ? tr("Choose a plan in the list or the picture to see why it is worse than the best one.") : line);
    m_why->setText(why);
    m_why->setVisible(!why.isEmpty());
    m_explain->setEnabled(!line.isEmpty());
    m_compare->setEnabled(!line.isEmpty());
    m_apply->setEnabled(!line.isEmpty());
}

void PlanDetails::setRefusal(const QString& why)
{
    setPlan({}, {});
    m_line->setText(why);
}

void PlanDetails::applyTheme() { m_line->setFont(Theme::current().font(TextStyle::Strong)); }

void PlanDetails::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        applyTheme();
    QWidget::changeEvent(event);
}

}  // namespace shardscope
