// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <optional>
#include <vector>

#include "core/launch/launch_import.h"

class QFormLayout;
class QPushButton;

namespace shardscope {

/// Asks for the facts that a launch file leaves open, in one dialog: each with the reason and its line, without preselected answers.
class ImportDialog : public QDialog {
    Q_OBJECT
public:
    ImportDialog(const ImportedLaunch& imported, const QString& name, QWidget* parent = nullptr);

    /// Returns `fill` with the answers; empty while one of them is missing or invalid.
    [[nodiscard]] std::optional<ImportFill> answers(ImportFill fill) const;

private:
    struct Question {
        ImportNote note;
        QWidget* control = nullptr;
    };

    void add(const ImportNote& note, QFormLayout& layout);
    void update();

    std::vector<Question> m_questions;
    QPushButton* m_open;
};

}  // namespace shardscope
