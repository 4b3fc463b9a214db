// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/profile_series_json.h"

#include <array>
#include <cmath>

#include "core/io/read_name.h"

namespace shardscope {
namespace {

constexpr double kSmallest = 1e-12;  // seconds, bytes per second
constexpr double kLargest = 1e18;
constexpr std::int64_t kLargestCount = 1 << 24;

double requiredNumber(ObjectReader& reader, std::string_view key, double smallest, double largest)
{
    if (!reader.has(key) && !reader.isNull(key))
        reader.fail(ErrorCode::MissingKey, {std::string(key), {}}, key);
    return reader.number(key, smallest, smallest, largest);
}

/// `Size` numbers above 0.
template <std::size_t Size>
std::optional<std::array<double, Size>> readTuple(ObjectReader& reader, const Json& json, const std::string& pointer)
{
    const auto fail = [&](ErrorCode code, std::vector<std::string> arguments) {
        reader.fail(Error{code, std::move(arguments), reader.file(), pointer});
    };
    std::array<double, Size> numbers{};
    if (!json.is_array() || json.size() != Size) {
        const std::string found = json.is_array() ? std::to_string(json.size()) + " values" : describeType(json);
        fail(ErrorCode::WrongType, {"an array of " + std::to_string(Size) + " numbers", found});
        return std::nullopt;
    }
    for (std::size_t i = 0; i < Size; ++i) {
        const double number = json[i].is_number() ? json[i].get<double>() : 0;
        if (!json[i].is_number())
            fail(ErrorCode::WrongType, {"a number", describeType(json[i])});
        else if (!(number >= kSmallest && number <= kLargest))
            fail(ErrorCode::OutOfRange, {json[i].dump(), Json(kSmallest).dump(), Json(kLargest).dump()});
        numbers[i] = number;
    }
    return numbers;
}

/// The list "samples", each sample an array of `Size` numbers.
template <std::size_t Size, typename Sample, typename MakeSample>
std::vector<Sample> readSamples(ObjectReader& reader, MakeSample make)
{
    std::vector<Sample> samples;
    const Json* list = reader.child("samples");
    if (!list)
        reader.fail(ErrorCode::MissingKey, {"samples", "what was measured"}, "samples");
    else if (!list->is_array())
        reader.fail(ErrorCode::WrongType, {"an array", describeType(*list)}, "samples");
    if (reader.failed())
        return samples;
    samples.reserve(list->size());
    for (std::size_t index = 0; index < list->size() && !reader.failed(); ++index) {
        if (const auto numbers = readTuple<Size>(reader, (*list)[index], reader.pointerTo("samples") + "/" + std::to_string(index)))
            samples.push_back(make(*numbers));
    }
    return samples;
}

std::vector<SizeSample> readSizeSamples(ObjectReader& reader)
{
    return readSamples<2, SizeSample>(reader, [](const std::array<double, 2>& pair) {
        return SizeSample{Bytes(pair[0]), Seconds(pair[1])};
    });
}

/// The object `key`, or nothing where there is none.
template <typename Read>
void readObject(ObjectReader& reader, std::string_view key, Read read)
{
    const Json* json = reader.child(key);
    if (!json || json->is_null())
        return;
    ObjectReader inner(*json, reader.file(), reader.pointerTo(key));
    read(inner);
    if (std::optional<Error> error = inner.finish())
        reader.fail(std::move(*error));
}

std::optional<FitResidual> readResidual(ObjectReader& fit)
{
    std::optional<FitResidual> residual;
    readObject(fit, "residual", [&residual](ObjectReader& reader) {
        residual = FitResidual{requiredNumber(reader, "median", 0, kLargest), requiredNumber(reader, "p90", 0, kLargest)};
    });
    return residual;
}

std::optional<LineFit> readLineFit(ObjectReader& series)
{
    std::optional<LineFit> fit;
    readObject(series, "fit", [&fit](ObjectReader& reader) {
        fit.emplace();
        fit->latency = Seconds(requiredNumber(reader, "latency_s", 0, kLargest));
        fit->bandwidth = BytesPerSecond(requiredNumber(reader, "bytes_per_s", kSmallest, kLargest));
        fit->residual = readResidual(reader);
    });
    return fit;
}

int readCount(ObjectReader& reader, std::string_view key, std::int64_t smallest)
{
    return static_cast<int>(reader.requiredInteger(key, smallest, kLargestCount));
}

}  // namespace

MatrixMultiplySeries readMatrixMultiplySeries(ObjectReader& reader)
{
    MatrixMultiplySeries series;
    series.precision = readName<Precision>(reader, "precision", "precision", std::nullopt);
    series.layout = reader.optionalString("layout").value_or("");
    series.state = reader.optionalString("state").value_or("");
    series.source = reader.optionalString("source").value_or("");
    series.samples = readSamples<4, MatrixMultiplySample>(reader, [](const std::array<double, 4>& n) {
        return MatrixMultiplySample{n[0], n[1], n[2], Seconds(n[3])};
    });
    readObject(reader, "fit", [&series](ObjectReader& fit) {
        series.fit.emplace();
        series.fit->launch = Seconds(requiredNumber(fit, "launch_s", 0, kLargest));
        series.fit->computeEfficiency = requiredNumber(fit, "compute_efficiency", 1e-6, 10);
        series.fit->memoryEfficiency = requiredNumber(fit, "memory_efficiency", 1e-6, 10);
        series.fit->residual = readResidual(fit);
    });
    return series;
}

BandwidthSeries readBandwidthSeries(ObjectReader& reader)
{
    BandwidthSeries series;
    series.path = reader.string("path", "");
    if (series.path.empty())
        reader.fail(ErrorCode::MissingKey, {"path", "what was copied from where to where"}, "path");
    series.source = reader.optionalString("source").value_or("");
    series.samples = readSizeSamples(reader);
    series.fit = readLineFit(reader);
    return series;
}

LaunchSeries readLaunchSeries(ObjectReader& reader)
{
    LaunchSeries series;
    series.kind = reader.optionalString("kind").value_or("stream");
    series.samples = readSamples<1, Seconds>(reader, [](const std::array<double, 1>& n) { return Seconds(n[0]); });
    if (const std::optional<double> median = reader.optionalNumber("median_s", 0, kLargest))
        series.median = Seconds(*median);
    return series;
}

CollectiveSeries readCollectiveSeries(ObjectReader& reader)
{
    CollectiveSeries series;
    series.kind = readName<CollectiveKind>(reader, "op", "collective", std::nullopt);
    series.ranks = readCount(reader, "ranks", 2);
    series.nodes = static_cast<int>(reader.integer("nodes", 1, 1, kLargestCount));
    if (!reader.failed() && series.ranks % series.nodes != 0)
        reader.fail(ErrorCode::Contradiction,
                    {std::to_string(series.ranks) + " ranks can't be spread evenly over " + std::to_string(series.nodes) + " nodes"},
                    "ranks");
    series.network = reader.optionalString("network").value_or("");
    if (const std::optional<double> share = reader.optionalNumber("network_bytes_per_s_per_gpu", 1, kLargest))
        series.networkPerGpu = BytesPerSecond(*share);
    series.dataType = reader.optionalString("data_type").value_or("");
    series.source = reader.optionalString("source").value_or("");
    series.samples = readSizeSamples(reader);
    series.fit = readLineFit(reader);
    return series;
}

ContentionSample readContentionSample(ObjectReader& reader)
{
    ContentionSample sample;
    sample.kind = readName<CollectiveKind>(reader, "op", "collective", std::nullopt);
    sample.bytes = Bytes(requiredNumber(reader, "bytes", 1, kLargest));
    sample.shape.m = requiredNumber(reader, "m", 1, kLargest);
    sample.shape.n = requiredNumber(reader, "n", 1, kLargest);
    sample.shape.k = requiredNumber(reader, "k", 1, kLargest);
    sample.multiplySlowdown = requiredNumber(reader, "multiply_slowdown", kSmallest, kLargest);
    sample.collectiveSlowdown = requiredNumber(reader, "collective_slowdown", kSmallest, kLargest);
    return sample;
}

}  // namespace shardscope
