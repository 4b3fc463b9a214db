// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/profile_import/bandwidth_tests.h"
#include "core/io/profile_import/json_log.h"
#include "core/io/profile_import/log_lines.h"

namespace shardscope {
namespace {

bool isNvbandwidthJson(std::string_view text) { return looksLikeJson(text, {"\"nvbandwidth\"", "\"testcases\""}); }

void takeMatrix(const Json& matrix, BandwidthTest& test)
{
    for (const Json& row : matrix) {
        for (const Json& cell : row) {
            const std::optional<double> number = cell.is_number()   ? std::optional(cell.get<double>())
                                                 : cell.is_string() ? numberOf(cell.get<std::string>())
                                                                    : std::nullopt;
            if (number && *number > 0)
                test.cells.push_back(*number);
        }
    }
}

Result<ImportedLog> readNvbandwidthJson(std::string_view text, const std::string& file, const ImportOptions& options)
{
    const Result<Json> document = parsePythonJson(text, file);
    if (!document)
        return document.error();
    ImportedLog log;
    log.origin = ProfileOrigin::NvBandwidth;
    const Json* run = memberOf(*document, "nvbandwidth");
    std::vector<BandwidthTest> tests;
    std::size_t notRun = 0;
    const Json* list = run ? memberOf(*run, "testcases") : nullptr;
    for (std::size_t i = 0; list && list->is_array() && i < list->size(); ++i) {
        const Json& json = (*list)[i];
        BandwidthTest test;
        test.name = textIn(json, "name");
        test.sum = numberIn(json, "sum");
        if (textIn(json, "bandwidth_description").find("(ns)") != std::string::npos && test.name.find("latency") == std::string::npos)
            test.name += "_latency";
        if (const Json* matrix = memberOf(json, "bandwidth_matrix"); matrix && matrix->is_array())
            takeMatrix(*matrix, test);
        const bool isMeasured = textIn(json, "status") == "Passed" && !test.name.empty();
        notRun += isMeasured ? 0U : 1U;
        if (isMeasured)
            tests.push_back(std::move(test));
    }
    if (run)
        log.profile.device.driver = textIn(*run, "Driver Version");
    std::string name;
    if (const Json* devices = run ? memberOf(*run, "GPU Device list") : nullptr; devices && devices->is_array() && !devices->empty()) {
        log.profile.device.count = static_cast<int>(devices->size());
        name = (*devices)[0].is_string() ? (*devices)[0].get<std::string>() : std::string();
        name = name.find(": ") == std::string::npos ? name : name.substr(name.find(": ") + 2);
        name = name.substr(0, std::min(name.find(" (0"), name.size()));
    }
    takeDevice(log.profile.device, name, options);
    if (notRun > 0)
        log.notes.push_back(std::to_string(notRun) + " tests were waived, not found, or failed");
    if (const std::optional<Error> problem = takeBandwidthTests(tests, file, log))
        return *problem;
    return log;
}

}  // namespace

const ProfileLogReader kNvbandwidthJson{ProfileOrigin::NvBandwidth, isNvbandwidthJson, readNvbandwidthJson};

}  // namespace shardscope
