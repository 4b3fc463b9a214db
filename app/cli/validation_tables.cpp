// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/validation_tables.h"

#include <algorithm>
#include <cmath>

#include "app/cli/human_units.h"
#include "app/cli/ranking_table.h"
#include "app/cli/text_table.h"
#include "core/text/printable.h"
#include "core/text/refusal_text.h"

namespace shardscope::cli {
namespace {

using Summary = ErrorSummary SourceSummary::*;

constexpr std::size_t kWorstRows = 10;
constexpr const char* kNone = "–";

using InBand = BandCount SourceSummary::*;

std::string shareText(std::optional<double> share) { return share ? percent(*share) : kNone; }

/// A source counts once.
std::string meanShareText(const std::vector<SourceSummary>& sources, InBand inBand)
{
    double sum = 0;
    double counted = 0;
    for (const SourceSummary& source : sources) {
        sum += (source.*inBand).share().value_or(0);
        counted += (source.*inBand).of > 0 ? 1 : 0;
    }
    return counted > 0 ? percent(sum / counted) : kNone;
}

/// Returns the mean over the sources that have any comparison: a source counts once, however many rows it has.
ErrorSummary meanOver(const std::vector<SourceSummary>& sources, Summary summary)
{
    ErrorSummary mean;
    double measured = 0;
    for (const SourceSummary& source : sources) {
        const ErrorSummary& one = source.*summary;
        mean.count += one.count;
        mean.mape += one.mape;
        mean.median += one.median;
        mean.p90 += one.p90;
        mean.bias += one.bias;
        measured += one.count > 0 ? 1 : 0;
    }
    measured = std::max(measured, 1.0);
    return {mean.count, mean.mape / measured, mean.median / measured, mean.p90 / measured, mean.bias / measured};
}

void appendCells(std::vector<std::string>& cells, const ErrorSummary& summary)
{
    if (summary.count == 0)
        cells.insert(cells.end(), {"0", kNone, kNone, kNone, kNone});
    else
        cells.insert(cells.end(), {grouped(summary.count), percent(summary.mape), percent(summary.median), percent(summary.p90),
                                   percent(summary.bias, true)});
}

std::vector<SourceSummary> furthestFirst(std::vector<SourceSummary> sources, Summary summary)
{
    std::stable_sort(sources.begin(), sources.end(),
                     [summary](const SourceSummary& a, const SourceSummary& b) { return (a.*summary).mape > (b.*summary).mape; });
    return sources;
}

std::string timeTable(const std::vector<SourceSummary>& sources)
{
    TextTable table({{"source", Align::Left},
                     {"dense", Align::Right},
                     {"mean", Align::Right},
                     {"median", Align::Right},
                     {"p90", Align::Right},
                     {"bias", Align::Right},
                     {"MoE", Align::Right},
                     {"mean", Align::Right},
                     {"median", Align::Right},
                     {"p90", Align::Right},
                     {"bias", Align::Right},
                     {"in band", Align::Right}});
    const auto add = [&table](const std::string& name, const ErrorSummary& dense, const ErrorSummary& experts, std::string inBand) {
        std::vector<std::string> cells{name};
        appendCells(cells, dense);
        appendCells(cells, experts);
        cells.push_back(std::move(inBand));
        table.add(std::move(cells));
    };
    for (const SourceSummary& source : furthestFirst(sources, &SourceSummary::time)) {
        if (source.time.count > 0)
            add(shortName(source.file), source.timeDense, source.timeExperts, shareText(source.timeBand.share()));
    }
    add("mean over sources", meanOver(sources, &SourceSummary::timeDense), meanOver(sources, &SourceSummary::timeExperts),
        meanShareText(sources, &SourceSummary::timeBand));
    return table.text();
}

std::string countText(int part, int whole) { return whole > 0 ? grouped(part) + " of " + grouped(whole) : kNone; }

/// The answers to "does it fit?" of all runs: where few ran out of memory, a share of right answers would say nothing of those.
std::string fitSentence(const FitCount& fit)
{
    const std::string recall = fit.ranOut > 0 ? countText(fit.recognised, fit.ranOut) + " runs that ran out of memory are recognised (" +
                                                    percent(*fit.recall()) + ")"
                                              : std::string("No run ran out of memory");
    const std::string refusals = fit.ran > 0 ? countText(fit.refused, fit.ran) + " runs that ran are wrongly estimated not to fit (" +
                                                   percent(*fit.wrongRefusals()) + ")"
                                             : std::string("no run ran");
    return recall + "; " + refusals + ".\n";
}

std::string memoryTable(const std::vector<SourceSummary>& sources)
{
    TextTable table({{"source", Align::Left},
                     {"rows", Align::Right},
                     {"refused", Align::Right},
                     {"compared", Align::Right},
                     {"mean", Align::Right},
                     {"median", Align::Right},
                     {"p90", Align::Right},
                     {"bias", Align::Right},
                     {"in band", Align::Right},
                     {"ran out, recognised", Align::Right},
                     {"ran, refused", Align::Right}});
    const auto add = [&table](const std::string& name, const SourceSummary& source, std::string inBand) {
        const FitCount& fit = source.fit;
        std::vector<std::string> cells{name, grouped(source.rows), grouped(source.refused)};
        appendCells(cells, source.memory);
        cells.push_back(std::move(inBand));
        cells.push_back(countText(fit.recognised, fit.ranOut));
        cells.push_back(countText(fit.refused, fit.ran));
        table.add(std::move(cells));
    };
    SourceSummary all;
    for (const SourceSummary& source : furthestFirst(sources, &SourceSummary::memory)) {
        add(shortName(source.file), source, shareText(source.memoryBand.share()));
        all.rows += source.rows;
        all.refused += source.refused;
        all.fit.add(source.fit);
    }
    all.memory = meanOver(sources, &SourceSummary::memory);
    add("mean over sources", all, meanShareText(sources, &SourceSummary::memoryBand));
    return table.text() + fitSentence(all.fit);
}

/// The counted rows with the largest errors; empty where there is none.
template <typename Write>
std::string worstTable(const std::vector<ValidationRow>& rows, std::optional<double> ValidationRow::*error, const char* unit, Write write)
{
    std::vector<const ValidationRow*> worst;
    for (const ValidationRow& row : rows) {
        if (row.counted && row.*error)
            worst.push_back(&row);
    }
    std::stable_sort(worst.begin(), worst.end(),
                     [error](const auto* a, const auto* b) { return std::abs(*(a->*error)) > std::abs(*(b->*error)); });
    worst.resize(std::min(worst.size(), kWorstRows));
    if (worst.empty())
        return {};
    TextTable table({{"rows with the largest errors", Align::Left},
                     {std::string("measured") + unit, Align::Right},
                     {std::string("estimated") + unit, Align::Right},
                     {"error", Align::Right}});
    for (const ValidationRow* row : worst) {
        const auto [measured, estimated] = write(*row);
        table.add({printable(row->id), measured, estimated, percent(*(row->*error), true)});
    }
    return "\n" + table.text();
}

/// Every row without an estimate, with the reason; empty where there is none.
std::string refusedTable(const std::vector<ValidationRow>& rows)
{
    TextTable table({{"row", Align::Left}, {"source", Align::Left}, {"reason", Align::Left}});
    bool isEmpty = true;
    for (const ValidationRow& row : rows) {
        if (!row.refused)
            continue;
        table.add({printable(row.id), shortName(row.file), printable(refusalText(*row.refused))});
        isEmpty = false;
    }
    return isEmpty ? std::string() : "\nRows without an estimate\n" + table.text();
}

}  // namespace

std::string validationText(const Validation& validation, const std::optional<std::vector<Grid>>& ranking)
{
    const auto seconds = [](const ValidationRow& row) { return std::pair(inSeconds(*row.time), inSeconds(*row.estimatedTime)); };
    const auto gibibytes = [](const ValidationRow& row) { return std::pair(inGib(*row.memory), inGib(*row.estimatedMemory)); };
    std::string text =
        "Absolute error of the estimate, |estimate − measured| / measured, by source, largest first.\n"
        "A configuration counts once, by the median of its repetitions; bias: the median with its sign.\n"
        "In band: configurations within the band of unseen runs; for a known source, the band is computed without its family.\n\n"
        "Step time, dense models and mixtures of experts separately\n" +
        timeTable(validation.sources) + worstTable(validation.rows, &ValidationRow::timeError, "", seconds) +
        "\nMemory, and whether it fits\n" + memoryTable(validation.sources) +
        worstTable(validation.rows, &ValidationRow::memoryError, " GiB", gibibytes) + refusedTable(validation.rows);
    if (ranking)
        text += rankingText(*ranking);
    return text;
}

}  // namespace shardscope::cli
