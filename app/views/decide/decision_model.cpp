// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/decide/decision_model.h"

#include <algorithm>
#include <utility>

#include "app/text/fit_text.h"
#include "app/views/decide/decision_column.h"
#include "widgets/text/plain_tip.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

const DecisionColumn& columnAt(int column) { return decisionColumns()[static_cast<std::size_t>(column)]; }

/// Mutes assumptions, and gives the verdict its colour.
std::optional<ColorRole> roleOf(const DecisionColumn& column, const DecisionRow& row)
{
    if (column.id == u"verdict")
        return roleOf(standingOf(row.figures ? row.figures->fit : Fit::DoesNotFit));
    if (!column.field.isEmpty() && !assumptionText(row, column.field).isEmpty())
        return ColorRole::Muted;
    return std::nullopt;
}

}  // namespace

void DecisionModel::setRows(std::vector<DecisionRow> rows, std::vector<std::size_t> front, int chosen)
{
    beginResetModel();
    m_rows = std::move(rows);
    m_front = std::move(front);
    m_chosen = chosen;
    endResetModel();
}

int DecisionModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(m_rows.size()); }

int DecisionModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(decisionColumns().size());
}

QVariant DecisionModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const DecisionColumn& column = columnAt(index.column());
    const DecisionRow& row = m_rows[static_cast<std::size_t>(index.row())];
    const QVariant value = column.value(row);
    switch (role) {
    case Qt::DisplayRole:
        if (column.text)
            return value.isValid() ? column.text(value.toDouble()) : QStringLiteral("–");
        return value;
    case Qt::EditRole:
    case kSortRole:
        return value;
    case Qt::TextAlignmentRole:
        return QVariant::fromValue((column.text ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::ToolTipRole: {
        const QString tip = column.tip ? column.tip(row) : QString();
        return plainTip(tip.isEmpty() ? value.toString() : tip);
    }
    case Qt::ForegroundRole: {
        const std::optional<ColorRole> colour = roleOf(column, row);
        return colour ? QVariant(Theme::current().color(*colour)) : QVariant();
    }
    case Qt::FontRole:
        return index.row() == m_chosen ? QVariant(Theme::current().font(TextStyle::Strong)) : QVariant();
    default:
        return {};
    }
}

QVariant DecisionModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical) {
        const bool isOnFront = std::find(m_front.begin(), m_front.end(), static_cast<std::size_t>(section)) != m_front.end();
        return role == Qt::DisplayRole ? QVariant(section == m_chosen ? QStringLiteral("▶")
                                                  : isOnFront         ? QStringLiteral("★")
                                                                      : QString())
                                       : QVariant();
    }
    const DecisionColumn& column = columnAt(section);
    if (role == Qt::DisplayRole) {
        const QString currency = column.isMoney ? currencyOf(m_rows) : QString();
        return currency.isEmpty() ? column.title : tr("%1, %2", "a column, its unit").arg(column.title, currency);
    }
    if (role == Qt::ToolTipRole)
        return plainTip(column.meaning);
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((column.text ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    return {};
}

Qt::ItemFlags DecisionModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.isValid() && !columnAt(index.column()).field.isEmpty() ? flags | Qt::ItemIsEditable : flags;
}

bool DecisionModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !index.isValid() || columnAt(index.column()).field.isEmpty())
        return false;
    const DecisionRow& row = m_rows[static_cast<std::size_t>(index.row())];
    Q_EMIT stated(QString::fromStdString(row.scenario().cluster.gpu.id), columnAt(index.column()).field, value.toString().trimmed());
    return true;
}

}  // namespace shardscope
