// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "core/io/hardware_profile_json.h"

/// Runs the real program, as the window and a shell do.
namespace shardscope::probe_run {

/// The output of one run.
struct Outcome {
    int status = -1;  ///< -1: it crashed, hung or did not start
    QByteArray out;
    QByteArray err;
    QList<QJsonObject> lines;

    [[nodiscard]] QList<QJsonObject> events(const QString& event) const
    {
        QList<QJsonObject> found;
        for (const QJsonObject& line : lines) {
            if (line["ev"] == event)
                found << line;
        }
        return found;
    }
    [[nodiscard]] QJsonObject result() const { return lines.isEmpty() ? QJsonObject() : lines.last(); }
    /// Returns the ending of a stage; empty if it did not end.
    [[nodiscard]] QJsonObject ending(const QString& stage) const
    {
        for (const QJsonObject& line : events("stage-end")) {
            if (line["stage"] == stage)
                return line;
        }
        return {};
    }
    [[nodiscard]] QJsonObject check(const QString& id) const
    {
        for (const QJsonObject& line : events("check")) {
            if (line["id"] == id)
                return line;
        }
        return {};
    }
    /// Returns whether every line is an object, the first is the greeting, and the last is the only result.
    [[nodiscard]] bool isWellFormed() const
    {
        return !lines.isEmpty() && lines.size() == out.count('\n') && lines.first()["ev"] == "hello" && events("result").size() == 1 &&
               result()["ev"] == "result";
    }
};

inline void addLines(Outcome& outcome)
{
    for (const QByteArray& line : outcome.out.split('\n')) {
        const QJsonObject object = QJsonDocument::fromJson(line).object();
        if (object.contains("ev"))
            outcome.lines << object;
    }
}

inline Outcome finish(QProcess& process)
{
    Outcome outcome;
    if (process.waitForFinished(60000) && process.exitStatus() == QProcess::NormalExit)
        outcome.status = process.exitCode();
    outcome.out = process.readAllStandardOutput();
    outcome.err = process.readAllStandardError();
    addLines(outcome);
    return outcome;
}

inline void start(QProcess& process, const QStringList& arguments, const QStringList& environment = {})
{
    QProcessEnvironment all = QProcessEnvironment::systemEnvironment();
    for (const QString& variable : environment)
        all.insert(variable.section('=', 0, 0), variable.section('=', 1));
    process.setProcessEnvironment(all);
    process.start(QStringLiteral(SHARDSCOPE_PROBE), arguments);
}

inline Outcome run(const QStringList& arguments, const QStringList& environment = {})
{
    QProcess process;
    start(process, arguments, environment);
    process.closeWriteChannel();
    return finish(process);
}

/// Returns the arguments of a one-second run of the simulated node, with this fault, if any.
inline QStringList simulated(const QString& fault = {}, const QString& out = {})
{
    QStringList arguments{"--backend", "simulated", "--quick", "--patience", "0.15"};
    if (!fault.isEmpty())
        arguments << "--fault" << fault;
    if (!out.isEmpty())
        arguments << "--out" << out;
    return arguments;
}

/// Waits until the program has printed `text`, for up to 30 s, and appends its output to `said`. Returns whether it did.
inline bool waitFor(QProcess& process, QByteArray& said, const QByteArray& text)
{
    QElapsedTimer timer;
    timer.start();
    while (!said.contains(text) && timer.elapsed() < 30000 && process.state() != QProcess::NotRunning) {
        process.waitForReadyRead(200);
        said += process.readAllStandardOutput();
    }
    return said.contains(text);
}

inline Result<HardwareProfile> profileAt(const QString& path)
{
    QFile file(path);
    const QByteArray text = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    return parseHardwareProfile(std::string_view(text.constData(), static_cast<std::size_t>(text.size())), "p.json");
}

}  // namespace shardscope::probe_run
