// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/explain_context.h"

#include <algorithm>

#include "core/estimate/estimate.h"
#include "core/estimate/estimate_fields.h"
#include "core/scenario/scenario.h"
#include "core/site/cost_constants.h"
#include "core/site/learned_constants.h"
#include "core/step/basis.h"
#include "core/text/provenance_text.h"
#include "core/text/quantity_text.h"

namespace shardscope {
namespace {

constexpr std::string_view kModel = "/model/architecture/";

void say(EndText text, Derivation& derivation)
{
    derivation.name = std::move(text.name);
    derivation.formula = std::move(text.formula);
    derivation.source = std::move(text.source);
}

void describeConstant(const ExplainContext& context, const ConstantInfo& info, Derivation& derivation)
{
    const bool isMeasured = std::any_of(context.measured.begin(), context.measured.end(),
                                        [&info](const MeasuredConstant& each) { return each.constant == info.constant; });
    derivation.unit = info.unit == "share" || info.unit == "factor" ? std::string() : std::string(info.unit);
    say(isMeasured ? measuredConstantText(info, *context.scenario.cluster.calibration) : constantText(info), derivation);
    if (const double factor = learnedFactorOf(info, context.site.learned); factor != 1)
        derivation.source = learnedText(derivation.source, factor, context.site.learned);
    if (isMeasured)
        derivation.trust = Trust::Measured;
}

/// A figure of the data sheet of one GPU.
void addSheet(Argument what, const Gpu& gpu, std::optional<Trust> trust, Derivation& derivation)
{
    derivation.name.arguments = {std::move(what)};
    derivation.trust = trust;
    derivation.source = sheetText(derivation.source, gpu);
}

}  // namespace

ExplainContext::ExplainContext(const Estimate& e, int explained)
    : group(explained),
      whole(e.basis() ? e.basis() : std::make_shared<const Basis>(e.scenario())),
      basis(whole, &whole->ofGroup(explained)),
      estimate(e),
      scenario(e.scenario()),
      architecture(*whole->site.architecture),
      plan(basis->plan),
      site(basis->site),
      measured(measuredConstants(site.cluster, scenario.training, attentionNeeds(architecture), site.constants)),
      stages(e.basis() ? stageRanges(site, plan) : std::vector<StageRange>())
{
    recordSymbols(*this);  // of the language model too
    if (!plan.runsLanguage)
        (void)name("/plan/tp", end("/plan/encoder/tp", plan.tp));
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

bool ExplainContext::isHere(int rank) const { return whole->groupCount() == 1 || plan.groupOfRank(rank) == group; }

bool ExplainContext::isStageHere(int stage) const
{
    for (int rank = 0; rank < plan.pp && whole->groupCount() > 1; ++rank) {
        const std::vector<int> own = plan.stagesOfRank(rank);
        if (std::find(own.begin(), own.end(), stage) != own.end())
            return isHere(rank);
    }
    return true;
}

Part ExplainContext::elsewhere(const std::string& pointer, int rank) const
{
    const std::vector<EstimateField> fields = estimateFields(estimate);
    const auto found = std::find_if(fields.begin(), fields.end(), [&](const EstimateField& each) { return each.pointer == pointer; });
    return reference("rank-reference", pointer, found == fields.end() ? 0 : found->value, text("rank " + std::to_string(rank)));
}

Part ExplainContext::reference(std::string_view id, const std::string& pointer, double value, std::string_view subject) const
{
    return m_recorder.add({id, subject, Combine::Reference, value, {}, m_recorder.text(pointer)});
}

void addProvenance(const ExplainContext& context, const Record& record, Derivation& derivation)
{
    const Gpu& gpu = context.site.cluster.gpu;
    const std::string& name = gpu.name.empty() ? gpu.id : gpu.name;
    const std::string subject(record.subject);
    if (record.id.starts_with(kModel)) {
        if (context.scenario.model.kind == ModelSource::Kind::Architecture)
            derivation.combine = Combine::Input;
        else
            derivation.source = modelText(context.scenario.model);
    } else if (!record.id.empty() && record.id.front() == '/') {
        derivation.combine = record.combine == Combine::Reference ? Combine::Reference : Combine::Input;
    } else if (record.id == "gpu-peak") {
        addSheet(gpuInPrecision(name, subject), gpu, gpu.trustOf("dense_flop_per_second/" + subject), derivation);
    } else if (record.id == "gpu-memory-bandwidth") {
        addSheet(name, gpu, gpu.trustOf("memory_bytes_per_second"), derivation);
    } else if (record.id == "usable-memory" || record.id == "nominal-memory") {
        addSheet(name, gpu, gpu.trust, derivation);
    } else if ((record.id == "host-link" || record.id == "host-transfer") && context.site.cluster.calibration &&
               context.site.cluster.calibration->rates.hostLink) {
        derivation.source = profileText(*context.site.cluster.calibration);
        derivation.trust = Trust::Measured;
    } else if (derivation.source.empty() && !subject.empty()) {
        derivation.source = Message(quantityText("recipe-" + subject).source);
    } else if (derivation.formula.empty()) {
        const auto table = constantTable();
        const auto info = std::find_if(table.begin(), table.end(), [&](const ConstantInfo& each) { return each.name == record.id; });
        if (info != table.end())
            describeConstant(context, *info, derivation);
    }
}

}  // namespace shardscope
