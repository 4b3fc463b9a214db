// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/hardware_profile_writer.h"

#include <initializer_list>
#include <optional>
#include <vector>

#include "core/io/number_json.h"

namespace shardscope {
namespace {

void put(Json& json, const char* key, const std::string& text)
{
    if (!text.empty())
        json[key] = text;
}

template <typename Tag>
void put(Json& json, const char* key, const std::optional<Quantity<Tag>>& value)
{
    if (value)
        json[key] = numberToJson(value->value());
}

void put(Json& json, const char* key, const std::optional<double>& value)
{
    if (value)
        json[key] = numberToJson(*value);
}

void put(Json& json, const char* key, const std::optional<int>& value)
{
    if (value)
        json[key] = *value;
}

void put(Json& json, const std::optional<FitResidual>& residual)
{
    if (residual)
        json["residual"] = {{"median", numberToJson(residual->median)}, {"p90", numberToJson(residual->p90)}};
}

void put(Json& json, const SampleConditions& conditions)
{
    put(json, "statistic", conditions.statistic);
    put(json, "state", conditions.state);
    put(json, "concurrency", conditions.concurrency);
}

Json fitToJson(const MatrixMultiplyFit& fit)
{
    Json json{{"launch_s", numberToJson(fit.launch.value())}};
    put(json, "flop_per_s", fit.rate);
    put(json, "bytes_per_s", fit.bandwidth);
    put(json, "compute_efficiency", fit.computeEfficiency);
    put(json, "memory_efficiency", fit.memoryEfficiency);
    put(json, fit.residual);
    return json;
}

Json fitToJson(const LineFit& fit)
{
    Json json{{"latency_s", numberToJson(fit.latency.value())}, {"bytes_per_s", numberToJson(fit.bandwidth.value())}};
    put(json, fit.residual);
    return json;
}

Json numbers(std::initializer_list<double> values)
{
    Json json = Json::array();
    for (const double value : values)
        json.push_back(numberToJson(value));
    return json;
}

Json sampleToJson(const SizeSample& sample) { return numbers({sample.bytes.value(), sample.seconds.value()}); }
Json sampleToJson(const MatrixMultiplySample& sample) { return numbers({sample.m, sample.n, sample.k, sample.seconds.value()}); }
Json sampleToJson(const Seconds& sample) { return numbers({sample.value()}); }
Json sampleToJson(const AttentionSample& sample)
{
    return numbers({sample.batch, sample.heads, sample.sequence, sample.headDim, sample.seconds.value()});
}

template <typename Series>
void putSamples(Json& json, const Series& series)
{
    put(json, series.conditions);
    put(json, "source", series.source);
    Json& samples = json["samples"] = Json::array();
    for (const auto& sample : series.samples)
        samples.push_back(sampleToJson(sample));
}

Json toJson(const MatrixMultiplySeries& series)
{
    Json json{{"precision", nameOf(series.precision)}};
    put(json, "layout", series.layout);
    putSamples(json, series);
    if (series.fit)
        json["fit"] = fitToJson(*series.fit);
    return json;
}

Json toJson(const BandwidthSeries& series)
{
    Json json{{"path", series.path}};
    putSamples(json, series);
    if (series.fit)
        json["fit"] = fitToJson(*series.fit);
    return json;
}

Json toJson(const LaunchSeries& series)
{
    Json json = Json::object();
    put(json, "kind", series.kind);
    putSamples(json, series);
    put(json, "median_s", series.median);
    return json;
}

Json toJson(const AttentionSeries& series)
{
    Json json{{"kernel", series.kernel}, {"precision", nameOf(series.precision)}, {"causal", series.causal}, {"backward", series.backward}};
    putSamples(json, series);
    return json;
}

Json toJson(const CollectiveSeries& series)
{
    Json json{{"op", series.otherKind.empty() ? std::string(nameOf(series.kind)) : series.otherKind},
              {"ranks", series.ranks},
              {"nodes", series.nodes}};
    put(json, "network", series.network);
    put(json, "network_bytes_per_s_per_gpu", series.networkPerGpu);
    put(json, "data_type", series.dataType);
    if (series.inPlace)
        json["in_place"] = true;
    putSamples(json, series);
    if (series.fit)
        json["fit"] = fitToJson(*series.fit);
    return json;
}

Json toJson(const ContentionSample& sample)
{
    Json json{{"op", nameOf(sample.kind)},
              {"bytes", numberToJson(sample.bytes.value())},
              {"m", numberToJson(sample.shape.m)},
              {"n", numberToJson(sample.shape.n)},
              {"k", numberToJson(sample.shape.k)},
              {"multiply_slowdown", numberToJson(sample.multiplySlowdown)},
              {"collective_slowdown", numberToJson(sample.collectiveSlowdown)}};
    put(json, "ranks", sample.ranks);
    put(json, "multiply_s", sample.multiplySeconds);
    put(json, "collective_s", sample.collectiveSeconds);
    return json;
}

Json toJson(const ProfileStage& stage)
{
    Json json{{"id", stage.id}, {"status", stage.status}};
    put(json, "seconds", stage.seconds);
    put(json, "message", stage.message);
    return json;
}

Json toJson(const std::string& text) { return text; }

Json deviceToJson(const HardwareProfile::Device& device)
{
    Json json = Json::object();
    put(json, "gpu", device.gpu);
    put(json, "name", device.name);
    put(json, "count", device.count);
    put(json, "driver", device.driver);
    put(json, "cuda", device.cuda);
    put(json, "nccl", device.nccl);
    return json;
}

/// What a log holds in another encoding is replaced, not refused: it stands in names only.
std::string textOf(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

/// Members of the document, one after the other.
class Members {
public:
    void add(const char* key, const Json& value) { begin(key) += textOf(value); }
    void addText(const char* key, const std::string& text)
    {
        if (!text.empty())
            add(key, text);
    }
    /// One item a line.
    template <typename Item>
    void addList(const char* key, const std::vector<Item>& items)
    {
        if (items.empty())
            return;
        std::string& text = begin(key);
        for (std::size_t i = 0; i < items.size(); ++i)
            text += (i == 0 ? "[\n  " : ",\n  ") + textOf(toJson(items[i]));
        text += "]";
    }
    [[nodiscard]] std::string document() const { return m_text + "\n}\n"; }

private:
    std::string& begin(const char* key)
    {
        m_text += (m_text.size() > 1 ? ",\n " : "\n ") + Json(key).dump() + ": ";
        return m_text;
    }
    std::string m_text = "{";
};

}  // namespace

std::string profileToJson(const HardwareProfile& profile)
{
    Members members;
    members.add("schema", "shardscope.profile/1");
    members.addText("name", profile.name);
    members.addText("date", profile.date);
    if (profile.origin)
        members.add("origin", nameOf(*profile.origin));
    if (const Json device = deviceToJson(profile.device); !device.empty())
        members.add("device", device);
    if (!profile.isComplete)
        members.add("complete", false);
    members.addList("stages", profile.stages);
    members.addList("sources", profile.sources);
    members.addList("matrix_multiply", profile.matrixMultiply);
    members.addList("bandwidth", profile.bandwidth);
    members.addList("launch", profile.launch);
    members.addList("attention", profile.attention);
    members.addList("collectives", profile.collectives);
    members.addList("other_collectives", profile.otherCollectives);
    members.addList("contention", profile.contention);
    members.addList("warnings", profile.warnings);
    return members.document();
}

}  // namespace shardscope
