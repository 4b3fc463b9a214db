// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "core/collective/collective_model.h"
#include "core/collective/group_placement.h"
#include "core/hardware/catalog.h"
#include "core/io/hardware_profile_json.h"

using namespace shardscope;

/// Any bytes: a profile or an error, never an exception; and every collective takes a time above 0 with a profile that was read.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    Result<HardwareProfile> profile = parseHardwareProfile(std::string_view(reinterpret_cast<const char*>(data), size), "input");
    if (!profile)
        return 0;
    Cluster cluster;
    applyPreset(cluster, *hardwareCatalog().findCluster("dgx-h100"), hardwareCatalog());
    cluster.nodes = 4;
    cluster.calibration = std::make_shared<const HardwareProfile>(std::move(profile).value());
    const CollectiveModel model(cluster);
    for (const auto& [kind, name] : EnumNames<CollectiveKind>::names) {
        for (const int ranks : {2, 7, 8, 32}) {
            for (const double bytes : {1.0, 1e5, 1e12}) {
                if (!(model.time(kind, Bytes(bytes), placeRanks(ranks, 1, cluster)).seconds.value() > 0))
                    std::abort();
            }
        }
    }
    return 0;
}
