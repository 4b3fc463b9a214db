// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/search/plan_filter.h"

#include <QRegularExpression>

#include <algorithm>

#include "app/search/plan_line.h"
#include "app/views/search/plan_column.h"
#include "app/views/search/plan_table_model.h"
#include "widgets/text/numbers.h"

namespace shardscope {
namespace {

/// A number as people write the column's: a share in per cent, bytes in GiB where no unit stands, a time in seconds.
std::optional<double> numberOf(int column, QString typed)
{
    const QString key = QLatin1String(planColumns()[static_cast<std::size_t>(column)].key);
    constexpr double kGiB = 1024.0 * 1024 * 1024;
    double factor = key == QLatin1String("mfu") ? 0.01 : key == QLatin1String("memory") ? kGiB : 1;
    static const QRegularExpression units(QStringLiteral("(gib|gb|%|s)$"), QRegularExpression::CaseInsensitiveOption);
    typed.remove(units);
    const std::optional<double> number = parseCount(typed);
    return number ? std::optional(*number * factor) : std::nullopt;
}

bool holds(const PlanCondition& condition, double value)
{
    if (condition.sign == QLatin1String("="))
        return value == condition.number;
    if (condition.sign == QLatin1String("!="))
        return value != condition.number;
    if (condition.sign == QLatin1String("<"))
        return value < condition.number;
    if (condition.sign == QLatin1String(">"))
        return value > condition.number;
    return condition.sign == QLatin1String("<=") ? value <= condition.number : value >= condition.number;
}

bool holds(const PlanCondition& condition, const FoundPlan& found, const QString& line)
{
    if (condition.column < 0)
        return line.contains(condition.word, Qt::CaseInsensitive);
    const QVariant value = planColumns()[static_cast<std::size_t>(condition.column)].value(found);
    if (value.typeId() == QMetaType::QString || !condition.word.isEmpty()) {
        const bool isIn = value.toString().contains(condition.word, Qt::CaseInsensitive);
        return condition.sign == QLatin1String("!=") ? !isIn : isIn;
    }
    return value.isValid() && holds(condition, value.toDouble());
}

}  // namespace

std::vector<PlanCondition> planConditions(const QString& typed)
{
    static const QRegularExpression term(QStringLiteral("^([A-Za-z]+)(<=|>=|!=|=|<|>)(.+)$"));
    std::vector<PlanCondition> conditions;
    for (const QString& part : typed.split(u' ', Qt::SkipEmptyParts)) {
        PlanCondition condition;
        const QRegularExpressionMatch match = term.match(part);
        condition.column = match.hasMatch() ? planColumn(match.captured(1)) : -1;
        if (condition.column < 0) {
            condition.word = part;
        } else {
            condition.sign = match.captured(2);
            if (const std::optional<double> number = numberOf(condition.column, match.captured(3)))
                condition.number = *number;
            else
                condition.word = match.captured(3);
        }
        conditions.push_back(condition);
    }
    return conditions;
}

PlanFilter::PlanFilter(QObject* parent) : QSortFilterProxyModel(parent) { setSortRole(PlanTableModel::kSortRole); }

void PlanFilter::setFilter(const QString& typed)
{
    m_conditions = planConditions(typed);
    invalidateFilter();
}

bool PlanFilter::filterAcceptsRow(int row, const QModelIndex&) const
{
    if (m_conditions.empty())
        return true;
    const FoundPlan& found = static_cast<const PlanTableModel*>(sourceModel())->plan(row);
    const QString line = planLine(found.plan);
    return std::all_of(m_conditions.begin(), m_conditions.end(),
                       [&](const PlanCondition& condition) { return holds(condition, found, line); });
}

bool PlanFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const QVariant a = left.data(PlanTableModel::kSortRole);
    const QVariant b = right.data(PlanTableModel::kSortRole);
    if (a.isValid() != b.isValid())
        return a.isValid() == (sortOrder() == Qt::AscendingOrder);
    return QSortFilterProxyModel::lessThan(left, right);
}

}  // namespace shardscope
