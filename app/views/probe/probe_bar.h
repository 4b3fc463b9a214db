// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <vector>

#include "app/probe/probe_plans.h"

class QCheckBox;
class QComboBox;
class QProgressBar;
class QPushButton;

namespace shardscope {

class Card;

/// The controls of a measurement: backend, thoroughness, start and cancel.
class ProbeBar : public QObject {
    Q_OBJECT
public:
    /// Puts the controls into the card's row of tools.
    explicit ProbeBar(Card& card);

    /// Returns the request from these controls; its stages and files are the view's.
    [[nodiscard]] ProbeRequest request() const;
    void setRequest(const ProbeRequest& request);
    [[nodiscard]] bool wantsScenario() const;
    void setPlans(const std::vector<BackendPlan>& plans);
    void setRunning(bool isRunning, bool isCancelling);
    /// Sets the progress, 0 to 1.
    void setProgress(double share);
    void setCanRun(bool can);
    [[nodiscard]] QPushButton& runButton() const { return *m_run; }

Q_SIGNALS:
    void edited();
    void runRequested();
    void cancelRequested();

private:
    void take();

    QComboBox* m_backends;
    QComboBox* m_devices;
    QComboBox* m_faults;
    QCheckBox* m_quick;
    QCheckBox* m_scenario;
    QCheckBox* m_busy;
    QPushButton* m_run;
    QProgressBar* m_progress;
    double m_patience = 1;  ///< as requested, without a control
    bool m_isRunning = false;
};

}  // namespace shardscope
