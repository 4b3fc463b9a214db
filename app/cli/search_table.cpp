// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/search_table.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "app/cli/change_text.h"
#include "app/cli/human_units.h"
#include "app/cli/text_table.h"
#include "core/framework/framework_defaults.h"
#include "core/model/architecture.h"
#include "core/model/encoder_counts.h"
#include "core/plan/resolved_plan.h"
#include "core/remedy/field_change.h"
#include "core/search/own_framework.h"
#include "core/text/finding_text.h"

namespace shardscope::cli {
namespace {

std::string countsText(const SearchCounts& counts, double seconds)
{
    std::string text = grouped(counts.enumerated) + " legal plans in " + inSeconds(Seconds(seconds)) + ": " + grouped(counts.fitting) +
                       " fit, " + grouped(counts.tight) + " tight, " + grouped(counts.evaluated) + " timed";
    for (const auto& [reason, name] : EnumNames<Pruned>::names) {
        if (counts.prunedFor(reason) > 0)
            text += ", " + grouped(counts.prunedFor(reason)) + " pruned for " + std::string(name);
    }
    return text + ".";
}

/// Returns, for the rank that has the most layers, how many of them are recomputed: "full, 20 of 20 layers".
std::string recomputeText(const ResolvedPlan& plan)
{
    std::string text(nameOf(plan.recompute));
    if (plan.recompute != Recompute::Full)
        return text;
    int most = 0, recomputed = 0;
    for (int rank = 0; rank < plan.pp; ++rank) {
        int layers = 0, own = 0;
        for (const int stage : plan.stagesOfRank(rank)) {
            layers += plan.stageLayers[static_cast<std::size_t>(stage)];
            own += plan.recomputedLayers(static_cast<std::size_t>(stage));
        }
        if (layers > most) {
            most = layers;
            recomputed = own;
        }
    }
    return text + ", " + std::to_string(recomputed) + " of " + std::to_string(most) + " layers";
}

/// Runs of as many layers: "7, 14 × 8, 7".
std::string layersText(const std::vector<int>& stages)
{
    std::string text;
    for (auto first = stages.begin(); first != stages.end();) {
        const auto next = std::find_if(first, stages.end(), [first](int layers) { return layers != *first; });
        const auto count = next - first;
        text += (text.empty() ? "" : ", ") + (count > 1 ? std::to_string(count) + " × " : std::string()) + std::to_string(*first);
        first = next;
    }
    return text;
}

/// Returns what a person must know before running the plan: which launchers run it, which numbers it changes.
std::string needsText(const FoundPlan& found)
{
    std::string text;
    if (found.needs) {
        for (const Target target : *found.needs)
            text += (text.empty() ? "needs " : " or ") + std::string(nameOf(target));
        if (text.empty())
            text = "no known launcher runs it";
    }
    for (const std::string_view path : found.numerics)
        text += (text.empty() ? "" : "; ") + ("changes numerics: " + std::string(path));
    return text;
}

/// The same, and what the launcher wants otherwise than the scenario has it: the layers of stages, the layout of a sequence that is cut. A wide
/// search's last column has them.
std::string noteText(const FoundPlan& found, const SearchRequest& request)
{
    const std::string needs = needsText(found);
    if (request.wide)
        return needs;
    const Plan& own = request.scenario.plan;
    std::vector<std::string> notes;
    if (found.plan.stageLayers && found.plan.stageLayers != own.stageLayers)
        notes.push_back("layers of stages " + layersText(*found.plan.stageLayers));
    if (found.plan.cp > 1 && found.plan.cpLayout != own.cpLayout)
        notes.push_back("context layout " + std::string(nameOf(found.plan.cpLayout)));
    if (!needs.empty())
        notes.push_back(needs);
    std::string text;
    for (const std::string& each : notes)
        text += (text.empty() ? "" : "; ") + each;
    return text;
}

bool haveNotes(const std::vector<FoundPlan>& plans, const SearchRequest& request)
{
    return std::any_of(plans.begin(), plans.end(), [&](const FoundPlan& found) { return !noteText(found, request).empty(); });
}

bool haveNeeds(const std::vector<FoundPlan>& plans)
{
    return std::any_of(plans.begin(), plans.end(), [](const FoundPlan& found) { return !needsText(found).empty(); });
}

std::vector<TextTable::Column> columns(bool hasExperts, bool encodes, bool hasNotes, bool isWide)
{
    std::vector<TextTable::Column> list{{"", Align::Right}};
    for (const char* name : {"tp", "sp", "cp", "pp", "dp"})
        list.push_back({name, Align::Right});
    if (hasExperts)
        list.insert(list.end(), {{"ep", Align::Right}, {"etp", Align::Right}});
    if (encodes)
        list.push_back({"enctp", Align::Right});
    list.insert(list.end(), {{"schedule", Align::Left},
                             {"chunks", Align::Right},
                             {"zero", Align::Right},
                             {"mbs", Align::Right},
                             {"recompute", Align::Left},
                             {"step", Align::Right},
                             {"tokens/s/GPU", Align::Right},
                             {"MFU", Align::Right},
                             {"GiB", Align::Right},
                             {"verdict", Align::Left},
                             {"loses by", Align::Left}});
    if (hasNotes)
        list.push_back({"note", Align::Left});
    if (isWide)
        list.push_back({"--set", Align::Left});
    return list;
}

/// Returns the settings that a wide search has changed, other than the columns: without them some rows look alike.
std::string turnedText(const Scenario& before, const Scenario& after)
{
    std::vector<FieldChange> changes = changesBetween(before, after);
    std::erase_if(changes, [](const FieldChange& change) { return !change.parameter->use.column.key.empty(); });
    return settingsText(changes);
}

/// The two largest terms.
std::string lossText(const PlanLosses& losses, SearchObjective objective)
{
    std::string text;
    const auto add = [&text](std::string_view name, const std::string& amount) {
        std::string words(name);
        std::replace(words.begin(), words.end(), '_', ' ');
        text += (text.empty() ? "" : ", ") + words + " " + amount;
    };
    if (objective == SearchObjective::Memory) {
        for (std::size_t i = 0; i < std::min<std::size_t>(2, losses.heavierBy.size()); ++i)
            add(nameOf(losses.heavierBy[i].memoryClass), inGib(losses.heavierBy[i].more) + " GiB");
    } else {
        for (std::size_t i = 0; i < std::min<std::size_t>(2, losses.slowerBy.size()); ++i)
            add(nameOf(losses.slowerBy[i].term), inSeconds(losses.slowerBy[i].more));
    }
    return text;
}

/// Returns the context-parallel ranks, and of two levels both.
std::string contextText(const ResolvedPlan& plan)
{
    const std::string ranks = std::to_string(plan.cp);
    if (plan.cp == 1 || !hasTwoLevels(plan.cpLayout) || !plan.cpInner)
        return ranks;
    return ranks + " (" + std::to_string(*plan.cpInner) + " × " + std::to_string(plan.cp / *plan.cpInner) + ")";
}

std::string planTable(const std::vector<FoundPlan>& plans, const SearchRequest& request, const Terminal& terminal)
{
    const bool hasExperts = request.scenario.architecture->isMixtureOfExperts();
    const bool hasNotes = haveNotes(plans, request);
    const bool encodes = encodedTokens(*request.scenario.architecture) > 0;
    TextTable table(columns(hasExperts, encodes, hasNotes, request.wide));
    Scenario scenario = request.scenario;
    for (std::size_t i = 0; i < plans.size(); ++i) {
        scenario.plan = plans[i].plan;
        const ResolvedPlan plan = resolvePlan(scenario);
        const PlanFigures& figures = plans[i].figures;
        std::vector<std::string> cells{std::to_string(i + 1), std::to_string(plan.tp),           plan.sequenceParallel ? "on" : "off",
                                       contextText(plan),     std::to_string(plan.gridStages()), std::to_string(plan.dp)};
        if (hasExperts)
            cells.insert(cells.end(), {std::to_string(plan.ep), std::to_string(plan.etp)});
        if (encodes)
            cells.push_back(std::to_string(plan.encoder.tp.value_or(1)));
        const double tokens = figures.tokensPerSecondPerGpu;
        cells.insert(cells.end(),
                     {plan.pp > 1 ? std::string(nameOf(plan.schedule)) : "", std::to_string(plan.chunks), std::to_string(plan.zero),
                      std::to_string(plan.microBatch), recomputeText(plan), inSeconds(figures.step),
                      tokens < 100 ? fixed(tokens, 1) : grouped(std::llround(tokens)), figures.mfu ? percent(*figures.mfu) : "",
                      inGib(figures.peak), fitText(figures.fit), lossText(plans[i].losses, request.objective)});
        if (hasNotes)
            cells.push_back(noteText(plans[i], request));
        if (request.wide)
            cells.push_back(turnedText(request.scenario, scenario));
        table.add(std::move(cells));
    }
    return table.text(terminal.width);
}

/// The best tight plan after the best that fits.
std::string tightText(const TightBest& tight, const SearchRequest& request)
{
    Scenario scenario = request.scenario;
    scenario.plan = tight.found.plan;
    const std::string plan = settingsText(changesBetween(request.scenario, scenario));
    const bool isMixed = request.scenario.cluster.isMixed();  // then each stage has a capacity of its own
    const std::string whole = isMixed ? std::string() : " of " + inGib(capacity(request.scenario.cluster.gpu));
    const std::string what = inGib(tight.found.figures.peak) + whole + " GiB, " + (plan.empty() ? "this plan" : plan);
    if (!tight.gain)
        return "The best tight plan: " + what + ". --allow-tight chooses among tight plans.";
    const char* of = request.objective == SearchObjective::Throughput ? " tokens/s" : " lower";
    return percent(*tight.gain, true) + of + " if you accept a tight fit: " + what + ". --allow-tight chooses it.";
}

/// Which plans were looked at, where the scenario decides that.
std::string frameworkText(const SearchResult& result, const SearchRequest& request)
{
    const bool isHeld = isHeldToFramework(request);
    const std::string framework(nameOf(frameworkOf(request.scenario.training)));
    if (isHeld && !result.plans.empty() && !haveNeeds(result.plans))
        return "The scenario's framework, " + framework + ", can run all of these plans; --wide considers other plans, too.";
    if (isHeld && !result.plans.empty())
        return "No plan meets all rules of the scenario's framework, " + framework +
               "; shardscope-cli check --target shows which rules a plan breaks.";
    return {};
}

std::string nothingText(const SearchResult& result, const SearchRequest& request)
{
    if (const std::vector<Finding> lacked = lackedByTarget(request.scenario, request.target); !lacked.empty())
        return findingText(lacked.front());
    if (result.counts.enumerated == 0)
        return "No plan is legal with these fixed fields and filters. shardscope-cli check names the nearest valid values.";
    if (result.counts.tight > 0 && result.counts.fitting == 0)
        return "No plan fits with its whole memory band: the plans within the capacity are tight.";
    if (result.counts.fitting > 0)
        return "No plan that fits meets the filter.";
    return "No plan fits. shardscope-cli estimate shows how much memory a plan needs, and what makes it fit.";
}

/// Returns the certificate. Without a price the cheapest token is the fastest, and the certificate is in seconds.
std::string certificateText(const SearchCertificate& certificate, bool hasPrice)
{
    const auto amount = [&](double value) {
        if (certificate.objective == SearchObjective::Memory)
            return inGib(Bytes(value)) + " GiB";
        const bool isPrice = certificate.objective == SearchObjective::Cost && hasPrice;
        return isPrice ? fixed(value * 1e6, 4) + " per million tokens" : inSeconds(Seconds(value)) + " per step";
    };
    std::string text = "Certificate: the best plan has " + amount(certificate.best) + "; ";
    if (certificate.isRelaxed) {
        const double within = certificate.best / *certificate.bound - 1;
        return text + "no plan can have less than " + amount(*certificate.bound) + " (" + percent(within) +
               " away), the time of the layers' compute alone, distributed evenly, without communication or memory limits. A wide search "
               "considers only some of the plans in between.";
    }
    text += certificate.bound ? "no pruned plan can have less than " + amount(*certificate.bound) : "every plan that fits was evaluated";
    return text + ".";
}

}  // namespace

std::string searchText(const SearchResult& result, const SearchRequest& request, const Terminal& terminal)
{
    std::string text = wrapped(countsText(result.counts, result.seconds), terminal.width, 0) + "\n";
    const auto add = [&](const std::string& sentences) {
        if (!sentences.empty())
            text += wrapped(sentences, terminal.width, 0) + "\n";
    };
    add(frameworkText(result, request));
    if (result.plans.empty()) {
        add(nothingText(result, request));
        add(result.tightBest ? tightText(*result.tightBest, request) : std::string());
        return text;
    }
    text += "\nThe best for " + std::string(nameOf(request.objective)) + "\n" + planTable(result.plans, request, terminal);
    constexpr double kLeastTold = 0.0005;  // below it the sentence would say 0.0 %
    if (result.tightBest && result.tightBest->gain && *result.tightBest->gain >= kLeastTold)
        add(tightText(*result.tightBest, request));
    text += "\nPareto front: no plan to choose from is both faster and smaller than these\n" + planTable(result.pareto, request, terminal);
    if (result.certificate)
        text += "\n" +
                wrapped(certificateText(*result.certificate, request.scenario.cluster.pricePerGpuHour.has_value()), terminal.width, 0) +
                "\n";
    return text;
}

}  // namespace shardscope::cli
