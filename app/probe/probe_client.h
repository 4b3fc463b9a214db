// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QProcess>
#include <QTimer>

#include "app/probe/probe_ending.h"
#include "app/probe/probe_lines.h"
#include "app/probe/probe_program.h"
#include "app/probe/probe_record.h"

namespace shardscope {

/// One run of the helper program at a time: starts it, records its messages, watches its heartbeat, and ends it. Nothing here blocks: the
/// window continues whatever happens to the helper. A run ends with exactly one `ended`.
class ProbeClient : public QObject {
    Q_OBJECT
public:
    explicit ProbeClient(QObject* parent = nullptr);
    ~ProbeClient() override;

    /// Starts a run. Precondition: none is running.
    void start(const QString& program, const ProbeRequest& request);
    /// Asks the run to end, and kills it after two seconds.
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    [[nodiscard]] bool isCancelling() const { return m_exit.isCancelled && m_isRunning; }
    /// Returns the record of the current run, or of the last one.
    [[nodiscard]] const ProbeRecord& record() const { return m_record; }
    [[nodiscard]] qint64 processId() const { return m_process ? m_process->processId() : 0; }
    /// Sets the milliseconds without a line after which the helper counts as lost; its heartbeat is once a second.
    void setSilence(int milliseconds) { m_silence.setInterval(milliseconds); }

Q_SIGNALS:
    /// Emitted for each message.
    void heard();
    void ended(const shardscope::ProbeEnding& ending);

private:
    void read();
    void readErrors();
    void hear(const QByteArray& line);
    void stopHard();
    void finish();

    QProcess* m_process = nullptr;
    ProbeRecord m_record;
    ProbeLines m_lines;
    ProbeLines m_errors;
    ProbeExit m_exit;
    QTimer m_silence;
    QTimer m_patience;  ///< with one that was asked to end
    bool m_isRunning = false;
};

}  // namespace shardscope
