// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/finding.h"
#include "core/base/result.h"
#include "core/io/text_sink.h"
#include "core/plan/target.h"

/// Writes what each command answers, as a document. Those of unbounded length are written to a sink.
namespace shardscope {

class Estimate;
struct Advice;
struct CollectiveAnswer;
struct CollectiveRequest;
struct DecisionTable;
struct DerivedPlan;
struct Derivation;
struct Grid;
struct ImportedLaunch;
struct LaunchExport;
struct Mesh;
struct RingAnswer;
struct Scenario;
struct Schedule;
struct SearchResult;
struct Simulation;
struct Validation;

/// One of the built-in lists as a `shardscope.catalog/1`: `models`, `gpus`, `networks`, `clusters`, `schedules`,
/// `parameters`, `figures` (what an estimate and its derivations are made of) or `constants`. The entries stand under the list's own name. Hardware figures have their unit and trust beside them.
[[nodiscard]] Result<std::string> catalogJson(std::string_view list);

/// The verdict on a plan as a `shardscope.check/1` document. A derived number that the plan's numbers do not give is absent.
[[nodiscard]] std::string checkToJson(const DerivedPlan& derived, const std::vector<Finding>& findings, std::optional<Target> target);

/// `{"findings": [...]}`: what every command answers to an illegal plan.
[[nodiscard]] std::string refusalToJson(const std::vector<Finding>& findings);

/// A launcher's files as a `shardscope.export/1` document. `changed`: what they do otherwise than the plan; where there are none `why`.
[[nodiscard]] std::string launchToJson(const LaunchExport& launch);

/// Returns what a launcher's file says, as a `shardscope.import/1` document.
[[nodiscard]] std::string importToJson(const ImportedLaunch& imported);

/// The mesh as a `shardscope.mesh/1` document: groups without line breaks, one kind a line.
[[nodiscard]] std::string meshToJson(const Mesh& mesh);

/// The estimate as a `shardscope.estimate/1` document. In each stage the six classes, summed in the order in which they stand,
/// give `total` to the last bit. Beside the contract's fields: the lines of each stage's ledger, its counters, the trust
/// of the capacity and a footnote of what is counted. What can't be known (all of `memory` of an illegal plan) is absent.
[[nodiscard]] std::string estimateToJson(const Estimate& estimate);

/// Returns what each pipeline rank sends in one step, as a `shardscope.flows/1` document: the list that the estimate times and every
/// view draws (core/step/flows.h), a flow a line. Precondition: the estimate has a step.
[[nodiscard]] std::string flowsToJson(const Estimate& estimate);

/// The derivation as a `shardscope.derivation/1` document. An input has a `field` where it is a number of the scenario or of
/// the estimate; what is not itself an input of the scenario, and not explained under another field, stands in `inputs_explained`.
[[nodiscard]] std::string derivationToJson(const Derivation& derivation);

/// `shardscope.schedule/1` (contract.md), one rank a line. `bubble` is absent where no block takes any time.
void writeScheduleJson(const Schedule& schedule, const Simulation& simulation, const TextSink& sink);
[[nodiscard]] std::string scheduleJson(const Schedule& schedule, const Simulation& simulation);

/// The schedule in the Trace Event Format of Chrome and Perfetto: one named track per rank, a counter of live activations
/// for each, and a flow arrow for every result that crosses ranks. One unit of time is one second.
void writeScheduleTrace(const Schedule& schedule, const Simulation& simulation, const TextSink& sink);
[[nodiscard]] std::string scheduleTrace(const Schedule& schedule, const Simulation& simulation);

/// The answer as a `shardscope.ring/1` document, a step a line. Bytes that are not known are left out. An all-gather lists each
/// rank's blocks of all ranks in its one step.
/// Precondition: the answer has no findings.
void writeRingJson(const RingAnswer& answer, const TextSink& sink);

/// The answer as a `shardscope.collective/1` document.
[[nodiscard]] std::string collectiveToJson(const CollectiveRequest& request, const CollectiveAnswer& answer);

/// The advice as a `shardscope.advice/1` document. Beside the contract's fields: what each rule says, the facts behind `because`, what became of
/// it, and the figures before and after. `change` leads from the scenario to the plan of `after`, `turned` from the plan of `before`.
/// A recipe without a legal plan here stands in `impossible_recipes`.
[[nodiscard]] std::string adviceToJson(const Advice& advice);

/// The answer of a search of this scenario's plans as a `shardscope.search/1` document, a plan a line. Beside the contract's fields:
/// `pruned_by`, the pruned plans by reason; `tight_best`, the best tight plan where it beats the best that fits, with its `gain`, a fraction;
/// of a plan that the scenario's framework cannot run `needs`, the launchers that can; `changes_numerics`, fields of a wide search. In `loses_by` seconds end in `_s`, bytes in `_bytes`; it stands with the first
/// `kExplainedPlans`.
[[nodiscard]] std::string searchToJson(const SearchResult& result, const Scenario& scenario);

/// The rows of a decision as a `shardscope.decision/1` document, a row a line. Beside the contract's fields: of a row its scenario's name,
/// `tokens_per_s`, `currency` of a price from the catalogue, what is `assumed` of fields that the scenario leaves open, `refused`: why it
/// cannot be estimated, the `certificate` of its search, and `stopped` where that was cut short. Without a plan the figures are absent.
[[nodiscard]] std::string decisionTableToJson(const DecisionTable& decision, const std::optional<std::size_t>& chosen = {});

/// A `shardscope.validation/1` document: a row a line. What was not measured or not estimated is absent; a summary of no
/// comparisons has its count alone. `counted` is false for rows that are shown only; `bias` is the median of the signed errors;
/// `time_dense` and `time_moe` split `time`. With `ranking`, its grids.
[[nodiscard]] std::string validationToJson(const Validation& validation, const std::optional<std::vector<Grid>>& ranking);

}  // namespace shardscope
