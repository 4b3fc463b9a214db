// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decide/assumption.h"

#include <cmath>
#include <utility>

#include "core/framework/tuning_defaults.h"
#include "core/hardware/catalog.h"
#include "core/hardware/node_groups.h"
#include "core/model/parameters.h"

namespace shardscope {
namespace {

/// Three digits: more would pretend to be known.
double rounded(double value)
{
    const double unit = std::pow(10, std::floor(std::log10(value)) - 2);
    return std::round(value / unit) * unit;
}

std::optional<double> powerLimit(const NodeGroup& nodes)
{
    return nodes.gpu.power ? std::optional(nodes.gpu.power->value()) : std::nullopt;
}

}  // namespace

AssumedScenario withAssumptions(Scenario scenario)
{
    AssumedScenario assumed{std::move(scenario), {}};
    Training& training = assumed.scenario.training;
    Cluster& cluster = assumed.scenario.cluster;
    const auto assume = [&](std::string_view path, auto& field, double value, Message why) {
        field = typename std::decay_t<decltype(field)>::value_type(value);
        assumed.assumptions.push_back({path, value, std::move(why)});
    };
    // A fine-tune ends with its own documents: how many they are follows from nothing else in the scenario.
    if (!training.tokenBudget && !isFineTune(training)) {
        const double parameters = static_cast<double>(countParameters(*assumed.scenario.architecture).decoder);
        assume("training.token_budget", training.tokenBudget, rounded(kTokensPerParameter * parameters),
               said("20 tokens per parameter (Hoffmann 2022)"));
    }
    if (cluster.isMixed()) {
        const DevicePrice* first = hardwareCatalog().priceOf(cluster.gpu.id);
        const auto listedPrice = [first](const NodeGroup& nodes) {
            const DevicePrice* listed = hardwareCatalog().priceOf(nodes.gpu.id);
            const bool isAlike = listed && first && listed->currency == first->currency;  // two currencies have no mean
            return isAlike ? std::optional(listed->perGpuHour) : std::nullopt;
        };
        if (const std::optional<double> price = meanOverGpus(cluster, listedPrice); price && !cluster.pricePerGpuHour) {
            assume("cluster.price_per_gpu_hour", cluster.pricePerGpuHour, *price, said("mean list price of the groups' GPUs"));
            assumed.currency = first->currency;
        }
        if (const std::optional<double> watts = meanOverGpus(cluster, powerLimit); watts && !cluster.wattsPerGpu)
            assume("cluster.watts_per_gpu", cluster.wattsPerGpu, *watts, said("mean power limit of the groups' GPUs"));
    } else if (const DevicePrice* listed = hardwareCatalog().priceOf(cluster.gpu.id); listed && !cluster.pricePerGpuHour) {
        assume("cluster.price_per_gpu_hour", cluster.pricePerGpuHour, listed->perGpuHour,
               said("{provider} on demand, {currency}, {date}",
                    {{"provider", listed->provider}, {"currency", listed->currency}, {"date", listed->asOf}}));
        assumed.currency = listed->currency;
    }
    if (!cluster.wattsPerGpu && cluster.gpu.power && !cluster.isMixed())
        assume("cluster.watts_per_gpu", cluster.wattsPerGpu, cluster.gpu.power->value(), said("the GPU's power limit"));
    if (!training.reliability.gpuHoursPerFailure && training.tokenBudget)  // it has no effect on less than a whole training
        assume("training.run.gpu_hours_per_failure", training.reliability.gpuHoursPerFailure, rounded(kGpuHoursPerFailure),
               said("as in Llama 3's training (arXiv 2407.21783)"));
    return assumed;
}

}  // namespace shardscope
