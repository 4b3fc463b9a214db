// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/field/parameters.h"
#include "core/schedule/schedule_limits.h"
#include "core/step/streams.h"

namespace shardscope {

class Estimate;
struct Scenario;
struct StepEstimate;

/// One field set to another value.
struct Change {
    std::string path;
    Value value;

    bool operator==(const Change&) const = default;
};
using Changes = std::vector<Change>;

/// The scenario with changes, and its step. `step` is null for an illegal plan, or without a known time.
struct ChangedStep {
    Changes changes;
    std::shared_ptr<const Estimate> estimate;  ///< null: `error` has the reason
    std::shared_ptr<const StepEstimate> step;
    std::optional<Error> error;
    std::vector<ScheduleLimit> limits;  ///< why it is not drawn
};

[[nodiscard]] ChangedStep changedStep(const Scenario& scenario, const Changes& changes);

/// Returns why there is no step; empty where there is one.
[[nodiscard]] QString whyNoStep(const ChangedStep& changed);

/// The data of the Step view for one rank.
struct StepPicture {
    ChangedStep changed;
    std::optional<Seconds> before;  ///< the step without the changes, where there are any
    StepStreams streams;
    StreamSums sums;
};

[[nodiscard]] std::shared_ptr<const StepPicture> stepPicture(const Scenario& scenario, const Changes& changes, int rank);
/// Returns the picture of an estimate as it is.
[[nodiscard]] std::shared_ptr<const StepPicture> stepPicture(std::shared_ptr<const Estimate> estimate, int rank);

}  // namespace shardscope
