// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/training/assumed_run.h"

#include <cmath>

#include "app/text/core_text.h"
#include "core/decide/assumption.h"
#include "core/estimate/estimate.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

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
    for (const Assumption& each : withAssumptions(scenario).assumptions)
        fields.append({QString::fromLatin1(each.path.data()), each.value, coreText(each.why)});
    const char* const failures = "training.run.gpu_hours_per_failure";
    if (isNull(findParameter(failures)->get(scenario)))
        fields.append({QString::fromLatin1(failures), rounded(kGpuHoursPerFailure), tr("as Llama 3 had (arXiv 2407.21783)")});
    return fields;
}

Scenario withAssumed(Scenario scenario, const QList<AssumedField>& fields)
{
    for (const AssumedField& field : fields)
        (void)setParameter(scenario, *findParameter(field.path.toStdString()), field.value);  // one that cannot be set stays open
    return scenario;
}

}  // namespace shardscope
