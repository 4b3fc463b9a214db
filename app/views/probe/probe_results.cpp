// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/probe/probe_results.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "widgets/theme/theme.h"

namespace shardscope {

ProbeResults::ProbeResults(QWidget* parent)
    : QWidget(parent),
      m_headline(new QLabel),
      m_detail(new QLabel),
      m_save(new QPushButton(tr("&Save profile…"))),
      m_use(new QPushButton(tr("&Use profile")))
{
    auto* texts = new QVBoxLayout;
    texts->setSpacing(2);
    for (QLabel* label : {m_headline, m_detail}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        texts->addWidget(label);
    }
    m_detail->setForegroundRole(QPalette::PlaceholderText);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(texts, 1);
    layout->addWidget(m_save);
    layout->addWidget(m_use);
    connect(m_save, &QPushButton::clicked, this, &ProbeResults::saveRequested);
    connect(m_use, &QPushButton::clicked, this, &ProbeResults::useRequested);
    setHasProfile(false, {});
    applyTheme();
}

void ProbeResults::setText(Standing standing, const QString& headline, const QString& detail)
{
    m_standing = standing;
    m_headline->setText(headline);
    m_detail->setText(detail);
    m_detail->setVisible(!detail.isEmpty());
    applyTheme();
}

void ProbeResults::setHasProfile(bool has, const QString& obstacle)
{
    for (QPushButton* button : {m_save, m_use}) {
        button->setVisible(has);
        button->setEnabled(obstacle.isEmpty());
    }
    m_save->setToolTip(obstacle.isEmpty() ? tr("Save the measurements and their fits as a shardscope.profile/1 file") : obstacle);
    m_use->setToolTip(
        obstacle.isEmpty()
            ? tr("Use this profile for the cluster. Every figure of the estimate is updated. Undo restores the previous profile.")
            : obstacle);
}

QString ProbeResults::headline() const { return m_headline->text(); }

QString ProbeResults::detail() const { return m_detail->text(); }

void ProbeResults::applyTheme()
{
    const Theme& theme = Theme::current();
    m_headline->setFont(theme.font(TextStyle::Strong));
    QPalette colors = palette();
    if (m_standing == Standing::Error || m_standing == Standing::Warning)
        colors.setColor(QPalette::WindowText, theme.color(roleOf(m_standing)));
    m_headline->setPalette(colors);
}

void ProbeResults::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        applyTheme();
    QWidget::changeEvent(event);
}

}  // namespace shardscope
