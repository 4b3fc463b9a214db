// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <cmath>

#include "core/io/profile_import/profile_import.h"
#include "core/text/error_text.h"

/// Logs in the programs' formats, with invented figures.
namespace shardscope::log_texts {

struct NcclLog {
    QString program = QStringLiteral("all_reduce");
    int ranks = 8;
    int hosts = 1;
    double busFactor = 1.75;
    double bandwidth = 200;  ///< algbw, GB/s
    QString timeColumn = QStringLiteral("time");
    QString redop = QStringLiteral("sum");
    bool banner = true;
    bool devices = true;
    bool sameBus = false;
    int wrong = 0;
    double timeScale = 1;  ///< printed times / expected times
    bool countOfOneRank = false;

    [[nodiscard]] QString text() const
    {
        QStringList lines;
        if (banner)
            lines << "# nccl-tests version 2.19.6 nccl-headers=22809 nccl-library=22809"
                  << "# Collective test starting: " + program + "_perf";
        lines << "# nThread 1 nGpus 1 minBytes 1048576 maxBytes 4194304 step: 2(factor) warmup iters: 1 iters: 20 agg iters: 1 validation: "
                 "1 graph: 0";
        for (int rank = 0; devices && rank < ranks; ++rank) {
            const int place = rank % (ranks / hosts);
            lines << QStringLiteral("#  Rank %1 Group  0 Pid %2 on node%3 device %4 [0000:%5:00] NVIDIA H100 80GB HBM3")
                         .arg(rank, 2)
                         .arg(4000 + rank)
                         .arg(rank / (ranks / hosts))
                         .arg(sameBus ? 0 : place, 2)
                         .arg(sameBus ? 16 : 16 + place, 2, 16, QLatin1Char('0'));
        }
        lines << "#"
              << "#       size         count      type   redop    root     " + timeColumn + "   algbw   busbw  #wrong     " + timeColumn +
                     "   algbw   busbw  #wrong";
        for (const qint64 bytes : {qint64{1} << 26, qint64{1} << 28, qint64{1} << 30}) {
            const double micros = static_cast<double>(bytes) / bandwidth / 1e3 * timeScale;
            const QString half = QStringLiteral(" %1 %2 %3 %4")
                                     .arg(micros, 0, 'f', 2)
                                     .arg(bandwidth, 0, 'f', 2)
                                     .arg(bandwidth * busFactor, 0, 'f', 2)
                                     .arg(wrong);
            lines << QStringLiteral("%1 %2 float %3 -1").arg(bytes).arg(bytes / 4 / (countOfOneRank ? ranks : 1)).arg(redop) + half + half;
        }
        lines << "# Out of bounds values : 0 OK"
              << "# Avg bus bandwidth    : 1";
        return lines.join('\n') + '\n';
    }
};

inline Result<ImportedLog> import(const QString& text, const ImportOptions& options = {}, const char* file = "a.log")
{
    return importLog(text.toStdString(), file, options);
}

inline QString refusal(const Result<ImportedLog>& log) { return log ? QString() : QString::fromStdString(errorText(log.error())); }

inline QString notes(const ImportedLog& log)
{
    QString all;
    for (const std::string& note : log.notes)
        all += QString::fromStdString(note) + '\n';
    return all;
}

}  // namespace shardscope::log_texts
