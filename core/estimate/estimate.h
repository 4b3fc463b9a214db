// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/base/result.h"
#include "core/estimate/throughput.h"
#include "core/memory/memory.h"
#include "core/model/parameters.h"
#include "core/base/finding.h"

namespace shardscope {

struct Basis;         // core/step/basis.h
struct StepEstimate;  // core/step/step.h

/// Everything that is known of one scenario: what `shardscope.estimate/1` says and what every view shows. An immutable
/// value: a changed scenario makes a new one.
class Estimate {
public:
    [[nodiscard]] const Scenario& scenario() const { return m_scenario; }
    [[nodiscard]] const ResolvedPlan& plan() const { return *m_plan; }
    /// What memory and step were made from. Null for an illegal plan.
    [[nodiscard]] const std::shared_ptr<const Basis>& basis() const { return m_basis; }
    [[nodiscard]] const ParameterCount& parameters() const { return m_parameters; }
    /// Errors first. With an error there is no such plan: `isLegal` is false and `memory` has no stages.
    [[nodiscard]] const std::vector<Finding>& findings() const { return m_findings; }
    [[nodiscard]] const MemoryEstimate& memory() const { return m_memory; }

    /// Null for an illegal plan, and where the time cannot be known (`stepProblem`).
    [[nodiscard]] const std::shared_ptr<const StepEstimate>& step() const { return m_step; }
    /// Why a legal plan has no step time: data that would cross a network that is not there.
    [[nodiscard]] const std::optional<Error>& stepProblem() const { return m_stepProblem; }
    /// There wherever `step` is.
    [[nodiscard]] const std::optional<Throughput>& throughput() const { return m_throughput; }
    [[nodiscard]] const RunCost& cost() const { return m_cost; }

    [[nodiscard]] bool isLegal() const { return !m_memory.stages.empty(); }
    [[nodiscard]] bool fits() const { return isLegal() && m_memory.fits(); }
    [[nodiscard]] int gpus() const { return m_plan->world; }

private:
    friend Result<Estimate> estimate(Scenario scenario);
    Estimate() = default;
    void addStep();

    Scenario m_scenario;
    std::shared_ptr<const ResolvedPlan> m_plan;  ///< the basis's own where there is one
    ParameterCount m_parameters;
    std::vector<Finding> m_findings;
    std::shared_ptr<const Basis> m_basis;
    MemoryEstimate m_memory;
    std::shared_ptr<const StepEstimate> m_step;
    std::optional<Error> m_stepProblem;
    std::optional<Throughput> m_throughput;
    RunCost m_cost;
};

/// Precondition: the scenario's architecture is set. Errors: CannotEstimate for a model with layers that have no operators here.
/// An illegal plan is no error: its findings say what is wrong.
[[nodiscard]] Result<Estimate> estimate(Scenario scenario);

}  // namespace shardscope
