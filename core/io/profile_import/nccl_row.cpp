// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cctype>
#include <span>

#include "core/io/profile_import/log_lines.h"
#include "core/io/profile_import/nccl_table.h"

namespace shardscope {
namespace {

bool isTime(std::string_view word) { return word == "time" || word == "cputime"; }
bool isWrong(std::string_view word) { return word == "#wrong" || word == "error" || word == "res" || word == "wrong"; }

/// Without Intel MPI's tags, which may stand inside: "-1[0]    1626.5".
std::string withoutTags(std::string_view line)
{
    std::string plain;
    for (std::size_t i = 0; i < line.size(); ++i) {
        std::size_t end = i + 1;
        while (line[i] == '[' && end < line.size() && std::isdigit(static_cast<unsigned char>(line[end])))
            ++end;
        if (line[i] == '[' && end > i + 1 && end < line.size() && line[end] == ']') {
            plain += ' ';
            i = end;
        } else {
            plain += line[i];
        }
    }
    return plain;
}

std::optional<NcclHalf> halfOf(std::span<const std::string_view> words, const NcclColumns& columns)
{
    NcclHalf half;
    const std::array<double*, 3> fields{&half.time, &half.algbw, &half.busbw};
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const std::optional<double> number = numberOf(words[i]);
        if (!number)
            return std::nullopt;
        *fields[i] = *number;
    }
    if (columns.hasWrong && words.size() > 3)
        half.wrong = numberOf(words[3]);
    return half;
}

/// Whether the words from there on are figures of one half: numbers, "N/A", "nan".
bool areFigures(std::span<const std::string_view> words)
{
    return std::all_of(words.begin(), words.end(),
                       [](std::string_view word) { return numberOf(word) || word == "N/A" || word == "nan" || word == "-nan"; });
}

}  // namespace

std::optional<NcclColumns> ncclColumns(std::string_view line)
{
    while (line.starts_with('#') || line.starts_with(' '))
        line.remove_prefix(1);
    const std::vector<std::string_view> words = wordsOf(line);
    const auto first = std::find_if(words.begin(), words.end(), isTime);
    const bool isHeader = !words.empty() && (words[0] == "size" || words[0] == "bytes") && first != words.end() &&
                          std::find(first, words.end(), "busbw") != words.end();
    if (!isHeader)
        return std::nullopt;
    const auto second = std::find_if(first + 1, words.end(), isTime);
    auto end = std::find(first, words.end(), "timestamp");
    NcclColumns columns;
    columns.hasTimestamp = end != words.end();
    end = second == words.end() ? end : second;
    columns.before = static_cast<std::size_t>(first - words.begin());
    columns.perHalf = static_cast<std::size_t>(end - first);
    columns.halves = second == words.end() ? 1 : 2;
    columns.hasWrong = std::find(first, words.end(), "#wrong") != words.end();
    columns.isCpuTime = *first == "cputime";
    return columns.perHalf >= 3 && (columns.perHalf == 3 || isWrong(first[3])) ? std::optional(columns) : std::nullopt;
}

std::optional<NcclRow> ncclRow(std::string_view line, const NcclColumns& columns)
{
    if (line.empty() || !std::isdigit(static_cast<unsigned char>(line.front())))
        return std::nullopt;
    const std::string plain = withoutTags(line);
    std::vector<std::string_view> words = wordsOf(plain);
    const bool endsInTime = words.size() > 2 && words.back().find(':') != std::string_view::npos;
    if (columns.hasTimestamp || endsInTime)
        words.resize(words.size() < 2 ? 0 : words.size() - 2);
    // From the right: as many halves as are there. A row may lack its redop, or the second half.
    int halves = columns.halves;
    while (halves > 0 && (words.size() < 1 + static_cast<std::size_t>(halves) * columns.perHalf ||
                          words.size() > columns.before + static_cast<std::size_t>(halves) * columns.perHalf))
        --halves;
    if (halves == 0)
        return std::nullopt;
    const std::size_t before = words.size() - static_cast<std::size_t>(halves) * columns.perHalf;
    const std::span<const std::string_view> all(words);
    const std::optional<double> bytes = numberOf(words[0]);
    if (!bytes || *bytes < 0 || !areFigures(all.subspan(before)))
        return std::nullopt;
    NcclRow row;
    row.bytes = *bytes;
    for (std::size_t i = 1; i < before; ++i) {
        const std::optional<double> number = numberOf(words[i]);
        if (i == 1 && number)
            row.count = number;
        else if (!number && row.type.empty())
            row.type = words[i];
        else if (!number)
            row.redop = words[i];
        else
            row.root = number;
    }
    row.outOfPlace = halfOf(all.subspan(before, columns.perHalf), columns);
    if (halves > 1)
        row.inPlace = halfOf(all.subspan(before + columns.perHalf, columns.perHalf), columns);
    return row.outOfPlace ? std::optional(row) : std::nullopt;
}

}  // namespace shardscope
