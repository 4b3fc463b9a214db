// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>
#include <memory>

#include "app/jobs/job.h"
#include "core/estimate/estimate.h"

namespace shardscope {

/// Computes estimates in the background, with the highest priority; superseded requests are never started.
class EstimateRunner : public QObject {
    Q_OBJECT
public:
    using Estimator = std::function<Result<Estimate>(Scenario)>;

    explicit EstimateRunner(QObject* parent = nullptr);
    /// Uses another function to compute, for tests.
    explicit EstimateRunner(Estimator estimator, QObject* parent = nullptr);

    void request(std::shared_ptr<const Scenario> scenario);
    /// Returns whether the newest request is still unanswered.
    [[nodiscard]] bool isBusy() const { return m_job.isBusy(); }

Q_SIGNALS:
    void estimateReady(std::shared_ptr<const Estimate> estimate);
    void estimateFailed(const shardscope::Error& error);

private:
    Estimator m_estimator;
    Job m_job;
};

}  // namespace shardscope
