// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

/// Runs the real program, as a shell does.
namespace shardscope::command_line {

struct Outcome {
    int status = -1;  ///< −1: it crashed, hung or did not start
    QByteArray out;
    QByteArray err;

    QJsonObject document;  ///< the answer as JSON; empty where it is none

    [[nodiscard]] const QJsonObject& json() const { return document; }
};

inline Outcome finish(QProcess& process, const QByteArray& input)
{
    process.write(input);
    process.closeWriteChannel();
    Outcome outcome;
    if (process.waitForFinished(600000) && process.exitStatus() == QProcess::NormalExit)
        outcome.status = process.exitCode();
    outcome.out = process.readAllStandardOutput();
    outcome.err = process.readAllStandardError();
    outcome.document = QJsonDocument::fromJson(outcome.out).object();
    return outcome;
}

inline Outcome run(const QStringList& arguments, const QByteArray& input = {})
{
    QProcess process;
    process.start(QStringLiteral(SHARDSCOPE_CLI), arguments);
    return finish(process, input);
}

/// Runs a command of the shell, in which $0 is the program.
inline Outcome shell(const QString& command)
{
    QProcess process;
    process.start(QStringLiteral("sh"), {QStringLiteral("-c"), command, QStringLiteral(SHARDSCOPE_CLI)});
    return finish(process, {});
}

/// Returns the path of the example: Llama 3 70B on 64 H100.
inline QString example() { return QStringLiteral(SHARDSCOPE_SOURCE_DIR "/resources/examples/llama-3-70b-64-h100.json"); }

inline QByteArray exampleText()
{
    QFile file(example());
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Writes a file that exists as long as `folder`, and returns its path.
inline QString write(const QTemporaryDir& folder, const QString& name, const QByteArray& text)
{
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        return {};
    return file.fileName();
}

/// Returns whether this is a refusal as the contract demands: status 2, nothing on standard output, one clear line that has all of `parts`.
inline bool isRefusal(const Outcome& outcome, const QStringList& parts)
{
    bool ok = outcome.status == 2 && outcome.out.isEmpty() && outcome.err.startsWith("shardscope-cli: ") && outcome.err.count('\n') == 1;
    for (const QString& part : parts)
        ok = ok && outcome.err.contains(part.toUtf8());
    if (!ok)
        qWarning("status %d\nout: %s\nerr: %s", outcome.status, outcome.out.left(400).constData(), outcome.err.constData());
    return ok;
}

}  // namespace shardscope::command_line
