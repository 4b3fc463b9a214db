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

/// A launch file in the making: its source, and its deviations from the plan.
class LaunchDraft {
public:
    LaunchDraft(const Scenario& scenario, Target target);

    const Scenario& scenario;
    const Plan& plan;
    const Training& training;
    const PlanFacts facts;
    const ResolvedPlan resolved;
    const Plan meant;                           ///< without fields that have no effect
    const std::optional<PlainDecoder> decoder;  ///< empty where no flags describe the model
    LaunchExport result;

    /// Returns the launcher's own setting of the field.
    [[nodiscard]] std::string_view key(std::string_view field, std::size_t index = 0) const;
    /// Writes whole numbers and switches of the plan and the training unchanged, each under its key.
    void say(ConfigValue& map, std::initializer_list<std::string_view> fields) const;
    /// Notes that the file does something else; `id` has the sentence in resources/texts/launch.ini.
    void change(std::string_view id, std::vector<std::pair<std::string, FindingNumber>> numbers = {});
    /// Notes a field of the scenario without a setting of the launcher.
    void drop(std::string_view field, std::string value);
    /// Notes a field that becomes the nearest value that the launcher has.
    void replace(std::string_view field, std::string_view from, std::string_view to);
    /// Replaces the bucket size by one in the launcher's unit. Precondition: the plan states one.
    void replaceBucket(std::int64_t bytes);
    /// Notes that no setting of the files decides this field.
    void leaveOpen(std::string_view field);
    /// Notes that there is no file for this scenario.
    void refuse(std::string_view id, std::vector<std::pair<std::string, FindingNumber>> numbers = {});

    /// Drops each field of the plan that neither this launcher nor all launchers can state, and whose meaning differs from the launcher's
    /// behaviour.
    void dropOthers();

    /// Notes that experts without ranks of their own are cut like other weights where the launcher has no setting for it.
    void tellExpertTensor();

    [[nodiscard]] bool isRefused() const { return result.verdict == LaunchVerdict::NotExpressible; }
    /// Returns whether every stage has the layers of an even split.
    [[nodiscard]] bool splitsEvenly() const;
    [[nodiscard]] std::int64_t microBatches() const { return resolved.microBatches; }
    [[nodiscard]] std::int64_t parameterCount() const;  ///< of the whole model
    [[nodiscard]] std::int64_t largestLayer() const;    ///< parameters of its largest layer
    /// Returns lines such as "Llama 3 70B on 64 H100: tp 4, pp 4, dp 4" for the head of a file.
    [[nodiscard]] std::vector<std::string> heading() const;
    /// Returns a name for runs and folders: letters, digits, dashes.
    [[nodiscard]] std::string slug() const;
};

/// Returns a field's value in a sentence: "8", "true", "null", "[4, 4]".
[[nodiscard]] std::string textOf(const Value& value);

/// Leaves open the fields that are not in this launcher's files.
void leaveOthersOpen(LaunchDraft& draft);

// Writers, one for each launcher, each in its own file.
void writeMegatron(LaunchDraft& draft);
void writeMegatronBridge(LaunchDraft& draft);
void writeNanotron(LaunchDraft& draft);
void writeTorchtitan(LaunchDraft& draft);
void writeTorchtitan022(LaunchDraft& draft);
void writeDeepSpeed(LaunchDraft& draft);
void writeAccelerate(LaunchDraft& draft);
void writeTrl(LaunchDraft& draft);
void writeAxolotl(LaunchDraft& draft);
void writeLlamaFactory(LaunchDraft& draft);
void writeTorchtune(LaunchDraft& draft);
void writeUnsloth(LaunchDraft& draft);
void writeSwift(LaunchDraft& draft);

}  // namespace shardscope
