// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/plan_form.h"

#include "core/scenario/scenario.h"
#include "widgets/controls/degree_slider.h"

namespace shardscope {

PlanForm::PlanForm(Document& document, QWidget* parent) : ParameterForm(tr("Parallel degrees"), document, parent)
{
    addFields(ControlPart::Degrees);
    QWidget* experts = controlOf(QStringLiteral("plan.ep"));
    addControl("plan.ep", experts, [experts](const Scenario& scenario) {
        const bool hasExperts = scenario.architecture->experts() != nullptr;
        experts->setVisible(hasExperts || scenario.plan.ep > 1);
    });
    tellWhatFollows(static_cast<DegreeSlider&>(*controlOf(QStringLiteral("plan.dp"))));
    addHeading(tr("Sharding and schedule"));
    addFields(ControlPart::Sharding);
    addHeading(tr("Memory"));
    addFields(ControlPart::Memory);
    addHeading(tr("Overlap with compute"));
    addFields(ControlPart::Overlap);
}

/// The lock shows it; this is for screen readers and tool tips.
void PlanForm::tellWhatFollows(DegreeSlider& replicas)
{
    replicas.setNoteVisible(false);
    const auto tellFollowing = [this, &replicas] {
        const bool follows = !this->document().isLocked(QStringLiteral("plan.dp"));
        replicas.setNote(follows ? tr("The value follows from the other degrees.") : QString());
    };
    connect(&this->document(), &Document::locksChanged, &replicas, tellFollowing);
    tellFollowing();
}

}  // namespace shardscope
