// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/completion_words.h"

#include "core/base/choices.h"
#include "core/base/communication.h"
#include "core/base/schedule_kind.h"
#include "core/field/parameters.h"
#include "core/hardware/catalog.h"
#include "core/io/model_presets.h"
#include "core/io/resource.h"
#include "core/scenario/launch_target.h"

namespace shardscope::cli {
namespace {

using Words = std::vector<std::string>;

template <typename Enum>
Words namesOf()
{
    Words words;
    for (const auto& [value, name] : EnumNames<Enum>::names)
        words.emplace_back(name);
    return words;
}

template <typename Rows>
Words idsOf(const Rows& rows)
{
    Words words;
    for (const auto& row : rows)
        words.emplace_back(row.id);
    return words;
}

Words assignments()
{
    Words words;
    for (const Parameter& parameter : parameters())
        words.push_back(std::string(parameter.path) + "=");
    return words;
}

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

/// The options whose values are known by name, beside those whose placeholder lists them.
struct Listed {
    std::string_view option;
    Words (*words)();
};

constexpr Listed kListed[] = {
    {"--set", assignments},
    {"--fix", assignments},
    {"--target", namesOf<LaunchTarget>},
    {"--kind", namesOf<ScheduleKind>},
    {"--layout", namesOf<ContextLayout>},
    {"--op", namesOf<CollectiveKind>},
    {"--format",
     [] {
         return Words{"trace", "superbench"};
     }},
    {"--cluster", [] { return idsOf(hardwareCatalog().clusters); }},
    {"--gpu", [] { return idsOf(hardwareCatalog().gpus); }},
    {"--compare", [] { return idsOf(hardwareCatalog().gpus); }},
};

}  // namespace

Offer offerFor(const Option& option)
{
    Offer offer{alternatives(option.placeholder), names(option.placeholder, "FILE")};
    for (const Listed& listed : kListed) {
        if (listed.option == option.name)
            offer.words = listed.words();
    }
    return offer;
}

Offer offerForArgumentsOf(const Command& command)
{
    Offer offer{alternatives(command.arguments), false};
    if (names(command.arguments, "COMMAND"))
        offer.words = commandNames();
    if (names(command.arguments, "MODEL"))
        offer.words = idsOf(modelPresets());
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
