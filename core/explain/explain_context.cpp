// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/explain_context.h"

#include <algorithm>
#include <cstdio>

#include "core/site/cost_constants.h"
#include "core/text/quantity_text.h"

namespace shardscope {
namespace {

constexpr std::string_view kModel = "/model/architecture/";

std::string shortNumber(double value)
{
    char buffer[32];
    std::snprintf(buffer, sizeof buffer, "%.4g", value);
    return buffer;
}

void describeConstant(const ConstantInfo& info, Derivation& derivation)
{
    derivation.name = "constant " + std::string(info.name);
    derivation.unit = info.unit == "share" || info.unit == "factor" ? std::string() : std::string(info.unit);
    const bool isFitted = info.value != info.prior;
    derivation.formula = (isFitted ? "fitted value: prior " : "not fitted: prior ") + shortNumber(info.prior) + ", between " +
                         shortNumber(info.low) + " and " + shortNumber(info.high);
    derivation.source = std::string(info.source) + (isFitted ? "; fitted by tests/calibration to published runs" : "");
}

/// "profile H100 node of 2026-11-20 (nccl-tests)"
std::string profileName(const HardwareProfile& profile)
{
    std::string name = "measured: profile";
    for (const std::string& part :
         {profile.name.empty() ? profile.device.name : profile.name, profile.date.empty() ? "" : "of " + profile.date,
          profile.origin ? "(" + std::string(nameOf(*profile.origin)) + ")" : std::string()})
        name += part.empty() ? "" : " " + part;
    return name;
}

/// What the profile has measured stands in the place of a fitted constant.
void describeMeasured(const ConstantInfo& info, const HardwareProfile& profile, Derivation& derivation)
{
    describeConstant(info, derivation);
    derivation.formula = "measured; without the profile " + shortNumber(info.value);
    derivation.source = profileName(profile);
    derivation.trust = Trust::Measured;
}

void addSheet(const Gpu& gpu, std::optional<Trust> trust, Derivation& derivation)
{
    derivation.trust = trust;
    for (const std::string& source : gpu.sources)
        derivation.source += (derivation.source.empty() ? "" : "; ") + source;
}

}  // namespace

ExplainContext::ExplainContext(const Estimate& e)
    : basis(e.basis() ? e.basis() : std::make_shared<const Basis>(e.scenario())),
      estimate(e),
      scenario(e.scenario()),
      architecture(*e.scenario().architecture),
      plan(e.plan()),
      site(basis->site),
      measured(measuredConstants(site.cluster, scenario.training, attentionNeeds(architecture), site.constants)),
      stages(e.basis() ? stageRanges(site, plan) : std::vector<StageRange>())
{
    recordSymbols(*this);
    ledger = ledgerInputs(site, plan, terms());
}

Part ExplainContext::name(std::string_view id, Part part) const
{
    m_recorder.name(id, part);
    return part;
}

Part ExplainContext::of(Combine combine, std::string_view id, Parts inputs, std::string_view subject) const
{
    std::erase(inputs, nullptr);
    std::vector<double> values;
    values.reserve(inputs.size());
    for (const Part input : inputs)
        values.push_back(input->value);
    return m_recorder.add({id, subject, combine, combined(combine, values).value_or(0), std::move(inputs), {}});
}

Part ExplainContext::sumOf(std::string_view id, double value, Parts inputs, std::string_view subject) const
{
    return m_recorder.add({id, subject, Combine::Sum, value, std::move(inputs), {}});
}

Part ExplainContext::end(std::string_view id, double value, std::string_view subject) const { return m_recorder.leaf(id, value, subject); }

Part ExplainContext::reference(std::string_view id, const std::string& pointer, double value, std::string_view subject) const
{
    return m_recorder.add({id, subject, Combine::Reference, value, {}, m_recorder.text(pointer)});
}

void addProvenance(const ExplainContext& context, const Record& record, Derivation& derivation)
{
    const Gpu& gpu = context.scenario.cluster.gpu;
    const std::string& name = gpu.name.empty() ? gpu.id : gpu.name;
    if (record.id.starts_with(kModel)) {
        const ModelSource& model = context.scenario.model;
        if (model.kind == ModelSource::Kind::Architecture)
            derivation.combine = Combine::Input;
        else
            derivation.source =
                model.kind == ModelSource::Kind::Preset ? "model preset " + model.text : "the scenario's Hugging Face config";
    } else if (!record.id.empty() && record.id.front() == '/') {
        derivation.combine = record.combine == Combine::Reference ? Combine::Reference : Combine::Input;
    } else if (record.id == "gpu-peak") {
        addSheet(gpu, gpu.trustOf("dense_flop_per_second/" + std::string(record.subject)), derivation);
        derivation.name = "dense peak of one " + name + " in " + std::string(record.subject);
    } else if (record.id == "gpu-memory-bandwidth") {
        addSheet(gpu, gpu.trustOf("memory_bytes_per_second"), derivation);
        derivation.name = "memory bandwidth of one " + name;
    } else if (record.id == "usable-memory" || record.id == "nominal-memory") {
        addSheet(gpu, gpu.trust, derivation);
        derivation.name = "memory of one " + name;
    } else if ((record.id == "host-link" || record.id == "host-transfer") && context.site.cluster.calibration &&
               context.site.cluster.calibration->rates.hostLink) {
        derivation.source = profileName(*context.site.cluster.calibration);
        derivation.trust = Trust::Measured;
    } else if (derivation.source.empty() && !record.subject.empty()) {
        derivation.source = quantityText("recipe-" + std::string(record.subject)).source;
    } else if (derivation.formula.empty()) {
        for (const ConstantInfo& info : constantTable()) {
            if (info.name != record.id)
                continue;
            const bool isMeasured = std::any_of(context.measured.begin(), context.measured.end(),
                                                [&info](const MeasuredConstant& each) { return each.constant == info.constant; });
            return isMeasured ? describeMeasured(info, *context.scenario.cluster.calibration, derivation)
                              : describeConstant(info, derivation);
        }
    }
}

}  // namespace shardscope
