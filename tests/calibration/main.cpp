// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdio>
#include <fstream>

#include "core/trust/evidence.h"
#include "tests/calibration/constants_file.h"
#include "tests/calibration/leave_one_out.h"
#include "tests/calibration/options.h"
#include "tests/calibration/page.h"
#include "tests/calibration/report.h"
#include "tests/calibration/residuals_file.h"
#include "tests/calibration/samples.h"
#include "tests/calibration/skipped_rows.h"
#include "tests/calibration/stated_facts.h"

using namespace shardscope;
using namespace shardscope::calibration;

namespace {

constexpr int kFitRounds = 6;

std::vector<double> weightsOf(const std::vector<Sample>& samples)
{
    std::vector<double> weights;
    for (const Sample& sample : samples)
        weights.push_back(sample.weight);
    return weights;
}

Linearisation linearisedAt(const std::vector<Sample>& samples, const std::vector<double>& logarithms)
{
    return linearise(residualsOf(samples), logarithms, parametersOf(kStrength).high);
}

void fit(const std::vector<Sample>& samples, const Options& options, const std::vector<double>& start)
{
    const Solution fitted = solve(residualsOf(samples), weightsOf(samples), parametersOf(options.strength), start,
                                  options.linearisations > 0 ? options.linearisations : kFitRounds);
    printConstants(samples, linearisedAt(samples, fitted.parameters));
    printErrors(samples, fitted.residuals);
}

bool write(const std::string& path, const std::string& text)
{
    std::ofstream file(path, std::ios::binary);
    file << text;
    return static_cast<bool>(file.flush());
}

/// Prints what was found, and writes the files that were asked for.
bool leaveOut(const std::vector<RunFile>& files, const std::vector<Sample>& samples, const Options& options,
              const std::vector<double>& start)
{
    const Linearisation here = linearisedAt(samples, start);
    const LeftOut left = leaveOneOut(samples, familiesOf(samples), here, options.strength, options.linearisations);
    std::printf("with the constants as they are:\n");
    printErrors(samples, here.residuals);
    std::printf("\neach family left out of the fit, strength %g:\n", options.strength);
    printErrors(samples, left.logErrors);
    printCarried(left, descend(residualsOf(samples), here, weightsOf(samples), parametersOf(options.strength)).parameters);
    if (options.residualsFile.empty() && options.pageFile.empty())
        return true;
    const Validation validation = validateRuns(files);
    std::vector<Observation> observations = observe(files, validation);
    enterTimes(observations, samples, &Observation::shipped, here.residuals);
    enterTimes(observations, samples, &Observation::leftOut, left.logErrors);
    enterTimes(observations, samples, &Observation::withoutGeneration,
               leaveOneOut(samples, generationsOf(samples), here, options.strength, options.linearisations).logErrors);
    std::printf("\n%s", summaryText(observations).c_str());
    const PageInputs page{observations, samples, here, rankGrids(files, validation.rows), skippedRows(files), options.strength};
    return (options.residualsFile.empty() || write(options.residualsFile, residualsJson(observations))) &&
           (options.pageFile.empty() || write(options.pageFile, accuracyPage(page)));
}

void chooseStrength(const std::vector<Sample>& samples, const Options& options, const std::vector<double>& start)
{
    const Linearisation here = linearisedAt(samples, start);
    std::printf("%10s %14s %14s %14s %14s\n", "strength", "dense fitted", "dense left out", "MoE fitted", "MoE left out");
    for (const double strength : {0.003, 0.005, 0.01, 0.03, 0.1, 0.3}) {
        const Solution all = descend(residualsOf(samples), here, weightsOf(samples), parametersOf(strength));
        const GroupMeans fitted = meansOf(samples, all.residuals);
        const GroupMeans left =
            meansOf(samples, leaveOneOut(samples, familiesOf(samples), here, strength, options.linearisations).logErrors);
        std::printf("%10g %13.2f%% %13.2f%% %13.2f%% %13.2f%%\n", strength, 100 * fitted.dense, 100 * left.dense, 100 * fitted.experts,
                    100 * left.experts);
    }
}

}  // namespace

int main(int argc, char** argv)
{
    const std::optional<Options> options = optionsOf({argv + 1, argv + argc});
    CostConstants constants;
    if (options && options->fromPriors) {
        for (const ConstantInfo& info : constantTable())
            constants.set(info.constant, info.prior);
    }
    if (!options || (!options->constantsFile.empty() && !readConstants(options->constantsFile, constants))) {
        std::fputs(usage(), stderr);
        return 2;
    }
    std::vector<RunFile> files = loadRunFiles(options->runs);
    stateFacts(files);
    std::fputs(skippedText(skippedRows(files)).c_str(), stderr);
    const std::vector<Sample> samples = samplesOf(files, options->perSource);
    if (options->mode == "--rows")
        printRows(samples, constants);
    else if (options->mode == "--fit")
        fit(samples, *options, logarithmsOf(constants));
    else if (options->mode == "--leave-one-out")
        return leaveOut(files, samples, *options, logarithmsOf(constants)) ? 0 : 1;
    else if (options->mode == "--choose-strength")
        chooseStrength(samples, *options, logarithmsOf(constants));
    else
        printErrors(samples, logErrors(samples, constants));
    return 0;
}
