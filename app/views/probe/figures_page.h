// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <memory>
#include <optional>

#include "core/compare/profile_comparison.h"
#include "core/hardware/hardware_profile.h"

class QComboBox;
class QLabel;
class QStandardItemModel;
class QTableView;

namespace shardscope {

/// Every figure of a measured profile with those of the data sheet and of another profile, and the error of its fit.
class FiguresPage : public QWidget {
    Q_OBJECT
public:
    explicit FiguresPage(QWidget* parent = nullptr);

    /// Sets the profile. `clusters`: the profile of the window's cluster; null: none.
    void setProfile(const std::optional<HardwareProfile>& profile, const std::shared_ptr<const HardwareProfile>& clusters);
    /// Compares with a profile of a file. Returns the error as a sentence, or empty.
    [[nodiscard]] QString compareWith(const QString& path);
    [[nodiscard]] const QStandardItemModel& table() const { return *m_table; }

Q_SIGNALS:
    void failed(const QString& sentence);

protected:
    void changeEvent(QEvent* event) override;

private:
    enum class Other { None, Cluster, Published, File };
    void choose(int row);
    void showChoices();
    void showFigures();
    void applyTheme();
    [[nodiscard]] const HardwareProfile* other() const;

    std::optional<HardwareProfile> m_profile;
    std::shared_ptr<const HardwareProfile> m_clusters;
    std::optional<HardwareProfile> m_file;
    QString m_fileName;
    Other m_other = Other::None;
    QComboBox* m_choice;
    QLabel* m_empty;
    QStandardItemModel* m_table;
    QTableView* m_list;
};

}  // namespace shardscope
