// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/hardware_profile_json.h"

#include "core/hardware/catalog.h"
#include "core/io/profile_series_json.h"
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
    const Json* json = root.child("device");
    if (!json || json->is_null())
        return device;
    ObjectReader reader(*json, root.file(), root.pointerTo("device"));
    device.gpu = readGpu(reader);
    device.name = reader.optionalString("name").value_or("");
    if (const std::optional<std::int64_t> count = reader.optionalInteger("count", 1, 1 << 24))
        device.count = static_cast<int>(*count);
    device.driver = reader.optionalString("driver").value_or("");
    device.cuda = reader.optionalString("cuda").value_or("");
    device.nccl = reader.optionalString("nccl").value_or("");
    if (std::optional<Error> error = reader.finish())
        root.fail(std::move(*error));
    return device;
}

std::vector<std::string> readStrings(ObjectReader& reader, std::string_view key)
{
    std::vector<std::string> strings;
    const Json* list = reader.child(key);
    if (!list || list->is_null())
        return strings;
    if (!list->is_array()) {
        reader.fail(ErrorCode::WrongType, {"an array", describeType(*list)}, key);
        return strings;
    }
    for (const Json& entry : *list) {
        if (!entry.is_string())
            reader.fail(ErrorCode::WrongType, {"a string", describeType(entry)}, key);
        else
            strings.push_back(entry.get<std::string>());
    }
    return strings;
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
    profile.sources = readStrings(root, "sources");
    profile.matrixMultiply = readObjects<MatrixMultiplySeries>(root, "matrix_multiply", readMatrixMultiplySeries);
    profile.bandwidth = readObjects<BandwidthSeries>(root, "bandwidth", readBandwidthSeries);
    profile.launch = readObjects<LaunchSeries>(root, "launch", readLaunchSeries);
    profile.collectives = readObjects<CollectiveSeries>(root, "collectives", readCollectiveSeries);
    profile.contention = readObjects<ContentionSample>(root, "contention", readContentionSample);
    profile.warnings = readStrings(root, "warnings");
    if (const std::optional<Error> error = root.finish())
        return *error;
    return profile;
}

}  // namespace shardscope
