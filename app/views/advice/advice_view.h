// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/views/base/view.h"
#include "core/advice/advice.h"

class QLabel;
class QSplitter;
class QTreeView;

namespace shardscope {

class AdviceTree;
class Curves;
class WrappingLabel;

/// "What would the playbook do?" The three steps as a path, every rule with its outcome, and the vendors' starting points; each plan was
/// estimated. A person's own rules are read from `advice-rules.json` in the data folder.
class AdviceView : public View {
    Q_OBJECT
public:
    AdviceView();
    [[nodiscard]] static ViewInfo viewInfo();

    /// Returns the advice; null before the first answer.
    [[nodiscard]] const std::shared_ptr<const Advice>& advice() const { return m_advice; }
    [[nodiscard]] AdviceTree& tree() const { return *m_tree; }
    /// Applies the plan of the chosen row, else that of the whole path, as one step of undo.
    void applyChosen();
    void applyPath();
    [[nodiscard]] ChartWidget* currentChart() const override;
    [[nodiscard]] const QAbstractItemModel* currentTable() const override;

protected:
    void contextChanged(const ViewContext& before) override;
    void refresh() override;
    void forget() override { m_advice.reset(); }
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Reads a person's own rules, in addition to the built-in ones.
    void readOwnRules();
    void showAdvice();
    void updateTools();
    void fitColumns();
    void showChosen();
    void tellChosen();
    void fitTold();
    void chooseFirstTaken();
    void applyTheme();
    void apply(const std::vector<FieldChange>& changes);

    std::shared_ptr<const AdviceRules> m_rules;
    std::shared_ptr<const Advice> m_advice;
    Job& m_job;

    QToolButton* m_applyRow;
    QToolButton* m_applyPath;
    WrappingLabel* m_verdict;
    Curves* m_picture;
    AdviceTree* m_tree;
    QTreeView* m_list;
    QLabel* m_told;
    QSplitter* m_page;
};

}  // namespace shardscope
