// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "core/io/profile_import/json_log.h"
#include "core/io/profile_import/log_lines.h"
#include "core/io/profile_import/nccl_table.h"

namespace shardscope {
namespace {

/// results-summary.jsonl: an object a node, its keys "benchmark[:variant]/metric[:rank]" (SuperBench, docs/user-tutorial/benchmarks).
bool isSuperBench(std::string_view text)
{
    if (!looksLikeJson(text, {"\"node\""}))
        return false;
    for (const std::string_view benchmark :
         {"nccl-bw", "rccl-bw", "gemm-flops", "cublaslt-gemm", "hipblaslt-gemm", "mem-bw", "kernel-launch", "gpu-copy-bw"}) {
        if (text.find("\"" + std::string(benchmark)) != std::string_view::npos)
            return true;
    }
    return false;
}

/// "nccl-bw:nvlink/allreduce_8_busbw:0" is benchmark "nccl-bw", metric "allreduce_8_busbw".
struct Key {
    std::string benchmark;
    std::string metric;
};

Key keyOf(const std::string& text)
{
    const std::size_t slash = text.find('/');
    if (slash == std::string::npos)
        return {};
    Key key{text.substr(0, std::min(text.find(':'), slash)), text.substr(slash + 1)};
    key.metric = key.metric.substr(0, key.metric.find(':'));
    return key;
}

std::vector<std::string> partsOf(const std::string& metric)
{
    std::vector<std::string> parts;
    for (std::size_t at = 0; at <= metric.size();) {
        const std::size_t end = std::min(metric.find('_', at), metric.size());
        parts.push_back(metric.substr(at, end - at));
        at = end + 1;
    }
    return parts;
}

std::optional<Precision> precisionOf(std::string name)
{
    name = lowerCase(name);
    for (const auto& [text, precision] : std::initializer_list<std::pair<std::string_view, Precision>>{{"bf16", Precision::Bf16},
                                                                                                       {"fp16", Precision::Fp16},
                                                                                                       {"fp32", Precision::Fp32},
                                                                                                       {"tf32", Precision::Tf32},
                                                                                                       {"fp8", Precision::Fp8},
                                                                                                       {"fp4", Precision::Fp4}}) {
        if (name.starts_with(text))
            return precision;
    }
    return std::nullopt;
}

/// SuperBench's gemm-flops multiplies this by default (gemm_flops_performance_base.py).
constexpr double kGemmFlopsSize = 16384;

class Summary {
public:
    explicit Summary(const std::string& file) : m_file(nameOfFile(file)) {}

    void take(const Json& node)
    {
        ++m_nodes;
        for (const auto& [key, value] : node.items()) {
            if (value.is_number())
                take(keyOf(key), value.get<double>());
        }
    }

    std::optional<Error> tell(const std::string& file, const ImportOptions& options, ImportedLog& log)
    {
        for (auto& [precision, samples] : m_multiplies) {
            MatrixMultiplySeries series;
            series.precision = precision;
            series.conditions.statistic = "mean";
            series.conditions.state = "cool";
            series.source = "SuperBench, " + m_file;
            series.samples = std::move(samples);
            log.profile.matrixMultiply.push_back(std::move(series));
        }
        for (auto& [path, samples] : m_bandwidths) {
            BandwidthSeries series;
            series.path = path;
            series.source = "SuperBench, " + m_file;
            series.samples = std::move(samples);
            log.profile.bandwidth.push_back(std::move(series));
        }
        if (!m_launches.empty()) {
            LaunchSeries series;
            series.kind = "stream";
            series.conditions.statistic = "mean";
            series.source = "SuperBench, " + m_file;
            series.samples = m_launches;
            log.profile.launch.push_back(std::move(series));
        }
        for (auto& [name, table] : m_tables) {
            table.collective = name;
            for (auto& [bytes, row] : m_rows[name]) {
                if (row.outOfPlace->time > 0)
                    table.rows.push_back(row);
            }
            if (const std::optional<Error> problem = takeNcclTable(table, file, options, log))
                return problem;
        }
        if (m_nodes > 1)
            log.notes.push_back(std::to_string(m_nodes) + " nodes are merged as one kind of machine");
        const bool isEmpty = m_multiplies.empty() && m_bandwidths.empty() && m_launches.empty() && m_tables.empty();
        return isEmpty ? std::optional(refusedLog(file, 0, "the log has no SuperBench benchmark that the estimate uses",
                                                  "run nccl-bw, cublaslt-gemm, mem-bw and kernel-launch"))
                       : std::nullopt;
    }

private:
    void take(const Key& key, double value)
    {
        if (!(value > 0) || !std::isfinite(value))
            return;
        if (key.benchmark == "nccl-bw" || key.benchmark == "rccl-bw")
            takeCollective(key.metric, value, key.benchmark == "rccl-bw");
        else if (key.benchmark == "cublaslt-gemm" || key.benchmark == "hipblaslt-gemm")
            takeMultiply(partsOf(key.metric), value);
        else if (key.benchmark == "gemm-flops")
            takePeak(key.metric, value);
        else if (key.benchmark == "mem-bw")
            takeCopy(lowerCase(key.metric), value);
        else if (key.benchmark == "kernel-launch" && (key.metric == "event_overhead" || key.metric == "event_time"))
            m_launches.emplace_back(value * 1e-3);
        else if (key.benchmark == "kernel-launch" && key.metric == "device_launch_us")
            m_launches.emplace_back(value * 1e-6);
    }

    /// "allreduce_8388608_time" (µs), "…_algbw", "…_busbw" (GB/s).
    void takeCollective(const std::string& metric, double value, bool isRccl)
    {
        const std::vector<std::string> parts = partsOf(metric);
        const std::optional<double> bytes = parts.size() >= 3 ? numberOf(parts[parts.size() - 2]) : std::nullopt;
        if (!bytes || *bytes <= 0)
            return;
        std::string name = parts[0];
        for (std::size_t i = 1; i + 2 < parts.size(); ++i)
            name += "_" + parts[i];
        const std::optional<CollectiveKind> kind = kindOfNcclName(name);
        name = kind ? ncclNameOf(*kind) : name;
        m_tables[name].isRccl = isRccl;
        NcclRow& row = m_rows[name][*bytes];
        row.bytes = *bytes;
        if (!row.outOfPlace)
            row.outOfPlace.emplace();
        const std::string& what = parts.back();
        (what == "time" ? row.outOfPlace->time : what == "algbw" ? row.outOfPlace->algbw : row.outOfPlace->busbw) = value;
    }

    /// "bf16_0_8192_8192_8192_flops": batch, m, n, k; TFLOP/s.
    void takeMultiply(const std::vector<std::string>& parts, double value)
    {
        if (parts.size() != 6 || parts.back() != "flops")
            return;
        const std::optional<Precision> precision = precisionOf(parts[0]);
        const std::optional<double> batch = numberOf(parts[1]), m = numberOf(parts[2]), n = numberOf(parts[3]), k = numberOf(parts[4]);
        if (precision && batch && *batch <= 1 && m && n && k && *m >= 1 && *n >= 1 && *k >= 1)
            m_multiplies[*precision].push_back({*m, *n, *k, Seconds(2 * *m * *n * *k / (value * 1e12))});
    }

    /// "BF16_TC", "bf16_tc_flops", "bf16_xdlops_flops": GFLOP/s of tensor cores.
    void takePeak(const std::string& metric, double value)
    {
        const std::string lower = lowerCase(metric);
        const std::optional<Precision> precision = precisionOf(lower.starts_with("tp32") ? "tf32" : lower);
        if (precision && (lower.find("_tc") != std::string::npos || lower.find("xdlops") != std::string::npos))
            m_multiplies[*precision].push_back(
                {kGemmFlopsSize, kGemmFlopsSize, kGemmFlopsSize, Seconds(2 * std::pow(kGemmFlopsSize, 3) / (value * 1e9))});
    }

    /// bandwidthTest's figures, GB/s, of 32 MiB; inside the device it counts what it reads and what it writes.
    void takeCopy(const std::string& metric, double value)
    {
        constexpr double kSize = 32.0 * 1024 * 1024;
        const std::string path = metric.starts_with("h2d")   ? "host-to-device"
                                 : metric.starts_with("d2h") ? "device-to-host"
                                                             : "device-copy";
        const double bytes = path == "device-copy" ? 2 * kSize : kSize;
        if (metric.ends_with("_mem_bw"))
            m_bandwidths[path].push_back({Bytes(bytes), Seconds(bytes / (value * 1e9))});
    }

    std::string m_file;
    std::map<Precision, std::vector<MatrixMultiplySample>> m_multiplies;
    std::map<std::string, std::vector<SizeSample>> m_bandwidths;
    std::vector<Seconds> m_launches;
    std::map<std::string, NcclTable> m_tables;
    std::map<std::string, std::map<double, NcclRow>> m_rows;
    int m_nodes = 0;
};

Result<ImportedLog> readSuperBench(std::string_view text, const std::string& file, const ImportOptions& options)
{
    Summary summary(file);
    for (const Json& node : jsonObjects(text))
        summary.take(node);
    ImportedLog log;
    log.origin = ProfileOrigin::SuperBench;
    takeDevice(log.profile.device, {}, options);
    if (const std::optional<Error> problem = summary.tell(file, options, log))
        return *problem;
    return log;
}

}  // namespace

const ProfileLogReader kSuperBench{ProfileOrigin::SuperBench, isSuperBench, readSuperBench};

}  // namespace shardscope
