// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

#include "core/field/parameters.h"
#include "core/launch/config_value.h"
#include "core/launch/launch_export.h"
#include "core/launch/plain_decoder.h"
#include "core/launch/plan_meaning.h"
#include "core/plan/plan_facts.h"
#include "core/plan/resolved_plan.h"
#include "core/scenario/plan.h"

namespace shardscope {

struct Scenario;

/// A launch file in the making: what it is made from, and what it had to say otherwise.
class LaunchDraft {
public:
    LaunchDraft(const Scenario& scenario, Target target);

    const Scenario& scenario;
    const Plan& plan;
    const Training& training;
    const PlanFacts facts;
    const ResolvedPlan resolved;
    const Plan meant;                           ///< without what says nothing in it
    const std::optional<PlainDecoder> decoder;  ///< nothing where no flags describe the model
    LaunchExport result;

    /// The launcher's own setting of the field.
    [[nodiscard]] std::string_view key(std::string_view field, std::size_t index = 0) const;
    /// Writes whole numbers and switches of the plan and the training as they stand there, each under its key.
    void say(ConfigValue& map, std::initializer_list<std::string_view> fields) const;
    /// The file does something else; `id` has its sentence in resources/texts/launch.ini.
    void change(std::string_view id, std::vector<std::pair<std::string, FindingNumber>> numbers = {});
    /// A field of the scenario that the launcher has no setting for.
    void drop(std::string_view field, std::string value);
    /// A field that becomes the nearest the launcher has.
    void replace(std::string_view field, std::string_view from, std::string_view to);
    /// The size of a bucket that the launcher's unit can say; the plan states one.
    void replaceBucket(std::int64_t bytes);
    /// No setting of the files decides this field.
    void leaveOpen(std::string_view field);
    /// There is no file for this scenario.
    void refuse(std::string_view id, std::vector<std::pair<std::string, FindingNumber>> numbers = {});

    /// Drops each field of the plan that neither this launcher nor every one says, and that means something else than what the launcher then
    /// does.
    void dropOthers();

    /// Experts that are not spread over ranks of their own are cut like all else where there is no word for it.
    void tellExpertTensor();

    [[nodiscard]] bool isRefused() const { return result.verdict == LaunchVerdict::NotExpressible; }
    /// Every stage has the layers that an even split gives it.
    [[nodiscard]] bool splitsEvenly() const;
    [[nodiscard]] std::int64_t microBatches() const { return resolved.microBatches; }
    [[nodiscard]] std::int64_t parameterCount() const;  ///< of the whole model
    [[nodiscard]] std::int64_t largestLayer() const;    ///< parameters of its largest layer
    /// "Llama 3 70B on 64 H100: tp 4, pp 4, dp 4", for the head of a file.
    [[nodiscard]] std::vector<std::string> heading() const;
    /// A name for runs and folders: letters, digits, dashes.
    [[nodiscard]] std::string slug() const;
};

/// A field's value in a sentence: "8", "true", "null", "[4, 4]".
[[nodiscard]] std::string textOf(const Value& value);

/// Leaves open what is none of this launcher's files.
void leaveOthersOpen(LaunchDraft& draft);

// One for each launcher; what they write is in its own file.
void writeMegatron(LaunchDraft& draft);
void writeMegatronBridge(LaunchDraft& draft);
void writeNanotron(LaunchDraft& draft);
void writeTorchtitan(LaunchDraft& draft);
void writeTorchtitan022(LaunchDraft& draft);
void writeDeepSpeed(LaunchDraft& draft);
void writeAccelerate(LaunchDraft& draft);

}  // namespace shardscope
