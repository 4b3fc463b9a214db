// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

#include "core/validate/validation.h"

namespace shardscope {

/// One measured run as the list shows it. `compared` is empty until its estimate is there.
struct RunRow {
    QString source;  ///< the file's name without folder and ending; empty: the person's own
    Run run;
    std::optional<ValidationRow> compared;

    [[nodiscard]] bool isOwn() const { return source.isEmpty(); }
    [[nodiscard]] bool isMixture() const { return run.scenario && run.scenario->architecture->isMixtureOfExperts(); }
};

/// The compared figure: the time of a step, or the peak memory.
enum class RunMetric { Time, Memory };

[[nodiscard]] std::optional<double> measuredOf(const RunRow& row, RunMetric metric);
[[nodiscard]] std::optional<double> estimatedOf(const RunRow& row, RunMetric metric);
/// Returns the band of seven of ten unseen runs like it; empty until its estimate is there.
[[nodiscard]] std::optional<double> bandOf(const RunRow& row, RunMetric metric);
/// Returns (estimate − measured) / measured.
[[nodiscard]] std::optional<double> errorOf(const RunRow& row, RunMetric metric);

}  // namespace shardscope
