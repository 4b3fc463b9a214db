// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "core/base/communication.h"
#include "core/base/enum_names.h"

namespace shardscope {

/// The algorithm by which ranks exchange the data. `None`: one rank, nothing is sent. `Nvls`: the switch adds and multiplies copies (NVLink
/// SHARP). `Pat`: a tree of parallel aggregation, one rank a node. `Pairwise`: each rank to each other (all-to-all) or one to another
/// (send/receive).
enum class CollectiveAlgorithm { None, Ring, Tree, Nvls, NvlsTree, Pat, Pairwise };
/// NCCL's three ways to signal the arrival of data: a flag with every 4 bytes, with every 120 bytes, or a fence after a block.
enum class CollectiveProtocol { None, Ll, Ll128, Simple };
/// The source of a time.
enum class CollectiveOrigin { MeasuredCurve, NcclModel, NicRule };

template <>
struct EnumNames<CollectiveAlgorithm> {
    using enum CollectiveAlgorithm;
    static constexpr std::array<std::pair<CollectiveAlgorithm, std::string_view>, 7> names{
        {{None, "none"}, {Ring, "ring"}, {Tree, "tree"}, {Nvls, "nvls"}, {NvlsTree, "nvls-tree"}, {Pat, "pat"}, {Pairwise, "pairwise"}}};
};

template <>
struct EnumNames<CollectiveProtocol> {
    using enum CollectiveProtocol;
    static constexpr std::array<std::pair<CollectiveProtocol, std::string_view>, 4> names{
        {{None, "none"}, {Ll, "ll"}, {Ll128, "ll128"}, {Simple, "simple"}}};
};

template <>
struct EnumNames<CollectiveOrigin> {
    using enum CollectiveOrigin;
    static constexpr std::array<std::pair<CollectiveOrigin, std::string_view>, 3> names{
        {{MeasuredCurve, "measured-curve"}, {NcclModel, "nccl-model"}, {NicRule, "nic-rule"}}};
};

/// Returns bus bandwidth over bytes per second (nccl-tests, doc/PERFORMANCE.md): 2(n − 1)/n for an all-reduce, 1 for send/receive, (n −
/// 1)/n for the others.
[[nodiscard]] double busFactor(CollectiveKind kind, int ranks);

}  // namespace shardscope
