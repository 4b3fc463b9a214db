// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QProcess>

#include <vector>

#include "app/probe/probe_program.h"
#include "probe/protocol/message.h"

namespace shardscope {

/// The plan of a backend of the helper program.
struct BackendPlan {
    QString id;
    std::vector<probe::StageInfo> stages;
    QString obstacle;  ///< why it does not run on this machine, in English; empty: it does

    [[nodiscard]] bool isHere() const { return obstacle.isEmpty(); }
};

/// Returns the plans that the program prints with `--plan`, in the order in which `auto` tries them.
[[nodiscard]] std::vector<BackendPlan> readPlans(const QByteArray& lines);
/// Returns the plan of a backend's name; "auto" is the first that runs here; null: there is none.
[[nodiscard]] const BackendPlan* planOf(const std::vector<BackendPlan>& plans, const QString& backend);

/// Asks the helper program for its plans. Nothing here blocks.
class ProbePlanner : public QObject {
    Q_OBJECT
public:
    explicit ProbePlanner(QObject* parent = nullptr);
    ~ProbePlanner() override;
    /// Asks for the plans of `request`. Earlier requests are no longer answered.
    void ask(const QString& program, const ProbeRequest& request);
    [[nodiscard]] bool isBusy() const { return m_process != nullptr; }

Q_SIGNALS:
    /// Emitted with the plans; none: the program did not answer.
    void answered(const std::vector<shardscope::BackendPlan>& plans);

private:
    void forget();
    void finish();

    QProcess* m_process = nullptr;
};

}  // namespace shardscope
