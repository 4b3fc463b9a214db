// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/option.h"

#include <array>

#include "core/base/choices.h"
#include "core/base/communication.h"
#include "core/base/schedule_kind.h"
#include "core/field/parameters.h"
#include "core/hardware/catalog.h"
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

Words formats() { return {"trace", "superbench"}; }
Words clusters() { return idsOf(hardwareCatalog().clusters); }
Words gpus() { return idsOf(hardwareCatalog().gpus); }

constexpr std::array kOptions{
    Option{{"--json"}},
    Option{{"--set", "PATH=VALUE"}, true, assignments},
    Option{{"--rules", "FILE"}, true},
    Option{{"--best"}},
    Option{{"--all"}},
    Option{{"--sequence", "TOKENS"}},
    Option{{"--target", "T"}, false, namesOf<LaunchTarget>},
    Option{{"--fill", "FILE"}},
    Option{{"--scenario", "FILE"}},
    Option{{"--ranking"}},
    Option{{"--top", "N"}},
    Option{{"--fix", "PATH=VALUE"}, true, assignments},
    Option{{"--vary", "PATH=VALUE,…"}, true, assignments},
    Option{{"--wide"}},
    Option{{"--allow-tight"}},
    Option{{"--filter", "CONDITIONS"}, true},
    Option{{"--objective", "throughput|memory|cost"}},
    Option{{"--kind", "K"}, false, namesOf<ScheduleKind>},
    Option{{"--stages", "P"}},
    Option{{"--microbatches", "M"}},
    Option{{"--chunks", "V"}},
    Option{{"--group", "N"}},
    Option{{"--forward", "F"}},
    Option{{"--backward", "B"}},
    Option{{"--input-grad", "I"}},
    Option{{"--weight-grad", "W"}},
    Option{{"--fused", "T"}},
    Option{{"--fuse-pairs"}},
    Option{{"--p2p", "T"}},
    Option{{"--format", "NAME"}, false, formats},
    Option{{"--op", "OP"}, false, namesOf<CollectiveKind>},
    Option{{"--bytes", "N"}},
    Option{{"--gpus", "K"}},
    Option{{"--cluster", "FILE|PRESET"}, false, clusters},
    Option{{"--out", "FILE"}},
    Option{{"--compare", "FILE|GPU"}, false, gpus},
    Option{{"--gpu", "ID"}, false, gpus},
    Option{{"--nodes", "N"}},
    Option{{"--ranks", "C"}},
    Option{{"--shrink"}},
    Option{{"--gpus", "ID,…"}, false, gpus, "decide"},
    Option{{"--gpus", "ID,…"}, false, gpus, "size"},
    Option{{"--counts", "N,…"}},
    Option{{"--days", "D"}},
    Option{{"--budget", "M"}},
    Option{{"--require-mfu", "P"}},
    Option{{"--max-gpus", "N"}},
    Option{{"--objective", "gpus|price|days|price-per-token|mfu"}, false, nullptr, "size"},
    Option{{"--layout", "L"}, false, namesOf<ContextLayout>},
    Option{{"--heads", "H"}},
    Option{{"--inner", "A"}},
    Option{{"--kv-heads", "G"}},
    Option{{"--head-dim", "D"}},
    Option{{"--element-bytes", "E"}},
    Option{{"--help"}},
    Option{{"--version"}},
};

}  // namespace

std::span<const Option> options() { return kOptions; }

const Option* findOption(std::string_view name, std::string_view command)
{
    const Option* general = nullptr;
    for (const Option& option : options()) {
        if (option.name == name && option.command == command)
            return &option;
        if (option.name == name && option.command.empty())
            general = &option;
    }
    return general;
}

}  // namespace shardscope::cli
