// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

#include <memory>

#include "core/estimate/estimate.h"
#include "core/scenario/parameters.h"

namespace shardscope {

class Card;
class FindingList;

/// What can be done about a finding: the nearest value of the first field that would satisfy it.
struct FindingFix {
    QString path;
    Value value;
};

/// Errors, warnings and hints of the newest estimate.
class FindingsPanel : public QWidget {
    Q_OBJECT
public:
    explicit FindingsPanel(QWidget* parent = nullptr);

    void setEstimate(std::shared_ptr<const Estimate> estimate);
    [[nodiscard]] FindingList& list() const { return *m_list; }

Q_SIGNALS:
    /// Reveal the control of this parameter: "plan.tp".
    void showRequested(const QString& parameterPath);
    /// Edit this parameter.
    void fixRequested(const QString& parameterPath, const shardscope::Value& value);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void refresh();

    std::shared_ptr<const Estimate> m_estimate;
    QStringList m_shown;  ///< sentences and fixes of the rows that are there
    bool m_isOld = true;
    Card* m_card;
    FindingList* m_list;
};

/// The remedy that *Fix* applies; an empty path: there is none.
[[nodiscard]] FindingFix fixOf(const Finding& finding);
/// The field that a finding is about, whether or not there is a remedy; empty: none.
[[nodiscard]] QString subjectOf(const Finding& finding);

}  // namespace shardscope
