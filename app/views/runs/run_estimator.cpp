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

RunEstimator::RunEstimator(QObject* parent) : QObject(parent) { m_pool.setMaxThreadCount(1); }

RunEstimator::~RunEstimator()
{
    cancel();
    m_pool.waitForDone();
}

void RunEstimator::cancel()
{
    ++*m_generation;
    m_left = 0;
}

void RunEstimator::start(std::vector<Run> runs)
{
    cancel();
    m_left = runs.size();
    if (runs.empty()) {
        Q_EMIT finished();
        return;
    }
    m_pool.start([this, newest = m_generation, generation = m_generation->load(), runs = std::move(runs)] {
        for (std::size_t first = 0; first < runs.size() && newest->load() == generation; first += kBatch) {
            std::vector<ValidationRow> rows;
            for (std::size_t i = first; i < std::min(first + kBatch, runs.size()); ++i)
                rows.push_back(comparedRun(runs[i]));
            QMetaObject::invokeMethod(
                this, [this, generation, first, rows = std::move(rows)] { take(generation, static_cast<int>(first), rows); },
                Qt::QueuedConnection);
        }
    });
}

void RunEstimator::take(quint64 generation, int first, const std::vector<ValidationRow>& rows)
{
    if (generation != m_generation->load())
        return;
    m_left -= rows.size();
    Q_EMIT compared(first, rows);
    if (m_left == 0)
        Q_EMIT finished();
}

}  // namespace shardscope
