// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <cmath>

#include "core/io/profile_import/nccl_table.h"

namespace shardscope {

std::string ncclNameOf(CollectiveKind kind)
{
    constexpr std::array<std::string_view, 5> kNames{"all_reduce", "all_gather", "reduce_scatter", "alltoall", "sendrecv"};
    return std::string(kNames[static_cast<std::size_t>(kind)]);
}

std::optional<int> ranksByRatio(double ratio, double uncertainty, bool twice)
{
    const double others = twice ? ratio / 2 : ratio;
    const double open = (twice ? uncertainty / 2 : uncertainty) + 1e-9;
    if (!(others > 0) || others - open >= 1)
        return std::nullopt;
    const double ranks = 1 / (1 - others);
    const bool isSharp = open / ((1 - others) * (1 - others)) < 0.5;
    return std::isfinite(ranks) && isSharp && ranks < 1e6 ? std::optional(static_cast<int>(std::lround(ranks))) : std::nullopt;
}

std::optional<CollectiveKind> kindOfNcclName(std::string_view name)
{
    using enum CollectiveKind;
    constexpr std::array<std::pair<std::string_view, CollectiveKind>, 11> kKinds{{{"all_reduce", AllReduce},
                                                                                  {"allreduce", AllReduce},
                                                                                  {"all_gather", AllGather},
                                                                                  {"allgather", AllGather},
                                                                                  {"reduce_scatter", ReduceScatter},
                                                                                  {"reducescatter", ReduceScatter},
                                                                                  {"alltoall", AllToAll},
                                                                                  {"all_to_all", AllToAll},
                                                                                  {"sendrecv", SendReceive},
                                                                                  {"send_recv", SendReceive},
                                                                                  {"send", SendReceive}}};
    for (const auto& [text, kind] : kKinds) {
        if (text == name)
            return kind;
    }
    return std::nullopt;
}

std::optional<double> bytesOfNcclType(std::string_view type)
{
    if (type == "float" || type == "int32" || type == "uint32")
        return 4;
    if (type == "half" || type == "bfloat16")
        return 2;
    if (type == "double" || type == "int64" || type == "uint64")
        return 8;
    return type == "int8" || type == "uint8" || type.starts_with("f8") || type.starts_with("fp8") || type == "char" ? std::optional(1.0)
                                                                                                                    : std::nullopt;
}

std::string collectiveOfProgram(std::string_view program) { return std::string(program.substr(0, program.find("_perf"))); }

std::string ncclVersion(double code)
{
    // NCCL_VERSION(X, Y, Z) of nccl.h: X·10000 + Y·100 + Z from 2.9 on, before X·1000 + Y·100 + Z.
    const int number = code > 0 && code < 1e7 ? static_cast<int>(code) : 0;
    const int major = number >= 10000 ? number / 10000 : number / 1000;
    const int rest = number >= 10000 ? number % 10000 : number % 1000;
    return number == 0 ? std::string() : std::to_string(major) + "." + std::to_string(rest / 100) + "." + std::to_string(rest % 100);
}

}  // namespace shardscope
