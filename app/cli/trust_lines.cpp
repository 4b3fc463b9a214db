// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/trust_lines.h"

#include "app/cli/human_units.h"
#include "app/cli/text_table.h"
#include "core/estimate/estimate.h"
#include "core/step/step.h"
#include "core/text/trust_text.h"

namespace shardscope::cli {
namespace {

std::string amount(double value, std::string_view unit)
{
    return unit == "bytes" ? inGib(Bytes(value)) + " GiB" : inSeconds(Seconds(value));
}

std::string bandLine(double width, const BandEnds& ends, std::string_view unit, const Terminal& terminal)
{
    const std::string reach = ends.high ? amount(ends.low, unit) + " to " + amount(*ends.high, unit) : amount(ends.low, unit) + " or more";
    return wrapped("Seven of ten unseen runs like this are within ± " + percent(width) + " of the measured value: " + reach, terminal.width,
                   0) +
           "\n";
}

std::string whyLine(const EstimateTrust& trust, const Terminal& terminal)
{
    const std::string nearest = trust.nearest ? " Nearest measured run: " + nearestText(*trust.nearest) : std::string();
    return wrapped(trustText(trust) + nearest, terminal.width, 0) + "\n";
}

}  // namespace

std::string timeBandText(const Estimate& estimate, const Terminal& terminal)
{
    const std::optional<double> width = estimate.timeBand();
    return width ? bandLine(*width, endsOf(estimate.step()->step.value(), *width), "s", terminal) : std::string();
}

std::string memoryBandText(const Estimate& estimate, const Terminal& terminal)
{
    const std::optional<double> width = estimate.memoryBand();
    return width ? bandLine(*width, endsOf(estimate.memory().peak.value(), *width), "bytes", terminal) : std::string();
}

std::string trustLines(const Estimate& estimate, const Terminal& terminal)
{
    return estimate.trust() ? "\nBasis of the bands\n" + whyLine(*estimate.trust(), terminal) : std::string();
}

std::string bandText(const FigureBand& band, std::string_view unit, const Terminal& terminal)
{
    return bandLine(band.width, band.ends, unit, terminal) + whyLine(band.trust, terminal);
}

}  // namespace shardscope::cli
