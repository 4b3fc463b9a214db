// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/import_text.h"

#include "core/base/finding.h"
#include "core/launch/import_facts.h"
#include "core/text/printable.h"

#include <set>

namespace shardscope {
namespace {

constexpr std::size_t kLongestValue = 80;

std::string cut(const std::string& text)
{
    std::size_t end = std::min(text.size(), kLongestValue);
    while (end < text.size() && end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)  // not inside a UTF-8 character
        --end;
    return printable(text.substr(0, end)) + (end < text.size() ? "…" : "");
}

/// "--num-layers 32", or "tensor parallelism 1 (--tensor-model-parallel-size)".
std::string subject(const ImportNote& note, bool isAssumed)
{
    const std::string value = note.value ? " " + cut(*note.value) : std::string();
    if (!isAssumed || !note.path)
        return cut(note.key) + value;
    return messageText(factName(*note.path)) + value + (note.key.empty() ? "" : " (" + cut(note.key) + ")");
}

std::string lines(const std::vector<ImportNote>& notes, const std::string& file, const std::string& verb)
{
    std::string text;
    for (const ImportNote& note : notes)
        text += importPlace(note, file) + ": " + verb + " " + subject(note, verb == "assumed") + ". " + importReason(note) + "\n";
    return text;
}

/// "run.sh line 14: `$TP` is not set by the script, so tensor parallelism is unknown. Set TP."
std::vector<std::string> unknownSentences(const ImportedLaunch& imported, const std::string& file)
{
    std::vector<std::string> all;
    std::set<std::string> reasons;
    for (const ImportNote& note : imported.unknown) {
        // One reason may be that of two fields, as for nodes and the GPUs of each.
        const std::string reason = importReason(note);
        if (reasons.insert(reason).second)
            all.push_back(importPlace(note, file) + ": " + reason);
    }
    return all;
}

}  // namespace

std::string importReason(const ImportNote& note, const Locale& locale) { return printable(messageText(note.why, locale)); }

std::string importPlace(const ImportNote& note, const std::string& file, const Locale& locale)
{
    const std::string own = note.file.empty() ? file : note.file;
    const std::string name = own == "-" ? locale.text(says("standard input")) : printable(own);
    return note.line > 0 ? messageText(said("{} line {}", {name, double(note.line)}), locale) : name;
}

std::string importNotesText(const ImportedLaunch& imported, const std::string& file)
{
    const auto count = [](const std::vector<ImportNote>& notes) { return std::to_string(notes.size()); };
    std::string text = importPlace({}, file) + ": used " + count(imported.used) + ", ignored " + count(imported.ignored) + ", assumed " +
                       count(imported.assumed) + (imported.isWhole() ? "" : ", unknown " + count(imported.unknown)) + ".\n";
    text += lines(imported.ignored, file, "ignored") + lines(imported.assumed, file, "assumed");
    for (const std::string& each : unknownSentences(imported, file))
        text += each + "\n";
    return text;
}

std::string importUnknownText(const ImportedLaunch& imported, const std::string& file)
{
    std::string text;
    for (const std::string& each : unknownSentences(imported, file))
        text += (text.empty() ? "" : " ") + each;
    return text;
}

std::string importRefusalText(const std::string& file)
{
    return importPlace({}, file) +
           ": nothing was imported. Give the unknown facts with --fill SCENARIO, or one by one, for example --set plan.tp=8.";
}

}  // namespace shardscope
