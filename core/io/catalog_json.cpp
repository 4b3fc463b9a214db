// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/answers.h"
#include "core/model/architecture.h"
#include "core/scenario/scenario.h"

#include <array>
#include <utility>

#include "core/base/nearest_name.h"
#include "core/field/parameters.h"
#include "core/framework/default_switches.h"
#include "core/hardware/catalog.h"
#include "core/io/json.h"
#include "core/io/length_presets.h"
#include "core/io/model_presets.h"
#include "core/io/value_json.h"
#include "core/launch/launcher_traits.h"
#include "core/model/parameters.h"
#include "core/schedule/schedule_traits.h"
#include "core/site/cost_constants.h"
#include "core/text/constant_text.h"
#include "core/text/quantity_tables.h"

namespace shardscope {
namespace {

Json models()
{
    Json list = Json::array();
    for (const ModelPreset& preset : modelPresets()) {
        const ParameterCount count = countParameters(*preset.architecture);
        list.push_back({{"id", preset.id},
                        {"name", preset.name},
                        {"family", preset.family},
                        {"parameters", {{"total", count.total}, {"active", count.active}}},
                        {"layers", preset.architecture->layers()},
                        {"hidden", preset.architecture->hidden},
                        {"source", preset.source}});
    }
    return list;
}

Json lengths()
{
    Json list = Json::array();
    for (const LengthPreset& preset : lengthPresets())
        list.push_back({{"id", preset.id},
                        {"name", preset.name},
                        {"mean_tokens", preset.lengths.mean()},
                        {"effective_tokens", preset.lengths.effective()},
                        {"longest_tokens", preset.lengths.longest()},
                        {"counted", preset.counted},
                        {"source", preset.source}});
    return list;
}

Json schedules()
{
    Json list = Json::array();
    for (const auto& [kind, name] : EnumNames<ScheduleKind>::names)
        list.push_back({{"id", name}, {"label", traitsOf(kind).label}, {"source", traitsOf(kind).source}});
    return list;
}

Json figure(double value, std::string_view unit, Trust trust) { return {{"value", value}, {"unit", unit}, {"trust", nameOf(trust)}}; }

Json peaks(const Gpu& gpu)
{
    Json rates = Json::object();
    for (const auto& [precision, name] : EnumNames<Precision>::names) {
        if (gpu.peak(precision))
            rates[std::string(name)] =
                figure(gpu.peak(precision)->value(), "FLOP/s", gpu.trustOf("dense_flop_per_second/" + std::string(name)));
    }
    return rates;
}

Json scaleUp(const Gpu& gpu)
{
    Json network{{"kind", gpu.scaleUpKind}};
    if (gpu.scaleUpBandwidth.value() > 0)
        network["bytes_per_second"] = figure(gpu.scaleUpBandwidth.value(), "B/s", gpu.trustOf("scale_up/bytes_per_second"));
    network["domain"] = figure(gpu.scaleUpDomain, "GPUs", gpu.trustOf("scale_up/domain"));
    if (gpu.scaleUpLinks > 0)
        network["links"] = figure(gpu.scaleUpLinks, "links", gpu.trustOf("scale_up/links"));
    network["spans_nodes"] = gpu.scaleUpSpansNodes;
    return network;
}

Json gpuToJson(const Gpu& gpu)
{
    Json entry{{"id", gpu.id},
               {"name", gpu.name},
               {"vendor", gpu.vendor},
               {"architecture", nameOf(gpu.generation)},
               {"dense_flop_per_second", peaks(gpu)},
               {"memory_bytes", figure(gpu.memory.value(), "B", gpu.trustOf("memory_bytes"))}};
    if (gpu.usableMemory)
        entry["usable_memory_bytes"] = figure(gpu.usableMemory->value(), "B", gpu.trustOf("usable_memory_bytes"));
    entry["memory_bytes_per_second"] = figure(gpu.memoryBandwidth.value(), "B/s", gpu.trustOf("memory_bytes_per_second"));
    entry["scale_up"] = scaleUp(gpu);
    if (gpu.hostBandwidth)
        entry["host_bytes_per_second"] = figure(gpu.hostBandwidth->value(), "B/s", gpu.trustOf("host_bytes_per_second"));
    if (gpu.hostMemoryBandwidth)
        entry["host_memory_bytes_per_second"] =
            figure(gpu.hostMemoryBandwidth->value(), "B/s", gpu.trustOf("host_memory_bytes_per_second"));
    if (gpu.power)
        entry["power_watts"] = figure(gpu.power->value(), "W", gpu.trustOf("power_watts"));
    if (gpu.matrixUnit > 0)
        entry["matrix_unit"] = figure(gpu.matrixUnit, "rows", gpu.trustOf("matrix_unit"));
    if (gpu.devices > 1)
        entry["devices"] = figure(gpu.devices, "per chip", gpu.trustOf("devices"));
    if (gpu.multiprocessors > 0)
        entry["multiprocessors"] = figure(gpu.multiprocessors, "SMs", gpu.trustOf("multiprocessors"));
    if (const DevicePrice* price = hardwareCatalog().priceOf(gpu.id))
        entry["price_per_gpu_hour"] = {{"value", price->perGpuHour}, {"unit", price->currency},       {"provider", price->provider},
                                       {"as_of", price->asOf},       {"trust", nameOf(price->trust)}, {"sources", price->sources}};
    return entry;
}

template <typename Entry>
void addOrigin(Json& json, const Entry& entry)
{
    json["trust"] = nameOf(entry.trust);
    json["sources"] = entry.sources;
    if (!entry.notes.empty())
        json["notes"] = entry.notes;
}

Json gpusToJson()
{
    Json list = Json::array();
    for (const Gpu& gpu : hardwareCatalog().gpus) {
        Json entry = gpuToJson(gpu);
        addOrigin(entry, gpu);
        list.push_back(std::move(entry));
    }
    return list;
}

Json networksToJson()
{
    Json list = Json::array();
    for (const Network& network : hardwareCatalog().networks) {
        Json entry{
            {"id", network.id}, {"name", network.name}, {"bytes_per_second", figure(network.bandwidth.value(), "B/s", network.trust)}};
        if (network.hopLatency.value() > 0)
            entry["hop_seconds"] = figure(network.hopLatency.value(), "s", Trust::Unverified);
        if (network.nicsPerNode)
            entry["adapters_per_node"] = *network.nicsPerNode;
        addOrigin(entry, network);
        list.push_back(std::move(entry));
    }
    return list;
}

Json clustersToJson()
{
    Json list = Json::array();
    for (const NodePreset& node : hardwareCatalog().clusters) {
        Json entry{{"id", node.id}, {"name", node.name}, {"gpu", node.gpu}, {"gpus_per_node", node.gpusPerNode}};
        if (node.nvlinkDomain)
            entry["nvlink_domain"] = *node.nvlinkDomain;
        entry["network"] = node.network;
        entry["nics_per_node"] = node.nicsPerNode;
        addOrigin(entry, node);
        list.push_back(std::move(entry));
    }
    return list;
}

void addDefault(Json& entry, const Parameter& parameter)
{
    const auto valueFor = [&parameter](Recipe recipe) { return valueToJson(parameter, parameter.get(defaultScenario(recipe))); };
    const bool constant = !parameter.required && (parameter.nullable || parameter.followsRecipe || parameter.whenNull.empty());
    if (constant)
        entry["default"] = valueFor(Recipe::Megatron);
    if (!parameter.whenNull.empty())
        entry[parameter.nullable ? "null_means" : "default_from"] = parameter.whenNull;
    if (!parameter.followsRecipe)
        return;
    for (const auto& [recipe, name] : EnumNames<Recipe>::names)
        entry["default_by_recipe"][std::string(name)] = valueFor(recipe);
}

Json bound(const Parameter& parameter, double number)
{
    if (parameter.kind == ParameterKind::Number)
        return number;
    return static_cast<std::int64_t>(number);
}

Json parameterEntry(const Parameter& parameter)
{
    Json entry{{"path", parameter.path}, {"kind", nameOf(parameter.kind)}};
    if (!parameter.unit.empty())
        entry["unit"] = parameter.unit;
    if (parameter.largest > parameter.smallest) {
        entry["smallest"] = bound(parameter, parameter.smallest);
        entry["largest"] = bound(parameter, parameter.largest);
    }
    if (parameter.choices)
        entry["choices"] = parameter.choices();
    entry["required"] = parameter.required;
    entry["nullable"] = parameter.nullable;
    addDefault(entry, parameter);
    entry["label"] = parameter.label;
    entry["description"] = parameter.description;
    for (const auto& [target, name] : EnumNames<LaunchTarget>::names) {
        if (std::string names = traitsOf(target).namesOf(parameter.path); !names.empty())
            entry["launchers"][std::string(name)] = std::move(names);
    }
    return entry;
}

Json allParameters()
{
    Json list = Json::array();
    for (const Parameter& parameter : parameters())
        list.push_back(parameterEntry(parameter));
    return list;
}

Json figures()
{
    Json list = Json::array();
    for (const QuantityTable& table : quantityTables()) {
        for (const QuantityText& text : table.texts)
            list.push_back({{"id", text.id},
                            {"about", table.title},
                            {"name", text.name},
                            {"unit", text.unit},
                            {"formula", text.formula},
                            {"source", text.source}});
    }
    return list;
}

Json constants()
{
    Json list = Json::array();
    for (const ConstantInfo& info : constantTable())
        list.push_back({{"id", info.name},
                        {"name", constantName(info.name)},
                        {"value", info.value},
                        {"unit", info.unit},
                        {"prior", info.prior},
                        {"smallest", info.low},
                        {"largest", info.high},
                        {"fitted_on", nameOf(info.fitted)},
                        {"source", info.source}});
    return list;
}

constexpr std::array<std::pair<std::string_view, Json (*)()>, 9> kLists{{{"models", &models},
                                                                         {"gpus", &gpusToJson},
                                                                         {"networks", &networksToJson},
                                                                         {"clusters", &clustersToJson},
                                                                         {"schedules", &schedules},
                                                                         {"lengths", &lengths},
                                                                         {"parameters", &allParameters},
                                                                         {"figures", &figures},
                                                                         {"constants", &constants}}};

}  // namespace

Result<std::string> catalogJson(std::string_view list)
{
    std::vector<std::string> known;
    std::string all;
    for (const auto& [name, entries] : kLists) {
        if (name == list) {
            Json document{{"schema", "shardscope.catalog/1"}};
            document[std::string(name)] = entries();
            return document.dump(2) + "\n";
        }
        known.emplace_back(name);
        all += (all.empty() ? std::string() : std::string(", ")).append(name);
    }
    return Error{ErrorCode::UnknownName, {"catalogue", std::string(list), nearestName(list, known), all}, {}, {}};
}

}  // namespace shardscope
