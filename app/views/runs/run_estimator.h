// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <vector>

#include "app/jobs/job.h"
#include "core/validate/validation.h"

namespace shardscope {

/// Estimates many runs off the GUI thread and delivers the answers in batches, so that a list fills gradually.
class RunEstimator : public QObject {
    Q_OBJECT
public:
    explicit RunEstimator(QObject* parent = nullptr);

    /// Starts with these runs; work for other runs ends without an answer.
    void start(std::vector<Run> runs);
    void cancel();
    [[nodiscard]] bool isBusy() const { return m_left > 0; }

Q_SIGNALS:
    /// Emitted with the comparisons of the runs from `first` on.
    void compared(int first, const std::vector<shardscope::ValidationRow>& rows);
    void finished();

private:
    void take(int first, const std::vector<ValidationRow>& rows);

    std::size_t m_left = 0;
    Job m_job;
};

}  // namespace shardscope
