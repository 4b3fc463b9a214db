// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/hardware_tables.h"

#include "app/cli/human_units.h"
#include "app/cli/text_table.h"
#include "core/hardware/catalog.h"

namespace shardscope::cli {
namespace {

constexpr const char* kLegend = "\nSources: no mark: the vendor's document or table; ~ a third party; ? unverified; * measured\n";

std::string marked(std::string figure, Trust trust)
{
    switch (trust) {
    case Trust::ThirdParty:
        return figure + "~";
    case Trust::Unverified:
        return figure + "?";
    case Trust::Measured:
        return figure + "*";
    case Trust::OfficialDocument:
    case Trust::VendorTable:
    case Trust::UserGiven:
        break;
    }
    return figure + " ";  // keeps the digits of a column below each other
}

std::string peakText(const Gpu& gpu, Precision precision)
{
    if (!gpu.peak(precision))
        return "– ";
    return marked(fixed(gpu.peak(precision)->value() / 1e12, 0), gpu.trustOf("dense_flop_per_second/" + std::string(nameOf(precision))));
}

std::string gigabytesPerSecond(BytesPerSecond rate) { return fixed(rate.value() / 1e9, rate.value() < 1e10 ? 1 : 0); }

}  // namespace

std::string gpuTable(const Terminal&)
{
    TextTable table({{"id", Align::Left},
                     {"memory GiB", Align::Right},
                     {"memory GB/s", Align::Right},
                     {"bf16", Align::Right},
                     {"fp8", Align::Right},
                     {"fp4 TFLOP/s", Align::Right},
                     {"link GB/s", Align::Right},
                     {"domain", Align::Right},
                     {"name", Align::Left}});
    for (const Gpu& gpu : hardwareCatalog().gpus) {
        table.add(
            {gpu.id,
             marked(inGib(gpu.usableMemory.value_or(gpu.memory)), gpu.trustOf(gpu.usableMemory ? "usable_memory_bytes" : "memory_bytes")),
             marked(gigabytesPerSecond(gpu.memoryBandwidth), gpu.trustOf("memory_bytes_per_second")), peakText(gpu, Precision::Bf16),
             peakText(gpu, Precision::Fp8), peakText(gpu, Precision::Fp4),
             gpu.scaleUpBandwidth.value() > 0 ? marked(gigabytesPerSecond(gpu.scaleUpBandwidth), gpu.trustOf("scale_up/bytes_per_second"))
                                              : "– ",
             std::to_string(gpu.scaleUpDomain), gpu.name});
    }
    return table.text() + kLegend +
           "Memory: usable by a process if known, else nominal. FLOP/s: dense. Bandwidths: per direction. --json has all figures.\n";
}

std::string networkTable(const Terminal&)
{
    TextTable table({{"id", Align::Left}, {"GB/s per NIC", Align::Right}, {"name", Align::Left}});
    for (const Network& network : hardwareCatalog().networks)
        table.add({network.id, marked(gigabytesPerSecond(network.bandwidth), network.trust), network.name});
    return table.text() + kLegend;
}

std::string clusterTable(const Terminal&)
{
    TextTable table({{"id", Align::Left},
                     {"GPUs", Align::Right},
                     {"GPU", Align::Left},
                     {"NVLink domain", Align::Right},
                     {"NICs", Align::Right},
                     {"network", Align::Left},
                     {"name", Align::Left}});
    for (const NodePreset& node : hardwareCatalog().clusters) {
        table.add({node.id, std::to_string(node.gpusPerNode), node.gpu,
                   node.nvlinkDomain ? std::to_string(*node.nvlinkDomain) : "the GPU's",
                   marked(std::to_string(node.nicsPerNode), node.trust), node.network, node.name});
    }
    return table.text() + kLegend;
}

}  // namespace shardscope::cli
