// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

#include "core/validate/playbook.h"

class QLabel;
class QPushButton;
class QTableWidget;

namespace shardscope {

/// A person's rules of thumb: a list that can be edited in place, with the source of each.
class RulesPanel : public QWidget {
    Q_OBJECT
public:
    explicit RulesPanel(QWidget* parent = nullptr);
    /// Shows the rules, without a signal.
    void setRules(const std::vector<RuleOfThumb>& rules);
    void setReadOnly(bool readOnly);
    void addRule();
    void removeRule();

Q_SIGNALS:
    void edited(const std::vector<shardscope::RuleOfThumb>& rules);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] std::vector<RuleOfThumb> shownRules() const;
    void appendRow(const RuleOfThumb& rule);
    void showState();

    QTableWidget* m_table;
    QLabel* m_empty;
    QPushButton* m_add;
    QPushButton* m_remove;
    bool m_isShowing = false;
};

}  // namespace shardscope
