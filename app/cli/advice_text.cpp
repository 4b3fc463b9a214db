// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/advice_text.h"

#include <algorithm>

#include "app/cli/change_text.h"
#include "app/cli/human_units.h"
#include "app/cli/text_table.h"
#include "core/text/advice_text.h"
#include "core/text/printable.h"

namespace shardscope::cli {
namespace {

constexpr std::size_t kIndent = 15;  ///< "does not apply" and a gap

Colour outcomeColour(AdviceOutcome outcome)
{
    switch (outcome) {
    case AdviceOutcome::Taken:
        return Colour::Green;
    case AdviceOutcome::DoesNotFit:
        return Colour::Yellow;
    default:
        return Colour::Dim;
    }
}

std::string memoryText(const Figures& figures)
{
    return inGib(figures.peak) + " GiB" + (figures.fit == Fit::Fits ? "" : " (" + std::string(fitText(figures.fit)) + ")");
}

std::string figuresText(const Figures& before, const Figures& after)
{
    if (before == after)
        return memoryText(after) + (after.step ? ", " + tokensText(after) + " tokens/s per GPU" : "");
    std::string text = inGib(before.peak) + " → " + memoryText(after);
    const std::string was = tokensText(before);
    const std::string is = tokensText(after);
    if (!is.empty())
        text += ", " + (was.empty() ? "" : was + " → ") + is + " tokens/s per GPU (" + changeText(before, after) + ")";
    return text;
}

std::string decisionText(const Decision& decision, const Terminal& terminal)
{
    const std::string margin = "\n" + std::string(kIndent, ' ');
    const auto body = [&](const std::string& text) { return margin + wrapped(text, terminal.width, kIndent); };
    const std::string outcome(outcomeText(decision.outcome));
    const std::size_t gap = kIndent > outcome.size() ? kIndent - outcome.size() : 1;
    std::string text = terminal.paint(outcomeColour(decision.outcome), outcome) + std::string(gap, ' ') +
                       terminal.paint(Colour::Bold, printable(decision.rule.id));
    if (!decision.rule.says.empty())
        text += body(printable(decision.rule.says));
    text += body("Because: " + becauseText(decision));
    if (decision.after) {
        const std::string settings = settingsText(decision.turned);
        text += body("Best of " + std::to_string(decision.tried) + ": " + printable(decision.technique) +
                     (settings.empty() ? "" : ", " + settings));
        if (!settings.empty())
            text += body(figuresText(*decision.before, *decision.after));
    }
    if (!decision.rule.source.empty())
        text += margin + terminal.paint(Colour::Dim, wrapped("Source: " + printable(decision.rule.source), terminal.width, kIndent));
    return text + "\n";
}

std::string stepText(const StepAdvice& step, bool all, const Terminal& terminal)
{
    std::string text = terminal.paint(Colour::Bold, std::string(stepTitle(step.step))) + ": " + figuresText(step.before, step.after) + "\n";
    std::size_t left = 0;
    for (const auto& [group, name] : EnumNames<AdviceGroup>::names) {
        std::string decisions;
        for (const Decision& decision : step.decisions) {
            if (decision.rule.group != group)
                continue;
            if (decision.applies() || all)
                decisions += "\n" + decisionText(decision, terminal);
            else
                ++left;
        }
        if (!decisions.empty())
            text += "\n" + std::string(groupTitle(group)) + "\n" + decisions;
    }
    if (left > 0)
        text += "\n" + std::to_string(left) + (left == 1 ? " rule does" : " rules do") + " not apply (--all shows why).\n";
    return text + "\n";
}

std::string recipeTable(const Advice& advice, const Terminal& terminal)
{
    TextTable table(
        {{"recipe"}, {"GiB", Align::Right}, {"verdict"}, {"tokens/s/GPU", Align::Right}, {"against the path", Align::Right}, {"--set"}});
    for (const RecipeOutcome& recipe : advice.recipes) {
        if (recipe.figures)
            table.add({printable(recipe.name), inGib(recipe.figures->peak), fitText(recipe.figures->fit), tokensText(*recipe.figures),
                       changeText(advice.after, *recipe.figures), settingsText(recipe.change)});
        else
            table.add({printable(recipe.name), "", "", "", "", "no legal plan on these GPUs"});
    }
    return table.isEmpty() ? std::string()
                           : terminal.paint(Colour::Bold, "Starting points") + ", estimated here\n" + table.text(terminal.width);
}

}  // namespace

std::string adviceText(const Advice& advice, bool all, const Terminal& terminal)
{
    std::string text;
    for (const StepAdvice& step : advice.steps)
        text += stepText(step, all, terminal);
    const std::string settings = settingsText(changesBetween(advice.start, advice.end));
    text += wrapped(settings.empty() ? "The path leads back to this plan: no rule improves it."
                                     : "The path leads to " + settings + ": " + figuresText(advice.before, advice.after),
                    terminal.width, 0) +
            "\n";
    const std::string recipes = recipeTable(advice, terminal);
    return recipes.empty() ? text : text + "\n" + recipes;
}

}  // namespace shardscope::cli
