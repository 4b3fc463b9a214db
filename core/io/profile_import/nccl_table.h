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
    std::size_t line = 0;    ///< of its header; 0: of a JSON document
    std::string collective;  ///< "all_reduce", as the program says; empty: it doesn't
    std::string whereNamed;  ///< "its banner", "the command line", "the file's name"
    std::vector<NcclDevice> devices;
    std::optional<int> ranks;  ///< as the log says itself
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

/// The header's columns; empty where the line is none.
[[nodiscard]] std::optional<NcclColumns> ncclColumns(std::string_view line);
/// A row under that header; empty where the line is none.
[[nodiscard]] std::optional<NcclRow> ncclRow(std::string_view line, const NcclColumns& columns);

/// Holds what is established of a table before its samples are taken.
struct NcclFacts {
    std::string collective;
    int ranks = 0;
    int nodes = 1;
    double unit = 1e-6;  ///< seconds of one printed time
};

/// The table checked as probe.md 2.2 says: sizes against times, ranks against ratios and counts, shared GPUs, wrong results.
[[nodiscard]] Result<NcclFacts> checkNcclTable(const NcclTable& table, const std::string& file, const ImportOptions& options,
                                               std::vector<std::string>& notes);
/// Adds what a checked table says to `log`, or says why it can't.
[[nodiscard]] std::optional<Error> takeNcclTable(const NcclTable& table, const std::string& file, const ImportOptions& options,
                                                 ImportedLog& log);

/// How the ranks follow from the figures: busbw / algbw, and size / (count · size of an element). Empty where they don't.
[[nodiscard]] std::optional<int> ranksByRatio(double ratio, double uncertainty, bool twice);

/// A program's name without "_perf" and what builders add: "all_reduce_perf_mpi" is "all_reduce".
[[nodiscard]] std::string collectiveOfProgram(std::string_view program);
[[nodiscard]] std::string ncclNameOf(CollectiveKind kind);
[[nodiscard]] std::optional<CollectiveKind> kindOfNcclName(std::string_view name);
[[nodiscard]] std::optional<double> bytesOfNcclType(std::string_view type);
/// 22809 → "2.28.9"
[[nodiscard]] std::string ncclVersion(double code);

}  // namespace shardscope
