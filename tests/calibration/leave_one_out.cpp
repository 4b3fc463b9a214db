// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/calibration/leave_one_out.h"

#include <cstddef>
#include <future>
#include <set>

#include "core/hardware/generation.h"
#include "tests/calibration/constant_parameters.h"

namespace shardscope::calibration {
namespace {

std::vector<double> weightsWithout(const std::string& unit, const Units& units, const std::vector<Sample>& samples)
{
    std::vector<double> weights;
    for (std::size_t i = 0; i < samples.size(); ++i)
        weights.push_back(units[i] == unit ? 0 : samples[i].weight);
    return weights;
}

}  // namespace

Residuals residualsOf(const std::vector<Sample>& samples)
{
    return [&samples](const std::vector<double>& logarithms) { return logErrors(samples, constantsOf(logarithms)); };
}

Units familiesOf(const std::vector<Sample>& samples)
{
    Units families;
    for (const Sample& sample : samples)
        families.push_back(sample.family);
    return families;
}

Units generationsOf(const std::vector<Sample>& samples)
{
    Units generations;
    for (const Sample& sample : samples)
        generations.emplace_back(nameOf(sample.scenario.cluster.gpu.generation));
    return generations;
}

LeftOut leaveOneOut(const std::vector<Sample>& samples, const Units& units, const Linearisation& here, double strength, int linearisations)
{
    const Parameters parameters = parametersOf(strength);
    const Residuals residuals = residualsOf(samples);
    const auto refit = [&](const std::string& unit) {
        const std::vector<double> weights = weightsWithout(unit, units, samples);
        const Solution shared = descend(residuals, here, weights, parameters);
        return linearisations < 2 ? shared : solve(residuals, weights, parameters, shared.parameters, linearisations - 1);
    };
    const std::set<std::string> distinct(units.begin(), units.end());
    const std::vector<std::string> names(distinct.begin(), distinct.end());

    std::map<std::string, Solution> solutions;
    for (std::size_t i = 0; i < names.size(); i += 2) {
        std::future<Solution> other;
        if (i + 1 < names.size())
            other = std::async(std::launch::async, refit, names[i + 1]);
        solutions[names[i]] = refit(names[i]);
        if (other.valid())
            solutions[names[i + 1]] = other.get();
    }
    LeftOut left;
    for (std::size_t i = 0; i < samples.size(); ++i)
        left.logErrors.push_back(solutions[units[i]].residuals[i]);
    for (auto& [name, solution] : solutions)
        left.logarithms.emplace(name, std::move(solution.parameters));
    return left;
}

}  // namespace shardscope::calibration
