// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/calibration/options.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>

namespace shardscope::calibration {
namespace {

constexpr std::array<std::string_view, 4> kModes{"--rows", "--fit", "--leave-one-out", "--choose-strength"};

template <typename Number>
bool readNumber(const std::string& text, Number& number)
{
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size();
}

bool readValue(const std::string& name, const std::string& value, Options& options)
{
    if (name == "--per-source")
        return readNumber(value, options.perSource);
    if (name == "--linearisations")
        return readNumber(value, options.linearisations);
    if (name == "--strength")
        return readNumber(value, options.strength);
    std::string* const file = name == "--constants"         ? &options.constantsFile
                              : name == "--write-residuals" ? &options.residualsFile
                              : name == "--page"            ? &options.pageFile
                                                            : nullptr;
    if (file)
        *file = value;
    if (file && file != &options.constantsFile)
        options.mode = "--leave-one-out";
    return file != nullptr;
}

}  // namespace

std::optional<Options> optionsOf(const std::vector<std::string>& arguments)
{
    Options options;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string& argument = arguments[i];
        if (std::find(kModes.begin(), kModes.end(), argument) != kModes.end())
            options.mode = argument;
        else if (argument == "--from-priors")
            options.fromPriors = true;
        else if (!argument.starts_with("--"))
            options.runs.push_back(argument);
        else if (i + 1 == arguments.size() || !readValue(argument, arguments[++i], options))
            return std::nullopt;
    }
    // Sources are printed in one order, whatever the order in which a shell lists the files.
    std::sort(options.runs.begin(), options.runs.end());
    return options.runs.empty() ? std::nullopt : std::optional(std::move(options));
}

const char* usage()
{
    return "calibration [MODE] [OPTION…] RUNS…\n"
           "  (no mode)            error of each source with the constants as they are\n"
           "  --rows               every row's measured and estimated seconds, and where they go\n"
           "  --fit                fits the constants; prints them with what supports them\n"
           "  --leave-one-out      error of each source with the constants fitted without its family of sources\n"
           "  --choose-strength    the same for several strengths of the priors\n"
           "  --write-residuals FILE  leaves each family out and writes what band and page are made of\n"
           "  --page FILE          leaves each family out and writes the accuracy page\n"
           "  --strength X         of the priors\n"
           "  --linearisations N   rounds of slopes of one fit\n"
           "  --per-source N       at most so many samples of one source, evenly taken\n"
           "  --from-priors        starts from the priors instead of the shipped values\n"
           "  --constants FILE     starts from these: lines of name, prior, value as --fit prints them\n";
}

}  // namespace shardscope::calibration
