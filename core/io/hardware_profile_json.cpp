// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/hardware_profile_json.h"

#include <array>
#include <tuple>

#include "core/calibrate/fit_profile.h"
#include "core/hardware/catalog.h"
#include "core/io/json_fields.h"
#include "core/io/learned_run_json.h"

namespace shardscope {
namespace {

constexpr double kSmallestMeasure = 1e-12;  // seconds, bytes per second
constexpr double kLargestMeasure = 1e18;
constexpr int kMostSamples = 1 << 24;

void checkGpu(ObjectReader& reader, const std::string& id)
{
    if (id.empty() || hardwareCatalog().findGpu(id))
        return;
    std::vector<std::string> known;
    for (const Gpu& gpu : hardwareCatalog().gpus)
        known.push_back(gpu.id);
    reader.fail(ErrorCode::UnknownName, {"GPU", id, nearestName(id, known), "see the catalogue of GPUs"}, "gpu");
}

void deviceFields(JsonFields& io, HardwareProfile::Device& device)
{
    io.optionalText("gpu", device.gpu).says("an id of `shardscope-cli catalog gpus`");
    if (io.reader())
        checkGpu(*io.reader(), device.gpu);
    io.optionalText("name", device.name).says("as the driver names it");
    io.optional("count", device.count, kMostSamples).says("GPUs of the machine");
    io.optionalText("driver", device.driver);
    io.optionalText("cuda", device.cuda);
    io.optionalText("nccl", device.nccl);
}

/// A sample is written as these numbers, in this order.
auto numbersOf(SizeSample& sample) { return std::tie(sample.bytes, sample.seconds); }
auto numbersOf(MatrixMultiplySample& sample) { return std::tie(sample.m, sample.n, sample.k, sample.seconds); }
auto numbersOf(Seconds& sample) { return std::tie(sample); }
auto numbersOf(AttentionSample& sample) { return std::tie(sample.batch, sample.heads, sample.sequence, sample.headDim, sample.seconds); }

template <typename Sample>
constexpr std::size_t kNumbersOf = std::tuple_size_v<decltype(numbersOf(std::declval<Sample&>()))>;

double readNumber(ObjectReader& reader, const Json& json, const std::string& pointer)
{
    Error error{ErrorCode::WrongType, {"a number", describeType(json)}, {}, {}};
    const std::optional<double> number = json.is_number() ? finiteNumber(json, kSmallestMeasure, kLargestMeasure, error) : std::nullopt;
    if (!number)
        reader.fail(Error{error.code, error.arguments, reader.file(), pointer});
    return number.value_or(0);
}

template <typename Sample>
Sample readSample(ObjectReader& reader, const Json& json, const std::string& pointer)
{
    constexpr std::size_t kSize = kNumbersOf<Sample>;
    Sample sample{};
    if (json.is_array() && json.size() == kSize) {
        std::size_t at = 0;
        const auto read = [&](auto& number) { number = std::decay_t<decltype(number)>(readNumber(reader, json[at++], pointer)); };
        std::apply([&](auto&... number) { (read(number), ...); }, numbersOf(sample));
    } else {
        const std::string found = json.is_array() ? std::to_string(json.size()) + " values" : describeType(json);
        reader.fail(Error{ErrorCode::WrongType, {"an array of " + std::to_string(kSize) + " numbers", found}, reader.file(), pointer});
    }
    return sample;
}

template <typename Sample>
std::vector<Sample> readSamples(ObjectReader& reader)
{
    std::vector<Sample> samples;
    const Json* list = reader.child("samples");
    if (!list)
        reader.fail(ErrorCode::MissingKey, {"samples", "what was measured"}, "samples");
    else if (!list->is_array())
        reader.fail(ErrorCode::WrongType, {"an array", describeType(*list)}, "samples");
    else if (!reader.failed())
        samples.reserve(list->size());
    for (std::size_t index = 0; list && index < list->size() && !reader.failed(); ++index)
        samples.push_back(readSample<Sample>(reader, (*list)[index], reader.pointerTo("samples") + "/" + std::to_string(index)));
    return samples;
}

template <typename Sample>
Json writeSamples(const std::vector<Sample>& samples)
{
    Json json = Json::array();
    for (Sample sample : samples)
        json.push_back(std::apply([](const auto&... number) { return Json::array({numberToJson(number)...}); }, numbersOf(sample)));
    return json;
}

template <typename Sample>
Json schemaOfSamples()
{
    Json sample = JsonSchema::list(JsonSchema::number(kSmallestMeasure, kLargestMeasure, Null::Refused), Null::Refused);
    sample["minItems"] = kNumbersOf<Sample>;
    sample["maxItems"] = kNumbersOf<Sample>;
    return JsonSchema::list(std::move(sample), Null::Refused);
}

template <typename Series>
void sampleFields(JsonFields& io, Series& series, const char* description)
{
    io.optionalText("statistic", series.conditions.statistic).says("median, mean or best of the repetitions");
    io.optionalText("state", series.conditions.state).says("cool (short runs) or steady (long, hot ones)");
    io.optional("concurrency", series.conditions.concurrency, kMostSamples).says("GPUs, or groups of them, that did the same at once");
    io.optionalText("source", series.source);
    using Sample = std::decay_t<decltype(series.samples.front())>;
    if (io.reader() && io.reader()->schema())
        io.reader()->schema()->note("samples", schemaOfSamples<Sample>());
    io.field(
          "samples", series.samples, [&] { return readSamples<Sample>(*io.reader()); }, [&] { return writeSamples(series.samples); })
        .says(description);
}

void residualFields(JsonFields& io, FitResidual& residual)
{
    io.required("median", residual.median, 0, kLargestMeasure);
    io.required("p90", residual.p90, 0, kLargestMeasure);
}

void lineFields(JsonFields& io, LineFit& fit)
{
    io.required("latency_s", fit.latency, 0, kLargestMeasure);
    io.required("bytes_per_s", fit.bandwidth, kSmallestMeasure, kLargestMeasure);
    io.object("residual", fit.residual, residualFields, Null::IsAbsent).says("|fit - sample| / sample");
}

void lineField(JsonFields& io, std::optional<LineFit>& fit)
{
    io.object("fit", fit, lineFields, Null::IsAbsent)
        .says("seconds = latency_s + bytes / bytes_per_s: shown to people, not used by the estimate");
}

void multiplyFitFields(JsonFields& io, MatrixMultiplyFit& fit)
{
    io.required("launch_s", fit.launch, 0, kLargestMeasure);
    io.optional("flop_per_s", fit.rate, kSmallestMeasure, kLargestMeasure);
    io.optional("bytes_per_s", fit.bandwidth, kSmallestMeasure, kLargestMeasure).says("absent: no sample is bound by memory");
    io.optional("compute_efficiency", fit.computeEfficiency, 1e-6, 10).says("flop_per_s / the data sheet's dense peak");
    io.optional("memory_efficiency", fit.memoryEfficiency, 1e-6, 10).says("bytes_per_s / the data sheet's memory bandwidth");
    io.object("residual", fit.residual, residualFields, Null::IsAbsent).says("|fit - sample| / sample");
}

void multiplyFields(JsonFields& io, MatrixMultiplySeries& series)
{
    io.name<Precision>("precision", series.precision, "precision", std::nullopt);
    io.optionalText("layout", series.layout).says("tn: both operands have k contiguous");
    sampleFields(io, series, "[m, n, k, seconds], one for each measurement");
    io.object("fit", series.fit, multiplyFitFields, Null::IsAbsent)
        .says("seconds = launch_s + max(2mnk / flop_per_s, bytes / bytes_per_s): for people, and for the estimate where the samples are "
              "fewer than four shapes");
}

void bandwidthFields(JsonFields& io, BandwidthSeries& series)
{
    io.requiredText("path", series.path, "what was copied from where to where")
        .says("device-copy, device-triad (bytes read and written together), device-read, device-write, host-to-device, device-to-host, "
              "device-to-device, …");
    sampleFields(io, series, "[bytes, seconds], one for each measurement");
    lineField(io, series.fit);
}

void launchFields(JsonFields& io, LaunchSeries& series)
{
    io.optionalText("kind", series.kind, Written::WhereUnusual, "stream").says("stream or graph");
    sampleFields(io, series, "[seconds], one for each measurement");
    io.optional("median_s", series.median, 0, kLargestMeasure);
}

void attentionFields(JsonFields& io, AttentionSeries& series)
{
    io.requiredText("kernel", series.kernel, "whose kernel it is")
        .says("as training.attention names it; another name is told, not used by the estimate");
    io.name<Precision>("precision", series.precision, "precision", Precision::Bf16);
    io.flag("causal", series.causal, true, Written::Always);
    io.flag("backward", series.backward, false, Written::Always);
    sampleFields(io, series, "[batch, heads, sequence, head dimension, seconds], one for each measurement");
}

void groupFields(JsonFields& io, CollectiveSeries& series)
{
    io.required("ranks", series.ranks, 2, kMostSamples);
    io.integer("nodes", series.nodes, 1, 1, kMostSamples, Written::Always).says("a divisor of ranks");
    if (io.reader() && !io.reader()->failed() && series.ranks % series.nodes != 0)
        io.reader()->fail(ErrorCode::Contradiction,
                          {std::to_string(series.ranks) + " ranks can't be spread evenly over " + std::to_string(series.nodes) + " nodes"},
                          "ranks");
    io.optionalText("network", series.network).says("an id of `shardscope-cli catalog networks`; absent: the cluster's own");
    io.optional("network_bytes_per_s_per_gpu", series.networkPerGpu, 1, kLargestMeasure)
        .says("the adapters' bandwidth for one GPU; absent: the cluster's own");
    io.optionalText("data_type", series.dataType).says("as nccl-tests names it");
    io.flag("in_place", series.inPlace, false).says("input and output are one buffer");
    sampleFields(io, series,
                 "[bytes, seconds], bytes as nccl-tests counts them: the total gathered, the total input, the buffer of an all-reduce");
    lineField(io, series.fit);
}

void collectiveFields(JsonFields& io, CollectiveSeries& series)
{
    io.name<CollectiveKind>("op", series.kind, "collective", std::nullopt);
    groupFields(io, series);
}

void otherCollectiveFields(JsonFields& io, CollectiveSeries& series)
{
    io.requiredText("op", series.otherKind, "which collective it is").says("broadcast, reduce, …");
    groupFields(io, series);
}

void contentionFields(JsonFields& io, ContentionSample& sample)
{
    io.name<CollectiveKind>("op", sample.kind, "collective", std::nullopt);
    io.required("bytes", sample.bytes, 1, kLargestMeasure);
    io.required("m", sample.shape.m, 1, kLargestMeasure);
    io.required("n", sample.shape.n, 1, kLargestMeasure);
    io.required("k", sample.shape.k, 1, kLargestMeasure);
    io.required("multiply_slowdown", sample.multiplySlowdown, kSmallestMeasure, kLargestMeasure);
    io.required("collective_slowdown", sample.collectiveSlowdown, kSmallestMeasure, kLargestMeasure);
    io.optional("ranks", sample.ranks, kMostSamples).says("of the collective");
    io.optional("multiply_s", sample.multiplySeconds, kSmallestMeasure, kLargestMeasure).says("alone");
    io.optional("collective_s", sample.collectiveSeconds, kSmallestMeasure, kLargestMeasure).says("alone");
}

void stageFields(JsonFields& io, ProfileStage& stage)
{
    io.text("id", stage.id);
    io.text("status", stage.status).says("ok, failed, skipped or timeout");
    io.optional("seconds", stage.seconds, 0, kLargestMeasure);
    io.optionalText("message", stage.message);
}

void originField(JsonFields& io, std::optional<ProfileOrigin>& origin)
{
    if (!io.reader() && !origin)
        return;
    ProfileOrigin named = origin.value_or(ProfileOrigin::Probe);
    io.optionalName("origin", named, "origin").says("simulated: can't be used as a calibration");
    if (!io.reader() || io.reader()->has("origin"))
        origin = named;
}

/// Written first, where a person looks; read last, so that of two keys as near to a misspelt one the measurements' is suggested.
void progressFields(JsonFields& io, HardwareProfile& profile)
{
    io.flag("complete", profile.isComplete, true).says("whether every stage that was asked for has run");
    io.objects("stages", profile.stages, stageFields, Null::IsAbsent);
}

void profileFields(JsonFields& io, HardwareProfile& profile)
{
    io.schema("profile", 1);
    io.optionalText("name", profile.name).says("for people");
    io.optionalText("date", profile.date).says("of the measurement, ISO 8601");
    originField(io, profile.origin);
    if (io.reader() || !writtenFields(profile.device, deviceFields).empty())
        io.object("device", profile.device, deviceFields, Null::IsAbsent);
    if (!io.reader())
        progressFields(io, profile);
    io.texts("sources", profile.sources).says("title, licence and address of what is not measured here");
    io.objects("matrix_multiply", profile.matrixMultiply, multiplyFields, Null::IsAbsent).says("(m x k) by (k x n) of one precision");
    io.objects("bandwidth", profile.bandwidth, bandwidthFields, Null::IsAbsent);
    io.objects("launch", profile.launch, launchFields, Null::IsAbsent);
    io.objects("attention", profile.attention, attentionFields, Null::IsAbsent).says("the attention core of one layer");
    io.objects("collectives", profile.collectives, collectiveFields, Null::IsAbsent).says("as many ranks on each of a group's nodes");
    io.objects("other_collectives", profile.otherCollectives, otherCollectiveFields, Null::IsAbsent).says("kept; no estimate uses them");
    io.objects("contention", profile.contention, contentionFields, Null::IsAbsent)
        .says("a matrix multiply and a collective at the same time: the time of each over its time alone");
    io.objects("learned", profile.learned, learnedFields, Null::IsAbsent)
        .says("measured training runs: what they change about the estimates of runs like them");
    io.texts("warnings", profile.warnings).says("what makes the samples doubtful, for people");
    if (io.reader())
        progressFields(io, profile);
}

/// Returns the text. Bytes of another encoding are replaced, not refused: they occur in names only.
std::string textOf(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

}  // namespace

Result<HardwareProfile> parseHardwareProfile(std::string_view text, std::string_view file)
{
    Result<HardwareProfile> profile = parseFields(text, file, profileFields);
    if (profile)
        fitProfile(*profile, hardwareCatalog().findGpu(profile->device.gpu));
    return profile;
}

std::string profileToJson(const HardwareProfile& profile)
{
    const Json document = writtenFields(profile, profileFields);
    std::string text = "{";
    for (const auto& [key, value] : document.items()) {
        text += (text.size() > 1 ? ",\n " : "\n ") + Json(key).dump() + ": ";
        for (std::size_t i = 0; value.is_array() && i < value.size(); ++i)
            text += (i == 0 ? "[\n  " : ",\n  ") + textOf(value[i]);
        text += value.is_array() ? "]" : textOf(value);
    }
    return text + "\n}\n";
}

std::string profileSchema()
{
    JsonSchema schema;
    ObjectReader reader(schema);
    JsonFields io(reader);
    HardwareProfile profile;
    profileFields(io, profile);
    Json json{{"$schema", "https://json-schema.org/draft/2020-12/schema"},
              {"title", "shardscope.profile/1"},
              {"description",
               "What was measured on one kind of machine. Units are SI. Samples are kept, never only the fits. Everything but "
               "\"schema\" may be absent; other keys are errors."}};
    json.update(schema.json(Null::Refused));
    return json.dump();
}

}  // namespace shardscope
