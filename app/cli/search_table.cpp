// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/search_table.h"

#include <algorithm>
#include <cmath>

#include "app/cli/human_units.h"
#include "app/cli/text_table.h"
#include "core/plan/resolved_plan.h"

namespace shardscope::cli {
namespace {

std::string countsText(const SearchCounts& counts, double seconds)
{
    std::string text = grouped(counts.enumerated) + " legal plans in " + inSeconds(Seconds(seconds)) + ": " + grouped(counts.fitting) +
                       " fit, " + grouped(counts.evaluated) + " timed";
    for (const auto& [reason, name] : EnumNames<Pruned>::names) {
        if (counts.prunedFor(reason) > 0)
            text += ", " + grouped(counts.prunedFor(reason)) + " pruned for " + std::string(name);
    }
    return text + ".";
}

std::vector<TextTable::Column> columns(bool hasExperts)
{
    std::vector<TextTable::Column> list{{"", Align::Right}};
    for (const char* name : {"tp", "sp", "cp", "pp", "dp"})
        list.push_back({name, Align::Right});
    if (hasExperts)
        list.insert(list.end(), {{"ep", Align::Right}, {"etp", Align::Right}});
    list.insert(list.end(), {{"schedule", Align::Left},
                             {"chunks", Align::Right},
                             {"zero", Align::Right},
                             {"mbs", Align::Right},
                             {"recompute", Align::Left},
                             {"step", Align::Right},
                             {"tokens/s/GPU", Align::Right},
                             {"MFU", Align::Right},
                             {"GiB", Align::Right},
                             {"loses by", Align::Left}});
    return list;
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

std::string planTable(const std::vector<FoundPlan>& plans, const SearchRequest& request, const Terminal& terminal)
{
    const bool hasExperts = request.scenario.architecture->isMixtureOfExperts();
    TextTable table(columns(hasExperts));
    Scenario scenario = request.scenario;
    for (std::size_t i = 0; i < plans.size(); ++i) {
        scenario.plan = plans[i].plan;
        const ResolvedPlan plan = resolvePlan(scenario);
        const PlanFigures& figures = plans[i].figures;
        std::vector<std::string> cells{std::to_string(i + 1),   std::to_string(plan.tp), plan.sequenceParallel ? "on" : "off",
                                       std::to_string(plan.cp), std::to_string(plan.pp), std::to_string(plan.dp)};
        if (hasExperts)
            cells.insert(cells.end(), {std::to_string(plan.ep), std::to_string(plan.etp)});
        const double tokens = figures.tokensPerSecondPerGpu;
        cells.insert(cells.end(),
                     {plan.pp > 1 ? std::string(nameOf(plan.schedule)) : "", std::to_string(plan.chunks), std::to_string(plan.zero),
                      std::to_string(plan.microBatch), std::string(nameOf(plan.recompute)), inSeconds(figures.step),
                      tokens < 100 ? fixed(tokens, 1) : grouped(std::llround(tokens)), figures.mfu ? percent(*figures.mfu) : "",
                      inGib(figures.peak), lossText(plans[i].losses, request.objective)});
        table.add(std::move(cells));
    }
    return table.text(terminal.width);
}

std::string certificateText(const SearchCertificate& certificate)
{
    const auto amount = [&](double value) {
        return certificate.objective == SearchObjective::Memory ? inGib(Bytes(value)) + " GiB"
               : certificate.objective == SearchObjective::Throughput
                   ? inSeconds(Seconds(value)) + " a step"
                   : std::to_string(value) + " (cost of a token, or seconds of a step without a price)";
    };
    std::string text = "Certificate: the best is " + amount(certificate.best) + "; ";
    if (certificate.isRelaxed) {
        const double within = certificate.best / *certificate.bound - 1;
        return text + "no plan at all can come below " + amount(*certificate.bound) + ", that is " + percent(within) +
               " away: what its layers compute, dealt evenly, with nothing sent and room for everything. A wide search does not look at all "
               "plans in between.";
    }
    text +=
        certificate.bound ? "no plan that was pruned can come below " + amount(*certificate.bound) : "every plan that fits was evaluated";
    return text + ".";
}

}  // namespace

std::string searchText(const SearchResult& result, const SearchRequest& request, const Terminal& terminal)
{
    std::string text = wrapped(countsText(result.counts, result.seconds), terminal.width, 0) + "\n";
    if (result.plans.empty())
        return text + "No plan fits.\n";
    text += "\nThe best for " + std::string(nameOf(request.objective)) + "\n" + planTable(result.plans, request, terminal);
    text += "\nNone that fits is faster and smaller than these\n" + planTable(result.pareto, request, terminal);
    if (result.certificate)
        text += "\n" + wrapped(certificateText(*result.certificate), terminal.width, 0) + "\n";
    return text;
}

}  // namespace shardscope::cli
