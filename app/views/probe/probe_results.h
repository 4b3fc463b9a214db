// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "widgets/controls/standing.h"

class QLabel;
class QPushButton;

namespace shardscope {

/// The part below the pictures: the progress of the run, its result, and the actions on it.
class ProbeResults : public QWidget {
    Q_OBJECT
public:
    explicit ProbeResults(QWidget* parent = nullptr);

    void setText(Standing standing, const QString& headline, const QString& detail);
    /// Sets whether there is a profile. `obstacle`: why the measurements can be neither saved nor used; empty: they can.
    void setHasProfile(bool has, const QString& obstacle);
    [[nodiscard]] QString headline() const;
    [[nodiscard]] QString detail() const;
    [[nodiscard]] QPushButton& saveButton() const { return *m_save; }
    [[nodiscard]] QPushButton& useButton() const { return *m_use; }

Q_SIGNALS:
    void saveRequested();
    void useRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void applyTheme();

    Standing m_standing = Standing::Plain;
    QLabel* m_headline;
    QLabel* m_detail;
    QPushButton* m_save;
    QPushButton* m_use;
};

}  // namespace shardscope
