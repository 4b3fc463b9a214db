// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include <QApplication>

#include <cstdio>
#include <cstdlib>
#include <vector>

#include "app/text/english_plurals.h"
#include "core/platform/process_memory.h"

int main(int count, char** words)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    shardscope::giveLargeBlocksBack();  // as the program does
    const QApplication application(count, words);
    shardscope::EnglishPlurals plurals;
    QCoreApplication::installTranslator(&plurals);
    // Options of the command line come later and take precedence.
    char repetitions[] = "--benchmark_repetitions=200";
    char aggregates[] = "--benchmark_report_aggregates_only=true";
    std::vector<char*> all{words[0], repetitions, aggregates};
    all.insert(all.end(), words + 1, words + count);
    int asked = static_cast<int>(all.size());
    benchmark::Initialize(&asked, all.data());
    benchmark::RunSpecifiedBenchmarks();
    // The windows that benchmarks keep between their repetitions must not end after the application.
    std::fflush(nullptr);
    std::_Exit(0);
}
