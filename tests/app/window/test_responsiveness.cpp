// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QElapsedTimer>
#include <QSignalSpy>

#include <algorithm>

#include "core/io/scenario_file.h"
#include "tests/app/window/window_fixture.h"

using namespace shardscope;

namespace {

/// A model of 64 stages: one estimate of it is the most that a slider has to wait for.
Scenario manyStages()
{
    const std::string text = R"({"schema": "shardscope.scenario/1", "model": {"preset": "llama-3-70b"},
        "cluster": {"preset": "dgx-h100", "nodes": 128}, "training": {"sequence_length": 8192, "global_batch": 1024},
        "plan": {"tp": 8, "pp": 64, "zero": 1, "recompute": "full"}})";
    return parseScenario(text, "64 stages").value();
}

}  // namespace

class TestResponsiveness : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    /// From a slider's move to the repainted window: 16 ms at the 99th percentile is the aim. What fails is far from it, for
    /// the machines that run this are slow and shared.
    void aMoveIsSeenWithinAFrame()
    {
        const Result<Estimate> estimated = estimate(manyStages());
        QVERIFY(estimated);
        QCOMPARE(estimated->memory().stages.size(), std::size_t{64});
        test::WindowFixture fixture;
        fixture.document().open(manyStages());
        QVERIFY(fixture.hasSettled());
        fixture.window.resize(1920, 1080);
        fixture.window.grab();
        QList<double> milliseconds;
        fixture.document().beginDrag();
        for (int move = 0; move < 200; ++move) {
            QSignalSpy shown(&fixture.window, &MainWindow::estimateShown);
            QElapsedTimer timer;
            timer.start();
            fixture.document().edit("training.sequence_length", std::int64_t{4096} + 64 * move);
            while (shown.isEmpty())
                QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
            fixture.window.repaint();
            QCoreApplication::sendPostedEvents();
            milliseconds << static_cast<double>(timer.nsecsElapsed()) / 1e6;
        }
        fixture.document().endDrag();
        std::sort(milliseconds.begin(), milliseconds.end());
        const double median = milliseconds.at(100);
        const double worst = milliseconds.at(197);
        qInfo("64 stages, 1920x1080: median %.1f ms, 99th percentile %.1f ms", median, worst);
        QVERIFY(median < 100);
    }
};

QTEST_MAIN(TestResponsiveness)
#include "test_responsiveness.moc"
