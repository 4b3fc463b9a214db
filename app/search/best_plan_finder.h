// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <string>

#include "app/jobs/job.h"
#include "core/decide/best_plan.h"
#include "core/plan/target.h"

namespace shardscope {

class Document;

/// Searches for the best plan of the document after a time without changes, at the lowest priority. Locked degrees stay as they are.
class BestPlanFinder : public QObject {
    Q_OBJECT
public:
    static constexpr int kIdle = 600;  ///< milliseconds without a change

    explicit BestPlanFinder(Document& document, QObject* parent = nullptr);
    /// Sets whether the result is visible; without that there is no search.
    void setWanted(bool wanted);
    /// Sets the launcher whose rules the plan must also keep.
    void setTarget(std::optional<Target> target);
    [[nodiscard]] bool isBusy() const { return m_idle.isActive() || m_job.isBusy(); }
    /// Returns the best plan; empty: not known yet.
    [[nodiscard]] const std::optional<BestPlan>& best() const { return m_best; }
    /// Applies the plan, as one step of undo. Does nothing without a plan.
    void apply();

Q_SIGNALS:
    void changed();

private:
    void wait();
    void look();

    Document& m_document;
    std::optional<Target> m_target;
    bool m_isWanted = false;
    bool m_isOld = true;
    QTimer m_idle;
    std::string m_asked;  ///< key of the question that `m_found` answers
    std::shared_ptr<const SearchResult> m_found;
    std::optional<BestPlan> m_best;
    Job m_job;
};

}  // namespace shardscope
