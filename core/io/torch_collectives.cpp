// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/torch_collectives.h"

#include <algorithm>
#include <string>

#include "core/io/profile_import/log_lines.h"
#include "core/io/profiler_events.h"

namespace shardscope {
namespace {

double bytesOfTorchType(std::string_view type)
{
    const std::string lower = lowerCase(type);
    if (lower.find("float8") != std::string::npos || lower == "byte" || lower == "char")
        return 1;
    if (lower == "bfloat16" || lower == "half")
        return 2;
    return lower == "float" || lower == "int" ? 4 : lower == "double" || lower == "long" ? 8 : 0;
}

}  // namespace

std::optional<CollectiveKind> kindOfTorch(std::string_view name)
{
    const std::string lower = lowerCase(name);
    constexpr std::pair<std::string_view, CollectiveKind> kKinds[] = {{"reduce_scatter", CollectiveKind::ReduceScatter},
                                                                      {"reducescatter", CollectiveKind::ReduceScatter},
                                                                      {"allreduce", CollectiveKind::AllReduce},
                                                                      {"all_reduce", CollectiveKind::AllReduce},
                                                                      {"allgather", CollectiveKind::AllGather},
                                                                      {"all_gather", CollectiveKind::AllGather},
                                                                      {"alltoall", CollectiveKind::AllToAll},
                                                                      {"all_to_all", CollectiveKind::AllToAll}};
    for (const auto& [word, kind] : kKinds) {
        if (lower.find(word) != std::string::npos)
            return kind;
    }
    return std::nullopt;
}

double totalBytesOfTrace(const ProfilerEvent& event, CollectiveKind kind)
{
    const double elements =
        kind == CollectiveKind::AllGather ? std::max(event.elementsOut, event.elementsIn * event.groupSize) : event.elementsIn;
    return elements * bytesOfTorchType(event.dataType);
}

}  // namespace shardscope
