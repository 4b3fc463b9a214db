// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/calibration/leave_one_out.h"

#include <cstddef>
#include <future>
#include <set>

#include "core/trust/evidence.h"
#include "tests/calibration/constant_parameters.h"

namespace shardscope::calibration {
namespace {

std::vector<double> weightsWithout(const std::string& family, const std::vector<Sample>& samples)
{
    std::vector<double> weights;
    for (const Sample& sample : samples)
        weights.push_back(sample.family == family ? 0 : sample.weight);
    return weights;
}

}  // namespace

Residuals residualsOf(const std::vector<Sample>& samples)
{
    return [&samples](const std::vector<double>& logarithms) { return logErrors(samples, constantsOf(logarithms)); };
}

LeftOut leaveOneOut(const std::vector<Sample>& samples, const Linearisation& here, double strength, int linearisations)
{
    const Parameters parameters = parametersOf(strength);
    const Residuals residuals = residualsOf(samples);
    const auto refit = [&](const std::string& family) {
        const std::vector<double> weights = weightsWithout(family, samples);
        const Solution shared = descend(residuals, here, weights, parameters);
        return linearisations < 2 ? shared : solve(residuals, weights, parameters, shared.parameters, linearisations - 1);
    };
    std::set<std::string> distinct;
    for (const Sample& sample : samples)
        distinct.insert(sample.family);
    const std::vector<std::string> families(distinct.begin(), distinct.end());

    std::map<std::string, Solution> solutions;
    for (std::size_t i = 0; i < families.size(); i += 2) {
        std::future<Solution> other;
        if (i + 1 < families.size())
            other = std::async(std::launch::async, refit, families[i + 1]);
        solutions[families[i]] = refit(families[i]);
        if (other.valid())
            solutions[families[i + 1]] = other.get();
    }
    LeftOut left;
    for (std::size_t i = 0; i < samples.size(); ++i)
        left.logErrors.push_back(solutions[samples[i].family].residuals[i]);
    for (auto& [family, solution] : solutions)
        left.logarithms.emplace(family, std::move(solution.parameters));
    return left;
}

}  // namespace shardscope::calibration
