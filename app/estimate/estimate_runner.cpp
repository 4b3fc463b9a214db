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
    : EstimateRunner(
          [](Scenario scenario) {
              Result<Estimate> made = estimate(std::move(scenario), measuredEvidence());
              // Tiles and bar ask for them at once: they are ready before the window's thread does.
              if (made && made->step())
                  (void)made->shares();
              return made;
          },
          parent)
{
}

EstimateRunner::EstimateRunner(Estimator estimator, QObject* parent)
    : QObject(parent),
      m_estimator(std::move(estimator)),
      m_job(
          this, [](const QString&) {}, JobPriority::Estimate)
{
}

void EstimateRunner::request(std::shared_ptr<const Scenario> scenario)
{
    m_job.start([estimator = m_estimator,
                 scenario = std::move(scenario)] { return std::make_shared<const Result<Estimate>>(computed(estimator, *scenario)); },
                [this](const std::shared_ptr<const Result<Estimate>>& result) {
                    if (*result)
                        Q_EMIT estimateReady(std::shared_ptr<const Estimate>(result, &result->value()));
                    else
                        Q_EMIT estimateFailed(result->error());
                });
}

}  // namespace shardscope
