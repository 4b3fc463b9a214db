// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QProcess>

#include <vector>

#include "app/probe/probe_program.h"
#include "probe/protocol/message.h"

namespace shardscope {

/// Holds what a backend of the helper program would run.
struct BackendPlan {
    QString id;
    std::vector<probe::StageInfo> stages;
    QString obstacle;  ///< why it is not for this machine, in English; empty: it is

    [[nodiscard]] bool isHere() const { return obstacle.isEmpty(); }
};

/// Those that the program tells of by `--plan`, in the order in which `auto` tries them.
[[nodiscard]] std::vector<BackendPlan> readPlans(const QByteArray& lines);
/// The plan that a backend's name means, "auto" the first that is here; null: there is none.
[[nodiscard]] const BackendPlan* planOf(const std::vector<BackendPlan>& plans, const QString& backend);

/// Asks the helper program what it would run. Nothing here waits.
class ProbePlanner : public QObject {
    Q_OBJECT
public:
    explicit ProbePlanner(QObject* parent = nullptr);
    ~ProbePlanner() override;
    /// `request` is how it would be run. What was asked before is not answered any more.
    void ask(const QString& program, const ProbeRequest& request);
    [[nodiscard]] bool isBusy() const { return m_process != nullptr; }

Q_SIGNALS:
    /// None: the program did not say.
    void answered(const std::vector<shardscope::BackendPlan>& plans);

private:
    void forget();
    void finish();

    QProcess* m_process = nullptr;
};

}  // namespace shardscope
