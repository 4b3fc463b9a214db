// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/site/site.h"

#include "core/framework/tuning_defaults.h"
#include "core/hardware/hardware_profile.h"
#include "core/learn/likeness.h"
#include "core/model/architecture.h"
#include "core/plan/attention_kernel.h"
#include "core/scenario/scenario.h"
#include "core/site/learned_constants.h"
#include "core/site/measured_constants.h"

namespace shardscope {
namespace {

std::vector<LearnedFactor> learnedFrom(const Scenario& scenario, const Cluster& cluster)
{
    if (!cluster.calibration || cluster.calibration->learned.empty())
        return {};
    return learnedFactors(cluster.calibration->learned, likenessOf(scenario));
}

}  // namespace

Site::Site(const Scenario& scenario, const CostConstants& costConstants, int group)
    : architecture(tunedArchitecture(scenario.architecture, resolvedTuning(scenario.training))),
      forwards(forwardModels(scenario.architecture, scenario.teacher, resolvedTuning(scenario.training))),
      cluster(withProfile(clusterOfGroup(scenario.cluster, group), scenario.training)),
      training(scenario.training),
      learned(learnedFrom(scenario, cluster)),
      constants(learnedConstants(withProfile(costConstants, cluster, training, attentionNeeds(*architecture)), learned)),
      rates(deviceRates(training, cluster.gpu, constants, {}, attentionNeeds(*architecture))),
      collectives(cluster, PublishedCurves::Steady, training.software.year.value_or(kUsualYear), factorOf(learned, Mechanism::Collective))
{
}

}  // namespace shardscope
