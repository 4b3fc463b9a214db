// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/base/example_note.h"

#include <QEvent>
#include <QGraphicsOpacityEffect>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include "widgets/controls/wrapping_label.h"
#include "widgets/theme/theme.h"

namespace shardscope {

ExampleNote::ExampleNote(QWidget* parent)
    : QWidget(parent), m_headline(new WrappingLabel), m_reason(new WrappingLabel), m_example(new WrappingLabel)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* heads = new QHBoxLayout;
    heads->setSpacing(12);
    heads->addWidget(m_headline, 1);
    heads->addWidget(m_example, 1);
    column->addLayout(heads);
    column->addWidget(m_reason);
    m_example->setAlignment(Qt::AlignRight | Qt::AlignTop);
    m_reason->setForegroundRole(QPalette::PlaceholderText);
    applyTheme();
}

void ExampleNote::setNote(const QString& headline, const QString& reason, const QString& example)
{
    m_headline->setText(headline);
    m_reason->setText(reason);
    m_example->setText(tr("Example: %1").arg(example));
}

void ExampleNote::applyTheme()
{
    for (WrappingLabel* label : {m_headline, m_example})
        label->setFont(Theme::current().font(TextStyle::Strong));
}

void ExampleNote::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        applyTheme();
    QWidget::changeEvent(event);
}

void setDimmed(QWidget& part, bool dimmed)
{
    constexpr double kDimmed = 0.6;
    if (dimmed != part.isEnabled())
        return;
    part.setEnabled(!dimmed);
    auto* effect = dimmed ? new QGraphicsOpacityEffect(&part) : nullptr;
    if (effect)
        effect->setOpacity(kDimmed);
    part.setGraphicsEffect(effect);
}

}  // namespace shardscope
