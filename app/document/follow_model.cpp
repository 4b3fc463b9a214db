// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/follow_model.h"

#include <algorithm>
#include <numeric>

#include "app/text/parameter_text.h"
#include "core/field/parameters.h"
#include "core/model/architecture.h"
#include "core/plan/plan_facts.h"
#include "core/scenario/plan.h"
#include "core/scenario/scenario.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

bool has(const Architecture& model, RecomputeModule module)
{
    switch (module) {
    case RecomputeModule::Moe:
        return model.experts() != nullptr;
    case RecomputeModule::SharedExperts:
        return model.experts() && model.experts()->sharedExperts > 0;
    case RecomputeModule::MlaUpProjection:
        return model.attention().latent.has_value();
    default:
        return true;
    }
}

/// Their ranks are taken out of those of a stage, which have to be shared evenly, too.
void followExperts(Scenario& scenario)
{
    Plan& plan = scenario.plan;
    const MixtureOfExperts* const experts = scenario.architecture->experts();
    if (!experts) {
        plan.ep = 1;
        plan.etp.reset();
        return;
    }
    if (experts->experts % plan.ep == 0)
        return;
    const PlanFacts facts = planFacts(scenario);
    const std::int64_t ranks = std::max<std::int64_t>(1, facts.tp * facts.dataParallel() * facts.cp / facts.expertTensor());
    do
        --plan.ep;
    while (experts->experts % plan.ep != 0 || ranks % plan.ep != 0);
}

}  // namespace

void followModel(Scenario& scenario)
{
    const Architecture& model = *scenario.architecture;
    Plan& plan = scenario.plan;
    followExperts(scenario);
    if (plan.recomputeModules) {
        std::erase_if(*plan.recomputeModules, [&](RecomputeModule module) { return !has(model, module); });
        if (plan.recomputeModules->empty())
            plan.recomputeModules.reset();
    }
    if (plan.offloadModules && !model.experts()) {
        std::erase_if(*plan.offloadModules,
                      [](OffloadModule module) { return module == OffloadModule::ExpertFc1 || module == OffloadModule::MoeActivation; });
        if (plan.offloadModules->empty()) {
            plan.offloadModules.reset();
            plan.offloadActivations = 0;  // without a list it is a share of all that layers keep
        }
    }
    if (plan.stageLayers && std::accumulate(plan.stageLayers->begin(), plan.stageLayers->end(), 0) != model.layers())
        plan.stageLayers.reset();
}

QString planFollowsModel(const Scenario& before, const Scenario& after)
{
    QStringList changes;
    for (const Parameter& parameter : parameters()) {
        const Value was = parameter.get(before);
        const Value is = parameter.get(after);
        if (parameter.group() == "plan" && was != is)
            changes << tr("%1 %2 → %3", "a field, its value before and now")
                           .arg(labelInSentence(parameter), valueText(parameter, was), valueText(parameter, is));
    }
    return changes.isEmpty() ? QString() : tr("The plan was adapted to the new model: %1.").arg(changes.join(tr(", ")));
}

}  // namespace shardscope
