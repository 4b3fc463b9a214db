// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/training/assumed_run.h"

#include <cmath>

#include "widgets/text/tr.h"

namespace shardscope {
namespace {

/// Compute-optimal training. Source: Hoffmann et al. 2022, "Training Compute-Optimal Large Language Models", table 3.
constexpr double kTokensPerParameter = 20;
/// Of Llama 3 405B: 419 unexpected interruptions in 54 days on 16,384 GPUs. Source: Llama 3 (arXiv 2407.21783), section 3.3.4.
constexpr double kGpuHoursPerFailure = 16384 * 54 * 24 / 419.0;

/// Three digits: more would pretend to be known.
double rounded(double value)
{
    const double unit = std::pow(10, std::floor(std::log10(value)) - 2);
    return std::round(value / unit) * unit;
}

}  // namespace

QList<AssumedField> assumedFields(const Estimate& estimate)
{
    const Scenario& scenario = estimate.scenario();
    QList<AssumedField> fields;
    const auto offer = [&](const char* path, double value, const QString& source) {
        if (isNull(findParameter(path)->get(scenario)))
            fields.append({QString::fromLatin1(path), value, source});
    };
    offer("training.token_budget", rounded(kTokensPerParameter * static_cast<double>(estimate.parameters().total)),
          tr("20 a parameter (Hoffmann et al. 2022)"));
    offer("training.run.gpu_hours_per_failure", rounded(kGpuHoursPerFailure), tr("as Llama 3 had (arXiv 2407.21783)"));
    if (const std::optional<Watts>& power = scenario.cluster.gpu.power)
        offer("cluster.watts_per_gpu", power->value(), tr("the board power of its data sheet"));
    return fields;
}

Scenario withAssumed(Scenario scenario, const QList<AssumedField>& fields)
{
    for (const AssumedField& field : fields)
        (void)setParameter(scenario, *findParameter(field.path.toStdString()), field.value);  // one that cannot be set stays open
    return scenario;
}

}  // namespace shardscope
