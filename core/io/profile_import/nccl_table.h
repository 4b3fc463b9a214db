// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/io/profile_import/log_reader.h"

namespace shardscope {

/// One half of a row of nccl-tests: out of place or in place.
struct NcclHalf {
    double time = 0;  ///< as printed
    double algbw = 0;
    double busbw = 0;
    std::optional<double> wrong;
};

struct NcclRow {
    std::size_t line = 0;
    double bytes = 0;
    std::optional<double> count;
    std::string type;
    std::string redop;
    std::optional<double> root;
    std::optional<NcclHalf> outOfPlace;
    std::optional<NcclHalf> inPlace;
};

struct NcclDevice {
    int rank = 0;
    std::string host;
    int index = 0;
    std::string bus;  ///< "0000:02:00", "0x27"
    std::string name;
};

/// The columns of a table, by its header.
struct NcclColumns {
    std::size_t before = 0;  ///< columns before the first time
    std::size_t perHalf = 0;
    int halves = 0;
    bool hasTimestamp = false;
    bool hasWrong = false;  ///< "#wrong" counts; "error" of old versions is a deviation
    bool isCpuTime = false;
};

/// One table of nccl-tests or rccl-tests: one collective in one group.
struct NcclTable {
    std::size_t line = 0;    ///< of its header; 0: a JSON document
    std::string collective;  ///< "all_reduce", as the program says; empty: it doesn't
    std::string whereNamed;  ///< "its banner", "the command line", "the file's name"
    std::vector<NcclDevice> devices;
    std::optional<int> ranks;  ///< as the log states
    std::string version;       ///< of nccl-tests
    std::string nccl;
    std::string date;
    std::string problem;  ///< "Out of bounds values : 3 FAILED"
    std::size_t problemLine = 0;
    std::vector<std::string> notes;
    bool isRccl = false;
    NcclColumns columns;
    std::vector<NcclRow> rows;
};

/// Returns the header's columns; empty where the line is not a header.
[[nodiscard]] std::optional<NcclColumns> ncclColumns(std::string_view line);
/// Returns a row under that header; empty where the line is not a row.
[[nodiscard]] std::optional<NcclRow> ncclRow(std::string_view line, const NcclColumns& columns);

/// The facts of a table that are checked before its samples are taken.
struct NcclFacts {
    std::string collective;
    int ranks = 0;
    int nodes = 1;
    double unit = 1e-6;  ///< seconds of one printed time
};

/// Checks the table by probe.md 2.2 and returns its facts: sizes against times, ranks against ratios and counts, shared GPUs, wrong
/// results.
[[nodiscard]] Result<NcclFacts> checkNcclTable(const NcclTable& table, const std::string& file, const ImportOptions& options,
                                               std::vector<std::string>& notes);
/// Adds the samples of a checked table to `log`, or returns the error.
[[nodiscard]] std::optional<Error> takeNcclTable(const NcclTable& table, const std::string& file, const ImportOptions& options,
                                                 ImportedLog& log);

/// Return the number of ranks from busbw / algbw, and from size / (count · size of an element). Empty where it does not follow.
[[nodiscard]] std::optional<int> ranksByRatio(double ratio, double uncertainty, bool twice);

/// Returns a program's name without "_perf" and builders' suffixes: "all_reduce_perf_mpi" is "all_reduce".
[[nodiscard]] std::string collectiveOfProgram(std::string_view program);
[[nodiscard]] std::string ncclNameOf(CollectiveKind kind);
[[nodiscard]] std::optional<CollectiveKind> kindOfNcclName(std::string_view name);
[[nodiscard]] std::optional<double> bytesOfNcclType(std::string_view type);
/// Returns "2.28.9" for 22809.
[[nodiscard]] std::string ncclVersion(double code);

}  // namespace shardscope
