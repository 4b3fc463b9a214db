// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/base/communication.h"
#include "core/base/enum_names.h"

namespace shardscope {

enum class Severity { Error, Warning, Hint };

template <>
struct EnumNames<Severity> {
    static constexpr std::array<std::pair<Severity, std::string_view>, 3> names{
        {{Severity::Error, "error"}, {Severity::Warning, "warning"}, {Severity::Hint, "hint"}}};
};

/// The view that shows what a finding is about.
enum class Seen { Nowhere, Memory, Step, Probe, Communication, Layer, Mesh, Ring, Pipeline, Shards };

/// The ids of the views.
template <>
struct EnumNames<Seen> {
    static constexpr std::array<std::pair<Seen, std::string_view>, 10> names{{{Seen::Nowhere, ""},
                                                                              {Seen::Memory, "memory"},
                                                                              {Seen::Step, "step"},
                                                                              {Seen::Probe, "probe"},
                                                                              {Seen::Communication, "communication"},
                                                                              {Seen::Layer, "layer"},
                                                                              {Seen::Mesh, "mesh"},
                                                                              {Seen::Ring, "ring"},
                                                                              {Seen::Pipeline, "pipeline"},
                                                                              {Seen::Shards, "shards"}}};
};

/// The place of a finding's evidence, and the dimension that is highlighted there.
struct FindingPlace {
    Seen view = Seen::Nowhere;
    std::optional<Axis> axis{};
};

/// The sentence of a finding, with a placeholder for each of its numbers ("{tp}"; core/text/finding_text.h has the others). Texts inside
/// `says` are collected for translation.
[[nodiscard]] constexpr std::string_view says(std::string_view sentence) { return sentence; }

/// A number or a word that a finding's sentence mentions.
using FindingNumber = std::variant<double, std::string>;
/// A value that a field could have instead: a number, a switch, or the name of a kind.
using NearestValue = std::variant<double, bool, std::string>;

/// One thing to say about a plan: a code with its numbers, and the nearest values that would be right. The sentence is
/// made in `core/text/finding_text.cpp`.
struct Finding {
    std::string id;    ///< e.g. "tp-crosses-node"
    std::string rule;  ///< e.g. "C-8"; empty where launch_targets.md names none
    Severity severity = Severity::Error;
    std::vector<std::pair<std::string, FindingNumber>> numbers;
    std::vector<std::pair<std::string, std::vector<NearestValue>>> nearest;  ///< field path → values, nearest first
    std::string source;
};

}  // namespace shardscope
