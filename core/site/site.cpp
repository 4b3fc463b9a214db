// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/site/site.h"

#include "core/framework/tuning_defaults.h"
#include "core/model/architecture.h"
#include "core/plan/attention_kernel.h"
#include "core/scenario/scenario.h"
#include "core/site/measured_constants.h"

namespace shardscope {

Site::Site(const Scenario& scenario, const CostConstants& costConstants, int group)
    : architecture(tunedArchitecture(scenario.architecture, resolvedTuning(scenario.training))),
      forwards(forwardModels(scenario.architecture, scenario.teacher, resolvedTuning(scenario.training))),
      cluster(withProfile(clusterOfGroup(scenario.cluster, group), scenario.training)),
      training(scenario.training),
      constants(withProfile(costConstants, cluster, training, attentionNeeds(*architecture))),
      rates(deviceRates(training, cluster.gpu, constants, {}, attentionNeeds(*architecture))),
      collectives(cluster, PublishedCurves::Steady, training.software.year.value_or(kUsualYear))
{
}

}  // namespace shardscope
