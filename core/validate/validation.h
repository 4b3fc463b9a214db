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

/// One measured run with its estimate. Empty: not measured, or not estimated. Errors are (estimate − measured) / measured.
struct ValidationRow {
    std::string file;
    std::string id;
    std::string group;            ///< rows of one group in one file count once; empty: alone
    bool experts = false;         ///< a mixture of experts
    bool counted = true;          ///< not a defective run, refused plan or near duplicate
    std::optional<Seconds> time;  ///< of a step
    std::optional<Seconds> estimatedTime;
    std::optional<SecondsByTerm> estimatedTerms;  ///< of the estimated time
    std::optional<double> timeError;
    std::optional<Bytes> memory;           ///< of the row's own counter
    std::optional<Bytes> estimatedMemory;  ///< estimate of that counter
    std::optional<double> memoryError;
    bool fits = true;
    std::optional<bool> estimatedFits;
    std::optional<double> timeBand;  ///< seven of ten unseen runs like it are expected within, a fraction of the measured value
    std::optional<double> memoryBand;
    std::optional<Refusal> refused;
};

/// The verdicts on memory of runs that ran out of it and of runs that ran, apart: where few ran out, a share of right answers says nothing
/// of them. Only counted rows with an estimate take part.
struct FitCount {
    int ranOut = 0;
    int recognised = 0;  ///< of those that ran out: estimated not to fit
    int ran = 0;
    int refused = 0;  ///< of those that ran: estimated not to fit

    void add(bool fits, bool estimatedFits)
    {
        ++(fits ? ran : ranOut);
        if (!estimatedFits)
            ++(fits ? refused : recognised);
    }
    void add(const FitCount& other);
    [[nodiscard]] int right() const { return recognised + ran - refused; }
    [[nodiscard]] int wrong() const { return ranOut - recognised + refused; }
    /// Returns the share of the runs out of memory that are recognised; empty where none ran out.
    [[nodiscard]] std::optional<double> recall() const;
    /// Returns the share of the runs that ran and are refused; empty where none ran.
    [[nodiscard]] std::optional<double> wrongRefusals() const;
};

/// The number of configurations within their bands, of those that were measured and have a band.
struct BandCount {
    int inside = 0;
    int of = 0;

    void add(const BandCount& other);
    [[nodiscard]] std::optional<double> share() const;
};

/// The summary of one file's counted rows, with each group once, by its median.
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

/// The counts of all files together.
struct PooledSummary {
    FitCount fit;
    BandCount timeBand;
    BandCount memoryBand;
};

struct Validation {
    std::vector<ValidationRow> rows;
    std::vector<SourceSummary> sources;  ///< one a file, in their order
};

/// The runs of one file.
struct RunFile {
    std::string name;
    std::vector<Run> runs;
};

/// Compares the estimate of every run with its measurement. The estimate uses the run's scenario alone. If a file is a source of the
/// evidence, its bands are made without that source's family.
[[nodiscard]] Validation validateRuns(const std::vector<RunFile>& files, const Evidence& evidence = Evidence());

/// Returns "zero-bubble-a100" for "path/to/zero-bubble-a100.json".
[[nodiscard]] std::string sourceName(std::string_view path);

/// Returns the summary of the rows of one file.
[[nodiscard]] SourceSummary summariseSource(std::string file, const std::vector<ValidationRow>& rows);

[[nodiscard]] PooledSummary pooled(const std::vector<SourceSummary>& sources);

}  // namespace shardscope
