// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/hardware_json.h"
#include "tests/fuzz/fuzz_target.h"

using namespace shardscope;

namespace {

constexpr std::string_view kGpus = R"({"schema": "shardscope.gpus/1", "sources": {"s": "S"}, "gpus": [
{"id": "g", "name": "G", "vendor": "NVIDIA", "architecture": "Volta", "trust": "measured", "dense_flop_per_second": {"fp16": 1e14},
 "memory_bytes": 34359738368, "usable_memory_bytes": 34069828076, "memory_bytes_per_second": 9e11,
 "scale_up": {"kind": "NVLink2", "bytes_per_second": 1.5e11, "domain": 8, "spans_nodes": false},
 "host_bytes_per_second": 1.5e10, "power_watts": 300, "multiprocessors": 80, "sources": ["s"]}]})";
constexpr std::string_view kNetworks = R"({"schema": "shardscope.networks/1", "sources": {"s": "S"}, "networks": [
{"id": "n", "name": "N", "trust": "measured", "bytes_per_second": 25000000000, "hop_seconds": 2e-6, "sources": ["s"]}]})";
constexpr std::string_view kClusters = R"({"schema": "shardscope.clusters/1", "sources": {}, "clusters": []})";

}  // namespace

/// Any bytes in the place of each of the catalogue's four files: a catalogue, or an error with a sentence.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text = fuzz::asText(data, size);
    for (const HardwareTexts& texts : {HardwareTexts{text, kNetworks, kClusters}, HardwareTexts{kGpus, text, kClusters},
                                       HardwareTexts{kGpus, kNetworks, text}, HardwareTexts{kGpus, kNetworks, kClusters, text}}) {
        const Result<HardwareCatalog> catalog = readHardwareCatalog(texts);
        if (!catalog)
            fuzz::requireTold(catalog.error());
    }
    return 0;
}
