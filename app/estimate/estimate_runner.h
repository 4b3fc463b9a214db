// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThreadPool>

#include <functional>
#include <memory>

#include "core/estimate/estimate.h"

namespace shardscope {

/// Computes estimates away from the window's thread. The newest request wins: a result is told only if nothing newer was
/// asked for since, and requests that were overtaken while another was computed are never begun.
class EstimateRunner : public QObject {
    Q_OBJECT
public:
    using Estimator = std::function<Result<Estimate>(Scenario)>;

    explicit EstimateRunner(QObject* parent = nullptr);
    /// With another way to compute, for tests.
    explicit EstimateRunner(Estimator estimator, QObject* parent = nullptr);
    /// Waits for the one that is being computed.
    ~EstimateRunner() override;

    void request(std::shared_ptr<const Scenario> scenario);
    /// Whether an answer to the newest request is still to come.
    [[nodiscard]] bool isBusy() const { return m_answered != m_requested; }

Q_SIGNALS:
    void estimateReady(std::shared_ptr<const Estimate> estimate);
    void estimateFailed(const shardscope::Error& error);

private:
    void start();
    void finish(quint64 generation, const std::shared_ptr<Result<Estimate>>& result);

    Estimator m_estimator;
    std::shared_ptr<const Scenario> m_newest;
    quint64 m_requested = 0;
    quint64 m_started = 0;
    quint64 m_answered = 0;
    bool m_isComputing = false;
    QThreadPool m_pool;  ///< last: its end waits for what uses the others
};

}  // namespace shardscope
