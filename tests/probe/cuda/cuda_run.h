// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

/// Runs one stage of the real program on the fake machine.
namespace shardscope::cuda_run {

struct StageRun {
    bool ended = false;
    QByteArray log;
    QList<QJsonObject> lines;

    [[nodiscard]] QList<QJsonObject> all(const QString& event) const
    {
        QList<QJsonObject> found;
        for (const QJsonObject& line : lines) {
            if (line["ev"] == event)
                found << line;
        }
        return found;
    }
    [[nodiscard]] QList<QJsonObject> samples() const { return all("sample"); }
    [[nodiscard]] QJsonObject check(const QString& id) const
    {
        for (const QJsonObject& line : all("check")) {
            if (line["id"] == id)
                return line;
        }
        return {};
    }
    [[nodiscard]] QJsonObject end() const { return all("stage-end").value(0); }
    [[nodiscard]] QString outcome() const { return end()["outcome"].toString(); }
};

inline void startStage(QProcess& process, const QString& stage, const QString& machine, const QStringList& more,
                       const QString& libraries = QStringLiteral(SHARDSCOPE_FAKE_CUDA))
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("SHARDSCOPE_CUDA_LIBRARY_PATH", libraries);
    environment.insert("FAKE_CUDA", machine);
    environment.remove("CUDA_VISIBLE_DEVICES");
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(SHARDSCOPE_PROBE), QStringList{"--backend", "cuda", "--stage", stage, "--quick"} + more);
}

inline StageRun runStage(const QString& stage, const QString& machine = {}, const QStringList& more = {},
                         const QString& libraries = QStringLiteral(SHARDSCOPE_FAKE_CUDA))
{
    QProcess process;
    startStage(process, stage, machine, more, libraries);
    StageRun run;
    run.ended = process.waitForFinished(100000) && process.exitStatus() == QProcess::NormalExit;
    run.log = process.readAllStandardError();
    for (const QByteArray& line : process.readAllStandardOutput().split('\n')) {
        const QJsonObject object = QJsonDocument::fromJson(line).object();
        if (object.contains("ev"))
            run.lines << object;
    }
    return run;
}

}  // namespace shardscope::cuda_run
