// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <set>

#include "core/io/profile_import/json_log.h"
#include "core/io/profile_import/log_lines.h"
#include "core/io/profile_import/nccl_table.h"

namespace shardscope {
namespace {

bool isNcclJson(std::string_view text) { return looksLikeJson(text, {"\"results\"", "\"out_of_place\"", "\"nccl_version\""}); }

std::optional<NcclHalf> halfOfJson(const Json* json)
{
    if (!json)
        return std::nullopt;
    const std::optional<double> time = numberIn(*json, "time"), algbw = numberIn(*json, "alg_bw"), busbw = numberIn(*json, "bus_bw");
    if (!time || !algbw || !busbw)
        return std::nullopt;
    return NcclHalf{*time, *algbw, *busbw, numberIn(*json, "nwrong")};
}

/// "devices" has the first GPU of each process only, so that the ranks are processes · threads · GPUs.
std::optional<int> ranksOf(const Json& document, std::size_t processes)
{
    const Json* config = memberOf(document, "config");
    const std::optional<double> threads = config ? numberIn(*config, "nthreads") : std::nullopt;
    const std::optional<double> gpus = config ? numberIn(*config, "ngpus") : std::nullopt;
    const double ranks = static_cast<double>(processes) * threads.value_or(1) * gpus.value_or(1);
    return threads && gpus && ranks >= 1 && ranks < 1e7 ? std::optional(static_cast<int>(ranks)) : std::nullopt;
}

std::vector<NcclDevice> devicesOf(const Json& document)
{
    std::vector<NcclDevice> devices;
    const Json* config = memberOf(document, "config");
    const Json* list = memberOf(config ? *config : document, "devices");
    for (std::size_t i = 0; list && list->is_array() && i < list->size(); ++i) {
        const Json& json = (*list)[i];
        NcclDevice device;
        const auto count = [&json](const char* key, double usual) {
            return static_cast<int>(std::clamp(numberIn(json, key).value_or(usual), 0.0, 1e7));
        };
        device.rank = count("rank", static_cast<double>(i));
        device.host = textIn(json, "hostname");
        device.index = count("device", 0);
        device.bus = textIn(json, "device_hex");
        device.name = textIn(json, "device_info");
        devices.push_back(std::move(device));
    }
    return devices;
}

NcclTable tableOf(const Json& document)
{
    NcclTable table;
    if (const Json* arguments = memberOf(document, "args");
        arguments && arguments->is_array() && !arguments->empty() && (*arguments)[0].is_string()) {
        const std::string program = (*arguments)[0].get<std::string>();
        table.collective = collectiveOfProgram(std::string_view(program).substr(program.find_last_of('/') + 1));
        table.whereNamed = "the command line";
    }
    table.devices = devicesOf(document);
    table.ranks = ranksOf(document, table.devices.size());
    table.nccl = ncclVersion(numberIn(document, "nccl_version").value_or(0));
    table.date = textIn(document, "start_time").substr(0, 10);
    if (const Json* bounds = memberOf(document, "out_of_bounds"); bounds && textIn(*bounds, "okay") == "false")
        table.problem = "out_of_bounds of " + shortNumber(numberIn(*bounds, "count").value_or(0));
    const Json* rows = memberOf(document, "results");
    for (std::size_t i = 0; rows && rows->is_array() && i < rows->size(); ++i) {
        const Json& json = (*rows)[i];
        NcclRow row;
        row.bytes = numberIn(json, "size").value_or(0);
        row.count = numberIn(json, "count");
        row.type = textIn(json, "type");
        row.redop = textIn(json, "redop");
        row.root = numberIn(json, "root");
        for (const char* half : {"out_of_place", "in_place"}) {
            const Json* place = memberOf(json, half);
            table.columns.isCpuTime = table.columns.isCpuTime || (place && memberOf(*place, "cpu_time"));
            (half[0] == 'o' ? row.outOfPlace : row.inPlace) = halfOfJson(place);
        }
        if (row.outOfPlace)
            table.rows.push_back(std::move(row));
    }
    return table;
}

Result<ImportedLog> readNcclJson(std::string_view text, const std::string& file, const ImportOptions& options)
{
    const Result<Json> document = parsePythonJson(text, file);
    if (!document)
        return document.error();
    NcclTable table = tableOf(*document);
    ImportedLog log;
    log.origin = ProfileOrigin::NcclTests;
    ImportOptions known = options;
    takeDevice(log.profile.device, table.devices.empty() ? std::string() : table.devices.front().name, options);
    if (table.ranks && static_cast<int>(table.devices.size()) != *table.ranks) {
        std::set<std::string> hosts;
        for (const NcclDevice& device : table.devices)
            hosts.insert(device.host);
        if (!known.nodes)
            known.nodes = static_cast<int>(hosts.size());
        table.devices.clear();  // one of each process: neither all ranks nor all places
    }
    if (table.rows.empty() && !table.columns.isCpuTime)
        return refusedLog(file, 0, "the JSON of nccl-tests has no results", "import the file of a completed run");
    if (const std::optional<Error> problem = takeNcclTable(table, file, known, log))
        return *problem;
    return log;
}

}  // namespace

const ProfileLogReader kNcclTestsJson{ProfileOrigin::NcclTests, isNcclJson, readNcclJson};

}  // namespace shardscope
