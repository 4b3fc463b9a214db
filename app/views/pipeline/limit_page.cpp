// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/pipeline/limit_page.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/text/core_text.h"
#include "app/views/base/state_page.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

QString remedy(ShapeField field, std::int64_t value)
{
    const QString number = QLocale().toString(static_cast<qlonglong>(value));
    switch (field) {
    case ShapeField::Stages:
        return LimitPage::tr("%1 pipeline ranks").arg(number);
    case ShapeField::MicroBatches:
        return LimitPage::tr("%1 micro-batches").arg(number);
    case ShapeField::Chunks:
        return LimitPage::tr("%1 chunks per rank").arg(number);
    case ShapeField::Group:
        return LimitPage::tr("groups of %1").arg(number);
    }
    return {};
}

}  // namespace

LimitPage::LimitPage(QWidget* parent) : QWidget(parent), m_state(new StatePage), m_buttons(new QWidget), m_row(new QHBoxLayout(m_buttons))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_state->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    layout->addStretch(1);
    layout->addWidget(m_state);
    layout->addWidget(m_buttons);
    layout->addStretch(1);
}

void LimitPage::setLimits(const std::vector<ScheduleLimit>& limits)
{
    qDeleteAll(m_buttons->findChildren<QPushButton*>(QString(), Qt::FindDirectChildrenOnly));
    while (QLayoutItem* item = m_row->takeAt(0))
        delete item;
    QStringList reasons;
    m_row->addStretch(1);
    for (const ScheduleLimit& limit : limits) {
        reasons << findingSentence(toFinding(limit));
        for (const auto& [field, values] : limit.nearest) {
            for (const std::int64_t value : values) {
                auto* button = new QPushButton(remedy(field, value));
                button->setAccessibleDescription(tr("Nearest valid value"));
                connect(button, &QPushButton::clicked, this, [this, of = field, value] { Q_EMIT chosen(of, value); });
                m_row->addWidget(button);
            }
        }
    }
    m_row->addStretch(1);
    m_state->setState(Standing::Error, tr("This schedule is not possible"), reasons.join(u'\n'));
}

}  // namespace shardscope
