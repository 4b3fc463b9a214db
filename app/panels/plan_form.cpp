// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/plan_form.h"

#include <algorithm>
#include <cmath>

#include "app/document/follow_degrees.h"
#include "app/text/parameter_text.h"
#include "widgets/controls/degree_slider.h"
#include "widgets/text/numbers.h"

namespace shardscope {
namespace {

constexpr double kPercent = 100;
constexpr int kOffloadStep = 10;

}  // namespace

PlanForm::PlanForm(Document& document, QWidget* parent) : ParameterForm(tr("Parallel degrees"), document, parent)
{
    addDegrees();
    addHeading(tr("Sharding and schedule"));
    addSegments("plan.zero", tr("ZeRO"));
    addChoice("plan.schedule", tr("Schedule"));
    addDegree("plan.chunks", tr("Chunks"), false);
    addDegree("plan.micro_batch", tr("Micro-batch"), false);
    addHeading(tr("Memory"));
    addChoice("plan.recompute", tr("Recompute"));
    addChoice("plan.offload", tr("Offload"));
    addOffloadedActivations();
    addHeading(tr("Hidden behind compute"));
    addSwitches({{"plan.overlap.grad_reduce", tr("Gradients")},
                 {"plan.overlap.param_gather", tr("Parameters")},
                 {"plan.overlap.tensor", tr("Tensor parallel")},
                 {"plan.overlap.pipeline", tr("Pipeline hops")},
                 {"plan.overlap.expert", tr("Experts")}});
    addStandIn("plan.group", "plan.chunks");
    addStandIn("plan.shard_group", "plan.zero");
    addStandIn("plan.recompute_layers", "plan.recompute");
}

void PlanForm::addDegrees()
{
    addDegree("plan.tp", tr("Tensor"), true);
    addDegree("plan.pp", tr("Pipeline"), true);
    addDegree("plan.cp", tr("Context"), true);
    DegreeSlider* experts = addDegree("plan.ep", tr("Expert"), false);
    addControl("plan.ep", experts, [experts](const Scenario& scenario) {
        const bool hasExperts = scenario.architecture->experts() != nullptr;
        experts->setVisible(hasExperts || scenario.plan.ep > 1);
    });
    addDegree("plan.etp", tr("Expert TP"), false);
    setRare("plan.etp", "plan.ep");
    DegreeSlider* replicas = addDegree("plan.dp", tr("Data"), true);
    // The lock shows it; this is for whoever listens or asks.
    replicas->setNoteVisible(false);
    const auto tellFollowing = [this, replicas] {
        const bool follows = !this->document().isLocked(QStringLiteral("plan.dp"));
        replicas->setNote(follows ? tr("It follows from the others.") : QString());
    };
    connect(&this->document(), &Document::locksChanged, replicas, tellFollowing);
    tellFollowing();
    addChoice("plan.cp_layout", tr("Context by"));
    addSwitches({{"plan.sequence_parallel", tr("Sequence parallel")}});
}

void PlanForm::addOffloadedActivations()
{
    const Parameter& parameter = *findParameter("plan.offload_activations");
    auto* share = new DegreeSlider(parameterLabel(parameter));
    share->setCompact(tr("Activations"));
    share->keepLockRoom();
    share->setLockVisible(false);
    share->setFormatter([](double percent) { return percentText(percent / kPercent); });
    addWidget(share);
    addControl("plan.offload_activations", share, [share](const Scenario& scenario) {
        const double current = std::round(scenario.plan.offloadActivations * kPercent);
        QList<SliderStop> stops;
        for (int percent = 0; percent <= 100; percent += kOffloadStep)
            stops.append({static_cast<double>(percent), {}, percent % 50 == 0});
        const auto place =
            std::lower_bound(stops.begin(), stops.end(), current, [](const SliderStop& stop, double value) { return stop.value < value; });
        if (place == stops.end() || place->value != current)
            stops.insert(place, {current, {}, false});
        share->setStops(stops);
        share->setValue(current);
    });
    editInDrag(share, [this](double percent) { this->document().edit(QStringLiteral("plan.offload_activations"), percent / kPercent); });
}

}  // namespace shardscope
