// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <functional>

#include "core/launch/launch_export.h"

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTabBar;

namespace shardscope {

class Document;
class Settings;

/// Shows the plan as each launcher's own files: whether they can express it, the differences, each file, and the commands that start and
/// test it. It opens on the launcher of the scenario's framework, follows the document while it is open, and remembers the choice for each
/// framework.
class LaunchDialog : public QDialog {
    Q_OBJECT
public:
    LaunchDialog(Document& document, Settings& settings, QWidget* parent = nullptr);

    void setTarget(Target target);
    [[nodiscard]] const LaunchExport& launch() const { return m_launch; }
    /// Sets the question for a folder; tests answer instead of a person.
    void setAskFolder(std::function<QString()> ask) { m_askFolder = std::move(ask); }
    /// Writes all files below `folder`. Returns the error, or empty.
    [[nodiscard]] QString saveTo(const QString& folder) const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void showFile(int index);
    void showVerdict();
    void style();
    [[nodiscard]] QString shownText() const;
    void copy(const QString& text, const QString& what);
    void save();

    Document& m_document;
    LaunchExport m_launch;
    std::function<QString()> m_askFolder;
    QComboBox* m_targets;
    QLabel* m_verdict;
    QLabel* m_changes;
    QTabBar* m_tabs;
    QPlainTextEdit* m_text;
    QLabel* m_told;
    QPushButton* m_copy;
    QPushButton* m_copyDryRun;
    QPushButton* m_save;
};

}  // namespace shardscope
