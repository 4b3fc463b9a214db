// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "tests/calibration/least_squares.h"
#include "tests/calibration/report.h"
#include "tests/calibration/samples.h"

using namespace shardscope;
using namespace shardscope::calibration;

namespace {

/// Constants are fitted as ln(value): a factor of two up is as far as one down. What may be 0 starts at a thousandth of its top.
double floorOf(const ConstantInfo& info)
{
    return std::max(info.low, info.high * 1e-3);
}

CostConstants constantsOf(const std::vector<double>& logarithms)
{
    CostConstants constants;
    for (std::size_t i = 0; i < logarithms.size(); ++i)
        constants.set(static_cast<Constant>(i), std::exp(logarithms[i]));
    return constants;
}

Problem problemOf(const std::vector<Sample>& samples, double stiffness)
{
    Problem problem;
    problem.residuals = [&samples](const std::vector<double>& logarithms) { return logErrors(samples, constantsOf(logarithms)); };
    for (const Sample& sample : samples)
        problem.weights.push_back(sample.weight);
    for (const ConstantInfo& info : constantTable()) {
        problem.priors.push_back(std::log(std::max(info.prior, floorOf(info))));
        problem.stiffness.push_back(stiffness);
        problem.low.push_back(std::log(floorOf(info)));
        problem.high.push_back(std::log(info.high));
    }
    return problem;
}

std::vector<double> startOf(const CostConstants& constants)
{
    std::vector<double> start;
    for (const ConstantInfo& info : constantTable())
        start.push_back(std::log(std::max(constants[info.constant], floorOf(info))));
    return start;
}

void leaveOneOut(const std::vector<Sample>& samples, double stiffness, const std::vector<double>& start, int iterations)
{
    std::vector<std::string> sources;
    for (const Sample& sample : samples) {
        if (sources.empty() || sources.back() != sample.source)
            sources.push_back(sample.source);
    }
    std::vector<Sample> left;
    std::vector<double> errors;
    for (const std::string& source : sources) {
        std::vector<Sample> rest;
        std::vector<Sample> out;
        for (const Sample& sample : samples)
            (sample.source == source ? out : rest).push_back(sample);
        const std::vector<double> fitted = solve(problemOf(rest, stiffness), start, iterations);
        const std::vector<double> outErrors = logErrors(out, constantsOf(fitted));
        left.insert(left.end(), out.begin(), out.end());
        errors.insert(errors.end(), outErrors.begin(), outErrors.end());
    }
    std::printf("each source left out of the fit:\n");
    printErrors(left, errors);
}

/// Reads what `--fit` printed: name, prior, value.
bool readConstants(const std::string& path, CostConstants& constants)
{
    std::ifstream file(path);
    std::string line;
    while (std::getline(file, line)) {
        std::istringstream words(line);
        std::string name;
        double prior = 0;
        double value = 0;
        if (!(words >> name >> prior >> value))
            continue;
        for (const ConstantInfo& info : constantTable()) {
            if (info.name == name)
                constants.set(info.constant, value);
        }
    }
    return !file.bad();
}

int usage()
{
    std::fprintf(stderr,
                 "calibration [--rows|--fit|--leave-one-out] [--per-source N] [--iterations N] [--stiffness X] [--from-priors]\n"
                 "            [--constants FILE] RUNS...\n");
    return 2;
}

}  // namespace

int main(int argc, char** argv)
{
    std::string mode = "--errors";
    std::size_t perSource = 120;
    int iterations = 15;
    double stiffness = 0.01;
    bool fromPriors = false;
    std::string constantsFile;
    std::vector<std::string> files;
    for (int i = 1; i < argc; ++i) {
        const std::string argument = argv[i];
        if (argument == "--rows" || argument == "--fit" || argument == "--leave-one-out")
            mode = argument;
        else if (argument == "--from-priors")
            fromPriors = true;
        else if (argument == "--constants" && i + 1 < argc)
            constantsFile = argv[++i];
        else if (argument == "--per-source" && i + 1 < argc)
            perSource = std::stoul(argv[++i]);
        else if (argument == "--iterations" && i + 1 < argc)
            iterations = std::stoi(argv[++i]);
        else if (argument == "--stiffness" && i + 1 < argc)
            stiffness = std::stod(argv[++i]);
        else if (argument.starts_with("--"))
            return usage();
        else
            files.push_back(argument);
    }
    if (files.empty())
        return usage();
    CostConstants constants;
    if (fromPriors) {
        for (const ConstantInfo& info : constantTable())
            constants.set(info.constant, info.prior);
    }
    if (!constantsFile.empty() && !readConstants(constantsFile, constants))
        return usage();
    const std::vector<Sample> all = loadSamples(files, mode == "--fit" || mode == "--leave-one-out" ? perSource : 0);
    if (mode == "--rows") {
        printRows(all, constants);
        return 0;
    }
    if (mode == "--leave-one-out") {
        leaveOneOut(all, stiffness, startOf(constants), iterations);
        return 0;
    }
    if (mode == "--fit") {
        constants = constantsOf(solve(problemOf(all, stiffness), startOf(constants), iterations));
        printConstants(constants, all);
    }
    const std::vector<Sample> whole = mode == "--fit" ? loadSamples(files, 0) : all;
    printErrors(whole, logErrors(whole, constants));
    return 0;
}
