// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/calibration/observation.h"

#include <array>
#include <cmath>
#include <map>

#include "core/estimate/estimate.h"
#include "core/framework/framework_defaults.h"
#include "core/site/device_rates.h"
#include "core/validate/error_summary.h"
#include "tests/calibration/source_families.h"

namespace shardscope::calibration {
namespace {

/// The rows of one configuration, until all are seen.
struct Rows {
    std::vector<double> memoryErrors;
    FitCount fit;
};

double ofCapacityOf(const Scenario& scenario)
{
    const Result<Estimate> estimated = estimate(scenario);
    return estimated && estimated->isLegal() ? estimated->memory().peak / estimated->memory().capacity : 0;
}

void close(Observation& observation, const Rows& rows)
{
    if (!rows.memoryErrors.empty())
        observation.memory = std::log1p(quantile(rows.memoryErrors, 0.5));
    const FitCount& fit = rows.fit;
    if (fit.ranOut > 0)
        observation.recognised = 2 * fit.recognised >= fit.ranOut;
    if (fit.ran > 0)
        observation.refused = 2 * fit.refused > fit.ran;
    if (!observation.recognised.value_or(true) || observation.refused.value_or(false))
        observation.ofCapacity = ofCapacityOf(observation.scenario);
}

std::vector<Observation> observeFile(const RunFile& file, const ValidationRow* row)
{
    std::vector<Observation> observations;
    std::vector<Rows> rows;
    std::map<std::string, std::size_t> indices;
    for (const Run& run : file.runs) {
        const ValidationRow& validated = *row++;
        if (!validated.counted || validated.refused || !run.scenario)
            continue;
        const auto [found, isNew] = indices.emplace(configurationOf(run), observations.size());
        if (isNew) {
            Observation observation;
            observation.source = file.name;
            observation.id = run.id;
            observation.configuration = found->first;
            observation.scenario = *run.scenario;
            observation.experts = validated.experts;
            observation.family = familyOf(observation.source, observation.framework());
            observations.push_back(std::move(observation));
            rows.emplace_back();
        }
        Rows& one = rows[found->second];
        if (validated.memoryError)
            one.memoryErrors.push_back(*validated.memoryError);
        if (validated.estimatedFits)
            one.fit.add(validated.fits, *validated.estimatedFits);
    }
    for (std::size_t i = 0; i < rows.size(); ++i)
        close(observations[i], rows[i]);
    return observations;
}

}  // namespace

std::string Observation::preset() const { return scenario.model.kind == ModelSource::Kind::Preset ? scenario.model.text : std::string(); }

std::string Observation::framework() const { return std::string(nameOf(frameworkOf(scenario.training))); }

std::string Observation::generation() const { return std::string(nameOf(scenario.cluster.gpu.generation)); }

std::vector<Observation> observe(const std::vector<RunFile>& files, const Validation& validation)
{
    std::vector<Observation> all;
    const ValidationRow* row = validation.rows.data();
    for (const RunFile& file : files) {
        const std::vector<Observation> observations = observeFile(file, row);
        all.insert(all.end(), observations.begin(), observations.end());
        row += file.runs.size();
    }
    return all;
}

void enterTimes(std::vector<Observation>& observations, const std::vector<Sample>& samples, std::optional<double> Observation::*error,
                const std::vector<double>& errors)
{
    std::map<std::pair<std::string, std::string>, std::size_t> indices;
    for (std::size_t i = 0; i < samples.size(); ++i)
        indices[{samples[i].source, samples[i].id}] = i;
    for (Observation& observation : observations) {
        const auto found = indices.find({observation.source, observation.configuration});
        if (found != indices.end())
            observation.*error = errors[found->second];
    }
}

}  // namespace shardscope::calibration
