// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <memory>

#include "app/jobs/job.h"
#include "app/panels/finding_evidence.h"
#include "app/search/cures.h"
#include "core/plan/target.h"
#include "widgets/controls/finding_list.h"

namespace shardscope {

class Estimate;
class Card;
class Drawer;
class FindingsLine;

/// Errors, warnings and hints of the newest estimate, settings that cost time for nothing, and remedies. Findings appear at once; a *Fix*
/// when its effect is known, which is tried in the background once the estimates are at rest. One line, which opens upward over the views;
/// hidden without findings.
class FindingsPanel : public QWidget {
    Q_OBJECT
public:
    explicit FindingsPanel(QWidget* parent = nullptr);

    /// Folds the panel to one line, which opens over the lower edge of that area.
    void foldOver(QWidget& area);
    void setOpen(bool open);
    [[nodiscard]] bool isOpen() const;
    /// Hides the panel, also with findings, unless it is wanted.
    void setWanted(bool wanted);
    [[nodiscard]] FindingsLine& line() const { return *m_line; }
    void setEstimate(std::shared_ptr<const Estimate> estimate);
    /// Sets the launcher whose own findings are listed first.
    void setTarget(std::optional<Target> target);
    /// Lists only errors and warnings, without improvements, while presenting.
    void setBrief(bool brief);
    /// Sets the degrees that do not follow a fix.
    void setLockedDegrees(const QSet<QString>& locked);
    [[nodiscard]] FindingList& list() const { return *m_list; }
    /// Returns the findings, then improvements, the largest gain first.
    [[nodiscard]] QList<FindingRow> rows() const;
    /// Returns the cures; null until all of them are known.
    [[nodiscard]] const Cures* cures() const { return m_cures.get(); }
    /// Returns whether there are no findings.
    [[nodiscard]] bool isEmpty() const { return m_isEmpty; }
    /// Returns whether all cures of the newest estimate are known.
    [[nodiscard]] bool isSettled() const { return !m_estimate || m_cures || !m_isWanted; }

Q_SIGNALS:
    /// Emitted to reveal the control of this parameter: "plan.tp".
    void showRequested(const QString& parameterPath);
    /// Emitted to show the evidence of a finding.
    void placeRequested(const shardscope::ViewPlace& place);
    /// Emitted to set these fields, as one edit of that name.
    void changeRequested(const std::vector<shardscope::FieldChange>& changes, const QString& undoText);
    void emptyChanged(bool isEmpty);
    void closeRequested();
    void failed(const QString& sentence);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void fillList();
    void rest();
    void findCures();
    /// Returns the order of rows: findings are numbered from 0, wastes after the last of them.
    [[nodiscard]] std::vector<std::size_t> order() const;
    [[nodiscard]] double gainOf(std::size_t told) const;
    [[nodiscard]] const Waste& wasteAt(std::size_t told) const;
    [[nodiscard]] FindingRow rowOf(std::size_t finding) const;
    [[nodiscard]] FindingRow rowOfTarget(std::size_t index) const;
    [[nodiscard]] bool isTold(const Finding& finding) const;
    [[nodiscard]] bool hasFindings() const;
    void checkTarget();
    void showRow(std::size_t row);
    [[nodiscard]] const FixEffect* fixOfTarget(std::size_t index) const;
    void fixRow(std::size_t row);
    void change(std::vector<FieldChange> changes);
    void setIsEmpty(bool isEmpty);
    void placeCard();

    std::shared_ptr<const Estimate> m_estimate;
    std::shared_ptr<const Cures> m_cures;  ///< of `m_estimate`; null: not known yet
    std::optional<Target> m_target;
    std::vector<Finding> m_ofTarget;  ///< findings of its rules alone in the estimate's scenario
    QSet<QString> m_locked;
    QList<FindingRow> m_shown;
    bool m_isEmpty = true;
    bool m_isBrief = false;
    bool m_isWanted = true;
    bool m_isOld = true;
    bool m_isListOld = true;
    Card* m_card;
    FindingsLine* m_line;
    QPointer<Drawer> m_drawer;  ///< of the area, which may end first
    FindingList* m_list;
    QTimer m_rest;
    Job m_job;  ///< last: its end waits for work that uses the others
};

/// Returns the field that a finding is about, whether or not there is a remedy; empty: none.
[[nodiscard]] QString subjectOf(const Finding& finding);

}  // namespace shardscope
