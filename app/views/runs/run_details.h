// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/views/runs/run_row.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace shardscope {

/// The chosen run: its source, its facts, and the actions on it.
class RunDetails : public QWidget {
    Q_OBJECT
public:
    explicit RunDetails(QWidget* parent = nullptr);
    /// Sets the run; null: none is chosen.
    void setRow(const RunRow* row);

Q_SIGNALS:
    void openRequested();
    void removeRequested();
    void notesEdited(const QString& notes);

protected:
    void changeEvent(QEvent* event) override;

private:
    void applyTheme();

    QLabel* m_name;
    QLabel* m_source;
    QLineEdit* m_notes;
    QPushButton* m_open;
    QPushButton* m_remove;
};

}  // namespace shardscope
