// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/calibration/samples.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>

#include "core/framework/framework_defaults.h"
#include "core/io/runs_json.h"
#include "core/step/basis.h"
#include "core/text/error_text.h"
#include "core/validate/error_summary.h"
#include "tests/calibration/skipped_rows.h"
#include "tests/calibration/source_families.h"

namespace shardscope::calibration {
namespace {

std::string stem(const std::string& path)
{
    const std::size_t slash = path.rfind('/');
    const std::string name = slash == std::string::npos ? path : path.substr(slash + 1);
    return name.substr(0, name.rfind('.'));
}

std::vector<Sample> samplesOf(const RunFile& file)
{
    std::vector<Sample> samples;
    std::map<std::string, std::vector<double>> repetitions;
    for (const Run& run : file.runs) {
        const auto seconds = run.stepTime();
        if (!run.counted() || !seconds || reasonToSkip(run))
            continue;
        std::vector<double>& times = repetitions[configurationOf(run)];
        times.push_back(seconds->value());
        if (times.size() == 1)
            samples.push_back({file.name, configurationOf(run), *run.scenario, resolvePlan(*run.scenario), 0, 1,
                               run.scenario->architecture->isMixtureOfExperts(),
                               familyOf(file.name, nameOf(frameworkOf(run.scenario->training)))});
    }
    for (Sample& sample : samples)
        sample.seconds = quantile(repetitions[sample.id], 0.5);
    return samples;
}

/// From `first` on all are of one source.
void weigh(std::vector<Sample>& samples, std::size_t first)
{
    for (const bool experts : {false, true}) {
        const auto isOfKind = [experts](const Sample& sample) { return sample.experts == experts; };
        const auto begin = samples.begin() + static_cast<std::ptrdiff_t>(first);
        const auto count = static_cast<double>(std::count_if(begin, samples.end(), isOfKind));
        std::for_each(begin, samples.end(), [&](Sample& sample) { sample.weight = isOfKind(sample) ? 1 / count : sample.weight; });
    }
}

}  // namespace

std::vector<RunFile> loadRunFiles(const std::vector<std::string>& paths)
{
    std::vector<RunFile> files;
    for (const std::string& path : paths) {
        Result<std::vector<Run>> runs = loadRuns(path);
        if (runs)
            files.push_back({stem(path), std::move(runs).value()});
        else
            std::fprintf(stderr, "%s\n", errorText(runs.error()).c_str());
    }
    return files;
}

std::string configurationOf(const Run& run) { return run.group.empty() ? run.id : run.group; }

std::vector<Sample> samplesOf(const std::vector<RunFile>& files, std::size_t perSource)
{
    std::vector<Sample> all;
    for (const RunFile& file : files) {
        const std::vector<Sample> samples = samplesOf(file);
        const std::size_t step = perSource == 0 ? 1 : std::max<std::size_t>(1, samples.size() / perSource);
        const std::size_t first = all.size();
        for (std::size_t i = 0; i < samples.size(); i += step)
            all.push_back(samples[i]);
        weigh(all, first);
    }
    return all;
}

std::vector<double> logErrors(const std::vector<Sample>& samples, const CostConstants& constants)
{
    std::vector<double> errors;
    errors.reserve(samples.size());
    for (const Sample& sample : samples) {
        const Result<StepEstimate> step = estimateStep(Basis(sample.scenario, constants));
        errors.push_back(step ? std::log(step->step.value() / sample.seconds) : 10);
    }
    return errors;
}

}  // namespace shardscope::calibration
