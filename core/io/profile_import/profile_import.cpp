// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/profile_import/profile_import.h"

#include <algorithm>
#include <array>

#include "core/calibrate/fit_profile.h"
#include "core/hardware/catalog.h"
#include "core/io/hardware_profile_json.h"
#include "core/io/profile_import/log_reader.h"
#include "core/io/text_file.h"

namespace shardscope {
namespace {

/// The most telling first: a log of nccl-tests may quote others, none quotes it.
const std::array<const ProfileLogReader*, 13>& readers()
{
    static const std::array<const ProfileLogReader*, 13> kReaders{
        &kOwnProfile,    &kNcclInspector, &kNcclTestsJson, &kNvbandwidthJson, &kSuperBench,  &kDcgm,      &kRvs,
        &kProfilerTrace, &kRefusedTables, &kNcclTestsText, &kNvbandwidthText, &kBabelStream, &kMamfFinder};
    return kReaders;
}

constexpr std::int64_t kLargestLog = std::int64_t{512} << 20;

/// Training's own data types first: of one group the first series speaks.
int standing(const CollectiveSeries& series)
{
    constexpr std::array<std::string_view, 5> kTypes{"bfloat16", "half", "float", "", "double"};
    const auto type = std::find(kTypes.begin(), kTypes.end(), series.dataType) - kTypes.begin();
    return static_cast<int>(type) + (series.inPlace ? 16 : 0);
}

bool isOfSameGroup(const CollectiveSeries& a, const CollectiveSeries& b)
{
    return a.kind == b.kind && a.otherKind == b.otherKind && a.ranks == b.ranks && a.nodes == b.nodes && a.network == b.network &&
           a.networkPerGpu == b.networkPerGpu && a.dataType == b.dataType && a.inPlace == b.inPlace &&
           a.conditions.state == b.conditions.state;
}

template <typename Series>
void join(Series& into, const Series& more)
{
    into.samples.insert(into.samples.end(), more.samples.begin(), more.samples.end());
    into.fit.reset();
    if (into.source.find(more.source) == std::string::npos)
        into.source += "; " + more.source;
    if (into.conditions.statistic != more.conditions.statistic)
        into.conditions.statistic.clear();
}

template <typename Series, typename IsSame>
void joinAll(std::vector<Series>& into, const std::vector<Series>& more, IsSame isSame)
{
    for (const Series& series : more) {
        const auto same = std::find_if(into.begin(), into.end(), [&](const Series& other) { return isSame(other, series); });
        if (same == into.end())
            into.push_back(series);
        else
            join(*same, series);
    }
}

template <typename Item>
void append(std::vector<Item>& into, const std::vector<Item>& more)
{
    into.insert(into.end(), more.begin(), more.end());
}

void sortCollectives(std::vector<CollectiveSeries>& all)
{
    for (CollectiveSeries& series : all)
        std::stable_sort(series.samples.begin(), series.samples.end(),
                         [](const SizeSample& a, const SizeSample& b) { return a.bytes < b.bytes; });
    std::stable_sort(all.begin(), all.end(),
                     [](const CollectiveSeries& a, const CollectiveSeries& b) { return standing(a) < standing(b); });
}

void addLog(HardwareProfile& profile, const HardwareProfile& log)
{
    joinAll(profile.matrixMultiply, log.matrixMultiply, [](const MatrixMultiplySeries& a, const MatrixMultiplySeries& b) {
        return a.precision == b.precision && a.layout == b.layout && a.conditions.state == b.conditions.state;
    });
    joinAll(profile.bandwidth, log.bandwidth, [](const BandwidthSeries& a, const BandwidthSeries& b) { return a.path == b.path; });
    joinAll(profile.collectives, log.collectives, isOfSameGroup);
    joinAll(profile.otherCollectives, log.otherCollectives, isOfSameGroup);
    append(profile.launch, log.launch);
    append(profile.attention, log.attention);
    append(profile.contention, log.contention);
    append(profile.sources, log.sources);
    append(profile.warnings, log.warnings);
    HardwareProfile::Device& device = profile.device;
    const auto take = [](std::string& into, const std::string& more) { into = into.empty() ? more : into; };
    take(device.gpu, log.device.gpu);
    take(device.name, log.device.name);
    take(device.driver, log.device.driver);
    take(device.cuda, log.device.cuda);
    take(device.nccl, log.device.nccl);
    take(profile.name, log.name);
    profile.date = std::max(profile.date, log.date);
    if (log.device.count)
        device.count = std::max(device.count.value_or(0), *log.device.count);
    profile.isComplete = profile.isComplete && log.isComplete;
    append(profile.stages, log.stages);
}

/// A hostile log may have a name of kilobytes.
void shorten(std::string& text)
{
    constexpr std::size_t kLongestName = 120;
    text.resize(std::min(text.size(), kLongestName));
}

void shortenNames(HardwareProfile& profile)
{
    HardwareProfile::Device& device = profile.device;
    for (std::string* name : {&device.name, &device.driver, &device.cuda, &device.nccl, &profile.date, &profile.name})
        shorten(*name);
    for (auto* list : {&profile.collectives, &profile.otherCollectives}) {
        for (CollectiveSeries& series : *list) {
            shorten(series.dataType);
            shorten(series.otherKind);
        }
    }
}

}  // namespace

Error refusedLog(const std::string& file, std::size_t line, std::string what, std::string right)
{
    return Error{ErrorCode::BadUsage, {std::move(what), std::move(right)}, file, line > 0 ? "line " + std::to_string(line) : std::string()};
}

std::string nameOfFile(const std::string& path) { return path.substr(path.find_last_of('/') + 1); }

bool isLog(std::string_view text)
{
    return std::any_of(readers().begin(), readers().end(), [text](const ProfileLogReader* reader) { return reader->isOne(text); });
}

namespace {

/// The profile made of it shall be one that can be read: a log may tell 1e50 GB/s.
std::optional<Error> notToBeKept(const ImportedLog& log)
{
    const Result<HardwareProfile> profile = combineLogs({log});
    const Result<HardwareProfile> read = profile ? parseHardwareProfile(profileToJson(*profile), log.file) : profile;
    if (read)
        return std::nullopt;
    return refusedLog(log.file, 0,
                      "a figure in the log is beyond the reach of any machine" +
                          (read.error().pointer.empty() ? std::string() : " (" + read.error().pointer + " of its profile)"),
                      "import the log as the benchmark printed it");
}

}  // namespace

Result<ImportedLog> importLog(std::string_view text, const std::string& file, const ImportOptions& options)
{
    for (const ProfileLogReader* reader : readers()) {
        if (!reader->isOne(text))
            continue;
        Result<ImportedLog> log = reader->read(text, file, options);
        if (!log)
            return log.error();
        log.value().file = file;
        std::vector<std::string> once;
        for (const std::string& note : log->notes) {
            if (std::find(once.begin(), once.end(), note) == once.end())
                once.push_back(note);
        }
        log.value().notes = std::move(once);
        shortenNames(log.value().profile);
        if (const std::optional<Error> problem = notToBeKept(*log))
            return *problem;
        return log;
    }
    return refusedLog(
        file, 0, "this is not a known kind of log",
        "known are the logs of nccl-tests, rccl-tests, NCCL Inspector, nvbandwidth, SuperBench, BabelStream --csv, mamf-finder, DCGM, RVS, "
        "the PyTorch profiler, and profiles");
}

Result<ImportedLog> importLogFile(const std::string& path, const ImportOptions& options)
{
    const Result<std::string> text = readTextFile(path, kLargestLog);
    return text ? importLog(*text, path, options) : Result<ImportedLog>(text.error());
}

Result<HardwareProfile> combineLogs(const std::vector<ImportedLog>& logs)
{
    HardwareProfile profile;
    const ImportedLog* named = nullptr;
    for (const ImportedLog& log : logs) {
        const std::string& gpu = log.profile.device.gpu;
        if (named && !gpu.empty() && gpu != named->profile.device.gpu)
            return refusedLog(log.file, 0,
                              "this log is of a " + gpu + ", but " + nameOfFile(named->file) + " is of a " + named->profile.device.gpu,
                              "make one profile for each kind of machine");
        named = !named && !gpu.empty() ? &log : named;
        addLog(profile, log.profile);
    }
    const auto tellsCollectives = [](const ImportedLog& log) { return !log.profile.collectives.empty(); };
    const auto first = std::find_if(logs.begin(), logs.end(), tellsCollectives);
    profile.origin = (first == logs.end() ? logs.front() : *first).origin;
    sortCollectives(profile.collectives);
    sortCollectives(profile.otherCollectives);
    fitProfile(profile, hardwareCatalog().findGpu(profile.device.gpu));
    return profile;
}

}  // namespace shardscope
