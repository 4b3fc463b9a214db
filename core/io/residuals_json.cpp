// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/residuals_json.h"

#include "core/hardware/catalog.h"
#include "core/io/object_reader.h"
#include "core/io/read_name.h"
#include "core/io/resource.h"
#include "core/io/schema.h"
#include "core/learn/likeness.h"
#include "core/trust/evidence.h"

namespace shardscope {
namespace {

constexpr std::string_view kFile = "trust/residuals.json";
constexpr std::int64_t kMostOfAnyJob = 1 << 24;
constexpr std::int64_t kLongestSequence = std::int64_t{1} << 40;
/// An estimate that is further off than e^10 either way is no estimate.
constexpr double kLargestResidual = 10;

std::vector<double> readResiduals(ObjectReader& reader, std::string_view key)
{
    std::vector<double> residuals;
    const Json* list = reader.child(key);
    if (!list)
        return residuals;
    if (!list->is_array())
        reader.fail(ErrorCode::WrongType, {"an array", describeType(*list)}, key);
    for (std::size_t i = 0; list->is_array() && i < list->size() && !reader.failed(); ++i) {
        Error error;
        if (const auto residual = finiteNumber((*list)[i], -kLargestResidual, kLargestResidual, error))
            residuals.push_back(*residual);
        else
            reader.fail(error.code, error.arguments, key);
    }
    return residuals;
}

void readGpu(ObjectReader& reader, Likeness& likeness)
{
    likeness.gpu = reader.string("gpu", "");
    const Gpu* gpu = hardwareCatalog().findGpu(likeness.gpu);
    if (!gpu)
        return reader.fail(ErrorCode::UnknownName, {"GPU", likeness.gpu, "", "the ids of `catalog gpus`"}, "gpu");
    likeness.vendor = gpu->vendor;
    likeness.generation = gpu->generation;
}

ResidualGroup readGroup(ObjectReader& reader)
{
    ResidualGroup group;
    group.source = reader.string("source", "");
    group.family = reader.string("family", group.source);
    group.model = reader.string("model", "");
    readGpu(reader, group.likeness);
    group.likeness.framework = readName<Framework>(reader, "framework", "framework", std::nullopt);
    group.likeness.experts = reader.boolean("experts", false);
    group.likeness.gpus = static_cast<int>(reader.requiredInteger("gpus", 1, kMostOfAnyJob));
    group.likeness.nodes = static_cast<int>(reader.requiredInteger("nodes", 1, kMostOfAnyJob));
    group.likeness.sequence = reader.requiredInteger("sequence", 1, kLongestSequence);
    group.time = readResiduals(reader, "time");
    group.timeWithoutGeneration = readResiduals(reader, "time_without_generation");
    group.memory = readResiduals(reader, "memory");
    reader.ignoreUnknown();  // the calibration may say more of a group than the band asks
    return group;
}

}  // namespace

Result<std::vector<ResidualGroup>> parseResiduals(std::string_view text, std::string_view file)
{
    return readDocument(text, file, "residuals", 1, [](ObjectReader& reader) {
        reader.ignore({"made_with"});
        return reader.objects<ResidualGroup>("groups", readGroup);
    });
}

const Evidence& measuredEvidence()
{
    static const Evidence evidence = [] {
        Result<std::vector<ResidualGroup>> groups = parseResiduals(resource(kFile), kFile);
        return groups ? Evidence(std::move(groups).value()) : Evidence();
    }();
    return evidence;
}

}  // namespace shardscope
