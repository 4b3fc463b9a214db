// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <utility>

#include "core/base/choices.h"
#include "core/base/enum_names.h"
#include "core/base/finding.h"
#include "core/field/parameters.h"
#include "core/model/architecture.h"

/// Every setting that a cure or a waste changes: its name in the code and for people. Most leave the model, the batch and the arithmetic
/// alone, so that the training learns the same; `PlanSettingTraits::training` marks the others. A new one is a row here and its traits in
/// plan_setting.cpp.
#define SHARDSCOPE_PLAN_SETTINGS(ROW)                   \
    ROW(Gpus, "gpus")                                   \
    ROW(TensorParallel, "tensor-parallel")              \
    ROW(ContextParallel, "context-parallel")            \
    ROW(PipelineParallel, "pipeline-parallel")          \
    ROW(ExpertParallel, "expert-parallel")              \
    ROW(ExpertTensorParallel, "expert-tensor-parallel") \
    ROW(EncoderCopies, "encoder-copies")                \
    ROW(ZeroStage, "zero-stage")                        \
    ROW(MicroBatch, "micro-batch")                      \
    ROW(Recompute, "recompute")                         \
    ROW(RecomputedLayers, "recomputed-layers")          \
    ROW(SequenceParallel, "sequence-parallel")          \
    ROW(ReshardAfterForward, "reshard-after-forward")   \
    ROW(Schedule, "schedule")                           \
    ROW(Attention, "attention")                         \
    ROW(Loss, "loss")                                   \
    ROW(OffloadStates, "offload-states")                \
    ROW(OffloadActivations, "offload-activations")      \
    ROW(OverlapGradReduce, "overlap-grad-reduce")       \
    ROW(OverlapParamGather, "overlap-param-gather")     \
    ROW(OverlapTensor, "overlap-tensor")                \
    ROW(OverlapPipeline, "overlap-pipeline")            \
    ROW(OverlapExpert, "overlap-expert")                \
    ROW(Buckets, "buckets")                             \
    ROW(Reference, "reference")                         \
    ROW(PagedStates, "paged-states")                    \
    ROW(OptimizerStates, "optimizer-states")            \
    ROW(OptimizerInBackward, "optimizer-in-backward")   \
    ROW(AdapterRank, "adapter-rank")                    \
    ROW(Method, "method")                               \
    ROW(SequenceLength, "sequence-length")

namespace shardscope {

struct Scenario;

enum class PlanSetting {
#define SHARDSCOPE_ROW(setting, name) setting,
    SHARDSCOPE_PLAN_SETTINGS(SHARDSCOPE_ROW)
#undef SHARDSCOPE_ROW
};

template <>
struct EnumNames<PlanSetting> {
#define SHARDSCOPE_ROW(setting, name) std::pair{PlanSetting::setting, std::string_view(name)},
    static constexpr std::array names{SHARDSCOPE_PLAN_SETTINGS(SHARDSCOPE_ROW)};
#undef SHARDSCOPE_ROW
};

/// Whether the best plan changes a setting that no search varies (core/remedy/without_wastes.h).
enum class ByBestPlan {
    No,
    Yes,
    SwitchedOff,  ///< to "none" or 0 alone: what lies on the host comes back, and nothing is sent there
};

/// The effect of a setting on the training; the later, the graver.
enum class TrainingChange {
    None,      ///< it learns the same
    Numerics,  ///< it learns from the same tokens with the same weights, in other arithmetic
    Another,   ///< it is another training: neither its result nor its tokens per second compare with this one's
};

/// A list of paths of fields.
class FieldPaths {
public:
    constexpr FieldPaths() = default;
    constexpr FieldPaths(std::initializer_list<std::string_view> paths)
    {
        for (const std::string_view path : paths)
            m_paths[m_count++] = path;
    }
    [[nodiscard]] constexpr const std::string_view* begin() const { return m_paths.data(); }
    [[nodiscard]] constexpr const std::string_view* end() const { return m_paths.data() + m_count; }
    [[nodiscard]] constexpr bool isEmpty() const { return m_count == 0; }

private:
    std::array<std::string_view, 4> m_paths{};
    std::size_t m_count = 0;
};

/// Everything about one setting.
struct PlanSettingTraits {
    /// The paths of its fields, by which a change of the setting is recognised; the first one sets it.
    FieldPaths fields;
    /// The fields that a search leaves open to vary this setting: its own, and those stated for another value of it. Empty: no search
    /// varies it on its own.
    FieldPaths searched{};
    ByBestPlan byBestPlan = ByBestPlan::No;
    /// Sets it to a number (`Move`), with dependent fields. Null: the first field takes the number, as it is, as a switch, or as the number
    /// of a choice.
    void (*turn)(Scenario&, std::int64_t value) = nullptr;
    /// The text of the waste if changing it makes a plan faster; empty for a setting that saves no time.
    std::string_view waste{};
    /// The place where the waste is seen.
    FindingPlace seen{Seen::Memory};
    TrainingChange training = TrainingChange::None;
    /// Returns the text that says how the training changes with this value of the first of its fields that changes. Null:
    /// it does not.
    std::string_view (*remark)(const Value&) = nullptr;
};

[[nodiscard]] const PlanSettingTraits& traitsOf(PlanSetting setting);

/// Returns the setting that a field belongs to.
[[nodiscard]] std::optional<PlanSetting> settingOf(std::string_view path);

/// Returns a count as an int, clamped to the largest.
[[nodiscard]] int narrow(std::int64_t value);

}  // namespace shardscope
