// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/base/finding.h"
#include "core/base/once.h"
#include "core/base/result.h"
#include "core/estimate/step_shares.h"
#include "core/estimate/throughput.h"
#include "core/memory/memory.h"
#include "core/model/parameters.h"
#include "core/scenario/scenario.h"
#include "core/trust/estimate_trust.h"
#include "core/trust/fit.h"

namespace shardscope {

struct ResolvedPlan;
struct Basis;         // core/step/basis.h
struct StepEstimate;  // core/step/step.h

/// Everything that is known of one scenario: the content of `shardscope.estimate/1` and of every view. Immutable: a changed scenario gets a
/// new estimate.
class Estimate {
public:
    [[nodiscard]] const Scenario& scenario() const { return m_scenario; }
    /// Returns the scenario's model as the training changes it: its kinds of layers are those of the figures.
    [[nodiscard]] const Architecture& architecture() const;
    [[nodiscard]] const ResolvedPlan& plan() const { return *m_plan; }
    /// Returns the basis of memory and step. Null for an illegal plan.
    [[nodiscard]] const std::shared_ptr<const Basis>& basis() const { return m_basis; }
    [[nodiscard]] const ParameterCount& parameters() const { return m_parameters; }
    /// Returns the findings, errors first. With an error the plan is illegal: `isLegal` is false and `memory` has no stages.
    [[nodiscard]] const std::vector<Finding>& findings() const { return m_findings; }
    [[nodiscard]] const MemoryEstimate& memory() const { return m_memory; }

    /// Null for an illegal plan, and where the time cannot be known (`stepProblem`).
    [[nodiscard]] const std::shared_ptr<const StepEstimate>& step() const { return m_step; }
    /// Returns why a legal plan has no step time: its data would cross a missing network.
    [[nodiscard]] const std::optional<Error>& stepProblem() const { return m_stepProblem; }
    /// Present whenever `step` is.
    [[nodiscard]] const std::optional<Throughput>& throughput() const { return m_throughput; }
    /// Returns the shares, which are computed at the first call. Precondition: there is a step.
    [[nodiscard]] const StepShares& shares() const { return *m_shares; }
    [[nodiscard]] const RunCost& cost() const { return m_cost; }
    /// Returns how far time and memory can be trusted; present for a legal plan that was estimated with evidence.
    [[nodiscard]] const std::optional<EstimateTrust>& trust() const { return m_trust; }
    /// Return the widths of its bands, as fractions of the measured value (`endsOf` gives their ends).
    [[nodiscard]] std::optional<double> timeBand() const;
    [[nodiscard]] std::optional<double> memoryBand() const;

    [[nodiscard]] bool isLegal() const { return !m_memory.stages.empty(); }
    /// Returns whether the peak is within the capacity, however near; `fit` also considers its band.
    [[nodiscard]] bool fits() const { return isLegal() && m_memory.fits(); }
    /// Returns the verdict, `DoesNotFit` for an illegal plan. Without evidence there is no band, and nothing is tight.
    [[nodiscard]] Fit fit() const;
    [[nodiscard]] int gpus() const;

private:
    friend Result<Estimate> makeEstimate(Scenario scenario, const Evidence* evidence);
    Estimate() = default;
    void addStep();
    void addTrust(const Evidence& evidence);

    Scenario m_scenario;
    std::shared_ptr<const ResolvedPlan> m_plan;  ///< the basis's own where there is one
    ParameterCount m_parameters;
    std::vector<Finding> m_findings;
    std::shared_ptr<const Basis> m_basis;
    MemoryEstimate m_memory;
    std::shared_ptr<const StepEstimate> m_step;
    std::optional<Error> m_stepProblem;
    Once<StepShares> m_shares;
    std::optional<Throughput> m_throughput;
    RunCost m_cost;
    std::optional<EstimateTrust> m_trust;
};

/// Returns the estimate of a scenario. Precondition: its architecture is set. Errors: CannotEstimate for a model with layers that have no
/// operators here. An illegal plan is not an error: its findings give the reasons.
[[nodiscard]] Result<Estimate> estimate(Scenario scenario);
/// Returns the same with its trust. For displaying an estimate; too slow for trying many plans.
[[nodiscard]] Result<Estimate> estimate(Scenario scenario, const Evidence& evidence);

}  // namespace shardscope
