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

/// Writes the answer of each command as a document. Documents of unbounded length are written to a sink.
namespace shardscope {

class Estimate;
struct Advice;
struct CollectiveAnswer;
struct CollectiveRequest;
struct DecisionTable;
struct DerivedPlan;
struct Diagnosis;
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

/// Returns one of the built-in lists as a `shardscope.catalog/1`: `models`, `gpus`, `networks`, `clusters`, `schedules`, `parameters`,
/// `figures` (the quantities of an estimate and its derivations) or `constants`. The entries stand under the list's own name. Hardware
/// figures come with their unit and trust. Error: UnknownName.
[[nodiscard]] Result<std::string> catalogJson(std::string_view list);

/// Returns the verdict on a plan as a `shardscope.check/1` document. Derived numbers that do not follow from the plan are absent.
[[nodiscard]] std::string checkToJson(const DerivedPlan& derived, const std::vector<Finding>& findings, std::optional<Target> target);

/// Returns `{"findings": [...]}`, the answer of every command to an illegal plan.
[[nodiscard]] std::string refusalToJson(const std::vector<Finding>& findings);

/// Returns a launcher's files as a `shardscope.export/1` document. `changed`: the settings in which they differ from the plan. `why`: the
/// reason where there are no files.
[[nodiscard]] std::string launchToJson(const LaunchExport& launch);

/// Returns the settings of a launcher's file as a `shardscope.import/1` document.
[[nodiscard]] std::string importToJson(const ImportedLaunch& imported);

/// Returns the mesh as a `shardscope.mesh/1` document: groups without line breaks, one kind per line.
[[nodiscard]] std::string meshToJson(const Mesh& mesh);

/// Returns the estimate as a `shardscope.estimate/1` document. In each stage the six classes, summed in their order, give `total` to the
/// last bit. Additional to the contract's fields: the lines of each stage's ledger, its counters, the trust of the capacity and a footnote
/// on the counted bytes. Unknown values (all of `memory` for an illegal plan) are absent.
[[nodiscard]] std::string estimateToJson(const Estimate& estimate);

/// Returns the flows of each pipeline rank in one step as a `shardscope.flows/1` document: the list that the estimate times and every view
/// draws (core/step/flows.h), one flow per line. Precondition: the estimate has a step.
[[nodiscard]] std::string flowsToJson(const Estimate& estimate);

/// Returns the derivation as a `shardscope.derivation/1` document. An input has a `field` where it is a number of the scenario or of the
/// estimate. `inputs_explained` has the inputs that are neither fields of the scenario nor explained elsewhere.
[[nodiscard]] std::string derivationToJson(const Derivation& derivation);

/// Writes a `shardscope.schedule/1` document (contract.md), one rank per line. `bubble` is absent where no block takes any time.
void writeScheduleJson(const Schedule& schedule, const Simulation& simulation, const TextSink& sink);
[[nodiscard]] std::string scheduleJson(const Schedule& schedule, const Simulation& simulation);

/// Writes the schedule in the Trace Event Format of Chrome and Perfetto: one named track per rank, a counter of live activations for each,
/// and a flow arrow for every result that crosses ranks. One unit of time is one second.
void writeScheduleTrace(const Schedule& schedule, const Simulation& simulation, const TextSink& sink);
[[nodiscard]] std::string scheduleTrace(const Schedule& schedule, const Simulation& simulation);

/// Writes the answer as a `shardscope.ring/1` document, one step per line. Unknown bytes are left out. An all-gather lists each rank's
/// blocks of all ranks in its one step.
/// Precondition: the answer has no findings.
void writeRingJson(const RingAnswer& answer, const TextSink& sink);

/// Returns the answer as a `shardscope.collective/1` document.
[[nodiscard]] std::string collectiveToJson(const CollectiveRequest& request, const CollectiveAnswer& answer);

/// Returns the advice as a `shardscope.advice/1` document. Additional to the contract's fields: each rule's text, the facts behind
/// `because`, its outcome, and the figures before and after. `change` leads from the scenario to the plan of `after`, `turned` from the
/// plan of `before`. A recipe without a legal plan here is in `impossible_recipes`.
[[nodiscard]] std::string adviceToJson(const Advice& advice);

/// Returns the result of a search as a `shardscope.search/1` document, one plan per line. Additional to the contract's fields: `pruned_by`,
/// the pruned plans by reason; `tight_best`, the best tight plan where it beats the best that fits, with its `gain`, a fraction; `needs`,
/// the launchers for a plan that the scenario's framework cannot run; `changes_numerics`, fields of a wide search. In `loses_by` seconds
/// end in `_s`, bytes in `_bytes`; the first `kExplainedPlans` plans have it.
[[nodiscard]] std::string searchToJson(const SearchResult& result, const Scenario& scenario);

/// Returns the rows of a decision as a `shardscope.decision/1` document, one row per line. Additional to the contract's fields: a row's
/// scenario name, `tokens_per_s`, `currency` of a price from the catalogue, `assumed` values of open fields, `refused`: why it cannot be
/// estimated, the `certificate` of its search, and `stopped` where that was cut short. Without a plan the figures are absent.
[[nodiscard]] std::string decisionTableToJson(const DecisionTable& decision, const std::optional<std::size_t>& chosen = {});

/// Returns the diagnosis of a run as a `shardscope.diagnosis/1` document, one part per line. `parts[].seconds` add up to the measured step less
/// the estimated one. Additional to the contract's fields: a part's `measured_s`, `estimated_s`, `sentence` and `try`, and `findings`: what
/// differs between the traces and the scenario, and what they leave open.
[[nodiscard]] std::string diagnosisToJson(const Diagnosis& diagnosis);

/// Returns a `shardscope.validation/1` document, one row per line. Values that were not measured or not estimated are absent; a summary of
/// no comparisons has its count alone. `counted` is false for rows that are shown only; `bias` is the median of the signed errors;
/// `time_dense` and `time_moe` split `time`. With `ranking`, its grids.
[[nodiscard]] std::string validationToJson(const Validation& validation, const std::optional<std::vector<Grid>>& ranking);

}  // namespace shardscope
