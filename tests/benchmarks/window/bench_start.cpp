// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>

#include "tests/benchmarks/window/percentiles.h"

namespace shardscope {
namespace {

/// Own settings: the user's open views must not change the measurement.
QProcessEnvironment ownSettings()
{
    static const QTemporaryDir folder;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), folder.path());
    environment.insert(QStringLiteral("XDG_DATA_HOME"), folder.path());
    return environment;
}

/// The program as a person starts it, until its window is painted with the first estimate. Goals: 120 ms and 70 MB.
void startToFirstPicture(benchmark::State& state)
{
    for (auto _ : state) {
        QElapsedTimer wall;
        QProcess program;
        program.setProcessEnvironment(ownSettings());
        wall.start();
        program.start(QStringLiteral(SHARDSCOPE_PROGRAM), {QStringLiteral("--measure-start")});
        QByteArray told;
        while (!told.contains("resident_mb") && program.waitForReadyRead(10000))
            told += program.readAll();
        state.SetIterationTime(static_cast<double>(wall.nsecsElapsed()) / 1e9);
        program.waitForFinished();
        const qsizetype at = told.indexOf("resident_mb");
        if (at < 0) {
            state.SkipWithError("the program did not tell");
            return;
        }
        state.counters["resident_mb"] = told.mid(at).simplified().split(' ').value(1).toDouble();
    }
}
BENCHMARK(startToFirstPicture)->Apply(tellFrames)->UseManualTime();

}  // namespace
}  // namespace shardscope
