// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/runs/run_filter.h"

#include <algorithm>

#include "app/views/runs/run_table_model.h"
#include "app/views/runs/run_text.h"

namespace shardscope {
namespace {

QString everythingOf(const RunRow& row)
{
    QString text =
        sourceText(row) + u' ' + QString::fromStdString(row.run.id + " " + row.run.source + " " + row.run.framework + " " + row.run.notes);
    if (row.run.scenario)
        text += u' ' + modelText(*row.run.scenario) + u' ' + clusterText(*row.run.scenario) + u' ' + planText(*row.run.scenario);
    return text;
}

}  // namespace

RunFilter::RunFilter(QObject* parent) : QSortFilterProxyModel(parent)
{
    setSortRole(RunTableModel::kSortRole);
    setSortCaseSensitivity(Qt::CaseInsensitive);
}

void RunFilter::setQuery(const RunQuery& query)
{
    if (query == m_query)
        return;
    m_query = query;
    m_words = query.text.split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

bool RunFilter::filterAcceptsRow(int row, const QModelIndex&) const
{
    const RunRow& of = static_cast<const RunTableModel*>(sourceModel())->row(row);
    if (!m_query.source.isEmpty() && (m_query.source == kOwnRuns ? !of.isOwn() : of.source != m_query.source))
        return false;
    if (!m_query.framework.isEmpty() && QString::fromStdString(of.run.framework) != m_query.framework)
        return false;
    if (!m_query.gpu.isEmpty() && (!of.run.scenario || QString::fromStdString(of.run.scenario->cluster.gpu.id) != m_query.gpu))
        return false;
    if (m_query.kind != ModelKind::All && of.isMixture() != (m_query.kind == ModelKind::Mixture))
        return false;
    if (m_words.isEmpty())
        return true;
    const QString text = everythingOf(of);
    return std::all_of(m_words.begin(), m_words.end(), [&text](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

bool RunFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const QVariant a = left.data(RunTableModel::kSortRole);
    const QVariant b = right.data(RunTableModel::kSortRole);
    if (a.isValid() != b.isValid())
        return a.isValid() == (sortOrder() == Qt::AscendingOrder);
    return QSortFilterProxyModel::lessThan(left, right);
}

}  // namespace shardscope
