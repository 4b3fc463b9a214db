// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/option.h"

#include <array>

namespace shardscope::cli {
namespace {

constexpr std::array kOptions{
    Option{"--json", "", false},
    Option{"--set", "PATH=VALUE", true},
    Option{"--rules", "FILE", true},
    Option{"--best", "", false},
    Option{"--all", "", false},
    Option{"--sequence", "TOKENS", false},
    Option{"--target", "T", false},
    Option{"--fill", "FILE", false},
    Option{"--ranking", "", false},
    Option{"--top", "N", false},
    Option{"--fix", "PATH=VALUE", true},
    Option{"--wide", "", false},
    Option{"--allow-tight", "", false},
    Option{"--filter", "CONDITIONS", true},
    Option{"--objective", "throughput|memory|cost", false},
    Option{"--kind", "K", false},
    Option{"--stages", "P", false},
    Option{"--microbatches", "M", false},
    Option{"--chunks", "V", false},
    Option{"--group", "N", false},
    Option{"--forward", "F", false},
    Option{"--backward", "B", false},
    Option{"--input-grad", "I", false},
    Option{"--weight-grad", "W", false},
    Option{"--fused", "T", false},
    Option{"--p2p", "T", false},
    Option{"--format", "NAME", false},
    Option{"--op", "OP", false},
    Option{"--bytes", "N", false},
    Option{"--gpus", "K", false},
    Option{"--cluster", "FILE|PRESET", false},
    Option{"--out", "FILE", false},
    Option{"--compare", "FILE|GPU", false},
    Option{"--gpu", "ID", false},
    Option{"--nodes", "N", false},
    Option{"--ranks", "C", false},
    Option{"--layout", "L", false},
    Option{"--heads", "H", false},
    Option{"--kv-heads", "G", false},
    Option{"--head-dim", "D", false},
    Option{"--element-bytes", "E", false},
    Option{"--help", "", false},
    Option{"--version", "", false},
};

}  // namespace

std::span<const Option> options() { return kOptions; }

const Option* findOption(std::string_view name)
{
    for (const Option& option : kOptions) {
        if (option.name == name)
            return &option;
    }
    return nullptr;
}

}  // namespace shardscope::cli
