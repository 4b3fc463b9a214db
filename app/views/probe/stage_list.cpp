// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/probe/stage_list.h"

#include <algorithm>

#include "app/views/probe/probe_text.h"
#include "widgets/text/plain_tip.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

ColorRole roleOfState(const ProbeStage& stage)
{
    if (!stage.ended)
        return ColorRole::Text;
    switch (stage.ended->outcome) {
    case probe::StageOutcome::Done:
        return ColorRole::Good;
    case probe::StageOutcome::Unavailable:
    case probe::StageOutcome::Skipped:
    case probe::StageOutcome::Cancelled:
        return ColorRole::Muted;
    default:
        return ColorRole::Error;
    }
}

}  // namespace

void StageList::setPlan(const std::vector<probe::StageInfo>& stages)
{
    m_isRunning = false;
    std::vector<ProbeStage> planned;
    for (const probe::StageInfo& info : stages)
        planned.push_back({info, false, 0, {}, {}});
    show(std::move(planned));
    Q_EMIT chosenChanged();
}

/// A run of some stages is shown among all of the plan.
void StageList::setRecord(const ProbeRecord& record, bool isRunning)
{
    m_isRunning = isRunning;
    std::vector<ProbeStage> all = m_stages;
    for (ProbeStage& stage : all)
        stage = {stage.info, false, 0, {}, {}};
    for (const ProbeStage& run : record.stages()) {
        const auto found = std::find_if(all.begin(), all.end(), [&run](const ProbeStage& each) { return each.info.id == run.info.id; });
        if (found == all.end())
            all.push_back(run);
        else
            *found = run;
    }
    show(std::move(all));
}

void StageList::show(std::vector<ProbeStage> stages)
{
    const auto isSame = [](const ProbeStage& a, const ProbeStage& b) { return a.info.id == b.info.id; };
    if (std::equal(m_stages.begin(), m_stages.end(), stages.begin(), stages.end(), isSame)) {
        m_stages = std::move(stages);
        if (!m_stages.empty())
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
        return;
    }
    beginResetModel();
    m_stages = std::move(stages);
    endResetModel();
}

QStringList StageList::chosen() const
{
    QStringList ids;
    for (const ProbeStage& stage : m_stages) {
        if (isChosen(stage))
            ids << QString::fromStdString(stage.info.id);
    }
    return ids.size() == rowCount() ? QStringList() : ids;
}

void StageList::setChosen(const QString& stage, bool isChosen)
{
    if (isChosen)
        m_leftOut.remove(stage);
    else
        m_leftOut.insert(stage);
    if (!m_stages.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
    Q_EMIT chosenChanged();
}

double StageList::secondsChosen() const
{
    double seconds = 0;
    for (const ProbeStage& stage : m_stages)
        seconds += isChosen(stage) ? stage.info.seconds : 0;
    return seconds;
}

int StageList::countChosen() const
{
    return static_cast<int>(std::count_if(m_stages.begin(), m_stages.end(), [this](const ProbeStage& stage) { return isChosen(stage); }));
}

int StageList::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(m_stages.size()); }

int StageList::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : Columns; }

QVariant StageList::data(const QModelIndex& index, int role) const
{
    const ProbeStage& stage = at(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return index.column() == Name       ? probeStageTitle(stage.info)
               : index.column() == Expected ? aboutText(stage.info.seconds)
                                            : probeStageState(stage);
    case Qt::ToolTipRole:
        return plainTip(stage.ended && !stage.ended->fix.empty() ? probeStageState(stage) + u'\n' + QString::fromStdString(stage.ended->fix)
                        : probeStageState(stage).isEmpty()       ? probeStageTitle(stage.info)
                                                                 : probeStageState(stage));
    case Qt::CheckStateRole:
        return index.column() == Name ? QVariant(isChosen(stage) ? Qt::Checked : Qt::Unchecked) : QVariant();
    case Qt::ForegroundRole:
        return index.column() == State ? QVariant(Theme::current().color(roleOfState(stage))) : QVariant();
    case Qt::FontRole:
        return stage.isRunning ? QVariant(Theme::current().font(TextStyle::Strong)) : QVariant();
    default:
        return {};
    }
}

bool StageList::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::CheckStateRole || index.column() != Name || m_isRunning)
        return false;
    setChosen(QString::fromStdString(at(index.row()).info.id), value.toInt() == Qt::Checked);
    return true;
}

/// Keeps the stage that tells what the machine is: everything needs it.
Qt::ItemFlags StageList::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags shown = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    const bool canChoose = index.column() == Name && !m_isRunning && index.row() > 0;
    return canChoose ? shown | Qt::ItemIsUserCheckable : shown;
}

QVariant StageList::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    return section == Name ? tr("stage") : section == Expected ? tr("duration") : tr("state");
}

}  // namespace shardscope
