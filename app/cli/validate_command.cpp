// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "app/cli/handlers.h"
#include "app/cli/human_units.h"
#include "app/cli/text_table.h"
#include "core/io/runs_json.h"
#include "core/io/validation_json.h"
#include "core/text/printable.h"
#include "core/validate/validation.h"

namespace shardscope::cli {
namespace {

constexpr std::size_t kWorstRows = 10;

/// A scenario that names something this program has not heard of may be right, and only its row is refused; one that
/// breaks the format makes the file malformed.
bool isUnknownHere(ErrorCode code)
{
    return code == ErrorCode::UnknownName || code == ErrorCode::NotACausalDecoder || code == ErrorCode::UnknownArchitecture ||
           code == ErrorCode::CannotEstimate;
}

Result<std::vector<RunFile>> loadFiles(const std::vector<std::string>& paths)
{
    std::vector<RunFile> files;
    for (const std::string& path : paths) {
        Result<std::vector<Run>> runs = loadRuns(path);
        if (!runs)
            return runs.error();
        for (const Run& run : *runs) {
            if (!run.scenario && !isUnknownHere(run.scenario.error().code))
                return run.scenario.error();
        }
        files.push_back({path, std::move(runs).value()});
    }
    return files;
}

/// "path/to/zero-bubble-a100.json" → "zero-bubble-a100"
std::string shortName(const std::string& path)
{
    const std::size_t slash = path.rfind('/');
    std::string name = slash == std::string::npos ? path : path.substr(slash + 1);
    if (name.ends_with(".json"))
        name.erase(name.size() - 5);
    return printable(name);
}

std::vector<std::string> summaryCells(const ErrorSummary& summary)
{
    if (summary.count == 0)
        return {"0", "–", "–", "–", "–"};
    return {grouped(summary.count), percent(summary.mape), percent(summary.median), percent(summary.p90), percent(summary.bias, true)};
}

std::string fitText(const FitCount& fit)
{
    return grouped(fit.right) + " of " + grouped(fit.right + fit.wrong);
}

/// Sources one by one, the worst first, and their means: a source counts once, however many rows it has.
std::string sourceTable(std::vector<SourceSummary> sources)
{
    std::stable_sort(sources.begin(), sources.end(), [](const SourceSummary& a, const SourceSummary& b) { return a.memory.mape > b.memory.mape; });
    using Align = TextTable::Align;
    TextTable table({{"source", Align::Left}, {"rows", Align::Right}, {"refused", Align::Right}, {"compared", Align::Right},
                     {"mean", Align::Right}, {"median", Align::Right}, {"p90", Align::Right}, {"lean", Align::Right}, {"fit right", Align::Right}});
    const auto add = [&table](const std::string& name, const SourceSummary& source) {
        std::vector<std::string> cells{name, grouped(source.rows), grouped(source.refused)};
        for (std::string& cell : summaryCells(source.memory))
            cells.push_back(std::move(cell));
        cells.push_back(fitText(source.fit));
        table.add(std::move(cells));
    };
    SourceSummary all;
    double measured = 0;
    for (const SourceSummary& source : sources) {
        add(shortName(source.file), source);
        all.rows += source.rows;
        all.refused += source.refused;
        all.memory.count += source.memory.count;
        all.fit.right += source.fit.right;
        all.fit.wrong += source.fit.wrong;
        measured += source.memory.count > 0 ? 1 : 0;
    }
    if (measured > 0) {
        for (const SourceSummary& source : sources) {
            all.memory.mape += source.memory.mape / measured;
            all.memory.median += source.memory.median / measured;
            all.memory.p90 += source.memory.p90 / measured;
            all.memory.bias += source.memory.bias / measured;
        }
    }
    add("mean over sources", all);
    return table.text();
}

std::string worstTable(const std::vector<ValidationRow>& rows)
{
    std::vector<const ValidationRow*> worst;
    for (const ValidationRow& row : rows) {
        if (row.counted && row.memoryError)
            worst.push_back(&row);
    }
    std::stable_sort(worst.begin(), worst.end(), [](const auto* a, const auto* b) { return std::abs(*a->memoryError) > std::abs(*b->memoryError); });
    worst.resize(std::min(worst.size(), kWorstRows));
    if (worst.empty())
        return {};
    using Align = TextTable::Align;
    TextTable table({{"furthest rows", Align::Left}, {"measured GiB", Align::Right}, {"estimated GiB", Align::Right}, {"error", Align::Right}});
    for (const ValidationRow* row : worst)
        table.add({printable(row->id), inGib(*row->memory), inGib(*row->estimatedMemory), percent(*row->memoryError, true)});
    return "\n" + table.text();
}

std::string readable(const Validation& validation)
{
    return "Memory: absolute error of the estimate, (estimate − measured) / measured, per source, the furthest first.\n"
           "A configuration counts once, by the median of its repetitions; lean: the median with its sign.\n\n" +
           sourceTable(validation.sources) + worstTable(validation.rows);
}

}  // namespace

Result<Answer> runValidate(const Invocation& invocation)
{
    if (invocation.has("--ranking")) {
        return Error{ErrorCode::BadUsage,
                     {"--ranking needs estimated step times, which this version does not make", "validate RUNS… for memory and fit"}, {}, {}};
    }
    const Result<std::vector<RunFile>> files = loadFiles(invocation.arguments);
    if (!files)
        return files.error();
    const Validation validation = validateRuns(*files);
    return Answer{invocation.json() ? validationToJson(validation) : readable(validation)};
}

}  // namespace shardscope::cli
