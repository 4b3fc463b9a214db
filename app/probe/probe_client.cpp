// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/probe_client.h"

namespace shardscope {
namespace {

constexpr int kSilence = 20000;     ///< probe.md 3: the helper beats once a second, and its stages have watchdogs of their own
constexpr int kTimeToLeave = 1800;  ///< cancelled within 2 s

}  // namespace

ProbeClient::ProbeClient(QObject* parent) : QObject(parent)
{
    m_silence.setSingleShot(true);
    m_silence.setInterval(kSilence);
    m_patience.setSingleShot(true);
    m_patience.setInterval(kTimeToLeave);
    connect(&m_patience, &QTimer::timeout, this, &ProbeClient::stopHard);
    connect(&m_silence, &QTimer::timeout, this, [this] {
        m_exit.isSilent = true;
        stopHard();
    });
}

ProbeClient::~ProbeClient() { letGo(m_process); }

void ProbeClient::start(const QString& program, const ProbeRequest& request)
{
    m_record = ProbeRecord();
    m_lines = ProbeLines();
    m_errors = ProbeLines();
    m_exit = ProbeExit();
    m_isRunning = true;
    letGo(m_process);
    m_process = new QProcess(this);
    connect(m_process, &QProcess::readyReadStandardOutput, this, &ProbeClient::read);
    connect(m_process, &QProcess::readyReadStandardError, this, &ProbeClient::readErrors);
    connect(m_process, &QProcess::finished, this, [this](int status, QProcess::ExitStatus how) {
        m_exit.status = status;
        m_exit.isKilled = how == QProcess::CrashExit;
        finish();
    });
    connect(m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error != QProcess::FailedToStart)
            return;
        m_exit.isStarted = false;
        m_exit.startProblem = m_process->errorString();
        finish();
    });
    m_silence.start();
    m_process->start(program, request.arguments());
}

void ProbeClient::cancel()
{
    if (!m_isRunning || m_exit.isCancelled)
        return;
    m_exit.isCancelled = true;
    m_process->write("cancel\n");
    m_patience.start();
}

void ProbeClient::stopHard()
{
    if (m_process)
        m_process->kill();
}

void ProbeClient::read()
{
    for (const QByteArray& line : m_lines.take(m_process->readAllStandardOutput()))
        hear(line);
    if (m_isRunning)
        Q_EMIT heard();
}

void ProbeClient::readErrors()
{
    for (const QByteArray& line : m_errors.take(m_process->readAllStandardError())) {
        m_exit.lastWords = QString::fromUtf8(line);
        m_record.addLog(m_exit.lastWords);
    }
    if (m_isRunning)
        Q_EMIT heard();
}

void ProbeClient::hear(const QByteArray& line)
{
    if (m_exit.isForeign || m_exit.isSilent)
        return;
    const std::optional<probe::Message> message = probe::parseMessage({line.constData(), static_cast<std::size_t>(line.size())});
    if (!message)
        return m_record.addGarbage(line);
    m_silence.start();  // chatter is no sign of life
    m_record.add(*message);
    if (const auto* hello = std::get_if<probe::Hello>(&*message); hello && hello->protocol != probe::kProtocolVersion) {
        m_exit.isForeign = true;
        stopHard();
    } else if (const auto* problem = std::get_if<probe::Problem>(&*message)) {
        m_exit.problem = *problem;
    } else if (const auto* result = std::get_if<probe::RunResult>(&*message); result && !m_exit.result) {
        m_exit.result = *result;
        m_patience.start();  // it has nothing left to do
    }
}

void ProbeClient::finish()
{
    if (!m_isRunning)
        return;
    if (m_exit.isStarted) {
        read();
        readErrors();
        if (const QByteArray rest = m_lines.rest(); !rest.isEmpty())
            hear(rest);
        if (const QByteArray rest = m_errors.rest(); !rest.isEmpty())
            m_record.addLog(QString::fromUtf8(rest));
    }
    const std::vector<ProbeStage>& stages = m_record.stages();
    if (!m_exit.problem && !stages.empty() && stages.front().ended && !stages.front().isDone())
        m_exit.problem = probe::Problem{stages.front().ended->text, stages.front().ended->fix};
    m_isRunning = false;
    m_silence.stop();
    m_patience.stop();
    Q_EMIT ended(endingOf(m_exit));
}

}  // namespace shardscope
