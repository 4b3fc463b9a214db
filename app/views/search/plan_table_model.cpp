// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/search/plan_table_model.h"

#include <algorithm>
#include <utility>

#include "app/views/search/plan_column.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

Qt::Alignment alignmentOf(const QVariant& value)
{
    return (value.typeId() == QMetaType::QString ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter;
}

}  // namespace

void PlanTableModel::setPlans(std::shared_ptr<const SearchResult> result, QStringList chips)
{
    beginResetModel();
    m_result = std::move(result);
    m_chips = std::move(chips);
    endResetModel();
}

bool PlanTableModel::hasChips() const
{
    return std::any_of(m_chips.begin(), m_chips.end(), [](const QString& chip) { return !chip.isEmpty(); });
}

const std::vector<FoundPlan>& PlanTableModel::plans() const
{
    static const std::vector<FoundPlan> none;
    return m_result ? m_result->plans : none;
}

int PlanTableModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(plans().size()); }

int PlanTableModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(planColumns().size()); }

QVariant PlanTableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const PlanColumn& column = planColumns()[static_cast<std::size_t>(index.column())];
    const bool isChip = index.column() == planColumn(QStringLiteral("also"));
    const QVariant value = isChip ? QVariant(m_chips.value(index.row())) : column.value(plan(index.row()));
    switch (role) {
    case Qt::DisplayRole:
        return value.isValid() && column.text ? QVariant(column.text(value.toDouble())) : value;
    case Qt::EditRole:
    case kSortRole:
        return value;
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(alignmentOf(value));
    case Qt::ToolTipRole:
        return isChip ? value : column.tip ? QVariant(column.tip(plan(index.row()))) : QVariant();
    case Qt::ForegroundRole:
        return column.role ? QVariant(Theme::current().color(column.role(plan(index.row())))) : QVariant();
    default:
        return {};
    }
}

QVariant PlanTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical)
        return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
    const PlanColumn& column = planColumns()[static_cast<std::size_t>(section)];
    if (role == Qt::DisplayRole)
        return column.title;
    if (role == Qt::ToolTipRole)
        return column.meaning;
    if (role == Qt::TextAlignmentRole)
        return rowCount() > 0 ? QVariant::fromValue(alignmentOf(column.value(plan(0)))) : QVariant();
    return {};
}

}  // namespace shardscope
