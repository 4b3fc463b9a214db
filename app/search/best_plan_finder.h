// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <string>

#include "app/jobs/job.h"
#include "core/plan/target.h"
#include "core/remedy/without_wastes.h"
#include "core/search/search.h"

namespace shardscope {

class Document;

/// Holds what is known of the best plan beside the present one.
struct BestPlan {
    /// The fastest that fits: what the search found or the present plan, with the switches turned that a search keeps and that cost time
    /// for nothing. Empty: none fits.
    std::optional<LeanPlan> plan;
    Figures present;
    bool isPresentRun = true;          ///< false: the launcher that is asked for, or the scenario's framework, cannot run the present plan
    bool isProven = true;              ///< false: the search took too long, there may be better
    std::optional<TightBest> tight{};  ///< what accepting a tight fit would add

    /// By which fraction it is faster than the present plan; empty: none fits, or the present one does not fit, does not run or has no time.
    [[nodiscard]] std::optional<double> gain() const;
};

/// The same at once: of the scenario of the request, its locks and its launcher. Empty where there is no estimate.
[[nodiscard]] std::optional<BestPlan> bestPlanOf(const SearchRequest& request, const std::stop_token& stop = {});

/// Looks for the best plan of the document whenever nothing has changed for a while, behind all other work. Locked degrees stay as they are.
class BestPlanFinder : public QObject {
    Q_OBJECT
public:
    static constexpr int kIdle = 600;  ///< milliseconds without a change

    explicit BestPlanFinder(Document& document, QObject* parent = nullptr);
    /// Nothing is looked for while nobody sees it.
    void setWanted(bool wanted);
    /// Whose own rules the plan shall keep, too.
    void setTarget(std::optional<Target> target);
    [[nodiscard]] bool isBusy() const { return m_idle.isActive() || m_job.isBusy(); }
    /// Empty: not known yet.
    [[nodiscard]] const std::optional<BestPlan>& best() const { return m_best; }
    /// Takes the plan over, as one step of undo. Nothing where there is none.
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
    std::string m_asked;  ///< what `m_found` answers
    std::shared_ptr<const SearchResult> m_found;
    std::optional<BestPlan> m_best;
    Job m_job;
};

}  // namespace shardscope
