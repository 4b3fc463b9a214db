// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <functional>
#include <map>

#include "core/io/profile_import/json_log.h"
#include "core/io/profile_import/log_lines.h"
#include "core/io/profile_import/log_reader.h"

namespace shardscope {
namespace {

/// Bandwidths of a path, bytes a second.
using Rates = std::map<std::string, std::vector<double>>;

/// Tests of health tell bandwidths, not sizes: each stands as one second of it.
void tell(const Rates& rates, const std::string& source, HardwareProfile& profile)
{
    for (const auto& [path, figures] : rates) {
        BandwidthSeries series;
        series.path = path;
        series.source = source;
        for (const double rate : figures)
            series.samples.push_back({Bytes(rate), Seconds(1)});
        profile.bandwidth.push_back(std::move(series));
    }
}

void walk(const Json& json, const std::function<void(const Json&)>& visit)
{
    visit(json);
    if (json.is_structured()) {
        for (const Json& child : json)
            walk(child, visit);
    }
}

// --- DCGM (dcgmi diag -j): sentences in lists "info", "GPU 0 Host to GPU bandwidth:\t\t12.13 GB/s"

bool isDcgm(std::string_view text) { return looksLikeJson(text, {"\"test_categories\""}) || looksLikeJson(text, {"DCGM", "\"tests\""}); }

void takeSentence(const std::string& text, Rates& rates)
{
    constexpr std::pair<std::string_view, std::string_view> kSentences[] = {{"Host to GPU bandwidth:", "host-to-device"},
                                                                            {"GPU to Host bandwidth:", "device-to-host"},
                                                                            {"P2P bandwidth:", "device-to-device"},
                                                                            {"Memory bandwidth:", "device-triad"},
                                                                            {"memory bandwidth:", "device-triad"}};
    // Several are in one sentence if they were joined.
    for (const auto& [label, path] : kSentences) {
        for (std::size_t at = text.find(label); at != std::string::npos; at = text.find(label, at + 1)) {
            const std::string_view rest = std::string_view(text).substr(at);
            const std::optional<double> rate = numberOf(wordAfter(rest, label));
            if (rate && *rate > 0 && rest.substr(0, label.size() + 24).find("GB/s") != std::string_view::npos)
                rates[std::string(path)].push_back(*rate * 1e9);
        }
    }
}

Result<ImportedLog> readDcgm(std::string_view text, const std::string& file, const ImportOptions& options)
{
    const Result<Json> document = parsePythonJson(text, file);
    if (!document)
        return document.error();
    Rates rates;
    std::size_t failed = 0;
    walk(*document, [&](const Json& json) {
        if (json.is_string())
            takeSentence(json.get<std::string>(), rates);
        failed += lowerCase(textIn(json, "status")) == "fail" ? 1U : 0U;
    });
    if (rates.empty())
        return refusedLog(file, 0, "the DCGM diagnostic states no bandwidth", "run dcgmi diag -r 3 -v -j: only -v prints the measurements");
    ImportedLog log;
    log.origin = ProfileOrigin::Dcgm;
    takeDevice(log.profile.device, {}, options);
    if (failed > 0) {
        log.profile.warnings.push_back("DCGM tests that failed on this machine: " + std::to_string(failed));
        log.notes.push_back(log.profile.warnings.back());
    }
    tell(rates, "DCGM, " + nameOfFile(file), log.profile);
    return log;
}

// --- RVS: {"version", "babel": {"action": [{"gpu_id", "results": [{"subtest": "Triad", "mbytes_per_sec"}]}]}, "gst": … "gflops", "pebb": … "throughput"}

bool isRvs(std::string_view text)
{
    return looksLikeJson(text, {"\"gpu_id\"", "\"subtest\""}) || looksLikeJson(text, {"\"gpu_id\"", "\"gflops\""}) ||
           looksLikeJson(text, {"\"srccpu\"", "\"throughput\""});
}

std::optional<Precision> precisionOfRvs(const std::string& name)
{
    const std::string lower = lowerCase(name);
    if (lower.find("bf16") != std::string::npos)
        return Precision::Bf16;
    if (lower.find("fp8") != std::string::npos)
        return Precision::Fp8;
    if (lower.find("fp16") != std::string::npos || lower.find("hgemm") != std::string::npos)
        return Precision::Fp16;
    return lower.find("fp32") != std::string::npos || lower.find("sgemm") != std::string::npos ? std::optional(Precision::Fp32)
                                                                                               : std::nullopt;
}

Result<ImportedLog> readRvs(std::string_view text, const std::string& file, const ImportOptions& options)
{
    const Result<Json> document = parsePythonJson(text, file);
    if (!document)
        return document.error();
    ImportedLog log;
    log.origin = ProfileOrigin::Rvs;
    takeDevice(log.profile.device, {}, options);
    const std::string source = "RVS, " + nameOfFile(file);
    Rates rates;
    std::map<Precision, std::vector<double>> multiplies;
    walk(*document, [&](const Json& json) {
        const std::optional<double> stream = numberIn(json, "mbytes_per_sec"), binary = numberIn(json, "mibytes_per_sec");
        if (const std::string subtest = textIn(json, "subtest"); !subtest.empty() && (stream || binary))
            rates["device-" + lowerCase(subtest)].push_back(stream ? *stream * 1e6 : *binary * 1024 * 1024);
        const std::optional<double> gigaflops = numberIn(json, "gflops"), copy = numberIn(json, "throughput");
        if (const std::optional<Precision> precision = precisionOfRvs(textIn(json, "dtype")); gigaflops && *gigaflops > 0 && precision)
            multiplies[*precision].push_back(*gigaflops * 1e9);
        if (copy && *copy > 0 && memberOf(json, "srccpu"))
            rates["host-to-device"].push_back(*copy * 1e9);
    });
    tell(rates, source, log.profile);
    for (const auto& [precision, figures] : multiplies) {
        // The stress test doesn't say its shape in the log; a fit needs the rate alone.
        constexpr double kSize = 8192;
        MatrixMultiplySeries series;
        series.precision = precision;
        series.conditions.state = "steady";
        series.source = source + " (shape not stated)";
        for (const double rate : figures)
            series.samples.push_back({kSize, kSize, kSize, Seconds(2 * kSize * kSize * kSize / rate)});
        log.profile.matrixMultiply.push_back(std::move(series));
    }
    if (log.profile.bandwidth.empty() && log.profile.matrixMultiply.empty())
        return refusedLog(file, 0, "the RVS log states neither bandwidths nor GFLOPS", "run its modules babel, gst and pebb with -j");
    return log;
}

}  // namespace

const ProfileLogReader kDcgm{ProfileOrigin::Dcgm, isDcgm, readDcgm};
const ProfileLogReader kRvs{ProfileOrigin::Rvs, isRvs, readRvs};

}  // namespace shardscope
