// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/diagnosis_table.h"

#include <algorithm>
#include <cmath>

#include "app/cli/change_text.h"
#include "app/cli/human_units.h"
#include "app/cli/text_table.h"
#include "core/doctor/diagnosis.h"
#include "core/doctor/part_sentences.h"
#include "core/text/message_text.h"
#include "core/text/printable.h"

namespace shardscope::cli {
namespace {

constexpr double kPercent = 100;
constexpr double kWidestBar = 30;
/// Parts below this share of the measured step have no row of their own, and their sum none below that.
constexpr double kWorthARow = 1e-3;
constexpr double kSmallest = 1e-5;
/// Parts below this share have a row and no sentence.
constexpr double kWorthASentence = 0.01;
constexpr std::size_t kIndent = 2;

std::string signedSeconds(double seconds)
{
    const std::string text = inSeconds(Seconds(std::abs(seconds)));
    return (seconds < 0 ? "−" : "+") + text;
}

std::string headText(const Diagnosis& diagnosis)
{
    const auto used = std::find_if(diagnosis.used.begin(), diagnosis.used.end(), [](const UsedTrace& each) { return each.isDiagnosed; });
    std::string where = used->rank ? "rank " + std::to_string(*used->rank) : printable(used->file);
    if (used->step)
        where += ", step " + std::to_string(*used->step);
    const double difference = diagnosis.difference();
    const std::string share = percent(std::abs(difference) / diagnosis.estimatedStep);
    TextTable table({{"", Align::Left}, {"", Align::Right}, {"", Align::Left}});
    table.add({"measured", inSeconds(Seconds(diagnosis.measuredStep)), where});
    table.add({"estimated", inSeconds(Seconds(diagnosis.estimatedStep)), printable(diagnosis.scenario)});
    table.add({"difference", signedSeconds(difference), share + (difference < 0 ? " faster" : " slower") + " than estimated"});
    std::string text = table.text();
    if (diagnosis.measuredPeak)
        text += "peak memory " + inBothUnits(Bytes(*diagnosis.measuredPeak)) + " allocated; estimated " +
                inBothUnits(Bytes(diagnosis.estimatedPeak)) + "\n";
    return text;
}

std::string partTable(const Diagnosis& diagnosis, const Terminal& terminal)
{
    double largest = 0;
    for (const DiagnosisPart& part : diagnosis.parts)
        largest = std::max(largest, std::abs(part.seconds));
    TextTable table({{"part of the difference", Align::Left}, {"time", Align::Right}, {"sure", Align::Right}, {{}, Align::Left}});
    double small = 0;
    for (const DiagnosisPart& part : diagnosis.parts) {
        if (std::abs(part.seconds) < kWorthARow * diagnosis.measuredStep) {
            small += part.seconds;
            continue;
        }
        const double length = std::abs(part.seconds) / largest * kWidestBar;
        const std::string bar(static_cast<std::size_t>(std::lround(length)), part.seconds < 0 ? '-' : '#');
        table.add({messageText(nameOfPart(part.id)), signedSeconds(part.seconds),
                   part.id == PartId::Unexplained ? std::string() : fixed(part.sure * kPercent, 0) + " %",
                   terminal.paint(part.seconds < 0 ? Colour::Green : Colour::Red, bar)});
    }
    if (std::abs(small) >= kSmallest * diagnosis.measuredStep)
        table.add({"smaller parts together", signedSeconds(small)});
    return table.text();
}

std::string indented(const std::string& text, const Terminal& terminal)
{
    return std::string(kIndent, ' ') + wrapped(text, terminal.width, kIndent) + "\n";
}

std::string sentences(const Diagnosis& diagnosis, const Terminal& terminal)
{
    std::string text;
    for (const DiagnosisPart& part : diagnosis.parts) {
        if (std::abs(part.seconds) < kWorthASentence * diagnosis.measuredStep)
            continue;
        text += "\n" + terminal.paint(Colour::Bold, signedSeconds(part.seconds) + " " + messageText(nameOfPart(part.id))) + "\n" +
                indented(printable(messageText(part.sentence)), terminal);
        if (!part.advice.empty())
            text += indented("Try: " + messageText(part.advice), terminal);
        if (part.fix)
            text += indented("Fix: --set " + settingsText(part.fix->changes) + " (estimated: " + inSeconds(Seconds(part.fix->gain)) +
                                 " less per step)",
                             terminal);
    }
    return text;
}

std::string notes(const Diagnosis& diagnosis, const Terminal& terminal)
{
    std::string text;
    for (const DiagnosisNote& note : diagnosis.notes)
        text += wrapped(std::string(nameOf(note.severity)) + ": " + printable(messageText(note.text)), terminal.width, 0) + "\n";
    for (const Message& each : diagnosis.ignored)
        text += wrapped("ignored: " + printable(messageText(each)), terminal.width, 0) + "\n";
    return text.empty() ? text : "\n" + text;
}

}  // namespace

std::string diagnosisText(const Diagnosis& diagnosis, const Terminal& terminal)
{
    return headText(diagnosis) + "\n" + partTable(diagnosis, terminal) + sentences(diagnosis, terminal) + notes(diagnosis, terminal);
}

}  // namespace shardscope::cli
