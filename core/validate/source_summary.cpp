// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <map>

#include "core/validate/validation.h"

namespace shardscope {
namespace {

/// Holds what the counted rows of one group have to say.
struct Group {
    bool experts = false;
    std::vector<double> timeErrors;
    std::vector<double> memoryErrors;
    std::optional<double> timeBand;
    std::optional<double> memoryBand;
    FitCount fit;
};

/// Groups in a fixed order; a row without a group is one of its own.
std::vector<Group> groupsOf(const std::vector<ValidationRow>& rows)
{
    std::map<std::string, std::size_t> indices;
    std::vector<Group> groups;
    for (const ValidationRow& row : rows) {
        if (!row.counted)
            continue;
        const auto [found, isNew] = row.group.empty() ? std::pair{indices.end(), true} : indices.emplace(row.group, groups.size());
        if (isNew)
            groups.emplace_back();
        Group& group = isNew ? groups.back() : groups[found->second];
        group.experts = row.experts;
        group.timeBand = row.timeBand;
        group.memoryBand = row.memoryBand;
        if (row.timeError)
            group.timeErrors.push_back(*row.timeError);
        if (row.memoryError)
            group.memoryErrors.push_back(*row.memoryError);
        if (row.estimatedFits)
            group.fit.add(row.fits, *row.estimatedFits);
    }
    return groups;
}

void count(BandCount& counted, double error, std::optional<double> band)
{
    counted.of += band ? 1 : 0;
    counted.inside += band && std::abs(error) <= *band ? 1 : 0;
}

/// Returns the verdicts of a configuration, which counts once among those that ran and once among those that ran out.
FitCount majorityOf(const FitCount& rows)
{
    return {rows.ranOut > 0 ? 1 : 0, rows.ranOut > 0 && 2 * rows.recognised >= rows.ranOut ? 1 : 0, rows.ran > 0 ? 1 : 0,
            2 * rows.refused > rows.ran ? 1 : 0};
}

std::optional<double> shareOf(int part, int whole) { return whole > 0 ? std::optional(static_cast<double>(part) / whole) : std::nullopt; }

}  // namespace

void FitCount::add(const FitCount& other)
{
    ranOut += other.ranOut;
    recognised += other.recognised;
    ran += other.ran;
    refused += other.refused;
}

std::optional<double> FitCount::recall() const { return shareOf(recognised, ranOut); }

std::optional<double> FitCount::wrongRefusals() const { return shareOf(refused, ran); }

void BandCount::add(const BandCount& other)
{
    inside += other.inside;
    of += other.of;
}

std::optional<double> BandCount::share() const { return shareOf(inside, of); }

PooledSummary pooled(const std::vector<SourceSummary>& sources)
{
    PooledSummary all;
    for (const SourceSummary& source : sources) {
        all.fit.add(source.fit);
        all.timeBand.add(source.timeBand);
        all.memoryBand.add(source.memoryBand);
    }
    return all;
}

SourceSummary summariseSource(std::string file, const std::vector<ValidationRow>& rows)
{
    SourceSummary summary;
    summary.file = std::move(file);
    summary.rows = static_cast<int>(rows.size());
    for (const ValidationRow& row : rows)
        summary.refused += row.refused ? 1 : 0;
    std::vector<double> denseErrors;
    std::vector<double> expertErrors;
    std::vector<double> memoryErrors;
    for (const Group& group : groupsOf(rows)) {
        if (!group.timeErrors.empty()) {
            std::vector<double>& errors = group.experts ? expertErrors : denseErrors;
            errors.push_back(quantile(group.timeErrors, 0.5));
            count(summary.timeBand, errors.back(), group.timeBand);
        }
        if (!group.memoryErrors.empty()) {
            memoryErrors.push_back(quantile(group.memoryErrors, 0.5));
            count(summary.memoryBand, memoryErrors.back(), group.memoryBand);
        }
        summary.fit.add(majorityOf(group.fit));
    }
    summary.timeDense = summarise(denseErrors);
    summary.timeExperts = summarise(expertErrors);
    denseErrors.insert(denseErrors.end(), expertErrors.begin(), expertErrors.end());
    summary.time = summarise(denseErrors);
    summary.memory = summarise(memoryErrors);
    return summary;
}

}  // namespace shardscope
