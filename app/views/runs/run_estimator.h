// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <vector>

#include "app/jobs/job.h"
#include "core/validate/validation.h"

namespace shardscope {

/// Estimates many runs off the GUI thread and hands the answers over in batches, so that a list fills while it is looked at.
class RunEstimator : public QObject {
    Q_OBJECT
public:
    explicit RunEstimator(QObject* parent = nullptr);

    /// Starts anew: what is under way for other runs ends without an answer.
    void start(std::vector<Run> runs);
    void cancel();
    [[nodiscard]] bool isBusy() const { return m_left > 0; }

Q_SIGNALS:
    /// Brings the comparisons of the runs from `first` on.
    void compared(int first, const std::vector<shardscope::ValidationRow>& rows);
    void finished();

private:
    void take(int first, const std::vector<ValidationRow>& rows);

    std::size_t m_left = 0;
    Job m_job;
};

}  // namespace shardscope
