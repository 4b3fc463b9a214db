// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/site/site.h"

#include "core/model/architecture.h"

namespace shardscope {

Site::Site(const Scenario& scenario, const CostConstants& costConstants)
    : architecture(scenario.architecture),
      cluster(scenario.cluster),
      training(scenario.training),
      constants(costConstants),
      rates(deviceRates(training, cluster.gpu, constants, {}, hasAttentionSinks(*architecture))),
      collectives(cluster, PublishedCurves::Steady)
{
}

}  // namespace shardscope
