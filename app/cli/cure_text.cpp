// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cure_text.h"

#include <algorithm>

#include "app/cli/change_text.h"
#include "app/cli/human_units.h"
#include "app/cli/text_table.h"
#include "core/estimate/estimate.h"
#include "core/io/residuals_json.h"
#include "core/remedy/remedies.h"
#include "core/remedy/searched_settings.h"
#include "core/remedy/wastes.h"

namespace shardscope::cli {
namespace {

/// Returns how the training changes, else the options that a search excludes, and why.
std::string noteText(const Remedy& remedy)
{
    std::string text;
    for (const std::string_view remark : trainingRemarks(remedy.changes))
        text += (text.empty() ? "" : "; ") + std::string(remark);
    std::string left;
    for (const FieldChange& change : remedy.changes) {
        if (!isTurnedBySearch(change))
            left += (left.empty() ? "" : ", ") + std::string(change.parameter->path);
    }
    if (text.empty() && !left.empty())
        text = "a search does not change " + left;
    if (remedy.isRefused)
        text += std::string(text.empty() ? "" : "; ") + "the framework's launcher refuses it";
    return text;
}

std::string remedyTable(const std::vector<Remedy>& remedies, const Terminal& terminal)
{
    const bool hasNotes = std::any_of(remedies.begin(), remedies.end(), [](const Remedy& each) { return !noteText(each).empty(); });
    std::vector<TextTable::Column> columns{
        {"GiB", Align::Right}, {"tokens/s/GPU", Align::Right}, {"change", Align::Right}, {"GPUs", Align::Right}, {"verdict", Align::Left}};
    if (hasNotes)
        columns.push_back({"note", Align::Left});
    columns.push_back({"--set", Align::Left});
    TextTable table(columns);
    for (const Remedy& each : remedies) {
        const bool isComparable = each.training != TrainingChange::Another;
        std::vector<std::string> cells{inGib(each.after.peak), tokensText(each.after),
                                       isComparable ? changeText(each.before, each.after) : "–", grouped(each.after.gpus),
                                       fitText(each.after.fit)};
        if (hasNotes)
            cells.push_back(noteText(each));
        cells.push_back(settingsText(each.changes));
        table.add(std::move(cells));
    }
    const bool changes = remedies.back().training != TrainingChange::None;
    const std::string order =
        changes ? ": first those that keep the training, fastest first; then those that change it" : ", fastest first";
    return "Changes that make the plan fit" + order + "\n" + table.text(terminal.width);
}

std::string wasteList(const std::vector<Waste>& wastes, const Terminal& terminal)
{
    std::string text = "Settings that cost time without benefit\n";
    for (const Waste& each : wastes) {
        const std::string sentence = std::string(traitsOf(each.setting).waste) + " With " + settingsText(each.changes) + ": " +
                                     inGib(each.after.peak) + " GiB, " + tokensText(each.after) + " tokens/s per GPU (" +
                                     changeText(each.before, each.after) + ")";
        text += wrapped(sentence, terminal.width, 0) + "\n";
    }
    return text;
}

}  // namespace

std::string cureText(const Estimate& estimate, const Terminal& terminal)
{
    if (!estimate.fits()) {
        const std::vector<Remedy> found = remedies(estimate, {}, {.evidence = &measuredEvidence()});
        return found.empty() ? "No change of up to three settings makes the plan fit.\n" : remedyTable(found, terminal);
    }
    const std::vector<Waste> found = wastes(estimate);
    return found.empty() ? std::string() : wasteList(found, terminal);
}

}  // namespace shardscope::cli
