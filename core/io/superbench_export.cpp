// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/superbench_export.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "core/calibrate/matrix_multiply_fit.h"
#include "core/calibrate/measured_rates.h"
#include "core/collective/collective_kinds.h"
#include "core/collective/measured_curve.h"
#include "core/io/number_json.h"

namespace shardscope {
namespace {

std::string keyOf(CollectiveKind kind)
{
    constexpr std::array<std::string_view, 5> kKeys{"allreduce", "allgather", "reducescatter", "alltoall", "sendrecv"};
    return std::string(kKeys[static_cast<std::size_t>(kind)]);
}

/// The first series of a kind inside one node, of as many ranks as there are: SuperBench has one.
void addCollectives(const HardwareProfile& profile, Json& line)
{
    for (const CollectiveSeries& series : profile.collectives) {
        const bool isLarger = std::any_of(profile.collectives.begin(), profile.collectives.end(), [&series](const CollectiveSeries& other) {
            return other.kind == series.kind && other.nodes == 1 && other.ranks > series.ranks;
        });
        if (series.nodes != 1 || series.inPlace || series.samples.empty() || isLarger)
            continue;
        const MeasuredCurve curve(series);
        for (const SizeSample& sample : series.samples) {
            const double bytes = sample.bytes.value(), seconds = std::exp(curve.logSeconds(std::log(bytes)));
            const std::string key = "nccl-bw/" + keyOf(series.kind) + "_" + std::to_string(std::llround(bytes)) + "_";
            if (line.contains(key + "time:0"))
                continue;
            line[key + "time:0"] = numberToJson(seconds * 1e6);
            line[key + "algbw:0"] = numberToJson(bytes / seconds / 1e9);
            line[key + "busbw:0"] = numberToJson(bytes / seconds / 1e9 * busFactor(series.kind, series.ranks));
        }
    }
}

void addMultiplies(const HardwareProfile& profile, Json& line)
{
    for (const MatrixMultiplySeries& series : profile.matrixMultiply) {
        const std::string type = series.precision == Precision::Fp8   ? "fp8e4m3"
                                 : series.precision == Precision::Fp4 ? "fp4e2m1"
                                                                      : std::string(nameOf(series.precision));
        for (const MatrixMultiplySample& sample : series.samples) {
            const std::string key = "cublaslt-gemm/" + type + "_0_" + std::to_string(std::llround(sample.m)) + "_" +
                                    std::to_string(std::llround(sample.n)) + "_" + std::to_string(std::llround(sample.k)) + "_flops:0";
            line[key] = numberToJson((flopOfMultiply(sample) / sample.seconds).value() / 1e12);
        }
    }
}

}  // namespace

std::string superBenchLine(const HardwareProfile& profile)
{
    Json line{{"node", profile.name.empty() ? profile.device.name.empty() ? "node" : profile.device.name : profile.name}};
    addCollectives(profile, line);
    addMultiplies(profile, line);
    for (const BandwidthSeries& series : profile.bandwidth) {
        const char* key = series.path == "host-to-device"   ? "mem-bw/H2D_Mem_BW:0"
                          : series.path == "device-to-host" ? "mem-bw/D2H_Mem_BW:0"
                          : series.path == "device-copy"    ? "mem-bw/D2D_Mem_BW:0"
                                                            : nullptr;
        const std::optional<BytesPerSecond> rate = sustained(series);
        if (key && rate)
            line[key] = numberToJson(rate->value() / 1e9);
    }
    if (profile.rates.kernelStart)
        line["kernel-launch/event_overhead:0"] = numberToJson(profile.rates.kernelStart->value() * 1e3);
    return line.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace shardscope
