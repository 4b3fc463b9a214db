// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/runs/run_table_model.h"

#include <QLocale>

#include <cmath>

#include "app/views/runs/run_text.h"
#include "core/estimate/useful_tokens.h"
#include "widgets/text/numbers.h"
#include "widgets/text/plain_tip.h"

namespace shardscope {
namespace {

bool isNumber(RunColumn column)
{
    return (column >= RunColumn::MeasuredRate && column <= RunColumn::MemoryError) ||
           (column >= RunColumn::Sequence && column <= RunColumn::EstimatedTime);
}

QVariant orNothing(const std::optional<double>& value) { return value ? QVariant(*value) : QVariant(); }

/// Tokens per second and GPU of a step that takes so long.
std::optional<double> rateOf(const RunRow& row, const std::optional<double>& seconds)
{
    if (!seconds || !row.run.scenario)
        return std::nullopt;
    return usefulTokensOfStep(*row.run.scenario) / *seconds / row.run.scenario->cluster.gpus();
}

}  // namespace

void RunTableModel::setRows(std::vector<RunRow> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

void RunTableModel::setCompared(int first, const std::vector<ValidationRow>& compared)
{
    int index = first;
    for (const ValidationRow& row : compared) {
        if (index < rowCount())
            m_rows[static_cast<std::size_t>(index++)].compared = row;
    }
    if (index > first)
        Q_EMIT dataChanged(this->index(first, 0), this->index(index - 1, kRunColumns - 1));
}

int RunTableModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(m_rows.size()); }

int RunTableModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : kRunColumns; }

QVariant RunTableModel::raw(const RunRow& row, RunColumn column) const
{
    const bool hasScenario = row.run.scenario.hasValue();
    switch (column) {
    case RunColumn::Source:
        return sourceText(row);
    case RunColumn::Model:
        return hasScenario ? modelText(*row.run.scenario) : QString::fromStdString(row.run.id);
    case RunColumn::Cluster:
        return hasScenario ? clusterText(*row.run.scenario) : QString();
    case RunColumn::Plan:
        return hasScenario ? planText(*row.run.scenario) : QString();
    case RunColumn::Framework:
        return QString::fromStdString(row.run.framework);
    case RunColumn::Sequence:
        return hasScenario ? QVariant(static_cast<double>(row.run.scenario->training.sequenceLength)) : QVariant();
    case RunColumn::Batch:
        return hasScenario ? QVariant(static_cast<double>(row.run.scenario->training.globalBatch)) : QVariant();
    case RunColumn::MeasuredRate:
        return orNothing(rateOf(row, measuredOf(row, RunMetric::Time)));
    case RunColumn::EstimatedRate:
        return orNothing(rateOf(row, estimatedOf(row, RunMetric::Time)));
    case RunColumn::MeasuredTime:
        return orNothing(measuredOf(row, RunMetric::Time));
    case RunColumn::EstimatedTime:
        return orNothing(estimatedOf(row, RunMetric::Time));
    case RunColumn::TimeError:
        return orNothing(errorOf(row, RunMetric::Time));
    case RunColumn::MeasuredMemory:
        return orNothing(measuredOf(row, RunMetric::Memory));
    case RunColumn::EstimatedMemory:
        return orNothing(estimatedOf(row, RunMetric::Memory));
    case RunColumn::MemoryError:
        return orNothing(errorOf(row, RunMetric::Memory));
    case RunColumn::Fits:
        if (!refusalText(row).isEmpty())
            return refusalText(row);
        if (!row.compared || !row.compared->estimatedFits)
            return QString();
        return *row.compared->estimatedFits == row.run.measured.fits ? (row.run.measured.fits ? tr("✓ fits") : tr("✓ too large"))
                                                                     : (row.run.measured.fits ? tr("✗ fitted") : tr("✗ did not fit"));
    case RunColumn::Tier:
        return QStringLiteral("%1 (%2)").arg(QString::fromUtf8(nameOf(row.run.tier).data()), tierText(row.run.tier));
    case RunColumn::Notes:
        return QString::fromStdString(row.run.notes);
    }
    return {};
}

QVariant RunTableModel::shown(const RunRow& row, RunColumn column) const
{
    const QVariant value = raw(row, column);
    if (!isNumber(column) || !value.isValid())
        return value;
    const double number = value.toDouble();
    switch (column) {
    case RunColumn::MeasuredTime:
    case RunColumn::EstimatedTime:
        return durationText(number);
    case RunColumn::MeasuredMemory:
    case RunColumn::EstimatedMemory:
        return bytesText(number);
    case RunColumn::TimeError:
    case RunColumn::MemoryError:
        return signedText(number, percentText(std::abs(number)));
    default:
        return QLocale().toString(number, 'f', number < 100 ? 1 : 0).remove(QStringLiteral(".0"));
    }
}

QVariant RunTableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const auto column = static_cast<RunColumn>(index.column());
    const RunRow& of = row(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return shown(of, column);
    case Qt::EditRole:
        return raw(of, column);
    case kSortRole: {
        const QVariant value = raw(of, column);
        // Errors by their size: the worst rows are at one end.
        return column == RunColumn::TimeError || column == RunColumn::MemoryError
                   ? (value.isValid() ? QVariant(std::abs(value.toDouble())) : value)
                   : value;
    }
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment((isNumber(column) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
    case Qt::ToolTipRole: {
        const QString text = shown(of, column).toString();
        return plainTip(column == RunColumn::Source ? QString::fromStdString(of.run.source) : text);
    }
    default:
        return {};
    }
}

QVariant RunTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical)
        return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(
            Qt::Alignment((isNumber(static_cast<RunColumn>(section)) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
    if (role != Qt::DisplayRole)
        return {};
    switch (static_cast<RunColumn>(section)) {
    case RunColumn::Source:
        return tr("source");
    case RunColumn::Model:
        return tr("model");
    case RunColumn::Cluster:
        return tr("GPUs");
    case RunColumn::Plan:
        return tr("plan");
    case RunColumn::Framework:
        return tr("framework");
    case RunColumn::Sequence:
        return tr("sequence");
    case RunColumn::Batch:
        return tr("batch");
    case RunColumn::MeasuredRate:
        return tr("tokens/s/GPU");
    case RunColumn::EstimatedRate:
        return tr("estimated");
    case RunColumn::MeasuredTime:
        return tr("step");
    case RunColumn::EstimatedTime:
        return tr("estimated step");
    case RunColumn::TimeError:
        return tr("time error");
    case RunColumn::MeasuredMemory:
        return tr("memory");
    case RunColumn::EstimatedMemory:
        return tr("estimated");
    case RunColumn::MemoryError:
        return tr("memory error");
    case RunColumn::Fits:
        return tr("fits?");
    case RunColumn::Tier:
        return tr("tier");
    case RunColumn::Notes:
        return tr("notes");
    }
    return {};
}

}  // namespace shardscope
