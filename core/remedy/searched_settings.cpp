// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/remedy/searched_settings.h"

#include <algorithm>
#include <optional>

namespace shardscope {
namespace {

/// A field that a setting is made of beside the one it is named by.
struct OwnField {
    std::string_view path;
    PlanSetting setting;
};

constexpr OwnField kOwnFields[] = {{"plan.tp", PlanSetting::TensorParallel},
                                   {"plan.sequence_parallel", PlanSetting::SequenceParallel},
                                   {"plan.cp", PlanSetting::ContextParallel},
                                   {"plan.pp", PlanSetting::PipelineParallel},
                                   {"plan.ep", PlanSetting::ExpertParallel},
                                   {"plan.etp", PlanSetting::ExpertTensorParallel},
                                   {"plan.zero", PlanSetting::ZeroStage},
                                   {"plan.micro_batch", PlanSetting::MicroBatch},
                                   {"plan.recompute", PlanSetting::Recompute},
                                   {"plan.recompute_layers", PlanSetting::RecomputedLayers},
                                   {"plan.recompute_modules", PlanSetting::Recompute},
                                   {"plan.schedule", PlanSetting::Schedule},
                                   {"plan.chunks", PlanSetting::Schedule},
                                   {"plan.reshard_after_forward", PlanSetting::ReshardAfterForward},
                                   {"training.attention", PlanSetting::Attention},
                                   {"training.software.loss", PlanSetting::Loss},
                                   {"plan.offload", PlanSetting::OffloadStates},
                                   {"plan.offload_activations", PlanSetting::OffloadActivations},
                                   {"plan.overlap.grad_reduce", PlanSetting::OverlapGradReduce},
                                   {"plan.overlap.param_gather", PlanSetting::OverlapParamGather},
                                   {"plan.overlap.tensor", PlanSetting::OverlapTensor},
                                   {"plan.overlap.pipeline", PlanSetting::OverlapPipeline},
                                   {"plan.overlap.expert", PlanSetting::OverlapExpert},
                                   {"plan.bucket_bytes", PlanSetting::Buckets},
                                   {"cluster.nodes", PlanSetting::Gpus},
                                   {"cluster.gpus_per_node", PlanSetting::Gpus}};

std::optional<PlanSetting> settingOf(std::string_view path)
{
    for (const OwnField& each : kOwnFields) {
        if (each.path == path)
            return each.setting;
    }
    return std::nullopt;
}

}  // namespace

const std::vector<SearchedSetting>& searchedSettings()
{
    static const std::vector<SearchedSetting> settings{
        {PlanSetting::TensorParallel, {"plan.tp", "plan.sequence_parallel", "plan.shard_group"}},
        {PlanSetting::ContextParallel, {"plan.cp", "plan.shard_group"}},
        {PlanSetting::PipelineParallel, {"plan.pp", "plan.group", "plan.stage_layers", "plan.shard_group"}},
        {PlanSetting::ExpertParallel, {"plan.ep"}},
        {PlanSetting::ExpertTensorParallel, {"plan.etp"}},
        {PlanSetting::ZeroStage, {"plan.zero", "plan.shard_group"}},
        {PlanSetting::MicroBatch, {"plan.micro_batch", "plan.group"}},
        {PlanSetting::Recompute, {"plan.recompute", "plan.recompute_layers", "plan.recompute_modules"}},
        {PlanSetting::Schedule, {"plan.schedule", "plan.chunks", "plan.group", "plan.stage_layers"}}};
    return settings;
}

bool isSearched(PlanSetting setting)
{
    const std::vector<SearchedSetting>& all = searchedSettings();
    return setting == PlanSetting::SequenceParallel ||
           std::any_of(all.begin(), all.end(), [setting](const SearchedSetting& each) { return each.setting == setting; });
}

const std::vector<std::string_view>& searchedFields()
{
    static const std::vector<std::string_view> fields = [] {
        std::set<std::string_view> all{"plan.dp"};
        for (const SearchedSetting& each : searchedSettings())
            all.insert(each.fields.begin(), each.fields.end());
        return std::vector<std::string_view>(all.begin(), all.end());
    }();
    return fields;
}

std::set<std::string> fieldsToFix(const std::set<PlanSetting>& turned, const std::set<std::string>& fixed)
{
    std::set<std::string> fields(fixed);
    std::set<std::string_view> open{"plan.dp"};
    for (const SearchedSetting& each : searchedSettings()) {
        if (turned.contains(each.setting))
            open.insert(each.fields.begin(), each.fields.end());
    }
    for (const std::string_view field : searchedFields()) {
        if (!open.contains(field))
            fields.emplace(field);
    }
    return fields;
}

bool isTurnedBySearch(const FieldChange& change)
{
    static constexpr std::string_view kForgotten[] = {"plan.group", "plan.shard_group", "plan.recompute_layers", "plan.recompute_modules"};
    const std::string_view field = change.parameter->path;
    const std::vector<std::string_view>& searched = searchedFields();
    if (std::find(std::begin(kForgotten), std::end(kForgotten), field) != std::end(kForgotten))
        return isNull(change.value);
    return std::find(searched.begin(), searched.end(), field) != searched.end();
}

bool isTurnedByBestPlan(const FieldChange& change)
{
    const std::string_view field = change.parameter->path;
    const std::vector<std::string_view>& searched = searchedFields();
    if (std::find(searched.begin(), searched.end(), field) != searched.end())
        return true;
    switch (settingOf(field).value_or(PlanSetting::Gpus)) {
    case PlanSetting::OffloadStates:
        return change.value == Value(std::string(nameOf(Offload::None)));
    case PlanSetting::OffloadActivations:
        return change.value == Value(0.0);
    case PlanSetting::ReshardAfterForward:
    case PlanSetting::OverlapGradReduce:
    case PlanSetting::OverlapParamGather:
    case PlanSetting::OverlapTensor:
    case PlanSetting::OverlapPipeline:
    case PlanSetting::OverlapExpert:
    case PlanSetting::Buckets:
        return true;
    default:
        return false;
    }
}

bool isHeld(PlanSetting setting, const std::set<std::string>& fixed)
{
    return std::any_of(std::begin(kOwnFields), std::end(kOwnFields),
                       [&](const OwnField& each) { return each.setting == setting && fixed.contains(std::string(each.path)); });
}

std::vector<PlanSetting> settingsTurnedBy(const std::vector<FieldChange>& changes)
{
    std::vector<PlanSetting> turned;
    for (const FieldChange& change : changes) {
        const std::optional<PlanSetting> setting = settingOf(change.parameter->path);
        if (setting && std::find(turned.begin(), turned.end(), *setting) == turned.end())
            turned.push_back(*setting);
    }
    const auto has = [&](PlanSetting setting) { return std::find(turned.begin(), turned.end(), setting) != turned.end(); };
    if (has(PlanSetting::TensorParallel))
        std::erase(turned, PlanSetting::SequenceParallel);
    // So many layers of full recomputation are one choice.
    if (has(PlanSetting::RecomputedLayers))
        std::erase(turned, PlanSetting::Recompute);
    return turned;
}

}  // namespace shardscope
