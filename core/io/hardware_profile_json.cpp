// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/hardware_profile_json.h"

#include <array>
#include <cmath>

#include "core/calibrate/fit_profile.h"
#include "core/hardware/catalog.h"
#include "core/io/read_name.h"
#include "core/io/schema.h"

namespace shardscope {
namespace {

std::string readGpu(ObjectReader& reader)
{
    const std::string id = reader.optionalString("gpu").value_or("");
    if (id.empty() || hardwareCatalog().findGpu(id))
        return id;
    std::vector<std::string> known;
    for (const Gpu& gpu : hardwareCatalog().gpus)
        known.push_back(gpu.id);
    reader.fail(ErrorCode::UnknownName, {"GPU", id, nearestName(id, known), "see the catalogue of GPUs"}, "gpu");
    return id;
}

HardwareProfile::Device readDevice(ObjectReader& root)
{
    HardwareProfile::Device device;
    root.object("device", [&device](ObjectReader& reader) {
        device.gpu = readGpu(reader);
        device.name = reader.optionalString("name").value_or("");
        device.count = reader.optionalCount("count", 1 << 24);
        device.driver = reader.optionalString("driver").value_or("");
        device.cuda = reader.optionalString("cuda").value_or("");
        device.nccl = reader.optionalString("nccl").value_or("");
    });
    return device;
}

constexpr double kSmallestMeasure = 1e-12;  // seconds, bytes per second
constexpr double kLargestMeasure = 1e18;
constexpr int kMostSamples = 1 << 24;

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
        else if (!(number >= kSmallestMeasure && number <= kLargestMeasure))
            fail(ErrorCode::OutOfRange, {json[i].dump(), Json(kSmallestMeasure).dump(), Json(kLargestMeasure).dump()});
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

std::optional<FitResidual> readResidual(ObjectReader& fit)
{
    std::optional<FitResidual> residual;
    fit.object("residual", [&residual](ObjectReader& reader) {
        residual = FitResidual{requiredNumber(reader, "median", 0, kLargestMeasure), requiredNumber(reader, "p90", 0, kLargestMeasure)};
    });
    return residual;
}

std::optional<LineFit> readLineFit(ObjectReader& series)
{
    std::optional<LineFit> fit;
    series.object("fit", [&fit](ObjectReader& reader) {
        fit.emplace();
        fit->latency = Seconds(requiredNumber(reader, "latency_s", 0, kLargestMeasure));
        fit->bandwidth = BytesPerSecond(requiredNumber(reader, "bytes_per_s", kSmallestMeasure, kLargestMeasure));
        fit->residual = readResidual(reader);
    });
    return fit;
}

int readCount(ObjectReader& reader, std::string_view key, std::int64_t smallest)
{
    return static_cast<int>(reader.requiredInteger(key, smallest, kMostSamples));
}

SampleConditions readConditions(ObjectReader& reader)
{
    SampleConditions conditions;
    conditions.statistic = reader.optionalString("statistic").value_or("");
    conditions.state = reader.optionalString("state").value_or("");
    conditions.concurrency = reader.optionalCount("concurrency", kMostSamples);
    return conditions;
}

MatrixMultiplyFit readMultiplyFit(ObjectReader& reader)
{
    MatrixMultiplyFit fit;
    fit.launch = Seconds(requiredNumber(reader, "launch_s", 0, kLargestMeasure));
    fit.rate = reader.optionalQuantity<FlopPerSecond>("flop_per_s", kSmallestMeasure, kLargestMeasure);
    fit.bandwidth = reader.optionalQuantity<BytesPerSecond>("bytes_per_s", kSmallestMeasure, kLargestMeasure);
    fit.computeEfficiency = reader.optionalNumber("compute_efficiency", 1e-6, 10);
    fit.memoryEfficiency = reader.optionalNumber("memory_efficiency", 1e-6, 10);
    fit.residual = readResidual(reader);
    return fit;
}

MatrixMultiplySeries readMatrixMultiplySeries(ObjectReader& reader)
{
    MatrixMultiplySeries series;
    series.precision = readName<Precision>(reader, "precision", "precision", std::nullopt);
    series.layout = reader.optionalString("layout").value_or("");
    series.conditions = readConditions(reader);
    series.source = reader.optionalString("source").value_or("");
    series.samples = readSamples<4, MatrixMultiplySample>(reader, [](const std::array<double, 4>& n) {
        return MatrixMultiplySample{n[0], n[1], n[2], Seconds(n[3])};
    });
    reader.object("fit", [&series](ObjectReader& fit) { series.fit = readMultiplyFit(fit); });
    return series;
}

BandwidthSeries readBandwidthSeries(ObjectReader& reader)
{
    BandwidthSeries series;
    series.path = reader.string("path", "");
    if (series.path.empty())
        reader.fail(ErrorCode::MissingKey, {"path", "what was copied from where to where"}, "path");
    series.conditions = readConditions(reader);
    series.source = reader.optionalString("source").value_or("");
    series.samples = readSizeSamples(reader);
    series.fit = readLineFit(reader);
    return series;
}

LaunchSeries readLaunchSeries(ObjectReader& reader)
{
    LaunchSeries series;
    series.kind = reader.optionalString("kind").value_or("stream");
    series.conditions = readConditions(reader);
    series.source = reader.optionalString("source").value_or("");
    series.samples = readSamples<1, Seconds>(reader, [](const std::array<double, 1>& n) { return Seconds(n[0]); });
    series.median = reader.optionalQuantity<Seconds>("median_s", 0, kLargestMeasure);
    return series;
}

AttentionSeries readAttentionSeries(ObjectReader& reader)
{
    AttentionSeries series;
    series.kernel = reader.string("kernel", "");
    if (series.kernel.empty())
        reader.fail(ErrorCode::MissingKey, {"kernel", "whose kernel it is"}, "kernel");
    series.precision = readName<Precision>(reader, "precision", "precision", Precision::Bf16);
    series.causal = reader.boolean("causal", true);
    series.backward = reader.boolean("backward", false);
    series.conditions = readConditions(reader);
    series.source = reader.optionalString("source").value_or("");
    series.samples = readSamples<5, AttentionSample>(reader, [](const std::array<double, 5>& n) {
        return AttentionSample{n[0], n[1], n[2], n[3], Seconds(n[4])};
    });
    return series;
}

void readGroup(ObjectReader& reader, CollectiveSeries& series)
{
    series.ranks = readCount(reader, "ranks", 2);
    series.nodes = static_cast<int>(reader.integer("nodes", 1, 1, kMostSamples));
    if (!reader.failed() && series.ranks % series.nodes != 0)
        reader.fail(ErrorCode::Contradiction,
                    {std::to_string(series.ranks) + " ranks can't be spread evenly over " + std::to_string(series.nodes) + " nodes"},
                    "ranks");
    series.network = reader.optionalString("network").value_or("");
    series.networkPerGpu = reader.optionalQuantity<BytesPerSecond>("network_bytes_per_s_per_gpu", 1, kLargestMeasure);
    series.dataType = reader.optionalString("data_type").value_or("");
    series.inPlace = reader.boolean("in_place", false);
    series.conditions = readConditions(reader);
    series.source = reader.optionalString("source").value_or("");
    series.samples = readSizeSamples(reader);
    series.fit = readLineFit(reader);
}

CollectiveSeries readCollectiveSeries(ObjectReader& reader)
{
    CollectiveSeries series;
    series.kind = readName<CollectiveKind>(reader, "op", "collective", std::nullopt);
    readGroup(reader, series);
    return series;
}

/// What no estimate uses: its name is free.
CollectiveSeries readOtherCollective(ObjectReader& reader)
{
    CollectiveSeries series;
    series.otherKind = reader.string("op", "");
    if (series.otherKind.empty())
        reader.fail(ErrorCode::MissingKey, {"op", "which collective it is"}, "op");
    readGroup(reader, series);
    return series;
}

ContentionSample readContentionSample(ObjectReader& reader)
{
    ContentionSample sample;
    sample.kind = readName<CollectiveKind>(reader, "op", "collective", std::nullopt);
    sample.bytes = Bytes(requiredNumber(reader, "bytes", 1, kLargestMeasure));
    sample.shape.m = requiredNumber(reader, "m", 1, kLargestMeasure);
    sample.shape.n = requiredNumber(reader, "n", 1, kLargestMeasure);
    sample.shape.k = requiredNumber(reader, "k", 1, kLargestMeasure);
    sample.multiplySlowdown = requiredNumber(reader, "multiply_slowdown", kSmallestMeasure, kLargestMeasure);
    sample.collectiveSlowdown = requiredNumber(reader, "collective_slowdown", kSmallestMeasure, kLargestMeasure);
    sample.ranks = reader.optionalCount("ranks", kMostSamples);
    sample.multiplySeconds = reader.optionalQuantity<Seconds>("multiply_s", kSmallestMeasure, kLargestMeasure);
    sample.collectiveSeconds = reader.optionalQuantity<Seconds>("collective_s", kSmallestMeasure, kLargestMeasure);
    return sample;
}

ProfileStage readStage(ObjectReader& reader)
{
    ProfileStage stage;
    stage.id = reader.string("id", "");
    stage.status = reader.string("status", "");
    stage.seconds = reader.optionalQuantity<Seconds>("seconds", 0, kLargestMeasure);
    stage.message = reader.optionalString("message").value_or("");
    return stage;
}

}  // namespace

Result<HardwareProfile> parseHardwareProfile(std::string_view text, std::string_view file)
{
    const Result<Json> document = parseJson(text, file);
    if (!document)
        return document.error();
    ObjectReader root(*document, std::string(file), {});
    readSchema(root, "profile", 1);
    HardwareProfile profile;
    profile.name = root.optionalString("name").value_or("");
    profile.date = root.optionalString("date").value_or("");
    if (root.has("origin"))
        profile.origin = readName<ProfileOrigin>(root, "origin", "origin", std::nullopt);
    root.ignore({"origin"});
    profile.device = readDevice(root);
    profile.sources = root.strings("sources");
    profile.matrixMultiply = root.objects<MatrixMultiplySeries>("matrix_multiply", readMatrixMultiplySeries);
    profile.bandwidth = root.objects<BandwidthSeries>("bandwidth", readBandwidthSeries);
    profile.launch = root.objects<LaunchSeries>("launch", readLaunchSeries);
    profile.attention = root.objects<AttentionSeries>("attention", readAttentionSeries);
    profile.collectives = root.objects<CollectiveSeries>("collectives", readCollectiveSeries);
    profile.otherCollectives = root.objects<CollectiveSeries>("other_collectives", readOtherCollective);
    profile.contention = root.objects<ContentionSample>("contention", readContentionSample);
    profile.warnings = root.strings("warnings");
    profile.isComplete = root.boolean("complete", true);
    profile.stages = root.objects<ProfileStage>("stages", readStage);
    if (const std::optional<Error> error = root.finish())
        return *error;
    fitProfile(profile, hardwareCatalog().findGpu(profile.device.gpu));
    return profile;
}

}  // namespace shardscope
