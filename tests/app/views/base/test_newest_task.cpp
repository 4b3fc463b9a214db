// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/base/newest_task.h"

#include <QSemaphore>
#include <QThread>

#include <atomic>
#include <memory>
#include <stdexcept>

#include "tests/app/app_test.h"

using namespace shardscope;

namespace {

void failTest(const QString& problem) { QFAIL(qPrintable(problem)); }

}  // namespace

class TestNewestTask : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void theResultComesInTheThreadOfTheContext()
    {
        QObject context;
        NewestTask<QThread*> task(&context, failTest);
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

    void onlyTheNewestIsTold()
    {
        QObject context;
        NewestTask<int> task(&context, failTest);
        QSemaphore gate;
        std::atomic<int> begun = 0;
        QList<int> told;
        for (int i = 0; i < 10; ++i) {
            task.start(
                [&, i] {
                    ++begun;
                    gate.acquire();
                    return i;
                },
                [&](int result) { told << result; });
        }
        gate.release(10);
        QTRY_VERIFY(!task.isBusy());
        QCOMPARE(told, QList<int>{9});
        QCOMPARE(begun.load(), 2);  // those in between were never begun
    }

    void whatIsCancelledIsNotTold()
    {
        QObject context;
        NewestTask<int> task(&context, failTest);
        bool told = false;
        task.start([] { return 1; }, [&](int) { told = true; });
        task.cancel();
        QTRY_VERIFY(!task.isBusy());
        QVERIFY(!told);
    }

    /// As EstimateRunner: memory may run out, and a window that is gone tells nobody why.
    void whatThrowsIsTold()
    {
        QObject context;
        QStringList problems;
        QThread* told = nullptr;
        NewestTask<int> task(&context, [&](const QString& problem) {
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
                NewestTask<int> task(context.get(), failTest);
                task.start([] { return 1; }, [&](int) { told = true; });
            }
            context.reset();
            QCoreApplication::processEvents();
            QVERIFY(!told);
        }
    }
};

QTEST_MAIN(TestNewestTask)
#include "test_newest_task.moc"
