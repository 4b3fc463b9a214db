// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>
#include <random>

#include "core/doctor/timeline.h"

using namespace shardscope;

namespace {

TracedKernel kernelAt(double start, double end, KernelKind kind, std::optional<double> launched = {})
{
    TracedKernel kernel;
    kernel.start = start;
    kernel.end = end;
    kernel.kind = kind;
    kernel.launched = launched;
    return kernel;
}

TracedRank rankOf(std::vector<TracedKernel> kernels, double seconds)
{
    TracedRank rank;
    rank.names = {"kernel"};
    rank.seconds = seconds;
    rank.kernels = std::move(kernels);
    rank.hasLaunches = true;
    return rank;
}

bool isNear(double a, double b) { return std::abs(a - b) < 1e-12; }

}  // namespace

class TestTimeline : public QObject {
    Q_OBJECT

private slots:
    /// Compute comes before communication, and multiplications before other kernels.
    void aMomentHasOneActivity()
    {
        const Timeline timeline = timelineOf(rankOf({kernelAt(0, 4, KernelKind::Communication, -1),
                                                     kernelAt(1, 3, KernelKind::MemoryBound, -1), kernelAt(2, 5, KernelKind::Multiply, -1)},
                                                    6));
        QVERIFY(isNear(timeline.of(Activity::Communication), 1));
        QVERIFY(isNear(timeline.of(Activity::Kernels), 1));
        QVERIFY(isNear(timeline.of(Activity::Multiply), 3));
        QVERIFY(isNear(timeline.of(Activity::Launch), 1));
        QVERIFY(isNear(timeline.computing(), 4));
    }

    void idleTimeHasAReason_data()
    {
        QTest::addColumn<double>("launched");
        QTest::addColumn<double>("gap");
        QTest::addColumn<int>("activity");
        QTest::newRow("not launched yet") << 1.5 << 1.0 << static_cast<int>(Activity::Launch);
        QTest::newRow("launched long before") << 0.2 << 1.0 << static_cast<int>(Activity::Queued);
        QTest::newRow("from one kernel to the next") << 0.2 << 5e-6 << static_cast<int>(Activity::Gap);
    }
    void idleTimeHasAReason()
    {
        QFETCH(double, launched);
        QFETCH(double, gap);
        QFETCH(int, activity);
        const Timeline timeline =
            timelineOf(rankOf({kernelAt(0, 1, KernelKind::Multiply, -1), kernelAt(1 + gap, 3, KernelKind::Multiply, launched)}, 3));
        QVERIFY(isNear(timeline.of(static_cast<Activity>(activity)), gap));
    }

    /// Of the idle second from 1 to 3 the host loads half, and saves a quarter of it.
    void theHostIsAskedFirst()
    {
        TracedRank rank = rankOf({kernelAt(0, 1, KernelKind::Multiply, -1), kernelAt(3, 4, KernelKind::Multiply, 2.9)}, 5);
        rank.host = {{0.5, 2, 0, HostWork::Loader},
                     {1.75, 1.9, 0, HostWork::Loader},
                     {1.75, 2.25, 0, HostWork::Checkpoint},
                     {4.5, 5, 0, HostWork::Loader}};
        const Timeline timeline = timelineOf(rank);
        QVERIFY(isNear(timeline.of(Activity::Checkpoint), 0.5));
        QVERIFY(isNear(timeline.of(Activity::Loader), 0.75 + 0.5));
        QVERIFY(isNear(timeline.of(Activity::Launch), 0.75 + 0.5));
    }

    void withoutLaunchesThereIsNoReason()
    {
        TracedRank rank = rankOf({kernelAt(0, 1, KernelKind::Multiply), kernelAt(2, 3, KernelKind::Multiply)}, 4);
        rank.hasLaunches = false;
        const Timeline timeline = timelineOf(rank);
        QVERIFY(isNear(timeline.of(Activity::Queued), 2));
        QVERIFY(isNear(timeline.of(Activity::Launch), 0));
    }

    /// Whatever overlaps: the activities are the step, and the slices follow each other.
    void theActivitiesAreTheStep()
    {
        std::mt19937 random(7);
        std::uniform_real_distribution<double> uniform(0, 1);
        for (int round = 0; round < 200; ++round) {
            std::vector<TracedKernel> kernels;
            for (int i = 0; i < 30; ++i) {
                const double start = uniform(random) * 9;
                kernels.push_back(
                    kernelAt(start, start + uniform(random), static_cast<KernelKind>(random() % kKernelKinds), start - uniform(random)));
            }
            std::sort(kernels.begin(), kernels.end(), [](const TracedKernel& a, const TracedKernel& b) { return a.start < b.start; });
            TracedRank rank = rankOf(kernels, 10);
            for (double at = 0; at < 10; at += uniform(random))
                rank.host.push_back({at, at + uniform(random), 0, static_cast<HostWork>(random() % 4)});
            const Timeline timeline = timelineOf(rank);
            double sum = 0;
            for (const double each : timeline.sums)
                sum += each;
            QVERIFY(std::abs(sum - 10) < 1e-9);
            double at = 0;
            for (const Slice& slice : timeline.slices) {
                QVERIFY(slice.start == at && slice.end > slice.start);
                at = slice.end;
            }
            QCOMPARE(at, 10.0);
        }
    }
};

QTEST_APPLESS_MAIN(TestTimeline)
#include "test_timeline.moc"
