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

/// Takes what a person measured in a run of a scenario, typed in or taken from a log.
class RunForm : public QDialog {
    Q_OBJECT
public:
    explicit RunForm(std::shared_ptr<const Scenario> scenario, QWidget* parent = nullptr);

    /// Fills the fields from a training log, in place of what they had from an earlier one; of a log that cannot be read they are empty, and
    /// why stands in the form.
    void takeLog(const std::string& text, const QString& name);
    /// Returns what the fields say. Precondition: `problem` is empty.
    [[nodiscard]] Run run() const;
    /// Returns what is missing or cannot be, in a sentence; empty: the run can be kept.
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
    QString m_logName;  ///< that stands in the source; empty: a person typed it
    QLabel* m_remark;
    QLabel* m_problem;
    QPushButton* m_keep = nullptr;
};

}  // namespace shardscope
