// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/learned_run_json.h"

#include "core/hardware/catalog.h"

namespace shardscope {
namespace {

constexpr int kMostRanks = 1 << 24;
constexpr std::int64_t kLongestSequence = std::int64_t{1} << 40;

void refuseGpu(ObjectReader& reader, const std::string& id)
{
    std::vector<std::string> known;
    for (const Gpu& gpu : hardwareCatalog().gpus)
        known.push_back(gpu.id);
    reader.fail(ErrorCode::UnknownName, {"GPU", id, nearestName(id, known), "see the catalogue of GPUs"}, "gpu");
}

void likenessFields(JsonFields& io, Likeness& likeness)
{
    io.text("gpu", likeness.gpu).says("an id of `shardscope-cli catalog gpus`");
    if (io.reader()) {
        if (const Gpu* gpu = hardwareCatalog().findGpu(likeness.gpu)) {
            likeness.vendor = gpu->vendor;
            likeness.generation = gpu->generation;
        } else if (!io.reader()->schema()) {
            refuseGpu(*io.reader(), likeness.gpu);
        }
    }
    io.name("framework", likeness.framework, "framework", std::optional<Framework>());
    io.flag("experts", likeness.experts, false);
    io.required("gpus", likeness.gpus, 1, kMostRanks);
    io.required("nodes", likeness.nodes, 1, kMostRanks);
    io.required("sequence", likeness.sequence, 1, kLongestSequence).says("tokens");
    io.flag("encodes", likeness.encodes, false).says("images or sound");
    io.flag("tunes", likeness.tunes, false).says("a part of the model alone, or for another objective");
}

/// A run that is further off than this is about something else.
constexpr double kLargestFactor = 10;

}  // namespace

void learnedFields(JsonFields& io, LearnedRun& run)
{
    io.name("mechanism", run.mechanism, "mechanism", std::optional<Mechanism>());
    io.required("factor", run.factor, 1 / kLargestFactor, kLargestFactor).says("measured over estimated time");
    io.required("weight", run.weight, 0, 1).says("of all runs for one just like this; computed anew where the profile is used");
    io.text("from", run.from).says("the run");
    io.object("likeness", run.likeness, likenessFields);
}

}  // namespace shardscope
