// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/estimate/estimate_runner.h"

#include "core/io/residuals_json.h"

#include <exception>
#include <utility>

namespace shardscope {
namespace {

Result<Estimate> computed(const EstimateRunner::Estimator& estimator, const Scenario& scenario)
{
    try {
        return estimator(scenario);
    } catch (const std::exception& problem) {
        return Error{ErrorCode::Internal, {problem.what()}, {}, {}};
    }
}

}  // namespace

EstimateRunner::EstimateRunner(QObject* parent)
    : EstimateRunner([](Scenario scenario) { return estimate(std::move(scenario), measuredEvidence()); }, parent)
{
}

EstimateRunner::EstimateRunner(Estimator estimator, QObject* parent) : QObject(parent), m_estimator(std::move(estimator))
{
    m_pool.setMaxThreadCount(1);
    m_pool.setExpiryTimeout(-1);
}

EstimateRunner::~EstimateRunner() { m_pool.waitForDone(); }

void EstimateRunner::request(std::shared_ptr<const Scenario> scenario)
{
    m_newest = std::move(scenario);
    ++m_requested;
    if (!m_isComputing)
        start();
}

void EstimateRunner::start()
{
    m_isComputing = true;
    m_started = m_requested;
    m_pool.start([this, generation = m_started, scenario = m_newest] {
        auto result = std::make_shared<Result<Estimate>>(computed(m_estimator, *scenario));
        QMetaObject::invokeMethod(
            this, [this, generation, result] { finish(generation, result); }, Qt::QueuedConnection);
    });
}

void EstimateRunner::finish(quint64 generation, const std::shared_ptr<Result<Estimate>>& result)
{
    m_isComputing = false;
    if (generation != m_requested) {
        start();
        return;
    }
    m_answered = generation;
    if (*result)
        Q_EMIT estimateReady(std::make_shared<const Estimate>(std::move(*result).value()));
    else
        Q_EMIT estimateFailed(result->error());
}

}  // namespace shardscope
