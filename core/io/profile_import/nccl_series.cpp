// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/io/profile_import/log_lines.h"
#include "core/io/profile_import/nccl_table.h"

namespace shardscope {
namespace {

std::string sourceOf(const NcclTable& table, const std::string& file)
{
    const std::string program = table.isRccl ? "rccl-tests" : "nccl-tests";
    return program + (table.version.empty() ? "" : " " + table.version) + ", " + nameOfFile(file);
}

CollectiveSeries seriesOf(const NcclTable& table, const NcclFacts& facts, const std::string& file, const std::string& type, bool inPlace)
{
    CollectiveSeries series;
    const std::optional<CollectiveKind> kind = kindOfNcclName(facts.collective);
    series.kind = kind.value_or(CollectiveKind::AllReduce);
    series.otherKind = kind ? std::string() : facts.collective;
    series.ranks = facts.ranks;
    series.nodes = facts.nodes;
    series.dataType = type;
    series.inPlace = inPlace;
    series.conditions.statistic = "mean";
    series.source = sourceOf(table, file);
    for (const NcclRow& row : table.rows) {
        const std::optional<NcclHalf>& half = inPlace ? row.inPlace : row.outOfPlace;
        if (row.type == type && half && row.bytes > 0 && half->time > 0)
            series.samples.push_back({Bytes(row.bytes), Seconds(half->time * facts.unit)});
    }
    return series;
}

}  // namespace

std::optional<Error> takeNcclTable(const NcclTable& table, const std::string& file, const ImportOptions& options, ImportedLog& log)
{
    const Result<NcclFacts> checked = checkNcclTable(table, file, options, log.notes);
    if (!checked)
        return checked.error();
    const NcclFacts& facts = *checked;
    std::vector<std::string> types;
    std::size_t empty = 0;
    for (const NcclRow& row : table.rows) {
        empty += row.bytes > 0 ? 0U : 1U;
        if (std::find(types.begin(), types.end(), row.type) == types.end())
            types.push_back(row.type);
    }
    for (const std::string& type : types) {
        for (const bool inPlace : {false, true}) {
            CollectiveSeries series = seriesOf(table, facts, file, type, inPlace);
            if (!series.samples.empty())
                (series.otherKind.empty() ? log.profile.collectives : log.profile.otherCollectives).push_back(std::move(series));
        }
    }
    if (!kindOfNcclName(facts.collective))
        log.notes.push_back(facts.collective + " is stored, but the estimate does not use it");
    if (empty > 0)
        log.notes.push_back("rows of size 0 skipped, because they measure a kernel launch: " + std::to_string(empty));
    log.notes.insert(log.notes.end(), table.notes.begin(), table.notes.end());
    HardwareProfile::Device& device = log.profile.device;
    // Prefers a name that the catalogue knows: drivers older than a device call it "Graphics Device".
    const std::string name = table.devices.empty() ? std::string() : table.devices.front().name;
    if (device.name.empty() || (device.gpu.empty() && !gpuOfName(name).empty()))
        takeDevice(device, name, options);
    if (!device.count)
        device.count = facts.ranks / facts.nodes;
    if (device.nccl.empty())
        device.nccl = table.nccl;
    if (log.profile.date.empty())
        log.profile.date = table.date;
    if (lowerCase(device.name).find("synthetic") != std::string::npos)
        log.notes.emplace_back("the device calls itself synthetic, so its figures are not measurements");
    return std::nullopt;
}

}  // namespace shardscope
