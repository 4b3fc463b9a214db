// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/follow_degrees.h"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/field/parameters.h"
#include "core/plan/plan_facts.h"
#include "core/plan/resolved_plan.h"
#include "core/scenario/plan.h"
#include "core/scenario/scenario.h"

namespace shardscope {
namespace {

struct Degree {
    QString path;
    std::int64_t value = 1;
};

std::int64_t gpusOf(const Scenario& scenario) { return languageGpus(scenario); }

std::int64_t largestDivisor(std::int64_t number, std::int64_t atMost)
{
    for (std::int64_t candidate = std::min(number, atMost); candidate > 1; --candidate) {
        if (number % candidate == 0)
            return candidate;
    }
    return 1;
}

/// In the order of `worldDegrees`.
std::vector<Degree> degreesOf(const Plan& plan, std::int64_t dataParallel)
{
    const std::int64_t values[] = {plan.dp.value_or(static_cast<int>(dataParallel)), plan.pp, plan.cp, plan.tp};
    std::vector<Degree> degrees;
    for (int index = 0; index < 4; ++index)
        degrees.push_back({worldDegrees().at(index), values[index]});
    return degrees;
}

void write(Plan& plan, const std::vector<Degree>& degrees, bool writeDataParallel)
{
    if (writeDataParallel)
        plan.dp = static_cast<int>(degrees[0].value);
    plan.pp = static_cast<int>(degrees[1].value);
    plan.cp = static_cast<int>(degrees[2].value);
    plan.tp = static_cast<int>(degrees[3].value);
}

}  // namespace

const QStringList& worldDegrees()
{
    static const QStringList paths{QStringLiteral("plan.dp"), QStringLiteral("plan.pp"), QStringLiteral("plan.cp"),
                                   QStringLiteral("plan.tp")};
    return paths;
}

void followDegrees(const Scenario& before, Scenario& after, const QString& edited, const QSet<QString>& locked)
{
    const QString& dataParallel = worldDegrees().first();
    const bool isDataParallelFixed = edited == dataParallel ? after.plan.dp.has_value() : locked.contains(dataParallel);
    std::vector<Degree> degrees = degreesOf(after.plan, resolvePlan(before).dp);
    std::int64_t rest = gpusOf(after);
    std::vector<Degree*> free;
    for (Degree& degree : degrees) {
        const bool isFixed = degree.path == dataParallel ? isDataParallelFixed : degree.path == edited || locked.contains(degree.path);
        if (!isFixed)
            free.push_back(&degree);
        else if (rest % degree.value != 0)
            return;
        else
            rest /= degree.value;
    }
    if (free.empty())
        return;
    for (std::size_t index = free.size(); index-- > 1;) {
        free[index]->value = largestDivisor(rest, free[index]->value);
        rest /= free[index]->value;
    }
    if (rest > kLargestDegree)
        return;
    free.front()->value = rest;
    write(after.plan, degrees, after.plan.dp.has_value() || isDataParallelFixed);
}

}  // namespace shardscope
