// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStandardItemModel>

#include "core/advice/advice.h"

namespace shardscope {

/// The columns of the path.
enum class AdviceColumn { Rule, Outcome, Why, Change, Rate, Memory, Source };
inline constexpr int kAdviceColumns = static_cast<int>(AdviceColumn::Source) + 1;

/// The three steps, under each its rules in the order in which they were asked, those that do not apply together at its end; then the recipes,
/// the fastest first.
class AdviceTree : public QStandardItemModel {
    Q_OBJECT
public:
    /// Is the role of the first column: the changes that the row stands for, by `changeOf`.
    static constexpr int kRowRole = Qt::UserRole + 1;

    explicit AdviceTree(QObject* parent = nullptr);
    void setAdvice(std::shared_ptr<const Advice> advice);
    /// Returns what that row would change; null: it stands for no plan.
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

/// "TP 8, PP 4": fields and the values that they get.
[[nodiscard]] QString changeText(const std::vector<FieldChange>& changes);

}  // namespace shardscope
