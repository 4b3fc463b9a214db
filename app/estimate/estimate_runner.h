// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>
#include <memory>

#include "app/jobs/job.h"
#include "core/estimate/estimate.h"

namespace shardscope {

/// Computes estimates away from the window's thread, before everything else; requests that were overtaken while another was
/// computed are never begun.
class EstimateRunner : public QObject {
    Q_OBJECT
public:
    using Estimator = std::function<Result<Estimate>(Scenario)>;

    explicit EstimateRunner(QObject* parent = nullptr);
    /// With another way to compute, for tests.
    explicit EstimateRunner(Estimator estimator, QObject* parent = nullptr);

    void request(std::shared_ptr<const Scenario> scenario);
    /// Whether an answer to the newest request is still to come.
    [[nodiscard]] bool isBusy() const { return m_job.isBusy(); }

Q_SIGNALS:
    void estimateReady(std::shared_ptr<const Estimate> estimate);
    void estimateFailed(const shardscope::Error& error);

private:
    Estimator m_estimator;
    Job m_job;
};

}  // namespace shardscope
