// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/hardware_catalog_json.h"

#include "core/hardware/catalog.h"

namespace shardscope {
namespace {

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
    network["spans_nodes"] = gpu.scaleUpSpansNodes;
    return network;
}

Json gpuToJson(const Gpu& gpu)
{
    Json entry{{"id", gpu.id},
               {"name", gpu.name},
               {"vendor", gpu.vendor},
               {"architecture", gpu.architecture},
               {"dense_flop_per_second", peaks(gpu)},
               {"memory_bytes", figure(gpu.memory.value(), "B", gpu.trustOf("memory_bytes"))}};
    if (gpu.usableMemory)
        entry["usable_memory_bytes"] = figure(gpu.usableMemory->value(), "B", gpu.trustOf("usable_memory_bytes"));
    entry["memory_bytes_per_second"] = figure(gpu.memoryBandwidth.value(), "B/s", gpu.trustOf("memory_bytes_per_second"));
    entry["scale_up"] = scaleUp(gpu);
    if (gpu.hostBandwidth)
        entry["host_bytes_per_second"] = figure(gpu.hostBandwidth->value(), "B/s", gpu.trustOf("host_bytes_per_second"));
    if (gpu.power)
        entry["power_watts"] = figure(gpu.power->value(), "W", gpu.trustOf("power_watts"));
    if (gpu.multiprocessors > 0)
        entry["multiprocessors"] = figure(gpu.multiprocessors, "SMs", gpu.trustOf("multiprocessors"));
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

}  // namespace

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

}  // namespace shardscope
