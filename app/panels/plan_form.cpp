// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/plan_form.h"

#include "app/text/choice_labels.h"
#include "app/text/core_text.h"
#include "app/text/parameter_text.h"
#include "core/scenario/scenario.h"
#include "widgets/controls/degree_slider.h"

namespace shardscope {

PlanForm::PlanForm(Document& document, QWidget* parent) : ParameterForm(tr("Parallel degrees"), document, parent)
{
    addFields(ControlPart::Degrees);
    showForExperts("plan.ep");
    showForExperts("plan.etp");
    tellWhatFollows(static_cast<DegreeSlider&>(*controlOf(QStringLiteral("plan.dp"))));
    addHeading(tr("Sharding and schedule"));
    addFields(ControlPart::Sharding);
    addHeading(tr("Memory"));
    addFields(ControlPart::Memory);
    tellWhatIsOffloaded(static_cast<DegreeSlider&>(*controlOf(QStringLiteral("plan.offload_activations"))));
    addHeading(tr("Overlap with compute"));
    addFields(ControlPart::Overlap);
}

/// A dense model has it only where the plan states it all the same: there it can be taken back.
void PlanForm::showForExperts(std::string_view path)
{
    QWidget* control = controlOf(toText(path));
    addControl(path, control, [control, &parameter = *findParameter(path)](const Scenario& scenario) {
        const Value value = parameter.get(scenario);
        control->setVisible(scenario.architecture->experts() != nullptr || (!isNull(value) && value != Value(std::int64_t{1})));
    });
}

/// A share of all activations, or of what goes into the modules that are named.
void PlanForm::tellWhatIsOffloaded(DegreeSlider& share)
{
    share.setNoteVisible(false);
    const QString usual = coreText(findParameter("plan.offload_activations")->use.control.caption);
    addControl("plan.offload_activations", &share, [this, &share, usual](const Scenario& scenario) {
        QStringList names;
        for (const OffloadModule module : scenario.plan.offloadModules.value_or(std::vector<OffloadModule>()))
            names << choiceLabel("plan.offload_modules", nameOf(module));
        setCaption(share, names.isEmpty() ? usual : tr("Module inputs"));
        share.setNote(names.isEmpty() ? QString() : tr("This share applies to the inputs of these modules: %1.").arg(names.join(tr(", "))));
    });
}

/// The lock shows it; this is for whoever listens or asks.
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
