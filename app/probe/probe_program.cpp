// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/probe_program.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>

namespace shardscope {
namespace {

const QString kName = QStringLiteral("shardscope-probe");

QString runnable(const QString& path)
{
    const QFileInfo file(path);
    return file.isFile() && file.isExecutable() ? file.canonicalFilePath() : QString();
}

}  // namespace

QStringList probePlaces()
{
    const QDir beside(QCoreApplication::applicationDirPath());
    QStringList places;
    for (const char* folder : {".", "../probe", "../../probe", "../libexec/shardscope", "../libexec", "../lib/shardscope"})
        places << QDir::cleanPath(beside.filePath(QLatin1String(folder)));
    return places;
}

QString probeProgram()
{
    if (const QString named = qEnvironmentVariable("SHARDSCOPE_PROBE"); !named.isEmpty())
        return runnable(named);
    for (const QString& place : probePlaces()) {
        if (const QString found = runnable(place + u'/' + kName); !found.isEmpty())
            return found;
    }
    return QStandardPaths::findExecutable(kName);
}

void letGo(QProcess* process)
{
    constexpr int kMostly = 100;  // milliseconds; one that hangs in its driver takes longer, and is left to itself
    if (!process)
        return;
    process->disconnect();
    process->setParent(nullptr);
    process->kill();
    if (process->waitForFinished(kMostly) || process->state() == QProcess::NotRunning)
        process->deleteLater();
    else
        QObject::connect(process, &QProcess::finished, process, &QObject::deleteLater);
}

QStringList ProbeRequest::arguments() const
{
    QStringList words{QStringLiteral("--attached"), QStringLiteral("--backend"), backend};
    const auto add = [&words](const char* word, const QString& value) {
        if (!value.isEmpty())
            words << QLatin1String(word) << value;
    };
    add("--stages", stages.join(u','));
    add("--scenario", scenarioFile);
    add("--out", out);
    if (isSimulated()) {
        add("--device", device);
        add("--fault", fault);
    }
    if (patience != 1)
        add("--patience", QString::number(patience));
    if (quick)
        words << QStringLiteral("--quick");
    if (allowBusy)
        words << QStringLiteral("--allow-busy");
    return words;
}

}  // namespace shardscope
