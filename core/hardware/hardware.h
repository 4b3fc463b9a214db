// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/enum_names.h"
#include "core/base/units.h"
#include "core/scenario/choices.h"

namespace shardscope {

/// How far a hardware figure can be trusted; shown wherever the figure is used.
enum class Trust { OfficialDocument, VendorTable, ThirdParty, Unverified, Measured, UserGiven };

template <>
struct EnumNames<Trust> {
    static constexpr std::array<std::pair<Trust, std::string_view>, 6> names{
        {{Trust::OfficialDocument, "official-document"}, {Trust::VendorTable, "vendor-table"}, {Trust::ThirdParty, "third-party"},
         {Trust::Unverified, "unverified"}, {Trust::Measured, "measured"}, {Trust::UserGiven, "user-given"}}};
};

/// One accelerator. Rates are dense (no sparsity) and per direction.
struct Gpu {
    std::string id;
    std::string name;
    std::string vendor;
    std::string architecture;
    std::array<std::optional<FlopPerSecond>, 6> densePeak;  ///< indexed by Precision; empty: the device has no such unit
    Bytes memory;                                           ///< nominal HBM (decimal GB × 1e9 as the vendor states it)
    std::optional<Bytes> usableMemory;                      ///< what the driver reports, where it is known
    BytesPerSecond memoryBandwidth;
    std::string scaleUpKind;
    BytesPerSecond scaleUpBandwidth;
    int scaleUpDomain = 1;                                  ///< GPUs that the scale-up network joins at most
    std::optional<BytesPerSecond> hostBandwidth;            ///< PCIe or C2C, to the host
    std::optional<Watts> power;
    int multiprocessors = 0;
    Trust trust = Trust::Unverified;
    std::vector<std::string> sources;
    std::string notes;

    [[nodiscard]] std::optional<FlopPerSecond> peak(Precision precision) const { return densePeak[static_cast<std::size_t>(precision)]; }
};

/// One network: the bandwidth of one NIC, per direction.
struct Network {
    std::string id;
    std::string name;
    BytesPerSecond bandwidth;
    std::optional<int> nicsPerNode;
    Trust trust = Trust::Unverified;
    std::string source;
};

/// A node that can be bought or rented, by ids of the catalogue.
struct NodePreset {
    std::string id;
    std::string name;
    std::string gpu;
    int gpusPerNode = 8;
    std::optional<int> nvlinkDomain;
    std::string network;
    int nicsPerNode = 8;
    Trust trust = Trust::Unverified;
    std::string source;
};

/// The cluster of a scenario, with its GPU and network resolved from the catalogue.
struct Cluster {
    Gpu gpu;
    Network network;
    std::string preset;                      ///< empty unless the scenario named one
    int gpusPerNode = 8;
    int nodes = 1;
    std::optional<int> nvlinkDomain;         ///< empty: the device's own
    int nicsPerNode = 8;
    std::optional<double> pricePerGpuHour;
    std::optional<Watts> wattsPerGpu;
    std::optional<std::string> profile;      ///< path to a shardscope.profile/1, or its text

    [[nodiscard]] int gpus() const { return gpusPerNode * nodes; }
};

}  // namespace shardscope
