// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/provenance_text.h"

#include <algorithm>

#include "core/base/finding.h"
#include "core/hardware/hardware.h"
#include "core/hardware/hardware_profile.h"
#include "core/scenario/scenario.h"

namespace shardscope {

EndText constantText(const ConstantInfo& info)
{
    const bool isFitted = info.value != info.prior;
    const Message source(info.source);
    return {said("constant {}", {info.name}),
            {isFitted ? says("fitted value: prior {prior:short}, allowed range {low:short} to {high:short}")
                      : says("not fitted: prior {prior:short}, allowed range {low:short} to {high:short}"),
             {{"prior", info.prior}, {"low", info.low}, {"high", info.high}}},
            isFitted ? said("{}; fitted to published runs by tests/calibration", {source}) : source};
}

EndText measuredConstantText(const ConstantInfo& info, const HardwareProfile& profile)
{
    return {constantText(info).name, said("measured; {value:short} without the profile", {{"value", info.value}}), profileText(profile)};
}

Message learnedText(const Message& source, double factor, std::span<const LearnedFactor> learned)
{
    std::size_t runs = 0;
    for (const LearnedFactor& each : learned)
        runs = std::max(runs, each.from.size());
    return said("{source}; times × {factor:short}, learned from measured runs: {runs}",
                {{"source", source}, {"factor", factor}, {"runs", static_cast<double>(runs)}});
}

Message profileText(const HardwareProfile& profile)
{
    return said("measured: profile[ {name}][ of {date}][ ({origin})]",
                {{"name", profile.name.empty() ? profile.device.name : profile.name},
                 {"date", profile.date},
                 {"origin", profile.origin ? std::string(nameOf(*profile.origin)) : std::string()}});
}

Message sheetText(const Message& source, const Gpu& gpu)
{
    Message all = source.empty() ? Message() : Message("{}", {source});
    for (const std::string& each : gpu.sources) {
        all.text += all.empty() ? "{}" : "; {}";
        all.arguments.emplace_back(each);
    }
    return all;
}

Message gpuInPrecision(const std::string& gpu, const std::string& precision)
{
    return said("{gpu} in {precision}", {{"gpu", gpu}, {"precision", precision}});
}

Message modelText(const ModelSource& model)
{
    return model.kind == ModelSource::Kind::Preset ? said("model preset {}", {model.text}) : said("the scenario's Hugging Face config");
}

}  // namespace shardscope
