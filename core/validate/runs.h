// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/result.h"
#include "core/base/units.h"
#include "core/scenario/scenario.h"
#include "core/validate/measured.h"

namespace shardscope {

/// The quality of a measured run, and whether it counts: A printed time and complete configuration, B some fields assumed, C time derived
/// from a printed MFU, M memory alone, F ran out of memory; D a defective run and X a plan that its launcher's rules refuse are shown, not
/// counted.
enum class RunTier { A, B, C, M, F, D, X };

template <>
struct EnumNames<RunTier> {
    using enum RunTier;
    static constexpr std::array<std::pair<RunTier, std::string_view>, 7> names{
        {{A, "A"}, {B, "B"}, {C, "C"}, {M, "M"}, {F, "F"}, {D, "D"}, {X, "X"}}};
};

/// One row of a `shardscope.runs/1`. An estimate may depend on the scenario alone.
struct Run {
    std::string id;
    std::string source;
    std::string framework;
    RunTier tier = RunTier::B;
    std::vector<std::string> assumed;
    std::string group;           ///< rows of one group are one configuration measured again; empty: a group of its own
    bool nearDuplicate = false;  ///< shown, not counted
    std::string notes;
    Result<Scenario> scenario = Error{};  ///< an error: the row is refused, with the reason
    Measured measured;

    [[nodiscard]] bool counted() const { return !nearDuplicate && tier != RunTier::D && tier != RunTier::X; }
    /// Returns the seconds of one step: as measured, else from the tokens per second and GPU; empty where neither is known.
    [[nodiscard]] std::optional<Seconds> stepTime() const;
};

}  // namespace shardscope
