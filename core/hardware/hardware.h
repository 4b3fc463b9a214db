// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/choices.h"
#include "core/base/enum_names.h"
#include "core/base/units.h"
#include "core/hardware/generation.h"

namespace shardscope {

struct HardwareProfile;

/// How far a hardware figure can be trusted; shown wherever the figure is used.
enum class Trust { OfficialDocument, VendorTable, ThirdParty, Unverified, Measured, UserGiven };

template <>
struct EnumNames<Trust> {
    static constexpr std::array<std::pair<Trust, std::string_view>, 6> names{{{Trust::OfficialDocument, "official-document"},
                                                                              {Trust::VendorTable, "vendor-table"},
                                                                              {Trust::ThirdParty, "third-party"},
                                                                              {Trust::Unverified, "unverified"},
                                                                              {Trust::Measured, "measured"},
                                                                              {Trust::UserGiven, "user-given"}}};
};

/// One accelerator. Rates are dense (no sparsity) and per direction. Figures are named as in `resources/hardware/gpus.json`
/// ("memory_bytes", "dense_flop_per_second/fp4", …).
struct Gpu {
    std::string id;
    std::string name;
    std::string vendor;
    GpuGeneration generation{};
    std::array<std::optional<FlopPerSecond>, 6> densePeak;  ///< indexed by Precision; empty: the device has no such unit
    Bytes memory;                                           ///< nominal; the vendors' "GB" are GiB (see `capacity`)
    std::optional<Bytes> usableMemory;                      ///< what the driver gives to one process, where it is known
    BytesPerSecond memoryBandwidth;
    std::string scaleUpKind;
    BytesPerSecond scaleUpBandwidth;
    int scaleUpDomain = 1;                              ///< the most GPUs that the scale-up network connects
    int scaleUpLinks = 0;                               ///< of a torus, two for each axis; 0: a switch or a full mesh
    bool scaleUpSpansNodes = false;                     ///< a rack's network (NVL72, TPU torus), not a board's
    std::optional<BytesPerSecond> hostBandwidth;        ///< PCIe or C2C, to the host
    std::optional<BytesPerSecond> hostMemoryBandwidth;  ///< its share of the bandwidth of a host that it is sold with (Grace)
    std::optional<Watts> power;
    int multiprocessors = 0;
    int matrixUnit = 0;               ///< rows and columns of a systolic array that multiplies matrices; 0: none, or small tiles
    int devices = 1;                  ///< that run a program each, on their own part of the chip's tokens (TPU v7x: two)
    Trust trust = Trust::Unverified;  ///< of every figure without an entry in `trustOfFigures`
    std::vector<std::pair<std::string, Trust>> trustOfFigures;
    std::vector<std::string> sources;
    std::string notes;

    [[nodiscard]] Trust trustOf(std::string_view figure) const;
    [[nodiscard]] std::optional<FlopPerSecond> peak(Precision precision) const { return densePeak[static_cast<std::size_t>(precision)]; }
};

/// One network: the bandwidth of one NIC, per direction.
struct Network {
    std::string id;
    std::string name;
    BytesPerSecond bandwidth;
    Seconds hopLatency;              ///< of one message, beyond NCCL's tables (its net plugin's `latency`)
    std::optional<int> nicsPerNode;  ///< set where the network belongs to one kind of node
    Trust trust = Trust::Unverified;
    std::vector<std::string> sources;
    std::string notes;
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
    std::vector<std::string> sources;
    std::string notes;
};

/// The rent of an hour of a device, on demand, as a provider lists it.
struct DevicePrice {
    std::string gpu;  ///< its id
    double perGpuHour = 0;
    std::string currency;  ///< "USD"
    std::string provider;
    std::string asOf;  ///< "2026-02"
    Trust trust = Trust::Unverified;
    std::vector<std::string> sources;
};

/// Nodes of one kind, with their GPU and network resolved from the catalogue.
struct NodeGroup {
    Gpu gpu;
    Network network;
    int gpusPerNode = 8;
    int nodes = 1;
    std::optional<int> nvlinkDomain;  ///< empty: the device's own
    int nicsPerNode = 8;

    [[nodiscard]] int gpus() const { return gpusPerNode * nodes; }
};

/// The most kinds of nodes of a cluster.
inline constexpr int kMostNodeGroups = 8;

/// The cluster of a scenario: nodes of one kind, or of several in the order of the pipeline. Each stage of a pipeline is on nodes of one kind.
struct Cluster : NodeGroup {
    std::vector<NodeGroup> others;           ///< the groups after the first; empty: all nodes are alike
    std::optional<Network> between;          ///< the network from one group to another; empty: the slower of theirs
    std::optional<int> podNodes;             ///< nodes with the network's whole bandwidth among them; empty: all nodes
    std::optional<double> oversubscription;  ///< bandwidth of a pod's adapters over that of its links to other pods; empty: 1
    std::optional<double> pricePerGpuHour;
    std::optional<Watts> wattsPerGpu;
    std::optional<std::string> profile;                  ///< path to a shardscope.profile/1, or its text
    std::shared_ptr<const HardwareProfile> calibration;  ///< the content of `profile`, once it is read (core/io/profile_file.h)

    [[nodiscard]] bool isMixed() const { return !others.empty(); }
    [[nodiscard]] int groupCount() const { return 1 + static_cast<int>(others.size()); }
    [[nodiscard]] const NodeGroup& group(int index) const { return index == 0 ? *this : others[static_cast<std::size_t>(index) - 1]; }
    [[nodiscard]] int gpus() const;  ///< of all groups
};

/// Returns the GPUs of one pod; those of the whole cluster if it has one.
[[nodiscard]] int podGpus(const Cluster& cluster);

/// Returns the cluster that consists of one group of a cluster.
[[nodiscard]] Cluster clusterOfGroup(const Cluster& cluster, int group);

/// Returns the bytes that one process can allocate on a GPU: the total that the driver reports, where known, else the nominal memory. An
/// "80 GB" part has 80 GiB = 85.90e9 bytes, not 80e9: nvidia-smi prints 81920 MiB for an A100 80GB, 81559 MiB for an H100 80GB, 143771 MiB
/// for an H200 141GB, and PyTorch 191.98 GiB for an MI300X 192GB. The driver reserves up to 2 % of it.
[[nodiscard]] Bytes capacity(const Gpu& gpu);

/// Returns the bandwidth of one direction of the link between a GPU and its host, or a GPU of the same node outside its scale-up network:
/// the data sheet's, else sixteen lanes of PCI Express 4 (16 GT/s in 128b/130b coding).
[[nodiscard]] BytesPerSecond hostLink(const Gpu& gpu);

/// Returns the same while all GPUs of the host use it, to and from its memory: two GB200 share the memory of one Grace, which is slower
/// than their links.
[[nodiscard]] BytesPerSecond hostTransfer(const Gpu& gpu);

/// Returns the network bandwidth of one GPU while all GPUs of its node send.
[[nodiscard]] BytesPerSecond adapterShare(const NodeGroup& nodes);

/// Returns the number of GPUs that share one scale-up network: the scenario's `nvlink_domain`, else the device's own domain, which ends at
/// the node unless it is a rack's. At least 1.
[[nodiscard]] int scaleUpGroup(const NodeGroup& nodes);

/// Returns the GPUs of one scale-up network that a job on the whole cluster gets: a job larger than one network is spread evenly over as
/// few as possible, whole nodes in each (256 GPUs on NVL72 racks are 4 times 64).
[[nodiscard]] int scaleUpGroupOfJob(const Cluster& cluster);

/// Returns the GPUs of such a job that reach each other without the network: those of a node, or of the job's part of a larger scale-up
/// network. Pictures, counts and times (core/collective/group_placement.h) all use it as "inside".
[[nodiscard]] int islandOfJob(const Cluster& cluster);

}  // namespace shardscope
