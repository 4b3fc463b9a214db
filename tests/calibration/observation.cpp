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

namespace shardscope::calibration {
namespace {

/// The rows of one configuration, until all are seen.
struct Rows {
    std::vector<double> memoryErrors;
    int right = 0;
    int wrong = 0;
    bool ranOver = false;
};

double overCapacityOf(const Scenario& scenario)
{
    const Result<Estimate> estimated = estimate(scenario);
    return estimated && estimated->isLegal() ? estimated->memory().peak / estimated->memory().capacity : 0;
}

void close(Observation& observation, const Rows& rows)
{
    if (!rows.memoryErrors.empty())
        observation.memory = std::log1p(quantile(rows.memoryErrors, 0.5));
    if (rows.right + rows.wrong > 0)
        observation.fitsRight = rows.right >= rows.wrong;
    if (rows.ranOver)
        observation.overCapacity = overCapacityOf(observation.scenario);
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
            observations.push_back({file.name, run.id, found->first, *run.scenario, validated.experts, {}, {}, {}, {}, 0});
            rows.emplace_back();
        }
        Rows& one = rows[found->second];
        if (validated.memoryError)
            one.memoryErrors.push_back(*validated.memoryError);
        if (validated.estimatedFits) {
            ++(*validated.estimatedFits == validated.fits ? one.right : one.wrong);
            one.ranOver = one.ranOver || (validated.fits && !*validated.estimatedFits);
        }
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

void enterTimes(std::vector<Observation>& observations, const std::vector<Sample>& samples, const std::vector<double>& shipped,
                const std::vector<double>& leftOut)
{
    std::map<std::pair<std::string, std::string>, std::size_t> indices;
    for (std::size_t i = 0; i < samples.size(); ++i)
        indices[{samples[i].source, samples[i].id}] = i;
    for (Observation& observation : observations) {
        const auto found = indices.find({observation.source, observation.configuration});
        if (found == indices.end())
            continue;
        observation.shipped = shipped[found->second];
        observation.leftOut = leftOut[found->second];
    }
}

}  // namespace shardscope::calibration
