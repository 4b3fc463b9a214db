// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/host_names.h"

#include <algorithm>
#include <span>
#include <string>

#include "core/io/profile_import/log_lines.h"

namespace shardscope {
namespace {

constexpr std::string_view kLoads[] = {"dataloader",      "data_loader",     "data_loading", "get_batch",
                                       "batch-generator", "batch_generator", "next_batch"};
constexpr std::string_view kSaved[] = {"checkpoint", "ckpt", "serialization", "state_dict", "torch.save", "dcp"};
constexpr std::string_view kNexts[] = {"__next__", "next_data", "get_data"};
constexpr std::string_view kWaits[] = {"synchronize"};

bool hasAny(const std::string& text, std::span<const std::string_view> words)
{
    return std::any_of(words.begin(), words.end(), [&](std::string_view word) { return text.find(word) != std::string::npos; });
}

}  // namespace

HostWork hostWorkOf(std::string_view name)
{
    const std::string lower = lowerCase(name);
    // Of a function of Python, "dataloader.py(630): __next__", the file alone says nothing: a loop that trains may be in any file.
    const std::size_t colon = lower.find("): ");
    const std::string function = colon == std::string::npos ? lower : lower.substr(colon + 3);
    const std::string file = colon == std::string::npos ? std::string() : lower.substr(0, colon);
    if (hasAny(function, kLoads) || (hasAny(file, kLoads) && hasAny(function, kNexts)))
        return HostWork::Loader;
    if (function.find("save") != std::string::npos && function.find("save_for_backward") == std::string::npos && hasAny(lower, kSaved))
        return HostWork::Checkpoint;
    return hasAny(lower, kWaits) ? HostWork::Synchronise : HostWork::Other;
}

}  // namespace shardscope
