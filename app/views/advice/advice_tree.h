// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStandardItemModel>

#include "core/advice/advice.h"

namespace shardscope {

/// The columns of the path.
enum class AdviceColumn { Rule, Outcome, Why, Change, Rate, Memory, Source };
inline constexpr int kAdviceColumns = static_cast<int>(AdviceColumn::Source) + 1;

/// The three steps, each with its rules in the order in which they were checked, those that do not apply grouped at its end; then the
/// recipes, the fastest first.
class AdviceTree : public QStandardItemModel {
    Q_OBJECT
public:
    /// The role of the first column with the changes of the row, for `changeOf`.
    static constexpr int kRowRole = Qt::UserRole + 1;

    explicit AdviceTree(QObject* parent = nullptr);
    void setAdvice(std::shared_ptr<const Advice> advice);
    /// Returns the changes of that row; null: it has no plan.
    [[nodiscard]] const std::vector<FieldChange>* changeOf(const QModelIndex& index) const;

    /// These columns of a row in sentences.
    [[nodiscard]] QString told(const QModelIndex& index, const QList<AdviceColumn>& columns) const;

private:
    void appendStep(const StepAdvice& step);
    void appendRecipes();
    [[nodiscard]] QList<QStandardItem*> rowOf(const Decision& decision);
    [[nodiscard]] QList<QStandardItem*> rowOf(const RecipeOutcome& recipe);
    void setChange(QStandardItem& item, const std::vector<FieldChange>& change);

    std::shared_ptr<const Advice> m_advice;
    std::vector<const std::vector<FieldChange>*> m_changes;
};

/// Returns fields with their new values: "TP 8, PP 4".
[[nodiscard]] QString changeText(const std::vector<FieldChange>& changes);

}  // namespace shardscope
