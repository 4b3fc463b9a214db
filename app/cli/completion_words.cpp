// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/completion_words.h"

#include "core/io/model_presets.h"
#include "core/io/resource.h"

namespace shardscope::cli {
namespace {

using Words = std::vector<std::string>;

/// The lower-case ones of "models|gpus": they are written as they stand.
Words alternatives(std::string_view placeholder)
{
    Words words;
    for (std::size_t from = 0; from <= placeholder.size();) {
        const std::size_t end = std::min(placeholder.find('|', from), placeholder.size());
        const std::string word(placeholder.substr(from, end - from));
        if (!word.empty() && word.front() >= 'a' && word.front() <= 'z')
            words.push_back(word);
        from = end + 1;
    }
    return words;
}

bool names(std::string_view placeholder, std::string_view kind) { return placeholder.find(kind) != std::string_view::npos; }

}  // namespace

Offer offerFor(const Option& option)
{
    Offer offer{alternatives(option.placeholder), names(option.placeholder, "FILE")};
    if (option.words)
        offer.words = option.words();
    return offer;
}

Offer offerForArgumentsOf(const Command& command)
{
    Offer offer{alternatives(command.arguments), false};
    if (names(command.arguments, "COMMAND"))
        offer.words = commandNames();
    if (names(command.arguments, "MODEL"))
        for (const ModelPreset& preset : modelPresets())
            offer.words.push_back(preset.id);
    for (const std::string_view file : {"MODEL", "SCENARIO", "FILE", "RUNS", "LOG"})
        offer.files = offer.files || names(command.arguments, file);
    return offer;
}

std::vector<std::string> optionsOf(const Command& command)
{
    std::vector<std::string> options(command.options.begin(), command.options.end());
    options.insert(options.end(), {"--help", "--version"});
    return options;
}

std::string summaryOf(const Command& command)
{
    const std::string_view text = resource("help/" + std::string(command.name) + ".txt");
    const std::string_view line = text.substr(0, text.find('\n'));
    const std::size_t colon = line.find(": ");
    return std::string(colon == std::string_view::npos ? line : line.substr(colon + 2));
}

}  // namespace shardscope::cli
