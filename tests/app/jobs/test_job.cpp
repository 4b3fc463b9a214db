// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/jobs/job.h"

#include <QSemaphore>
#include <QThread>

#include <algorithm>
#include <atomic>
#include <memory>
#include <stdexcept>
#include <vector>

#include "tests/app/app_test.h"

using namespace shardscope;

namespace {

void failTest(const QString& problem) { QFAIL(qPrintable(problem)); }

}  // namespace

class TestJob : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void theResultComesInTheThreadOfTheContext()
    {
        QObject context;
        Job task(&context, failTest);
        QThread* worked = nullptr;
        QThread* told = nullptr;
        task.start([] { return QThread::currentThread(); },
                   [&](QThread* thread) {
                       worked = thread;
                       told = QThread::currentThread();
                   });
        QVERIFY(task.isBusy());
        QTRY_VERIFY(!task.isBusy());
        QCOMPARE(told, QThread::currentThread());
        QVERIFY(worked != told);
    }

    /// A drag asks faster than is answered: the picture follows it all the same, and ends with the last answer.
    void whatIsOvertakenWhileItRunsIsTold()
    {
        QObject context;
        Job task(&context, failTest);
        QSemaphore gate;
        std::atomic<int> begun = 0;
        QList<int> told;
        bool wasBusyAtFirst = false;
        for (int i = 0; i < 10; ++i) {
            task.start(
                [&, i] {
                    ++begun;
                    gate.acquire();
                    return i;
                },
                [&](int result) {
                    wasBusyAtFirst = wasBusyAtFirst || (result == 0 && task.isBusy());
                    told << result;
                });
        }
        gate.release(10);
        QTRY_VERIFY(!task.isBusy());
        QCOMPARE(told, (QList<int>{0, 9}));
        QVERIFY(wasBusyAtFirst);
        QCOMPARE(begun.load(), 2);  // those in between were never begun
    }

    void stoppedWorkHearsOfIt()
    {
        QObject context;
        Job task(&context, failTest);
        QSemaphore begun;
        QSemaphore ended;
        task.start(
            [&](const JobContext& job) {
                begun.release();
                while (!job.isStopped())
                    QThread::msleep(1);
                ended.release();
                return 1;
            },
            [](int) { QFAIL("nobody waits for it"); });
        begun.acquire();
        task.cancel();
        QVERIFY(!task.isBusy());
        QVERIFY(ended.tryAcquire(1, 10000));
        QTest::qWait(10);
    }

    /// While other jobs keep every thread, the end of one that waits for a thread does not wait for theirs.
    void anEndBeforeTheBeginningIsQuick()
    {
        QObject context;
        QSemaphore gate;
        std::vector<std::unique_ptr<Job>> busy;
        const int count = std::max(4, QThread::idealThreadCount());
        for (int i = 0; i < count; ++i) {
            busy.push_back(std::make_unique<Job>(&context, failTest));
            busy.back()->start(
                [&] {
                    gate.acquire();
                    return 0;
                },
                [](int) {});
        }
        std::atomic<bool> begun = false;
        {
            Job waiting(&context, failTest);
            waiting.start(
                [&] {
                    begun = true;
                    return 0;
                },
                [](int) {});
        }
        gate.release(count);
        for (const auto& each : busy)
            QTRY_VERIFY(!each->isBusy());
        QVERIFY(!begun);
    }

    void progressIsTold()
    {
        QObject context;
        Job task(&context, failTest);
        QList<int> told;
        task.start(
            [&](const JobContext& job) {
                for (int i = 0; i < 3; ++i)
                    job.tell([&told, i] { told << i; });
                return 3;
            },
            [&](int last) { told << last; });
        QTRY_VERIFY(!task.isBusy());
        QCOMPARE(told, (QList<int>{0, 1, 2, 3}));
    }

    void whatIsCancelledIsNotTold()
    {
        QObject context;
        Job task(&context, failTest);
        bool told = false;
        task.start([] { return 1; }, [&](int) { told = true; });
        task.cancel();
        QVERIFY(!task.isBusy());
        QTest::qWait(20);
        QVERIFY(!told);
    }

    /// As EstimateRunner: memory may run out, and a closed window cannot report it.
    void whatThrowsIsTold()
    {
        QObject context;
        QStringList problems;
        QThread* told = nullptr;
        Job task(&context, [&](const QString& problem) {
            problems << problem;
            told = QThread::currentThread();
        });
        int result = 0;
        task.start([]() -> int { throw std::runtime_error("too large"); }, [&](int value) { result = value; });
        QTRY_VERIFY(!task.isBusy());
        QCOMPARE(problems, QStringList{"too large"});
        QCOMPARE(told, QThread::currentThread());
        QCOMPARE(result, 0);
        task.start([]() -> int { throw std::runtime_error("nobody asks any more"); }, [&](int value) { result = value; });
        task.start([] { return 7; }, [&](int value) { result = value; });
        QTRY_VERIFY(!task.isBusy());
        QCOMPARE(problems.size(), 1);
        QCOMPARE(result, 7);
    }

    void anEndInTheMiddleIsQuiet()
    {
        for (int i = 0; i < 50; ++i) {
            auto context = std::make_unique<QObject>();
            bool told = false;
            {
                Job task(context.get(), failTest);
                task.start([] { return 1; }, [&](int) { told = true; });
            }
            context.reset();
            QCoreApplication::processEvents();
            QVERIFY(!told);
        }
    }
};

QTEST_MAIN(TestJob)
#include "test_job.moc"
