// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/search/vary_button.h"

#include <QLocale>
#include <QScreen>
#include <QStringList>

#include <utility>

#include "app/text/parameter_text.h"
#include "core/framework/tuning_defaults.h"
#include "core/scenario/scenario.h"

namespace shardscope {
namespace {

constexpr qsizetype kNamed = 2;

}  // namespace

VaryButton::VaryButton()
{
    setAutoRaise(true);
    setFocusPolicy(Qt::StrongFocus);
    setToolTip(tr("Also try other methods, ranks, optimizers and sequence lengths of this fine-tune, each with its best plan"));
    hide();
    showVaried();
    connect(this, &QToolButton::clicked, this, &VaryButton::open);
}

void VaryButton::setScenario(std::shared_ptr<const Scenario> scenario)
{
    m_scenario = std::move(scenario);
    setVisible(m_scenario && isFineTune(m_scenario->training));
}

void VaryButton::setVaried(const std::vector<VariedField>& varied)
{
    m_varied = varied;
    showVaried();
}

void VaryButton::open()
{
    if (m_popup || !m_scenario)
        return;
    m_popup = new VaryPopup(m_scenario, m_varied, this);
    connect(m_popup, &VaryPopup::searchRequested, this, [this] { take(m_popup->varied()); });
    connect(m_popup, &VaryPopup::nothingRequested, this, [this] { take({}); });
    m_popup->adjustSize();
    const QRect room = screen()->availableGeometry();
    QPoint place = mapToGlobal(QPoint(0, height()));
    place.setX(std::max(room.left(), std::min(place.x(), room.right() - m_popup->width())));
    place.setY(std::max(room.top(), std::min(place.y(), room.bottom() - m_popup->height())));
    m_popup->move(place);
    m_popup->show();
    m_popup->setFocus();
}

void VaryButton::take(const std::vector<VariedField>& varied)
{
    m_popup->close();
    if (varied == m_varied)
        return;
    setVaried(varied);
    Q_EMIT variedEdited();
}

void VaryButton::showVaried()
{
    QStringList fields;
    for (const VariedField& field : m_varied)
        fields << labelInSentence(*field.parameter);
    const QString names = tr("Varies %1", "fields").arg(QLocale().createSeparatedList(fields));
    setText(fields.isEmpty()          ? tr("Vary…")
            : fields.size() <= kNamed ? names
                                      : tr("Varies %n fields", nullptr, static_cast<int>(fields.size())));
    setAccessibleName(fields.isEmpty() ? tr("Vary more than the plan") : names);
}

}  // namespace shardscope
