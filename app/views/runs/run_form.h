// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <memory>

#include "core/io/log_import/log_summary.h"
#include "core/scenario/scenario.h"
#include "core/validate/runs.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace shardscope {

/// A form for the measurements of a scenario's run, typed in or taken from a log.
class RunForm : public QDialog {
    Q_OBJECT
public:
    explicit RunForm(std::shared_ptr<const Scenario> scenario, QWidget* parent = nullptr);

    /// Fills the fields from a training log, replacing those of an earlier one; for an unreadable log they are empty, and the form shows
    /// the reason.
    void takeLog(const std::string& text, const QString& name);
    /// Returns the run from the fields. Precondition: `problem` is empty.
    [[nodiscard]] Run run() const;
    /// Returns the missing or invalid fields, in a sentence; empty: the run can be kept.
    [[nodiscard]] QString problem() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    enum Rate { PerGpu, OfJob, StepTime };

    void makeFields();
    void makeButtons();
    void chooseLog();
    void refuse(const Error& error);
    void clearMeasured();
    void fill(const Measured& measured);
    void showState();
    void makeRoom();
    [[nodiscard]] std::optional<double> typed(const QLineEdit& field) const;

    std::shared_ptr<const Scenario> m_scenario;
    QComboBox* m_rateKind;
    QLineEdit* m_rate;
    QLineEdit* m_memory;
    QComboBox* m_memoryKind;
    QCheckBox* m_outOfMemory;
    QLineEdit* m_framework;
    QLineEdit* m_source;
    QPlainTextEdit* m_notes;
    QString m_logName;  ///< name in the source; empty: a person typed it
    QLabel* m_remark;
    QLabel* m_problem;
    QPushButton* m_keep = nullptr;
};

}  // namespace shardscope
