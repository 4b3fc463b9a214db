// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/finding.h"
#include "core/trust/evidence.h"
#include "core/validate/error_summary.h"
#include "core/validate/runs.h"
#include "core/validate/step_terms.h"

namespace shardscope {

/// Why a row has no estimate: its scenario is beyond this program (`error`), or its plan is illegal (`findings`).
struct Refusal {
    std::optional<Error> error;
    std::vector<Finding> findings;
};

/// One measured run beside its estimate. Empty: not measured, or not estimated. Errors are (estimate − measured) / measured.
struct ValidationRow {
    std::string file;
    std::string id;
    std::string group;            ///< rows of one group in one file count once; empty: alone
    bool experts = false;         ///< a mixture of experts
    bool counted = true;          ///< no defective run, refused plan or near duplicate
    std::optional<Seconds> time;  ///< of a step
    std::optional<Seconds> estimatedTime;
    std::optional<SecondsByTerm> estimatedTerms;  ///< of the estimated time
    std::optional<double> timeError;
    std::optional<Bytes> memory;           ///< as the row's own counter showed it
    std::optional<Bytes> estimatedMemory;  ///< what that counter would show
    std::optional<double> memoryError;
    bool fits = true;
    std::optional<bool> estimatedFits;
    std::optional<double> timeBand;  ///< within which seven of ten unseen runs like it are expected, a fraction of the measured
    std::optional<double> memoryBand;
    std::optional<Refusal> refused;
};

/// How often the answer to "does it fit?" is that of the run. Only counted rows that have an estimate take part.
struct FitCount {
    int right = 0;
    int wrong = 0;
};

/// How many configurations lie within their bands, of those that were measured and have one.
struct BandCount {
    int inside = 0;
    int of = 0;
};

/// The rows of one file, summed up: those that count, a group once by its median.
struct SourceSummary {
    std::string file;
    int rows = 0;  ///< all of them
    int refused = 0;
    ErrorSummary time;
    ErrorSummary timeDense;    ///< of the rows of dense models alone
    ErrorSummary timeExperts;  ///< of mixtures of experts
    ErrorSummary memory;
    FitCount fit;
    BandCount timeBand;
    BandCount memoryBand;
};

struct Validation {
    std::vector<ValidationRow> rows;
    std::vector<SourceSummary> sources;  ///< one a file, in their order
};

/// The runs of one file, read.
struct RunFile {
    std::string name;
    std::vector<Run> runs;
};

/// Holds the estimate of every run against its measurement. The estimate is made of the run's scenario alone. Of a file that is
/// named as a source of the evidence, the bands are made without that source: as if its runs had not been seen.
[[nodiscard]] Validation validateRuns(const std::vector<RunFile>& files, const Evidence& evidence = Evidence());

/// "path/to/zero-bubble-a100.json" → "zero-bubble-a100"
[[nodiscard]] std::string sourceName(std::string_view path);

/// The sums over the rows of one file.
[[nodiscard]] SourceSummary summariseSource(std::string file, const std::vector<ValidationRow>& rows);

}  // namespace shardscope
