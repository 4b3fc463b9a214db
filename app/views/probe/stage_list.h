// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QSet>

#include <vector>

#include "app/probe/probe_record.h"

namespace shardscope {

/// Lists the stages of a run with their durations, each of which can be left out; during and after a run, the state of each.
class StageList : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Name, Expected, State, Columns };

    using QAbstractTableModel::QAbstractTableModel;

    /// Shows the stages before a run.
    void setPlan(const std::vector<probe::StageInfo>& stages);
    /// Shows the record of a current or ended run.
    void setRecord(const ProbeRecord& record, bool isRunning);
    /// Returns the stages to be run; empty: all of them.
    [[nodiscard]] QStringList chosen() const;
    void setChosen(const QString& stage, bool isChosen);
    [[nodiscard]] double secondsChosen() const;
    [[nodiscard]] int countChosen() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    void chosenChanged();

private:
    [[nodiscard]] const ProbeStage& at(int row) const { return m_stages[static_cast<std::size_t>(row)]; }
    [[nodiscard]] bool isChosen(const ProbeStage& stage) const { return !m_leftOut.contains(QString::fromStdString(stage.info.id)); }
    void show(std::vector<ProbeStage> stages);

    std::vector<ProbeStage> m_stages;
    QSet<QString> m_leftOut;
    bool m_isRunning = false;
};

}  // namespace shardscope
