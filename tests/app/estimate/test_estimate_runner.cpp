// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/estimate/estimate_runner.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QThread>

#include <algorithm>
#include <atomic>

#include "tests/app/app_test.h"
#include "tests/app/example_scenario.h"

using namespace shardscope;

namespace {

std::shared_ptr<const Scenario> named(const char* name)
{
    Scenario scenario = test::exampleScenario();
    scenario.name = name;
    return std::make_shared<const Scenario>(std::move(scenario));
}

}  // namespace

class TestEstimateRunner : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void answersAwayFromThisThread()
    {
        std::atomic<QThread*> where = nullptr;
        EstimateRunner runner([&where](Scenario scenario) {
            where = QThread::currentThread();
            return estimate(std::move(scenario));
        });
        std::shared_ptr<const Estimate> answer;
        connect(&runner, &EstimateRunner::estimateReady, this, [&answer](std::shared_ptr<const Estimate> newest) { answer = newest; });
        runner.request(named("one"));
        QVERIFY(runner.isBusy());
        QTRY_VERIFY(answer != nullptr);
        QVERIFY(!runner.isBusy());
        QCOMPARE(answer->scenario().name, std::string("one"));
        QVERIFY(where != QThread::currentThread());
    }

    /// A slow estimator, and requests that come while it is at work: each answer is newer than the one before, and the last is the
    /// newest's.
    void answersFollowADragAndEndWithTheNewest()
    {
        std::atomic<int> computed = 0;
        EstimateRunner runner([&computed](Scenario scenario) {
            QThread::msleep(20);
            ++computed;
            return estimate(std::move(scenario));
        });
        QList<int> told;
        connect(&runner, &EstimateRunner::estimateReady, this,
                [&](std::shared_ptr<const Estimate> answer) { told << std::stoi(answer->scenario().name); });
        for (int number = 0; number < 40; ++number) {
            runner.request(named(std::to_string(number).c_str()));
            QTest::qWait(3);
        }
        QTRY_VERIFY(!runner.isBusy());
        QVERIFY(told.size() >= 2);
        QVERIFY(std::is_sorted(told.begin(), told.end()));
        QCOMPARE(told.last(), 39);
        QVERIFY(computed < 40);  // those that were overtaken before they began were never begun
    }

    void aFailureIsTold()
    {
        EstimateRunner runner([](Scenario) -> Result<Estimate> {
            return Error{ErrorCode::CannotEstimate, {"mamba2", "state-space"}, {}, {}};
        });
        QSignalSpy failed(&runner, &EstimateRunner::estimateFailed);
        runner.request(named("one"));
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(!runner.isBusy());
    }

    void anExceptionIsAFailure()
    {
        EstimateRunner runner([](Scenario) -> Result<Estimate> { throw std::bad_alloc(); });
        QSignalSpy failed(&runner, &EstimateRunner::estimateFailed);
        runner.request(named("one"));
        QTRY_COMPARE(failed.size(), 1);
    }

    void itsEndWaitsForTheOneAtWork()
    {
        QSemaphore begun;
        std::atomic<bool> finished = false;
        {
            EstimateRunner runner([&](Scenario scenario) {
                begun.release();
                QThread::msleep(30);
                finished = true;
                return estimate(std::move(scenario));
            });
            runner.request(named("one"));
            begun.acquire();
        }
        QVERIFY(finished);
    }
};

QTEST_GUILESS_MAIN(TestEstimateRunner)
#include "test_estimate_runner.moc"
