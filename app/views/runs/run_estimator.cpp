// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/runs/run_estimator.h"

#include "core/io/residuals_json.h"

#include <algorithm>
#include <exception>

namespace shardscope {
namespace {

constexpr std::size_t kBatch = 16;  ///< a few milliseconds of work

ValidationRow comparedRun(const Run& run)
{
    try {
        return validateRuns({{std::string(), {run}}}, measuredEvidence()).rows.front();
    } catch (const std::exception& problem) {
        ValidationRow row;
        row.id = run.id;
        row.refused = Refusal{Error{ErrorCode::Internal, {problem.what()}, {}, {}}, {}};
        return row;
    }
}

}  // namespace

RunEstimator::RunEstimator(QObject* parent)
    : QObject(parent),
      m_job(
          this, [](const QString&) {}, JobPriority::Background)
{
}

void RunEstimator::cancel()
{
    m_job.cancel();
    m_left = 0;
}

void RunEstimator::start(std::vector<Run> runs)
{
    cancel();
    m_left = runs.size();
    m_job.start(
        [this, runs = std::move(runs)](const JobContext& job) {
            for (std::size_t first = 0; first < runs.size() && !job.isStopped(); first += kBatch) {
                std::vector<ValidationRow> rows;
                for (std::size_t i = first; i < std::min(first + kBatch, runs.size()); ++i)
                    rows.push_back(comparedRun(runs[i]));
                job.tell([this, first, rows = std::move(rows)] { take(static_cast<int>(first), rows); });
            }
            return 0;
        },
        [this](int) { Q_EMIT finished(); });
}

void RunEstimator::take(int first, const std::vector<ValidationRow>& rows)
{
    m_left -= rows.size();
    Q_EMIT compared(first, rows);
}

}  // namespace shardscope
